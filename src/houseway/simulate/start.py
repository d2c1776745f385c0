"""Where a walk begins: a table with somebody at it, whose wagers lie there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from houseway.errors import Refused
from houseway.money import Cents, Odds
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Came
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.strategy import Decider, Move
from houseway.play.table import Table
from houseway.play.view import View, view
from houseway.play.wager import Verdict, Wager
from houseway.play.wagering import Wagering

WHO: Final = "seat 1"
KEEPER: Final = "seat 2"
CHIPS: Final[Cents] = 10**10
WHOLE_DOLLARS: Final[Cents] = 100
EVENLY: Final[Cents] = 6000
"""What is best put down where it may be: it divides by 2 to 6, and bears odds that are measured by it."""
PATIENCE: Final = 20  # answers before the wagers lie


class StartPlace(NamedTuple):
    """A wager as somebody makes it."""

    wager: str
    selection: str


class NoWagerYet(ValueError):
    """Something comes before a wager can be made."""


class Keeper(Decider):
    """Keeps a game going for others to wager on: makes the first wager that is listed, and takes every first offer."""

    def begin_round(self) -> None:
        """It keeps nothing in mind."""

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        if view.awaited is None or view.awaited["kind"] != "wagering":
            return None
        for option in options:
            if option.act == "wager":
                details = {"on": _of(option, "on"), "selection": _of(option, "selection"), "stake": _least(option)}
                return option.act, details
        return None


def _of(option: Option, field: str) -> Any:
    return next(each.choices[0] for each in option.fields if each.name == field)


def _least(option: Option) -> Cents:
    return next(each.least for each in option.fields if each.name == "stake")


@dataclass(frozen=True)
class Sitting:
    """How the table is set up: with somebody who keeps the game going, perhaps, and after what has come before."""

    game: Game[Any]
    settings: Mapping[str, Any]
    places: tuple[StartPlace, ...]
    kept: bool = False
    before: tuple[Any, ...] = ()  # outcomes
    support: tuple[StartPlace, ...] = ()  # wagers without which there would not be the others, and which do not count
    stakes: dict[StartPlace, Cents] = field(default_factory=dict, compare=False)  # of each place, once it is known
    keeps: list[Move] = field(default_factory=list, compare=False)  # what the keeper does, once it is known

    @property
    def strategies(self) -> dict[str, Decider]:
        return {KEEPER: Keeper()} if self.kept else {}

    def table(self) -> Table:
        kept = [player(KEEPER, CHIPS)] if self.kept else []
        opened: Table = self.game.open_table(people=[*kept, player(WHO, CHIPS), *self.game.staff()], **self.settings)
        return opened

    def __call__(self) -> Round[Any]:
        return self.at(self.table())

    def at(self, table: Table) -> Round[Any]:
        """A round, from where the last of the wagers lies."""
        round_, came, waiting = Round(table), iter(self.before), [*self.support, *self.places]
        for _ in range(PATIENCE):
            while waiting and round_.wagering is not None and self.lay(round_, waiting[0]):
                waiting.pop(0)
            if not waiting:
                return round_
            if round_.over:
                round_ = again(round_)
            elif isinstance(round_.ask, Outcome):
                outcome = next(came, None)
                if outcome is None:
                    raise NoWagerYet(f"{waiting[0].wager} is not open before {round_.ask}")
                round_.outcome(outcome)
            else:
                self.answer(round_)
        raise NoWagerYet(f"{waiting[0].wager} is never open at {self.game.name}")

    def lay(self, round_: Round[Any], place: StartPlace) -> bool:
        """The wager is made, if it may be made now."""
        if place not in self.stakes:
            least = stake(round_, place)
            if least is None:
                return False
            self.stakes[place] = least
        try:
            round_.act(WHO, "wager", {"on": place.wager, "selection": place.selection, "stake": self.stakes[place]})
        except Refused:
            return False
        return True

    @cached_property
    def names(self) -> frozenset[str]:
        """Of the wagers that count: a place may be another by the time that one is decided."""
        return frozenset(place.wager for place in self.places)

    def counts(self, line: Line) -> bool:
        """Is it decided, and one of those that count?"""
        return line.person == WHO and line.wager in self.names and line.verdict is not Verdict.STANDS

    def onward(self, round_: Round[Any]) -> Round[Any] | None:
        """The next round, where a wager still stands and none was decided."""
        lies = any(placed.person == WHO and placed.wager.name in self.names for placed in round_.table.placed)
        if not lies or any(map(self.counts, round_.lines)):
            return None
        if not any(entry[0] is Came for entry in round_.log):
            raise ValueError(f"nothing comes any more at {self.game.name}")
        return again(round_)

    def answer(self, round_: Round[Any]) -> None:
        """Whoever keeps the game going wagers; otherwise the ordinary thing happens."""
        idle = self.kept and not any(placed.person == KEEPER for placed in round_.table.placed)
        if not (idle and isinstance(round_.ask, Wagering) and self._keep(round_)):
            answer_ordinarily(round_)

    def _keep(self, round_: Round[Any]) -> bool:
        if not self.keeps:  # the first time: whoever keeps the game going always does the same
            seen = view(round_, KEEPER)
            move = Keeper().decide(seen, seen.listed)
            self.keeps.extend([move] if move else [])
        if self.keeps:
            round_.act(KEEPER, *self.keeps[0])
        return bool(self.keeps)


def again(round_: Round[Any]) -> Round[Any]:
    """The next round at the same table, as if nobody had won or lost any chips."""
    table = round_.table
    for person in table.players:
        person.purse.value = CHIPS
    table.house = table.cash = 0
    return Round(table)


def stake(round_: Round[Any], place: StartPlace) -> Cents | None:
    """What is paid in whole dollars whatever wins, so that nothing is rounded; None where no wager may be made."""
    row = round_.game.wager_named[place.wager]
    if not row.place_is_open(round_.table, WHO, place.selection):
        return None
    for option in round_.options(WHO):
        fields = {field.name: field for field in option.fields}
        if (
            option.act == "wager"
            and place.wager in fields["on"].choices
            and place.selection in fields["selection"].choices
        ):
            money = fields["stake"]
            amounts = range(money.least, money.most + 1, money.step)
            found = (each for each in amounts if _is_whole(row, each))
            return EVENLY if EVENLY in amounts else next(found, money.least)
    return None


def _is_whole(row: Wager[Any], amount: Cents) -> bool:
    odds = [each for each in (row.pays, *(clause.pays for clause in row.clauses)) if isinstance(each, Odds)]
    kept = (row.commission.of_each,) if row.commission else ()
    units = [WHOLE_DOLLARS * each.for_each for each in odds] + [WHOLE_DOLLARS * each for each in kept]
    return not any(amount % unit for unit in units)
