"""What happened at a table, in the words of its page: an amount is told as one, and nothing else is."""

import ast
from pathlib import Path
from typing import Any

import pytest
from support.scripts import asked

import houseway
from houseway.games import GAMES, variants
from houseway.house.told import AMOUNTS, plainly

MOVED = {"person": "ann", "from": "red", "from_selection": "red", "to": "black", "to_selection": "black"}


def told(act: str, details: dict[str, Any]) -> dict[str, Any]:
    """As the house tells it."""
    return {"n": 1, **plainly({"by": "dealer", "act": act}, details)}


@pytest.mark.parametrize(
    ("act", "details", "words"),
    [
        ("move a wager", MOVED | {"chips": "pink"}, "move a wager ann red red black black pink"),
        ("seat", {"person": "ann", "chips": 50_00}, "seat ann $50.00"),
        (
            "issue colour chips",
            {"person": "ann", "worth": 1_00, "most": 200_00},
            "issue colour chips ann $1.00 $200.00",
        ),
        ("exchange colour chips", {"of": "wheel", "colour": "pink"}, "exchange colour chips wheel pink"),
        ("report a card", {"card": "10H", "number": 3}, "report a card 10♥ 3"),
        ("wager", {"on": "red", "selection": "red", "stake": 5_00, "chips": "pink"}, "wagered $5.00 on red"),
    ],
)
def test_a_detail_is_an_amount_where_the_house_tells_it_as_one(
    tmp_path: Path, act: str, details: dict[str, Any], words: str
) -> None:
    [round_] = asked(tmp_path, "words", "logOf", [told(act, details)])
    assert [each["what"] for each in round_["lines"]] == [words]


def test_every_detail_that_is_an_amount_is_told_as_one() -> None:
    """Every field that is made as money, wherever it is made; but how a table is run is no detail of an act."""
    found, settings = set[str](), {each.name for game in GAMES for text in variants(game) for each in text.settings}
    for file in Path(houseway.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            match call:
                case ast.Call(ast.Name("money"), [ast.Constant(str(name)), *_]):
                    found.add(name)
                case ast.Call(ast.Name("Field"), [ast.Constant(str(name)), ast.Constant("money"), *_]):
                    found.add(name)
    assert found - settings == AMOUNTS
