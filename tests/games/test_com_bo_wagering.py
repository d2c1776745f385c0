"""Wagers at a Crown Com-Bo table and their limits: notice 29/2000, rules 5 and 6."""

from datetime import datetime, timedelta

import pytest
from support.com_bo import (
    CASINO_SUPERVISOR,
    DEALER,
    GAME_SUPERVISOR,
    NO_MORE_BETS,
    NO_PAIR,
    PIT_BOSS,
    SHIFT_MANAGER,
    called,
    cloth,
    deal,
    finish,
    new_table,
    on,
    refusal,
    rule,
    ruled,
    settled,
    table_of,
    under,
    withdrawal,
)

from houseway.cite import cite
from houseway.equipment.cards import many
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

GAME = find("com-bo")


# 5: placement of wagers


def test_vic_29_2000_r5_1_wagers_are_in_chips() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "ann", "wager", **on("high run 4", 150)) == ("r5.1", Ground.MEANS)
    assert refusal(round_, "ann", "wager", **on("high 1", 60_000)) == ("r5.1", Ground.MEANS)


def test_vic_29_2000_r5_2_vic_29_2000_r5_5_wagers_are_placed_before_the_first_card_and_not_touched_after() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("high 1"))
    round_.act("ann", "wager", on("high 1"))
    round_.act("ann", "withdraw", withdrawal("high 1"))
    round_.act("ann", "wager", on("low 1"))
    deal(round_, "KS")
    assert refusal(round_, "ann", "wager", **on("high 2")) == ("r5.5", Ground.WHEN)
    assert refusal(round_, "ann", "withdraw", **withdrawal("low 1")) == ("r5.5", Ground.WHEN)
    round_.act("ann", "withdraw", {**withdrawal("low 1"), "accepted": True})
    assert ruled(round_) == ["r5.5", "reading G6"], "what was taken back too late lies as before"
    round_.act("ann", "wager", on("high 2", accepted=True))
    assert ruled(round_) == ["r5.5", "reading G6"]
    for each in many("9H QD 2C 7S"):
        round_.outcome(each)
    lines = [(line.wager, line.verdict) for line in finish(round_)]
    assert lines == [("high 2", Verdict.VOID), ("low 1", Verdict.LOSE)]


def test_vic_29_2000_r5_3_a_spoken_wager_needs_cash_vouchers_or_tokens_which_become_chips() -> None:
    table = table_of()
    round_ = Round(table)
    assert refusal(round_, "ann", "declare a wager", **on("high 1")) == ("r5.3", Ground.MEANS)
    for means in ("cash", "vouchers", "authorised tokens"):
        round_.act("ann", "declare a wager", on("high 1", **{"with": means}))
    assert table.people["ann"].purse.value == 50_000, "their own chips are not touched"
    assert table.cash == 1500
    assert called(round_)[-1] == ("$5.00 in authorised tokens is changed into chips, on high 1", "r5.3")
    assert refusal(round_, "ann", "declare a wager", **on("low 9"), **{"with": "cash"})[0] == "r5.6"
    round_.act(DEALER, NO_MORE_BETS)
    assert refusal(round_, "ann", "declare a wager", **on("high 1", **{"with": "cash"})) == ("r5.3", Ground.WHEN)
    for each in many(NO_PAIR):
        round_.outcome(each)
    (line,) = finish(round_)
    assert (line.stake, line.paid) == (1500, 1500)


def test_vic_29_2000_r5_4_reading_cm11_players_place_their_own_wagers() -> None:
    round_ = Round(table_of("ann", "bob"))
    for other in ("bob", DEALER):
        assert refusal(round_, "ann", "wager", **on("high 1", placed_by=other)) == ("r5.4", Ground.WHO)


