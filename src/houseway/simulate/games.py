"""Who makes the plans of a game: `plan.py` of its folder, with `plans(asked) -> Sequence[Plan]`.

One plan where all wagers can lie together in the same rounds, otherwise several, each for the wagers that its ends
name. A game without such a file is walked out of its procedure by `simulate/throws.py`: dice, wheels, coins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games import GAMES, variants
from houseway.play.game import Game
from houseway.simulate.plan import Plan
from houseway.simulate.systems import CountingSystem
from houseway.strategies import Strategy

SHOES: Final = ("cutting-card", "fresh", "machine")


@dataclass(frozen=True)
class Request:
    """What is to be simulated: a game under one text, how its table is run, and who plays."""

    game: Game[Any]
    strategy: Strategy | None = None  # none: the usual one of the game
    settings: Mapping[str, Any] = field(default_factory=dict)  # as `Game.open_table` takes them
    wager: str = ""  # this one alone, where each is played by itself; empty: every one
    players: int = 0  # at poker; 0: as few as the game needs
    shoe: str = ""  # one of `SHOES`; empty: as the text has it
    depth: str = ""  # of the cutting card, like 3/4; empty: where the table puts it
    indices: tuple[str, ...] = ()  # plays that depend on the true count, each as it is written
    system: CountingSystem | None = None  # by which cards are counted, if they are


def plans(asked: Request) -> Sequence[Plan]:
    """What plays the rounds of a game."""
    if asked.system is not None:
        counted: Sequence[Plan] = import_module("houseway.simulate.card_counter").plans(asked)
        return counted
    maker = asked.game.module("plan") or import_module("houseway.simulate.throws")
    found: Sequence[Plan] = maker.plans(asked)
    if not asked.shoe and not asked.depth:
        return found
    return [import_module("houseway.simulate.shoes").run_as(plan, asked) for plan in found]


def with_machine(asked: Request) -> Request:
    """A card machine is a setting of the table, where the text has one."""
    if asked.shoe not in ("", *SHOES):
        raise BadInput(f"--shoe: {quoted(asked.shoe)} is no way to run a shoe; there are {', '.join(SHOES)}")
    if asked.shoe != "machine":
        return asked
    if not asked.game.machine:
        may = ", ".join(name for name in GAMES if any(game.machine for game in variants(name)))
        raise BadInput(f"--shoe: {asked.game.name} is not dealt from a card machine; {may} may be")
    return replace(asked, shoe="", settings={**asked.settings, asked.game.machine: True})
