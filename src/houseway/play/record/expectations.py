"""What a round states besides its events, held against what came of it.

Settlements must be all there, in any order. A ruling or a call that is stated may be one among others; an empty list
says that there was none. Everything else is compared in the keys that it has.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any, Final, TypeAlias

from houseway.play.record.agreement import agrees_in, nearest, pairs
from houseway.play.record.keys import CountedKeys
from houseway.play.record.outcome import received_by, state_of
from houseway.play.record.places import Path
from houseway.play.record.plain import as_data
from houseway.play.record.prompt import awaited_data
from houseway.play.record.text import STATED, RecordedRound
from houseway.play.record.toml import Data
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.quotation import quoted

Found: TypeAlias = tuple[Path, str, Any, Any]
"""Where it is stated, what it is about, what was expected, and what came."""


ABOUT: Final = {"rulings": "a ruling", "calls": "a call"}


def came_of(played: RecordedRound, round_: Round[Any]) -> Data:
    """What a round led to, as far as the record states any of it."""
    makes: Mapping[str, Callable[[], Any]] = {
        "settles": lambda: [line.as_data() for line in round_.lines],
        "rulings": lambda: [ruling.as_data() for ruling in round_.rulings],
        "calls": lambda: [as_data(called) for called in round_.table.called],
        "awaited": lambda: awaited_data(round_),
        "received": lambda: received_by(round_.lines),
        "state": lambda: _usual(played.state or {}, round_.table) | state_of(round_.table),
    }
    return {name: makes[name]() for name in STATED if getattr(played, name) is not None}


def _usual(stated: Data, table: Table) -> Data:
    """Of what is stated, and left out where it is as usual, what that is."""
    if stated.keys() <= state_of(table).keys():
        return {}
    taken = CountedKeys({})
    table.game.open_table().restore(taken)
    return {name: each for name, each in taken.asked.items() if isinstance(each, str | int)}


def differences(played: RecordedRound, round_: Round[Any]) -> Iterator[Found]:
    """Where what came of a round is not what it states."""
    came = came_of(played, round_)
    for name in came:
        stated = getattr(played, name)
        if isinstance(stated, list):
            yield from _lines(name, stated, came[name])
        elif name == "awaited":
            yield from _awaited(stated, came[name])
        else:
            what = "how things stand" if name == "state" else "what is received"
            yield from _keys(what, (name,), stated, came[name])


def _lines(name: str, stated: list[Data], got: list[Data]) -> Iterator[Found]:
    among_others = name != "settles" and bool(stated)
    over = yield from _missing((name,), ABOUT.get(name, ""), stated, got)
    for line in () if among_others else over:
        yield (name,), ABOUT.get(name) or about(line), None, line


def _missing(path: Path, what: str, stated: list[Data], got: list[Data]) -> Generator[Found, None, list[Data]]:
    """What is stated and did not come, each beside what comes nearest; then what is left of what came."""
    found = pairs(stated, got)
    over = [line for index, line in found if index is None and line is not None]
    for index, line in found:
        if index is not None and line is None:
            want, near = stated[index], nearest(stated[index], over)
            if near is not None:
                over.remove(near)
            have = None if near is None else {key: near.get(key) for key in want}
            yield (*path, index), what or about(want), want, have
    return over


def _awaited(stated: Data, got: Data) -> Iterator[Found]:
    """By whom, and which acts, exactly; of the options those that must be among them. Nothing, if nothing is stated."""
    if not stated and got:
        yield ("awaited",), "what is awaited", None, got["says"]
    for name, each in stated.items():
        have = got.get(name, [])
        if name == "options":
            yield from _missing(("awaited", name), "what is awaited", each, have)
        elif name in ("by", "acts"):
            if set([each] if isinstance(each, str) else each) != set(have):
                yield ("awaited", name), "what is awaited", {name: each}, {name: have}
        elif not agrees_in(name, each, got.get(name)):
            yield ("awaited", name), "what is awaited", {name: each}, {name: got.get(name)}


def _keys(what: str, path: Path, stated: Data, got: Data) -> Iterator[Found]:
    """Key by key, so that a difference says where it is."""
    for name, each in stated.items():
        have = got.get(name)
        if isinstance(each, dict) and isinstance(have, dict):
            yield from _keys(what, (*path, name), each, have)
        elif not agrees_in(name, each, have):
            where = ", ".join(map(str, (*path[1:], name)))
            yield (*path, name), f"{what}: {where}", each, have


def recorded_anew(played: RecordedRound, round_: Round[Any]) -> Data:
    """What the round states, as it came; settlements and rulings are recorded anyhow."""
    came = came_of(played, round_)
    return {name: _part(getattr(played, name), came[name]) for name in came if name not in ("settles", "rulings")}


def _part(stated: Any, got: Any) -> Any:
    """Of what has keys, in those that are stated."""
    if isinstance(stated, dict) and isinstance(got, dict):
        return {name: _part(each, got.get(name, each)) for name, each in stated.items()}
    return got


def about(line: Mapping[str, Any]) -> str:
    """What the line is about."""
    if "ruling" in line:
        return "a ruling"
    if "call" in line:
        return f"the call {quoted(line['call'])}"
    if "metered" in line:
        return f"what a meter counted of {line.get('of')}"
    if "chips" in line:
        return f"chips to or from {line.get('to')}"
    return "the settlement of " + " ".join(str(line[key]) for key in ("person", "wager", "selection") if key in line)
