"""The wagers of keno and its ticket (ss 216, 217)."""

from datetime import datetime
from typing import Any

import pytest
from support.keno import (
    called,
    enter,
    lounge,
    not_entered,
    opened,
    play,
    refusal,
    sign,
)

from houseway.cite import cite
from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.games.keno.entry import Entry, check_entry
from houseway.games.keno.rules import DEFAULT_SIGN
from houseway.games.keno.schedule import example
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.view import view

# s216: permissible wagers


def way_bet(round_: Round[Any], *ways: tuple[int, ...], stake: int = 100, **more: Any) -> None:
    for way in ways:
        round_.act("ann", "mark a way", {"numbers": list(way)})
    round_.act("ann", "submit the way bet", {"stake": stake, **more})


def test_s216_1_a_way_bet_is_a_wager_on_each_of_its_ways() -> None:
    table = lounge()
    round_ = opened(table)
    way_bet(round_, (1, 2, 3), (21, 22), (1, 2, 3, 21, 22))
    assert table.people["ann"].purse.value == 50_000 - 300
    lines = play(round_)
    assert [(x.wager, x.selection, x.paid) for x in lines] == [
        ("3 spot", "1-2-3", 4400),
        ("2 spot", "21-22", 0),
        ("5 spot", "1-2-3-21-22", 200),
    ]


def test_s216_1_one_way_is_no_way_bet_and_a_blank_may_be_cleared() -> None:
    round_ = opened(lounge())
    round_.act("ann", "mark a way", {"numbers": [1, 2]})
    assert refusal(round_, "ann", "submit the way bet", stake=100)[0] == "qld s216(1)"
    round_.act("ann", "mark a way", {"numbers": [1, 2]})  # marked already
    assert refusal(round_, "ann", "submit the way bet", stake=100)[0] == "qld s216(1)"
    round_.act("ann", "clear the blank")
    with pytest.raises(HousewayError):
        round_.act("ann", "clear the blank")


def test_s216_1_a_way_bet_may_be_for_several_games_and_for_the_jackpot() -> None:
    table = lounge()
    round_ = opened(table)
    way_bet(round_, tuple(range(1, 7)), tuple(range(2, 9)), games=3, kind="jackpot keno")
    assert [p.wager.name for p in table.placed] == ["6 spot jackpot", "7 spot jackpot"]
    assert table.people["ann"].purse.value == 50_000 - 600


