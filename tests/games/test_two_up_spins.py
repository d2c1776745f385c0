"""Two-up when a spin goes wrong: three invalid spins (s172), the lights (s173), and every invalid spin (s175)."""

from typing import Any

import pytest
from support.ring import FLOOR, Ring, at_the_ring, verdicts

from houseway.cite import cite
from houseway.errors import Ground
from houseway.families.ring.table import RingTable
from houseway.games import find
from houseway.games.two_up.table import TwoUpTable
from houseway.play.wager import Verdict

GAME = find("two-up")
ON_HEADS = "spinner's wager on heads"
HOUSE = "have the house spinner continue"
UNWILLING = "spinner unwilling to continue"
H, T, O = "HH", "TT", "HT"  # noqa: E741 - heads, tails, odds


def ring(*names: str) -> Ring[TwoUpTable]:
    return Ring(at_the_ring("two-up", TwoUpTable, *names))


def look(table: RingTable) -> Any:
    return GAME.look(table, "bob")


# s172: three invalid spins in a row


def test_s172_1_after_three_invalid_spins_from_the_first_the_spinner_elects() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(2)
    assert game.round.ask is not None
    assert not game.round.interrupted
    game.invalid(1)
    assert (game.awaited, game.offers("ann")[:2]) == ("ann", ["retire", HOUSE])
    assert game.round.ask.under == cite("qld s172(1)")
    assert game.refusal(FLOOR, "direct a house spinner", cause=UNWILLING) == ("qld s172(2)", Ground.WHEN)


def test_s172_1_reading_E2_who_retires_gets_the_wager_back() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "tails")
    game.invalid(3)
    game.act("ann", "retire")
    [line] = game.round.lines
    assert (line.person, line.verdict, line.returned) == ("ann", Verdict.VOID, 1000)
    assert [c.text for c in line.cites] == ["qld s172(1)", "reading E2"]
    assert (game.table.people["ann"].purse.value, game.awaited) == (100_000, "bob")
    game.act("bob", "accept")
    game.wager("bob", "spinner's wager on tails")
    lines = game.spin(T)
    assert verdicts(lines)[1:] == [
        ("bob", "tails", "win", 1000),
        ("bob", "spinner's wager on tails", "stands", 0),
    ], "the player's wager lay through it all"


def test_s172_1_or_a_house_spinner_continues_until_the_wager_is_determined() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(3)
    game.act("ann", HOUSE)
    assert (game.table.hand, game.ruled[-1]) == ("house spinner", ["qld s172(1)"])
    game.act("dealer", "no more bets")
    assert game.awaited == "dealer"
    game.invalid(4)
    assert game.table.hand == "house spinner", "invalid spins by the house spinner give no new choice"
    assert verdicts(game.spin(H, H, H)) == [("ann", ON_HEADS, "win", 7500)]
    assert look(game.table)["hand"] == ""


def test_s172_1_reading_E16_a_spinner_who_goes_on_after_winning_is_counted_anew() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H, H, H)
    game.act("ann", "keep spinning")
    game.wager("ann", ON_HEADS)
    game.invalid(3)
    assert game.offers("ann")[:2] == ["retire", HOUSE]


def test_s172_2_three_invalid_spins_during_the_game_let_a_floor_manager_direct_a_house_spinner() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H)
    game.invalid(2)
    [option] = [o for o in game.round.options() if o.act == "direct a house spinner" and o.who == FLOOR]
    assert "3 consecutive invalid spins" not in option.fields[0].choices
    game.invalid()
    game.act(FLOOR, "direct a house spinner", cause="3 consecutive invalid spins")
    assert (game.table.hand, game.ruled[-1]) == ("house spinner", ["qld s172(2)"])
    assert verdicts(game.spin(T)) == [("ann", ON_HEADS, "lose", -1000)]


def test_s172_2_three_invalid_spins_later_on_ask_nothing_of_the_spinner() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(O)
    game.invalid(3)
    game.toss()
    game.land(H)


