"""Parts 17 and 18, Division 5: collusion, misdeals, cards that were seen, bets out of turn, dead hands, silence.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

from typing import Any

import pytest
from support.events import done
from support.stud import ACES, BLIND, FLOOR, KINGS, QUEENS, Play, Stud, out_after_a_bet_out_of_turn

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.ask import Card

HANDS = {"ann": ACES, "bob": KINGS, "cat": QUEENS}


def three(stud: Stud, **settings: Any) -> Play[Any]:
    """Ann opens."""
    return stud.play(stud.sit(settings, ann=500, bob=500, cat=500), HANDS)


def at_card(stud: Stud, name: str, number: int, **settings: Any) -> Play[Any]:
    """The round waits for this card of this player; those before are dealt, and all bets called."""
    table = stud.sit(settings, ann=500, bob=500, cat=500)
    return until(stud.play(table, HANDS, stop=lambda play: awaits(play, name, number)), name, number)


def until(play: Play[Any], name: str, number: int) -> Play[Any]:
    while not awaits(play, name, number):
        step = "check" if "check" in play.offers else "call" if "call" in play.offers else "bet"
        play.act(play.turn, step, **({"amount": 500} if step == "bet" else {}))
        play.go_on(lambda play: awaits(play, name, number))
    return play


def awaits(play: Play[Any], name: str, number: int) -> bool:
    seat = play.table.seat_of(name)
    ask = play.round.ask
    return isinstance(ask, Card) and ask.to == name and seat is not None and len(seat.cards) == number - 1


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
def test_s356_what_a_player_may_not_do(stud: Stud, act: str, under: str) -> None:
    assert three(stud).refused("ann", act) == stud(under)


def test_s356_5_what_is_learnt_of_an_inactive_players_hole_cards_is_told_to_all(stud: Stud) -> None:
    play = three(stud).do("ann bet 5", "bob fold").act("cat", "tell all what was learnt", person="bob")
    assert play.ruled("bob's cards") == [stud("qld s356(5)")]


def test_s356_6_and_of_one_who_has_bet_and_not_been_called(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("bob", "tell all what was learnt", person="ann")
    assert play.ruled("ann's cards") == [stud("qld s356(6)")]


def test_s357_1_b_the_cards_were_not_cut(stud: Stud) -> None:
    play = stud.play(
        stud.sit(ann=100, bob=100), stop=lambda play: play.round.ask is not None and "cut" in str(play.round.ask)
    )
    play.act("dealer", "declare a misdeal", fault="the cards were not cut")
    assert play.over
    assert play.ruled("not cut")[0] == stud("qld s357(1)(b)")


def test_s357_2_otherwise_it_is_a_misdeal(stud: Stud) -> None:
    play = at_card(stud, "bob", stud.hole)
    play.act("dealer", "deal a hole card face up", card="JH").go_on()
    play.act("dealer", "declare a misdeal", fault="a card was not dealt face down after a hole card face up")
    assert play.over
    assert play.ruled("misdeal")[0] == stud("qld s357(2)")


@pytest.mark.parametrize("who", ["ann", FLOOR, "pit boss"])
def test_s357_3_only_the_dealer_declares_a_misdeal(stud: Stud, who: str) -> None:
    play = at_card(stud, "bob", stud.hole)
    assert play.refused(who, "declare a misdeal", fault="the cards were not cut") == stud("qld s357(3)")


def test_s357_4_before_the_first_round_of_betting_has_started(stud: Stud) -> None:
    play = three(stud).do("ann bet 5")
    fault = "a card was exposed when the cards were cut"
    assert play.refused("dealer", "declare a misdeal", fault=fault) == stud("qld s357(4)")


def test_s357_6_unless_that_is_not_practicable(stud: Stud) -> None:
    play = at_card(stud, "bob", stud.hole)
    because = "it is not practicable to reconstruct the deal"
    play.act("dealer", "declare a misdeal", fault="a hole card was dealt out of turn", because=because)
    assert stud("qld s357(6)") in play.ruled("out of turn")


def test_s357_7_cards_dealt_to_nobody_and_found_too_late_go_into_the_circle(stud: Stud) -> None:
    play = three(stud).do("ann bet 5")
    left = play.table.shoe.remaining
    play.act("dealer", "discard cards dealt to nobody", place=5, cards=2)
    assert play.ruled("place 5") == [stud("qld s357(7)")]
    assert play.table.shoe.remaining == left - 2
    assert play.refused("dealer", "discard cards dealt to nobody", place=1, cards=1) == stud("qld s357(7)")  # ann's


def test_s357_8_reading_k24_the_round_has_not_started_bets_go_back_and_the_buck_stays(stud: Stud) -> None:
    table = stud.sit(ann=500, bob=500, cat=500)
    play = stud.play(table, HANDS).act(
        "dealer", "declare a misdeal", fault="a card was exposed when the cards were cut"
    )
    assert play.over
    assert [person.purse.value for person in table.players] == [cents("500")] * 3
    assert [each.text for each in play.round.lines[0].cites] == [stud("qld s357(8)"), "reading K24"]
    again = stud.play(table, HANDS)
    assert table.buck == "ann"
    acts = [event.act for event in done(again.round)]
    assert acts[:3] == ["start the round", "shuffle", "cut"]


def test_s358_1_the_missed_players_act_first(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=500)
    assert play.ruled("cat bet out of turn") == [stud("qld s358(1)")]
    assert play.turn == "bob"


@pytest.mark.parametrize(
    ("bob", "put"),
    [
        pytest.param("bob fold", 1300, id="s358_2_a_folds"),
        pytest.param("bob call", 1300, id="s358_2_c_bets_less"),
        pytest.param("bob raise 8", 1300, id="s358_2_c_bets_as_much"),
    ],
)
def test_s358_2_the_bet_out_of_turn_stands(stud: Stud, bob: str, put: int) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=1300).do(bob)
    assert play.table.seats[2].put == put
    assert play.called["cat's bet out of turn stands"] == stud("qld s358(2)")


def test_s358_2_b_also_where_the_missed_player_checks(stud: Stud) -> None:
    play = three(stud).do("ann bet 5", "bob call", "cat call").act("bob", "bet out of turn", amount=600).do("ann check")
    assert play.called["bob's bet out of turn stands"] == stud("qld s358(2)")
    assert play.table.seats[1].put == 600
    assert play.turn == "cat"


def test_reading_k9_after_a_smaller_bet_it_is_a_call_and_a_raise(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=1500).do("bob call")
    assert play.table.betting is not None
    assert play.table.betting.last == (500, 1000)
    assert play.turn == "ann"


def test_s358_3_when_a_missed_player_bets_more_the_early_player_chooses_anew(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13")
    assert play.turn == "cat"
    assert play.offers == ["fold", "call", "raise"]
    play.do("cat call")
    assert play.table.seats[2].put == 1800


def test_s358_4_and_gets_the_early_bet_back_on_folding(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13", "cat fold")
    assert play.called["cat's bet out of turn goes back"] == stud("qld s358(4)")
    assert play.table.people["cat"].purse.value == cents("499")


def test_s358_5_what_is_over_the_betting_limit_goes_back(stud: Stud) -> None:
    """The pot with cat's call in it is 3 + 5 + 5: she may bet 5 and raise 13."""
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=3000).do("bob fold")
    assert stud("qld s358(5)") in [cited for cites in play.rulings.values() for cited in cites] + list(
        play.called.values()
    )
    assert play.table.seats[2].put == 1800


