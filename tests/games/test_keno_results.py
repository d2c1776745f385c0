"""What a keno ticket wins and how it is paid (s219), and jackpot keno (s223)."""

from fractions import Fraction
from typing import Any

import pytest
from support.keno import (
    GAME,
    SUPERVISOR,
    activate,
    come,
    enter,
    lounge,
    not_entered,
    opened,
    play,
    refusal,
    ruled,
)

from houseway.cite import cite
from houseway.errors import Ground, HousewayError, Refused
from houseway.games.keno.arithmetic import shares
from houseway.games.keno.schedule import Jackpot, Schedule, example
from houseway.games.keno.wagers import Caught, Prize
from houseway.odds.exact import every_return, exact
from houseway.play.wager import Verdict

ELSEWHERE = tuple(range(41, 81))


def drawn_with(caught: int) -> list[int]:
    """Twenty numbers of which so many are among 1, 2, 3 …, taken from 1 up."""
    return [*range(1, caught + 1), *ELSEWHERE[: 20 - caught]]


EVERY_PRIZE = [(spots, caught, prize) for spots, row in example().prizes.items() for caught, prize in row.items()]


@pytest.mark.parametrize(("spots", "caught", "prize"), EVERY_PRIZE)
def test_s219_1_b_and_s219_5_a_catch_is_paid_by_the_schedule_of_prizes(spots: int, caught: int, prize: int) -> None:
    round_ = opened(lounge())
    enter(round_, "ann", range(1, spots + 1), 250)
    (line,) = play(round_, drawn_with(caught))
    assert (line.verdict, line.paid, line.returned) == (Verdict.WIN, prize * 250 // 100, 0)
    assert [c.text for c in line.cites] == ["qld s219(1)(b)", "qld s219(2)", "qld s219(5)", "qld s219(6)"]


def test_s219_1_every_other_catch_loses() -> None:
    for row in GAME.wagers:
        spots = int(row.name.split()[0])
        prizes = example().row(spots, jackpot="jackpot" in row.name)
        for caught in range(spots + 1):
            verdict = row.decide(Caught(spots, caught)).verdict
            total = "jackpot" in row.name and caught == spots
            assert verdict is (Verdict.WIN if caught in prizes or total else Verdict.LOSE)


def test_s219_1_for_every_catch_exactly_one_clause_applies() -> None:
    for row in GAME.wagers:
        spots = int(row.name.split()[0])
        for caught in range(spots + 1):
            assert len(row.clauses_that_apply(Caught(spots, caught))) == 1


def test_s219_1_a_a_wager_that_matches_no_number_cannot_win_whatever_a_schedule_says() -> None:
    with pytest.raises(Refused) as caught:
        Schedule("ours", {10: {0: 300, 10: 100_000}}, example=True)
    assert caught.value.under == cite("qld s219(1)(a)")


def test_s219_1_reading_kn6_a_prize_is_the_whole_payment() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    (line,) = play(round_, drawn_with(2))
    assert (line.paid, line.returned, line.net) == (100, 0, 0)
    assert table.house == 0
    assert str(Prize(250, 100)) == "2.50 for 1"
    assert Prize(100, 100).per_unit == 0


def test_s219_2_only_one_prize_is_paid() -> None:
    """The law's example: six of a 7 spot ticket are drawn."""
    round_ = opened(lounge())
    enter(round_, "ann", range(1, 8))
    lines = play(round_, drawn_with(6))
    assert [line.paid for line in lines] == [25_000]


def test_s219_3_winners_are_paid_in_cash() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    play(round_)
    round_ = opened(table)
    round_.act("ann", "present a ticket", {"ticket": 1})
    assert ruled(round_) == ["qld s219(6)", "qld s219(3)"]
    assert table.people["ann"].purse.value == 50_000 - 100 + 4400


def test_s219_3_a_major_prize_may_be_paid_by_cheque_and_a_smaller_one_not() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    round_.act("ann", "mark a way", {"numbers": [1, 2, 3, 4, 5]})
    round_.act("ann", "mark a way", {"numbers": [1, 2, 3]})
    round_.act("ann", "submit the way bet", {"stake": 100})
    play(round_)
    round_ = opened(table)
    before = table.people["ann"].purse.value
    assert refusal(round_, "ann", "present a ticket", ticket=1, paid_in="cheque")[0] == "qld s219(3)"
    round_.act("ann", "present a ticket", {"ticket": 2, "paid_in": "cheque"})
    assert "$640.00 by cheque" in round_.rulings[-1].what
    assert table.people["ann"].purse.value == before + 4400, "the prize of $44 is no major prize: cash"
    assert table.cash == -64_000


@pytest.mark.parametrize(("stake", "major"), [(450, False), (460, True)])
def test_s219_3_a_major_prize_is_of_200_dollars_or_more(stake: int, major: bool) -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3], stake)
    play(round_)
    round_ = opened(table)
    assert any("cheque" in f.choices for o in round_.options() for f in o.fields if f.name == "paid_in") == major


