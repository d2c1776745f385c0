"""Part 18, Division 5: collusion, misdeals, cards astray or seen, bets out of turn, dead hands, silence, exclusion."""

import random
from typing import Any

import pytest
from support.events import done
from support.seven_card_stud import BLIND, FLOOR, Play, sit
from support.stud import out_after_a_bet_out_of_turn

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.ask import Card
from houseway.play.view import view

ACES, KINGS, QUEENS = "AS AH AD 2C 3C 7D 9H", "KS KH KD 2D 3D 7C 9C", "QS QH QD 2H 4C 8C 10H"
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


# s400: collusion


@pytest.mark.parametrize(
    ("act", "under"),
    [
        pytest.param("help another player", "qld s400(1)", id="s400_1"),
        pytest.param("take advice", "qld s400(2)", id="s400_2"),
        pytest.param("show hole cards", "qld s400(3)", id="s400_3"),
        pytest.param("show folded cards", "qld s400(4)", id="s400_4"),
        pytest.param("look at folded or undealt cards", "qld s400(7)", id="s400_7"),
    ],
)
def test_s400_what_a_player_may_not_do(act: str, under: str) -> None:
    assert three().refused("ann", act) == under


def test_s400_3_s400_4_nobody_else_sees_the_hole_cards_of_an_active_or_folded_player() -> None:
    play = three().do("ann bet 5", "bob fold")
    seen = view(play.round, "cat").look["hands"]
    assert seen[0]["cards"] == ["", "", "AD"]
    assert seen[1]["cards"] == []
    assert view(play.round, "dealer").look["hands"][0]["cards"] == ["", "", "AD"]
    assert view(play.round, "ann").look["hands"][0]["cards"] == ["AS", "AH", "AD"]


def test_s400_5_what_is_learnt_of_an_inactive_players_hole_cards_is_told_to_all() -> None:
    play = three().do("ann bet 5", "bob fold").act("cat", "tell all what was learnt", person="bob")
    assert play.ruled("bob's cards") == ["qld s400(5)"]


def test_s400_6_and_of_one_who_has_bet_and_not_been_called() -> None:
    play = three().do("ann bet 5").act("bob", "tell all what was learnt", person="ann")
    assert play.ruled("ann's cards") == ["qld s400(6)"]


# s401: misdeals

AT_ONCE = {
    "a card was exposed when the cards were cut": "qld s401(1)(a)",
    "a player has not two cards face down and one face up": "qld s401(1)(c)",
}
MENDABLE = {
    "a hole card was dealt out of turn": "qld s401(1)(d)(i)",
    "a player was not dealt two hole cards": "qld s401(1)(d)(ii)",
    "a player was dealt an extra hole card": "qld s401(1)(d)(iii)",
    "a hole card was dealt where nobody plays": "qld s401(1)(d)(iv)",
}


@pytest.mark.parametrize(
    ("fault", "under"),
    [
        pytest.param(*next(iter(AT_ONCE.items())), id="s401_1_a_exposed_at_the_cut"),
        pytest.param(*list(AT_ONCE.items())[1], id="s401_1_c_not_two_down_and_one_up"),
    ],
)
def test_s401_1_a_misdeal(fault: str, under: str) -> None:
    play = three().act("dealer", "declare a misdeal", fault=fault).go_on()
    assert play.over
    assert play.ruled(fault) == [under, "qld s401(4)"]
    assert all(play.net(name) == 0 for name in HANDS)


def test_s401_1_b_the_cards_were_not_cut() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda play: play.round.ask is not None and "cut" in str(play.round.ask))
    play.act("dealer", "declare a misdeal", fault="the cards were not cut")
    assert play.over
    assert play.ruled("not cut")[0] == "qld s401(1)(b)"


@pytest.mark.parametrize(("fault", "under"), [pytest.param(*each, id=each[1]) for each in MENDABLE.items()])
def test_s401_1_d_a_wrong_hole_card_that_was_looked_at_is_a_misdeal(fault: str, under: str) -> None:
    play = at_card("bob", 2)
    play.act("dealer", "declare a misdeal", fault=fault, because="a wrong card was looked at")
    assert play.over
    assert play.ruled(fault) == [under, "qld s401(4)", "qld s401(5)(a)"]


