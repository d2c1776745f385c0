"""Triple penny two-up at the table, in the order of Part 21: ss 468 to 471, 474, 476 to 479."""

from datetime import datetime
from typing import Any

import pytest
from support.ring import FLOOR, Ring, at_the_ring, verdicts

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

GAME = find("triple-penny-two-up")
OUTSIDE = "coin outside the ring"
ON_HEADS = "spinner's wager on heads"
BONUS = "spinner's bonus wager on heads"
BOXER = "have the boxer continue"
DIRECT = "direct the boxer to spin"


def table_of(*names: str, **settings: Any) -> TriplePennyTable:
    return at_the_ring("triple-penny-two-up", TriplePennyTable, *names, **settings)


def ring(*names: str) -> Ring[TriplePennyTable]:
    return Ring(table_of(*names))


def cloth(table: TriplePennyTable) -> str:
    return GAME.layout(table)


def look(table: TriplePennyTable) -> Any:
    return GAME.look(table, "bob")


# s468, s469: the words and the layout


def test_s469_2_the_layout_has_six_areas_with_what_lies_there() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", "spinner's bonus wager on heads", 100)
    game.wager("bob", "heads", 700)
    game.spin("HHH")
    game.wager("bob", "tails", 500)
    assert [line for line in cloth(game.table).splitlines() if "(qld s469(2)(" in line] == [
        "HEADS (heads): [heads]  (qld s469(2)(a))",
        "TAILS (tails): [tails bob: $5.00]  (qld s469(2)(b))",
        "BONUS PLAY HEADS (heads): [bonus play bob: $7.00]  (qld s469(2)(c))",
        "BONUS PLAY TAILS (tails): [bonus play]  (qld s469(2)(d))",
        "SPINNER'S WAGER (spinner's wager on heads), 13 to 2: [heads ann: $10.00]  (qld s469(2)(e))",
        "SPINNER'S WAGER (spinner's wager on tails), 13 to 2: [tails]  (qld s469(2)(e))",
        "SPINNER'S BONUS WAGER (spinner's bonus wager on heads), 495 to 1: [heads ann: $1.00]  (qld s469(2)(f))",
        "SPINNER'S BONUS WAGER (spinner's bonus wager on tails), 495 to 1: [tails]  (qld s469(2)(f))",
    ]


def test_s469_4_the_layout_bears_the_casinos_name() -> None:
    assert cloth(table_of()).splitlines()[0] == "Houseway  (qld s469(4))"


def test_s469_5_another_name_for_the_game_needs_the_chief_executives_approval() -> None:
    with pytest.raises(Refused) as caught:
        table_of(title="Three pennies")
    assert caught.value.under == cite("qld s469(5)")
    table = table_of(title="Three pennies", approved=True)
    assert "Three pennies  (qld s469(5))" in cloth(table)
    again = table_of()
    again.restore(table.as_data())
    assert again.title == "Three pennies"


# s470, s474: the coins


def test_s470_2_the_tail_side_of_the_coins_bears_a_cross() -> None:
    assert "the tail side of every coin bears a white or yellow cross  (qld s470(2))" in cloth(table_of())


def test_s470_3_three_coins_are_used_for_each_spin() -> None:
    game = ring()
    game.offered()
    assert game.refusal("ann", "accept", coins=2)[0] == "qld s471(3)"
    game.act("ann", "accept", coins=3)
    game.wager("ann", ON_HEADS)
    game.toss()
    assert game.round.ask is not None
    assert game.round.ask.under == cite("qld s470(3)")
    with pytest.raises(BadInput, match="HHH, HHT"):
        game.land("HH")


def test_s470_4_no_player_may_require_a_new_set() -> None:
    assert ring().refusal("ann", "demand a new set of coins") == ("qld s470(4)", Ground.WHO)


def lose(game: Ring[TriplePennyTable], coins: int) -> None:
    game.invalid(cause=OUTSIDE)
    game.act("dealer", "coins lost", coins=coins)


def test_s474_1_a_coin_outside_the_ring_is_looked_for_at_once() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(cause=OUTSIDE)
    assert game.round.ask is not None
    assert (game.awaited, game.round.ask.under) == ("dealer", cite("qld s474(1)"))


def test_s474_2_the_boxer_examines_what_is_found_and_returns_it_to_the_spinner() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(cause=OUTSIDE)
    [option] = [o for o in game.round.options() if o.act == "return the coins"]
    assert (option.who, option.under) == ("dealer", cite("qld s474(2)"))
    game.act("dealer", "return the coins")
    assert game.table.coins == 5
    game.spin("HHT")