def test_s219_4_chips_on_request() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    play(round_)
    round_ = opened(table)
    round_.act("ann", "present a ticket", {"ticket": 1, "paid_in": "chips"})
    assert ruled(round_) == ["qld s219(6)", "qld s219(4)"]


def test_s219_6_nothing_is_paid_without_the_ticket() -> None:
    table = lounge("ann", "bob")
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    play(round_)
    round_ = opened(table)
    assert table.people["ann"].purse.value == 49_900
    assert refusal(round_, "keno writer", "pay a prize") == ("qld s219(6)", Ground.WHEN)
    with pytest.raises(HousewayError):
        round_.act("bob", "present a ticket", {"ticket": 1})
    round_.act("ann", "present a ticket", {"ticket": 1})
    assert refusal(round_, "ann", "present a ticket", ticket=1)[0] == "qld s219(1)(b)", "once only"


def test_s219_6_a_ticket_may_be_presented_in_any_later_game_and_while_one_is_drawn() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    play(round_)
    play(opened(table))
    round_ = opened(table)
    activate(round_)
    round_.act("ann", "present a ticket", {"ticket": 1})
    assert table.people["ann"].purse.value == 50_000 + 4300


@pytest.mark.parametrize("closed", [False, True])
def test_s219_7_a_refund_before_the_game_is_played(closed: bool) -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3], 100, games=5)
    if closed:
        round_.act(SUPERVISOR, "close the game")
    round_.act("ann", "refund a ticket", {"ticket": 1})
    assert (ruled(round_), table.people["ann"].purse.value, table.placed) == (["qld s219(7)"], 50_000, [])
    assert refusal(round_, "ann", "refund a ticket", ticket=1)[0] == "qld s219(7)"


def test_s219_7_a_refund_during_a_game_is_for_the_games_after_it() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3], 100, games=5)
    activate(round_)
    round_.act("ann", "refund a ticket", {"ticket": 1})
    assert table.people["ann"].purse.value == 50_000 - 100
    come(round_, range(1, 21))
    round_.act(SUPERVISOR, "declare the result")
    assert [line.paid for line in round_.lines] == [4400]
    assert opened(table).table.placed == []


def test_s219_7_reading_kn11_a_ticket_is_refunded_as_a_whole() -> None:
    table = lounge()
    round_ = opened(table)
    for way in ([1, 2], [3, 4]):
        round_.act("ann", "mark a way", {"numbers": way})
    round_.act("ann", "submit the way bet", {"stake": 100, "games": 3})
    round_.act("ann", "withdraw", {"on": "2 spot", "selection": "3-4"})
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_000)


def test_s219_7_what_was_won_already_is_still_paid_after_a_refund() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3], 100, games=2)
    play(round_)
    round_ = opened(table)
    round_.act("ann", "refund a ticket", {"ticket": 1})
    round_.act("ann", "present a ticket", {"ticket": 1})
    assert table.people["ann"].purse.value == 50_000 - 100 + 4400


def test_s219_7_a_game_that_is_played_is_not_refunded() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3])
    activate(round_)
    assert refusal(round_, "ann", "refund a ticket", ticket=1) == ("qld s219(7)", Ground.WHEN)
    withdrawal = {"on": "3 spot", "selection": "1-2-3"}
    assert refusal(round_, "ann", "withdraw", **withdrawal) == ("qld s219(7)", Ground.WHEN)


# s223: jackpot keno

JACKPOT: dict[str, Any] = {"kind": "jackpot keno"}


@pytest.mark.parametrize("spots", [1, 5, 11])
def test_s223_1_a_jackpot_wager_is_on_6_to_10_spots(spots: int) -> None:
    assert not_entered(opened(lounge()), range(1, spots + 1), **JACKPOT) == "qld s223(1)"


