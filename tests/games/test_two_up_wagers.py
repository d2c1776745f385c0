"""The wagers of two-up: the spinner's (s167), the players' (s168), when and how they are made (ss 169 to 171, 174)."""

from collections.abc import Iterator
from datetime import datetime
from fractions import Fraction
from typing import Any

import pytest
from support.events import voided
from support.ring import (
    FLOOR,
    Ring,
    at_the_ring,
    verdicts,
)

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.two_up.table import TwoUpTable
from houseway.games.two_up.wagers import WAGERS, Spun, after
from houseway.money import Odds
from houseway.odds.exact import every_return, exact
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict, Wager
from houseway.play.walk import walk

GAME = find("two-up")
ON_HEADS, ON_TAILS = "spinner's wager on heads", "spinner's wager on tails"
H, T, O = "HH", "TT", "HT"  # noqa: E741 - heads, tails, odds


def ring(*names: str, **settings: Any) -> Ring[TwoUpTable]:
    return Ring(at_the_ring("two-up", TwoUpTable, *names, **settings))


def spinners(side: str, *spins: str) -> tuple[str, int, str]:
    """The verdict of a spinner's wager of $10 after these spins, what it came to, and the provision."""
    game = ring().spinner("ann", side)
    lines = game.spin(*spins)
    [line] = [x for x in lines if x.wager.startswith("spinner's wager")]
    return line.verdict.value, line.net, line.cites[0].text


# s167: the spinner


def test_s167_1_the_layout_tells_the_spinners_part_in_the_game() -> None:
    drawn = GAME.layout(ring().table)
    assert "3 heads before a tails, and before 5 odds in a row  (qld s174(3))" in drawn
    assert GAME.wager_named[ON_HEADS].cites == (cite("qld s167(2)"),)


def test_s167_2_nobody_spins_before_a_spinners_wager_is_placed() -> None:
    game = ring().spinner("ann")
    assert game.refusal("ann", "spin the coins") == ("qld s167(2)", Ground.WHEN)
    game.act("dealer", "no more bets")
    assert game.offers("ann")[:2] == ["retire", "place a spinner's wager"]
    assert game.refusal("ann", "spin the coins") == ("qld s167(2)", Ground.WHEN)
    game.act("ann", "place a spinner's wager")
    game.wager("ann", ON_TAILS)
    game.spin(T)


def test_s167_2_it_is_on_heads_or_on_tails_and_not_on_both() -> None:
    game = ring().spinner("ann", "heads")
    both = {"on": ON_TAILS, "selection": "tails", "stake": 1000}
    assert game.refusal("ann", "wager", **both) == ("qld s167(2)", Ground.WHAT)
    wrong = {"on": ON_HEADS, "selection": "tails", "stake": 1000}
    assert game.refusal("ann", "wager", **wrong) == ("qld s5(1)(a)", Ground.WHAT)


def test_s167_2_it_is_the_spinners_and_nobody_elses() -> None:
    game = ring().spinner("ann")
    details = {"on": ON_HEADS, "selection": "heads", "stake": 1000}
    assert game.refusal("bob", "wager", **details) == ("qld s167(2)", Ground.WHO)


def test_s167_2_another_person_may_place_it_on_the_spinners_behalf() -> None:
    game = ring().spinner("ann")
    details = {"on": ON_HEADS, "selection": "heads", "stake": 2000}
    game.act("bob", "place for the spinner", **details)
    [placed] = game.table.placed
    assert (placed.person, placed.stake, game.table.people["ann"].purse.value) == ("ann", 2000, 98_000)
    too_little = {**details, "stake": 100}
    game.act("ann", "withdraw", on=ON_HEADS, selection="heads")
    assert game.refusal("bob", "place for the spinner", **too_little) == ("qld s5(1)(b)", Ground.AMOUNT)
    assert game.refusal("ann", "place for the spinner", **details) == ("qld s167(2)", Ground.WHEN), "by another hand"


