"""Caribbean stud: the exact odds, against figures that others have published."""

from fractions import Fraction
from math import comb

import pytest
from support.caribbean_stud import ANTE, BET, GAME, JACKPOT

from houseway.games import variants
from houseway.games.caribbean_stud.chances import BETS_FROM, for_each_ante, meets, qualification
from houseway.games.caribbean_stud.pairs_of_hands import (
    ALL_PAIRS,
    GROUPS,
    HANDS,
    NOT_QUALIFIED,
    QUALIFIED,
    count,
    joint,
    ties,
)
from houseway.games.caribbean_stud.prizes import QUEENSLAND, QUEENSLAND_WITH_DEAD_MANS_HAND, break_even, return_at
from houseway.games.caribbean_stud.wagers import Facts
from houseway.odds.exact import exact

ACE_AND_KING = 0b11 << 11
PAIRS_ONLY = 1 << 13  # no odd card hand is as high


def test_the_frequencies_of_every_hand() -> None:
    assert [count(group) for group in GROUPS.values()] == [1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]
    assert count(QUALIFIED) + count(NOT_QUALIFIED) == 1_302_540
    assert sum(map(count, (*GROUPS.values(), QUALIFIED, NOT_QUALIFIED))) == HANDS == 2_598_960


def test_s226_the_dealer_qualifies_205_times_in_364() -> None:
    assert qualification() == Fraction(205, 364)


@pytest.mark.parametrize("kind", GROUPS)
def test_every_pair_of_hands_is_counted_once(kind: int) -> None:
    others = (*GROUPS.values(), QUALIFIED, NOT_QUALIFIED)
    assert sum(joint(GROUPS[kind], other) for other in others) == count(GROUPS[kind]) * comb(47, 5)
    assert sum(meets(kind)) == count(GROUPS[kind]) * comb(47, 5)


def test_hands_that_tie() -> None:
    assert [ties(GROUPS[kind]) for kind in (3, 6, 7)] == [0, 0, 0]  # a rank has only four cards
    assert ties(GROUPS[9]) == 12  # one royal flush against the other three


@pytest.mark.parametrize(
    ("bets_from", "loss"),
    [
        (BETS_FROM, 1_059_715_400_580),  # an ace, a king, a jack, an 8 and a 3
        (ACE_AND_KING, 1_132_600_203_540),
        (PAIRS_ONLY, 1_090_272_101_460),
    ],
)
def test_published_losses_where_a_royal_flush_pays_100_to_1(bets_from: int, loss: int) -> None:
    """The Wizard of Odds gives them over 19,933,230,517,200 deals, which tell the dealer's up card apart."""
    less = Fraction(2 * (250 - 100) * meets(9).higher, ALL_PAIRS)
    assert for_each_ante(bets_from) - less == -Fraction(loss, 5 * ALL_PAIRS)


@pytest.mark.parametrize(
    ("kind", "met"),
    [
        (0, (45_516_795_060, 4_044_638_496, 15_801_600, 50_558_302_764)),
        (1, (732_583_278_000, 464_948_464_320, 29_652_480, 487_071_772_560)),
        (4, (6_795_675_528, 8_761_103_220, 2_469_000, 86_930_052)),
        (8, (23_835_156, 31_385_944, 108, 596)),
        (9, (2_783_796, 3_351_948, 12, 0)),
    ],
)
def test_hands_that_a_program_of_another_kind_has_dealt_one_by_one(kind: int, met: tuple[int, ...]) -> None:
    """Every hand that bets against all 1,533,939 hands that the dealer can have: no hand, higher, equal, lower."""
    assert meets(kind) == met


def test_the_rule_returns_more_than_betting_from_ace_and_king_or_with_pairs_only() -> None:
    assert for_each_ante() == Fraction(-5859374881, 110740169540)
    assert for_each_ante() > max(for_each_ante(ACE_AND_KING), for_each_ante(PAIRS_ONLY))


def test_ante_and_bet_together_return_what_their_rows_do() -> None:
    ante, bet = (exact(GAME, GAME.wager_named[name], "place 1") for name in (ANTE, BET))
    made = 1 - Fraction(sum(weight for facts, weight in _chances(ANTE) if facts.folded), ALL_PAIRS)
    assert ante.expected + 2 * made * bet.expected == for_each_ante()


def _chances(name: str) -> list[tuple[Facts, int]]:
    assert GAME.chances is not None
    return list(GAME.chances(GAME.wager_named[name], "place 1"))


def test_the_jackpot_wager_returns_a_line_of_the_meter() -> None:
    jackpot = exact(GAME, GAME.wager_named[JACKPOT], "place 1")
    assert jackpot.expected == return_at(QUEENSLAND, 1_000_000, 100) == Fraction(1_384_400 + 76_000, HANDS) - 1
    assert jackpot.win == Fraction(5_108 + 3_744 + 624 + 36 + 4, HANDS)


def test_the_jackpot_breaks_even_at_the_meter_that_the_note_gives() -> None:
    assert break_even(QUEENSLAND, 100) == Fraction(303_640_000, 19)  # cents
    assert "$159,810.53" in GAME.note
    assert break_even(QUEENSLAND_WITH_DEAD_MANS_HAND, 100) == Fraction(100 * (2_598_960 - 1_384_400 - 79_200) * 10, 76)


def test_caribbean_stud_is_held_under_the_queensland_text() -> None:
    assert GAME in variants("caribbean-stud")
    assert (GAME.part, GAME.since) == ("qld part 14", "1998-09-04")