def test_s474_3_with_one_coin_lost_the_game_goes_on_with_four() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 1)
    assert (game.table.coins, game.ruled[-1]) == (4, ["qld s474(3)"])
    game.spin("TTT")
    assert game.table.coins == 4


def test_s474_4_with_more_lost_the_rest_is_replaced_by_a_new_set() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 3)
    assert (game.table.coins, game.ruled[-1]) == (5, ["qld s474(4)"]), "two coins are too few to spin (reading E15)"


def test_s474_5_the_spinner_goes_on_with_the_original_set_until_the_wager_loses() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 2)
    assert (game.table.coins, game.ruled[-1]) == (3, ["qld s474(5)"])
    game.spin("HHH")
    assert game.table.coins == 3
    game.spin("HTT")
    assert (game.table.coins, game.ruled[-1]) == (5, ["qld s474(4)"])


def test_s474_5_b_or_wins_and_the_spinner_declines_further_spins() -> None:
    game = ring().spinner("ann", "heads")
    lose(game, 2)
    game.spin("HHT", "HHT", "HHT")
    assert game.table.coins == 3
    game.act("ann", "retire")
    assert game.table.coins == 5


def test_s474_5_reading_E15_a_boxer_who_spins_without_a_wager_gets_the_new_set_at_once() -> None:
    game = ring()
    game.wager("ann", "heads")
    game.offered("ann", "bob")
    game.act(FLOOR, DIRECT)
    lose(game, 2)
    assert game.table.coins == 5


# s471: who spins


def test_s471_3_the_spinner_comes_in_and_selects_three_coins() -> None:
    game = ring().spinner("ann")
    assert ("ann is the spinner and selects 3 coins", "qld s471(3)") in game.called


def test_s471_4_the_remaining_coins_stay_in_the_boxers_bowl() -> None:
    game = ring().spinner("ann")
    assert ("2 coins stay in the bowl", "qld s471(4)") in game.called
    assert look(game.table)["bowl"] == 2
    assert game.refusal("ann", "take coins from the bowl") == ("qld s471(4)", Ground.WHO)


def test_s471_5_a_floor_manager_may_direct_the_boxer_to_spin_if_all_decline() -> None:
    game = ring()
    game.wager("bob", "heads")
    game.offered("ann", "bob")
    assert game.refusal("dealer", DIRECT) == ("qld s471(5)", Ground.WHO)
    game.act(FLOOR, DIRECT)
    assert (game.table.hand, game.table.spinner, game.ruled) == ("boxer", "", [["qld s471(5)"]])
    assert verdicts(game.spin("HHT")) == [("bob", "heads", "win", 1000)]
    game.offered()
    assert game.awaited == "ann", "the boxer's turn is over"


def test_s471_5_reading_E7_or_the_wagers_stay_and_the_spin_is_offered_again() -> None:
    game = ring()
    game.wager("bob", "heads")
    game.offered("ann", "bob")
    game.act(FLOOR, "wait")
    [line] = game.round.lines
    assert (line.verdict, line.left, game.round.over) == (Verdict.STANDS, 1000, True)
    game.act("bob", "withdraw", on="heads", selection="heads")


def test_s471_6_a_boxer_who_spins_has_no_spinners_wager_and_no_bonus_wager() -> None:
    game = ring()
    game.offered("ann", "bob")
    game.act(FLOOR, DIRECT)
    for on in (ON_HEADS, BONUS):
        details = {"on": on, "selection": "heads", "stake": 1000}
        assert game.refusal("ann", "wager", **details) == ("qld s471(6)", Ground.WHO)
        assert game.refusal("dealer", "wager", **details) == ("qld s471(6)", Ground.WHO)
    for on, act in ((ON_HEADS, "place for the spinner"), (BONUS, "place a bonus for the spinner")):
        details = {"on": on, "selection": "heads", "stake": 100}
        assert game.refusal("dealer", act, **details) == ("qld s471(6)", Ground.WHO)
    heads = {"on": "heads", "selection": "heads", "stake": 1000}
    assert game.refusal("dealer", "wager", **heads) == ("qld s3(1)", Ground.WHO), "staff make no wagers at all"


