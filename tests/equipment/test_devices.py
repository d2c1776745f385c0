"""Dice, coins, wheels, balls and tiles: what can come, with exact weights."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.equipment import tiles
from houseway.equipment.balls import Ball, Pool, numbered_balls
from houseway.equipment.coins import HEAD, TAIL, Coins
from houseway.equipment.dice import Dice
from houseway.equipment.tiles import LABEL, NAME, PAIR, PAIRS, PAIRS_RANKED, POINTS, TILES, stack_of_tiles
from houseway.equipment.wheel import BLACK, GREEN, RED, SINGLE_ZERO, Wheel, colour, neighbours
from houseway.errors import BadInput


def test_two_dice_total_seven_in_six_ways_of_36() -> None:
    weights = Dice(2).weights()
    assert (len(weights), set(weights.values())) == (36, {1})
    assert sum(weight for roll, weight in weights.items() if sum(roll) == 7) == 6


@pytest.mark.parametrize(("roll", "ways"), [((2, 2, 2), 1), ((2, 2, 5), 3), ((1, 3, 5), 6)])
def test_sorted_rolls_weigh_as_many_as_they_stand_for(roll: tuple[int, ...], ways: int) -> None:
    weights = Dice(3).sorted_weights()
    assert (weights[roll], len(weights), sum(weights.values())) == (ways, 56, 216)


@pytest.mark.parametrize("number", [2, 3])
def test_coins_lie_every_way_once(number: int) -> None:
    weights = Coins(number).weights()
    assert (len(weights), sum(weights.values())) == (2**number, 2**number)
    assert Counter(spin.count(HEAD) for spin in weights) == Coins(number).heads_weights()
    assert (TAIL,) * number in weights


def test_s131_2_roulette_wheel_has_37_equal_compartments() -> None:
    assert SINGLE_ZERO.weights() == dict.fromkeys(range(37), 1)


def test_s131_2A_one_green_zero_18_red_and_18_black() -> None:
    assert (colour(0), len(RED), len(BLACK), len(GREEN)) == ("green", 18, 18, 1)
    assert Counter(map(colour, range(37))) == {"green": 1, "red": 18, "black": 18}


def test_s131_2C_colours_alternate_around_the_wheel_from_zero() -> None:
    around = [colour(number) for number in SINGLE_ZERO.compartments]
    assert around == ["green", *["red", "black"] * 18]


@pytest.mark.parametrize(
    ("number", "each_side", "beside"), [(0, 1, (26, 32)), (26, 2, (35, 3, 0, 32)), (5, 1, (10, 24))]
)
def test_neighbours_go_around_past_the_zero(number: int, each_side: int, beside: tuple[int, ...]) -> None:
    assert neighbours(SINGLE_ZERO, number, each_side) == beside


@pytest.mark.parametrize("mark", ["a", "c"])
def test_neighbours_are_of_one_compartment(mark: str) -> None:
    with pytest.raises(BadInput, match="fortune"):
        neighbours(Wheel("fortune", ("a", "b", "a")), mark)


def test_a_symbol_weighs_as_many_compartments_as_bear_it() -> None:
    assert Wheel("fortune", ("a", "b", "a")).weights() == {"a": 2, "b": 1}


def test_s222_4_twenty_of_eighty_numbers_are_drawn_without_putting_back() -> None:
    balls = numbered_balls(80)
    for number in range(1, 21):
        balls.take(number)
    assert balls.weights() == dict.fromkeys(range(21, 81), 1)
    with pytest.raises(BadInput, match="7 cannot be drawn: it was drawn already"):
        balls.take(7)
    with pytest.raises(BadInput, match="81 cannot be drawn: it was never in it"):
        balls.take(81)
    balls.refill()
    assert balls.remaining == 80


def test_s461_balls_may_be_told_by_colour_and_star_alone() -> None:
    balls = Pool({Ball(hue, symbol): n for hue in ("red", "green", "gold") for symbol, n in (("star", 7), ("", 11))})
    balls.take(Ball("gold", "star"))
    assert (balls.remaining, balls.weights()[Ball("gold", "star")]) == (53, 6)
    assert str(Ball("gold", "star")) == "gold star"


@given(st.integers(1, 12), st.data())
def test_the_weights_of_a_pool_count_what_is_left(most: int, data: st.DataObject) -> None:
    balls = numbered_balls(most)
    drawn = data.draw(st.lists(st.integers(1, most), unique=True))
    for number in drawn:
        balls.take(number)
    assert balls.weights().keys() == set(range(1, most + 1)) - set(drawn)
    assert balls.remaining == most - len(drawn)


def test_s414_thirty_two_tiles_in_sixteen_pairs() -> None:
    assert (len(TILES), len(PAIRS), len(NAME)) == (32, 16, 21)
    assert set(Counter(PAIR[tile] for tile in TILES).values()) == {2}
    assert stack_of_tiles().remaining == 32


def test_s415_1_gee_jun_is_the_highest_pair_and_chop_ng_the_lowest() -> None:
    assert (PAIRS_RANKED[0], PAIRS_RANKED[1], PAIRS_RANKED[-1]) == ("gee jun", "teen", "chop ng")
    assert sorted(PAIRS_RANKED) == sorted(PAIRS)


def test_s415_3_single_tiles_rank_from_12_down_to_3_6() -> None:
    ranked = "12,2,high 8,high 4,high 10,high 6,low 4,11,low 10,high 7,low 6,9,low 8,low 7,5,3/6"
    assert ",".join(dict.fromkeys(LABEL)) == ranked


def test_s415_3_a_label_says_the_pips_of_both_tiles() -> None:
    for tile, label in enumerate(LABEL):
        assert str(POINTS[tile]) in label.replace("/", " ").split()


def test_tiles_that_match_weigh_two_and_those_of_a_mixed_pair_one_each() -> None:
    weights = stack_of_tiles().weights()
    assert weights[tiles.tile("6-6")] == 2
    assert weights[tiles.tile("4-5")] == weights[tiles.tile("3-6")] == 1


def test_a_tile_is_read_by_its_pips_in_either_order() -> None:
    assert [tiles.tile(name) for name in NAME] == list(range(21))
    assert tiles.tile("6-1") == tiles.tile("1-6")
    assert LABEL[tiles.tile("1-2")] == LABEL[tiles.tile("2-4")] == "3/6"


@pytest.mark.parametrize("text", ["", "7-1", "0-0", "66"])
def test_what_is_not_a_tile_is_told_what_is(text: str) -> None:
    with pytest.raises(BadInput, match="6-6, 1-1"):
        tiles.tile(text)
