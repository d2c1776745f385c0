"""The real table behind a plan: a round with given wagers and given outcomes, settled by the game's own procedure.

What an end of a plan settles is never worked out here: one round that ends so is played, and its lines are read.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import Any, Final, TypeAlias

from houseway.equipment.chance import Chance, Scripted, Source
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, quoted
from houseway.money import Cents, Odds
from houseway.play.acts import Option
from houseway.play.driver import Driver
from houseway.play.events import Came
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.strategy import Decider, Move
from houseway.play.table import Table
from houseway.play.view import View
from houseway.play.wager import Wager
from houseway.play.walk import End, ended
from houseway.strategies import Strategy

CHIPS: Final[Cents] = 10_000_000
SEAT: Final = "seat 1"
"""Whose wagers are simulated."""

Choose: TypeAlias = Callable[[View, Mapping[str, Option]], Move | None]
"""What somebody does where something is to be chosen; None for the ordinary answer."""


def ordinarily(_view: View, _offers: Mapping[str, Option]) -> Move | None:
    return None


@dataclass
class Puts(Decider):
    """Makes the same wagers in every round, and chooses by one rule."""

    wagers: Sequence[Move] = ()
    choose: Choose = ordinarily
    left: list[Move] = field(default_factory=list)

    def begin_round(self) -> None:
        self.left = list(self.wagers)

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        awaited = view.awaited or {}
        if awaited["kind"] == "wagering":
            return self.left.pop(0) if self.left else None
        named = {option.act: option for option in reversed(options)}
        return self.choose(view, {act: named[act] for act in awaited.get("offers", ()) if act in named})


@dataclass(frozen=True)
class PlanTable:
    """A table as a plan has it: fresh for every round, with the wagers of seat 1 and so many others who stay."""

    game: Game[Any]
    settings: Mapping[str, Any] = field(default_factory=dict)
    wagers: Sequence[Move] = ()
    choose: Choose = ordinarily
    players: int = 1

    def open(self) -> Table:
        people = [player(f"seat {number}", CHIPS) for number in range(1, self.players + 1)]
        opened: Table = self.game.open_table(people=[*people, *self.game.staff()], **self.settings)
        return opened

    def play(self, source: Source) -> Round[Any]:
        """One round to its end."""
        round_: Round[Any] = Round(self.open())
        seats = [f"seat {number}" for number in range(1, self.players + 1)]
        strategies = {seat: Puts(self.wagers if seat == SEAT else (), self.choose) for seat in seats}
        Driver(source, strategies).run(round_)
        return round_

    def lines(self, outcomes: Iterable[Any]) -> list[Line]:
        """What becomes of seat 1's wagers when this comes."""
        return [line for line in self.play(Scripted(outcomes)).lines if line.person == SEAT]

    def end(self, outcomes: Iterable[Any]) -> End:
        lines = self.lines(outcomes)
        return ended(lines, lines[0].stake)

    def order(self) -> list[tuple[str, Any]]:
        """What one round draws, in order: to whom it goes, where that is known, and what came."""
        round_ = self.play(Chance(SeededEntropy("order")))
        return [(getattr(entry[1], "to", ""), entry[2]) for entry in round_.log if entry[0] is Came]


def check_strategy(game: Game[Any], asked: Strategy | None, *known: Strategy) -> None:
    """Refuse a way to play that this game's plans do not know; the first is the usual one."""
    if asked is not None and asked not in known:
        if not known:
            raise BadInput(f"--strategy: nobody has anything to decide at {game.name} once the wagers lie")
        there = ", ".join(each.name for each in known)
        raise BadInput(f"--strategy: {game.name} cannot be played by {quoted(asked.name)} here; there is {there}")


def put(row: Wager[Any], stake: Cents, selection: str) -> Move:
    return "wager", {"on": row.name, "selection": selection, "stake": stake}


def even_stake(rows: Iterable[Wager[Any]], least: Cents, unit: Cents) -> Cents:
    """The least multiple of `least` on which every row pays in whole chips, so that no rounding is simulated."""
    parts = 1
    for row in rows:
        pays = [row.pays, *(clause.pays for clause in row.clauses if clause.pays is not None)]
        parts = lcm(parts, *(each.for_each for each in pays if isinstance(each, Odds)))
        parts = lcm(parts, row.commission.of_each if row.commission is not None else 1)
    return lcm(least, parts * unit)


def arranged(order: Sequence[tuple[str, Any]], hands: Mapping[str, Iterable[Any]]) -> tuple[Any, ...]:
    """What goes to each hand, in the order in which it is asked for; whatever goes to nobody comes as it came then."""
    left = {to: iter(things) for to, things in hands.items()}
    return tuple(next(left[to]) if to in left else came for to, came in order)
