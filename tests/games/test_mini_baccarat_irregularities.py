"""A round of mini-baccarat: the deal (ss 202, 203), the cutting card (s204), third cards and result (ss 205 to 208)."""

from typing import Any

import pytest
from support.mini_baccarat import FLOOR, Played, begin, next_round, table_of, with_cards

from houseway.equipment.cards import card
from houseway.errors import Ground
from houseway.games import find

GAME = find("mini-baccarat")
THIRD = "third card to the player's hand"
EXCESS = "card drawn in excess"
FACE_UP = "card face up in the shoe"
SEEN = "first card disclosed"
STAYS = "6S 5H QS QC"  # the player's hand stays on 6, and the banker's draws
BOTH_STAY = "6S 7H QS QC"
NATURAL = "8S 2H QS QC"  # the player's hand has a natural, the banker's hand 2


def look(played: Played) -> dict[str, Any]:
    return dict(GAME.look(played.table, "ann"))


# s209(1), (2): a third card that the player's hand may not have


@pytest.mark.parametrize("details", [{}, {"card": "4D"}])
def test_s209_1_it_becomes_the_bankers_third_card_where_that_hand_must_draw(details: dict[str, str]) -> None:
    played = begin("ann banker 10").cards(STAYS).act("dealer", THIRD, **details)
    assert played.rulings == [["qld s209(1)"]]
    if not details:  # not seen yet: it is the next card to come
        played.cards("4D")
    assert (played.hands, played.awaits) == (("6S QS", "5H QC 4D"), "settlement")
    assert played.settle().net("ann") == 950


def test_s209_2_where_the_bankers_hand_stays_it_is_the_next_hands_first_card() -> None:
    played = begin("ann banker 10").cards(BOTH_STAY).act(FLOOR, THIRD)
    assert (played.rulings, look(played)["next hand's first card"]) == ([["qld s209(2)"]], "face down")
    assert played.settle().net("ann") == 950  # the round is settled as it stood
    again = next_round(played, "ann player 10")
    assert again.awaits == "card for player's hand"
    assert again.cards("2S").table.waiting == ""


def test_s209_2_unless_it_has_been_disclosed() -> None:
    played = begin("ann banker 10").cards(BOTH_STAY).act("dealer", THIRD, card="4D")
    assert played.rulings == [["qld s209(4)(a)", "qld s209(5)", "qld s209(6)"]]
    assert played.settle().net("ann") == 950
    assert Played(played.table).called[0][0] == "a dummy round, with no wagers on it, begins with 4D"


def test_reading_bc13_after_a_natural_the_bankers_hand_stays_whatever_it_counts() -> None:
    played = begin("ann player 10").cards(NATURAL).act("dealer", THIRD)
    assert (played.hands, played.rulings) == (("8S QS", "2H QC"), [["qld s209(2)", "qld s205", "reading BC13"]])


def test_s209_1_is_not_for_a_third_card_that_is_due() -> None:
    played = begin("ann banker 10").cards("2S 5H QS QC")
    assert played.refusal("dealer", THIRD) == ("qld s209(1)", Ground.WHEN)
    assert played.refusal("ann", THIRD) == ("qld s209(1)", Ground.WHO)


# s209(3): a card in excess


def test_s209_3_a_card_in_excess_that_nobody_saw_is_the_next_hands_first() -> None:
    played = begin("ann banker 10").cards(BOTH_STAY).act("dealer", EXCESS)
    assert played.rulings == [["qld s209(3)"]]
    again = next_round(played.settle(), "ann banker 10").cards("9S 4H QS 2C").settle()
    assert (again.hands, again.net("ann")) == (("9S QS", "4H 2C"), -1000)


def test_s209_3_also_a_fourth_card_to_a_hand() -> None:
    played = begin("ann banker 10").cards("2S 3S AS KH KS KD").act("dealer", EXCESS)
    assert (played.hands, played.rulings) == (("2S AS KS", "3S KH KD"), [["qld s209(3)"]])


def test_s209_3_the_cutting_card_that_comes_with_it_came_in_this_round() -> None:
    played = begin("ann banker 10", table=with_cards(60, "ann", marker=56)).cards(BOTH_STAY).act("dealer", EXCESS)
    assert played.called[-1][1] == "qld s204(1)"
    assert played.settle().called[-1][1] == "qld s204(2)"


def test_s209_3_only_between_two_hands() -> None:
    assert begin("ann banker 10").cards("6S").refusal("dealer", EXCESS) == ("qld s209(3)", Ground.WHEN)


# s209(4): the next hand's first card has been seen


def dummy(played: Played, cards: str = "3H 2S 7H") -> Played:
    """The dummy round that begins with a card of 4: 4 and 2, 3 and 7 by default, and no third cards."""
    assert look(played)["dummy round"]
    return played.cards(cards)