def test_s401_2_a_hole_card_dealt_face_up_the_first_face_up_card_comes_face_down() -> None:
    play = at_card("bob", 2)
    play.act("dealer", "deal a hole card face up", card="JH").go_on()
    assert play.cards("bob") == "KS JH KH"
    assert view(play.round, "ann").look["hands"][1]["cards"] == ["", "JH", ""]
    assert play.ruled("came face up") == ["qld s401(2)"]


def test_s401_2_otherwise_it_is_a_misdeal() -> None:
    play = at_card("bob", 2)
    play.act("dealer", "deal a hole card face up", card="JH").go_on()
    play.act("dealer", "declare a misdeal", fault="a card was not dealt face down after a hole card face up")
    assert play.over
    assert play.ruled("misdeal")[0] == "qld s401(2)"


@pytest.mark.parametrize("who", ["ann", FLOOR, "pit boss"])
def test_s401_3_only_the_dealer_declares_a_misdeal(who: str) -> None:
    play = at_card("bob", 2)
    assert play.refused(who, "declare a misdeal", fault="the cards were not cut") == "qld s401(3)"


def test_s401_4_before_the_first_round_of_betting_has_started() -> None:
    play = three().do("ann bet 5")
    fault = "a card was exposed when the cards were cut"
    assert play.refused("dealer", "declare a misdeal", fault=fault) == "qld s401(4)"


@pytest.mark.parametrize("fault", MENDABLE)
def test_s401_5_no_misdeal_where_nobody_looked_and_the_deal_is_reconstructed(fault: str) -> None:
    play = at_card("bob", 2)
    assert play.refused("dealer", "declare a misdeal", fault=fault) == "qld s401(5)(a)"
    play.act("dealer", "reconstruct the deal", fault=fault).go_on()
    assert play.ruled(fault) == [MENDABLE[fault], "qld s401(5)(a)", "qld s401(5)(b)"]
    assert [play.cards(name) for name in HANDS] == ["AS AH AD", "KS KH KD", "QS QH QD"]


def test_s401_6_unless_that_is_not_practicable() -> None:
    play = at_card("bob", 2)
    because = "it is not practicable to reconstruct the deal"
    play.act("dealer", "declare a misdeal", fault="a hole card was dealt out of turn", because=because)
    assert "qld s401(6)" in play.ruled("out of turn")


def test_s401_7_cards_dealt_to_nobody_and_found_too_late_go_into_the_circle() -> None:
    play = three().do("ann bet 5")
    left = play.table.shoe.remaining
    play.act("dealer", "discard cards dealt to nobody", place=5, cards=2)
    assert play.ruled("place 5") == ["qld s401(7)"]
    assert play.table.shoe.remaining == left - 2
    assert play.refused("dealer", "discard cards dealt to nobody", place=1, cards=1) == "qld s401(7)"  # ann's


def test_s401_8_reading_k24_the_round_has_not_started_bets_go_back_and_the_buck_stays() -> None:
    table = sit(ann=500, bob=500, cat=500)
    play = Play(table, HANDS).act("dealer", "declare a misdeal", fault="a card was exposed when the cards were cut")
    assert play.over
    assert [person.purse.value for person in table.players] == [cents("500")] * 3
    assert [each.text for each in play.round.lines[0].cites] == ["qld s401(8)", "reading K24"]
    again = Play(table, HANDS)
    assert table.buck == "ann"
    acts = [event.act for event in done(again.round)]
    assert acts[:3] == ["start the round", "shuffle", "cut"]


# s402: the final hole card


