"""Part 17, Division 5: collusion, misdeals, cards that were seen, bets out of turn, dead hands, silence, exclusion."""

from typing import Any

import pytest
from support.events import done
from support.five_card_stud import BLIND, FLOOR, Play, sit
from support.stud import out_after_a_bet_out_of_turn

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.ask import Card
from houseway.play.view import view

ACES, KINGS, QUEENS = "AS AH 2C 7D AD", "KS KH 3C 8D KD", "QS QH 4C 9D QD"
HANDS = {"ann": ACES, "bob": KINGS, "cat": QUEENS}


def three(**settings: Any) -> Play:
    """Ann opens."""
    return Play(sit(settings, ann=500, bob=500, cat=500), HANDS)


def at_card(name: str, number: int, **settings: Any) -> Play:
    """The round waits for this card of this player; those before are dealt, and all bets called."""
    table = sit(settings, ann=500, bob=500, cat=500)
    return until(Play(table, HANDS, stop=lambda play: awaits(play, name, number)), name, number)


def until(play: Play, name: str, number: int) -> Play:
    while not awaits(play, name, number):
        step = "check" if "check" in play.offers else "call" if "call" in play.offers else "bet"
        play.act(play.turn, step, **({"amount": 500} if step == "bet" else {}))
        play.go_on(lambda play: awaits(play, name, number))
    return play


def awaits(play: Play, name: str, number: int) -> bool:
    seat = play.table.seat_of(name)
    ask = play.round.ask
    return isinstance(ask, Card) and ask.to == name and seat is not None and len(seat.cards) == number - 1


# s356: collusion


@pytest.mark.parametrize(
    ("act", "under"),
    [
        pytest.param("help another player", "qld s356(1)", id="s356_1"),
        pytest.param("take advice", "qld s356(2)", id="s356_2"),
        pytest.param("show hole cards", "qld s356(3)", id="s356_3"),
        pytest.param("show folded cards", "qld s356(4)", id="s356_4"),
        pytest.param("look at folded or undealt cards", "qld s356(7)", id="s356_7"),
    ],
)
def test_s356_what_a_player_may_not_do(act: str, under: str) -> None:
    assert three().refused("ann", act) == under


def test_s356_3_s356_4_nobody_else_sees_the_hole_cards_of_an_active_or_folded_player() -> None:
    play = three().do("ann bet 5", "bob fold")
    seen = view(play.round, "cat").look["hands"]
    assert seen[0]["cards"] == ["", "AH"]
    assert seen[1]["cards"] == []
    assert view(play.round, "dealer").look["hands"][0]["cards"] == ["", "AH"]
    assert view(play.round, "ann").look["hands"][0]["cards"] == ["AS", "AH"]


def test_s356_5_what_is_learnt_of_an_inactive_players_hole_cards_is_told_to_all() -> None:
    play = three().do("ann bet 5", "bob fold").act("cat", "tell all what was learnt", person="bob")
    assert play.ruled("bob's cards") == ["qld s356(5)"]


def test_s356_6_and_of_one_who_has_bet_and_not_been_called() -> None:
    play = three().do("ann bet 5").act("bob", "tell all what was learnt", person="ann")
    assert play.ruled("ann's cards") == ["qld s356(6)"]


# s357: misdeals

AT_ONCE = {
    "a card was exposed when the cards were cut": "qld s357(1)(a)",
    "a player has not one card face down and one face up": "qld s357(1)(c)",
}
MENDABLE = {
    "a hole card was dealt out of turn": "qld s357(1)(d)(i)",
    "a player was dealt no hole card": "qld s357(1)(d)(ii)",
    "a player was dealt an extra hole card": "qld s357(1)(d)(iii)",
    "a hole card was dealt where nobody plays": "qld s357(1)(d)(iv)",
}


@pytest.mark.parametrize(
    ("fault", "under"),
    [
        pytest.param(*next(iter(AT_ONCE.items())), id="s357_1_a_exposed_at_the_cut"),
        pytest.param(*list(AT_ONCE.items())[1], id="s357_1_c_not_one_down_and_one_up"),
    ],
)
def test_s357_1_a_misdeal(fault: str, under: str) -> None:
    play = three().act("dealer", "declare a misdeal", fault=fault).go_on()
    assert play.over
    assert play.ruled(fault) == [under, "qld s357(4)"]
    assert all(play.net(name) == 0 for name in HANDS)