@pytest.mark.parametrize(
    ("spins", "verdict", "net", "under"),
    [
        pytest.param([H, H, H], "win", 7500, "qld s167(3)(a)", id="test_s167_3_a_three_heads_and_no_tails"),
        pytest.param([H, O, H, O, O, O, O, H], "win", 7500, "qld s167(3)(a)", id="test_s167_3_a_four_odds_in_a_row"),
        pytest.param([T], "lose", -1000, "qld s167(3)(b)", id="test_s167_3_b_tails_once"),
        pytest.param([H, H, T], "lose", -1000, "qld s167(3)(b)", id="test_s167_3_b_tails_after_two_heads"),
        pytest.param([O, O, O, O, O], "lose", -1000, "qld s167(3)(c)", id="test_s167_3_c_the_fifth_consecutive_odds"),
        pytest.param([O, O, H, O, O, O, O, O], "lose", -1000, "qld s167(3)(c)", id="test_s167_3_c_after_heads_anew"),
        pytest.param([H, H], "stands", 0, "qld s167(8)", id="test_s167_3_two_heads_decide_nothing"),
    ],
)
def test_s167_3_a_spinners_wager_on_heads(spins: list[str], verdict: str, net: int, under: str) -> None:
    assert spinners("heads", *spins) == (verdict, net, under)


@pytest.mark.parametrize(
    ("spins", "verdict", "net", "under"),
    [
        pytest.param([T, T, T], "win", 7500, "qld s167(4)(a)", id="test_s167_4_a_three_tails_and_no_heads"),
        pytest.param([T, O, O, T, T], "win", 7500, "qld s167(4)(a)", id="test_s167_4_a_odds_between"),
        pytest.param([H], "lose", -1000, "qld s167(4)(b)", id="test_s167_4_b_heads_once"),
        pytest.param([T, T, O, H], "lose", -1000, "qld s167(4)(b)", id="test_s167_4_b_heads_after_two_tails"),
        pytest.param([T, O, O, O, O, O], "lose", -1000, "qld s167(4)(c)", id="test_s167_4_c_the_fifth_odds"),
        pytest.param([T], "stands", 0, "qld s167(8)", id="test_s167_4_one_tails_decides_nothing"),
    ],
)
def test_s167_4_a_spinners_wager_on_tails(spins: list[str], verdict: str, net: int, under: str) -> None:
    assert spinners("tails", *spins) == (verdict, net, under)


def test_s167_3_c_reading_E1_invalid_spins_do_not_break_a_run_of_odds() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(O, O)
    game.invalid(2)
    game.spin(O, O)
    game.invalid()
    [line] = game.spin(O)
    assert (line.verdict, line.cites[0]) == (Verdict.LOSE, cite("qld s167(3)(c)"))


def test_s167_5_a_spinner_who_wins_keeps_spinning_with_a_new_wager() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H, H, H)
    game.act("ann", "keep spinning")
    assert (game.table.spinner, game.table.heads) == ("ann", 0)
    assert game.refusal("ann", "spin the coins") == ("qld s167(2)", Ground.WHEN)
    game.wager("ann", ON_TAILS)
    assert verdicts(game.spin(H)) == [("ann", ON_TAILS, "lose", -1000)]


def test_s167_5_or_retires_and_the_coins_are_offered_on() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H, H, H)
    game.act("ann", "retire")
    assert game.table.spinner == ""
    game.offered()
    assert game.awaited == "bob"


def test_s167_7_the_boxer_takes_over_when_the_spinner_stops_before_the_wager_is_decided() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H)
    game.act("dealer", "no more bets")
    assert game.refusal("ann", "retire") == ("qld s167(7)", Ground.WHEN)
    game.act("ann", "stop spinning")
    assert (game.table.hand, game.ruled[-1]) == ("boxer", ["qld s167(7)"])
    game.act("dealer", "no more bets")
    assert game.awaited == "dealer"
    game.act("dealer", "spin the coins")
    game.land(H)
    game.act("dealer", "show the result")
    assert verdicts(game.spin(H)) == [("ann", ON_HEADS, "win", 7500)]
    game.act("ann", "keep spinning")
    assert game.table.hand == "", "the boxer spins until that wager is decided, and no longer"


def test_s167_7_a_spinner_who_is_excluded_has_stopped() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H)
    game.act("dealer", "no more bets")
    game.act(FLOOR, "exclude", person="ann")
    assert (game.table.hand, game.ruled[-2:]) == ("boxer", [["qld s4(1)", "qld s4(2)(b)"], ["qld s167(7)"]])
    assert verdicts(game.spin(H, H)) == [("ann", ON_HEADS, "win", 7500)]
    assert game.table.hand == ""
    game.offered()
    assert game.awaited == "bob"


def test_s167_7_a_spinner_may_stop_while_wagers_are_open() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H)
    assert game.refusal("bob", "stop spinning") == ("qld s167(7)", Ground.WHEN)
    game.act("ann", "stop spinning")
    assert (game.table.hand, game.ruled) == ("boxer", [["qld s167(7)"]])
    game.wager("bob", "heads")
    assert verdicts(game.spin(H)) == [("ann", ON_HEADS, "stands", 0), ("bob", "heads", "win", 1000)]


