"""A record that is played again as far as one of its steps, and no further."""

from typing import Any, NamedTuple

from houseway.errors import BadInput
from houseway.play.events import Events
from houseway.play.record.replay import Find, replay
from houseway.play.record.shape import is_act_or_outcome
from houseway.play.record.text import Record
from houseway.play.round import Round


class StepReached(Exception):
    """The step is reached, and the round stands as it does after it."""

    def __init__(self, round_: Round[Any]) -> None:
        self.round = round_


class RecordPlace(NamedTuple):
    """One thing that a replay looks at: in which round, on which line, as which of its events; none, as it begins."""

    round: int
    line: int
    event: int | None = None


def places_of(record: Record) -> list[RecordPlace]:
    """A round begins, then its acts and outcomes."""
    line = record.source.places.line
    found: list[RecordPlace] = []
    for number, played in enumerate(record.rounds):
        found.append(RecordPlace(number + 1, line("round", number) or 0))
        found += [
            RecordPlace(number + 1, line("round", number, "events", at) or 0, at)
            for at, event in enumerate(played.events)
            if is_act_or_outcome(event)
        ]
    return found


def check_line(record: Record, line: int, option: str) -> None:
    """That a line is one of a round's: from where the first begins to the last thing that happens."""
    lines = [place.line for place in places_of(record)]
    file = record.source.file or "the record"
    if not lines:
        raise BadInput(f"{file}: no round is recorded here")
    if not lines[0] <= line <= lines[-1]:
        there = f"those of {file} are on lines {lines[0]} to {lines[-1]}"
        raise BadInput(f"{option}: {line} is not in a round; {there}")


def played_to(record: Record, find: Find, step: int) -> Round[Any]:
    """The round after the step of that number."""
    left = step

    def watch(round_: Round[Any], _events: Events) -> None:
        nonlocal left
        if not left:
            raise StepReached(round_)
        left -= 1

    try:
        replay(record, find, watch)
    except StepReached as stopped:
        return stopped.round
    raise AssertionError(f"a record of {step} steps or fewer")
