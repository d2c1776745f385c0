"""Events of the house as text, and back: table events as `play.codec` has them, the house's own by the types of their
fields.

`kind` comes first, money is text in dollars and cents, a moment is ISO 8601. In data that is kept as it was handed in
(how a table stands, details of an act), `types` says which texts are moments. What was stored before this form is read
by `old_form`.
"""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from datetime import date, datetime
from functools import partial
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

import orjson
from typing_extensions import is_typeddict

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.money import cents, dollars
from houseway.play import codec
from houseway.play.codec import BITS, Data, read_moment
from houseway.play.events import Done
from houseway.store.event import HouseEvent
from houseway.store.events import KINDS, Event
from houseway.store.old_form import read_old

LONGEST: Final = 200  # letters of a word, things in a list
_WRITER: Final = json.JSONEncoder(separators=(",", ":"))
_NEW: Final = '{"kind":'
WRITE, READ = 0, 1  # the ways of a type
_NO_MOMENTS: Final = orjson.OPT_NON_STR_KEYS | orjson.OPT_PASSTHROUGH_DATETIME


# As text


def text(event: Event) -> str:
    """As it is stored."""
    if isinstance(event, HouseEvent):
        try:  # nearly always there is no moment to be told of
            return orjson.dumps(_fields_data(event), list, _NO_MOMENTS).decode()
        except TypeError:
            pass
    return written(as_data(event))


def written(data: object) -> str:
    """Plain data, in the fewest letters."""
    try:
        return orjson.dumps(data, list, orjson.OPT_NON_STR_KEYS).decode()  # a tuple with names is a list there
    except TypeError:  # half a letter, which somebody sent
        return _WRITER.encode(data)


def read(stored: str) -> Event:
    """The event that is stored as this text."""
    return from_data(orjson.loads(stored)) if stored.startswith(_NEW) else read_old(stored, _read_noted)


def same(one: Event, other: Event) -> bool:
    """Are they the same but for their numbers, whatever form they were stored in?"""
    return _untyped(one) == _untyped(other)


def _untyped(event: Event) -> str:
    """The fields of an act say how it is written, and not what was done."""
    return text(event._replace(fields=()) if isinstance(event, Done) else event)


# As plain data


def as_data(event: Event) -> Data:
    """One event, without its number."""
    if not isinstance(event, HouseEvent):
        return codec.as_data(event)
    found, types = _fields_data(event), dict[str, Data]()
    for name in _shape(type(event)).plain:
        if name in found:
            found[name] = _without_moments(found[name], types.setdefault(name, {}))
    types = {name: each for name, each in types.items() if each}
    return found | {"types": types} if types else found


def told_data(event: HouseEvent, names: Collection[str]) -> Data:
    """Its kind, and what it says under these names."""
    return {"kind": event.kind} | _written_fields(event, names)


def _fields_data(event: HouseEvent) -> Data:
    """The same, with moments as they are."""
    return _as_its_act_says(type(event), {"kind": event.kind} | _written_fields(event), WRITE)


def from_data(data: Data) -> Event:
    """The event that `as_data` wrote."""
    return codec.from_data(data) if data["kind"] in codec.READS else _read_noted(data)


def _read_noted(data: Data) -> HouseEvent:
    of = KINDS[data["kind"]]
    data = dict(data)
    for name, types in data.get("types", {}).items():
        data[name] = _with_moments(data[name], types)
    found: HouseEvent = _read_fields(of, _as_its_act_says(of, data, READ))
    return found


def _as_its_act_says(of: type[HouseEvent], data: Data, way: int) -> Data:
    """Plain data in which what an act leads to is written, or read, by the types that it has there."""
    for name, acts in of.by_act.items():
        key = next(each.key for each in _shape(of).fields if each.name == name)
        shape = acts.get(data["do"])
        if shape is not None and (change := _by_type(shape)[way]) is not None:
            data[key] = change(data[key])
    return data


def _to_dollars(value: Any) -> Any:
    return dollars(value) if type(value) is int else value


def _to_cents(value: Any) -> Any:
    return cents(value) if isinstance(value, str) else value


def _without_moments(value: Any, types: Data) -> Any:
    """The same with every moment as text; `types` is told where they were."""
    if isinstance(value, dict):
        return {name: _plain(name, each, types) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(str(at), each, types) for at, each in enumerate(value)]
    return value


def _plain(name: str, value: Any, types: Data) -> Any:
    if isinstance(value, date):
        types[name] = "moment"
        return value.isoformat()
    if not isinstance(value, dict | list | tuple):
        return value
    below: Data = {}
    found = _without_moments(value, below)
    if below:
        types[name] = below
    return found


def _with_moments(value: Any, types: Any) -> Any:
    if types == "moment":
        return read_moment(value)
    if isinstance(value, dict):
        return {name: _with_moments(each, types[name]) if name in types else each for name, each in value.items()}
    return [_with_moments(each, types[str(at)]) if str(at) in types else each for at, each in enumerate(value)]


# By the types of fields


class _Field(NamedTuple):
    name: str
    key: str
    write: Callable[[Any], Any] | None
    read: Callable[[Any], Any] | None
    unless: Any  # it is this, then it is left out


class _Shape(NamedTuple):
    fields: tuple[_Field, ...]
    plain: tuple[str, ...]  # that are plain data


