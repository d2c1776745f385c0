"""Whatever changes something over the API: sent twice under one id it is done once, an id that was given to something
else is refused, and every field of it is handed on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.changing import ANN, CODE, OTHER_CODE, Change, Given
from support.every_change import ADDRESSED, CHANGES, GIVEN, NOT_COMPARED, NOT_STORED, WITHOUT_AN_ID
from support.floor import OnTheFloor, Visitor, floor_at

from houseway.store.actor import THE_HOUSE, Actor

Route = tuple[str, str]
CASES = [(route, change) for route, some in CHANGES.items() for change in some]
NAMES = [f"{route[0]} {route[1]} {number}" for number, (route, _) in enumerate(CASES)]
EVERY = pytest.mark.parametrize(("route", "change"), CASES, ids=NAMES)


@contextmanager
def prepared(folder: Path, change: Change) -> Iterator[OnTheFloor]:
    folder.mkdir()
    with floor_at(folder) as on:
        for each in change.before:
            on.does(each, on.house)
        yield on


def stored(on: OnTheFloor) -> tuple[Any, ...]:
    """Every event of every chain, and what every account holds."""
    store = on.house.store
    return [(each.chain, each.number, each.body) for chain in store.chains() for each in store.events(chain)], {
        str(account): amount for account, amount in store.balances().items() if amount
    }


def sends(on: OnTheFloor, route: Route, change: Change, body: dict[str, Any], who: Visitor | None = None) -> Any:
    found = who or on.visitor(change.by)
    return found.send(route[0], address(route[1], change), in_full(on, body))


def address(path: str, change: Change) -> str:
    for named, plain in ADDRESSED.items():
        path = path.replace(named, plain)
    return change.at or path


def in_full(on: OnTheFloor, body: dict[str, Any]) -> dict[str, Any]:
    """A ticket's code is made by the house."""
    codes = {CODE: 1, OTHER_CODE: 2}
    keno = on.house.systems.keno
    return {
        n: keno.tickets[codes[v]].code(keno.settings.key) if v in (CODE, OTHER_CODE) and keno else v
        for n, v in body.items()
    }


def before(route: Route, change: Change) -> Given:
    """Something else that whoever does this may have done."""
    if change.given is not None:
        return change.given
    for (by, start), given in GIVEN.items():
        if change.by.startswith(by) and route[1].startswith(start):
            return given
    if change.by == "player":
        return "/api/keno/dollars", {"amount": "1.00"}
    if change.by in ("keno writer", "cashier"):
        return "/api/keno/dollars", {"amount": "1.00", "patron": ANN}
    return "/api/keno/hours", {"draws": 30}


@EVERY
def test_sent_twice_under_one_id_it_is_done_once_and_answered_alike(
    tmp_path: Path, route: Route, change: Change
) -> None:
    with prepared(tmp_path / "one", change) as on:
        who, at_first = on.visitor(change.by), stored(on)
        first = sends(on, route, change, change.body | {"id": "one"}, who)
        assert first.status_code < 300, first.text
        after = stored(on)
        assert after != at_first
        again = sends(on, route, change, change.body | {"id": "one"}, who)
        assert (again.status_code, again.content) == (first.status_code, first.content)
        assert stored(on) == after
        for name, value in change.other.items():
            if (route[1], name) not in NOT_COMPARED:
                other = sends(on, route, change, change.body | {name: value, "id": "one"}, who)
                assert other.status_code >= 400, f"{name} is another, and it is answered as done"
        assert stored(on) == after
    with prepared(tmp_path / "header", change) as on:
        who = on.visitor(change.by)
        for _ in range(2):
            answer = who.send(
                route[0], address(route[1], change), in_full(on, change.body), **{"Idempotency-Key": "one"}
            )
            assert answer.status_code == first.status_code, answer.text
        assert len(stored(on)[0]) == len(after[0])


