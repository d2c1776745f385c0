"""Dividing a prize pool to the cent, and who takes a place."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.tournament import Data, held, queensland, steps

from houseway.play.round import Round
from houseway.tournament.prizes import divide, fixed
from houseway.tournament.ranking import Score, best, groups, settled
from houseway.tournament.session import take_forfeits
from houseway.tournament.table import TournamentTable
from houseway.tournament.ties import break_tie

HALF, THIRD, SIXTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)


@pytest.mark.parametrize(
    ("pool", "places", "paid"),
    [
        (1000, [["a"], ["b"], ["c"]], {"a": 501, "b": 333, "c": 166}),
        (1001, [["a"], ["b"], ["c"]], {"a": 501, "b": 334, "c": 166}),
        (1000, [["a"], ["b", "c"]], {"a": 500, "b": 250, "c": 250}),
        (1000, [["a", "b"], ["c"]], {"a": 417, "b": 417, "c": 166}),
        (1000, [["a"], ["b"], ["c", "d"]], {"a": 501, "b": 333, "c": 83, "d": 83}),
        (1000, [["a"], ["b"], ["c"], ["d"]], {"a": 501, "b": 333, "c": 166}),
        (7, [["a", "b", "c", "d"]], {"a": 2, "b": 2, "c": 2, "d": 1}),
    ],
)
def test_s10_a_the_pool_is_divided_by_place_and_odd_cents_go_to_the_best_placed(
    pool: int, places: list[list[str]], paid: dict[str, int]
) -> None:
    assert divide(pool, [HALF, THIRD, SIXTH], places, "best placed") == paid


def test_reading_t15_shares_of_places_that_nobody_took_go_to_the_others_in_proportion() -> None:
    assert divide(1000, [HALF, THIRD, SIXTH], [["a"], ["b"]], "best placed") == {"a": 600, "b": 400}

    data = queensland()
    data["conditions"]["prizes"]["shares"] = ["1/10"] * 10
    data["conditions"]["prizes"]["ties"] = "lot"
    running = held(data)
    assert sorted(running.prizes.values()) == [5000] * 8
    assert "2 places were not taken: their shares went to the others" in steps(running, "prize")


def test_odd_cents_may_go_by_lot() -> None:
    assert divide(10, [THIRD] * 3, [["a"], ["b"], ["c"]], "lot", lambda names: names[::-1]) == {"a": 3, "b": 3, "c": 4}


@given(
    st.integers(0, 10**9),
    st.lists(st.fractions(Fraction(1, 100), 1, max_denominator=100), min_size=1, max_size=8),
    st.lists(st.integers(1, 4), min_size=1, max_size=6),
)
def test_all_of_the_pool_is_paid_and_nobody_is_more_than_a_cent_off(
    pool: int, shares: list[Fraction], sizes: list[int]
) -> None:
    names = iter(range(100))
    places = [[f"p{next(names)}" for _ in range(size)] for size in sizes]
    paid = divide(pool, shares, places, "best placed")
    assert sum(paid.values()) == pool
    first = [paid[name] for name in places[0]]
    assert max(first) - min(first) <= 1


def test_amounts_by_place_are_shared_by_those_who_share_a_place() -> None:
    assert fixed([1000, 501, 300], [["a"], ["b", "c"], ["d"]]) == {"a": 1000, "b": 401, "c": 400}


# Standing


def scores(**chips: int) -> list[Score]:
    return [Score(name, "table", held) for name, held in chips.items()]


def test_the_most_chips_stand_best_and_whoever_lost_them_earlier_stands_lower() -> None:
    there = [*scores(a=50, b=70, c=50), Score("d", "table", 0, out_at=3), Score("e", "table", 10, out_at=2)]
    assert groups(there) == [["b"], ["a", "c"], ["d"], ["e"]]


def test_a_tie_for_the_last_place_that_goes_on_has_to_be_broken() -> None:
    there = scores(a=50, b=70, c=50)
    asked: list[tuple[list[str], int]] = []

    def tie(equal: list[str], room: int) -> list[str]:
        asked.append((equal, room))
        return equal[-room:]

    assert best(there, 2, tie) == ["b", "c"]
    assert asked == [(["a", "c"], 1)]
    assert best(there, 3, tie) == ["b", "a", "c"]
    assert (settled(there, 1), settled(there, 2), settled(there, 3)) == (True, False, True)


def tied(rule: str, prizes: str = "share") -> Data:
    """Craps with one roll a session: most stand equal at its end."""
    data = queensland() | {"game": "craps"}
    data["conditions"] |= {"wager": "none", "ties": rule, "players": {"minimum": 2, "maximum": 8}}
    data["conditions"]["prizes"]["ties"] = prizes
    for session in data["conditions"]["session"]:
        session["hands"] = 1
    return data


@pytest.mark.parametrize("rule", ["play-off", "earlier session", "lot"])
def test_s9_1_b_i_ties_are_broken_as_the_conditions_state(rule: str) -> None:
    found = [held(tied(rule), seed) for seed in ("1", "2", "3", "4")]
    told = [words for running in found for words in steps(running, "tie")]
    assert told
    assert all(f"by {rule}" in words or "by lot" in words for words in told)
    if rule == "play-off":
        assert any(steps(running, "play-off") for running in found)


@pytest.mark.parametrize("rule", ["play-off", "earlier session", "lot"])
def test_s10_a_a_shared_place_is_shared_or_decided_as_the_conditions_state(rule: str) -> None:
    for seed in ("1", "2", "3"):
        decided = held(tied("lot", rule), seed)
        assert all(len(names) == 1 for names in decided.places)
        assert sorted(decided.prizes.values()) == [6666, 13333, 20001]
    shared = [held(tied("lot"), seed) for seed in ("1", "2", "3")]
    assert any(len(names) > 1 for running in shared for names in running.places)
    assert all(sum(running.prizes.values()) == 40_000 for running in shared)


@pytest.mark.parametrize("left", [0, 1])
def test_no_hand_of_a_play_off_is_played_where_fewer_than_two_can_wager(
    left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of three lose all in the first hand, or all three: who is second is then drawn by lot."""
    running = held(tied("play-off"))
    names, played = list(running.entrants)[:3], list[int]()

    def loses(seat: TournamentTable) -> Round[Any]:
        played.append(seat.session.hand + 1)
        chips: int = seat.session.told["chips"]
        take_forfeits(seat.table, dict.fromkeys(names[left:], chips))
        return Round(seat.table)

    monkeypatch.setattr(TournamentTable, "hand", loses)
    final = running.session = running.conditions.final
    assert len(break_tie(running, final, names, 2)) == 2
    assert played == [1]
    assert "by lot" in steps(running, "tie")[-1]