def test_s209_4_a_disclosed_it_begins_a_dummy_round() -> None:
    played = begin("ann banker 10").cards(BOTH_STAY).act("dealer", EXCESS, card="4D").settle()
    again = Played(played.table)
    assert again.called == [("a dummy round, with no wagers on it, begins with 4D", "qld s209(5)(b)")]
    assert (again.awaits, again.hands) == ("card for banker's hand", ("4D", ""))
    dummy(again, "3H 2S 4H")
    assert (again.awaits, again.lines(), again.hands) == ("wagers", [], ("", ""))


@pytest.mark.parametrize("when", ["settlement", "wagers", "first card"])
def test_s209_4_a_whenever_it_is_seen(when: str) -> None:
    played = begin("ann banker 10").cards(BOTH_STAY).act("dealer", EXCESS)
    if when != "settlement":
        played = Played(played.settle().table)
    if when == "first card":
        played.wager("ann", "banker", "10").close()
    played.act("dealer", SEEN, card="4D")
    assert played.rulings[-1] == ["qld s209(4)(a)", "qld s209(5)", "qld s209(6)"]
    if when == "settlement":
        played = Played(played.settle().table)
    dummy(played, "3H 2S 4H")
    assert (played.awaits, played.table.waiting) == ("wagers", "")


@pytest.mark.parametrize("when", ["wagers", "first card"])
def test_s209_4_b_found_face_up_in_the_shoe_it_begins_a_dummy_round(when: str) -> None:
    played = Played(table_of("ann")).wager("ann", "banker", "10")
    if when == "first card":
        played.close()
    played.act("dealer", FACE_UP, card="4D")
    assert played.rulings == [["qld s209(4)(b)", "qld s209(5)", "qld s209(6)"]]
    dummy(played, "3H 2S 4H")
    assert (played.awaits, played.table.shoe.in_rack) == ("wagers", 4)


def test_reading_bc17_wagers_that_lie_there_wait_for_the_round_after_and_may_be_changed() -> None:
    played = begin("ann banker 10").act("dealer", FACE_UP, card="4D")
    dummy(played, "3H 2S 4H")
    assert [p.stake for p in played.table.placed] == [1000]
    played.wager("ann", "banker", "5").close().cards("2S 9H 4S QC").settle()
    assert played.line("ann", "banker").paid == 1425


def test_s209_4_two_dummy_rounds_may_follow_each_other() -> None:
    played = Played(table_of("ann")).wager("ann", "banker", "10").act("dealer", FACE_UP, card="4D")
    dummy(played, "3H 2S 4H").act("dealer", FACE_UP, card="9D")
    dummy(played, "3H QS 4H")
    assert (played.awaits, played.table.shoe.in_rack) == ("wagers", 8)


# s209(5), (6): what a dummy round is


def test_s209_5_a_a_dummy_round_arises_in_no_other_way() -> None:
    for who in ("ann", "dealer", "pit boss"):
        assert Played(table_of("ann")).refusal(who, "call a dummy round") == ("qld s209(5)(a)", Ground.WHAT)


def test_s209_5_b_it_is_dealt_like_any_round_with_naturals_and_third_cards() -> None:
    played = Played(table_of("ann")).act("dealer", FACE_UP, card="AD")
    played.cards("KH 2S KD")  # 3 against 0
    assert played.called[-2:] == [("player's hand: 3", "qld s203(1)"), ("banker's hand: 0", "qld s203(1)")]
    assert played.awaits == "card for player's hand"
    assert played.cards("5S").awaits == "card for banker's hand"
    assert played.cards("5H").awaits == "wagers"
    natural = Played(table_of("ann")).act("dealer", FACE_UP, card="9D").cards("KH QS KD")
    assert (natural.awaits, natural.called[-1][1]) == ("wagers", "qld s205")


def test_s209_6_nobody_wagers_on_it() -> None:
    played = Played(table_of("ann")).wager("ann", "player", "10").act("dealer", FACE_UP, card="4D")
    assert played.refusal("ann", "wager", **played.on("ann", "tie", "10")) == ("qld s209(6)", Ground.WHEN)
    played.wager("ann", "tie", "10", accepted=True)
    assert played.rulings[-1] == ["qld s209(6)", "reading G6"]
    dummy(played, "3H 2S 4H")
    assert [(p.wager.name, p.stake) for p in played.table.placed] == [("player's hand", 1000)]
    assert [(line.wager, line.verdict.value) for line in played.lines()] == [("tie bet", "void")]


def test_reading_bc5_a_dummy_round_is_not_the_last_round() -> None:
    table = with_cards(60, "ann", marker=58)
    played = begin("ann banker 10", table=table).cards(BOTH_STAY).act("dealer", EXCESS, card="4D").settle()
    assert played.called[-1][1] == "qld s204(2)"
    again = dummy(Played(table), "3H 2S 4H")
    assert (again.awaits, table.due, table.last_round) == ("wagers", "", True)
    again.wager("ann", "banker", "10").close().cards("2D 9H 4S KC").settle()
    assert table.due == "shoe completed"


