"""The front door: a table of any game in a few lines, with the same few names for each.

The staff and the devices do their part by themselves; whatever a person tries is accepted, or refused with the rule.
Amounts are in dollars, as people say them: `5`, `"2.50"`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy, SystemEntropy
from houseway.errors import BadInput, Refused, quoted
from houseway.games import find
from houseway.money import BadMoney, Cents, cents, dollars
from houseway.play.acts import Option
from houseway.play.ask import Choice
from houseway.play.driver import Driver, answer_ordinarily
from houseway.play.events import Done, Events, Settled
from houseway.play.people import player
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.strategy import Decider
from houseway.play.table import Table
from houseway.play.view import View, view
from houseway.play.ways import ways
from houseway.rulebook import Moment
from houseway.why import Reason, why

Amount: TypeAlias = int | str
FEW: Final = 8
USUAL: Final = 500


def table(
    game: str,
    players: Mapping[str, Amount] | None = None,
    *,
    seed: str | int | None = None,
    rules: str | None = None,
    on: Moment | None = None,
    variant: Mapping[str, Any] | None = None,
    **settings: Any,
) -> "OpenTable":
    """A table of a game with its staff, and these players with so much in chips; `settings` say how it is run.

    Without any, as many sit there as the game needs: `seat 1` and so on, with $500 each.
    """
    found = find(game, variant or {}, rules, on)
    sit = players or {f"seat {number}": USUAL for number in range(1, max(1, found.players[0]) + 1)}
    staff = found.staff()
    for name, chips in sit.items():
        if name in {person.name for person in staff}:
            raise BadInput(f"{quoted(name)} is one of the table's staff; a player needs a name of their own")
        if _cents(chips) < 0:
            raise BadInput(f"{quoted(name)} cannot bring {chips} in chips; nothing, or more, may be brought")
    people = [player(name, _cents(chips)) for name, chips in sit.items()]
    opened = found.open_table(people=[*people, *staff], **settings)
    opened.house_deals = True
    return OpenTable(opened, Chance(SystemEntropy() if seed is None else SeededEntropy(str(seed))))


class PlayedLine(Line):
    """A settlement line that can be asked why."""

    _asks: Callable[[Line], Reason]

    @classmethod
    def of(cls, line: Line, asks: Callable[[Line], Reason]) -> "PlayedLine":
        played = cls(*line)
        played._asks = asks
        return played

    def why(self) -> Reason:
        """Until the next round begins."""
        return self._asks(self)


class OpenTable:
    """A table that is being played at, one round after another."""

    def __init__(self, opened: Table, chance: Chance) -> None:
        self.table, self.game = opened, opened.game
        self._chance, self._recorder = chance, Recorder(opened)
        self._begin()

    def _begin(self) -> None:
        """The next round, up to its wagers; a cut that is offered to a player is made."""
        self.round: Round[Any] = Round(self.table)
        self._recorder.add(self.round)
        self._driver().run(self.round)
        while isinstance(self.round.ask, Choice):
            answer_ordinarily(self.round)
            self._driver().run(self.round)

    def _driver(self) -> Driver:
        """The staff and the devices go on to where a player is awaited, or may wager."""
        return Driver(self._chance, waits_for=[person.name for person in self.table.players])

    # What a person does

    def wager(self, who: str, on: str, stake: Amount, selection: str = "") -> Events:
        """Make a wager, or add to one; where it has one place, that need not be named."""
        if self.round.over:
            self._begin()
        details = {"on": on, "selection": selection or self._place(who, on), "stake": _cents(stake)}
        self.round.act(who, "wager", details)
        return self.round.led_to

    def _place(self, who: str, on: str) -> str:
        row, person = self.game.wager_named.get(on), self.table.person(who)
        found = [place for way in ways(self.table, person, row) for place in way.places] if row is not None else []
        places = list(dict.fromkeys(found))
        if len(places) > 1:
            raise BadInput(f"say where the {on} goes: {', '.join(places[:FEW])}{' …' if len(places) > FEW else ''}")
        return places[0] if places else on

    def deal(self) -> Events:
        """No more bets: on to where a player has something to decide, or to the end of the round."""
        start = len(self.round.log)
        self._driver().close(self.round)
        return Events(self.round.log, start)

    def act(self, who: str, act: str, **details: Any) -> Events:
        """Anything else that is open to a person: a decision, a report, a direction; then on as far as it goes."""
        amounts = {field.name for field in self.round.fields(who, act) if field.kind == "money"}
        start = len(self.round.log)
        self.round.act(who, act, {name: _cents(each) if name in amounts else each for name, each in details.items()})
        self._driver().run(self.round)
        return Events(self.round.log, start)

    def play(self, strategies: Mapping[str, Decider] | None = None) -> "list[PlayedLine]":
        """The round to its end, players deciding by a strategy, or ordinarily: what became of each wager."""
        if self.round.over:
            self._begin()
        Driver(self._chance, strategies).run(self.round)
        return [PlayedLine.of(line, partial(self._why, self.round)) for line in self.round.lines]

    # What there is to see

    def why(self, of: Line | Refused) -> Reason:
        """Why a wager of this round was settled so, or something was refused, until the next round begins."""
        return self._why(self.round, of)

    def _why(self, round_: Round[Any], of: Line | Refused) -> Reason:
        if round_ is not self.round:
            raise BadInput("the next round has begun; `houseway why` tells of every round in a record")
        for event in reversed(round_.events):
            refused = round_.log[event.number - 1][-1] if isinstance(event, Done) else None
            if refused is of or (isinstance(event, Settled) and event.line == of):
                return why(round_, event.number)
        raise BadInput("nothing like that was settled or refused in this round")

    def options(self, who: str) -> Sequence[Option]:
        """Everything that a person may do now: between which amounts, under which provision."""
        return self.round.options(who)

    def view(self, who: str) -> View:
        """The table as one person sees it."""
        return view(self.round, who)

    def chips(self, who: str) -> str:
        """What a person holds, in dollars."""
        return dollars(self.table.person(who).purse.value)

    @property
    def awaited(self) -> str:
        """What the round waits for; empty when it is over."""
        return "" if self.round.ask is None else str(self.round.ask)

    def record(self) -> str:
        """Everything played so far, as a record that `houseway replay` plays again."""
        return self._recorder.text()


def _cents(amount: Amount) -> Cents:
    try:
        return cents(str(amount))
    except BadMoney as wrong:
        raise BadInput(str(wrong)) from wrong
