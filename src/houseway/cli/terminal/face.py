"""What a game adds to the terminal: how its table is drawn, and its lexicon."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.terminal.grammar import Lexicon
from houseway.play.view import View

FACES: Final = {
    "5-card-stud": ("five_card_stud", "stud", "one card face down, four face up; betting to the pot"),
    "7-card-stud": ("seven_card_stud", "stud", "the best five of seven cards, four of them face up"),
    "baccarat": ("baccarat", "baccarat", "take the shoe and deal; 5% on what the banker wins"),
    "blackjack": ("blackjack", "blackjack", "no hole card, the dealer stands on 17"),
    "caribbean-stud": ("caribbean_stud", "caribbean_stud", "five cards each; bet twice the ante or fold; jackpot"),
    "com-bo": ("com_bo", "com_bo", "higher or lower, runs, combinations of five cards"),
    "craps": ("craps", "craps", "two dice, 26 wagers, and the point"),
    "draw": ("draw", "draw", "five cards of your own, and a draw"),
    "keno": ("keno", "keno", "20 of 80 numbers; 1 to 10 spots, ways and jackpots"),
    "manila": ("manila", "poker", "two cards of your own and five for all"),
    "mini-baccarat": ("mini_baccarat", "mini_baccarat", "player's or banker's hand, the latter at 19 to 20"),
    "mini-dice": ("mini_dice", "mini_dice", "three dice: the field, or a number"),
    "pai-gow": ("pai_gow", "pai_gow", "four tiles, a low and a high hand against the bank"),
    "roulette": ("roulette", "roulette", "37 numbers, 13 kinds of wager"),
    "sic-bo": ("sic_bo", "sic_bo", "three dice, 8 kinds of wager"),
    "tri-chro": ("tri_chro", "tri_chro", "two balls of three colours, nineteen wagers"),
    "triple-penny-two-up": (
        "triple_penny_two_up", "triple_penny_two_up", "three coins from the kip, and bonus play on a triple",
    ),
    "two-up": ("two_up", "two_up", "two coins from the kip: heads, tails or odds"),
    "wheel-of-fortune": ("wheel_of_fortune", "wheel_of_fortune", "50 or 52 spaces, and a wager on each symbol"),
}  # fmt: skip
"""Of each game its drawing, its lexicon, and a line for the lobby."""

SETTINGS: Final[Mapping[str, Mapping[str, Any]]] = {"blackjack": {"super_sevens": True}}
"""Of a table in Queensland, besides its people."""


def draw_plainly(view: View) -> RenderableType:
    """What every game has to show, for one that has no drawing of its own."""
    return Text("\n".join(f"{name}: {value}" for name, value in view.look.items()))


@dataclass(frozen=True)
class Face:
    """One game at the terminal."""

    draw: Callable[[View], RenderableType] = draw_plainly
    lexicon: Lexicon = field(default_factory=Lexicon)
    settings: Mapping[str, Any] = field(default_factory=dict)


def face_of(game: str) -> Face:
    """The face of a game, loaded when somebody sits down to it; one without is drawn plainly."""
    if game not in FACES:
        return Face()
    drawing, lexicon, _ = FACES[game]
    draw = import_module(f"{__package__}.drawings.{drawing}").draw
    return Face(draw, import_module(f"{__package__}.lexicons.{lexicon}").LEXICON, SETTINGS.get(game, {}))