def test_reading_bc5_nor_is_one_that_the_cutting_card_comes_before() -> None:
    table = with_cards(60, "ann", marker=60)
    played = dummy(Played(table).act("dealer", FACE_UP, card="4D"), "3H 2S 4H")
    assert (played.awaits, table.due) == ("wagers", "")
    played.wager("ann", "banker", "10").close().cards("2D 9H 4S QC").settle()
    assert table.due == "shoe completed"


@pytest.mark.parametrize("details", [{}, {"card": "4D"}])
def test_reading_bc14_in_the_last_round_no_dummy_round_follows(details: dict[str, str]) -> None:
    played = begin("ann banker 10", table=with_cards(60, "ann", marker=60)).cards(BOTH_STAY)
    played.act("dealer", EXCESS, **details)
    assert played.rulings[-1][1:] == ["qld s204(3)", "reading BC14"]
    played.settle()
    assert (played.table.due, played.table.waiting) == ("shoe completed", "")
    assert played.table.shoe.conserved(())


# s209(7): face up in the shoe in the middle of a hand


@pytest.mark.parametrize("before", ["6S", "6S 5H", "6S 5H QS", STAYS])
def test_s209_7_a_card_face_up_in_the_shoe_is_live_once_a_hand_has_started(before: str) -> None:
    played = begin("ann banker 10").cards(before)
    awaited = played.awaits
    played.act("dealer", FACE_UP, card="4D")
    assert played.rulings == [["qld s209(7)(a)", "qld s209(7)(b)"]]
    hand = played.hands[0 if "player" in awaited else 1]
    assert hand.endswith("4D")  # it is played as if it had lain face down


def test_s209_7_it_must_be_a_card_of_the_shoe() -> None:
    played = begin("ann banker 10").cards("6S")
    while played.table.shoe.counts[card("4D")]:
        played.table.shoe.take(card("4D"))
    assert "4D" not in str([o for o in played.round.options("dealer") if o.act == FACE_UP])


# s209(8): too few cards


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_s209_8_a_with_too_few_cards_the_round_has_no_effect(left: int) -> None:
    table = with_cards(left, "ann", "bob")  # aces and twos: nobody has a natural, and both hands draw
    cards = [each for each, count in enumerate(table.shoe.counts) for _ in range(count)]
    played = begin("ann banker 10", "bob tie 10", table=table)
    for each in cards:
        played.round.outcome(each)
    assert played.over
    assert played.rulings == [["qld s209(8)(a)", "qld s209(8)(b)"]]
    assert [(x.person, x.verdict.value, x.returned) for x in played.lines()] == [
        ("ann", "void", 1000),
        ("bob", "void", 1000),
    ]
    assert table.shoe.conserved(())


def test_reading_bc4_the_wagers_go_back() -> None:
    table = with_cards(1, "ann")
    played = begin("ann banker 10", table=table).cards("AC")
    assert played.cites("ann", "banker") == ["qld s209(8)(a)", "reading BC4"]
    assert table.people["ann"].purse.value == 200_000


def test_s209_8_b_a_new_round_commences_with_shuffled_cards() -> None:
    table = with_cards(1, "ann")
    begin("ann banker 10", table=table).cards("AC")
    played = Played(table)
    assert (played.awaits, table.due) == ("dealer: shuffle", "no cards left")
    assert "replace the cards" in played.listed("pit boss")


def test_s209_8_a_card_that_lies_face_down_among_the_discards_cannot_be_dealt() -> None:
    table = with_cards(2, "ann")
    table.shoe.take_unseen()
    played = begin("ann banker 10", table=table).cards("AC")
    assert played.over
    assert played.lines()[0].verdict.value == "void"


def test_s209_8_a_dummy_round_that_runs_out_leaves_the_wagers_for_the_round_after_the_shuffle() -> None:
    table = with_cards(3, "ann")
    played = Played(table).wager("ann", "banker", "10").act("dealer", FACE_UP, card="AC").cards("AD AH")
    assert played.rulings[-1] == ["qld s209(8)(a)", "qld s209(8)(b)"]
    assert (played.awaits, [p.stake for p in table.placed]) == ("dealer: shuffle", [1000])


def test_s209_what_is_reported_must_be_open_and_is_for_staff() -> None:
    played = Played(table_of("ann"))
    for act in (THIRD, EXCESS, FACE_UP, SEEN):
        assert played.refusal("ann", act)[1] is Ground.WHO
    assert played.refusal("dealer", SEEN, card="4D") == ("qld s209(4)(a)", Ground.WHEN)


def test_a_table_in_wait_of_a_dummy_round_is_written_down_and_set_up_again() -> None:
    played = begin("ann banker 10").cards(BOTH_STAY).act("dealer", EXCESS, card="4D").settle()
    again = table_of("ann", ready=False)
    again.restore(played.table.as_data())
    assert again.as_data() == played.table.as_data()
    assert look(Played(again))["dummy round"]