def test_s471_5_a_boxer_does_not_decide_alone_to_spin() -> None:
    game = ring()
    alone = ("qld s471(5)", Ground.WHO)
    assert game.refusal("dealer", "spin the coins") == alone
    assert game.refusal("dealer", DIRECT, cause="spinner unable to continue") == alone
    game.offered("ann")
    assert game.refusal("dealer", "accept") == alone
    assert game.refusal("dealer", "spin the coins") == alone
    assert game.refusal(FLOOR, DIRECT) == ("qld s471(5)", Ground.WHEN)  # bob has not declined
    game.act("bob", "decline")
    assert game.refusal("dealer", "spin the coins") == alone


def test_s475_4_nobody_spins_before_the_call_of_no_more_bets() -> None:
    game = ring()
    game.offered("ann", "bob")
    game.act(FLOOR, DIRECT)
    assert game.refusal("dealer", "spin the coins") == ("qld s475(4)", Ground.WHEN)
    game = ring().spinner("ann", "heads")
    assert game.refusal("ann", "spin the coins") == ("qld s475(4)", Ground.WHEN)
    assert game.refusal("dealer", "spin the coins") == ("qld s472(9)", Ground.WHO)


# s476: limits


def test_s476_1_reading_G5_a_higher_minimum_needs_no_notice() -> None:
    game = ring()
    sign = {"kind": "heads or tails", "minimum": 1000, "maximum": 50_000, "now": datetime(1998, 9, 4, 21)}
    game.act(FLOOR, "change the sign", **sign)
    assert game.table.sign.limits["heads or tails"] == Limits(1000, 50_000)
    low = {**sign, "minimum": 500, "maximum": 9_950}
    assert game.refusal(FLOOR, "change the sign", **low) == ("qld s476(1)", Ground.AMOUNT)


@pytest.mark.parametrize(
    ("minimum", "maximum", "allowed"), [(500, 9_950, False), (500, 10_000, True), (550, 600, True), (50, 9_950, False)]
)
def test_s476_1_with_a_minimum_of_5_dollars_or_less_the_maximum_is_at_least_100(
    minimum: int, maximum: int, allowed: bool
) -> None:
    sign = Sign({"heads or tails": Limits(minimum, maximum), "spinner's wager": Limits(500, 10_000)})
    if allowed:
        assert table_of(sign=sign).sign is sign
        return
    with pytest.raises(Refused) as caught:
        table_of(sign=sign)
    assert caught.value.under == cite("qld s476(1)")


def test_s476_2_the_sign_shows_the_limits_and_reading_G5_needs_no_notice_of_a_change() -> None:
    assert (GAME.sign_under, GAME.notice_under) == (cite("qld s476(2)"), None)
    assert "heads or tails      5.00   500.00" in table_of().sign.shown(GAME.sign_under)


# s477: invalid spins


@pytest.mark.parametrize("who", ["dealer", FLOOR])
@pytest.mark.parametrize("word", ["no spin", "barred"])
def test_s477_1_s477_6_boxer_or_floor_manager_may_declare_a_floater_invalid(who: str, word: str) -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    game.act(who, word, cause="floater")
    assert game.ruled == [["qld s477(1)", "qld s477(6)"]]
    assert (game.table.valid, game.table.invalid_run) == (0, 1)


@pytest.mark.parametrize("landed", [False, True])
@pytest.mark.parametrize(
    ("cause", "under"),
    [
        pytest.param("not 1 m above the spinner's head", "qld s477(2)(a)", id="test_s477_2_a_not_high_enough"),
        pytest.param("coin hit something", "qld s477(2)(b)", id="test_s477_2_b_hit_something"),
        pytest.param("coin outside the ring", "qld s477(2)(c)", id="test_s477_2_c_outside_the_ring"),
        pytest.param("one coin on another", "qld s477(2)(d)", id="test_s477_2_d_one_on_another"),
        pytest.param("spinner not inside the ring", "qld s477(2)(e)", id="test_s477_2_e_spinner_outside"),
    ],
)
def test_s477_2_a_spin_is_declared_invalid(cause: str, under: str, landed: bool) -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    if landed:
        game.land("TTT")
    game.act(FLOOR, "no spin", cause=cause)
    if cause == OUTSIDE:
        game.act("dealer", "return the coins")
    assert (game.ruled, game.table.tails) == ([[under]], 0)
    assert verdicts(game.spin("HHT")) == [("ann", ON_HEADS, "stands", 0)]


@pytest.mark.parametrize("word", ["no spin", "barred"])
def test_s477_3_it_is_declared_by_announcing_no_spin_or_barred(word: str) -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(word=word)
    assert (word, "qld s477(3)") in game.called


def test_s477_4_reading_E3_a_floater_is_announced_before_the_coins_come_to_rest() -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    game.land("TTH")
    assert game.refusal("dealer", "no spin", cause="floater") == ("qld s477(4)", Ground.WHEN)