def test_s167_8_reading_E8_a_spinner_may_retire_while_wagers_are_open_until_a_valid_spin() -> None:
    game = ring().spinner("ann", "heads")
    game.act("ann", "retire")
    assert voided(game.round) == [("ann", ON_HEADS, 1000, ["qld s167(8)"])]
    assert game.awaited == "bob"
    game = ring().spinner("ann", "heads")
    game.spin(H)
    assert game.refusal("ann", "retire") == ("qld s167(7)", Ground.WHEN)


def test_s167_8_the_spinners_wager_is_not_withdrawn_after_a_valid_spin() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H)
    back = {"on": ON_HEADS, "selection": "heads"}
    assert game.refusal("ann", "withdraw", **back) == ("qld s167(8)", Ground.WHEN)
    assert "withdraw" not in game.offers("ann")
    more = {"on": ON_HEADS, "selection": "heads", "stake": 500}
    assert game.refusal("ann", "wager", **more) == ("qld s167(2)", Ground.WHEN)
    game.wager("ann", ON_HEADS, 500, accepted=True)
    assert game.ruled[-1] == ["qld s167(8)", "reading G6"]
    game.toss()
    assert game.refusal("ann", "withdraw", **back) == ("qld s167(8)", Ground.WHEN)


def test_s167_8_reading_E8_before_it_the_wager_goes_back_by_hand_or_when_the_spinner_retires() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid()
    game.act("ann", "withdraw", on=ON_HEADS, selection="heads")
    game.wager("ann", ON_TAILS, 2000)
    game.act("dealer", "no more bets")
    game.act("ann", "retire")
    [line] = game.round.lines
    assert (line.verdict, line.returned, line.cites) == (Verdict.VOID, 2000, (cite("qld s167(8)"),))
    assert (game.table.people["ann"].purse.value, game.awaited) == (100_000, "bob")


def test_s167_8_a_spinner_who_is_excluded_before_a_valid_spin_gets_the_wager_back() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "tails")
    game.act(FLOOR, "exclude", person="ann")
    game.act("dealer", "no more bets")
    assert (game.table.people["ann"].purse.value, game.awaited) == (100_000, "bob")


# s168: the players


def players(side: str, *spins: str) -> tuple[str, int, list[str]]:
    game = ring().spinner("ann", "heads")
    game.wager("bob", side)
    lines = game.spin(*spins)
    [line] = [x for x in lines if x.person == "bob"]
    return line.verdict.value, line.net, [c.text for c in line.cites]


def test_s168_1_the_layout_tells_the_players_part_in_the_game() -> None:
    assert "both coins with the head uppermost  (qld s174(1))" in GAME.layout(ring().table)


def test_s168_2_a_player_wagers_on_heads_or_tails_and_on_nothing_else() -> None:
    game = ring()
    game.wager("ann", "heads")
    details = {"on": "odds", "selection": "odds", "stake": 1000}
    assert game.refusal("bob", "wager", **details) == ("qld s5(1)(a)", Ground.WHAT)


def test_s168_3_a_player_may_have_a_wager_on_each() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads", 1000)
    game.wager("bob", "tails", 3000)
    lines = [line for line in game.spin(T) if line.person == "bob"]
    assert verdicts(lines) == [("bob", "heads", "lose", -1000), ("bob", "tails", "win", 3000)]
    assert "on heads, on tails, or a wager on each  (qld s168(3))" in GAME.layout(game.table).splitlines()


@pytest.mark.parametrize(
    ("spins", "expected"),
    [
        pytest.param([H], ("win", 1000, ["qld s168(4)(a)", "qld s174(1)"]), id="test_s168_4_a_heads_once"),
        pytest.param([O, O, O, O, H], ("win", 1000, ["qld s168(4)(a)", "qld s174(1)"]), id="test_s168_4_a_after_odds"),
        pytest.param([T], ("lose", -1000, ["qld s168(4)(b)"]), id="test_s168_4_b_tails_once"),
        pytest.param([O] * 5, ("lose", -1000, ["qld s168(4)(c)"]), id="test_s168_4_c_odds_five_times_consecutively"),
    ],
)
def test_s168_4_a_players_wager_on_heads(spins: list[str], expected: tuple[str, int, list[str]]) -> None:
    assert players("heads", *spins) == expected


