"""Pai gow at the table, in the order of Part 19: ss 411 to 423 and 427 to 436 (the bank has a file of its own)."""

from datetime import datetime
from typing import Any

import pytest
from support.pai_gow import (
    BANK,
    FLOOR,
    GAME,
    HIGH_ONLY,
    LOSES,
    WINS,
    Played,
    banked,
    dealt,
    play,
    printed,
    printed_of,
    table_of,
    tiles_seen,
    wagered,
)

from houseway.equipment.tiles import NAME, PAIRS_RANKED, tile
from houseway.errors import BadInput, Ground, Refused
from houseway.games.pai_gow.dice import counted
from houseway.games.pai_gow.rules import LIMIT
from houseway.games.pai_gow.setting import HandSetting
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.view import view
from houseway.play.wager import Verdict

NOON = datetime(1998, 9, 4, 12)


# ss 411 to 419: table, tiles, dice


def test_s411_a_round_goes_from_the_shuffle_to_the_commission() -> None:
    played = Played(table_of())
    steps = []
    for step in ("shuffle", "stack"):
        steps.append(played.open)
        played.act("dealer", step)
    assert steps == [["shuffle"], ["stack"]]
    assert played.awaits == "wagers"
    played.wager("ann", "box 2").close().shake().deal({"box 1": BANK, "box 2": WINS})
    assert played.awaits == "ann"
    played.set_hands({"box 2": WINS})
    assert played.open == ["settle"]
    assert played.settle().line("ann").commission == cents("0.50")


def test_s411_co_banking_is_half_and_half_with_the_house() -> None:
    played = banked("bob", {"ann": ("box 3", LOSES, "40")}, act="co-bank")
    assert played.line("bob", "bank").paid == cents("20")
    assert "qld s411" in played.under("bob", "bank")


def test_s413_1_the_players_are_on_one_side_and_the_dealer_on_the_other() -> None:
    assert printed()["qld s413(1)"] == "the dealer's place, opposite the players'"


def test_s413_2_the_layout_has_name_boxes_circles_and_drop_box() -> None:
    found = printed(boxes=6)
    assert found["qld s413(2)(b)(i)"] == "Houseway"
    assert found["qld s413(2)(b)(ii)"] == "(1*) (2) (3) (4) (5) (6)"
    assert "winning wagers" in found["qld s413(2)(b)(iii)"]
    assert "losing wagers" in found["qld s413(2)(b)(iii)"]
    assert found["qld s413(2)(b)(iv)"] == "drop box"


@pytest.mark.parametrize("boxes", [0, 1, 9])
def test_s413_2_b_ii_not_more_than_eight_boxes(boxes: int) -> None:
    with pytest.raises(Refused) as caught:
        table_of(boxes=boxes)
    assert caught.value.under.text == "qld s413(2)(b)(ii)"


def test_s413_2_b_ii_wagers_lie_in_a_box_of_the_layout() -> None:
    played = Played(table_of(boxes=6)).stack()
    assert played.no_wager("ann", "box 7") == "qld s413(2)(b)(ii)"
    assert played.wager("ann", "box 6").table.wagers()


def test_s414_the_stack_is_of_32_tiles_and_no_tile_comes_too_often() -> None:
    table = table_of()
    assert table.stack.remaining == 32
    played = wagered({"ann": ("box 2", WINS)}, table).shake()
    played.round.outcome(0)
    played.round.outcome(0)
    with pytest.raises(BadInput):
        played.round.outcome(0)
    assert printed()["qld s414"] == "32 tiles, their backs alike"


def test_s415_the_rankings_stand_on_the_layout() -> None:
    found = printed()
    assert found["qld s415(1)"].endswith(", ".join(PAIRS_RANKED))
    named = [f"{tile} {kind}" for kind in ("wong", "gong", "high nine") for tile in ("teen", "day")]
    assert found["qld s415(2)"] == f"then: {', '.join(named)}"
    assert found["qld s415(3)"].endswith("5, 3/6")


def test_s414_any_tile_may_be_handed_in_and_one_that_is_out_is_not_taken() -> None:
    played = wagered({"ann": ("box 2", WINS)}).shake()
    played.round.outcome(tile("2-4"))  # there is one of it
    listed = view(played.round, "dealer").options[-1]["fields"][0]["choices"]
    assert listed == list(NAME)  # what is left of the stack would tell of the hands
    with pytest.raises(BadInput, match=r"holds no more 2-4$"):
        played.round.outcome(tile("2-4"))


