"""By what an event is found: whom it names, which act it is, which provisions it cites, which table it is of.

Each is a row of the database beside the event (`ledger.finding`), written with it; `verify` holds them against the
events.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from houseway.cite import Cite
from houseway.ledger.postings import Posting
from houseway.money import Cents
from houseway.play.events import Asked, Called, Came, Done, Metered, Moved, Ruled, Settled, Undone
from houseway.play.people import Role
from houseway.store.actor import Actor
from houseway.store.cage_events import COUNTER, FLOATS, WindowClosed
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
MOVES: Final = frozenset({"moved", "settled", "undone", WindowClosed.kind, *COUNTER, *FLOATS, *SYSTEMS})
STAFF: Final = frozenset(role.value for role in Role)
WHO: Final = ("by", "person", "to", "of", "patron")  # details that name somebody


def kind_of(event: Event) -> str:
    if isinstance(event, HouseEvent):
        return event.kind
    return REFUSED if isinstance(event, Done) and event.refused is not None else AT_TABLES[type(event)]


def marks_of_act(chain: int, first: int, at: str, act: Sequence[tuple[Event, Actor | None]]) -> list[Mark]:
    """The rows of what one act led to, with who acted; of what was stored before that was known, without."""
    ruled = max((place for place, (event, _) in enumerate(act) if isinstance(event, Ruled)), default=-1)
    found: list[Mark] = []
    for place, (event, by) in enumerate(act):
        besides = [by.person] if by is not None and by.person else []
        if by is not None and isinstance(event, Ruled):
            besides += concerned([each for each, _ in act], place)
        found += marks_of(chain, first + place, at, event, place < ruled, besides)
    return found


def concerned(act: Sequence[Event], ruling: int) -> list[str]:
    """Whom a ruling of this act concerns: the people whom the report names, and those whose chips moved by it."""
    before = max((at for at in range(ruling) if isinstance(act[at], Done | Came)), default=0)
    after = next((at for at in range(ruling, len(act)) if isinstance(act[at], Done | Came)), len(act))
    named = dict.fromkeys(name for event in act[before:after] for name in _people(event))
    return [name for name in named if name not in STAFF]


def _people(event: Event) -> Sequence[str]:
    match event:
        case Done(who=who, details=details):
            return (who, *(each for name in ("person", "patron") if isinstance(each := details.get(name), str)))
        case Moved() | Metered() | Settled() | Undone():
            return _named(event)
    return ()


def marks_of(
    chain: int, number: int, at: str, event: Event, ruled: bool = False, besides: Iterable[str] = ()
) -> list[Mark]:
    """The rows of one event; does a ruling follow in its act? `besides` are people whom it does not name."""
    kind = kind_of(event)
    names = dict.fromkeys((*_named(event), *besides))
    found = {EVERY: 0, of_chain(chain): 0}  # each once
    for name in names:
        found[of_person(name)] = 0
    if isinstance(event, Done):
        found[of_act(event.act)] = 0
        for name in names:
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
            return [each for name in ("by", "person", "typed_by") if (each := getattr(event, name, ""))]
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