@pytest.mark.parametrize("cause", ["spinner unable to continue", UNWILLING])
def test_s172_2_a_spinner_who_cannot_or_will_not_go_on(cause: str) -> None:
    game = ring().spinner("ann", "heads")
    game.act("dealer", "no more bets")
    for who in ("ann", "dealer"):
        assert game.refusal(who, "direct a house spinner", cause=cause) == ("qld s172(2)", Ground.WHO)
    game.act(FLOOR, "direct a house spinner", cause=cause)
    assert game.table.hand == "house spinner"
    game.act("dealer", "no more bets")
    assert game.awaited == "dealer"


def test_s172_2_reading_E5_a_house_spinner_stands_in_for_the_boxer_when_directed() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H)
    game.act("dealer", "no more bets")
    game.act("ann", "stop spinning")
    assert game.table.hand == "boxer"
    game.act(FLOOR, "direct a house spinner", cause=UNWILLING)
    assert (game.table.hand, game.ruled[-1]) == ("house spinner", ["qld s172(2)", "reading E5"])
    assert game.refusal(FLOOR, "direct a house spinner", cause=UNWILLING) == ("qld s172(2)", Ground.WHEN)


def test_s172_2_while_the_coins_are_in_the_air_it_is_for_the_next_spin() -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    game.act(FLOOR, "direct a house spinner", cause=UNWILLING)
    game.land(H)
    game.act("dealer", "show the result")
    assert (game.table.heads, game.table.hand) == (1, "house spinner")
    game.act("dealer", "no more bets")
    assert game.awaited == "dealer"


def test_s172_2_without_a_spinners_wager_there_is_nothing_to_continue() -> None:
    game = ring().spinner("ann")
    assert game.refusal(FLOOR, "direct a house spinner", cause=UNWILLING) == ("qld s172(2)", Ground.WHEN)


def test_s165_s175_2_a_spin_is_declared_invalid_once_and_its_coins_are_looked_for_once() -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    game.act("dealer", "no spin", cause="coin outside the ring")
    assert game.refusal(FLOOR, "barred", cause="coin outside the ring") == ("qld s175(2)", Ground.WHEN)
    game.act(FLOOR, "exclude", person="ann")  # whoever spins, the coins are looked for
    game.act("dealer", "coins lost", coins=1)
    assert (game.table.coins, game.table.spinner) == (4, "")


# s173: the lights


@pytest.mark.parametrize(
    ("spins", "on"),
    [
        pytest.param([O], {"odds": 1, "heads": 0, "tails": 0}, id="test_s173_1_a_odds_one_of_five_lights"),
        pytest.param([O, O, O, O, O], {"odds": 5, "heads": 0, "tails": 0}, id="test_s173_1_a_all_five"),
        pytest.param([H, H], {"odds": 0, "heads": 2, "tails": 0}, id="test_s173_1_b_heads_one_of_three_each"),
        pytest.param([O, H, H, H], {"odds": 0, "heads": 3, "tails": 0}, id="test_s173_1_b_all_three"),
        pytest.param([T], {"odds": 0, "heads": 0, "tails": 1}, id="test_s173_1_c_tails_one_of_three"),
    ],
)
def test_s173_1_each_result_switches_a_light_on(spins: list[str], on: dict[str, int]) -> None:
    game = ring().spinner("ann", "heads")
    game.spin(*spins)
    lights = look(game.table)["lights"]
    assert {name: light[0] for name, light in lights.items()} == on
    assert {name: light[1] for name, light in lights.items()} == {"odds": 5, "heads": 3, "tails": 3}
    assert len({light[2] for light in lights.values()}) == 3, "three colours"


def test_s173_1_invalid_spins_switch_nothing_on_and_a_new_game_starts_dark() -> None:
    game = ring().spinner("ann", "heads")
    game.invalid(2)
    assert all(not light[0] for light in look(game.table)["lights"].values())
    game.spin(T)
    game.spinner("bob")
    assert all(not light[0] for light in look(game.table)["lights"].values())


def test_s173_2_cards_show_the_results_when_the_lights_fail() -> None:
    game = ring().spinner("ann", "heads")
    game.act("dealer", "lights fail")
    assert game.ruled == [["qld s173(2)"]]
    assert (look(game.table)["shown by"], look(game.table)["under"]) == ("cards", "qld s173(2)")
    assert "results are shown by cards, not lights  (qld s173(2))" in GAME.layout(game.table)
    assert game.refusal("dealer", "lights fail") == ("qld s173(2)", Ground.WHEN)
    game.act("dealer", "lights work again")
    assert (look(game.table)["shown by"], look(game.table)["under"]) == ("lights", "qld s173(1)")


