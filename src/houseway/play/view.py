"""What one person may see of a round, as plain data. The page, the terminal and the research interface get no more.

A player sees their own purse, and of everybody else's chips those on the layout; the staff and the inspector see all.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final, TypeAlias

from houseway.money import dollars
from houseway.play.acts import Field, Option
from houseway.play.ask import Ask, Choice, Outcome
from houseway.play.events import Called, Done, Entry, Events, Ruled
from houseway.play.people import PLAYER, Person, Role
from houseway.play.round import Round
from houseway.play.settlement import Line, Ruling
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed
from houseway.play.wagering import Wagering
from houseway.play.words import doing, question, settled, waits

Data: TypeAlias = dict[str, Any]
"""Plain data: what JSON can write. Money is in dollars and cents, a citation is its text."""

ONLOOKERS = frozenset({Role.PLAYER, Role.SPECTATOR})
ONLOOKER = " onlooker"
"""The viewer who is not at the table sees what everybody sees, and may do nothing. No name begins with a blank."""
OPEN_DETAILS = ("on", "selection", "stake", "amount", "cut")  # of an act that everybody at the table sees
OF_A_PURSE = frozenset({"buy chips", "issue colour chips"})
"""Acts whose amount concerns whoever has the purse, and the staff: others see chips on the layout alone."""


@dataclass(frozen=True)
class View:
    """A round as one person sees it."""

    game: str
    table: str
    viewer: str
    moment: str  # where the round stands, in the law's words
    sign: Data
    people: list[Data]
    placed: list[Data]
    look: Data
    called: list[Data]
    happened: list[Data]  # what was done and called lately, in its order, as far as everybody saw and heard it
    awaited: Data | None  # None: the round is over
    settlements: list[Data]
    rulings: list[Data]
    listed: Sequence[Option]  # what the viewer may do
    device: Data | None  # and may hand in as having come from a device

    @cached_property
    def options(self) -> list[Data]:
        """What the viewer may do, as plain data; made when somebody wants to read it."""
        return [option_data(option, plain) for option in self.listed] + ([self.device] if self.device else [])

    def as_data(self) -> Data:
        """The view as one document, to be written and not to be changed: its parts are shared with the view."""
        names = [field.name for field in fields(self) if field.name not in ("listed", "device")]
        return {name: getattr(self, name) for name in (*names, "options")}

    @property
    def over(self) -> bool:
        return self.awaited is None

    @property
    def yours(self) -> bool:
        """Is the viewer awaited, or may the viewer wager?"""
        return self.awaited is not None and self.viewer in self.awaited["from"]

    @property
    def chips(self) -> str:
        """What the viewer holds in value chips."""
        return str(next(p.get("chips", "") for p in self.people if p["name"] == self.viewer))


def view(round_: Round[Any], viewer: str, since: int | None = None) -> View:
    """The round as `viewer`, who is at the table or looks on, sees it; with what happened `since` so many entries."""
    table = round_.table
    everything = sees_everything(table, viewer)
    return View(
        game=table.game.name,
        table=table.name,
        viewer=viewer,
        people=[person_data(table, p, everything or p.name == viewer) for p in table.people.values()],
        look=dict(table.game.look(table, viewer)),
        happened=[] if since is None else _happened(table, since),
        **scene(round_),
        listed=round_.options(viewer) if viewer != ONLOOKER else (),
        device=device_data(round_) if everything else None,
    )


def scene(round_: Round[Any]) -> Data:
    """What is the same for whoever looks."""
    return {"sign": sign_data(round_.table.sign)} | goings_on(round_)


def goings_on(round_: Round[Any]) -> Data:
    """The same without the sign, which seldom changes."""
    return stands(round_) | {name: [told(each) for each in of(round_.table)] for name, (of, told) in HAPPENED.items()}


def stands(round_: Round[Any]) -> Data:
    """Where the round stands, and what lies on the table."""
    table = round_.table
    placed = [_placed(each) for each in table.placed]
    return {"moment": table.moment, "placed": placed, "awaited": _awaited(round_, round_.ask)}


def sees_everything(table: Table, viewer: str) -> bool:
    """Everybody's chips, that is; what lies face down is another matter (`Game.look`)."""
    return viewer != ONLOOKER and table.person(viewer).role not in ONLOOKERS


def device_data(round_: Round[Any]) -> Data | None:
    """Whoever sees everything may hand in what came from a device."""
    ask = round_.ask
    return option_data(next(ask.options(round_)), ask.write) if isinstance(ask, Outcome) else None


def sign_data(sign: Sign) -> Data:
    lines = {
        kind: {"minimum": dollars(x.minimum), "maximum": dollars(x.maximum)}
        | ({"increment": dollars(sign.increments[kind])} if kind in sign.increments else {})
        for kind, x in sign.limits.items()
    }
    notices = [
        {
            "kind": n.kind,
            "minimum": dollars(n.minimum),
            "shown": n.shown.isoformat(),
            "effective": n.effective.isoformat(),
            "says": str(n),
        }
        for n in sign.notices
    ]
    return {"limits": lines, "increment": dollars(sign.increment) if sign.increment else None, "notices": notices}