def test_s216_2_a_card_is_not_used_for_a_way_bet_unless_the_terminal_can() -> None:
    round_ = opened(lounge())
    for way in ((1, 2), (3, 4)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    assert refusal(round_, "ann", "submit the way bet", stake=100, form="card")[0] == "qld s216(2)"
    enter(round_, "ann", [1, 2], form="card")
    able = opened(lounge(cards_take_ways=True))
    way_bet(able, (1, 2), (3, 4), form="card")


@pytest.mark.parametrize(
    ("numbers", "stake", "kind", "under"),
    [
        ([1], 40, {}, "qld s216(3)(b)"),
        ([1], 50, {}, None),
        (range(1, 7), 50, {"kind": "jackpot keno"}, "qld s216(3)(a)"),
        (range(1, 7), 100, {"kind": "jackpot keno"}, None),
        ([1], 55, {}, "qld s216(4)(b)"),
        ([1], 60, {}, None),
        (range(1, 7), 150, {"kind": "jackpot keno"}, "qld s216(4)(a)"),
        (range(1, 7), 200, {"kind": "jackpot keno"}, None),
    ],
)
def test_s216_3_and_s216_4_the_least_and_the_steps(
    numbers: Any, stake: int, kind: dict[str, str], under: str | None
) -> None:
    round_ = opened(lounge())
    if under is None:
        enter(round_, "ann", numbers, stake, **kind)
    else:
        assert not_entered(round_, numbers, stake, **kind) == under


def test_s216_3_reading_kn3_the_minimum_of_a_way_bet_is_for_the_ticket() -> None:
    table = lounge()
    round_ = opened(table)
    way_bet(round_, (1,), (2,), (3,), (4,), (5,), stake=10)
    assert [p.stake for p in table.placed] == [10] * 5
    for way in ((1,), (2,), (3,), (4,)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    assert refusal(round_, "ann", "submit the way bet", stake=10)[1] is Ground.AMOUNT


def test_s216_3_reading_kn7_more_games_do_not_make_up_the_minimum() -> None:
    round_ = opened(lounge())
    assert not_entered(round_, [1], 40, games=10) == "qld s216(3)(b)"


def test_s216_3_the_sign_may_not_show_less() -> None:
    for keno, jackpot, under in ((40, 100, "qld s216(3)(b)"), (50, 90, "qld s216(3)(a)")):
        with pytest.raises(Refused) as caught:
            lounge(sign=Sign({"keno": Limits(keno, 1000), "jackpot keno": Limits(jackpot, 1000)}))
        assert caught.value.under == cite(under)
    with pytest.raises(Refused) as caught:
        lounge(sign=Sign({"keno": Limits(50, 1000)}))
    assert caught.value.under == cite("qld s5(1)(b)")


@pytest.mark.parametrize(("stake", "under"), [(90, "qld s5(1)(b)"), (1010, "qld s5(1)(b)"), (110, "qld s5(3)")])
def test_s216_3_a_sign_with_higher_limits_is_kept_too(stake: int, under: str) -> None:
    round_ = opened(lounge(sign=sign(100, 1000, 100)))
    assert not_entered(round_, [1], stake) == under
    enter(round_, "ann", [1], 200)


def test_s216_4_the_steps_are_for_each_way() -> None:
    round_ = opened(lounge())
    for way in ((1,), (2,)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    assert refusal(round_, "ann", "submit the way bet", stake=55)[0] == "qld s216(4)(b)"


def test_s216_the_same_checks_hold_for_any_entry() -> None:
    with pytest.raises(BadInput):
        check_entry(Entry((), 100), example(), DEFAULT_SIGN)
    with pytest.raises(BadInput):
        check_entry(Entry(((1, 2), (1, 2)), 100), example(), DEFAULT_SIGN)
    with pytest.raises(BadInput):
        check_entry(Entry(((2, 1),), 100), example(), DEFAULT_SIGN)


# s217: the keno ticket


def test_s217_1_a_wager_is_an_entry_handed_in_with_the_money() -> None:
    round_ = opened(lounge(chips=100))
    bare = {"on": "3 spot", "selection": "1-2-3", "stake": 100}
    assert refusal(round_, "ann", "wager", **bare)[0] == "qld s217(1)"
    assert not_entered(round_, [1, 2, 3], 200) == "qld s217(1)"
    assert not_entered(round_, [1, 2, 3], 50, games=3) == "qld s217(1)"
    enter(round_, "ann", [1, 2, 3], 50, games=2)


def test_s217_2_a_ticket_bears_every_particular() -> None:
    table = lounge()
    round_ = opened(table)
    issued = datetime(1998, 9, 4, 20, 15)
    enter(round_, "ann", range(1, 7), 200, games=3, kind="jackpot keno", now=issued)
    assert table.tickets[1].particulars() == {
        "numbers": "1-2-3-4-5-6",
        "each game": "$2.00",
        "games": "3",
        "total": "$6.00",
        "writer": "keno writer",
        "issued": "20:15 keno day 1",
        "station": "1",
        "jackpot": "JACKPOT KENO",
        "serial": "00000001",
        "first game": "1",
    }
    assert ("keno ticket 1: 6 spot jackpot ticket, $6.00", "qld s217(2)") in called(round_)


def test_s217_2_only_its_holder_and_the_staff_see_a_ticket() -> None:
    round_ = opened(lounge("ann", "bob"))
    enter(round_, "ann", [5])
    assert [len(view(round_, who).look["tickets"]) for who in ("ann", "bob", "cy", "keno writer")] == [1, 0, 0, 1]


def test_s219_7_a_ticket_whose_wager_was_taken_back_is_seen_no_more() -> None:
    round_ = opened(lounge())
    enter(round_, "ann", [5], games=3)
    round_.act("ann", "withdraw", {"on": "1 spot", "selection": "5"})
    assert (view(round_, "ann").look["tickets"], round_.table.people["ann"].purse.value) == ([], 50_000)
    assert refusal(round_, "ann", "ask for the entry back", ticket=1)[0] == "qld s217(4)"


def test_s217_4_the_entry_ticket_goes_back_to_whoever_asks() -> None:
    round_ = opened(lounge("ann", "bob"))
    enter(round_, "ann", [5])
    round_.act("ann", "ask for the entry back", {"ticket": 1})
    assert called(round_)[-1] == ("ann has the entry ticket back", "qld s217(4)")
    assert refusal(round_, "bob", "ask for the entry back", ticket=1)[0] == "qld s217(4)"


def test_s217_5_the_player_is_told_to_check_the_ticket() -> None:
    round_ = opened(lounge())
    enter(round_, "ann", [5])
    assert called(round_)[-1] == ("check the ticket against the entry", "qld s217(5)")


def test_s217_6_no_claim_rests_on_a_ticket_that_was_produced_wrongly() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [5])
    assert refusal(round_, "ann", "claim on a wrong ticket", ticket=1)[0] == "qld s217(6)"
    play(round_, range(30, 50))
    assert table.people["ann"].purse.value == 49_900