def test_s402_1_reading_k70_a_wrong_final_hole_card_that_was_looked_at_stays_and_the_deal_is_completed() -> None:
    """Ann's card goes to cat, who looks: she keeps it; ann and bob get theirs, and the final round starts."""
    play = at_card("ann", 7)
    play.act("dealer", "deal the third hole card astray", person="cat", looked="yes").go_on()
    assert play.came[-3:] == ["cat", "ann", "bob"]
    assert [len(seat.cards) for seat in play.table.seats] == [7, 7, 7]
    assert play.ruled("went to cat") == ["qld s402(1)"]
    assert play.called["the final round of betting, after the third hole card"]
    assert play.turn == "ann"


def test_s402_2_one_that_was_not_looked_at_goes_where_it_belongs() -> None:
    play = at_card("ann", 7)
    play.act("dealer", "deal the third hole card astray", person="cat", looked="no").go_on()
    assert play.came[-3:] == ["ann", "bob", "cat"]
    assert [play.cards(name) for name in HANDS] == [ACES, KINGS, QUEENS]
    assert play.ruled("went to cat") == ["qld s402(2)"]


def test_s402_2_where_that_is_practicable() -> None:
    play = at_card("bob", 7)
    cannot = "no, but the deal cannot be put right"
    play.act("dealer", "deal the third hole card astray", person="cat", looked=cannot).go_on()
    assert play.came[-3:] == ["ann", "cat", "bob"]
    assert play.ruled("went to cat") == ["qld s402(2)"]


@pytest.mark.parametrize("looked", ["yes", "no, but the deal cannot be put right"])
def test_s402_1_s407_1_reading_k74_one_that_went_to_a_player_who_has_theirs_makes_that_hand_dead(looked: str) -> None:
    play = at_card("cat", 7)
    play.act("dealer", "deal the third hole card astray", person="ann", looked=looked).go_on()
    assert play.came[-2:] == ["ann", "cat"]
    assert play.ruled("the hand is dead") == ["qld s407(1)", "qld s407(2)", "reading K74"]
    assert [seat.name for seat in play.table.staying] == ["bob", "cat"]
    assert [len(seat.cards) for seat in play.table.staying] == [7, 7]
    assert play.turn == "bob"


def test_s402_2_not_looked_at_it_goes_from_there_to_whom_it_belongs() -> None:
    play = at_card("cat", 7).act("dealer", "deal the third hole card astray", person="ann", looked="no").go_on()
    assert play.ruled("went to ann") == ["qld s402(2)"]
    assert [len(seat.cards) for seat in play.table.seats] == [7, 7, 7]


def test_s402_1_a_card_does_not_go_astray_to_its_own_player() -> None:
    play = at_card("cat", 7)
    assert play.refused("dealer", "deal the third hole card astray", person="cat", looked="yes") == "qld s402(1)"


@pytest.mark.parametrize(
    ("how", "cites"),
    [
        pytest.param("dealt face up", ["qld s402(3)(a)", "qld s402(3)(b)"], id="s402_3_dealt_face_up"),
        pytest.param("found face up", ["qld s404(3)(a)", "qld s404(3)(b)"], id="s404_3_found_face_up"),
        pytest.param("exposed by the dealer", ["qld s404(3)(a)", "qld s404(3)(b)"], id="s404_3_exposed"),
    ],
)
@pytest.mark.parametrize("waits_for", ["bob", "cat"])
def test_s402_3_s404_3_a_third_hole_card_that_was_seen_is_dealt_anew_after_all_the_others(
    how: str, cites: list[str], waits_for: str
) -> None:
    play = at_card(waits_for, 7)
    play.act("dealer", "third hole card seen", person="bob", how=how)
    play.go_on(lambda play: play.round.ask is not None and "shuffle the card in" in str(play.round.ask))
    assert play.came[-3:] == ["ann", "bob", "cat"]
    assert len(play.cards("bob").split()) == 6
    play.coming["bob"] = []
    play.go_on()
    assert play.came[-1] == "bob"
    assert len(play.cards("bob").split()) == 7
    assert [play.ruled("all third hole cards are dealt first")[0], play.ruled("taken back")[0]] == cites


