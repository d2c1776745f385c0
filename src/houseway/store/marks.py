"""By what an event is found: whom it names, which act it is, which provisions it cites, which table it is of.

Each is a row of the database beside the event (`ledger.finding`), written with it; `verify` holds them against the
events.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from houseway.cite import Cite
from houseway.ledger.postings import Posting
from houseway.money import Cents
from houseway.play.events import Asked, Called, Came, Done, Metered, Moved, Ruled, Settled, Undone
from houseway.store.cage_events import COUNTER, FLOATS
from houseway.store.event import HouseEvent
from houseway.store.events import KINDS, SYSTEMS, Event, SystemAct
from houseway.store.search import EVERY, Amount, Mark, Sought

REFUSED, REPORT = "refused", "report"
AT_TABLES: Final[Mapping[type, str]] = {
    Done: "done",
    Came: "came",
    Called: "called",
    Moved: "moved",
    Metered: "metered",
    Ruled: "ruled",
    Settled: "settled",
    Undone: "undone",
    Asked: "asked",
}
ALL: Final = (*AT_TABLES.values(), REFUSED, *KINDS)
OF_KIND: Final[Mapping[str, tuple[str, ...]]] = {
    "": ALL,
    "act": ("done", REFUSED),
    "outcome": ("came",),
    "call": ("called",),
    "settlement": ("settled", "undone"),
    "refusal": (REFUSED,),
    "ruling": ("ruled",),
    REPORT: ("done", REFUSED),
    "movement": ("moved",),
    "house": tuple(KINDS),
}
"""What is meant by a kind that somebody looks for; a report is an act that a ruling followed."""
MOVES: Final = frozenset({"moved", "settled", "undone", *COUNTER, *FLOATS, *SYSTEMS})
WHO: Final = ("by", "person", "to", "of", "patron")  # details that name somebody


def kind_of(event: Event) -> str:
    if isinstance(event, HouseEvent):
        return event.kind
    return REFUSED if isinstance(event, Done) and event.refused is not None else AT_TABLES[type(event)]


def marks_of(chain: int, number: int, at: str, event: Event, ruled: bool = False) -> list[Mark]:
    """The rows of one event; `ruled`: does a ruling follow in its act?"""
    kind = kind_of(event)
    found = {EVERY: 0, of_chain(chain): 0}  # each once
    for name in _named(event):
        found[of_person(name)] = 0
    if isinstance(event, Done):
        found[of_act(event.act)] = 0
        for name in _named(event):
            found[of_both(name, event.act)] = 0
        if ruled:
            found[REPORT] = 0
    for cite in _cited(event):
        for mark in _marks(cite):
            found[mark] = 0
    return [(mark, kind, at, chain, number) for mark in found]


def amounts_of(chain: int, number: int, at: str, event: Event, postings: Sequence[Posting]) -> list[Amount]:
    """What it moves, each amount once."""
    return [(each, kind_of(event), at, chain, number) for each in {posting.amount for posting in postings}]


def of_chain(chain: int) -> str:
    return f"chain {chain}"


def of_person(name: str) -> str:
    return f"person {name}"


def of_act(act: str) -> str:
    return f"act {act}"


def of_both(name: str, act: str) -> str:
    """The staff does much, and many do the same: both at once may be rare all the same."""
    return f"{of_person(name)}\n{of_act(act)}"


def of_cite(text: str) -> str:
    return f"cites {text}"


def _named(event: Event) -> Sequence[str]:
    match event:
        case Done(who=who, details=details):
            return (who, *_who(details)) if details else (who,)
        case Came(device=device, to=to):
            return (device, to) if to else (device,)
        case Moved(person=who) | Metered(person=who):
            return (who,)
        case Settled(line=line) | Undone(line=line):
            return (line.person,)
        case SystemAct(details=details):
            return _who(details)
        case HouseEvent():
            return [each for name in ("by", "person") if (each := getattr(event, name, ""))]
    return ()


@cache
def _marks(cite: Cite) -> tuple[str, ...]:
    """Of the provision and everything that it stands in, rules by their points too: `r9.2(1)`, `r9.2`, `r9`."""
    found = list(cite.steps)
    while "." in found[-1]:
        found.append(found[-1].rpartition(".")[0])
    return tuple(map(of_cite, found))


def _who(details: Mapping[str, object]) -> list[str]:
    return [each for name in WHO if isinstance(each := details.get(name), str) and each]


def _cited(event: Event) -> Sequence[Cite]:
    match event:
        case Done(refused=Cite() as under):
            return (under,)
        case Called(under=under) | Metered(under=under) | Asked(under=under):
            return (under,)
        case Ruled(ruling=ruling):
            return ruling.cites
        case Settled(line=line) | Undone(line=line):
            return line.cites
    return ()


def sought(
    kind: str = "",
    person: str = "",
    act: str = "",
    cite: str = "",
    chain: int | None = None,
    least: Cents | None = None,
    most: Cents | None = None,
    since: str = "",
    until: str = "",
    before: tuple[int, int] | None = None,
) -> Sought:
    """What is looked for, all of it at once; what cannot be together is not gone through."""
    both = of_both(person, act) if person and act else of_person(person) if person else of_act(act) if act else ""
    marks = [both] * bool(both) + [of_cite(cite)] * bool(cite)
    marks += [REPORT] * (kind == REPORT) + ([of_chain(chain)] if chain is not None else [])
    kinds = {*OF_KIND[kind]}
    if act:
        kinds &= {REFUSED} if cite else {*OF_KIND["act"]}
    if least is not None or most is not None:
        kinds &= MOVES
    return Sought(tuple(marks), tuple(sorted(kinds)), least, most, since, until, before)
