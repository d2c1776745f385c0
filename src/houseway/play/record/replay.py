"""Plays a record again, and compares what comes of it with what the record states."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from houseway.errors import BadInput, BadRecord, HousewayError, Refused
from houseway.money import BadMoney, Inexact, cents, dollars
from houseway.play.acts import MONEY
from houseway.play.ask import Outcome
from houseway.play.game import Game
from houseway.play.record.opening import open_table
from houseway.play.record.places import Path
from houseway.play.record.recorder import KEPT, Recorder
from houseway.play.record.replayed import Difference, Refusal, Replayed
from houseway.play.record.shape import AMOUNTS
from houseway.play.record.text import Played, Record
from houseway.play.record.toml import Data
from houseway.play.round import Round
from houseway.rulebook import Moment

__all__ = ["Find", "Watch", "replay"]

Find: TypeAlias = Callable[[str, Mapping[str, Any], str | None, Moment | None], Game]
"""The game of a name, in a variant, under a body of rules, at a moment."""
Watch: TypeAlias = Callable[[Round], None]
"""Looks on: called when a round has begun, and after each of its events."""


def replay(record: Record, find: Find, watch: Watch | None = None) -> Replayed:
    """Play the rounds of a record at a table set up as it says. `find` knows the games."""
    table = open_table(record, _game(record, find))
    recorder = Recorder(table, record.on, record.about, record.altered)
    replayed = Replayed(record, table, recorder.record())
    for index, played in enumerate(record.rounds):
        round_ = _Replay(replayed, index, watch).play(played, recorder)
        last = index == len(record.rounds) - 1
        if not round_.over and not last:
            raise record.source.bad(f"the round before is not over; awaited: {round_.ask}", "round", index + 1)
        replayed.awaited = str(round_.ask) if round_.ask else ""
    replayed.again = recorder.record()
    return replayed


def _game(record: Record, find: Find) -> Game:
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

    def play(self, played: Played, recorder: Recorder) -> Round:
        replayed, number = self.replayed, self.index + 1
        try:
            round_ = Round(replayed.table)
        except HousewayError as wrong:
            raise self._bad(str(wrong)) from None
        recorder.add(round_)
        self._watched(round_)
        for index, event in enumerate(played.events):
            self._event(round_, event, ("events", index))
            self._watched(round_)
        replayed.lines += [(number, line) for line in round_.lines]
        replayed.rulings += [(number, ruling) for ruling in round_.rulings]
        self._compare("settles", played.settles, [line.as_data() for line in round_.lines])
        self._compare("rulings", played.rulings, [ruling.as_data() for ruling in round_.rulings])
        return round_

    def _watched(self, round_: Round) -> None:
        if self.watch is not None:
            self.watch(round_)

    def _bad(self, why: str, *path: str | int) -> BadRecord:
        return self.replayed.record.source.bad(why, "round", self.index, *path)

    def _line(self, *path: str | int) -> int | None:
        return self.replayed.record.source.places.line("round", self.index, *path)

    def _differs(self, path: Path, what: str, expected: Any, got: Any) -> None:
        self.replayed.differences.append(Difference(self.index + 1, self._line(*path), what, expected, got))

    def _event(self, round_: Round, event: Data, path: Path) -> None:
        expected, got = event.get("refused"), None
        try:
            if "act" in event:
                round_.table.person(event["by"])
                round_.act(event["by"], event["act"], _details(event))
            else:
                _outcome(round_, event)
        except Refused as refused:
            got = refused.under.text
            self.replayed.refusals.append(Refusal(self.index + 1, self._line(*path), got, _reason(refused)))
        except BadInput as wrong:
            raise self._bad(f"{wrong}{_open(round_, event)}", *path) from None
        except (Inexact, OverflowError, TypeError) as wrong:  # a sum that does not come out, a moment past all dates,
            raise self._bad(str(wrong), *path) from None  # a list where a word belongs
        if expected is not None and expected != got:
            self._differs(path, f"{event['by']}'s {event['act']!r} is refused", expected, got)

    def _compare(self, name: str, stated: list[Data] | None, got: list[dict[str, object]]) -> None:
        """Line by line, in order; a line of a record is compared in what it states."""
        if stated is None:
            return
        for index in range(max(len(stated), len(got))):
            path: Path = (name, index) if index < len(stated) else (name,)
            want = {key: _tidy(key, each) for key, each in stated[index].items()} if index < len(stated) else None
            have = got[index] if index < len(got) else None
            if want is not None and have is not None:
                have = {key: have[key] for key in want}
            if want != have:
                self._differs(path, _called(name, want or have or {}), want, have)


def _called(name: str, line: Mapping[str, Any]) -> str:
    """Which settlement or ruling this is."""
    if name == "rulings":
        return "a ruling"
    return "the settlement of " + " ".join(str(line[key]) for key in ("person", "wager", "selection") if key in line)


def _tidy(name: str, stated: Any) -> Any:
    return dollars(cents(stated)) if name in AMOUNTS else stated


def _reason(refused: Refused) -> str:
    return f"{refused.why}; {refused.instead}" if refused.instead else refused.why


def _details(event: Data) -> Mapping[str, Any]:
    """The details of an act; amounts of money in whole cents."""
    return {name: _detail(name, each) for name, each in event.items() if name not in KEPT}


def _detail(name: str, stated: Any) -> Any:
    if name not in MONEY or not isinstance(stated, str):
        return stated
    try:
        return cents(stated)
    except BadMoney:
        return stated  # the colour of a wager's chips


def _outcome(round_: Round, event: Data) -> None:
    ask = round_.ask
    if not isinstance(ask, Outcome):
        raise BadInput(f"no outcome is awaited here, but {ask or 'nothing: the round is over'}")
    field_ = next(name for name in event if name not in ("by", "to"))
    if event["by"] != ask.who or field_ != ask.field:
        raise BadInput(f"{event['by']!r} gives no {field_!r} here; awaited: {ask}")
    if event.get("to", ask.to) != ask.to:
        raise BadInput(f"this {ask.field} is not for {event['to']!r}; awaited: {ask}")
    round_.outcome(ask.read(event[field_]))


def _open(round_: Round, event: Data) -> str:
    """What the person may do, where it was not this."""
    acts = dict.fromkeys(option.act for option in round_.options() if option.who == event["by"])
    return "" if event.get("act") in acts or not acts else f"; open to {event['by']}: {', '.join(acts)}"
