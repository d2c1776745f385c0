"""Every event of every chain, for inspectors and administrators: looked through page by page, and searched."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from houseway.cite import cite_typed
from houseway.errors import BadInput
from houseway.floor.floor import OnFloor
from houseway.floor.inspection import Inspector
from houseway.floor.shapes import MONEY
from houseway.floor.threads import aside
from houseway.house.open_rounds import game_of
from houseway.house.systems import CHAIN
from houseway.money import Cents, cents
from houseway.play.events import Done, Ruled
from houseway.shown.audience import Audience
from houseway.shown.words import in_words
from houseway.store.chain import Stored
from houseway.store.durations import marked
from houseway.store.events import Event
from houseway.store.marks import concerned, of_act, sought
from houseway.store.registers import Listed
from houseway.store.search import Sought
from houseway.store.store import Store

router: Final = APIRouter(prefix="/api/inspection", tags=["inspection"])
HOUSE, SYSTEMS = "the house", "its systems"
OWN: Final = {0: HOUSE, CHAIN: SYSTEMS}
Money = Annotated[str | None, Query(pattern=MONEY, description="Dollars and cents.")]
When = Annotated[datetime | None, Query(description="A moment of the casino's own time, like 2004-08-01T20:00.")]
Kind = Literal["act", "outcome", "call", "settlement", "refusal", "ruling", "report", "movement", "house"]
LONGEST: Final = 1000  # events of one act
MOST_MEANT: Final = 40  # names and acts that a part of a word may stand for
EVENT: Final = r"^-?[0-9]{1,9}:[0-9]{1,9}$"


class ChainTold(BaseModel):
    """A chain of events: a table's, the house's own (0), or that of its systems (-1)."""

    chain: int
    name: str
    closed: bool
    events: int
    rounds: int


class EventTold(BaseModel):
    """One event in words, with its place in its chain."""

    event: str = Field(description="Its chain and number, as `before` takes it.")
    chain: int
    name: str
    number: int
    round: int
    at: str
    kind: str
    person: str = Field(description="Who acted, by name; nobody where the house did, or it was not stored then.")
    role: str = Field(description="As what they acted; `the house` where nobody did.")
    who: str = Field(description="Who it says did it at the table, or whom it concerns.")
    what: str
    cites: list[str]
    hash: str | None = Field(description="None while its round is played, where something may lie face down.")


class EventsTold(BaseModel):
    events: list[EventTold]
    more: bool = Field(description="Are there more before the last of these?")


@router.get("/chains", summary="Every chain")
async def chains(_who: Inspector, floor: OnFloor) -> list[ChainTold]:
    """The house's own, its systems', and every table's, closed ones too."""
    return await aside(_chains, floor.house.store)


@router.get("/events", summary="Events, the latest first")
async def events(
    _who: Inspector,
    floor: OnFloor,
    chain: Annotated[int | None, Query(ge=-1, lt=1 << 31, description="Of one chain alone.")] = None,
    person: Annotated[str, Query(max_length=100, description="Who did it, or whom it concerns.")] = "",
    act: Annotated[str, Query(max_length=100, description="As it is listed: `wager`, `deal`.")] = "",
    provision: Annotated[str, Query(max_length=100, description="Cited by it, like `qld s136(5)` or `s136(5)`.")] = "",
    kind: Annotated[Kind | None, Query(description="A report is an act that a ruling followed.")] = None,
    least: Money = None,
    most: Money = None,
    since: When = None,
    until: When = None,
    before: Annotated[str | None, Query(pattern=EVENT, description="Older than this event.")] = None,
    count: Annotated[int, Query(ge=1, le=200)] = 50,
    parts: Annotated[bool, Query(description="Also parts of a name and of an act: `overrule`.")] = False,
) -> EventsTold:
    """All that fit what is said, with what they moved at least and at most. What may lie face down in a round that is
    still played is not told, nor are the hashes of such a round."""
    looked_for = partial(
        sought,
        kind or "",
        cite=cite_typed(provision).text if provision else "",
        chain=chain,
        least=_cents(least),
        most=_cents(most),
        since=moment_of(since),
        until=moment_of(until),
        before=_event(before),
    )
    named = [each for each in floor.house.people if parts and person and person.casefold() in each.casefold()]
    people = list(dict.fromkeys((person, *named)))
    found = await aside(_found, floor.house.store, looked_for, people, act, count + 1, parts)
    return EventsTold(events=found[:count], more=len(found) > count)