_SHAPES: Final[dict[type[Any], _Shape]] = {}


def _shape(of: type[Any]) -> _Shape:
    if of not in _SHAPES:
        _SHAPES[of] = _shape_of(of)
    return _SHAPES[of]


def _shape_of(of: type[Any]) -> _Shape:
    hints = get_type_hints(of, include_extras=True)
    found, plain = [], []
    for each in fields(of):
        key = each.metadata.get("key", each.name)
        default = each.default_factory() if each.default_factory is not MISSING else each.default
        found.append(_Field(each.name, key, *_by_type(hints[each.name]), default))
        if Data in (hints[each.name], *get_args(hints[each.name])):
            plain.append(key)
    return _Shape(tuple(found), tuple(plain))


def _written_fields(value: Any, names: Collection[str] | None = None) -> Data:
    found: Data = {}
    for name, key, write, _, unless in _shape(type(value)).fields:
        if names is not None and key not in names:
            continue
        each = getattr(value, name)
        if unless is MISSING or each != unless:
            found[key] = each if write is None or each is None else write(each)
    return found


def _read_fields(of: type[Any], data: Data) -> Any:
    given = {}
    for name, key, _, read_, _ in _shape(of).fields:
        if key in data:
            given[name] = data[key] if read_ is None or data[key] is None else read_(data[key])
    return of(**given)


def _by_type(hint: Any) -> tuple[Callable[[Any], Any] | None, Callable[[Any], Any] | None]:
    """How a value of this type is written, and how it is read; None: as it is."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _to_dollars, _to_cents
    if origin in (Union, UnionType):
        return _by_type(next(each for each in args if each is not NoneType))
    if hint is date:
        return date.isoformat, lambda each: read_moment(each) if isinstance(each, str) else each
    if isinstance(hint, type) and is_dataclass(hint):
        return _written_fields, partial(_read_fields, hint)
    if isinstance(hint, type) and issubclass(hint, tuple):
        return list, lambda each: hint(*each)
    if is_typeddict(hint):
        return _over_keys(hint)
    if origin in (tuple, list) and (origin is list or args[-1] is Ellipsis):
        write, read_ = _by_type(args[0])
        return _over_items(list, write), _over_items(origin, read_)
    if origin is tuple:
        return _over_places(args)
    if origin is not None and issubclass(origin, Mapping) and hint != Data:
        write, read_ = _by_type(args[1])
        return _over_values(write), _over_values(read_)
    return None, None


def _over_keys(of: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """A table with what its type says under each key; what it does not know stays as it is."""
    known = {name: _by_type(hint) for name, hint in get_type_hints(of, include_extras=True).items()}

    def change(found: Data, way: int) -> Data:
        ways = {name: known[name][way] for name in found.keys() & known.keys()}
        return {name: _changed(each, ways.get(name)) for name, each in found.items()}

    return partial(change, way=WRITE), partial(change, way=READ)


def _over_places(hints: Sequence[Any]) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """A list in which each place has its type."""
    known = [_by_type(hint) for hint in hints]

    def change(found: Sequence[Any], way: int) -> list[Any]:
        return [_changed(each, ways[way]) for each, ways in zip(found, known, strict=True)]

    return partial(change, way=WRITE), partial(change, way=READ)


def _changed(value: Any, change: Callable[[Any], Any] | None) -> Any:
    return value if change is None or value is None else change(value)


def _over_items(of: type[Any], change: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
    return of if change is None else lambda found: of(map(change, found))


def _over_values(change: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
    if change is None:
        return dict
    return lambda found: {name: change(each) for name, each in found.items()}


# What was refused, and what cannot be stored


def refusal_data(refused: Refused) -> Data:
    told = {"why": refused.why, "instead": refused.instead, "ground": refused.ground.value}
    return {"refused": refused.under.text} | told


def refusal(event: Event) -> Refused | None:
    """What a stored attempt was refused with, if it was."""
    if not isinstance(event, Done) or event.refused is None:
        return None
    return Refused(event.refused, event.why, ground=Ground(event.ground), instead=event.instead)


def check_plain(details: Mapping[str, Any]) -> None:
    """Refuse details that could not be stored just as they are."""
    for name, detail in details.items():
        if not isinstance(name, str) or len(name) > LONGEST or not _is_plain(detail):
            raise BadInput(f"{quoted(name)} must be a word, a whole number, true or false, a moment, or a list of them")


def check_kept(details: Data) -> None:
    """Refuse details that are not plain data."""
    try:
        types: Data = {}
        same_ = _with_moments(orjson.loads(written(_without_moments(details, types))), types) == details
    except (TypeError, ValueError, RecursionError):
        same_ = False
    if not same_:
        raise BadInput("what is done is told in words, whole numbers, true or false, moments, lists and tables of them")


def _is_plain(detail: Any) -> bool:
    if type(detail) in (list, tuple):
        return len(detail) <= LONGEST and all(_is_plain(each) and type(each) in (str, int, bool) for each in detail)
    if type(detail) is str:
        return len(detail) <= LONGEST
    if type(detail) is datetime:
        return detail.tzinfo is None
    return type(detail) is bool or (type(detail) is int and detail.bit_length() <= BITS)