def test_s417_a_chung_shows_who_is_banking() -> None:
    table = table_of("ann", "bob")
    assert "(1*)" in printed_of(table)
    play({"ann": ("box 2", WINS)}, table=table)
    Played(table).take("ann", "100")
    assert "(2*)" in printed_of(table)


def test_s418_1_three_dice_decide_which_box_is_first() -> None:
    played = wagered({"ann": ("box 2", WINS)})
    with pytest.raises(BadInput):
        played.shake("1-1")
    played.shake("6-6-6")
    assert played.table.dice == (6, 6, 6)


def test_s418_2_they_are_shaken_in_a_tumbler_by_the_dealer() -> None:
    played = wagered({"ann": ("box 2", WINS)}).act("dealer", "cut the house way")
    assert played.refusal("ann", "shake the dice") == ("qld s418(2)", Ground.WHO)
    played.act("dealer", "shake the dice")
    assert played.awaits == "dice"
    assert played.round.ask is not None
    assert played.round.ask.who == "tumbler"


def test_s419_1_the_dice_are_shaken_after_the_tiles_are_cut() -> None:
    played = wagered({"ann": ("box 2", WINS)})
    assert played.open == ["cut the house way"]
    played.act("dealer", "cut the house way")
    assert played.open == ["shake the dice"]


@pytest.mark.parametrize(("dice", "box"), [("1-1-1", 3), ("2-3-3", 8), ("3-3-3", 1), ("5-6-6", 1), ("6-6-6", 2)])
def test_s419_2_the_total_says_which_box_is_first(dice: str, box: int) -> None:
    table = table_of(*(f"p{n}" for n in range(2, 9)))
    played = wagered({f"p{n}": (f"box {n}", "") for n in range(2, 9)}, table).shake(dice)
    assert played.awaits == f"tile for box {box}"
    assert any(words.endswith(f"box {box} receives the first tiles") for words, _ in played.called)


@pytest.mark.parametrize(
    ("total", "chung", "box"),
    [(9, 1, 1), (17, 1, 1), (3, 1, 3), (10, 1, 2), (18, 1, 2), (9, 5, 5), (17, 5, 5), (4, 7, 2), (16, 8, 7)],
)
def test_s419_3_the_box_of_the_chung_is_1_9_and_17(total: int, chung: int, box: int) -> None:
    assert counted(total, chung) == box


def test_reading_p4_dice_are_counted_in_eights_though_the_layout_has_fewer_boxes() -> None:
    table = table_of(boxes=4)
    played = wagered({"ann": ("box 2", WINS)}, table).shake("3-3-3")
    assert played.awaits == "tile for box 1"  # nine is the chung's box, not one round of four and one


def test_reading_p16_where_nobody_plays_the_next_box_counterclockwise_is_first() -> None:
    played = wagered({"ann": ("box 2", WINS), "bob": ("box 6", "")}).shake("1-1-1")
    assert played.awaits == "tile for box 6"
    assert played.called[-1] == ("nobody plays on box 3: the first tiles go to box 6", "qld s432")
    assert "qld s432" not in wagered({"ann": ("box 3", WINS)}).shake("1-1-1").called_under


# s420: placing wagers


def test_s420_1_after_no_more_bets_nothing_is_placed_changed_or_taken_back() -> None:
    played = wagered({"ann": ("box 2", WINS)})
    assert played.no_wager("ann", "box 2") == "qld s420(1)"
    taken = played.refused("ann", "withdraw", on="player's hand", selection="box 2")
    assert taken == "qld s420(1)"
    assert ("no more bets", "qld s420(1)") in played.called


def test_s420_1_before_it_a_wager_may_be_taken_back() -> None:
    played = Played(table_of()).stack().wager("ann", "box 2")
    played.act("ann", "withdraw", on="player's hand", selection="box 2")
    assert played.close().over
    assert not played.round.lines


def test_s420_1_what_was_done_too_late_is_undone_and_the_round_goes_on() -> None:
    played = wagered({"ann": ("box 2", WINS)})
    played.wager("ann", "box 2", accepted=True)
    played.act("ann", "withdraw", on="player's hand", selection="box 2", accepted=True)
    assert played.rulings == [["qld s420(1)", "reading G6"]] * 2
    assert [p.stake for p in played.table.wagers()] == [cents("10")]


