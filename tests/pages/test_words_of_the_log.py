"""What happened at a table, in the words of its page: an amount is told as one, and nothing else is."""

from pathlib import Path
from typing import Any

import pytest
from support.scripts import asked

from houseway.play.acts import Field
from houseway.play.codec import as_data
from houseway.play.events import Done

AMOUNTS = ("chips", "worth", "most", "stake")
MOVED = {"person": "ann", "from": "red", "from_selection": "red", "to": "black", "to_selection": "black"}


def told(act: str, details: dict[str, Any]) -> dict[str, Any]:
    """As the house tells it: of what type a detail is, its field says."""
    fields = tuple(Field(name, "money") for name, each in details.items() if type(each) is int and name in AMOUNTS)
    return {"n": 1, **as_data(Done(1, "dealer", act, details, fields))}


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