@pytest.mark.parametrize(
    ("spins", "expected"),
    [
        pytest.param([T], ("win", 1000, ["qld s168(5)(a)", "qld s174(2)"]), id="test_s168_5_a_tails_once"),
        pytest.param([H], ("lose", -1000, ["qld s168(5)(b)"]), id="test_s168_5_b_heads_once"),
        pytest.param([O] * 5, ("lose", -1000, ["qld s168(5)(c)"]), id="test_s168_5_c_odds_five_times_consecutively"),
    ],
)
def test_s168_5_a_players_wager_on_tails(spins: list[str], expected: tuple[str, int, list[str]]) -> None:
    assert players("tails", *spins) == expected


def test_s168_6_a_after_odds_an_undecided_wager_remains_unchanged() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.spin(O)
    assert (game.awaited, game.table.frozen) == ("ann", True), "no wagering before the next spin"
    back = {"on": "heads", "selection": "heads"}
    assert game.refusal("bob", "withdraw", **back) == ("qld s168(6)(a)", Ground.WHEN)
    game.act("bob", "withdraw", **back, accepted=True)
    assert (game.ruled[-1], len(game.table.placed)) == (["qld s168(6)(a)", "reading G6"], 2)


def test_s168_6_b_and_nobody_may_make_a_new_wager() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.spin(O)
    for who, on in (("bob", "tails"), ("ann", "heads")):
        details = {"on": on, "selection": on, "stake": 1000}
        assert game.refusal(who, "wager", **details) == ("qld s168(6)(b)", Ground.WHEN)
    game.wager("ann", "tails", accepted=True)
    assert game.ruled[-1] == ["qld s168(6)(b)", "reading G6"]
    game.invalid()
    assert game.awaited == "ann", "an invalid spin opens nothing: odds still hold the wagers"


@pytest.mark.parametrize("hand", ["", "boxer"])
def test_s168_6_b_once_the_undecided_wager_is_void_others_may_be_made(hand: str) -> None:
    game = ring("ann", "bob", "cat").spinner("ann", "heads")
    game.wager("bob", "heads")
    game.spin(O)
    if hand:
        game.act("ann", "stop spinning")
    tails = {"on": "tails", "selection": "tails", "stake": 1000}
    assert game.refusal("cat", "wager", **tails)[0] == "qld s168(6)(b)"
    game.act(FLOOR, "declare wagers void", person="bob")
    game.act("cat", "wager", **tails)
    game.act("dealer", "no more bets")
    assert game.awaited == ("dealer" if hand else "ann")


def test_s168_6_b_while_another_wager_is_undecided_none_may_be_made() -> None:
    game = ring("ann", "bob", "cat").spinner("ann", "heads")
    game.wager("bob", "heads")
    game.wager("cat", "heads")
    game.spin(O)
    game.act(FLOOR, "declare wagers void", person="bob")
    tails = {"on": "tails", "selection": "tails", "stake": 1000}
    assert game.refusal("bob", "wager", **tails)[0] == "qld s168(6)(b)"


def test_s168_6_reading_E9_with_no_players_wager_down_new_ones_may_follow_odds() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(O, O, O)
    game.wager("bob", "tails")
    lines = game.spin(O, O)
    assert [(x.person, x.verdict.value, x.cites[0].text) for x in lines] == [
        ("ann", "lose", "qld s167(3)(c)"),
        ("bob", "lose", "qld s168(5)(c)"),
    ]


def test_s168_6_a_reading_E10_the_boxer_spins_on_when_the_spinners_wager_is_void() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.spin(O)
    game.act(FLOOR, "declare wagers void", person="ann")
    assert (game.awaited, game.ruled[-1]) == ("dealer", ["qld s168(6)(a)", "reading E10"])
    lines = game.spin(H)
    assert verdicts(lines[-1:]) == [("bob", "heads", "win", 1000)]
    assert game.table.hand == ""


def test_s165_4_reading_E10_a_new_set_that_waited_for_a_wager_now_void_comes_before_the_boxer_spins() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.invalid(cause="coin outside the ring")
    game.act("dealer", "coins lost", coins=2)
    game.spin(O)
    assert (game.table.coins, game.table.new_set_due) == (3, True)
    game.act(FLOOR, "declare wagers void", person="ann")
    assert (game.awaited, game.table.spinner, game.table.hand) == ("dealer", "", "boxer")
    assert (game.table.coins, game.table.new_set_due) == (5, False)
    assert game.ruled[-2:] == [["qld s165(3)"], ["qld s168(6)(a)", "reading E10"]]
    assert verdicts(game.spin(H)[-1:]) == [("bob", "heads", "win", 1000)]