def test_s420_2_wagers_are_made_with_chips_that_one_holds() -> None:
    played = Played(table_of(chips="20")).stack()
    assert played.no_wager("ann", "box 2", "25") == "qld s420(2)"
    assert played.wager("ann", "box 2", "20").table.people["ann"].purse.value == 0


# s421: maximum and minimum


def test_s421_1_the_signs_limits_apply() -> None:
    played = Played(table_of(chips="5000")).stack()
    assert played.no_wager("ann", "box 2", "505") == "qld s5(1)(b)"
    table = table_of(sign=Sign({LIMIT: Limits(cents("10"), cents("500"))}))
    assert Played(table).stack().no_wager("ann", "box 2", "5") == "qld s5(1)(b)"
    with pytest.raises(Refused) as caught:
        table_of(sign=Sign({"something else": Limits(100, 200)}))
    assert caught.value.under.text == "qld s421(1)"


def test_reading_g5_a_higher_minimum_needs_no_notice() -> None:
    assert GAME.notice_under is None
    assert "announce a higher minimum" not in Played(table_of()).listed(FLOOR)


def test_reading_p12_the_maximum_is_for_all_wagers_on_a_box() -> None:
    played = Played(table_of("ann", "bob", chips="1000")).stack().wager("ann", "box 2", "400")
    assert played.most("bob", "box 2") == cents("100")
    assert played.no_wager("bob", "box 2", "105") == "qld s421(1)"
    played.wager("bob", "box 2", "150", accepted=True)
    assert played.rulings == [["qld s5(2)(b)", "qld s421(1)", "reading G3"]]
    assert [p.stake for p in played.table.on_box(2)] == [cents("400"), cents("100")]


def test_s421_1_a_against_a_player_banker_as_much_as_that_player_can_meet() -> None:
    table = table_of("ann", "bob", "cat")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100").stack().wager("bob", "box 3", "60")
    assert played.most("cat", "box 4") == cents("40")
    assert played.no_wager("cat", "box 4", "45") == "qld s421(1)(a)"


def co_banked(liability: str = "3500", amount: str = "100", **more: Any) -> Played:
    table = table_of("ann", "bob", "cat", liability=cents(liability), chips="5000", **more)
    play({"ann": ("box 2", WINS)}, table=table)
    return Played(table).take("ann", amount, "co-bank").stack()


def test_s421_1_b_i_the_houses_liability_is_displayed() -> None:
    assert printed(liability=cents("1000"))["qld s421(1)(b)(i)"].endswith("$1000.00 at the most")
    played = Played(table_of()).act(FLOOR, "display the house's liability", maximum=cents("700"))
    assert played.table.liability == cents("700")


def test_s421_1_b_ii_no_box_maximum_while_the_house_co_banks() -> None:
    played = co_banked(amount="1000")
    assert played.most("bob", "box 3") == cents("2000")
    played.wager("bob", "box 3", "900")


def test_s421_1_b_iii_within_the_houses_liability_and_the_co_bankers_means() -> None:
    assert co_banked(liability="80").no_wager("bob", "box 3", "165") == "qld s421(1)(b)(iii)(A)"
    assert co_banked(liability="80").wager("bob", "box 3", "160").table.wagers()
    assert co_banked(amount="50").no_wager("bob", "box 3", "105") == "qld s421(1)(b)(iii)(B)"
    assert co_banked(amount="50").wager("bob", "box 3", "60").most("cat", "box 4") == cents("40")


def test_s421_1_c_whoever_wagers_more_by_arrangement_is_alone_on_the_box() -> None:
    played = Played(table_of("ann", "bob", chips="2000")).stack()
    played.act(FLOOR, "arrange a higher maximum", person="ann", maximum=cents("1500"))
    played.wager("ann", "box 2", "800")
    assert played.no_wager("bob", "box 2") == "qld s421(1)(c)"
    played.wager("bob", "box 3", "100")
    assert played.no_wager("bob", "box 3", "500") == "qld s5(1)(b)"


def test_s421_1_c_not_where_somebody_else_plays_already() -> None:
    played = Played(table_of("ann", "bob", chips="2000")).stack().wager("bob", "box 2", "100")
    played.act(FLOOR, "arrange a higher maximum", person="ann", maximum=cents("1500"))
    assert played.no_wager("ann", "box 2", "600") == "qld s421(1)(c)"


