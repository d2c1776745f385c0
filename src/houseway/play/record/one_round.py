"""Plays one round of a record again, event by event."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from houseway.errors import BadInput, BadRecord, HousewayError, Refused, quoted
from houseway.money import Inexact
from houseway.play.ask import Outcome
from houseway.play.codec import KEPT, read_details, typed
from houseway.play.events import Asked, Came, Done, Events
from houseway.play.record.agreement import agrees, covers
from houseway.play.record.expectations import about, differences
from houseway.play.record.outcome import Mismatch, Refusal, Replayed
from houseway.play.record.places import Path
from houseway.play.record.plain import as_data
from houseway.play.record.recorder import Recorder
from houseway.play.record.shape import is_act_or_outcome, outcome_in
from houseway.play.record.toml import Data
from houseway.play.round import Round
from houseway.play.table import Table

Watch: TypeAlias = Callable[[Round[Any], Events], None]
"""Looks on: called when a round has begun, and after each thing that happened in it, with what that led to."""


@dataclass(slots=True)
class OneRound:
    """One round of a record on its way."""

    replayed: Replayed
    index: int
    watch: Watch | None = None
    stated: bool = False  # does the record say, among the events, what they led to?
    led_to: list[Data] = field(default_factory=list)  # what has, and was not yet compared

    def play(self, table: Table, recorder: Recorder) -> Round[Any]:
        played = self.replayed.record.rounds[self.index]
        try:
            round_ = Round(table)
        except HousewayError as wrong:
            raise self.replayed.record.source.near(wrong, {}, "round", self.index) from None
        recorder.add(round_)
        self.stated = not all(map(is_act_or_outcome, played.events))
        self._watched(round_, round_.events)
        for index, event in enumerate(played.events):
            path = ("events", index)
            if is_act_or_outcome(event):
                self._nothing_more(path)
                self._event(round_, event, path)
            else:
                self._compare(event, self.led_to.pop(0) if self.led_to else None, path)
        self._nothing_more(("events",))
        self._keep(round_)
        for found in differences(played, round_):
            self._differs(*found)
        return round_

    def _keep(self, round_: Round[Any]) -> None:
        replayed, number = self.replayed, self.index + 1
        replayed.lines += [(number, line) for line in round_.lines]
        replayed.rulings += [(number, ruling) for ruling in round_.rulings]
        replayed.calls += [(number, called) for called in round_.table.called]

    def _watched(self, round_: Round[Any], events: Events) -> None:
        if self.stated:
            self.led_to += [as_data(event) for event in events if not isinstance(event, Done | Came | Asked)]
        if self.watch is not None:
            self.watch(round_, events)

    def _nothing_more(self, path: Path) -> None:
        """What came of an event must be stated before the next one."""
        for each in self.led_to:
            self._differs(path, about(each), None, each)
        self.led_to.clear()

    def _compare(self, stated: Data, got: Data | None, path: Path) -> None:
        if got is None or not agrees(stated, got):
            have = None if got is None else {name: got.get(name) for name in stated}
            self._differs(path, about(stated), stated, have)

    def _bad(self, why: str, *path: str | int) -> BadRecord:
        return self.replayed.record.source.bad(why, "round", self.index, *path)

    def _line(self, *path: str | int) -> int | None:
        return self.replayed.record.source.places.line("round", self.index, *path)

    def _differs(self, path: Path, what: str, expected: Any, got: Any) -> None:
        self.replayed.differences.append(Mismatch(self.index + 1, self._line(*path), what, expected, got))

    def _event(self, round_: Round[Any], event: Data, path: Path) -> None:
        before, refused = len(round_.log), None
        try:
            if "act" in event:
                self._act(round_, event, path)
            else:
                _outcome(round_, event)
        except Refused as problem:
            refused = problem
        except BadRecord:
            raise
        except BadInput as wrong:
            raise self._bad(f"{wrong}{_open(round_, event)}", *path) from None
        except (Inexact, OverflowError) as wrong:  # a sum that does not come out, a moment past all dates
            raise self._bad(str(wrong), *path) from None
        except TypeError:
            why = "a detail is of another kind than it must be: a list for a word, a word for a number"
            raise self._bad(why, *path) from None
        self._watched(round_, Events(round_.log, before))
        self._check_refused(event, path, refused)

    def _check_refused(self, event: Data, path: Path, refused: Refused | None) -> None:
        """It was refused or not as the file says, unless the file says nothing of what it expects."""
        given = event.get("refused") or []
        stated = given if isinstance(given, list) else [given]
        got = None
        if refused is not None:
            got = refused.under.text
            told = Refusal(self.index + 1, self._line(*path), got, reason(refused), bool(stated))
            self.replayed.refusals.append(told)
        as_stated = covers(stated, [got]) if stated and got else bool(stated) == bool(got)
        if not as_stated and self.replayed.record.states:
            tried = quoted(event["act"]) if "act" in event else outcome_in(event)
            self._differs(path, f"{event['by']}'s {tried} is refused", one_or_all(stated), got)

    def _act(self, round_: Round[Any], event: Data, path: Path) -> None:
        who, act = event["by"], event["act"]
        round_.table.person(who)
        try:
            fields = typed(event, round_.fields(who, act))
            details = read_details(event, fields)
        except BadInput as wrong:
            named = [name for name in event if name not in KEPT and str(wrong).startswith(f"'{name}'")]
            raise self._bad(str(wrong), *path, *named) from None
        try:
            round_.act(who, act, details, fields)
        except BadInput as wrong:
            fewer = {name: each for name, each in details.items() if not _is_default(each)}
            if len(fewer) == len(details):
                raise
            try:
                round_.act(who, act, fewer, fields)
            except BadInput:
                raise wrong from None


def _is_default(detail: Any) -> bool:
    """Written out it is as good as left out, where the act has nothing of the kind."""
    return detail is False or (isinstance(detail, str | list) and not detail)


def one_or_all(stated: list[str]) -> Any:
    """What a file states, as it is told: nothing, one thing, or several."""
    return stated if len(stated) > 1 else stated[0] if stated else None


def reason(refused: Refused) -> str:
    return f"{refused.why}; {refused.instead}" if refused.instead else refused.why


def _outcome(round_: Round[Any], event: Data) -> None:
    ask, given = round_.ask, outcome_in(event)
    if not isinstance(ask, Outcome):
        round_.outcome(event[given])  # nothing comes now; a game may know why that is forbidden
        raise AssertionError("what is not awaited does not come")
    if event["by"] != ask.who or given != ask.field:
        raise BadInput(f"{quoted(event['by'])} gives no {quoted(given)} here; awaited: {ask}")
    if event.get("to") and event["to"] != ask.to:
        raise BadInput(f"this {ask.field} is not for {quoted(event['to'])}; awaited: {ask}")
    round_.outcome(ask.read(event[given]))


def _open(round_: Round[Any], event: Data) -> str:
    """What the person may do, where it was not this."""
    acts = (
        dict.fromkeys(option.act for option in round_.options(event["by"]))
        if event["by"] in round_.table.people
        else {}
    )
    return "" if event.get("act") in acts or not acts else f"; open to {event['by']}: {', '.join(acts)}"
