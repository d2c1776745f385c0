"""Pots and commission, against references that count one dollar at a time."""

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.families.poker.pots import commission_on, divide, split, uncalled

Players = list[tuple[int, bool, bool]]  # what each has bet, whether they have folded, whether they have tapped out


def layers(bets: list[int], stays: list[bool]) -> list[tuple[int, tuple[int, ...]]]:
    """The pots one dollar of height at a time: who still stays and has bet so high may win it."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for height in range(1, max(bets, default=0) + 1):
        amount = sum(bet >= height for bet in bets)
        may_win = tuple(at for at, bet in enumerate(bets) if stays[at] and bet >= height)
        found.append((amount, may_win or found[-1][1]))  # what only the folded bet so high goes with what is below
    grouped = groupby(found, key=lambda layer: layer[1])
    return [(sum(amount for amount, _ in group), may_win) for may_win, group in grouped]


@st.composite
def finished(draw: st.DrawFn) -> tuple[list[int], list[int], list[bool]]:
    """As betting can end: who is active has bet as much as the others, who tapped out no more, who folded whatever."""
    top = draw(st.integers(1, 30))
    tapped = draw(st.lists(st.integers(1, top), max_size=6))
    active = draw(st.integers(0 if len(tapped) > 1 else 2 - len(tapped), 4))
    folded = draw(st.lists(st.integers(0, top), max_size=5))
    if not active:
        top = max(tapped)
        folded = [min(bet, top) for bet in folded]
    players = [(bet, True, True) for bet in tapped] + [(top, True, False)] * active
    players += [(bet, False, False) for bet in folded]
    players = draw(st.permutations(players))
    bets = [bet for bet, _, _ in players]
    return bets, [bet for bet, _, tap in players if tap], [stay for _, stay, _ in players]


@given(finished())
def test_pots_are_those_of_the_reference(ended: tuple[list[int], list[int], list[bool]]) -> None:
    bets, tapped, stays = ended
    found = [(pot.amount, pot.eligible) for pot in split(bets, tapped, stays)]
    merged = [(sum(amount for amount, _ in group), who) for who, group in groupby(found, key=lambda pot: pot[1])]
    assert merged == layers(bets, stays)


@given(finished())
def test_every_chip_is_in_one_pot(ended: tuple[list[int], list[int], list[bool]]) -> None:
    bets, tapped, stays = ended
    pots = split(bets, tapped, stays)
    assert [sum(shares) for shares in zip(*(pot.shares for pot in pots), strict=True)] == bets
    assert all(pot.amount == sum(pot.shares) for pot in pots)


@given(finished())
def test_a_player_who_tapped_out_wins_from_each_no_more_than_they_bet(
    ended: tuple[list[int], list[int], list[bool]],
) -> None:
    bets, tapped, stays = ended
    for at, bet in enumerate(bets):
        within = [pot for pot in split(bets, tapped, stays) if at in pot.eligible]
        from_each = [sum(pot.shares[other] for pot in within) for other in range(len(bets))]
        if stays[at] and bet in tapped and bet < max(bets):
            assert from_each == [min(other, bet) for other in bets]


def test_what_a_dead_hand_bet_above_all_others_is_part_of_the_last_pot() -> None:
    assert [(pot.amount, pot.eligible) for pot in split([50, 20, 30], [20], [False, True, True])] == [
        (60, (1, 2)),
        (40, (2,)),
    ]


@given(st.lists(st.integers(0, 50), min_size=2))
def test_uncalled_is_what_the_highest_bet_has_above_every_other(bets: list[int]) -> None:
    *_, second, first = sorted(bets)
    assert uncalled(bets) == first - second


@given(st.integers(0, 100_000), st.integers(1, 13))
def test_a_pot_is_divided_in_whole_dollars_and_little_is_left_over(amount: int, among: int) -> None:
    each, odd = divide(amount, among)
    assert each % 100 == 0
    assert each * among + odd == amount
    assert 0 <= odd < 100 * among


@pytest.mark.parametrize("minimum", [1, 2, 5, 25])
def test_the_commission_is_a_dollar_for_every_whole_twenty_up_to_a_hundred_minimums(minimum: int) -> None:
    for dollars in range(5000):
        counted = min(dollars, 100 * minimum)
        assert commission_on(100 * dollars, 100 * minimum) == 100 * len(range(20, counted + 1, 20))