def _cents(amount: str | None) -> Cents | None:
    return cents(amount) if amount is not None else None


def moment_of(when: datetime | None) -> str:
    if when is not None and when.tzinfo is not None:
        raise BadInput("a moment is of the casino's own time, without a time zone, like 2004-08-01T20:00")
    return when.isoformat() if when is not None else ""


def _event(before: str | None) -> tuple[int, int] | None:
    if before is None:
        return None
    chain, _, number = before.partition(":")
    return int(chain), int(number)


def _acts_with(store: Store, part: str) -> list[str]:
    """Every act that was ever done with this in its name."""
    acts = (mark.removeprefix(of_act("")) for mark in marked(store, of_act("")))
    return [act for act in acts if part.casefold() in act.casefold()]


def _chains(store: Store) -> list[ChainTold]:
    tables = {each.chain: each for each in store.tables()}
    return [_chain(store, chain, tables.get(chain)) for chain in store.chains()]


def _chain(store: Store, chain: int, table: Listed | None) -> ChainTold:
    return ChainTold(
        chain=chain,
        name=table.name if table is not None else OWN.get(chain, str(chain)),
        closed=table is not None and table.closed,
        events=store.end(chain).number,
        rounds=store.last_round(chain),
    )


def _found(
    store: Store, sought: Callable[..., Sought], people: list[str], act: str, count: int, parts: bool
) -> list[EventTold]:
    """Where parts of words count, the latest of all that they may stand for."""
    acts = [act, *_acts_with(store, act)] if parts and act else [act]
    if len(people) * len(acts) > MOST_MEANT:
        raise BadInput(f"{len(people)} names and {len(acts)} acts have that in them; say more of them")
    all_ = {
        (each.chain, each.number): each
        for who in people
        for done in dict.fromkeys(acts)
        for each in store.found(sought(person=who, act=done), count)
    }
    found = sorted(all_.values(), key=lambda each: (each.at, each.chain, each.number), reverse=True)[:count]
    tables = {each.chain: each for each in store.tables()}
    tell = Telling(store, tables)
    return [tell(event) for event in found]


class Telling:
    """Events in words; of a round that is still played, what inspectors and administrators may see of it."""

    def __init__(self, store: Store, tables: dict[int, Listed]) -> None:
        self._store, self._tables = store, tables
        self._playing: dict[int, tuple[int, Audience]] = {}

    def __call__(self, event: Stored) -> EventTold:
        table = self._tables.get(event.chain)
        words = in_words(self._seen(event, table))
        return EventTold(
            event=f"{event.chain}:{event.number}",
            chain=event.chain,
            name=table.name if table is not None else OWN.get(event.chain, str(event.chain)),
            number=event.number,
            round=event.round,
            at=event.at,
            kind=words.kind,
            person=event.person or "",
            role=event.role or "",
            who=words.who or self._concerned(event),
            what=words.what,
            cites=list(words.cites),
            hash=None if self._hidden(event, table) else event.hash,
        )

    def _concerned(self, stored: Stored) -> str:
        """Whom a ruling concerns, by what else came of its act."""
        if not isinstance(stored.event, Ruled):
            return ""
        later = self._store.after(stored.chain, stored.act - 1, LONGEST)
        act = [each.event for each in later if each.act == stored.act]
        return ", ".join(concerned(act, stored.number - stored.act))

    def _seen(self, stored: Stored, table: Listed | None) -> Event:
        event, teller = stored.event, self._teller(stored, table)
        if teller is None:
            return event
        if isinstance(event, Done) and event.refused is not None:  # by whom and under which provision; the rest when
            return event._replace(details={}, why="")  # the round is over
        seen = teller.seen(event)
        assert seen is not None, "whoever sees everybody's chips is told of every other event"
        return seen

    def _hidden(self, event: Stored, table: Listed | None) -> bool:
        teller = self._teller(event, table)
        return teller is not None and teller.game.hides

    def _teller(self, event: Stored, table: Listed | None) -> Audience | None:
        """Of a round that is still played, who tells of it."""
        if table is None or table.closed:
            return None
        if event.chain not in self._playing:
            teller = Audience(game_of(self._store, event.chain), ("inspector",), everything=True)
            self._playing[event.chain] = self._store.last_round(event.chain), teller
        last, teller = self._playing[event.chain]
        return teller if event.round >= last else None