@pytest.mark.parametrize("spots", range(6, 11))
def test_s223_1_s223_3_the_pool_is_paid_for_a_total_catch(spots: int) -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", range(1, spots + 1), 100, **JACKPOT)
    start = example().jackpots[spots].start
    (line,) = play(round_, drawn_with(spots))
    assert line.paid == start + 15
    assert line.cites[0] == cite("qld s223(3)")
    assert table.pools[spots] == start, "and starts anew"


@pytest.mark.parametrize("spots", range(6, 11))
def test_s223_3_one_number_short_is_paid_by_the_schedule_alone(spots: int) -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", range(1, spots + 1), 200, **JACKPOT)
    (line,) = play(round_, drawn_with(spots - 1))
    assert line.paid == 2 * example().jackpots[spots].prizes[spots - 1]
    assert table.pools[spots] == example().jackpots[spots].start + 30


def test_s223_2_the_jackpots_are_separate() -> None:
    table = lounge()
    round_ = opened(table)
    for spots in range(6, 11):
        enter(round_, "ann", range(1, spots + 1), 100 * spots, **JACKPOT)
    play(round_, drawn_with(0))
    starts = {spots: jackpot.start for spots, jackpot in example().jackpots.items()}
    assert table.pools == {spots: start + 15 * spots for spots, start in starts.items()}
    round_ = opened(table)
    enter(round_, "ann", range(1, 8), 100, **JACKPOT)
    play(round_, drawn_with(7))
    assert table.pools[7] == starts[7]
    assert table.pools[8] == starts[8] + 120


def test_s223_4_at_least_15_per_cent_is_put_aside() -> None:
    with pytest.raises(Refused) as caught:
        Schedule("ours", {}, {6: Jackpot(0, 14, {})}, example=True)
    assert caught.value.under == cite("qld s223(4)")
    more = Schedule("ours", {}, {6: Jackpot(0, 40, {})}, example=True)
    table = lounge(schedule=more)
    round_ = opened(table)
    enter(round_, "ann", range(1, 7), 500, **JACKPOT)
    play(round_, drawn_with(0))
    assert table.pools == {6: 200}


def test_s223_1_no_schedule_has_a_jackpot_on_other_spots() -> None:
    with pytest.raises(Refused) as caught:
        Schedule("ours", {}, {5: Jackpot(0, 15, {})}, example=True)
    assert caught.value.under == cite("qld s223(1)")


def test_s223_5_reading_kn2_winners_share_in_proportion_to_what_they_staked() -> None:
    table = lounge("ann", "bob")
    round_ = opened(table)
    enter(round_, "ann", range(1, 7), 100, **JACKPOT)
    enter(round_, "ann", range(1, 7), 100, **JACKPOT)
    enter(round_, "bob", range(1, 7), 500, **JACKPOT)
    lines = play(round_, drawn_with(6))
    assert [line.paid for line in lines] == [14_301, 14_301, 71_503], "of $1001.05, a seventh is $143.007"
    assert "qld s223(5)" in ruled(round_)


@pytest.mark.parametrize(
    ("pool", "stakes", "parts"),
    [(100, [1, 1, 1], [34, 33, 33]), (100, [1, 2], [33, 67]), (10, [3, 3, 4], [3, 3, 4]), (1, [5, 5], [1, 0])],
)
def test_s223_5_reading_kn8_the_whole_pool_is_paid_to_the_last_cent(
    pool: int, stakes: list[int], parts: list[int]
) -> None:
    assert shares(pool, stakes) == parts
    assert sum(parts) == pool


# Exact odds


def test_s219_5_the_exact_return_of_a_10_spot_ticket_by_the_example_schedule() -> None:
    ten = exact(GAME, GAME.wager_named["10 spot"], "any numbers")
    assert ten.expected == Fraction(-40477947, 152565985)
    assert ten.win == Fraction(63673432, 984744085)


def test_s223_3_a_total_catch_of_10_comes_once_in_8911711() -> None:
    assert GAME.chances is not None
    weights = {facts.caught: weight for facts, weight in GAME.chances(GAME.wager_named["10 spot"], "any numbers")}
    chance = Fraction(weights[10], sum(weights.values()))
    assert round(1 / chance) == 8_911_711


def test_s219_5_no_wager_of_the_example_favours_the_player() -> None:
    returns = list(every_return(GAME))
    assert len(returns) == 15
    assert all(each.win + each.lose == 1 and -1 < each.expected < 0 for each in returns)
    assert returns[0].expected == Fraction(-1, 4), "1 spot pays 3 for 1, at 1 in 4"