@EVERY
def test_every_event_that_comes_of_it_names_whoever_sent_it_or_the_house(
    tmp_path: Path, route: Route, change: Change
) -> None:
    with prepared(tmp_path / "one", change) as on:
        store = on.house.store
        ends = {chain: store.end(chain).number for chain in store.chains()}
        answer = sends(on, route, change, change.body)
        assert answer.status_code < 300, answer.text
        name = next((each for each in on.house.people if each == f"{change.by} ann"), "")
        sender = Actor(name, on.house.people[name].role.value)
        events = [each for chain in store.chains() for each in store.events(chain)]
        found = [each.actor for each in events if each.number > ends.get(each.chain, 0)]
        assert sender in found
        assert {*found} <= {sender, THE_HOUSE}


def with_less(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Without each of its fields, and each without one of its own details or all of them."""
    for name, value in body.items():
        yield {n: each for n, each in body.items() if n != name}
        if isinstance(value, dict):
            yield from (body | {name: {n: each for n, each in value.items() if n != left}} for left in value)
            yield body | {name: {}}


@EVERY
def test_less_than_what_was_sent_is_something_else(tmp_path: Path, route: Route, change: Change) -> None:
    """Unless it comes to the very same: what is usual was said, and is left out."""
    more = {name for name in change.other if name not in change.body}
    for number, full in enumerate([change.body, *(change.body | {name: change.other[name]} for name in sorted(more))]):
        with prepared(tmp_path / str(number), change) as on:
            who = on.visitor(change.by)
            if sends(on, route, change, full | {"id": "one"}, who).status_code >= 400:
                continue  # they do not go together
            after = stored(on)
            less = [each for each in with_less(full) if number == 0 or each == change.body]
            taken = [e for e in less if sends(on, route, change, e | {"id": "one"}, who).status_code < 300]
            assert stored(on) == after or route == ("POST", "/api/tables")
        for at, each in enumerate(taken):
            with prepared(tmp_path / f"{number} {at}", change) as on:
                sends(on, route, change, each | {"id": "one"})
                left_out = full.keys() - each.keys()
                unseen = any((route[1], name) in NOT_COMPARED for name in left_out)
                assert stored(on) == after or unseen, f"{each} is answered as {full} was"


@EVERY
def test_an_id_that_was_given_to_something_else_is_refused(tmp_path: Path, route: Route, change: Change) -> None:
    if route == ("POST", "/api/tables"):
        return  # its chain begins with it: nobody has given an id there
    with prepared(tmp_path / "one", change) as on:
        path, body = before(route, change)
        if "/keno/" in path and on.house.systems.keno is None:
            on.does(on.house.keno, "open")
            on.does(on.house.keno, "begin day")
            on.does(on.house.deposit, ANN, 5_00)
        who = on.visitor(change.by)
        given = who.send("PUT" if path == "/api/keno/hours" else "POST", path, body | {"id": "one"})
        assert given.status_code < 300 or given.status_code == 409, given.text
        after = stored(on)
        answer = sends(on, route, change, change.body | {"id": "one"}, who)
        assert (answer.status_code, "given to something else" in answer.text) == (400, True), answer.text
        assert stored(on) == after


@EVERY
def test_every_field_is_handed_on(tmp_path: Path, route: Route, change: Change) -> None:
    with prepared(tmp_path / "as it is", change) as on:
        answer = sends(on, route, change, change.body)
        expected = answer.status_code, stored(on)
    for name, value in change.other.items():
        with prepared(tmp_path / name, change) as on:
            answer = sends(on, route, change, change.body | {name: value})
            found = answer.status_code, stored(on)
            assert found != expected or (route[1], name) in NOT_STORED, f"{name} does not matter"


def test_no_route_and_no_field_is_left_out_of_this(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        described = on.app.openapi()
    schemas = described["components"]["schemas"]
    own = {(m.upper(), path) for path, each in described["paths"].items() for m in each if m != "get"}
    assert own == CHANGES.keys() | WITHOUT_AN_ID.keys()
    for (method, path), some in CHANGES.items():
        sent = described["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        fields = {*schemas[sent.rpartition("/")[2]]["properties"]} - {"id"}
        shown = {name for each in some for name in each.other} | {name for at, name in NOT_STORED if at == path}
        assert fields == shown, path