# s175: invalid spins


@pytest.mark.parametrize("who", ["dealer", FLOOR, "pit boss"])
@pytest.mark.parametrize("word", ["no spin", "barred"])
def test_s175_1_a_floater_may_be_called_in_the_air_by_boxer_or_floor_manager(who: str, word: str) -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.toss()
    game.act(who, word, cause="floater")
    assert game.ruled == [["qld s175(1)"]]
    assert (word, "qld s175(1)") in game.called
    assert (game.table.valid, game.table.heads, len(game.table.placed)) == (0, 0, 2)
    game.act("bob", "withdraw", on="heads", selection="heads")


def test_s175_1_reading_E3_a_floater_called_when_the_coins_are_down_stands() -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    game.land(T)
    assert game.refusal("dealer", "no spin", cause="floater") == ("qld s175(1)", Ground.WHEN)
    game.act("dealer", "show the result")
    assert verdicts(game.round.lines) == [("ann", ON_HEADS, "lose", -1000)]


@pytest.mark.parametrize("landed", [False, True])
@pytest.mark.parametrize(
    ("cause", "under"),
    [
        pytest.param("not 1 m above the spinner's head", "qld s175(2)(a)", id="test_s175_2_a_not_high_enough"),
        pytest.param("coin outside the ring", "qld s175(2)(b)", id="test_s175_2_b_reading_E4_outside_the_ring"),
        pytest.param("coin hit something", "qld s175(2)(c)", id="test_s175_2_c_hit_something"),
        pytest.param("spinner not inside the ring", "qld s175(2)(d)", id="test_s175_2_d_spinner_outside"),
        pytest.param("one coin on the other", "qld s175(2)(e)", id="test_s175_2_e_one_on_the_other"),
    ],
)
def test_s175_2_a_spin_is_declared_invalid(cause: str, under: str, landed: bool) -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    if landed:
        game.land(T)
    game.act("dealer", "barred", cause=cause)
    if "outside the" in cause and "coin" in cause:
        game.act("dealer", "return the coins")
    assert ("barred", "qld s175(2)") in game.called
    assert (game.ruled, game.table.tails, game.table.invalid_run) == ([[under]], 0, 1)
    assert game.table.placed, "nothing is decided"
    assert verdicts(game.spin(H)) == [("ann", ON_HEADS, "stands", 0)]


def test_s175_2_not_before_the_coins_leave_the_kip_nor_after_the_result_is_shown() -> None:
    game = ring().spinner("ann", "heads")
    assert game.refusal("dealer", "no spin", cause="coin hit something") == ("qld s175(2)", Ground.WHEN)
    game.spin(O)
    assert game.refusal("dealer", "no spin", cause="coin hit something") == ("qld s175(2)", Ground.WHEN)


@pytest.mark.parametrize("word", ["no spin", "barred"])
def test_s175_3_a_player_may_not_declare_a_spin_invalid_spinning_or_not(word: str) -> None:
    game = ring().spinner("ann", "heads")
    game.toss()
    for who in ("ann", "bob"):
        assert game.refusal(who, word, cause="floater") == ("qld s175(3)", Ground.WHO)


def test_s175_4_the_spinner_uses_the_kip() -> None:
    game = ring().spinner("ann", "heads")
    game.act("dealer", "no more bets")
    assert game.refusal("ann", "spin without the kip") == ("qld s175(4)", Ground.WHO)


@pytest.mark.parametrize("heads_up", [0, 2])
def test_s175_5_one_head_and_one_tail_are_uppermost_before_the_spin(heads_up: int) -> None:
    game = ring().spinner("ann", "heads")
    game.act("dealer", "no more bets")
    assert game.refusal("ann", "spin the coins", heads_up=heads_up)[0] == "qld s175(5)"
    game.act("ann", "spin the coins", heads_up=1)


def test_s175_5_the_coins_are_clearly_visible_before_the_spin() -> None:
    game = ring().spinner("ann", "heads")
    game.act("dealer", "no more bets")
    assert game.refusal("ann", "hide the coins") == ("qld s175(5)", Ground.WHO)