def test_s402_3_the_card_lies_open_until_it_is_taken_back_and_can_come_again() -> None:
    play = at_card("cat", 7).act("dealer", "third hole card seen", person="bob", how="dealt face up")
    assert view(play.round, "ann").look["hands"][1]["cards"][6] == "9C"
    play.go_on(lambda play: play.round.ask is not None and "shuffle the card in" in str(play.round.ask))
    play.act("dealer", "shuffle the card in")
    assert isinstance(play.round.ask, Card)
    play.round.outcome(play.round.ask.read("9C"))
    assert play.cards("bob") == KINGS
    assert view(play.go_on().round, "ann").look["hands"][1]["cards"][6] == ""


# s403: betting out of turn


def test_s403_1_reading_k33_a_check_out_of_turn_is_no_act_and_the_player_is_asked_in_turn() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").act("cat", "check out of turn")
    assert play.ruled("cat checked out of turn") == ["qld s403(1)", "reading K33"]
    assert play.turn == "ann"
    assert play.do("ann check", "bob check", "cat bet 5").turn == "ann"


def test_s403_1_the_missed_players_act_first() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500)
    assert play.ruled("cat bet out of turn") == ["qld s403(1)"]
    assert play.turn == "bob"


@pytest.mark.parametrize(
    ("bob", "put"),
    [
        pytest.param("bob fold", 1300, id="s403_2_a_folds"),
        pytest.param("bob call", 1300, id="s403_2_c_bets_less"),
        pytest.param("bob raise 8", 1300, id="s403_2_c_bets_as_much"),
    ],
)
def test_s403_2_the_bet_out_of_turn_stands(bob: str, put: int) -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=1300).do(bob)
    assert play.table.seats[2].put == put
    assert play.called["cat's bet out of turn stands"] == "qld s403(2)"


def test_s403_2_b_also_where_the_missed_player_checks() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").act("bob", "bet out of turn", amount=600).do("ann check")
    assert play.called["bob's bet out of turn stands"] == "qld s403(2)"
    assert play.table.seats[1].put == 600
    assert play.turn == "cat"


def test_reading_k9_after_a_smaller_bet_it_is_a_call_and_a_raise() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=1500).do("bob call")
    assert play.table.betting is not None
    assert play.table.betting.last == (500, 1000)
    assert play.turn == "ann"


def test_s403_3_when_a_missed_player_bets_more_the_early_player_chooses_anew() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13")
    assert play.turn == "cat"
    assert play.offers == ["fold", "call", "raise"]
    play.do("cat call")
    assert play.table.seats[2].put == 1800


def test_s403_4_and_gets_the_early_bet_back_on_folding() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13", "cat fold")
    assert play.called["cat's bet out of turn goes back"] == "qld s403(4)"
    assert play.table.people["cat"].purse.value == cents("499")


def test_s403_5_what_is_over_the_betting_limit_goes_back() -> None:
    """The pot with cat's call in it is 3 + 5 + 5: she may bet 5 and raise 13."""
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=3000).do("bob fold")
    assert "qld s403(5)" in [cited for cites in play.rulings.values() for cited in cites] + list(play.called.values())
    assert play.table.seats[2].put == 1800


def test_s403_4_the_bet_that_is_folded_goes_back_by_a_line() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13", "cat fold")
    assert play.back == [("cat", 500, 0, ("qld s403(4)",))]


def test_s403_5_so_does_what_is_over_the_limit_and_the_chips_come_back_once() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=3000)
    assert play.back == [("cat", 1200, 0, ("qld s403(5)",))]
    assert (play.table.people["cat"].purse.value, play.table.seats[2].early) == (cents("481"), 1800)


def test_s403_5_also_where_the_limit_is_lower_when_the_turn_comes() -> None:
    """A bet of 5 and a raise of 13 were within it; without the ante that goes back to bob, the raise is 12."""
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=1800)
    play.act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    assert play.back[1:] == [("cat", 100, 0, ("qld s403(5)",))]
    assert play.table.people["cat"].purse.value == cents("482")