def test_s357_1_b_the_cards_were_not_cut() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda play: play.round.ask is not None and "cut" in str(play.round.ask))
    play.act("dealer", "declare a misdeal", fault="the cards were not cut")
    assert play.over
    assert play.ruled("not cut")[0] == "qld s357(1)(b)"


@pytest.mark.parametrize(("fault", "under"), [pytest.param(*each, id=each[1]) for each in MENDABLE.items()])
def test_s357_1_d_a_wrong_hole_card_that_was_looked_at_is_a_misdeal(fault: str, under: str) -> None:
    play = at_card("bob", 1)
    play.act("dealer", "declare a misdeal", fault=fault, because="a wrong card was looked at")
    assert play.over
    assert play.ruled(fault) == [under, "qld s357(4)", "qld s357(5)(a)"]


def test_s357_2_a_hole_card_dealt_face_up_the_first_face_up_card_comes_face_down() -> None:
    play = at_card("bob", 1)
    play.act("dealer", "deal a hole card face up", card="JH").go_on()
    assert play.cards("bob") == "JH KS"
    assert view(play.round, "ann").look["hands"][1]["cards"] == ["JH", ""]
    assert play.turn == "ann"  # bob's first face up card is the jack
    assert play.ruled("came face up") == ["qld s357(2)"]


def test_s357_2_otherwise_it_is_a_misdeal() -> None:
    play = at_card("bob", 1)
    play.act("dealer", "deal a hole card face up", card="JH").go_on()
    play.act("dealer", "declare a misdeal", fault="a card was not dealt face down after a hole card face up")
    assert play.over
    assert play.ruled("misdeal")[0] == "qld s357(2)"


@pytest.mark.parametrize("who", ["ann", FLOOR, "pit boss"])
def test_s357_3_only_the_dealer_declares_a_misdeal(who: str) -> None:
    play = at_card("bob", 1)
    assert play.refused(who, "declare a misdeal", fault="the cards were not cut") == "qld s357(3)"


def test_s357_4_before_the_first_round_of_betting_has_started() -> None:
    play = three().do("ann bet 5")
    fault = "a card was exposed when the cards were cut"
    assert play.refused("dealer", "declare a misdeal", fault=fault) == "qld s357(4)"


@pytest.mark.parametrize("fault", MENDABLE)
def test_s357_5_no_misdeal_where_nobody_looked_and_the_deal_is_reconstructed(fault: str) -> None:
    play = at_card("bob", 1)
    assert play.refused("dealer", "declare a misdeal", fault=fault) == "qld s357(5)(a)"
    play.act("dealer", "reconstruct the deal", fault=fault).go_on()
    assert play.ruled(fault) == [MENDABLE[fault], "qld s357(5)(a)", "qld s357(5)(b)"]
    assert [play.cards(name) for name in HANDS] == ["AS AH", "KS KH", "QS QH"]


def test_s357_6_unless_that_is_not_practicable() -> None:
    play = at_card("bob", 1)
    because = "it is not practicable to reconstruct the deal"
    play.act("dealer", "declare a misdeal", fault="a hole card was dealt out of turn", because=because)
    assert "qld s357(6)" in play.ruled("out of turn")


def test_s357_7_cards_dealt_to_nobody_and_found_too_late_go_into_the_circle() -> None:
    play = three().do("ann bet 5")
    left = play.table.shoe.remaining
    play.act("dealer", "discard cards dealt to nobody", place=5, cards=2)
    assert play.ruled("place 5") == ["qld s357(7)"]
    assert play.table.shoe.remaining == left - 2
    assert play.refused("dealer", "discard cards dealt to nobody", place=1, cards=1) == "qld s357(7)"  # ann's


def test_s357_8_reading_k24_the_round_has_not_started_bets_go_back_and_the_buck_stays() -> None:
    table = sit(ann=500, bob=500, cat=500)
    play = Play(table, HANDS).act("dealer", "declare a misdeal", fault="a card was exposed when the cards were cut")
    assert play.over
    assert [person.purse.value for person in table.players] == [cents("500")] * 3
    assert [each.text for each in play.round.lines[0].cites] == ["qld s357(8)", "reading K24"]
    again = Play(table, HANDS)
    assert table.buck == "ann"
    acts = [event.act for event in done(again.round)]
    assert acts[:3] == ["start the round", "shuffle", "cut"]