def test_s477_5_a_player_may_not_declare_a_spin_invalid_spinning_or_not() -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    for who in ("ann", "bob"):
        assert game.refusal(who, "barred", cause="floater") == ("qld s477(5)", Ground.WHO)


# s478: three invalid spins


def test_s478_1_after_three_invalid_spins_from_the_first_the_spinner_chooses() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", "spinner's bonus wager on heads", 100)
    game.invalid(3)
    assert game.round.ask is not None
    assert (game.offers("ann")[:2], game.round.ask.under) == (["retire", BOXER], cite("qld s478(1)"))


def test_s478_1_a_reading_E2_who_retires_gets_both_wagers_back() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", "spinner's bonus wager on heads", 100)
    game.invalid(3)
    game.act("ann", "retire")
    assert [(x.verdict, x.returned) for x in game.round.lines] == [(Verdict.VOID, 1000), (Verdict.VOID, 100)]
    assert [c.text for c in game.round.lines[0].cites] == ["qld s478(1)(a)", "reading E2"]
    assert (game.table.people["ann"].purse.value, game.awaited) == (100_000, "bob")


def test_s478_1_b_or_the_boxer_takes_over_until_the_wager_is_decided() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(3)
    game.act("ann", BOXER)
    assert (game.table.hand, game.ruled[-1]) == ("boxer", ["qld s478(1)(b)"])
    game.act("dealer", "no more bets")
    assert game.awaited == "dealer"
    assert verdicts(game.spin("HHT", "HHH", "HHT")) == [("ann", ON_HEADS, "win", 6500)]


def directions(game: Ring[TriplePennyTable]) -> list[object]:
    found = [o for o in game.round.options() if o.act == DIRECT and o.who == FLOOR]
    return list(found[0].fields[0].choices) if found else []


def test_s478_2_a_three_consecutive_invalid_spins() -> None:
    game = ring().spinner("ann", "heads")
    game.spin("HHT", "HHT")
    game.invalid(3)
    assert "3 consecutive invalid spins" in directions(game)
    game.act(FLOOR, DIRECT, cause="3 consecutive invalid spins")
    assert (game.table.hand, game.ruled[-1]) == ("boxer", ["qld s478(2)(a)"])


def test_s478_2_b_most_of_the_spinners_spins_are_invalid() -> None:
    game = ring().spinner("ann", "heads")
    assert "most spins invalid" not in directions(game)
    game.spin("HHT")
    game.invalid(1)
    assert "most spins invalid" not in directions(game), "half is not most"
    game.invalid(1)
    game.act(FLOOR, DIRECT, cause="most spins invalid")
    assert game.ruled[-1] == ["qld s478(2)(b)"]


@pytest.mark.parametrize("cause", ["spinner unable to continue", "spinner unwilling to continue"])
def test_s478_2_c_the_spinner_cannot_or_will_not_go_on(cause: str) -> None:
    game = ring().spinner("ann", "heads")
    game.act(FLOOR, DIRECT, cause=cause)
    assert (game.table.hand, game.ruled[-1]) == ("boxer", ["qld s478(2)(c)"])
    game.act("dealer", "no more bets")
    assert game.awaited == "dealer"
    assert verdicts(game.spin("TTT")) == [("ann", ON_HEADS, "lose", -1000)]


# s479: the display


@pytest.mark.parametrize(
    ("means", "under"),
    [
        pytest.param("lights", "qld s479(a)", id="test_s479_a_lights"),
        pytest.param("electronic display", "qld s479(b)", id="test_s479_b_an_electronic_display"),
        pytest.param("cards", "qld s479(c)", id="test_s479_c_cards"),
    ],
)
def test_s479_the_result_of_each_spin_is_displayed(means: str, under: str) -> None:
    game = ring().spinner("ann", "heads")
    if means != "lights":
        game.act("dealer", "display results by", means=means)
        assert game.ruled == [[under]]
    game.spin("HHH")
    assert (look(game.table)["result"], look(game.table)["shown by"]) == ("triple heads", means)
    assert f"results by {means}: triple heads  ({under})" in cloth(game.table)
    again = table_of()
    again.restore(game.table.as_data())
    assert again.display == means


@pytest.mark.parametrize("data", [{"display": "smoke"}, {"hand": "house spinner"}, {"coins": 2}, {"triples": -1}])
def test_what_cannot_be_is_not_restored(data: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        table_of().restore(data)
