"""What a game adds to the terminal: its lexicon, and how its table is set up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from houseway.cli.terminal.grammar import Lexicon

FACES: Final = {
    "5-card-stud": ("stud", "one card face down, four face up; betting to the pot"),
    "7-card-stud": ("stud", "the best five of seven cards, four of them face up"),
    "baccarat": ("baccarat", "take the shoe and deal; 5% on what the banker wins"),
    "blackjack": ("blackjack", "no hole card, the dealer stands on 17"),
    "caribbean-stud": ("caribbean_stud", "five cards each; bet twice the ante or fold; jackpot"),
    "com-bo": ("com_bo", "higher or lower, runs, combinations of five cards"),
    "craps": ("craps", "two dice, 26 wagers, and the point"),
    "draw": ("draw", "five cards of your own, and a draw"),
    "keno": ("keno", "20 of 80 numbers; 1 to 10 spots, ways and jackpots"),
    "manila": ("poker", "two cards of your own and five for all"),
    "mini-baccarat": ("mini_baccarat", "player's or banker's hand, the latter at 19 to 20"),
    "mini-dice": ("mini_dice", "three dice: the field, or a number"),
    "pai-gow": ("pai_gow", "four tiles, a low and a high hand against the bank"),
    "roulette": ("roulette", "37 numbers, 13 kinds of wager"),
    "sic-bo": ("sic_bo", "three dice, 8 kinds of wager"),
    "tri-chro": ("tri_chro", "two balls of three colours, nineteen wagers"),
    "triple-penny-two-up": ("triple_penny_two_up", "three coins from the kip, and bonus play on a triple"),
    "two-up": ("two_up", "two coins from the kip: heads, tails or odds"),
    "wheel-of-fortune": ("wheel_of_fortune", "50 or 52 spaces, and a wager on each symbol"),
}  # fmt: skip
"""Of each game its lexicon, and a line for the lobby."""

SETTINGS: Final[Mapping[str, Mapping[str, Any]]] = {"blackjack": {"super_sevens": True}}
"""Of a table in Queensland, besides its people."""


@dataclass(frozen=True)
class Face:
    """One game at the terminal."""

    lexicon: Lexicon = field(default_factory=Lexicon)
    settings: Mapping[str, Any] = field(default_factory=dict)


def face_of(game: str) -> Face:
    """The face of a game, loaded when somebody sits down to it."""
    if game not in FACES:
        return Face()
    lexicon, _ = FACES[game]
    return Face(import_module(f"{__package__}.lexicons.{lexicon}").LEXICON, SETTINGS.get(game, {}))
