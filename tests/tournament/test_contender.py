"""How many chips a contender risks: a few units, and what it takes to catch up when the session is nearly over."""

from types import SimpleNamespace
from typing import Any

import pytest

from houseway.cite import cite
from houseway.play.acts import Field, Option
from houseway.tournament.contender import CATCHING_UP, Contender

WAGER = Option("ann", "wager", cite("qld s20"), (Field("stake", "money", least=500, most=50_000),))


def ann(hands_left: int, **held: int) -> Contender:
    """One that would wager nothing of its own accord, and draws the least of all that can be drawn."""
    inner: Any = SimpleNamespace(decide=lambda *_: None)
    entropy: Any = SimpleNamespace(below=lambda _: 0)
    found = Contender(inner, entropy, 500)
    found.hands_left, found.held = hands_left, held
    return found


def staked(contender: Contender, chips: str, **lie: str) -> int | None:
    """What it wagers, with these wagers on the layout."""
    placed = [{"person": name, "stake": stake} for name, stake in lie.items()]
    view: Any = SimpleNamespace(viewer="ann", chips=chips, placed=placed, awaited={"kind": "wagering"})
    move = contender.decide(view, [WAGER])
    return move and move[1]["stake"]


def test_what_another_has_on_the_layout_is_no_wager_of_ones_own() -> None:
    assert staked(ann(CATCHING_UP), "100.00", bob="20.00") == 500
    assert staked(ann(CATCHING_UP), "100.00", bob="20.00", ann="4.99") == 500  # which is not enough
    assert staked(ann(CATCHING_UP), "100.00", bob="20.00", ann="5.00") is None


@pytest.mark.parametrize(("hands_left", "stake"), [(CATCHING_UP, 500), (CATCHING_UP - 1, 5_500), (0, 5_500)])
def test_near_the_end_it_stakes_what_it_is_behind_without_what_the_other_has_on_the_layout(
    hands_left: int, stake: int
) -> None:
    assert staked(ann(hands_left, ann=10_000, bob=20_000), "100.00", bob="50.00") == stake


@pytest.mark.parametrize("chips", ["200.00", "200.01", "300.00"])
def test_whoever_is_not_behind_stakes_no_cent_more_than_a_unit(chips: str) -> None:
    assert staked(ann(0, bob=20_000), chips) == 500


def test_it_catches_up_with_the_last_of_those_who_go_on() -> None:
    contender = ann(0, bob=20_000, cy=12_000, dee=1_000)
    contender.goes_on = 2
    assert staked(contender, "100.00") == 500 + 2_000
    contender.goes_on = 4  # everybody does
    assert staked(contender, "100.00") == 500