@pytest.mark.parametrize(
    ("paragraph", "names"),
    [
        pytest.param(
            "a", [f"{way} {n}" for way in ("high", "low") for n in range(1, 6)], id="vic_29_2000_r5_6_a_singles"
        ),
        pytest.param(
            "b", [f"{way} run {n}" for way in ("high", "low") for n in (2, 3, 4)], id="vic_29_2000_r5_6_b_runs"
        ),
        pytest.param("c", ["com-bo"], id="vic_29_2000_r5_6_c_com_bos"),
    ],
)
def test_vic_29_2000_r5_6_singles_runs_and_com_bos(paragraph: str, names: list[str]) -> None:
    permitted = [row.name for row in GAME.wagers if row.cites == (cite(f"vic 29/2000 r5.6({paragraph})"),)]
    assert permitted == names
    round_ = Round(table_of())
    for wrong in ("high 6", "high run 1", "low run 5", "one pair", "two pair"):
        assert refusal(round_, "ann", "wager", **on(wrong)) == ("r5.6", Ground.WHAT)


def test_vic_29_2000_r5_7_a_wager_that_chips_cannot_pay_exactly_is_refused_before_the_deal() -> None:
    round_ = Round(table_of(smallest_chip=500))
    assert refusal(round_, "ann", "wager", **on("high 1", 700)) == ("r5.7", Ground.AMOUNT)
    assert refusal(round_, "ann", "wager", **on("high run 2", 700)) == ("r5.7", Ground.AMOUNT)  # $42
    assert refusal(round_, "ann", "wager", **on("com-bo", 700)) == ("r5.7", Ground.AMOUNT)  # $7 for two pair
    round_.act("ann", "wager", on("high run 3", 700))  # $245 at 35 to 1
    round_.act("ann", "wager", on("high 1", 1000))
    assert refusal(round_, "ann", "wager", **on("high 1", 100)) == ("r5.7", Ground.AMOUNT), "of the whole wager"


def test_vic_29_2000_r5_8_a_vic_29_2000_r5_8_b_losing_wagers_are_cleared_and_winning_ones_paid() -> None:
    table = table_of()
    won, lost = settled(table, NO_PAIR, "high 1", "high 2")
    assert (won.verdict, won.paid, won.returned, under(won)) == (Verdict.WIN, 500, 500, ["r8.1", "r3.5", "r5.8(b)"])
    assert (lost.verdict, lost.collected, under(lost)) == (Verdict.LOSE, 500, ["r8.1", "r3.5", "r5.8(a)"])
    assert table.placed == []


# 6: permissible wagers


def test_vic_29_2000_r6_1_the_sign_has_the_minimum_and_maximum_of_each_kind() -> None:
    shown = table_of().sign.shown(GAME.sign_under)
    assert "vic 29/2000 r6.1" in shown
    assert [line.split()[0] for line in shown.splitlines()[1:]] == ["singles", "runs", "com-bos"]
    with pytest.raises(Refused) as caught:
        new_table(sign=Sign({"singles": Limits(500, 1000)}))
    assert caught.value.under == cite("vic 29/2000 r6.1")


def test_vic_29_2000_r6_2_a_a_wager_under_the_minimum_stands_once_and_then_goes_back() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1", 200))
    assert ruled(round_) == ["r6.2(a)", "reading G14"]
    assert called(round_)[-1] == ("ann is advised that further wagers under the minimum go back", "r6.2(a)")
    assert refusal(round_, "ann", "wager", **on("low 2", 200)) == ("r6.2(a)", Ground.AMOUNT)
    deal(round_, NO_PAIR)
    assert [(line.verdict, line.paid) for line in finish(round_)] == [(Verdict.WIN, 200)]
    for cards in (NO_PAIR, "2C 9H QD 2C 7S"):  # whatever the result
        round_ = Round(table)
        round_.act("ann", "wager", on("high 1", 200, accepted=True))
        round_.act("bob", "wager", on("low 3", 500))
        deal(round_, cards)
        first = finish(round_)[0]
        assert (first.person, first.verdict, first.returned) == ("ann", Verdict.VOID, 200)
        assert under(first) == ["r6.2(a)"]


