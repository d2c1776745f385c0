"""Two-up at the table, in the order of Part 10: the ring, the coins, the spinner (ss 162 to 166)."""

from typing import Any

import pytest
from support.ring import FLOOR, Ring, at_the_ring

from houseway.cite import cite
from houseway.errors import BadInput, Ground
from houseway.games import find
from houseway.games.two_up.table import TwoUpTable
from houseway.games.two_up.wagers import SPINNERS_ROWS
from houseway.play.wager import Placed

GAME = find("two-up")
OUTSIDE = "coin outside the ring"


def table_of(*names: str, **settings: Any) -> TwoUpTable:
    return at_the_ring("two-up", TwoUpTable, *names, **settings)


def ring(*names: str) -> Ring[TwoUpTable]:
    return Ring(table_of(*names))


def cloth(table: TwoUpTable) -> str:
    return GAME.layout(table)


# s162, s163: the layout and the words


def test_s162_2_the_cloth_has_areas_marked_H_and_T_with_what_lies_there() -> None:
    game = ring()
    game.wager("ann", "heads", 500)
    game.wager("bob", "tails", 700)
    drawn = cloth(game.table).splitlines()
    assert [line for line in drawn if line.endswith("  (qld s162(2))")] == [
        "H (heads): [heads ann: $5.00]  (qld s162(2))",
        "T (tails): [tails bob: $7.00]  (qld s162(2))",
    ]


def test_s162_3_the_spinners_wager_has_its_own_area_below_the_layout() -> None:
    game = ring().spinner("ann", "heads", 2000)
    drawn = cloth(game.table).splitlines()
    assert "SPINNER'S WAGER (spinner's wager on heads), 15 to 2: [heads ann: $20.00]  (qld s162(3))" in drawn
    places = GAME.cloth(game.table).places
    below = min(place.shape.around.y for place in places if "spinner" in place.wager)
    assert all(
        place.shape.around.y + place.shape.around.high < below for place in places if "spinner" not in place.wager
    )


def test_s162_4_the_cloth_bears_the_casinos_name() -> None:
    assert cloth(table_of()).splitlines()[0] == "Houseway  (qld s162(4))"


# s164: the coins


def test_s164_2_the_boxer_keeps_the_coins_that_are_not_in_play() -> None:
    game = ring().spinner("ann")
    assert GAME.look(game.table, "bob")["bowl"] == 3
    assert game.refusal("ann", "take coins from the bowl") == ("qld s164(2)", Ground.WHO)


def test_s164_3_two_coins_are_spun_and_no_other_number() -> None:
    game = ring()
    game.offered()
    assert game.refusal("ann", "accept", coins=3)[0] == "qld s166(3)"
    game.act("ann", "accept", coins=2)
    game.wager("ann", "spinner's wager on heads")
    game.toss()
    assert game.round.ask is not None
    assert game.round.ask.under == cite("qld s164(3)")
    with pytest.raises(BadInput, match="HH, HT, TH, TT"):
        game.land("HHT")


def test_s164_4_the_tail_side_of_the_coins_bears_a_cross() -> None:
    assert "all five coins bears a white or yellow cross  (qld s164(4))" in cloth(table_of())


def test_s164_5_no_player_may_demand_a_new_set_of_coins() -> None:
    game = ring().spinner("ann", "heads")
    for who in ("ann", "bob"):
        assert game.refusal(who, "demand a new set of coins") == ("qld s164(5)", Ground.WHO)
    assert game.table.coins == 5


# s165: coins that leave the ring


def lose(game: Ring[TwoUpTable], coins: int) -> None:
    game.invalid(cause=OUTSIDE)
    game.act("dealer", "coins lost", coins=coins)


def test_s165_1_a_coin_out_of_the_ring_is_looked_for_examined_and_returned() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(cause=OUTSIDE)
    assert game.round.ask is not None
    assert (game.awaited, game.round.ask.under) == ("dealer", cite("qld s165(1)(a)"))
    [option] = [o for o in game.round.options() if o.act == "return the coins"]
    assert option.under == cite("qld s165(1)(b)")
    assert game.refusal("ann", "return the coins")[1] is Ground.WHO
    game.act("dealer", "return the coins")
    assert (game.table.coins, game.ruled) == (5, [["qld s175(2)(b)"]])
    game.spin("HH")