def test_s167_6_a_spinner_whose_wager_is_void_has_not_lost_it() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.toss()
    game.act(FLOOR, "declare wagers void", person="ann")
    game.land(T)
    game.act("dealer", "show the result")
    assert "qld s167(6)" not in [under for _, under in game.called]
    assert (game.table.spinner, game.ruled[-1]) == ("", ["qld s167(2)"])


def test_the_key_of_a_round_tells_wagers_that_odds_hold_from_those_made_after_odds() -> None:
    held, free = ring().spinner("ann", "heads"), ring().spinner("ann", "heads")
    held.wager("bob", "heads")
    held.spin(O)
    free.spin(O)
    free.wager("bob", "heads")
    free.act("dealer", "no more bets")
    assert GAME.key is not None
    assert str(held.round.ask) == str(free.round.ask)
    assert GAME.key(held.round) != GAME.key(free.round), "an invalid spin lets only the second go"


def test_a_spinners_wager_that_is_void_with_nothing_else_down_ends_the_turn() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(O)
    game.act(FLOOR, "declare wagers void", person="ann")
    game.act("dealer", "no more bets")
    assert (game.table.spinner, game.awaited) == ("", "bob")


# s169: when wagers are made


def test_s169_1_the_spinner_may_also_wager_as_a_player() -> None:
    game = ring().spinner("ann", "heads")
    assert ("ann may also wager as a player", "qld s169(1)") in game.called
    game.wager("ann", "tails", 2000)
    assert verdicts(game.spin(T)) == [("ann", ON_HEADS, "lose", -1000), ("ann", "tails", "win", 2000)]


# s170, s171: how wagers are made, and how much


def test_s170_1_wagers_are_made_with_chips_that_the_player_holds() -> None:
    game = ring()
    game.table.people["ann"].purse.value = 500
    details = {"on": "heads", "selection": "heads", "stake": 600}
    assert game.refusal("ann", "wager", **details) == ("qld s170(1)", Ground.MEANS)


def test_s170_2_coins_of_50_cents_may_be_used_and_no_smaller_ones() -> None:
    game = ring().spinner("ann", "heads", 550)
    game.wager("bob", "heads", 750)
    assert game.refusal("bob", "wager", on="tails", selection="tails", stake=525) == ("qld s170(2)", Ground.MEANS)
    game.spin(H, H, H)
    assert game.round.lines[0].paid == 4125, "7.5 to 1, to the cent"


def sign(**limits: tuple[int, int]) -> Sign:
    usual = {"heads or tails": Limits(500, 50_000), "spinner's wager": Limits(500, 50_000)}
    return Sign(usual | {kind.replace("_", " "): Limits(*line) for kind, line in limits.items()})


def test_s171_1_the_operator_sets_a_minimum_and_a_maximum_and_they_bind() -> None:
    with pytest.raises(Refused) as caught:
        ring(sign=Sign({"heads or tails": Limits(500, 50_000)}))
    assert caught.value.under == cite("qld s171(1)")
    game = ring()
    for stake in (450, 50_050):
        assert game.refusal("ann", "wager", on="heads", selection="heads", stake=stake)[0] == "qld s5(1)(b)"


@pytest.mark.parametrize(
    ("minimum", "maximum", "allowed"),
    [(500, 9_950, False), (500, 10_000, True), (550, 600, True), (50, 9_950, False), (50, 10_000, True)],
)
def test_s171_2_with_a_minimum_of_5_dollars_or_less_the_maximum_is_at_least_100(
    minimum: int, maximum: int, allowed: bool
) -> None:
    if allowed:
        ring(sign=sign(heads_or_tails=(minimum, maximum)))
        return
    with pytest.raises(Refused) as caught:
        ring(sign=sign(heads_or_tails=(minimum, maximum)))
    assert caught.value.under == cite("qld s171(2)")


def test_s171_3_the_sign_shows_the_minimum_and_the_maximum() -> None:
    assert GAME.sign_under == cite("qld s171(3)")
    shown = ring().table.sign.shown(GAME.sign_under)
    assert "spinner's wager     5.00   500.00" in shown