@pytest.mark.parametrize(
    ("stake", "lies", "back", "under_rules"),
    [
        (400, 400, 0, ["r6.2(a)", "reading G14"]),
        (100_100, 100_000, 100, ["r6.2(b)", "reading V6"]),
        (700, 700, 0, []),  # r6.2(c): paid up to the next chip
    ],
)
def test_vic_29_2000_r5_3_r6_2_a_spoken_wager_outside_the_limits_is_taken(
    stake: int, lies: int, back: int, under_rules: list[str]
) -> None:
    table = table_of(sign=Sign({k: Limits(500, 100_000) for k in ("singles", "runs", "com-bos")}, 500))
    round_ = Round(table)
    round_.act("ann", "declare a wager", on("low 1", stake, **{"with": "cash"}))
    assert [placed.stake for placed in table.placed] == [lies]
    assert table.cash == stake, "all of it is changed into chips"
    assert table.people["ann"].purse.value == 50_000 + back
    assert [rule(each.text) for ruling in round_.rulings for each in ruling.cites] == under_rules


def test_vic_29_2000_r6_2_a_after_the_advice_a_low_wager_is_not_taken_however_it_is_made() -> None:
    round_ = Round(table_of())
    round_.act("ann", "declare a wager", on("low 1", 400, **{"with": "cash"}))
    for act, how in (("wager", {}), ("declare a wager", {"with": "vouchers"})):
        assert refusal(round_, "ann", act, **on("high 1", 400, **how)) == ("r6.2(a)", Ground.AMOUNT)


def test_vic_29_2000_r6_2_a_a_low_wager_that_loses_is_collected() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("low 1", 200, accepted=True))
    deal(round_, NO_PAIR)
    assert [(line.verdict, line.collected) for line in finish(round_)] == [(Verdict.LOSE, 200)]


@pytest.mark.parametrize(("name", "paid", "collected"), [("high 1", 100_000, 0), ("low 1", 0, 100_000)])
def test_vic_29_2000_r6_2_b_reading_v6_over_the_maximum_is_settled_to_the_maximum(
    name: str, paid: int, collected: int
) -> None:
    table = table_of()
    table.people["ann"].purse.value = 150_000
    round_ = Round(table)
    round_.act("ann", "wager", on(name, 120_000, accepted=True))
    assert ruled(round_) == ["r6.2(b)", "reading V6"]
    assert table.people["ann"].purse.value == 50_000, "the excess is returned"
    deal(round_, NO_PAIR)
    excess, line = finish(round_)
    assert (excess.verdict, excess.returned) == (Verdict.VOID, 20_000)
    assert (line.paid, line.collected) == (paid, collected)


@pytest.mark.parametrize(
    ("name", "stake", "paid"),
    [
        ("high 1", 700, 1000),  # 1 to 1 is $7
        ("low run 2", 700, 4500),  # 6 to 1 is $42
        ("low run 3", 700, 24_500),  # 35 to 1 is $245 exactly
    ],
)
def test_vic_29_2000_r6_2_c_reading_v5_reading_cm8_what_was_not_refused_is_paid_up_to_the_next_chip(
    name: str, stake: int, paid: int
) -> None:
    round_ = Round(table_of(smallest_chip=500))
    round_.act("ann", "wager", on(name, stake, accepted=True))
    deal(round_, "2C 3C 4C 5C AS" if "run" in name else NO_PAIR)
    (line,) = finish(round_)
    assert (line.verdict, line.stake, line.paid, line.returned) == (Verdict.WIN, stake, paid, stake)
    up = ["r6.2(c)", "reading V5", "reading CM8"] if paid % stake else []
    assert under(line) == ["r8.1", "r3.5", *up, "r5.8(b)"]


