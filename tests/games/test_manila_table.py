"""Manila's table and what is done before a round (Part 15, divisions 2 and 3)."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from support.manila import BOARD, FLOOR, GAME, Played, deal, sign_of, table_of

from houseway.equipment.cards import REDUCED_DECK_32, many
from houseway.errors import BadInput, Refused
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.view import view

NOW = datetime(1998, 9, 4, 21)


# Division 2: the table


def test_s258_1_there_are_places_for_13_players() -> None:
    assert GAME.players == (2, 13)
    played = Played(table_of(*(f"p{number:02}" for number in range(1, 14))))
    assert played.table.vacant() == []
    assert played.refused("dealer", "seat", person="zoe", chips=cents("100")) == "qld s258(1)"
    with pytest.raises(Refused) as caught:
        table_of(*(f"p{number:02}" for number in range(1, 15)))
    assert caught.value.under.text == "qld s258(1)"


def test_s258_2_the_cloth_has_a_circle_for_discards_and_the_casinos_name() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob fold")
    drawn = GAME.layout(played.table).splitlines()
    assert drawn[0] == "Houseway  (qld s258(2)(b))"
    assert "( ) discards: bob  (qld s258(2)(a))" in drawn


def test_s259_1_the_equipment() -> None:
    assert "buck, cutting card, dealing shoe, drop box  (qld s259(1))" in GAME.layout(table_of())


def test_s259_2_the_sign_shows_the_blind_bet_and_the_minimum_table_stake() -> None:
    shown = table_of(sign=sign_of("10", "50")).sign_shown()
    assert "(qld s259(2))" in shown
    assert [line.split()[:3] for line in shown.splitlines()[1:]] == [
        ["bet", "10.00", "1000000.00"],
        ["table", "stake", "50.00"],
        ["minimum", "table", "stake"],
        ["blind", "bet", "10.00"],
    ]
    assert "minimum table stake 50.00 (qld s259(2))" in shown
    with pytest.raises(Refused, match=r"shows no table stake") as caught:
        table_of(sign=Sign({"bet": Limits(500, 10_000)}))
    assert caught.value.under.text == "qld s259(2)"


def test_s268_1_no_blind_bet_is_under_the_smallest_chip() -> None:
    with pytest.raises(Refused, match=r"none is under \$1") as caught:
        table_of(sign=sign_of("0.19", "50"))
    assert caught.value.under.text == "qld s268(1)"


CHANGE = {"maximum": cents("1000000"), "now": NOW}


@pytest.mark.parametrize("kind", ["bet", "table stake"])
def test_s259_3_a_neither_goes_up_without_a_sign_20_minutes_before(kind: str) -> None:
    played = Played(table_of())
    higher: dict[str, Any] = {"kind": kind, "minimum": cents("40")}
    assert played.refused(FLOOR, "change the sign", **higher, **CHANGE) == "qld s259(3)(a)"
    soon = {"now": NOW, "effective": NOW + timedelta(minutes=19)}
    assert played.refused(FLOOR, "announce a higher minimum", **higher, **soon) == "qld s259(3)(a)"
    played.act(FLOOR, "announce a higher minimum", **higher, now=NOW, effective=NOW + timedelta(minutes=20))
    assert played.refused(FLOOR, "change the sign", **higher, **CHANGE) == "qld s259(3)(a)"
    later = CHANGE | {"now": NOW + timedelta(minutes=20)}
    played.act(FLOOR, "change the sign", **higher, **later)
    assert played.table.sign.limits[kind].minimum == cents("40")


def test_s259_3_a_a_blind_bet_that_no_maximum_can_go_with_is_not_listed_though_announced() -> None:
    announced = {"kind": "bet", "minimum": cents("900000"), "now": NOW, "effective": NOW + timedelta(minutes=20)}
    played = Played(table_of()).act(FLOOR, "announce a higher minimum", **announced)
    ways = [option.fields for option in played.round.options(FLOOR) if option.act == "change the sign"]
    assert len(ways) == 2
    assert all(field.least <= field.most for fields in ways for field in fields if field.kind == "money")


def test_s259_3_a_lower_one_needs_no_notice() -> None:
    played = Played(table_of())
    played.act(FLOOR, "change the sign", kind="bet", minimum=cents("2"), **CHANGE)
    assert played.table.blind == cents("2")


@pytest.mark.parametrize("kind", ["bet", "table stake"])
def test_s259_3_b_either_goes_up_at_once_when_all_players_agree(kind: str) -> None:
    played = Played(table_of()).act(FLOOR, "propose a higher minimum", kind=kind, minimum=cents("40"))
    played.do("ann agree", "bob agree", "cat agree")
    assert played.table.sign.limits[kind].minimum == cents("40")
    assert played.rulings == [["qld s259(3)(b)"]]


def test_s259_3_b_one_player_who_does_not_agree_is_enough() -> None:
    played = Played(table_of()).act(FLOOR, "propose a higher minimum", kind="bet", minimum=cents("40"))
    played.do("ann agree", "bob disagree")
    assert played.awaits == "players"
    assert played.table.blind == cents("5")


# Division 3: preparation


def test_s260_only_the_32_cards_of_the_reduced_deck_are_dealt() -> None:
    played = Played(table_of()).start()
    played.round.act("ann", "blind bet")
    assert set(played.table.shoe.weights()) == set(REDUCED_DECK_32)
    [six] = many("6S")
    with pytest.raises(Refused) as caught:
        played.round.outcome(six)
    assert caught.value.under.text == "qld s260"


def new_table() -> Played:
    played = Played(table_of(ready=False))
    played.round.act("dealer", "start the round")
    return played


def test_s261_1_dealer_and_floor_manager_sort_and_inspect_each_on_their_own() -> None:
    played = new_table()
    assert (played.awaits, played.open, played.under) == ("dealer", ["sort and inspect"], "qld s261(1)")
    played.do("dealer sort and inspect")
    assert (played.awaits, played.open, played.under) == (FLOOR, ["sort and inspect"], "qld s261(1)")
    assert played.refused("dealer", "sort and inspect") == "qld s261(1)"


def test_s261_2_the_reduced_deck_is_spread_for_anybody_to_see() -> None:
    played = new_table().on_to("spread the cards")
    assert played.under == "qld s261(2)"


def test_s261_3_then_the_cards_are_washed_and_shuffled() -> None:
    played = new_table().on_to("wash and shuffle")
    assert played.under == "qld s261(3)"


def test_s261_4_a_a_complete_deck_comes_before_the_rounds_of_play_start() -> None:
    assert new_table().open == ["sort and inspect"]
    played = Played(table_of())
    played.round.act("dealer", "start the round")
    assert played.open == ["shuffle"]  # not before each of them


@pytest.mark.parametrize("who", ["dealer", "pit boss", "assistant pit boss", FLOOR])
def test_s261_4_b_and_when_a_card_is_found_unfit_after_a_round_of_play(who: str) -> None:
    played = Played(table_of()).act(who, "find a card unfit")
    assert played.rulings == [["qld s261(4)(b)"]]
    assert played.refused("ann", "find a card unfit") == "qld s261(4)(b)"
    played.round.act("dealer", "start the round")
    assert played.open == ["sort and inspect"]
    played.on_to("blind bet")
    played.act(who, "find a card unfit")  # it counts only after the round of play
    assert (played.rulings[-1], played.open) == (["qld s261(4)(b)", "reading K83"], ["blind bet"])
    assert played.table.new_cards


@pytest.mark.parametrize("step", ["sort and inspect", "spread the cards", "wash and shuffle"])
def test_s261_1_s261_3_reading_k83_a_deck_that_is_found_wrong_is_not_played_with(step: str) -> None:
    played = new_table().on_to(step).act(FLOOR, "find a card unfit")
    assert played.rulings == [["qld s261(4)(b)", "reading K83"]]
    assert (played.awaits, played.open) == ("dealer", ["sort and inspect"])  # another deck, from the beginning
    played.on_to("blind bet")
    assert not played.table.new_cards


@pytest.mark.parametrize("manager", [FLOOR, "pit boss", "assistant pit boss"])
def test_s261_1_reading_k83_each_inspects_on_their_own_in_either_order(manager: str) -> None:
    played = new_table()
    played.round.act(manager, "sort and inspect")
    assert played.refused(FLOOR, "sort and inspect") == "qld s261(1)"
    played.round.act("dealer", "sort and inspect")
    assert played.open == ["spread the cards"]


@pytest.mark.parametrize(
    ("found", "next_"), [("all 32 are there", "shuffle"), ("a card is missing", "sort and inspect")]
)
def test_s261_5_a_floor_manager_has_the_dealer_check_that_all_32_are_there(found: str, next_: str) -> None:
    played = Played(table_of()).act(FLOOR, "ask for a check of the deck")
    assert (played.awaits, played.under) == ("dealer", "qld s261(5)")
    played.act("dealer", found)
    played.round.act("dealer", "start the round")
    assert played.open == [next_]
    assert Played(table_of()).refused("dealer", "ask for a check of the deck") == "qld s261(5)"


def draw_for(played: Played, cards: str) -> None:
    for each in many(cards):
        played.round.outcome(each)


def test_s262_1_a_position_that_several_want_is_drawn_for() -> None:
    played = Played(table_of(ready=False))
    played.round.act("dealer", "decide a place", {"place": 9, "people": ["cat", "ann"]})
    draw_for(played, "KH AD")
    assert played.table.places["ann"] == 9  # the ace is high
    assert played.rulings == [["qld s262(1)"]]


def test_s262_1_equal_cards_are_drawn_again() -> None:
    played = Played(table_of(ready=False))
    played.round.act("dealer", "decide a place", {"place": 9, "people": ["ann", "bob", "cat"]})
    draw_for(played, "KH 8D KS")
    assert played.awaits == "shoe"
    draw_for(played, "9H 7C")
    assert played.table.places["ann"] == 9


def test_s262_2_a_players_from_the_start_come_first_then_other_players_then_those_who_would_join() -> None:
    table = table_of("ann", "bob", "cat")
    table.since = ["ann"]
    played = Played(table)
    played.round.act("dealer", "decide a place", {"place": 9, "people": ["sue", "cat", "ann"]})
    assert table.places["ann"] == 9  # nobody draws
    played.round.act("dealer", "decide a place", {"place": 10, "people": ["sue", "cat"]})
    assert table.places["cat"] == 10
    assert ["qld s262(2)"] in played.rulings


def test_s262_2_b_those_of_the_same_priority_draw() -> None:
    played = Played(table_of("ann", "bob", "cat"))
    played.round.act("dealer", "decide a place", {"place": 9, "people": ["sue", "cat", "ann"]})
    draw_for(played, "7H 8H")
    assert played.table.places["ann"] == 9


def test_s262_2_b_they_draw_from_the_whole_deck_whatever_was_dealt_before() -> None:
    table = table_of(*(f"p{number:02}" for number in range(1, 13)))
    first = Played(table).start().act("p01", "blind bet").to_round(5)
    first.checks().finish()
    assert table.shoe.remaining == 3
    played = Played(table)
    played.round.act("dealer", "decide a place", {"place": 13, "people": [f"p{number:02}" for number in range(1, 13)]})
    draw_for(played, "7C 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 10C")
    assert table.places["p12"] == 13


def test_s262_2_a_iii_a_place_is_kept_for_whoever_will_join() -> None:
    table = table_of(*(f"p{number:02}" for number in range(1, 13)))
    table.people["tom"] = type(table.people["sue"])("tom", table.people["sue"].role)
    played = Played(table)
    played.round.act("dealer", "decide a place", {"place": 13, "people": ["sue", "tom"]})
    draw_for(played, "KH QH")
    played.act("dealer", "seat", person="sue", chips=cents("100"))
    assert table.places["sue"] == 13


def test_s263_1_the_dealer_shuffles_before_each_round_of_play() -> None:
    played = Played(table_of())
    played.round.act("dealer", "start the round")
    assert (played.awaits, played.open, played.under) == ("dealer", ["shuffle"], "qld s263(1)")


@pytest.mark.parametrize(("at", "allowed"), [(1, False), (2, True), (30, True), (31, False)])
def test_s263_2_a_the_cut_is_at_least_2_cards_from_either_end(at: int, allowed: bool) -> None:
    played = Played(table_of())
    played.round.act("dealer", "start the round")
    played.do("dealer shuffle")
    if allowed:
        played.act("dealer", "cut", at=at)
        assert played.awaits == "ann"
    else:
        assert played.refused("dealer", "cut", at=at) == "qld s263(2)(a)"


def test_s264_1_the_player_to_the_left_of_the_dealer_has_the_buck_first() -> None:
    played = new_table()
    assert ("ann has the buck", "qld s264(1)") in played.called


def test_s264_2_the_buck_goes_on_to_the_next_player_each_round_of_play() -> None:
    table = table_of()
    had = []
    for _ in range(4):
        played = Played(table).start()
        had.append(played.awaits)
        played.act(had[-1], "blind bet")
        while not played.over:
            played.act(played.awaits, "fold")
    assert had == ["ann", "bob", "cat", "ann"]
    assert (f"{had[-1]} has the buck", "qld s264(2)") in played.called


def test_s264_2_it_goes_on_from_where_it_was_when_its_player_has_left() -> None:
    table = table_of("ann", "bob", "cat", "dan")
    played = deal("ann: 7S 8D", table=table)
    while not played.over:
        played.act(played.awaits, "fold")
    Played(table).do("ann leave")
    assert Played(table).start().awaits == "bob"


def test_s264_3_nobody_declines_the_buck() -> None:
    assert Played(table_of()).start().refused("ann", "decline the buck") == "qld s264(3)"


@pytest.mark.parametrize(("said", "low"), [("announce ace high only", False), ("announce ace high and low", True)])
def test_s265_the_dealer_announces_before_the_rounds_of_play_what_the_ace_is(said: str, low: bool) -> None:
    played = new_table().on_to(said)
    assert (played.awaits, played.under) == ("dealer", "qld s265")
    played.act("dealer", said)
    assert played.table.ace_low is low
    later = Played(table_of())
    later.round.act("dealer", "start the round")
    assert later.open == ["shuffle"]  # and not again


def test_s266_1_a_person_becomes_a_player_with_a_table_stake_on_the_table() -> None:
    played = Played(table_of("ann", "bob")).act("dealer", "seat", person="dan", chips=cents("20"))
    assert ("dan joins the game with a table stake of $20.00", "qld s266(1)") in played.called
    seen = {hand["person"]: hand["stake"] for hand in view(played.start().round, "ann").look["hands"]}
    assert seen["dan"] == "20.00"  # in full view of everybody
    assert played.refused("dealer", "seat", person="eve", chips=cents("20")) == "qld s266(1)"  # not in a round of play


def test_s266_2_it_is_at_least_the_minimum_table_stake() -> None:
    played = Played(table_of("ann", "bob", "cat 19", ready=False))
    assert played.refused("dealer", "seat", person="dan", chips=cents("19")) == "qld s266(2)"
    played.start()
    assert [seat.name for seat in played.table.seats] == ["ann", "bob"]
    going_on = Played(table_of("ann", "bob", "cat 19")).start()
    assert [seat.name for seat in going_on.table.seats] == ["ann", "bob", "cat"]  # who played the round before


def test_s266_3_a_table_stake_is_neither_added_to_nor_reduced_in_a_round_of_play() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH")
    assert played.refused("bob", "buy chips", amount=cents("100")) == "qld s266(3)"
    assert played.refused("bob", "leave") == "qld s266(3)"


def test_s267_1_a_round_of_play_has_these_steps_in_this_order() -> None:
    played = Played(table_of("ann", "bob"), BOARD).start()
    assert (played.awaits, played.open) == ("ann", ["blind bet"])
    played.do("ann blind bet")
    assert played.came == ["ann", "ann", "bob", "bob", "communal"]
    assert played.to_round(5).board == BOARD
    assert played.checks().open == ["show"]
    assert played.refused("ann", "withdraw", on="bet", selection="pot 1") == "qld s267(1)"


def test_s267_2_the_blind_bet_is_the_minimum_permissible_wager() -> None:
    played = Played(table_of(blind="10")).start()
    assert played.offered("blind bet") == "qld s267(2)"
    assert played.do("ann blind bet").seat("ann").bet == played.table.minimum == cents("10")


def test_s267_3_a_player_is_dealt_both_hole_cards_before_the_next_is_dealt_any() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH")
    assert played.came == ["ann", "ann", "bob", "bob", "cat", "cat", "communal"]
    hands = view(played.round, "bob").look["hands"]
    assert [hand["cards"] for hand in hands] == [["", ""], ["KS", "KH"], ["", ""]]  # face down


def test_s267_4_not_more_than_five_communal_cards_are_dealt_face_up() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH").to_round(5)
    assert view(played.round, "sue").look["communal"] == BOARD.split()
    assert played.checks().finish().came.count("communal") == 5


def test_s267_5_bets_are_made_in_rounds_of_betting_alone() -> None:
    played = Played(table_of()).start()
    wager = {"on": "bet", "selection": "pot 1", "stake": cents("5")}
    assert played.refused("bob", "wager", **wager) == "qld s267(5)"


def test_s267_6_the_showdown_determines_who_wins() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH").to_round(5).checks().finish()
    assert played.winners() == ["bob"]
    assert "qld s267(6)" in played.cites("bob")


def test_a_table_starts_again_from_what_a_record_keeps() -> None:
    table = table_of("ann", "bob", ace_low=True, commission=3)
    table.most_commission = 400
    again = table_of("ann", "bob", ready=False)
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()
    assert (again.ace_low, again.percent, again.most_commission, again.buck) == (True, 3, 400, "bob")


def test_a_commission_above_five_per_cent_is_no_setting() -> None:
    with pytest.raises(Refused) as caught:
        table_of(commission=6)
    assert caught.value.under.text == "qld s275(1)"
    with pytest.raises(BadInput):
        table_of(commission=-1)
