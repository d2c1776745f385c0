"""The exact return of a player's wager against the house bank, with both sides set the house way."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

from houseway.equipment.tiles import TILES
from houseway.games.pai_gow.arithmetic import COPY, HIGHER, LOWER, ZEROS, against_high, against_low, rank
from houseway.games.pai_gow.chances import Met, against_bank, met
from houseway.games.pai_gow.house_way import set_hand


def test_every_fall_of_the_tiles_is_counted_once() -> None:
    assert sum(met().values()) == comb(32, 4) * comb(28, 4) == 736_281_000


def test_player_and_bank_are_alike_but_for_copies_and_zeros() -> None:
    found = met()
    for low, high in ((HIGHER, HIGHER), (HIGHER, LOWER), (HIGHER, COPY), (COPY, HIGHER), (ZEROS, HIGHER)):
        turned = Met(*({HIGHER: LOWER, LOWER: HIGHER}.get(each, each) for each in (low, high)))
        assert found[Met(low, high)] == found[turned]


def test_s444_a_player_who_sets_the_house_way_wins_and_loses_this_often() -> None:
    found = met()
    wins = found[Met(HIGHER, HIGHER)]
    stands = sum(times for each, times in found.items() if (each.low == HIGHER) != (each.high == HIGHER))
    loses = met_total() - wins - stands
    assert (wins, stands, loses) == (218_165_240, 291_907_352, 226_208_408)


def met_total() -> int:
    return sum(met().values())


def test_s426_1_the_return_with_5_percent_commission() -> None:
    wins = met()[Met(HIGHER, HIGHER)]
    loses = sum(times for each, times in met().items() if HIGHER not in each)
    assert Fraction(95 * wins - 100 * loses, 100 * met_total()) == Fraction(-1_895_143, 73_628_100)


def test_one_hand_against_all_20475_that_the_bank_can_have_counted_one_by_one() -> None:
    for four in ((0, 5, 17, 31), (1, 2, 3, 4), (22, 23, 9, 30)):
        own = [TILES[place] for place in four]
        mine = set_hand(own)
        rest = [tile for place, tile in enumerate(TILES) if place not in four]
        counted: Counter[Met] = Counter()
        for banks in combinations(rest, 4):
            theirs = set_hand(banks)
            low = against_low(rank(*mine.low), rank(*theirs.low))
            counted[Met(low, against_high(rank(*mine.high), rank(*theirs.high)))] += 1
        assert counted.total() == comb(28, 4)
        assert against_bank(four) == counted