def test_vic_29_2000_r6_2_a_low_wagers_of_one_player_that_are_found_together_both_stand() -> None:
    table = table_of("ann")
    round_ = Round(table)
    for name in ("high 1", "low 2"):
        round_.act("ann", "wager", on(name, 200, accepted=True, unnoticed=True))
    found = {"person": "ann", "on": "high 1", "selection": "high 1"}
    round_.act(DEALER, "wager outside the limits", found)
    assert [ruling.cites[1].text for ruling in round_.rulings] == ["reading G14", "reading G14"]
    deal(round_, NO_PAIR)
    assert sorted((line.wager, line.stake, line.returned + line.collected) for line in finish(round_)) == [
        ("high 1", 200, 200),
        ("low 2", 200, 200),
    ]


@pytest.mark.parametrize("accepted", [{}, {"accepted": True}])
def test_vic_29_2000_r6_2_b_a_wager_over_the_maximum_is_paid_or_collected_to_the_maximum(
    accepted: dict[str, bool],
) -> None:
    table = table_of("ann")
    round_ = Round(table)
    round_.act("ann", "wager", on("high run 2", 15_000, **accepted))
    assert ruled(round_) == ["r6.2(b)", "reading V6"]
    deal(round_, "2C 9H QD 2C 7S")
    assert [(line.stake, line.collected, line.returned) for line in finish(round_)] == [
        (5000, 0, 5000),
        (10_000, 10_000, 0),
    ]


def test_vic_29_2000_r6_2_c_a_multiple_that_is_not_permitted_stands_and_is_paid_up() -> None:
    table = table_of(
        smallest_chip=500, sign=Sign({k: Limits(500, 10_000) for k in ("singles", "runs", "com-bos")}, 500)
    )
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1", 700))
    round_.act("ann", "wager", on("low 1", 700, accepted=True))
    deal(round_, NO_PAIR)
    won, lost = finish(round_)
    assert (won.paid, lost.collected) == (1000, 700)


def test_vic_29_2000_r6_3_a_casino_supervisor_alters_limits_and_a_higher_minimum_takes_20_minutes() -> None:
    table = table_of()
    round_ = Round(table)
    now = datetime(2000, 12, 15, 21)
    change = {"kind": "singles", "minimum": 500, "maximum": 50_000, "now": now}
    for who in (DEALER, GAME_SUPERVISOR):
        assert refusal(round_, who, "change the sign", **change) == ("r6.3", Ground.WHO)
    round_.act(CASINO_SUPERVISOR, "change the sign", change)
    higher = {**change, "minimum": 1000}
    assert refusal(round_, CASINO_SUPERVISOR, "change the sign", **higher) == ("r6.3", Ground.WHEN)
    notice = {"kind": "singles", "minimum": 1000, "now": now, "effective": now + timedelta(minutes=19)}
    assert refusal(round_, CASINO_SUPERVISOR, "announce a higher minimum", **notice) == ("r6.3", Ground.WHEN)
    assert refusal(round_, GAME_SUPERVISOR, "announce a higher minimum", **notice) == ("r6.3", Ground.WHO)
    notice["effective"] = now + timedelta(minutes=20)
    round_.act(CASINO_SUPERVISOR, "announce a higher minimum", notice)
    assert "minimum 10.00 from 21:20" in table.sign.shown()
    early = {**higher, "now": now + timedelta(minutes=19)}
    assert refusal(round_, CASINO_SUPERVISOR, "change the sign", **early) == ("r6.3", Ground.WHEN)
    round_.act(CASINO_SUPERVISOR, "change the sign", {**higher, "now": now + timedelta(minutes=20)})
    assert table.sign.limits["singles"] == Limits(1000, 50_000)


def test_vic_29_2000_r6_3_limits_are_altered_at_any_time_for_wagers_to_come() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1", 20_000))
    deal(round_, "KS")
    change = {"kind": "singles", "minimum": 100, "maximum": 10_000, "now": datetime(2000, 12, 15, 21)}
    round_.act(PIT_BOSS, "change the sign", change)
    for each in many("9H QD 2C 7S"):
        round_.outcome(each)
    assert [line.paid for line in finish(round_)] == [20_000]
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1", 20_000))
    assert [placed.stake for placed in table.placed] == [10_000]