@pytest.mark.parametrize(("first", "second", "marked"), [("250", "", True), ("245", "", False), ("200", "50", True)])
def test_s421_1_d_a_priority_set_marker_from_half_the_maximum_on(first: str, second: str, marked: bool) -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2", first)
    if second:
        played.wager("bob", "box 2", second)
    played.close()
    assert played.table.priority == []
    if not marked:
        assert played.refused("dealer", "place the priority set marker") == "qld s421(1)(d)"
        return
    played.act("dealer", "place the priority set marker", about="box 2")
    assert played.table.priority == [2]
    assert "qld s421(1)(d)" in played.shake().called_under


def test_s421_1_d_s421_2_reading_p26_without_the_marker_no_hand_goes_first_and_that_is_noted() -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2", "250").wager("bob", "box 3").close()
    played.act("dealer", "cut the house way").act("dealer", "shake the dice")
    played.round.outcome((1, 1, 1))
    assert played.rulings == [["qld s421(1)(d)"]]
    played.deal({"box 1": BANK, "box 2": WINS, "box 3": LOSES}).act("bob", "set", low="5-5 4-6")
    assert played.awaits == "ann"


def test_s421_1_d_no_marker_is_asked_for_a_box_whose_wager_has_gone() -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2", "250").wager("bob", "box 3").close()
    played.act(FLOOR, "cancel the wager", person="ann", cause="touched a tile in the shuffle or cut")
    assert played.table.duties == []


@pytest.mark.parametrize(("act", "met"), [("take the bank", "100"), ("co-bank", "200")])
def test_s421_1_s425_4_reading_p25_what_a_bank_cannot_meet_is_void_though_nobody_noticed(act: str, met: str) -> None:
    table = table_of("ann", "bob", "cat")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100", act).stack().wager("bob", "box 3", "400", accepted=True, unnoticed=True)
    played.close().shake().deal({"box 2": BANK, "box 3": WINS}).act("bob", "set", low="6-6 4-5").expose()
    if "settle" not in played.open:
        played.act("ann", "set", low="5-6 1-4")
    played.settle()
    by_part = "qld s421(1)(a)" if act == "take the bank" else "qld s421(1)(b)(iii)(B)"
    assert played.rulings[-1] == ["qld s5(2)(b)", by_part, "reading P25"]
    assert [line.stake for line in played.round.lines if line.person == "bob"] == [
        cents("400") - cents(met),
        cents(met),
    ]
    assert played.table.people["ann"].purse.value == cents("509.50") - cents("100")
    assert played.table.people["bob"].purse.value == cents("500") + cents(met) * 95 // 100


def test_s421_1_e_the_liability_is_seven_times_the_box_maximum_at_most() -> None:
    with pytest.raises(Refused) as caught:
        table_of(liability=cents("3501"))
    assert caught.value.under.text == "qld s421(1)(e)"
    played = Played(table_of())
    assert played.refused(FLOOR, "display the house's liability", maximum=cents("4000")) == "qld s421(1)(e)"
    played.stack().act(FLOOR, "change the sign", kind=LIMIT, minimum=500, maximum=10_000, now=NOON)
    assert played.table.liability == cents("700")


def test_s421_2_a_priority_hand_is_set_before_others_look_or_set() -> None:
    wagers = {"ann": ("box 3", LOSES), "bob": ("box 4", WINS, "300")}
    played = dealt(wagers)
    assert played.awaits == "bob"
    assert played.refusal("ann", "set", low="1-1 2-2") == ("qld s421(2)", Ground.WHEN)
    assert tiles_seen(played, "ann", 3) == ["?"] * 4
    played.act("bob", "ask for the house way").act("dealer", "set the house way")
    assert played.awaits == "ann"
    assert tiles_seen(played, "ann", 3) == LOSES.split()


# ss 422, 423: players and hands


def test_s422_1_up_to_three_players_on_a_box() -> None:
    played = Played(table_of("ann", "bob", "cat", "dan")).stack()
    for name in ("ann", "bob", "cat"):
        played.wager(name, "box 2")
    assert played.no_wager("dan", "box 2") == "qld s422(1)"
    assert played.wager("cat", "box 2").table.on_box(2)[-1].stake == cents("20")


def test_s422_2_the_first_player_is_the_one_who_has_been_there_longest() -> None:
    table = table_of("ann", "bob")
    play({"bob": ("box 2", LOSES)}, table=table)
    played = wagered({"ann": ("box 2", LOSES), "bob": ("box 2", LOSES)}, table)
    assert ("bob decides for box 2", "qld s422(2)") in played.called
    assert played.shake().deal({"box 1": BANK, "box 2": LOSES}).awaits == "bob"