@pytest.mark.parametrize(
    ("who", "act", "details"),
    [
        pytest.param("dealer", "declare a hand dead", {"person": "cat", "holds": "too few cards"}, id="s407_2"),
        pytest.param(
            FLOOR, "exclude from the round", {"person": "cat", "cause": "told another of a hand"}, id="s410_b_i"
        ),
        pytest.param(
            FLOOR, "exclude from the game", {"person": "cat", "cause": "told another of a hand"}, id="s410_b_ii"
        ),
        pytest.param(FLOOR, "bar from the table", {"people": ["cat"]}, id="s409_2"),
        pytest.param(FLOOR, "exclude", {"person": "cat"}, id="s4_2_b"),
        pytest.param("cat", "fold irregularly", {"how": "indicated in some other way"}, id="s399_3"),
    ],
)
def test_reading_k29_a_bet_out_of_turn_stays_in_the_pot_when_its_player_is_out(
    who: str, act: str, details: dict[str, Any]
) -> None:
    out_after_a_bet_out_of_turn(three(), who, act, details)


def test_s403_4_taken_to_have_folded_after_being_outbid_a_player_has_it_back() -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 8")
    play.act("cat", "fold irregularly", how="indicated in some other way")
    assert play.back == [("cat", 500, 0, ("qld s403(4)",))]


def test_s403_2_a_bet_out_of_turn_of_a_player_who_must_now_open_stands_as_the_opening_bet() -> None:
    play = (
        three()
        .act("bob", "bet out of turn", amount=500)
        .act(FLOOR, "exclude from the round", person="ann", cause="told another of a hand")
    )
    assert (play.turn, play.back) == ("cat", [])
    assert play.called["bob's bet out of turn stands"] == "qld s403(2)"
    assert play.under("call") == "qld s367(3)"
    assert play.do("cat call").table.pot == 1300


# s404 and s405: face up cards


def test_s404_1_the_first_face_up_card_found_face_up_is_shuffled_in() -> None:
    play = at_card("ann", 4)
    play.act("dealer", "card found face up", card="JS").act("dealer", "shuffle the card in")
    assert play.ruled("JS") == ["qld s404(1)"]
    assert awaits(play, "ann", 4)
    assert play.go_on().cards("ann") == "AS AH AD 2C"


def test_s404_2_reading_k63_a_later_one_is_dealt() -> None:
    play = at_card("bob", 4).act("dealer", "card found face up", card="JS").go_on()
    assert play.ruled("JS") == ["qld s404(2)"]
    assert play.cards("bob") == "KS KH KD JS"


def test_s404_3_reading_k71_a_card_exposed_in_the_fourth_round_of_betting_goes_to_the_first_player_for_a_while() -> (
    None
):
    play = at_card("ann", 6).go_on()
    assert play.table.betting_rounds == 4
    assert play.refused("dealer", "expose the next card", card="JS") == "qld s405(a)"
    play.act("dealer", "expose a third hole card", card="JS").go_on()
    until(play, "bob", 7)
    assert play.cards("ann") == "AS AH AD 2C 3C 7D JS"
    play.coming["ann"] = []
    play.go_on(lambda play: play.round.ask is not None and "shuffle the card in" in str(play.round.ask))
    assert play.came[-2:] == ["bob", "cat"]
    play.go_on()
    assert play.came[-1] == "ann"
    assert play.ruled("the exposed card goes to ann") == ["qld s404(3)(a)"]


def test_s405_a_face_up_card_exposed_too_early_is_shuffled_in_before_the_next_are_dealt() -> None:
    play = three().do("ann bet 5").act("dealer", "expose the next card", card="JS")
    assert play.ruled("JS was exposed") == ["qld s405(a)"]
    assert play.turn == "bob"  # the round of betting continues
    play.do("bob call")
    play.act("cat", "call").go_on(
        lambda play: play.round.ask is not None and "shuffle the card in" in str(play.round.ask)
    )
    assert play.under("shuffle the card in") == "qld s405(b)"
    assert play.go_on().cards("ann") == "AS AH AD 2C"


# s406: not enough cards


