"""Every answer is described, and is as described: in every role, of tables of several games that were played."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from support.answers import ASKED, eventful
from support.channels import Evening, evening
from support.floor import OnTheFloor, floor_at

GAMES = ("roulette", "caribbean-stud", "keno")
BY_MODELS = ("/desk", "/odds", "/strategy", ".svg")
"""Of a table, what no hand has written."""
PLAIN = {"text/plain", "image/svg+xml", "application/x-ndjson"}


class Described:
    """The API as it describes itself."""

    def __init__(self, on: OnTheFloor) -> None:
        self.whole = on.app.openapi()
        self._known: dict[str, Any] = {}

    def path_of(self, address: str) -> str:
        parts = address.partition("?")[0].split("/")
        fits = [path for path in self.whole["paths"] if _fits(path.split("/"), parts)]
        path: str = min(fits, key=lambda each: each.count("{"))
        return path

    def _validator(self, path: str) -> Any:
        """For JSON that is answered at a path; none, where that is something else."""
        if path not in self._known:
            content = self.whole["paths"][path]["get"]["responses"]["200"]["content"]
            schema = content.get("application/json", {}).get("schema")
            whole = {"components": self.whole["components"]}
            self._known[path] = None if schema is None else jsonschema_rs.validator_for(schema | whole)
        return self._known[path]

    def check(self, address: str, answer: Any) -> None:
        validator = self._validator(self.path_of(address))
        if validator is not None and answer.status_code == 200:
            validator.validate(answer.json())


def _fits(path: list[str], parts: list[str]) -> bool:
    return len(path) == len(parts) and all(a.startswith("{") or a == b for a, b in zip(path, parts, strict=True))


@pytest.fixture
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "evening") as found:
        found.on.does(found.sit, request.param)
        found.on.does(found.play, 1)
        yield found


@pytest.mark.parametrize("played", GAMES, indirect=True)
def test_every_answer_about_a_table_is_as_described(played: Evening) -> None:
    described, asked = Described(played.on), 0
    own = [each for _, each in played.addresses() if each.startswith(("/api/tables/", "/api/rounds/"))]
    addresses = [each for each in own if not each.partition("?")[0].endswith(BY_MODELS) and "/why" not in each]
    for role in ("guest", "dealer", "inspector"):
        for address in addresses:
            described.check(address, played.visitors[role].get(address))
            asked += 1
    assert asked > 30


def test_every_answer_of_a_house_where_much_happened_is_as_described(tmp_path: Path) -> None:
    with eventful(tmp_path) as on:
        described, last = Described(on), on.visitor("inspector").get("/api/rounds/wheel/1").json()["steps"][-1]["n"]
        for address, roles in ASKED.items():
            for role in roles:
                at = address.format(last=last)
                described.check(at, on.visitor(role).get(at))


def test_the_api_describes_every_answer_and_each_shape_has_a_name_of_its_own(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        whole = on.app.openapi()
    for path, operations in whole["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {})
                assert content or status in ("204", "304"), (method, path)
                for kind, each in content.items():
                    assert kind in PLAIN or _says_something(each["schema"]), (method, path, each)
    assert not [name for name in whole["components"]["schemas"] if "__" in name]


def _says_something(schema: Any) -> bool:
    """Not just that it is some object."""
    return schema.get("additionalProperties") is not True and schema != {}