# s358: betting out of turn


def test_s358_1_the_missed_players_act_first() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500)
    assert play.ruled("cat bet out of turn") == ["qld s358(1)"]
    assert play.turn == "bob"


@pytest.mark.parametrize(
    ("bob", "put"),
    [
        pytest.param("bob fold", 1300, id="s358_2_a_folds"),
        pytest.param("bob call", 1300, id="s358_2_c_bets_less"),
        pytest.param("bob raise 8", 1300, id="s358_2_c_bets_as_much"),
    ],
)
def test_s358_2_the_bet_out_of_turn_stands(bob: str, put: int) -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=1300).do(bob)
    assert play.table.seats[2].put == put
    assert play.called["cat's bet out of turn stands"] == "qld s358(2)"


def test_s358_2_b_also_where_the_missed_player_checks() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").act("bob", "bet out of turn", amount=600).do("ann check")
    assert play.called["bob's bet out of turn stands"] == "qld s358(2)"
    assert play.table.seats[1].put == 600
    assert play.turn == "cat"


def test_reading_k9_after_a_smaller_bet_it_is_a_call_and_a_raise() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=1500).do("bob call")
    assert play.table.betting is not None
    assert play.table.betting.last == (500, 1000)
    assert play.turn == "ann"


def test_s358_3_when_a_missed_player_bets_more_the_early_player_chooses_anew() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13")
    assert play.turn == "cat"
    assert play.offers == ["fold", "call", "raise"]
    play.do("cat call")
    assert play.table.seats[2].put == 1800


def test_s358_4_and_gets_the_early_bet_back_on_folding() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13", "cat fold")
    assert play.called["cat's bet out of turn goes back"] == "qld s358(4)"
    assert play.table.people["cat"].purse.value == cents("499")


def test_s358_5_what_is_over_the_betting_limit_goes_back() -> None:
    """The pot with cat's call in it is 3 + 5 + 5: she may bet 5 and raise 13."""
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=3000).do("bob fold")
    assert "qld s358(5)" in [cited for cites in play.rulings.values() for cited in cites] + list(play.called.values())
    assert play.table.seats[2].put == 1800


def test_s358_4_the_bet_that_is_folded_goes_back_by_a_line() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13", "cat fold")
    assert play.back == [("cat", 500, 0, ("qld s358(4)",))]


def test_s358_5_so_does_what_is_over_the_limit_and_the_chips_come_back_once() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=3000)
    assert play.back == [("cat", 1200, 0, ("qld s358(5)",))]
    assert (play.table.people["cat"].purse.value, play.table.seats[2].early) == (cents("481"), 1800)


def test_s358_5_also_where_the_limit_is_lower_when_the_turn_comes() -> None:
    """A bet of 5 and a raise of 13 were within it; without the ante that goes back to bob, the raise is 12."""
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=1800)
    play.act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    assert play.back[1:] == [("cat", 100, 0, ("qld s358(5)",))]
    assert play.table.people["cat"].purse.value == cents("482")


@pytest.mark.parametrize(
    ("who", "act", "details"),
    [
        pytest.param("dealer", "declare a hand dead", {"person": "cat", "holds": "too few cards"}, id="s362_2"),
        pytest.param(
            FLOOR, "exclude from the round", {"person": "cat", "cause": "told another of a hand"}, id="s365_b_i"
        ),
        pytest.param(
            FLOOR, "exclude from the game", {"person": "cat", "cause": "told another of a hand"}, id="s365_b_ii"
        ),
        pytest.param(FLOOR, "bar from the table", {"people": ["cat"]}, id="s364_2"),
        pytest.param(FLOOR, "exclude", {"person": "cat"}, id="s4_2_b"),
        pytest.param("cat", "fold irregularly", {"how": "indicated in some other way"}, id="s355_3"),
    ],
)
def test_reading_k29_a_bet_out_of_turn_stays_in_the_pot_when_its_player_is_out(
    who: str, act: str, details: dict[str, Any]
) -> None:
    out_after_a_bet_out_of_turn(three(), who, act, details)


