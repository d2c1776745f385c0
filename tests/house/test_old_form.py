"""Events as they were stored before each had its kind: whole numbers are amounts where the detail was one."""

import json
from typing import Any

import pytest

from houseway.cite import cite
from houseway.play.acts import Field
from houseway.play.events import Done
from houseway.store.codec import read

MORE = {"refused": "qld s5(1)", "why": "too low", "instead": "more", "ground": 2}


@pytest.mark.parametrize(
    ("given", "amounts"),
    [({"on": "red", "stake": 500}, ["stake"]), ({"seat": 3, "chips": 500}, ["chips"]), ({"chips": "blue"}, []),
     ({"stake": True}, []), ({"minimum": 5, "maximum": 9, "number": 7}, ["minimum", "maximum"])],
)  # fmt: skip
def test_an_act_as_it_was_stored_then(given: dict[str, Any], amounts: list[str]) -> None:
    stored = {"by": "ann", "act": "wager", "with": given}
    done = Done(0, "ann", "wager", given, tuple(Field(name, "money") for name in amounts))
    assert read(json.dumps(stored)) == done
    refused = done._replace(refused=cite("qld s5(1)"), why="too low", instead="more", ground=2)
    assert read(json.dumps(stored | MORE)) == refused