def short_of_cards() -> Play:
    """Four players and 32 cards, six of which were dealt where nobody plays: two are lacking for the last round."""
    hands = {"ann": "AS AH AD", "bob": "KS KH KD", "cat": "QS QH QD", "dan": "JS JH JD", "communal": "AC"}
    play = Play(sit({"deck": 32}, ann=500, bob=500, cat=500, dan=500), hands).do("ann bet 5")
    for place in (5, 6, 7):
        play.act("dealer", "discard cards dealt to nobody", place=place, cards=2)
    play.do("bob call", "cat call", "dan call").checked_round(3)
    return play


def test_s406_1_one_card_is_put_in_the_middle_where_the_cards_do_not_reach_round() -> None:
    play = short_of_cards()
    assert play.ruled("in the middle") == ["qld s406(1)", "qld s406(2)"]
    assert play.came[-1] == "communal"
    assert [len(seat.cards) for seat in play.table.seats] == [6, 6, 6, 6]
    assert view(play.round, "bob").look["communal"] == "AC"


def test_s406_2_it_is_part_of_every_hand() -> None:
    play = short_of_cards()
    assert play.table.hand(play.table.seats[0]) == "4 of a kind"


def test_reading_k21_a_round_of_betting_is_held_on_it_and_there_is_no_second_one() -> None:
    play = short_of_cards()
    assert play.table.betting_rounds == 5
    assert play.offers == ["bet", "check", "fold"]
    play.do(f"{play.turn} bet 5").to_the_end("call")
    assert play.net("ann") > 0
    assert play.came.count("communal") == 1


# s407: dead hands


@pytest.mark.parametrize("holds", ["too few cards", "too many cards"])
def test_s407_1_s407_2_a_hand_with_the_wrong_number_of_cards_is_dead_and_its_bets_stay(holds: str) -> None:
    play = three().do("ann bet 5", "bob call").act("dealer", "declare a hand dead", person="bob", holds=holds)
    assert play.table.seats[1].state == "folded"
    assert play.ruled("bob holds") == ["qld s407(1)", "qld s407(2)"]
    assert play.table.seats[1].bet == 600


def test_s407_1_b_not_while_a_misdeal_can_be_declared() -> None:
    with pytest.raises(Refused) as caught:
        at_card("bob", 2).round.act("dealer", "declare a hand dead", {"person": "ann", "holds": "too many cards"})
    assert str(caught.value.under) == "qld s407(1)"


def at_the_showdown() -> Play:
    """Ann was called and is to show."""
    play = three().do("ann bet 5", "bob call", "cat call").checked_round(3).do("ann bet 5", "bob call")
    return play.act("cat", "call")


def test_s407_3_the_only_one_left_at_the_showdown_wins() -> None:
    play = at_the_showdown()
    for name in ("ann", "bob"):
        play.act("dealer", "declare a hand dead", person=name, holds="too many cards")
    play.go_on()
    assert play.over
    assert play.net("cat") == 2200 - 100
    assert "qld s407(3)" in play.cites("cat")


def test_s407_4_where_none_is_left_the_last_who_folded_wins() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").checked_round(3).do("ann bet 5", "bob fold", "cat raise 5")
    play.act("ann", "call")
    for name in ("ann", "cat"):
        play.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    play.go_on()
    assert play.over
    assert play.net("bob") == 600 + 600 + 2000 - 100
    assert play.ruled("bob, who folded last, wins") == ["qld s407(4)"]


def test_reading_k36_what_was_bet_above_those_who_tapped_out_goes_to_the_last_who_folded() -> None:
    """Cat has tapped out with 24 dollars; ann's hand is declared dead after bob has folded to a bet of hers."""
    table = sit(ann=500, bob=500, cat=500)
    table.people["cat"].purse.value = 2400
    table.played.add("cat")
    play = Play(table, HANDS).do("ann bet 5", "bob call", "cat call").do("ann bet 18", "bob call", "cat tap out")
    play.do("ann bet 10", "bob call").do("ann bet 10").act("bob", "fold")
    play.go_on(lambda play: play.round.ask is not None and "show" in str(play.round.ask))
    play.act("dealer", "declare a hand dead", person="ann", holds="too many cards").go_on()
    assert play.over
    assert play.line("cat").paid == 4800
    assert play.line("bob", "pot 2").paid == 1000  # what ann and bob bet above cat
    assert "reading K36" in [cited for cites in play.rulings.values() for cited in cites]