def test_s171_4_a_higher_minimum_needs_a_sign_20_minutes_before() -> None:
    game = ring()
    now, soon, later = (datetime(1998, 9, 4, 21, minute) for minute in (0, 19, 20))
    raised = {"kind": "heads or tails", "minimum": 1000, "maximum": 50_000}
    assert game.refusal(FLOOR, "change the sign", **raised, now=now) == ("qld s171(4)", Ground.WHEN)
    notice = {"kind": "heads or tails", "minimum": 1000, "now": now}
    assert game.refusal(FLOOR, "announce a higher minimum", **notice, effective=soon) == ("qld s171(4)", Ground.WHEN)
    game.act(FLOOR, "announce a higher minimum", **notice, effective=later)
    assert game.refusal(FLOOR, "change the sign", **raised, now=soon) == ("qld s171(4)", Ground.WHEN)
    game.act(FLOOR, "change the sign", **raised, now=later)
    assert game.table.sign.limits["heads or tails"].minimum == 1000


# s174: the odds


@pytest.mark.parametrize(
    ("wager", "odds", "under"),
    [
        pytest.param("heads", Odds(1, 1), "qld s174(1)", id="test_s174_1_heads_pay_1_to_1"),
        pytest.param("tails", Odds(1, 1), "qld s174(2)", id="test_s174_2_tails_pay_1_to_1"),
        pytest.param(ON_HEADS, Odds(15, 2), "qld s174(3)", id="test_s174_3_the_spinners_wager_pays_7_and_a_half_to_1"),
        pytest.param(ON_TAILS, Odds(15, 2), "qld s174(3)", id="test_s174_3_on_tails_as_well"),
    ],
)
def test_s174_payout_odds(wager: str, odds: Odds, under: str) -> None:
    row = GAME.wager_named[wager]
    assert (row.pays, row.paid_cites) == (odds, (cite(under),))


@pytest.mark.parametrize(
    ("wager", "selection", "win", "expected"),
    [
        ("heads", "heads", Fraction(31, 64), Fraction(-1, 32)),
        ("tails", "tails", Fraction(31, 64), Fraction(-1, 32)),
        (ON_HEADS, "heads", Fraction(31, 64) ** 3, Fraction(-17841, 524288)),
        (ON_TAILS, "tails", Fraction(31, 64) ** 3, Fraction(-17841, 524288)),
    ],
)
def test_the_exact_return_is_the_published_one(wager: str, selection: str, win: Fraction, expected: Fraction) -> None:
    found = exact(GAME, GAME.wager_named[wager], selection)
    assert (found.win, found.lose, found.expected) == (win, 1 - win, expected)
    assert not any(each.favours_player for each in every_return(GAME))


def reachable(row: Wager[Spun]) -> Iterator[Spun]:
    """Everything that a spin can come to while this wager lies."""
    seen, ahead = set(), [Spun(0, 0, 0, 0)]
    while ahead:
        here = ahead.pop()
        for faces in (("head", "head"), ("head", "tail"), ("tail", "tail")):
            spun = after(here, faces)
            if spun not in seen:
                seen.add(spun)
                yield spun
                ahead += [spun] if row.decide(spun).verdict is Verdict.STANDS else []


@pytest.mark.parametrize("row", WAGERS, ids=lambda row: row.name)
def test_for_everything_that_can_be_spun_exactly_one_verdict_comes(row: Wager[Spun]) -> None:
    spun = list(reachable(row))
    assert len(spun) == 7 * (3 if row.name.startswith("spinner") else 1), "heads, tails, or odds up to five times"
    for facts in spun:
        assert len({clause.verdict for clause in row.clauses_that_apply(facts)}) == 1, facts


def test_the_walk_of_a_spinners_game_settles_as_the_procedure_does() -> None:
    def begin() -> Any:
        game = ring().spinner("ann", "heads")
        game.wager("bob", "tails")
        return game.round

    found = walk(begin, {}, alike=sorted_faces)
    assert [state.device for state in found.states] == ["coins"] * 5
    assert {sum(state.weights) for state in found.states} == {4}
    end, used = found.play([("head", "tail"), ("tail", "head"), ("tail", "tail")], sorted_faces)
    assert end is not None
    assert used == 3
    assert [(each.wager, each.verdict.value, each.net) for each in end] == [
        (ON_HEADS, "lose", Fraction(-1)),
        ("tails", "win", Fraction(1)),
    ]


def sorted_faces(faces: Any) -> tuple[str, ...]:
    """Which coin shows which face does not matter."""
    return tuple(sorted(faces))
