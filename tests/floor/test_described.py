"""Everything that the API's description allows, and much that it does not, tried in every role: no answer is a bug of
ours, each is as described, and nothing is done for somebody who may not. `make soak` tries more."""

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.floor import ORIGIN, ROLES, OnTheFloor, Visitor, floor_at
from support.may import MAY, OPEN, described_as

from houseway.verify.house import verify

TRIES = int(os.environ.get("HOUSEWAY_TRIES", "1"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
ENDS_SESSIONS = ("/api/session", "/api/people")
WAYS = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("described"), longest_body=4096) as found:
        found.does(found.house.open_table, "wheel", "roulette")
        found.does(found.house.keno, "open")
        found.does(found.house.keno, "begin day")
        yield found


def sent(who: Visitor, case: "Case[Any]") -> Any:
    """By the visitor's own client, with their cookie; what was made up for headers is sent too."""
    made = case.as_transport_kwargs(base_url=ORIGIN)
    headers = {**made.pop("headers", {}), "Origin": ORIGIN, "X-CSRF-Token": who.csrf}
    headers = {name: value for name, value in headers.items() if name.lower() not in ("cookie", "host")}
    made.pop("cookies", None)
    data = made.pop("data", None)
    if data is not None:
        made["content"] = data
    return who.client.request(headers=headers, **made)


@pytest.mark.parametrize("way", WAYS)
def test_in_every_role_each_answer_is_as_described_and_none_is_a_bug(on: OnTheFloor, way: GenerationMode) -> None:
    people = {role: on.visitor(role) for role in (None, *ROLES)}
    for found in schemathesis.openapi.from_dict(on.app.openapi()).get_all_operations():
        with suppress(Unsatisfiable):  # nothing could be wrong there
            tried(operation := found.ok(), way, people)  # type: ignore[union-attr]
            if operation.path.startswith(ENDS_SESSIONS):
                people = {role: on.visitor(role) for role in (None, *ROLES)}
    assert not verify(on.house.store).wrong


def tried(operation: Any, way: GenerationMode, people: dict[str | None, Visitor]) -> None:
    """One operation, with what the description allows, or with what it does not; each case by everybody."""

    @settings(max_examples=TRIES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=way))
    def case_by_case(case: "Case[Any]") -> None:
        for role, who in people.items():
            answer = sent(who, case)
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code < 300:
                assert allowed(role, case), f"{role} was let do {case.method} {case.path}"

    case_by_case()


def allowed(role: str | None, case: "Case[Any]") -> bool:
    if (case.method.upper(), case.path) in OPEN:
        return True
    roles = [set(roles) for key, (roles, _) in MAY.items() if described_as(*key) == (case.method.upper(), case.path)]
    return role is not None and (role in set().union(*roles) or not roles)


def test_the_description_names_our_own_shape_for_what_is_wrong(on: OnTheFloor) -> None:
    described = on.app.openapi()
    assert "HTTPValidationError" not in described["components"]["schemas"]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (method, path)
            assert "422" not in operation["responses"]
            assert {"400", "401", "403", "429", "503"} <= set(operation["responses"]), (method, path)
    assert on.visitor().get("/api/openapi.json").json() == described
