"""The runtime of one round: shows what is awaited, checks each answer, records it and sends it to the procedure.

A report or direction (`acts.Act`) that needs answers of its own runs as a script on top of the suspended procedure,
which then goes on. Whatever raises leaves the round as it was.
"""

from collections.abc import Iterator, Mapping
from types import GeneratorType
from typing import Any, Final, Generic, TypeVar

from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.play import remedy
from houseway.play.acts import Act, Fields, Option, ScriptAnswer
from houseway.play.ask import Ask, Choice, Outcome, Script
from houseway.play.attempts import (
    as_accepted,
    check_offer,
    is_asked,
    refused_by_game,
    refused_by_name,
    why_no_step,
    why_not_open,
)
from houseway.play.details import check_details, check_ways
from houseway.play.duties import closing
from houseway.play.events import Asked, Came, Done, Entry, Events
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.people import told
from houseway.play.settlement import Line, Ruling
from houseway.play.table import Table
from houseway.play.wagering import (
    WAGER,
    WITHDRAWAL,
    Wagering,
    check_player,
    check_staff,
    place,
    withdraw,
    withdrawals,
)

NOTHING: Final[Mapping[str, Any]] = {}
T = TypeVar("T", bound=Table, covariant=True)


class Round(Generic[T]):
    """One round at a table, from open wagering to the last settlement."""

    __slots__ = ("_before", "_kept", "_since", "_suspended", "ask", "game", "log", "script", "table")

    def __init__(self, table: T) -> None:
        table.begin_round()
        self.table: T = table
        self.game: Game[Any] = table.game
        self.log: list[Entry] = table.log
        self._before = table.holdings()
        self._since = 0  # where in the log the last act or outcome begins
        self._suspended: list[tuple[Script, Ask, Act[Any]]] = []  # what was interrupted, where, and by which act
        self._kept: ScriptAnswer | None = None  # for the procedure, once the report that runs is done with
        self.script = table.game.procedure(table)
        self.ask: Ask | None = None
        self._send(None)

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def lines(self) -> list[Line]:
        return self.table.lines

    @property
    def rulings(self) -> list[Ruling]:
        return self.table.rulings

    @property
    def events(self) -> Events:
        """Everything that has happened in the round so far."""
        return Events(self.log)

    @property
    def led_to(self) -> Events:
        """What the last act or outcome led to, itself included."""
        return Events(self.log, self._since)

    @property
    def moment(self) -> str:
        """Where the procedure stands, in the law's words, whatever report is being dealt with on top of it."""
        return self.table.moment

    @property
    def interrupted(self) -> bool:
        """Is a report's own script running?"""
        return bool(self._suspended)

    @property
    def wagering(self) -> Wagering | None:
        """Where wagers are open: they are awaited, or go on beside what else is."""
        ask = self.table.asked if self.ask is not None and self.ask.beside else self.ask
        return ask.wagering if ask is not None else None

    def outcome(self, value: Any) -> None:
        """Something came from the device that is awaited (see `led_to`)."""
        ask, log = self.ask, self.log
        if not isinstance(ask, Outcome):
            known = self.game.too_soon(self.table, value) if self.game.too_soon and ask is not None else None
            raise known or BadInput(f"no device is awaited now, but {ask or 'nothing: the round is over'}")
        ask.check(value)
        self._since = len(log)
        log.append((Came, ask, value))
        try:
            self.ask = ask = self.script.send(value)
        except StopIteration as stop:
            self._stopped(stop.value)
        else:  # as in `_send`: this is where a simulator spends its time
            log.append((Asked, ask))
            if not self._suspended:
                self.table.asked = ask

    def act(self, who: str, act: str, details: Mapping[str, Any] = NOTHING, typed: Fields = ()) -> None:
        """A person does something (see `led_to`). Refused, with the provision, where it is not open to them.
        `typed` says of what type the details are, for the record of an act that is not even open."""
        ask, log = self.ask, self.log
        self._since = start = len(log)
        try:
            if isinstance(ask, Choice) and act in ask.offers and (who == ask.who or is_asked(self.table, ask, who)):
                offer = ask.offers[act]
                fields = offer.fields
                if fields or details:
                    if "accepted" in details and offer.accepted:
                        details, fields = as_accepted(offer, details)
                    check_offer(offer, fields, details)
                log.append((Done, who, act, details, fields))
            elif isinstance(ask, Wagering) and act == ask.closed_by and is_asked(self.table, ask, who):
                if details:
                    check_details((), details, ask.under)
                log.append((Done, who, act, details))
            else:
                self._do(ask, who, act, details)
                return
        except HousewayError as problem:
            del log[start:]
            refused = problem if isinstance(problem, Refused) else refused_by_name(self.table, problem)
            if refused is None:
                raise
            log.append((Done, who, act, details, typed or self.fields(who, act), refused))
            raise refused from None
        try:
            self.ask = ask = self.script.send((who, act, details))
        except StopIteration as stop:
            self._stopped(stop.value)
        else:  # as in `_send`: this is where a simulator spends its time
            log.append((Asked, ask))
            if not self._suspended:
                self.table.asked = ask

    def fields(self, who: str, act: str) -> Fields:
        """Of what type each detail of an act is, as far as that is known now: it may not be open at all."""
        if act in ("wager", "withdraw"):
            return WAGER if act == "wager" else WITHDRAWAL
        ask = self.ask
        if isinstance(ask, Choice) and act in ask.offers:
            return ask.offers[act].fields
        row = self._row(act)
        if row is None or ask is None:
            return ()
        may = [name for name, person in self.table.people.items() if person.role in row.by]
        for name in sorted(may, key=lambda name: name != who):  # of what type it is goes by the act, not by who does it
            if ways := row.ways(self, name):
                return tuple({field.name: field for way in reversed(ways) for field in way}.values())
        return ()

    def _row(self, act: str) -> Act[Any] | None:
        return self.game.act_named.get(act) or house_acts(self.game.general).get(act)

    def _do(self, ask: Ask | None, who: str, act: str, details: Mapping[str, Any]) -> None:
        """Something other than the answer that is awaited."""
        if ask is None:
            raise BadInput("the round is over")
        if act == "wager":
            self._wager(ask, who, details)
        elif act == "withdraw":
            self._withdraw(ask, who, details)
        else:
            self._perform(ask, who, act, details)

    def _wager(self, ask: Ask, who: str, details: Mapping[str, Any]) -> None:
        self.log.append((Done, who, "wager", details, WAGER))
        opened = self.wagering
        if details.get("accepted"):
            remedy.accept(self, who, details)
        elif opened is not None:
            try:
                place(self, opened, who, details)
            except Refused as refused:
                known = refused_by_game(self, who, "wager", details)
                remedy.take_all_the_same(self, who, details, known or refused)
        else:
            check_player(self.table, who)
            under = self.game.late(self.table, str(details.get("on", "")), "wager")
            raise refused_by_game(self, who, "wager", details) or Refused(
                under, "wagering is closed", ground=Ground.WHEN, instead="wager when wagers are open again"
            )
        if opened is not ask:
            self._go_on(None)

    def _withdraw(self, ask: Ask, who: str, details: Mapping[str, Any]) -> None:
        self.log.append((Done, who, "withdraw", details, WITHDRAWAL))
        check_staff(self.table, who)
        opened = self.wagering
        under = self.game.taken_back(self.table) if opened is None else opened.withdrawn_under
        if details.get("accepted") and (under is None or remedy.held(self.table, who, details)):
            remedy.undo(self, who, details)
        elif under is not None:
            try:
                withdraw(self.table, self.game.wagers if opened is None else opened.rows, under, who, details)
            except HousewayError as wrong:
                raise refused_by_game(self, who, "withdraw", details) or wrong from None
            self._go_on(None)
        else:
            late = self.game.late(self.table, str(details.get("on", "")), "withdraw")
            raise refused_by_game(self, who, "withdraw", details) or Refused(
                late, "wagers may not be withdrawn now", ground=Ground.WHEN, instead=f"awaited: {ask}"
            )

    def _perform(self, ask: Ask, who: str, act: str, details: Mapping[str, Any]) -> None:
        """Carry out a row of the acts, or say why what was tried cannot be done."""
        row = self._row(act)
        if row is None:
            raise why_no_step(self, ask, who, act, details)
        if self.table.person(who).role not in row.by:
            may = told(row.by) or "nobody"
            known = refused_by_game(self, who, act, details)
            raise known or Refused(row.under, f"'{act}' is for {may}", ground=Ground.WHO)
        ways = row.ways(self, who)
        if not ways and row.name in self.game.act_named and self.table.person(who).excluded:
            raise self.table.exclusion(who)
        if not ways:
            raise why_not_open(self, row, ask, who, details)
        try:
            fields = check_ways(ways, details, row.under)
        except HousewayError as problem:
            against = row.refuses(self, details) if row.refuses else None
            against = against or refused_by_game(self, who, act, details)
            if row.taken is None:
                raise against or problem from None
            fields = row.taken(self, who, details, against or problem)
        self.log.append((Done, who, act, details, fields))
        self._run(row, who, details)

    def _run(self, row: Act[Any], who: str, details: Mapping[str, Any]) -> None:
        result = row.does(self, who, details)
        if isinstance(result, GeneratorType):
            assert self.ask is not None
            self._suspended.append((self.script, self.ask, row))
            self.script = result
            self._send(None)
        else:
            self._go_on(self._for_what_runs(row, result if isinstance(result, ScriptAnswer) else None))

    def _for_what_runs(self, row: Act[Any], answer: ScriptAnswer | None) -> ScriptAnswer | None:
        """What an act answers: now, or when the procedure goes on, where it is the procedure's and a report runs."""
        if not self._suspended:
            answer, self._kept = answer or self._kept, None
        elif answer is not None and row.at is not None:
            answer, self._kept = None, answer
        return answer

    def _send(self, value: Any) -> None:
        """The script goes on to what it waits for next, or to its end."""
        try:
            self.ask = ask = self.script.send(value)
        except StopIteration as stop:
            self._stopped(stop.value)
            return
        self.log.append((Asked, ask))
        if not self._suspended:
            self.table.asked = ask

    def _stopped(self, answer: ScriptAnswer | None) -> None:
        """A script is at its end: back to the one that it interrupted, or the round is over."""
        if self._suspended:
            self.script, self.ask, row = self._suspended.pop()
            again = self.ask
            self._go_on(self._for_what_runs(row, answer))
            if self.ask is again:
                self.log.append((Asked, again))
        elif self.table.duties:
            self.script = closing(self.table)
            self._send(None)
        else:
            self._end()

    def _go_on(self, answer: ScriptAnswer | None) -> None:
        """Back to what was awaited, unless it is answered now or no longer wanted."""
        if answer is not None:
            self._send(answer.value)
        elif self.ask is not None and not self.ask.wanted():
            self._send(None)

    def _end(self) -> None:
        self.ask = self.table.asked = None
        assert self.table.holdings() == self._before, "money in does not equal money out"

    def named(self, ask: Ask) -> Iterator[str]:
        """The people who may answer."""
        if ask.who:
            yield ask.who
        if roles := ask.roles:
            for person in self.table.people.values():
                if person.role in roles:
                    yield person.name

    def options(self, of: str | None = None) -> list[Option]:
        """Everything that may be done now, or that one person may do: the amounts, and under which provision."""
        if self.ask is None:
            return []
        found, opened = list(self.ask.options(self, of)), self.wagering
        if opened is not None and opened is not self.ask:
            found += [option for option in opened.options(self, of) if option.act != opened.closed_by]
        people = list(self.table.people.values()) if of is None else [self.table.person(of)]
        still = self.game.taken_back(self.table) if self.table.placed and opened is None else None
        if still is not None:
            found += [each for p in people for each in withdrawals(self.table, p.name, self.game.wagers, still)]
        own = self.game.act_named
        house = [row for name, row in house_acts(self.game.general).items() if name not in own]
        for row in (*self.game.acts, *house):
            for who in [p.name for p in people if p.role in row.by]:
                found += [Option(who, row.name, row.under, fields, row.says) for fields in row.ways(self, who)]
        return found