# s408 to s410


@pytest.mark.parametrize(
    ("act", "under"),
    [
        pytest.param("retrieve folded cards", "qld s408(1)", id="s408_1"),
        pytest.param("exchange cards", "qld s408(2)(a)", id="s408_2_a"),
        pytest.param("tell of a hand", "qld s408(2)(b)", id="s408_2_b"),
    ],
)
def test_s408_cards_and_information_stay_where_they_are(act: str, under: str) -> None:
    assert three().refused("bob", act) == under


def test_s409_1_a_floor_manager_may_direct_the_players_to_be_silent() -> None:
    play = three()
    assert play.refused("dealer", "direct silence") == "qld s409(1)"
    play.act(FLOOR, "direct silence")
    assert play.ruled("silent") == ["qld s409(1)"]


def test_s409_2_s409_3_who_speaks_all_the_same_and_whom_they_told_play_no_more_at_this_table() -> None:
    play = three()
    assert play.refused(FLOOR, "bar from the table", people=["bob"]) == "qld s409(2)"
    play.act(FLOOR, "direct silence").act(FLOOR, "bar from the table", people=["bob", "cat"]).go_on()
    assert play.ruled("bob plays no more") == ["qld s409(2)", "qld s409(3)"]
    play.to_the_end()
    again = Play(play.table)
    assert again.over  # ann is alone


def test_s410_a_the_floor_manager_may_void_a_bet() -> None:
    play = (
        three()
        .do("ann bet 5", "bob call")
        .act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    )
    assert play.table.people["bob"].purse.value == cents("500")
    assert play.ruled("their bets are void") == ["qld s408(2)(b)", "qld s410(a)"]
    assert play.refused("dealer", "declare a bet void", person="ann", cause="told another of a hand") == "qld s410(a)"


def test_s410_b_i_or_keep_a_player_out_of_the_round() -> None:
    play = three().do("ann bet 5").act(FLOOR, "exclude from the round", person="bob", cause="told another of a hand")
    assert play.ruled("takes no further part in the round") == ["qld s408(2)(b)", "qld s410(b)(i)"]
    play.do("cat fold")
    assert [seat.name for seat in Play(play.table).table.seats] == ["bob", "cat", "ann"]


def test_s410_b_ii_or_out_of_the_game() -> None:
    play = three().do("ann bet 5").act(FLOOR, "exclude from the game", person="bob", cause="told another of a hand")
    assert play.ruled("takes no further part in the game") == ["qld s408(2)(b)", "qld s410(b)(ii)"]
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
    assert all(len(seat.cards) == 7 for seat in table.seats)
    assert play.net("ann") == 600


def test_any_card_can_be_the_new_third_hole_card_but_those_on_the_table() -> None:
    chance = random.Random(7)
    for _ in range(20):
        play = at_card("cat", 7).act("dealer", "third hole card seen", person="ann", how="dealt face up")
        play.go_on(lambda play: play.round.ask is not None and "shuffle the card in" in str(play.round.ask))
        play.act("dealer", "shuffle the card in")
        ask = play.round.ask
        assert isinstance(ask, Card)
        card = chance.choice(list(ask.device.weights()))
        play.round.outcome(card)
        out = [each for seat in play.table.seats for each in seat.cards]
        assert len(out) == len(set(out)) == 21
        assert play.table.shoe.conserved(out)


def test_s401_1_c_two_hole_cards_face_up_are_a_misdeal() -> None:
    play = at_card("ann", 1).act("dealer", "deal a hole card face up", card="JS")
    play.go_on(lambda play: awaits(play, "ann", 2)).act("dealer", "deal a hole card face up", card="JH")
    assert play.over
    assert play.ruled("two of ann's hole cards came face up") == ["qld s401(1)(c)", "qld s401(4)"]
