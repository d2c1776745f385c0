"""The wagers beside the first: super sevens and bonus blackjack in Queensland, and Victoria's super bonus.

Each under the best play of the first wager, and with the play that suits it: where it counts as much as is staked on
it beside the first wager, or where it alone counts.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import Final, NamedTuple

from houseway.equipment.cards import RANK, Card
from houseway.games.blackjack.best.game_table import VALUES, Counts, GameTable, net, plus
from houseway.games.blackjack.best.hands import NONE, STAND, WHOLE
from houseway.games.blackjack.best.side_wager import ALIKE, Chances, Joined, Prizes, chances_under
from houseway.games.blackjack.best.solution import Solved
from houseway.games.blackjack.bonus_blackjack import COMBINATIONS, Bonus
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.super_sevens import Sevens, count_sevens
from houseway.games.blackjack.victoria.super_bonus import Original, three_sevens
from houseway.money import Cents, cents

SEVEN: Final = 7
SEVENS: Final = tuple(card for card, rank in enumerate(RANK) if rank == SEVEN)
OTHER: Final = next(card for card, rank in enumerate(RANK) if rank != SEVEN)
ONE_DOLLAR: Final = cents("1")


def hand_of(values: Iterable[int]) -> Counts:
    cards = NONE
    for value in values:
        cards = plus(cards, value)
    return cards


# Super sevens: the first three cards, if a third one comes


def third_card_comes(found: Iterable[Solved]) -> dict[int, bool]:
    """By the dealer's card: does the best play of two sevens ask for another one?"""
    pair = WHOLE, hand_of([SEVEN, SEVEN])
    return {each.against.up: bool(each.best.acts[each.against.hands.number[pair]] != STAND) for each in found}


def super_sevens(counts: Counts, takes: Mapping[int, bool]) -> Iterator[tuple[Sevens, int]]:
    """What decides it, with the ways of the first card, the second, the dealer's and the next."""
    cards, decks = sum(counts), counts[SEVEN - 1] // ALIKE
    others, rest = cards - ALIKE * decks, (cards - 2) * (cards - 3)
    yield count_sevens([OTHER]), others * (cards - 1) * rest
    yield count_sevens([SEVENS[0], OTHER]), ALIKE * decks * others * rest
    values = [value for value in VALUES if value != SEVEN]
    for first, second in product(SEVENS, repeat=2):
        for up in values:
            for third in (*SEVENS, OTHER):
                drawn = [first, second, third] if takes[up] else [first, second]
                yield count_sevens(drawn), _ways([first, second, third], decks, others - 1) * counts[up - 1]
        for up, third in product(SEVENS, (*SEVENS, OTHER)):
            drawn = [first, second, third] if takes[SEVEN] else [first, second]
            yield count_sevens(drawn), _ways([first, second, up, third], decks, others)


def _ways(cards: Sequence[Card], decks: int, others: int) -> int:
    """In how many ways these come one after another."""
    left = [others if card == OTHER else decks - cards[:at].count(card) for at, card in enumerate(cards)]
    return prod(left)


# Bonus blackjack, and Victoria's super bonus: combinations that the cards of a hand make


class Suited(NamedTuple):
    """A way of play: what the first wager loses by it for each round, and how likely each combination is."""

    costs: Fraction
    made: Chances


def bonus_prizes(asked: GameTable, share: Fraction) -> Prizes:
    """What bonus blackjack comes to over a loss, by combination: for each unit of which `share` is staked on it."""
    row, found = asked.row("bonus blackjack"), {}
    for ranks, one_suit in product(COMBINATIONS, (True, False)):
        facts = Bonus(ranks, one_suit, asked.decks, nominated=False)
        found[hand_of(ranks), one_suit] = (net(row, facts, ONE_DOLLAR) + 1) * share
    return found


def super_bonus_prizes(asked: GameTable, bet: Cents) -> Prizes:
    """What the super bonus adds to a wager of so much; nothing is staked on it."""
    hand = Hand("")
    hand.recount([SEVENS[0]] * 3)
    facts = Original(bet, three_sevens(hand), winner=False)
    return {(hand_of([SEVEN] * 3), True): net(asked.row("super bonus"), facts, bet)}


def under_best(found: Sequence[Solved], prizes: Prizes) -> Suited:
    """With the first wager played as is best for it."""
    return Suited(Fraction(0), _sum(chances_under(each.against, each.best.acts, prizes) for each in found))


def suited(found: Sequence[Solved], prizes: Prizes, *, alone: bool = False) -> Suited:
    """With the play that suits both together; or the prizes `alone`."""
    joined = [Joined(each.against, each.best, prizes, main=0 if alone else 1).gains() for each in found]
    return Suited(-sum((gained for gained, _ in joined), Fraction(0)), _sum(made for _, made in joined))


def against_a_seven(found: Sequence[Solved]) -> list[Solved]:
    """The super bonus is won against a dealer's first card of that rank alone."""
    return [each for each in found if each.against.up == SEVEN]


def _sum(parts: Iterable[Chances]) -> Chances:
    found = Chances()
    for part in parts:
        for made, chance in part.items():
            found[made] = found.get(made, Fraction(0)) + chance
    return found


def bonus_facts(asked: GameTable, counts: Counts, made: Chances) -> dict[Bonus, Fraction]:
    """What decides bonus blackjack, with its chance: a combination, the nominated blackjack, or nothing."""
    decks, cards = counts[0] // ALIKE, sum(counts)
    nominated = Fraction(2 * decks * decks, cards * (cards - 1))  # one card of each of two kinds, in either order
    found = {Bonus((), False, asked.decks, nominated=True): nominated}
    for (hand, one_suit), chance in made.items():
        ranks = tuple(value for value, count in zip(VALUES, hand, strict=True) for _ in range(count))
        found[Bonus(ranks, one_suit, asked.decks, nominated=False)] = chance
    found[Bonus((), False, asked.decks, nominated=False)] = 1 - sum(found.values(), Fraction(0))
    return found
