"""Why everything in a recorded round was so: the record is played again, and each step is asked as it comes."""

from typing import Any, Final, NamedTuple

from houseway.play.events import Called, Done, Events, Ruled, Settled
from houseway.play.record import Record, replay
from houseway.play.record.replay import Find
from houseway.play.round import Round
from houseway.why.reason import Reason
from houseway.why.tree import explains, why

KINDS: Final = {Settled: "settlement", Done: "refusal", Ruled: "ruling", Called: "call"}


class Explained(NamedTuple):
    """One thing that can be asked: in which round, as which event, of which kind, and why."""

    round: int
    event: int
    kind: str
    reason: Reason


def explained(record: Record, find: Find) -> list[Explained]:
    """Every settlement, refusal, ruling and call of a record, in their order."""
    found: list[Explained] = []
    day = record.on.isoformat()[:10]
    rounds: list[object] = []

    def watch(round_: Round[Any], events: Events) -> None:
        if round_ not in rounds:
            rounds.append(round_)
        found.extend(
            Explained(len(rounds), event.number, KINDS[type(event)], why(round_, event.number, day))
            for event in events
            if explains(event)
        )

    replay(record, find, watch)
    return found
