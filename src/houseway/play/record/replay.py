"""Plays a record again, and compares what comes of it with what the record states."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from houseway.errors import BadRecord, HousewayError, Refused
from houseway.play.game import Game
from houseway.play.record.agreement import covers
from houseway.play.record.expectations import recorded_anew
from houseway.play.record.one_round import OneRound, Watch, one_or_all, reason
from houseway.play.record.opening import open_table
from houseway.play.record.outcome import Mismatch, Refusal, Replayed
from houseway.play.record.recorder import Recorder
from houseway.play.record.text import Record
from houseway.play.table import Table
from houseway.rulebook import Moment

Find: TypeAlias = Callable[[str, Mapping[str, Any], str | None, Moment | None], Game[Any]]
"""The game of a name, in a variant, under a body of rules, at a moment."""


def replay(record: Record, find: Find, watch: Watch | None = None) -> Replayed:
    """Play the rounds of a record at a table set up as it says. `find` knows the games."""
    replayed = Replayed(record, record)
    try:
        replayed.opened = table = open_table(record, _game(record, find))
        _play(replayed, table, watch)
    except BadRecord as wrong:
        if wrong.refused is None or not record.refused:
            raise _because(replayed, wrong) from None
        _not_opened(replayed, wrong.line, wrong.refused)
    else:
        if record.refused:
            _differs(replayed, None)
    return replayed


def _play(replayed: Replayed, table: Table, watch: Watch | None) -> None:
    """All the rounds, one after another."""
    record, anew = replayed.record, []
    recorder = Recorder(table, record.on, record.about, record.altered, record.form)
    for index, played in enumerate(record.rounds):
        round_ = OneRound(replayed, index, watch).play(table, recorder)
        if not round_.over and index < len(record.rounds) - 1:
            raise record.source.bad(f"the round before is not over; awaited: {round_.ask}", "round", index + 1)
        anew.append(recorded_anew(played, round_))
        replayed.last = round_
    again = recorder.record()
    rounds = [replace(recorded, **stated) for recorded, stated in zip(again.rounds, anew, strict=True)]
    replayed.again = replace(again, rounds=rounds, refused=record.refused)


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


def _not_opened(replayed: Replayed, line: int | None, refused: Refused) -> None:
    """The table must not open, and the file knew it."""
    got, replayed.opened = refused.under.text, None
    replayed.refusals.append(Refusal(0, line, got, reason(refused)))
    if not covers(replayed.record.refused, [got]):
        _differs(replayed, got)


def _differs(replayed: Replayed, got: str | None) -> None:
    """The table opened though the file says that it must not, or was refused under another provision."""
    record = replayed.record
    line, stated = record.source.places.line("refused"), one_or_all(record.refused)
    replayed.differences.append(Mismatch(0, line, "the table is refused", stated, got))


def _because(replayed: Replayed, wrong: BadRecord) -> BadRecord:
    """Where something was refused before, and the file does not say so, that is named first."""
    first = next((each for each in replayed.refusals if not each.stated), None)
    if first is None:
        return wrong
    why = f"this is refused under {first.rule}, which the file does not say: {first.why}"
    return BadRecord(f"{why}; then line {wrong.line}: {wrong.why}", line=first.line, file=wrong.file)
