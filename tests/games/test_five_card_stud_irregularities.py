"""Part 17, Division 5: collusion, misdeals, cards that were seen, bets out of turn, dead hands, silence, exclusion."""

from typing import Any

import pytest
from support.five_card_stud import Play, sit

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


def test_s356_3_s356_4_nobody_else_sees_the_hole_cards_of_an_active_or_folded_player() -> None:
    play = three().do("ann bet 5", "bob fold")
    seen = view(play.round, "cat").look["hands"]
    assert seen[0]["cards"] == ["", "AH"]
    assert seen[1]["cards"] == []
    assert view(play.round, "dealer").look["hands"][0]["cards"] == ["", "AH"]
    assert view(play.round, "ann").look["hands"][0]["cards"] == ["AS", "AH"]


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


@pytest.mark.parametrize("fault", MENDABLE)
def test_s357_5_no_misdeal_where_nobody_looked_and_the_deal_is_reconstructed(fault: str) -> None:
    play = at_card("bob", 1)
    assert play.refused("dealer", "declare a misdeal", fault=fault) == "qld s357(5)(a)"
    play.act("dealer", "reconstruct the deal", fault=fault).go_on()
    assert play.ruled(fault) == [MENDABLE[fault], "qld s357(5)(a)", "qld s357(5)(b)"]
    assert [play.cards(name) for name in HANDS] == ["AS AH", "KS KH", "QS QH"]


# s358: betting out of turn


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
