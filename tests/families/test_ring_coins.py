"""In the ring: coins that are lost, touched or wrongly spun, and directions on grounds that are not there."""

from typing import Any

import pytest
from support.ring import FLOOR, Ring, at_the_ring

from houseway.errors import Ground
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.two_up.table import TwoUpTable

TWO = ("two-up", TwoUpTable, {"part": 10, "direct": "direct a house spinner", "odds": "HT", "tails": "TT"})
THREE = (
    "triple-penny-two-up",
    TriplePennyTable,
    {"part": 21, "direct": "direct the boxer to spin", "odds": "HHT", "tails": "HTT"},
)
BOTH = pytest.mark.parametrize(
    ("game", "kind", "known"), [pytest.param(*TWO, id="part_10"), pytest.param(*THREE, id="part_21")]
)
SAID = {  # by Part: lost, more lost, later, touched, kip, visible, a side of each
    10: ("s165(2)", "s165(4)", "s165(3)", "s164(2)", "s175(4)", "s175(5)", "s175(5)"),
    21: ("s474(3)", "s474(5)", "s474(4)", "s471(4)", "s472(4)", "s472(3)(a)", "s472(3)(b)"),
}


def begun(game: str, kind: Any) -> Ring[Any]:
    return Ring(at_the_ring(game, kind)).spinner("ann", "heads")


@BOTH
def test_s165_2_s474_3_coins_are_lost_out_of_the_bowl_too(game: str, kind: Any, known: dict[str, Any]) -> None:
    ring, (one, due, new, *_) = begun(game, kind), SAID[known["part"]]
    assert ring.refusal("ann", "coins missing", coins=1)[1] is Ground.WHO
    ring.act("dealer", "coins missing", coins=1)
    assert (ring.table.coins, ring.ruled[-1]) == (4, [f"qld {one}"])
    ring.toss()
    ring.act("dealer", "coins missing", coins=1)  # while the others are in the air
    assert (ring.table.coins, ring.ruled[-1]) == (3, [f"qld {due}"])
    ring.land(known["tails"])
    ring.act("dealer", "show the result")
    assert ring.table.coins == 5  # the spinner has lost, and the new set is there
    assert [f"qld {new}"] in ring.ruled


@BOTH
@pytest.mark.parametrize("lie", [False, True])
def test_reading_e19_coins_that_another_hand_has_touched_decide_nothing(
    game: str, kind: Any, known: dict[str, Any], lie: bool
) -> None:
    ring, under = begun(game, kind), SAID[known["part"]][3]
    ring.act("dealer", "coins touched by another")  # out of the bowl
    assert (ring.ruled[-1], ring.round.moment) == ([f"qld {under}", "reading E19"], "before the spin")
    for _ in range(3):
        ring.toss()
        if lie:
            ring.land(known["tails"])
        ring.act("dealer", "coins touched by another")
        assert ring.ruled[-1] == [f"qld {under}", "reading E19"]
    assert (ring.table.spins, ring.table.invalid_run) == (0, 0), "nobody spun them invalidly"
    assert ring.round.moment == "before the spin"


@BOTH
def test_reading_e19_coins_touched_while_one_is_looked_for(game: str, kind: Any, known: dict[str, Any]) -> None:
    ring = begun(game, kind)
    ring.invalid(cause="coin outside the ring")
    ring.act("dealer", "coins touched by another")
    ring.act("dealer", "return the coins")
    assert (ring.table.invalid_run, ring.round.moment) == (1, "before the spin")
    assert known


@BOTH
@pytest.mark.parametrize(
    ("how", "at"),
    [
        ("spun without the kip", 4),
        ("not clearly visible before the spin", 5),
        ("not one side of each uppermost", 6),
    ],
)
def test_reading_e20_a_spin_in_a_way_that_is_not_allowed_counts(
    game: str, kind: Any, known: dict[str, Any], how: str, at: int
) -> None:
    ring, under = begun(game, kind), SAID[known["part"]][at]
    assert ring.refusal("dealer", "coins wrongly spun", how=how)[1] is Ground.WHEN
    ring.toss()
    ring.act("dealer", "coins wrongly spun", how=how)
    assert ring.ruled[-1] == [f"qld {under}", "reading E20"]
    ring.land(known["tails"])
    ring.act("dealer", "show the result")
    assert [line.verdict.value for line in ring.round.lines] == ["lose"]


@pytest.mark.parametrize(
    ("game", "kind", "known", "cause", "under"),
    [
        pytest.param(*TWO, "3 consecutive invalid spins", "qld s172(2)", id="s172_2"),
        pytest.param(*THREE, "3 consecutive invalid spins", "qld s478(2)(a)", id="s478_2_a"),
        pytest.param(*THREE, "most spins invalid", "qld s478(2)(b)", id="s478_2_b"),
    ],
)
def test_a_direction_on_a_ground_that_is_not_there_is_refused_by_its_provision(
    game: str, kind: Any, known: dict[str, Any], cause: str, under: str
) -> None:
    ring = begun(game, kind)
    ring.spin(known["odds"])  # a valid spin
    assert ring.refusal(FLOOR, known["direct"], cause=cause) == (under, Ground.WHAT)
    ring.invalid(3)
    ring.act(FLOOR, known["direct"], cause=cause)
    assert ring.ruled[-1] == [under]