def test_vic_29_2000_r6_4_a_gaming_shift_manager_allows_a_higher_limit_and_a_marker_says_so() -> None:
    table = table_of("ann", "bob")
    for name in ("ann", "bob"):
        table.people[name].purse.value = 1_000_000
    round_ = Round(table)
    higher = {"person": "ann", "kind": "singles", "maximum": 300_000}
    assert refusal(round_, PIT_BOSS, "allow a higher limit", **higher) == ("r6.4", Ground.WHO)
    round_.act(SHIFT_MANAGER, "allow a higher limit", higher)
    assert called(round_)[-1] == ("a 'higher limit' marker stands by ann: singles up to $3000.00", "r6.4")
    assert GAME.look(table, "bob")["higher limits"] == {"ann": {"singles": "3000.00"}}
    assert "higher limit: ann  (vic 29/2000 r6.4)" in cloth(table)
    round_.act("ann", "wager", on("high 1", 300_000))
    for who, wager, most, rests_on in (
        ("bob", on("high 1", 100_100), 100_000, ["r6.2(b)", "reading V6"]),
        ("ann", on("com-bo", 20_100), 20_000, ["r6.2(b)", "reading V6"]),
        ("ann", on("high 2", 300_100), 300_000, ["r6.2(b)", "reading V6", "r6.4"]),
        ("ann", on("low 2", 310_000, accepted=True), 300_000, ["r6.2(b)", "reading V6", "r6.4"]),
    ):
        round_.act(who, "wager", wager)
        assert (ruled(round_), table.placed[-1].stake) == (rests_on, most)
    again = new_table("ann", "bob")
    again.restore(table.as_data())
    assert again.higher_limits == {"ann": {"singles": 300_000}}
    round_.act(SHIFT_MANAGER, "end the higher limit", {"person": "ann"})
    table.people["ann"].purse.value = 1_000_000
    round_.act("ann", "wager", on("high 3", 100_100))
    assert table.placed[-1].stake == 100_000


def test_vic_29_2000_r6_4_a_higher_limit_that_is_agreed_to_without_its_marker_is_none() -> None:
    table = table_of("ann")
    table.people["ann"].purse.value = 1_000_000
    round_ = Round(table)
    higher = {"person": "ann", "kind": "singles", "maximum": 300_000}
    round_.act(SHIFT_MANAGER, "allow a higher limit", {**higher, "marker": "not placed"})
    assert ruled(round_) == ["r6.4", "reading G13"]
    round_.act("ann", "wager", on("low 2", 310_000))
    assert ruled(round_) == ["r6.2(b)", "reading V6", "r6.4"]
    assert [placed.stake for placed in table.placed] == [100_000]
    again = new_table("ann")
    again.restore(table.as_data())
    assert again.unmarked == {"ann": {"singles": 300_000}}
    round_.act(DEALER, "place the marker", {"person": "ann", "kind": "singles"})
    assert called(round_)[-1] == ("a 'higher limit' marker stands by ann: singles up to $3000.00", "r6.4")
    round_.act("ann", "wager", on("high 1", 300_000))
    assert refusal(round_, DEALER, "place the marker", person="ann", kind="singles") == ("r6.4", Ground.WHEN)


def test_vic_29_2000_r6_4_the_marker_goes_with_its_player() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act(SHIFT_MANAGER, "allow a higher limit", {"person": "ann", "kind": "runs", "maximum": 20_000})
    round_.act("ann", "leave")
    assert table.higher_limits == {}


def test_vic_29_2000_r4_3_reading_g6_a_wager_before_the_cards_are_ready_came_too_soon_and_goes_back() -> None:
    round_ = Round(new_table())
    round_.act("ann", "wager", on("high 1", accepted=True))
    assert round_.rulings[-1].what == "ann's high 1 came too soon and goes back"
    assert ruled(round_) == ["r4.3", "reading G6"]
    assert [line.returned for line in round_.lines] == [500]