def person_data(table: Table, person: Person, purse: bool) -> Data:
    data: Data = {"name": person.name, "role": person.role.value, "excluded": person.excluded}
    return data | purse_data(table, person) if purse else data


def purse_data(table: Table, person: Person) -> Data:
    """The chips of a player; nobody else has any."""
    if person.role is not PLAYER:
        return {}
    held = person.purse.non_value.items()
    colours = {colour: count for (at, colour), count in held if at == table.name}
    return {"chips": dollars(person.purse.value), "non-value chips": colours}


def _calls(table: Table) -> list[Entry]:
    return [entry for entry in table.log if entry[0] is Called]


def _called(entry: Entry) -> Data:
    _, call, about = entry
    return {"words": call.words.format(*about), "cite": call.under.text}


def _placed(placed: Placed) -> Data:
    data: Data = {"person": placed.person, "wager": placed.wager.name, "selection": placed.selection}
    return data | {"stake": dollars(placed.stake), "chips": placed.chips}


def settlement_data(line: Line) -> Data:
    """With what the person is up or down by it, and in words."""
    return line.as_data() | {"net": dollars(line.net), "says": settled(line)}


HAPPENED: Final[Mapping[str, tuple[Callable[[Table], list[Any]], Callable[[Any], Data]]]] = {
    "called": (_calls, _called),
    "settlements": (lambda table: list(table.lines), settlement_data),
    "rulings": (lambda table: table.rulings, Ruling.as_data),
}
"""What was announced, settled and ruled in a round: of what each is made, one after another, and how it is told."""


def _happened(table: Table, since: int) -> list[Data]:
    """Who did what, what was called and ruled, and under which provision; not what somebody tried in vain."""
    found: list[Data] = []
    for event in Events(table.log, since):
        if isinstance(event, Done) and event.refused is None:
            open_ = () if event.act in table.game.private | OF_A_PURSE else OPEN_DETAILS
            shown = {name: event.details[name] for name in open_ if name in event.details}
            found.append({"who": event.who, "act": event.act, "does": doing(event._replace(details=shown))})
        elif isinstance(event, Called):
            found.append({"called": event.words, "cite": event.under.text})
        elif isinstance(event, Ruled):
            found.append(event.ruling.as_data())
    return found


def _awaited(round_: Round[Any], ask: Ask | None) -> Data | None:
    if ask is None:
        return None
    kind = "wagering" if isinstance(ask, Wagering) else "choice" if isinstance(ask, Choice) else "outcome"
    more: Data = {"closed by": ask.closed_by} if isinstance(ask, Wagering) else {}
    if isinstance(ask, Outcome):
        more = {"field": ask.field, "to": ask.to}
    elif isinstance(ask, Choice):
        more = {"offers": list(ask.offers), "about": ask.about, "asks": question(ask, round_.game.face)}
    players = [p.name for p in round_.table.players if not p.excluded] if isinstance(ask, Wagering) else []
    answers = [*players, *round_.named(ask)]
    told = {"kind": kind, "says": str(ask), "waits": waits(ask, answers), "from": answers, "under": ask.under.text}
    return told | more


def plain(choice: object) -> str | int:
    return choice if isinstance(choice, int | str) else str(choice)


def option_data(option: Option, write: Callable[[Any], str | int]) -> Data:
    data: Data = {"who": option.who, "act": option.act, "under": option.under.text, "says": option.says}
    return data | {"fields": [field_data(f, write) for f in option.fields]}


def field_data(field: Field, write: Callable[[Any], str | int] = plain) -> Data:
    """What a form needs to ask for this detail. A choice that depends on another detail is asked for (`choices`)."""
    data: Data = {"name": field.name, "kind": field.kind, "optional": field.optional}
    match field.kind:
        case "money":
            over = {"after": field.after, "times": field.times} if field.after else {}
            return data | over | {name: dollars(getattr(field, name)) for name in ("least", "most", "step")}
        case "whole":
            return data | {"least": field.least, "most": field.most}
        case "moment":
            return data | _moment(field)
        case "choices":
            return data | {"least": field.least, "most": field.most, "choices": [write(c) for c in field.choices]}
        case _ if field.by:
            return data | {"by": field.by}
        case _:
            return data | ({"choices": [write(c) for c in field.choices]} if field.choices else {})


def _moment(field: Field) -> Data:
    """Not before one moment, nor sooner than so many minutes after another detail."""
    data: Data = {"earliest": field.earliest.isoformat()} if field.earliest else {}
    return data | ({"after": field.after, "minutes": field.apart.total_seconds() / 60} if field.after else {})


def choices(round_: Round[Any], viewer: str, act: str, detail: str, given: Mapping[str, Any]) -> list[str | int]:
    """What may be chosen for a detail that depends on others, where those are `given`: long lists are asked for."""
    found: dict[str | int, None] = {}
    for option in round_.options(viewer):
        named = {field.name: field for field in option.fields} if option.act == act else {}
        if detail in named and all(_open(named[name], value) for name, value in given.items() if name in named):
            found |= dict.fromkeys(map(plain, named[detail].given(given).choices))
    return list(found)


def _open(field: Field, value: object) -> bool:
    return field.kind != "choice" or bool(field.by) or value in field.choices