def test_s422_2_an_interruption_costs_the_place() -> None:
    table = table_of("ann", "bob")
    play({"bob": ("box 2", LOSES), "ann": ("box 3", WINS)}, table=table)
    play({"ann": ("box 2", LOSES)}, table=table)
    played = wagered({"bob": ("box 2", LOSES), "ann": ("box 2", LOSES)}, table)
    assert played.shake().deal({"box 1": BANK, "box 2": LOSES}).awaits == "ann"


def test_s423_1_one_hand_for_a_player() -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2")
    assert played.no_wager("ann", "box 3") == "qld s423(2)(a)"
    table = table_of("ann", "bob", "cat")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100").stack().wager("bob", "box 3")
    assert played.no_wager("bob", "box 4") == "qld s423(1)"


def alone(first: str, second: str) -> Played:
    return Played(table_of()).stack().wager("ann", "box 2", first).wager("ann", "box 5", second)


def test_s423_2_a_lone_player_may_have_two_hands_against_the_house_and_no_third() -> None:
    played = alone("20", "10")
    assert played.no_wager("ann", "box 3") == "qld s423(1)"
    hands = {"box 1": BANK, "box 2": WINS, "box 5": HIGH_ONLY}
    played.close().shake().deal(hands | {"box 5": "5-5 6-6 2-6 1-1"}).set_hands(hands | {"box 5": "5-5 6-6"})
    assert played.settle().verdict("ann", box="box 2") is Verdict.WIN
    assert played.line("ann", box="box 5").stake == cents("10")


@pytest.mark.parametrize(
    ("first", "second", "kept"), [("20", "10", 2), ("10", "20", 2), ("20", "15", 1), ("20", "20", 1)]
)
def test_s423_2_b_one_wager_is_at_least_twice_the_other(first: str, second: str, kept: int) -> None:
    played = alone(first, second).close()
    assert len(played.table.wagers()) == kept
    if kept == 1:
        assert played.table.wagers()[0].selection == "box 2"
        assert played.rulings == [["qld s423(2)(b)", "reading P19"]]
        assert played.under("ann") == ["qld s423(2)(b)"]


def test_s423_2_a_reading_p19_not_when_somebody_joins_before_no_more_bets() -> None:
    played = alone("20", "10").act("dealer", "seat", person="bob", chips=0).close()
    assert played.rulings == [["qld s423(2)(a)", "reading P19"]]
    assert [p.selection for p in played.table.wagers()] == ["box 2"]


@pytest.mark.parametrize(("first", "second", "order"), [("20", "10", [2, 5]), ("10", "20", [5, 2])])
def test_s423_2_c_the_higher_wager_is_set_first(first: str, second: str, order: list[int]) -> None:
    played = alone(first, second).close().shake()
    played.deal({"box 1": BANK, "box 2": WINS, "box 5": "5-5 6-6 2-6 1-1"})
    seen = []
    for _ in order:
        assert isinstance(played.round.ask, HandSetting)
        seen.append(played.round.ask.hand.box)
        played.act("ann", "ask for the house way").act("dealer", "set the house way")
    assert seen == order


def test_s423_2_c_the_tiles_of_the_lower_wager_are_refused_by_the_words_that_put_them_second() -> None:
    played = alone("20", "10").close().shake()
    played.deal({"box 1": BANK, "box 2": WINS, "box 5": "5-5 6-6 2-6 1-1"})
    assert played.refusal("ann", "set", low="6-6 5-5") == ("qld s423(2)(c)", Ground.WHEN)
    played.act("ann", "set", low="6-6 4-5")
    assert played.refusal("ann", "set", low="4-5 3-3") == ("qld s423(2)(d)", Ground.WHEN)
    assert played.refused("ann", "set", low="2-2 3-4") == "qld s434(1)"
    assert played.act("ann", "set", low="6-6 5-5").open == ["expose the bank's tiles"]


def test_s423_2_d_and_is_not_changed_once_it_is_set() -> None:
    played = alone("20", "10").close().shake()
    played.deal({"box 1": BANK, "box 2": WINS, "box 5": "5-5 6-6 2-6 1-1"})
    played.act("ann", "ask for the house way").act("dealer", "set the house way")
    assert played.refused("ann", "change the setting") == "qld s435(4)"
