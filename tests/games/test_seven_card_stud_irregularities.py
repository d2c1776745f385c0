"""Part 18, Division 5: collusion, misdeals, cards astray or seen, bets out of turn, dead hands, silence, exclusion."""

import random
from typing import Any

import pytest
from support.seven_card_stud import Play, sit

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


def test_s400_3_s400_4_nobody_else_sees_the_hole_cards_of_an_active_or_folded_player() -> None:
    play = three().do("ann bet 5", "bob fold")
    seen = view(play.round, "cat").look["hands"]
    assert seen[0]["cards"] == ["", "", "AD"]
    assert seen[1]["cards"] == []
    assert view(play.round, "dealer").look["hands"][0]["cards"] == ["", "", "AD"]
    assert view(play.round, "ann").look["hands"][0]["cards"] == ["AS", "AH", "AD"]


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


@pytest.mark.parametrize("fault", MENDABLE)
def test_s401_5_no_misdeal_where_nobody_looked_and_the_deal_is_reconstructed(fault: str) -> None:
    play = at_card("bob", 2)
    assert play.refused("dealer", "declare a misdeal", fault=fault) == "qld s401(5)(a)"
    play.act("dealer", "reconstruct the deal", fault=fault).go_on()
    assert play.ruled(fault) == [MENDABLE[fault], "qld s401(5)(a)", "qld s401(5)(b)"]
    assert [play.cards(name) for name in HANDS] == ["AS AH AD", "KS KH KD", "QS QH QD"]


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


# What the readings say besides


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