def test_s358_4_the_bet_that_is_folded_goes_back_by_a_line(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 13", "cat fold")
    assert play.back == [("cat", 500, 0, (stud("qld s358(4)"),))]


def test_s358_5_so_does_what_is_over_the_limit_and_the_chips_come_back_once(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=3000)
    assert play.back == [("cat", 1200, 0, (stud("qld s358(5)"),))]
    assert (play.table.people["cat"].purse.value, play.table.seats[2].early) == (cents("481"), 1800)


def test_s358_5_also_where_the_limit_is_lower_when_the_turn_comes(stud: Stud) -> None:
    """A bet of 5 and a raise of 13 were within it; without the ante that goes back to bob, the raise is 12."""
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=1800)
    play.act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    assert play.back[1:] == [("cat", 100, 0, (stud("qld s358(5)"),))]
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
    stud: Stud, who: str, act: str, details: dict[str, Any]
) -> None:
    out_after_a_bet_out_of_turn(three(stud), who, act, details)


def test_s358_4_taken_to_have_folded_after_being_outbid_a_player_has_it_back(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act("cat", "bet out of turn", amount=500).do("bob raise 8")
    play.act("cat", "fold irregularly", how="indicated in some other way")
    assert play.back == [("cat", 500, 0, (stud("qld s358(4)"),))]


def test_s358_2_a_bet_out_of_turn_of_a_player_who_must_now_open_stands_as_the_opening_bet(stud: Stud) -> None:
    play = (
        three(stud)
        .act("bob", "bet out of turn", amount=500)
        .act(FLOOR, "exclude from the round", person="ann", cause="told another of a hand")
    )
    assert (play.turn, play.back) == ("cat", [])
    assert play.called["bob's bet out of turn stands"] == stud("qld s358(2)")
    assert play.under("call") == stud("qld s324(3)")
    assert play.do("cat call").table.pot == 1300


@pytest.mark.parametrize("holds", ["too few cards", "too many cards"])
def test_s362_1_s362_2_a_hand_with_the_wrong_number_of_cards_is_dead_and_its_bets_stay(stud: Stud, holds: str) -> None:
    play = three(stud).do("ann bet 5", "bob call").act("dealer", "declare a hand dead", person="bob", holds=holds)
    assert play.table.seats[1].state == "folded"
    assert play.ruled("bob holds") == [stud("qld s362(1)"), stud("qld s362(2)")]
    assert play.table.seats[1].bet == 600


def test_s362_1_b_not_while_a_misdeal_can_be_declared(stud: Stud) -> None:
    with pytest.raises(Refused) as caught:
        at_card(stud, "bob", stud.hole).round.act(
            "dealer", "declare a hand dead", {"person": "ann", "holds": "too many cards"}
        )
    assert str(caught.value.under) == stud("qld s362(1)")


def at_the_showdown(stud: Stud) -> Play[Any]:
    """Ann was called and is to show."""
    play = three(stud).do("ann bet 5", "bob call", "cat call").to_the_final_round().do("ann bet 5", "bob call")
    return play.act("cat", "call")


def test_s362_3_the_only_one_left_at_the_showdown_wins(stud: Stud) -> None:
    play = at_the_showdown(stud)
    for name in ("ann", "bob"):
        play.act("dealer", "declare a hand dead", person=name, holds="too many cards")
    play.go_on()
    assert play.over
    assert play.net("cat") == 2200 - 100
    assert stud("qld s362(3)") in play.cites("cat")


def test_s362_4_where_none_is_left_the_last_who_folded_wins(stud: Stud) -> None:
    play = (
        three(stud)
        .do("ann bet 5", "bob call", "cat call")
        .to_the_final_round()
        .do("ann bet 5", "bob fold", "cat raise 5")
    )
    play.act("ann", "call")
    for name in ("ann", "cat"):
        play.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    play.go_on()
    assert play.over
    assert play.net("bob") == 600 + 600 + 2000 - 100
    assert play.ruled("bob, who folded last, wins") == [stud("qld s362(4)")]


@pytest.mark.parametrize(
    ("act", "under"),
    [
        pytest.param("retrieve folded cards", "qld s363(1)", id="s363_1"),
        pytest.param("exchange cards", "qld s363(2)(a)", id="s363_2_a"),
        pytest.param("tell of a hand", "qld s363(2)(b)", id="s363_2_b"),
    ],
)
def test_s363_cards_and_information_stay_where_they_are(stud: Stud, act: str, under: str) -> None:
    assert three(stud).refused("bob", act) == stud(under)


def test_s364_1_a_floor_manager_may_direct_the_players_to_be_silent(stud: Stud) -> None:
    play = three(stud)
    assert play.refused("dealer", "direct silence") == stud("qld s364(1)")
    play.act(FLOOR, "direct silence")
    assert play.ruled("silent") == [stud("qld s364(1)")]


def test_s364_2_s364_3_who_speaks_all_the_same_and_whom_they_told_play_no_more_at_this_table(stud: Stud) -> None:
    play = three(stud)
    assert play.refused(FLOOR, "bar from the table", people=["bob"]) == stud("qld s364(2)")
    play.act(FLOOR, "direct silence").act(FLOOR, "bar from the table", people=["bob", "cat"]).go_on()
    assert play.ruled("bob plays no more") == [stud("qld s364(2)"), stud("qld s364(3)")]
    play.to_the_end()
    again = stud.play(play.table)
    assert again.over  # ann is alone


def test_s365_a_the_floor_manager_may_void_a_bet(stud: Stud) -> None:
    play = (
        three(stud)
        .do("ann bet 5", "bob call")
        .act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    )
    assert play.table.people["bob"].purse.value == cents("500")
    assert play.ruled("their bets are void") == [stud("qld s363(2)(b)"), stud("qld s365(a)")]
    assert play.refused("dealer", "declare a bet void", person="ann", cause="told another of a hand") == stud(
        "qld s365(a)"
    )


def test_s365_b_i_or_keep_a_player_out_of_the_round(stud: Stud) -> None:
    play = (
        three(stud).do("ann bet 5").act(FLOOR, "exclude from the round", person="bob", cause="told another of a hand")
    )
    assert play.ruled("takes no further part in the round") == [stud("qld s363(2)(b)"), stud("qld s365(b)(i)")]
    play.do("cat fold")
    assert [seat.name for seat in stud.play(play.table).table.seats] == ["bob", "cat", "ann"]


def test_s365_b_ii_or_out_of_the_game(stud: Stud) -> None:
    play = three(stud).do("ann bet 5").act(FLOOR, "exclude from the game", person="bob", cause="told another of a hand")
    assert play.ruled("takes no further part in the game") == [stud("qld s363(2)(b)"), stud("qld s365(b)(ii)")]
    play.do("cat fold")
    again = stud.play(play.table)
    assert [seat.name for seat in again.table.seats] == ["cat", "ann"]


def test_reading_k55_who_cannot_make_the_ante_or_the_blind_bet_taps_out_with_it(stud: Stud) -> None:
    for settings, bet in ((BLIND, 300), ({"ante": 500}, 300)):
        table = stud.sit(settings, ann=500, bob=500, cat=500)
        table.people["ann"].purse.value = 300
        table.played.add("ann")
        play = stud.play(table, HANDS)
        assert (play.table.seats[0].bet, play.table.seats[0].state) == (bet, "tapped out")
        assert play.turn == "bob"


def test_reading_k60_where_nobody_can_bet_any_more_the_cards_are_dealt_on_without_betting(stud: Stud) -> None:
    table = stud.sit(ann=500, bob=500)
    table.people["bob"].purse.value = 600
    table.played.add("bob")
    play = stud.play(table, HANDS).do("ann bet 5", "bob tap out")
    assert play.over
    assert play.called["nobody is left to bet against: the cards are dealt on"] == "reading K60"
    assert all(len(seat.cards) == stud.cards for seat in table.seats)
    assert play.net("ann") == 600