def test_s358_4_taken_to_have_folded_after_being_outbid_a_player_has_it_back() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 8")
    play.act("cat", "fold irregularly", how="indicated in some other way")
    assert play.back == [("cat", 500, 0, ("qld s358(4)",))]


def test_s358_2_a_bet_out_of_turn_of_a_player_who_must_now_open_stands_as_the_opening_bet() -> None:
    play = (
        three()
        .act("bob", "bet out of turn", amount=500)
        .act(FLOOR, "exclude from the round", person="ann", cause="told another of a hand")
    )
    assert (play.turn, play.back) == ("cat", [])
    assert play.called["bob's bet out of turn stands"] == "qld s358(2)"
    assert play.under("call") == "qld s324(3)"
    assert play.do("cat call").table.pot == 1300


def test_s358_1_reading_k33_a_check_out_of_turn_is_no_act_and_the_player_is_asked_in_turn() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").act("cat", "check out of turn")
    assert play.ruled("cat checked out of turn") == ["qld s358(1)", "reading K33"]
    assert play.turn == "ann"
    play.do("ann check", "bob check")
    assert (play.turn, play.offers) == ("cat", ["bet", "check", "fold"])
    assert play.do("cat bet 5").turn == "ann"


def test_s358_1_a_check_is_out_of_turn_only_where_one_may_check_and_is_still_to_act() -> None:
    play = three()
    assert play.refused("cat", "check out of turn") == "qld s358(1)"  # the first round of betting
    play.do("ann bet 5", "bob call", "cat call", "ann check")
    assert play.refused("ann", "check out of turn") == "qld s358(1)"  # who has checked
    play.do("bob bet 5")
    assert play.refused("ann", "check out of turn") == "qld s358(1)"  # there is a bet


def test_s357_2_the_card_after_a_hole_card_face_up_is_dealt_face_down_though_there_was_one_too_many() -> None:
    play = at_card("bob", 1).act("dealer", "deal a hole card face up", card="JH")
    play.act("dealer", "deal one card too many", person="bob").go_on()
    seat = play.table.seat_of("bob")
    assert seat is not None
    assert (len(seat.cards), len(seat.up)) == (3, 1)


# s359 and s360: face up cards


def test_s359_1_the_first_face_up_card_found_face_up_is_shuffled_in() -> None:
    play = at_card("ann", 3)
    play.act("dealer", "card found face up", card="JS").act("dealer", "shuffle the card in")
    assert play.ruled("JS") == ["qld s359(1)"]
    assert awaits(play, "ann", 3)
    assert play.go_on().cards("ann") == "AS AH 2C"


def test_s359_1_where_the_first_card_goes_face_down_the_next_one_is_the_first_face_up_card() -> None:
    """Ann's hole card came face up, so that her second card is dealt face down."""
    play = at_card("ann", 1).act("dealer", "deal a hole card face up", card="JH")
    play.go_on(lambda play: awaits(play, "bob", 2))
    play.act("dealer", "card found face up", card="JS").act("dealer", "shuffle the card in")
    assert play.ruled("JS") == ["qld s359(1)"]
    play.go_on(lambda play: awaits(play, "cat", 2)).act("dealer", "card found face up", card="10S").go_on()
    assert play.ruled("10S") == ["qld s359(2)"]
    assert play.cards("cat") == "QS 10S"


def test_s359_2_reading_k63_a_later_one_is_dealt() -> None:
    play = at_card("bob", 3).act("dealer", "card found face up", card="JS").go_on()
    assert play.ruled("JS") == ["qld s359(2)"]
    assert play.cards("bob") == "KS KH JS"


def test_s360_a_s360_b_a_card_exposed_too_early_is_shuffled_in_before_the_next_face_up_cards_are_dealt() -> None:
    play = three().do("ann bet 5").act("dealer", "expose the next card", card="JS")
    assert play.ruled("JS was exposed") == ["qld s360(a)"]
    assert view(play.round, "bob").look["exposed"] == "JS"
    assert play.turn == "bob"  # the round of betting continues
    play.do("bob call")
    play.act("cat", "call").go_on(
        lambda play: play.round.ask is not None and "shuffle the card in" in str(play.round.ask)
    )
    assert play.under("shuffle the card in") == "qld s360(b)"
    assert play.go_on().cards("ann") == "AS AH 2C"
    assert view(play.round, "bob").look["exposed"] == ""


