"""Games of cards, or of tiles, against the house."""

from typing import Final

from houseway.cli.terminal.guides.guide import Guide

BLACKJACK: Final = Guide(
    (
        "Come nearer to 21 than the dealer without going over, which is bust and loses.",
        "Court cards count 10, an ace 1 or 11. Ace and ten at once are a blackjack (a",
        "natural): it beats any other 21 and pays 3 to 2. Other wins pay 1 to 1.",
        "Equal counts are void: a push, and your chips go back.",
        "The dealer draws to 16 and stands on 17; cards may be split or doubled on.",
    ),
    "10",
    "$10.00 on a free box, once the cards are cut; Enter deals",
)
BACCARAT: Final = Guide(
    (
        "Two hands are dealt, the player's and the banker's: wager on one, or on a tie.",
        "The higher count wins. Aces count 1, court cards and tens 0, and of a sum only",
        "the last digit counts: 7 and 8 are 5. With 8 or 9 at once (a natural) no card",
        "is drawn; otherwise the rules say who draws a third: nobody chooses.",
        "Both pay 1 to 1, the banker's less 5%, but are void (a push) on a tie: 8 to 1.",
    ),
    "10 banker",
    "or 10 player, once there is a banker; Enter deals",
)
CARIBBEAN: Final = Guide(
    (
        "You and the dealer have five cards each; the better poker hand wins.",
        "You see one of the dealer's: then bet twice the ante, or fold and lose it.",
        "The dealer needs an ace and a king, or better, to qualify: otherwise the ante",
        "pays 1 to 1 and the bet is void, a push. Against one that qualifies your bet",
        "pays by your hand, 1 to 1 to 250 to 1. A flush or better wins in the jackpot.",
    ),
    "10",
    "an ante of $10.00; then deal, or Enter; then bet or fold",
)
PAI_GOW: Final = Guide(
    (
        "You set four tiles as two hands of two, a low hand and a high hand.",
        "Both must beat the bank's to win; one each is void, a push, and of hands that",
        "are alike the bank's is higher. Pairs rank highest, then wongs and gongs, then",
        "points: of a sum only the last digit counts, 9 at best.",
        "A win pays 1 to 1, less 5%. 'house way' sets your tiles as the house would.",
    ),
    "10",
    "on your box; Enter deals; then a, b or c sets your tiles",
)
GUIDES: Final = {
    "baccarat": BACCARAT,
    "blackjack": BLACKJACK,
    "blackjack vic Crown 21": BLACKJACK._replace(
        won=(
            *BLACKJACK.won[:4],
            "The dealer draws to 16, and on a soft 17; cards may be split or doubled on.",
        )
    ),
    "caribbean-stud": CARIBBEAN,
    "com-bo": Guide(
        (
            "Five cards are dealt in a row, 1 to 5.",
            "High 1 wins if card 1 ranks above card 2, low 1 if below: 1 to 1, and so on;",
            "of card 5 the next is card 1. Equal ranks lose.",
            "A run wins if every card from the first on ranks above (below) the next.",
            "Com-bo pays for a poker hand of all five; one pair is void, a push.",
        ),
        "5 high 1",
        "or 2 com-bo; then deal, or Enter",
    ),
    "mini-baccarat": BACCARAT._replace(
        won=(
            *BACCARAT.won[:4],
            "They pay 1 to 1, banker's 19 to 20, but are void (a push) on a tie: 8 to 1.",
        ),
        then="or 10 player, once the cards are cut; Enter deals",
    ),
    "pai-gow": PAI_GOW,
}