def test_s165_2_with_one_coin_lost_the_game_goes_on_with_four() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 1)
    assert (game.table.coins, game.ruled[-1]) == (4, ["qld s165(2)"])
    game.spin("TT")
    assert game.table.coins == 4, "the next spinner has four, too"
    game.spinner("bob")
    assert ("2 coins are put aside in the bowl", "qld s166(4)") in game.called


def test_s165_3_with_two_coins_lost_a_new_set_comes_and_the_rest_goes() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 2)
    assert game.table.coins == 3
    game.spin("TT")
    assert (game.table.coins, game.ruled[-1]) == (5, ["qld s165(3)"])


def test_s165_3_reading_E15_coins_are_counted_over_the_life_of_the_set() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 1)
    game.spin("TT")
    game.spinner("bob", "tails")
    lose(game, 1)
    assert (game.table.coins, game.table.new_set_due) == (3, True)


def test_s165_4_the_spinner_goes_on_with_the_remaining_coins_until_the_wager_is_lost() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 2)
    assert game.ruled[-1] == ["qld s165(4)"]
    game.spin("HH", "HT")
    assert game.table.coins == 3
    game.spin("TT")
    assert game.table.coins == 5


def test_s165_4_or_until_it_wins_and_the_spinner_declines_further_spins() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 2)
    game.spin("HH", "HH", "HH")
    game.act("ann", "keep spinning")
    game.wager("ann", "spinner's wager on tails")
    game.spin("TT", "TT", "TT")
    assert game.table.coins == 3
    game.act("ann", "retire")
    assert (game.table.coins, game.ruled[-1]) == (5, ["qld s165(3)"])


def test_s165_4_reading_E15_too_few_coins_to_spin_are_replaced_at_once() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 2)
    lose(game, 2)
    assert (game.table.coins, game.ruled[-1]) == (5, ["qld s165(3)"])
    assert game.table.spinner == "ann"


# s166: who spins


def test_s166_2_reading_E6_the_next_offer_goes_to_the_player_after_the_last_spinner() -> None:
    game = ring("ann", "bob", "cat").spinner("bob", "heads")
    game.spin("TT")
    game.offered()
    assert game.awaited == "cat"
    game.act("cat", "decline")
    assert game.awaited == "ann"


def test_s166_2_reading_E7_nobody_accepts_and_the_wagers_stay_and_may_be_taken_back() -> None:
    game = ring()
    game.wager("ann", "heads", 2500)
    game.offered("ann", "bob")
    [line] = game.round.lines
    assert (line.verdict.value, line.left, [c.text for c in line.cites]) == (
        "stands",
        2500,
        ["qld s166(2)", "reading E7"],
    )
    assert game.round.over
    game.act("ann", "withdraw", on="heads", selection="heads")
    assert game.table.people["ann"].purse.value == 100_000
    game.offered()
    assert game.awaited == "ann"


def test_s166_3_whoever_accepts_first_comes_in_and_selects_two_coins() -> None:
    game = ring()
    game.offered("ann")
    game.act("bob", "accept")
    assert ("bob is the spinner and selects 2 coins", "qld s166(3)") in game.called
    assert game.refusal("ann", "spin the coins") == ("qld s166(3)", Ground.WHO)


def test_s166_4_the_remaining_coins_are_put_aside_in_the_bowl() -> None:
    game = ring().spinner("ann")
    assert ("3 coins are put aside in the bowl", "qld s166(4)") in game.called


# Between rounds


def test_the_table_is_plain_data_between_rounds() -> None:
    game = ring("ann", "bob").spinner("bob", "heads")
    lose(game, 1)
    game.act(FLOOR, "lights fail")
    game.spin("HH")
    data = game.table.as_data()
    assert data == {
        "spinner": "bob", "last": "bob", "spins": 2, "valid": 1, "heads": 1, "cards": True, "coins": 4
    }  # fmt: skip
    again = table_of("ann", "bob")
    again.restore(data)
    assert again.as_data() == data


@pytest.mark.parametrize(
    "data", [{"spinner": "dan"}, {"hand": "uncle"}, {"coins": 1}, {"coins": 6}, {"heads": -1}, {"odds": "two"}]
)
def test_what_cannot_be_is_not_restored(data: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        table_of().restore(data)


def test_a_spinners_wager_in_a_record_is_the_spinners() -> None:
    table = table_of()
    table.restore({"spinner": "ann"})
    placed = SPINNERS_ROWS[0].placed
    assert placed is not None
    with pytest.raises(BadInput, match="that is ann, not bob"):
        placed(table, Placed("bob", SPINNERS_ROWS[0], "heads", 1000))
