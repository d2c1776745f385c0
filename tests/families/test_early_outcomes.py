"""Nothing comes from a device before what the Part asks for has been done."""

from typing import Any

import pytest

from houseway.errors import BadInput, Refused
from houseway.games import find
from houseway.play.people import player, staff
from houseway.play.round import Round

STEPS: dict[str, list[tuple[str, Any, str]]] = {
    "wheel-of-fortune": [("", "a", "qld s146(4)"), ("no more bets", "a", "qld s146(2)")],
    "sic-bo": [("", (1, 2, 3), "qld s76"), ("no more bets", "1-2-3", "qld s76")],
    "mini-dice": [("", (1, 2, 3), "qld s181(1)"), ("no more bets", "1-2-3", "qld s185")],
    "craps": [("", (3, 4), "qld s124(3)"), ("ann: accept the dice", "3-4", "qld s126(1)")],
    "two-up": [("", "HT", "qld s166(3)"), ("offer the spin", ("head", "tail"), "qld s166(3)")],
    "triple-penny-two-up": [
        ("", "HTT", "qld s471(3)"),
        ("offer the spin", "HHH", "qld s471(3)"),
        ("ann: accept", "HHH", "qld s475(4)"),
        ("no more bets", "hht", "qld s472(2)(a)"),
    ],
    "tri-chro": [("", "red", "qld s463(1)"), ("no more bets", "red star", "qld s463(1)")],
}


@pytest.mark.parametrize("name", STEPS)
def test_what_a_device_seems_to_give_too_soon_is_refused(name: str) -> None:
    settings: dict[str, Any] = {"inspected": True} if name == "mini-dice" else {}
    round_ = Round(find(name).open_table(people=[player("ann", 1000), *staff()], **settings))
    for act, value, under in STEPS[name]:
        if act:
            round_.act("ann" if ":" in act else "dealer", act.removeprefix("ann: "))
        with pytest.raises(Refused) as caught:
            round_.outcome(value)
        assert caught.value.under.text == under
        with pytest.raises(BadInput):
            round_.outcome("a brick")
