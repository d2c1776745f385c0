"""What a client is sent of a table: in parts, each written once, so that only what changed need be sent again.

What everybody sees is made once for all; beside it stands what one person sees: their chips, the cards that they may
see, what they are asked. The round before this one stays to be looked at, since the next begins by itself.
"""

import json
from datetime import date
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from houseway.errors import BadInput
from houseway.house.hints import has_hint
from houseway.house.offered import awaited
from houseway.house.people import AT_TABLES, HouseRole, Member, acts_as, stands_for
from houseway.house.pieces import lit, pieces
from houseway.house.running import Ended, Running
from houseway.house.seats import seats
from houseway.house.told import Teller
from houseway.play.codec import Data
from houseway.play.table import Table
from houseway.play.view import ONLOOKER, person_data, scene

Parts: TypeAlias = dict[str, str]
"""By name, each as JSON."""
SAYS_WHAT_COMES: Final = AT_TABLES - {HouseRole.INSPECTOR}
_WRITER: Final = json.JSONEncoder(separators=(",", ":"), default=date.isoformat)
LAST: Final = ("called", "placed", "settlements", "rulings")  # of the round before, beside what it looked like


def written(value: Any) -> str:
    """As JSON, in the fewest letters."""
    try:
        return orjson.dumps(value, _else, orjson.OPT_NON_STR_KEYS).decode()
    except TypeError:  # half a letter, or a number of more than 64 bits, which somebody sent
        return _WRITER.encode(value)


def _else(value: Any) -> Any:
    """A tuple with names is a list there."""
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(type(value).__name__)


class Eye(NamedTuple):
    """Somebody who looks at a table, or listens there: under which names, and do they see everybody's chips?"""

    names: tuple[str, ...]
    everything: bool
    device: bool  # may they say what came from a device?
    says_of: tuple[str, ...] = ()  # players of whom they say what they do, at a live table

    @property
    def name(self) -> str:
        return self.names[0]

    def teller(self, running: Running) -> Teller:
        return Teller(running.game, self.names, self.everything)


def eye_of(who: Member, running: Running) -> Eye:
    """A player who sits there, the staff, or somebody who looks on."""
    staff = stands_for(who, running.table)
    if staff:
        device = who.role in SAYS_WHAT_COMES and not running.by_the_house
        return Eye(tuple(staff), True, device, _says_of(who, running) if device else ())
    try:
        return Eye((acts_as(who, running.table),), False, False)
    except BadInput:
        return Eye((ONLOOKER,), False, False)


def _says_of(who: Member, running: Running) -> tuple[str, ...]:
    """Its dealer alone, who has dealt every card: others of the staff would see in it what lies face down."""
    return tuple(each.name for each in running.table.players) if who.role is HouseRole.DEALER else ()


def everybodys(running: Running) -> Parts:
    """What is the same for whoever looks."""
    table, round_ = running.table, running.round
    assert round_ is not None, "a table is open from its first round on"
    parts: Data = {"game": running.game.name, "title": running.game.title, "part": running.game.part}
    parts |= {"table": running.name, "dealt": running.opened.dealt, "closed": running.closed}
    parts |= {"round": running.number, "shoe": running.shoes.number}
    parts["contest"] = running.contest.shown(running.name) if running.contest is not None else None
    parts["people"] = [person_data(table, person, False) for person in table.people.values()]
    parts |= {"seats": seats(table), "bots": sorted(running.arranged.bots)}
    parts |= scene(round_)
    return _each(parts) | (_looks(running, ONLOOKER) if not running.game.hides else {})


def ones_own(running: Running, eye: Eye) -> Parts:
    """What only this person sees, or sees otherwise than others."""
    table, round_ = running.table, running.round
    assert round_ is not None
    parts: Data = {"you": _you(table, eye), "yours": awaited(round_, (*eye.names, *eye.says_of), eye.device)}
    parts["hint"] = has_hint(round_, eye.name)
    if eye.everything:
        parts["chips"] = {each.name: _purse(table, each.name) for each in table.players}
    return _each(parts) | (_looks(running, eye.name) if running.game.hides else {})


def _each(parts: Data) -> Parts:
    return {name: written(part) for name, part in parts.items()}


def _looks(running: Running, viewer: str) -> Parts:
    return _each(_look(running.table, viewer)) | {"last": _last(running.ended, viewer)}


def _look(table: Table, viewer: str) -> Data:
    look = table.game.look(table, viewer)
    return {"look": dict(look), "pieces": pieces(table.game.name, look), "lit": lit(look)}


def _last(ended: Ended | None, viewer: str) -> str:
    """The round before this one, as it was at its end: written once for each viewer."""
    if ended is None:
        return "null"
    if viewer not in ended.seen:
        table, seen = ended.round.table, scene(ended.round)
        told = {"round": ended.number} | _look(table, viewer) | {name: seen[name] for name in LAST}
        ended.seen[viewer] = written(told)
    return ended.seen[viewer]


def _you(table: Table, eye: Eye) -> Data:
    names = [] if eye.name == ONLOOKER else list(eye.names)
    you: Data = {"names": names} | ({"for": list(eye.says_of)} if eye.device else {})
    return you | (_purse(table, eye.name) if not eye.everything and names else {})


def _purse(table: Table, name: str) -> Data:
    data = person_data(table, table.people[name], True)
    return {each: data[each] for each in ("chips", "non-value chips") if each in data}
