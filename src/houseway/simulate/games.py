"""Which module makes the plans of a game; one is loaded when it is asked for.

A maker is a module of this package with `plans(asked) -> Sequence[Plan]`: one plan where all wagers can lie together in
the same rounds, otherwise several, each for the wagers that its ends name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Final

from houseway.errors import BadInput, NotHeld, quoted
from houseway.play.game import Game
from houseway.simulate.plan import Plan
from houseway.simulate.systems import System
from houseway.strategies import Strategy

MAKERS: Final = {
    "5-card-stud": "stud",
    "7-card-stud": "stud",
    "baccarat": "coups",
    "blackjack": "blackjack",
    "caribbean-stud": "caribbean_stud",
    "com-bo": "com_bo",
    "craps": "throws",
    "draw": "draw",
    "keno": "keno",
    "manila": "manila",
    "mini-baccarat": "coups",
    "mini-dice": "throws",
    "pai-gow": "pai_gow",
    "roulette": "throws",
    "sic-bo": "throws",
    "tri-chro": "tri_chro",
    "triple-penny-two-up": "throws",
    "two-up": "throws",
    "wheel-of-fortune": "throws",
}

MACHINES: Final = {"blackjack": "card_machine", "com-bo": "automatic"}
"""Games that may be dealt from a card machine, and the setting of the table that says so."""
SHOES: Final = ("cutting-card", "fresh", "machine")
WITHOUT_DECISIONS: Final = ("com_bo", "coups", "throws")
"""Makers of games in which nobody decides anything once the wagers lie."""


@dataclass(frozen=True)
class Asked:
    """What is to be simulated: a game under one text, how its table is run, and who plays."""

    game: Game[Any]
    strategy: Strategy | None = None  # none: the usual one of the game
    settings: Mapping[str, Any] = field(default_factory=dict)  # as `Game.open_table` takes them
    wager: str = ""  # this one alone, where each is played by itself; empty: every one
    players: int = 0  # at poker; 0: as few as the game needs
    shoe: str = ""  # one of `SHOES`; empty: as the text has it
    depth: str = ""  # of the cutting card, like 3/4; empty: where the table puts it
    indices: tuple[str, ...] = ()  # plays that depend on the true count, each as it is written
    system: System | None = None  # by which cards are counted, if they are


def plans(asked: Asked) -> Sequence[Plan]:
    """What plays the rounds of a game."""
    if asked.game.name not in MAKERS:
        raise NotHeld(f"{asked.game.name} cannot be simulated yet; there are {', '.join(sorted(MAKERS))}")
    if asked.strategy and MAKERS[asked.game.name] in WITHOUT_DECISIONS:
        raise BadInput(f"--strategy: nobody has anything to decide at {asked.game.name} once the wagers lie")
    if asked.system is not None:
        counted: Sequence[Plan] = import_module("houseway.simulate.counting").plans(asked)
        return counted
    found: Sequence[Plan] = import_module(f"houseway.simulate.{MAKERS[asked.game.name]}").plans(asked)
    if not asked.shoe and not asked.depth:
        return found
    return [import_module("houseway.simulate.shoes").run_as(plan, asked) for plan in found]


def with_machine(asked: Asked) -> Asked:
    """A card machine is a setting of the table, where the text has one."""
    if asked.shoe not in ("", *SHOES):
        raise BadInput(f"--shoe: {quoted(asked.shoe)} is no way to run a shoe; there are {', '.join(SHOES)}")
    if asked.shoe != "machine":
        return asked
    if asked.game.name not in MACHINES:
        raise BadInput(f"--shoe: {asked.game.name} is not dealt from a card machine; {', '.join(MACHINES)} may be")
    return replace(asked, shoe="", settings={**asked.settings, MACHINES[asked.game.name]: True})
