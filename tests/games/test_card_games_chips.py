"""Chips that are knocked to another place at the card games are put back (reading G17)."""

from typing import Any

import pytest
from support import baccarat, blackjack, caribbean_stud, mini_baccarat
from support.caribbean_victoria import PAIR, VIC

CASES = [
    pytest.param(blackjack.deal("ann: 10S 5D", dealer="6C"), "blackjack", "box 1", "box 3", "qld s21(1)", id="s21_1"),
    pytest.param(
        baccarat.begin(baccarat.table_of("ann"), ann="player's hand 10"),
        "player's hand", "seat 1", "seat 2", "qld s88", id="s88",
    ),
    pytest.param(
        mini_baccarat.begin("ann player 10"), "player's hand", "seat 1", "seat 2", "qld s196", id="s196"
    ),
    pytest.param(
        caribbean_stud.deal(f"ann: {PAIR}"), "ante wager", "place 1", "place 2", "qld s237(6)", id="s237_6"
    ),
    pytest.param(
        caribbean_stud.deal(f"ann: {PAIR}", game=VIC),
        "ante wager", "place 1", "place 2", "vic 25/1999 r5.4", id="vic_25_1999_r5_4",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("played", "wager", "was", "lies", "under"), CASES)
def test_chips_that_lie_elsewhere_count_where_they_were_placed(
    played: Any, wager: str, was: str, lies: str, under: str
) -> None:
    before = [(p.wager.name, p.selection, p.stake) for p in played.table.placed]
    moved = {"person": "ann", "from": wager, "from_selection": was, "to": wager, "to_selection": lies}
    played.act("dealer", "chips lie elsewhere", **moved)
    assert [(p.wager.name, p.selection, p.stake) for p in played.table.placed] == before
    assert played.rulings[-1] == [under, "reading G17"]