def test_s360_there_is_no_next_face_up_card_in_the_final_round_of_betting() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").checked_round(2)
    assert play.refused("dealer", "expose the next card", card="JS") == "qld s360(a)"


# s361: not enough cards


SIX = {"ann": "AS AH 7C AD", "bob": "KS KH 8C KD", "cat": "QS QH 9C QD", "dan": "JS JH 10C JD"}


def short_of_cards(lost: int) -> Play:
    """Six players and 32 cards, of which two are to spare; some were dealt where nobody plays."""
    table = sit({"deck": 32}, ann=500, bob=500, cat=500, dan=500, eve=500, fay=500)
    hands = SIX | {"eve": "10S 10H 7D 10D", "fay": "9S 9H 8D 9D", "communal": "AC"}
    play = Play(table, hands).do("ann bet 5")
    for place in (7, 8, 9, 10)[: (lost + 1) // 2]:
        play.act("dealer", "discard cards dealt to nobody", place=place, cards=min(lost, 2))
        lost -= 2
    return play.do("bob call", "cat call", "dan call", "eve call", "fay call")


def test_s361_1_one_card_is_put_in_the_middle_where_the_cards_do_not_reach_round() -> None:
    play = short_of_cards(4).checked_round(2)
    assert play.ruled("in the middle") == ["qld s361(1)", "qld s361(2)"]
    assert play.came[-1] == "communal"
    assert [len(seat.cards) for seat in play.table.seats] == [4] * 6
    assert view(play.round, "bob").look["communal"] == "AC"


def test_s361_2_it_is_part_of_every_active_players_hand() -> None:
    play = short_of_cards(4).checked_round(2)
    assert play.table.hand(play.table.seats[0]) == "4 of a kind"


def test_reading_k21_a_round_of_betting_is_held_on_it_and_there_is_no_second_one() -> None:
    play = short_of_cards(4).checked_round(2)
    assert play.table.betting_rounds == 4
    assert play.offers == ["bet", "check", "fold"]
    play.do(f"{play.turn} bet 5").to_the_end("call")
    assert play.net("ann") > 0
    assert play.came.count("communal") == 1


def test_reading_k64_while_others_may_fold_the_cards_may_do() -> None:
    """One card more than there are is wanted; but somebody folds before the last are dealt."""
    play = short_of_cards(3).do("ann bet 5", "bob fold")
    play.do("cat call", "dan call", "eve call", "fay call").checked_round()
    assert play.table.communal is None
    assert [len(seat.cards) for seat in play.table.staying] == [5] * 5


def test_reading_k64_where_no_card_is_left_there_is_neither_card_nor_betting() -> None:
    play = short_of_cards(8).checked_round(2)
    assert play.over
    assert play.ruled("no cards for another round of betting") == ["reading K21"]
    assert play.net("ann") == 3000 - 100  # three aces; a commission on 36 dollars
    assert "qld s349(4)(e)" in play.cites("ann")


# s362: dead hands


@pytest.mark.parametrize("holds", ["too few cards", "too many cards"])
def test_s362_1_s362_2_a_hand_with_the_wrong_number_of_cards_is_dead_and_its_bets_stay(holds: str) -> None:
    play = three().do("ann bet 5", "bob call").act("dealer", "declare a hand dead", person="bob", holds=holds)
    assert play.table.seats[1].state == "folded"
    assert play.ruled("bob holds") == ["qld s362(1)", "qld s362(2)"]
    assert play.table.seats[1].bet == 600


def test_s362_1_b_not_while_a_misdeal_can_be_declared() -> None:
    with pytest.raises(Refused) as caught:
        at_card("bob", 1).round.act("dealer", "declare a hand dead", {"person": "ann", "holds": "too many cards"})
    assert str(caught.value.under) == "qld s362(1)"


def at_the_showdown() -> Play:
    """Ann was called and is to show."""
    play = three().do("ann bet 5", "bob call", "cat call").checked_round(2).do("ann bet 5", "bob call")
    return play.act("cat", "call")


def test_s362_3_the_only_one_left_at_the_showdown_wins() -> None:
    play = at_the_showdown()
    for name in ("ann", "bob"):
        play.act("dealer", "declare a hand dead", person=name, holds="too many cards")
    play.go_on()
    assert play.over
    assert play.net("cat") == 2200 - 100
    assert "qld s362(3)" in play.cites("cat")


def test_s362_4_where_none_is_left_the_last_who_folded_wins() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").checked_round(2).do("ann bet 5", "bob fold", "cat raise 5")
    play.act("ann", "call")
    for name in ("ann", "cat"):
        play.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    play.go_on()
    assert play.over
    assert play.net("bob") == 600 + 600 + 2000 - 100
    assert play.ruled("bob, who folded last, wins") == ["qld s362(4)"]


# s363 to s365


@pytest.mark.parametrize(
    ("act", "under"),
    [
        pytest.param("retrieve folded cards", "qld s363(1)", id="s363_1"),
        pytest.param("exchange cards", "qld s363(2)(a)", id="s363_2_a"),
        pytest.param("tell of a hand", "qld s363(2)(b)", id="s363_2_b"),
    ],
)
def test_s363_cards_and_information_stay_where_they_are(act: str, under: str) -> None:
    assert three().refused("bob", act) == under


def test_s364_1_a_floor_manager_may_direct_the_players_to_be_silent() -> None:
    play = three()
    assert play.refused("dealer", "direct silence") == "qld s364(1)"
    play.act(FLOOR, "direct silence")
    assert play.ruled("silent") == ["qld s364(1)"]


def test_s364_2_s364_3_who_speaks_all_the_same_and_whom_they_told_play_no_more_at_this_table() -> None:
    play = three()
    assert play.refused(FLOOR, "bar from the table", people=["bob"]) == "qld s364(2)"
    play.act(FLOOR, "direct silence").act(FLOOR, "bar from the table", people=["bob", "cat"]).go_on()
    assert play.ruled("bob plays no more") == ["qld s364(2)", "qld s364(3)"]
    play.to_the_end()
    again = Play(play.table)
    assert again.over  # ann is alone


def test_s365_a_the_floor_manager_may_void_a_bet() -> None:
    play = (
        three()
        .do("ann bet 5", "bob call")
        .act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    )
    assert play.table.people["bob"].purse.value == cents("500")
    assert play.ruled("their bets are void") == ["qld s363(2)(b)", "qld s365(a)"]
    assert play.refused("dealer", "declare a bet void", person="ann", cause="told another of a hand") == "qld s365(a)"


def test_s365_b_i_or_keep_a_player_out_of_the_round() -> None:
    play = three().do("ann bet 5").act(FLOOR, "exclude from the round", person="bob", cause="told another of a hand")
    assert play.ruled("takes no further part in the round") == ["qld s363(2)(b)", "qld s365(b)(i)"]
    play.do("cat fold")
    assert [seat.name for seat in Play(play.table).table.seats] == ["bob", "cat", "ann"]


def test_s365_b_ii_or_out_of_the_game() -> None:
    play = three().do("ann bet 5").act(FLOOR, "exclude from the game", person="bob", cause="told another of a hand")
    assert play.ruled("takes no further part in the game") == ["qld s363(2)(b)", "qld s365(b)(ii)"]
    play.do("cat fold")
    again = Play(play.table)
    assert [seat.name for seat in again.table.seats] == ["cat", "ann"]


# What the readings say besides


def test_reading_k55_who_cannot_make_the_ante_or_the_blind_bet_taps_out_with_it() -> None:
    for settings, bet in ((BLIND, 300), ({"ante": 500}, 300)):
        table = sit(settings, ann=500, bob=500, cat=500)
        table.people["ann"].purse.value = 300
        table.played.add("ann")
        play = Play(table, HANDS)
        assert (play.table.seats[0].bet, play.table.seats[0].state) == (bet, "tapped out")
        assert play.turn == "bob"


def test_reading_k60_where_nobody_can_bet_any_more_the_cards_are_dealt_on_without_betting() -> None:
    table = sit(ann=500, bob=500)
    table.people["bob"].purse.value = 600
    table.played.add("bob")
    play = Play(table, HANDS).do("ann bet 5", "bob tap out")
    assert play.over
    assert play.called["nobody is left to bet against: the cards are dealt on"] == "reading K60"
    assert all(len(seat.cards) == 5 for seat in table.seats)
    assert play.net("ann") == 600
