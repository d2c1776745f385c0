"""The record of a round, as far as whoever asks may know it."""

from typing import Annotated, Any

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from houseway.floor.event_shapes import Happened
from houseway.floor.problems import NotThere
from houseway.floor.shape import known, says
from houseway.floor.threads import aside
from houseway.house.house import House
from houseway.house.people import WATCH, Member
from houseway.house.tables.task import HouseTable
from houseway.shown.audience import with_words
from houseway.shown.view import eye_of
from houseway.store.codec import as_data


@with_config(ConfigDict(extra="allow"))
class RecordedShape(Happened):
    """An event as whoever asks may know it; an inspector has all that is stored of it."""

    at: str


@known
class RoundRecord(TypedDict):
    """What whoever asks may be told of a round."""

    table: str
    round: int
    over: bool
    seen_by: Annotated[list[str], says("Under which names; none: one looks on.", "seen by")]
    events: list[RecordedShape]


async def told(house: House, table: HouseTable, who: Member, number: int) -> dict[str, Any]:
    """Its events; an inspector is told everything of a round that is over."""
    eye, teller, current = await table.seen(
        lambda running, _: ((eye := eye_of(who, running)), eye.teller(running), running.number)
    )
    events = await aside(house.store.of_round, table.number, number) if 0 < number <= current else []
    if not events:
        raise NotThere(f"{table.name} has no round {number}; its last is {current}")
    whole = who.is_one(WATCH) and number < current
    found = [(each, with_words(each.event, as_data) if whole else teller.tell(each.event)) for each in events]
    return {
        "table": table.name,
        "round": number,
        "over": number < current,
        "seen by": [] if eye.name.startswith(" ") else list(eye.names),
        "events": [{"n": each.number, "at": each.at} | told for each, told in found if told is not None],
    }
