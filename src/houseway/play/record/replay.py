"""Plays a record again, and compares what comes of it with what the record states."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from houseway.errors import BadInput, BadRecord, HousewayError, Refused
from houseway.money import Inexact, cents, dollars
from houseway.play.ask import Outcome
from houseway.play.codec import AMOUNTS, KEPT, as_data, read_details, typed
from houseway.play.events import Asked, Came, Done, Events
from houseway.play.game import Game
from houseway.play.record.opening import open_table
from houseway.play.record.places import Path
from houseway.play.record.recorder import Recorder
from houseway.play.record.replayed import Difference, Refusal, Replayed
from houseway.play.record.shape import is_act_or_outcome
from houseway.play.record.text import Played, Record
from houseway.play.record.toml import Data
from houseway.play.round import Round
from houseway.rulebook import Moment

Find: TypeAlias = Callable[[str, Mapping[str, Any], str | None, Moment | None], Game[Any]]
"""The game of a name, in a variant, under a body of rules, at a moment."""
Watch: TypeAlias = Callable[[Round[Any], Events], None]
"""Looks on: called when a round has begun, and after each thing that happened in it, with what that led to."""


def replay(record: Record, find: Find, watch: Watch | None = None) -> Replayed:
    """Play the rounds of a record at a table set up as it says. `find` knows the games."""
    table = open_table(record, _game(record, find))
    recorder = Recorder(table, record.on, record.about, record.altered, record.form)
    replayed = Replayed(record, table, recorder.record())
    for index, played in enumerate(record.rounds):
        round_ = _Replay(replayed, index, watch).play(played, recorder)
        last = index == len(record.rounds) - 1
        if not round_.over and not last:
            raise record.source.bad(f"the round before is not over; awaited: {round_.ask}", "round", index + 1)
        replayed.awaited = str(round_.ask) if round_.ask else ""
    replayed.again = recorder.record()
    return replayed


def _game(record: Record, find: Find) -> Game[Any]:
    """The game that a record names, under the rules and on the day that it names."""
    source = record.source
    asked: list[Any] = [{}, None, None]
    for at, where, value in (
        (0, "game", {}),
        (1, "rules", record.rules),
        (2, "on", record.on),
        (0, "variant", record.variant),
    ):
        asked[at] = value  # one after another, so that the line at fault can be named
        try:
            game = find(record.game, *asked)
        except HousewayError as wrong:
            raise source.bad(str(wrong), where) from None
    return game


@dataclass(slots=True)
class _Replay:
    """One round of a record on its way."""

    replayed: Replayed
    index: int
    watch: Watch | None = None
    stated: bool = False  # does the record say, among the events, what they led to?
    led_to: list[Data] = field(default_factory=list)  # what has, and was not yet compared

    def play(self, played: Played, recorder: Recorder) -> Round[Any]:
        replayed, number = self.replayed, self.index + 1
        try:
            round_ = Round(replayed.table)
        except HousewayError as wrong:
            raise self._bad(str(wrong)) from None
        recorder.add(round_)
        self.stated = not all(map(is_act_or_outcome, played.events))
        self._watched(round_, round_.events)
        for index, event in enumerate(played.events):
            path = ("events", index)
            if is_act_or_outcome(event):
                self._nothing_more(path)
                self._event(round_, event, path)
            else:
                self._compare_one(event, self.led_to.pop(0) if self.led_to else None, path)
        self._nothing_more(("events",))
        replayed.lines += [(number, line) for line in round_.lines]
        replayed.rulings += [(number, ruling) for ruling in round_.rulings]
        self._compare("settles", played.settles, [line.as_data() for line in round_.lines])
        self._compare("rulings", played.rulings, [ruling.as_data() for ruling in round_.rulings])
        return round_

    def _watched(self, round_: Round[Any], events: Events) -> None:
        if self.stated:
            self.led_to += [as_data(event) for event in events if not isinstance(event, Done | Came | Asked)]
        if self.watch is not None:
            self.watch(round_, events)

    def _nothing_more(self, path: Path) -> None:
        """What came of an event must be stated before the next one."""
        for each in self.led_to:
            self._differs(path, _called(each), None, each)
        self.led_to.clear()

    def _bad(self, why: str, *path: str | int) -> BadRecord:
        return self.replayed.record.source.bad(why, "round", self.index, *path)

    def _line(self, *path: str | int) -> int | None:
        return self.replayed.record.source.places.line("round", self.index, *path)

    def _differs(self, path: Path, what: str, expected: Any, got: Any) -> None:
        self.replayed.differences.append(Difference(self.index + 1, self._line(*path), what, expected, got))

    def _event(self, round_: Round[Any], event: Data, path: Path) -> None:
        expected, got = event.get("refused"), None
        before = len(round_.log)
        try:
            if "act" in event:
                self._act(round_, event, path)
            else:
                _outcome(round_, event)
        except Refused as refused:
            got = refused.under.text
            self.replayed.refusals.append(Refusal(self.index + 1, self._line(*path), got, _reason(refused)))
        except BadRecord:
            raise
        except BadInput as wrong:
            raise self._bad(f"{wrong}{_open(round_, event)}", *path) from None
        except (Inexact, OverflowError, TypeError) as wrong:  # a sum that does not come out, a moment past all dates,
            raise self._bad(str(wrong), *path) from None  # a list where a word belongs
        self._watched(round_, Events(round_.log, before))
        if expected is not None and expected != got:
            self._differs(path, f"{event['by']}'s {event['act']!r} is refused", expected, got)

    def _act(self, round_: Round[Any], event: Data, path: Path) -> None:
        who, act = event["by"], event["act"]
        round_.table.person(who)
        try:
            fields = typed(event, round_.fields(who, act))
            details = read_details(event, fields)
        except BadInput as wrong:
            named = [name for name in event if name not in KEPT and str(wrong).startswith(f"'{name}'")]
            raise self._bad(str(wrong), *path, *named) from None
        round_.act(who, act, details, fields)

    def _compare(self, name: str, stated: list[Data] | None, got: list[Data]) -> None:
        """Line by line, in order; a line of a record is compared in what it states."""
        if stated is None:
            return
        for index in range(max(len(stated), len(got))):
            path: Path = (name, index) if index < len(stated) else (name,)
            line = stated[index] if index < len(stated) else None
            self._compare_one(line, got[index] if index < len(got) else None, path)

    def _compare_one(self, stated: Data | None, got: Data | None, path: Path) -> None:
        """In what the record states of it."""
        want = {key: _tidy(key, each) for key, each in stated.items()} if stated is not None else None
        have = got
        if want is not None and got is not None:
            have = {key: got.get(key) for key in want}
        if want != have:
            self._differs(path, _called(want or have or {}), want, have)


def _called(line: Mapping[str, Any]) -> str:
    """What the line is about."""
    if "ruling" in line:
        return "a ruling"
    if "call" in line:
        return f"the call {line['call']!r}"
    if "metered" in line:
        return f"what a meter counted of {line.get('of')}"
    if "chips" in line:
        return f"chips to or from {line.get('to')}"
    return "the settlement of " + " ".join(str(line[key]) for key in ("person", "wager", "selection") if key in line)


def _tidy(name: str, stated: Any) -> Any:
    return dollars(cents(stated)) if name in AMOUNTS else stated


def _reason(refused: Refused) -> str:
    return f"{refused.why}; {refused.instead}" if refused.instead else refused.why


def _outcome(round_: Round[Any], event: Data) -> None:
    ask = round_.ask
    if not isinstance(ask, Outcome):
        raise BadInput(f"no outcome is awaited here, but {ask or 'nothing: the round is over'}")
    given = next(name for name in event if name not in ("by", "to"))
    if event["by"] != ask.who or given != ask.field:
        raise BadInput(f"{event['by']!r} gives no {given!r} here; awaited: {ask}")
    if event.get("to", ask.to) != ask.to:
        raise BadInput(f"this {ask.field} is not for {event['to']!r}; awaited: {ask}")
    round_.outcome(ask.read(event[given]))


def _open(round_: Round[Any], event: Data) -> str:
    """What the person may do, where it was not this."""
    acts = (
        dict.fromkeys(option.act for option in round_.options(event["by"]))
        if event["by"] in round_.table.people
        else {}
    )
    return "" if event.get("act") in acts or not acts else f"; open to {event['by']}: {', '.join(acts)}"
