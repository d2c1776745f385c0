"""Baccarat, Part 6: who is the banker (ss 94 to 96), and how the shoe passes on (s105)."""

import pytest
from support.baccarat import FLOOR, PIT, Played, begin, coup, dealt, table_of

from houseway.errors import Ground
from houseway.games.baccarat.table import BaccaratTable

BANKER_WINS, BANKER_LOSES, TIE = "2S 4D KC 4H", "KC 6H 9S KD", "6S 6D KC KH"
DIRECTORS = "assistant pit boss or floor manager or pit boss"
NOBODY = f"{DIRECTORS}: direct the dealer to bank | offer the shoe again"


def nobody_yet(*names: str) -> BaccaratTable:
    """The cards are in the shoe, and it has not been offered."""
    return table_of(*names, dealer_banks=False)


def asked(played: Played) -> str:
    """Who is offered the shoe."""
    who, _, offers = played.awaits.partition(": ")
    return who if offers == "accept the shoe | decline the shoe" else ""


# s94


def test_s94_1_the_shoe_is_first_offered_to_seat_1() -> None:
    played = Played(nobody_yet("ann", "bob"))
    assert (asked(played), played.under) == ("ann", "qld s94(1)")


def test_s94_2_then_to_the_others_counterclockwise_until_one_accepts() -> None:
    table = nobody_yet("ann", "bob", "cat")
    table.seats.sit("bob", 9)  # now 1, 3 and 9
    played, order = Played(table), []
    for _ in range(2):
        order.append(asked(played))
        played.act(order[-1], "decline the shoe")
    assert played.under == "qld s94(2)"
    assert [*order, asked(played)] == ["ann", "cat", "bob"]
    played.act("bob", "accept the shoe")
    assert (played.table.banker, played.awaits) == ("bob", "wagers")


def test_reading_bc2_from_an_empty_seat_1_the_offer_goes_on_to_seat_2() -> None:
    table = nobody_yet("ann", "bob")
    table.seats.sit("ann", 5)
    played = Played(table)
    assert (asked(played), played.under) == ("bob", "qld s94(2)")


def test_s94_3_whoever_accepts_the_shoe_deals() -> None:
    played = Played(nobody_yet("ann", "bob")).act("ann", "accept the shoe").wager("ann", "player's hand 10").close()
    assert (played.awaits, played.under) == ("ann: deal", "qld s94(3)")
    assert played.refused("bob", "deal") == "qld s94(3)"
    assert played.refused("dealer", "deal") == "qld s94(3)"
    assert played.deal().awaits == "card for player's hand"


def test_s94_4_that_player_is_the_banker() -> None:
    played = Played(nobody_yet("ann")).act("ann", "accept the shoe")
    assert ("ann is the banker", "qld s94(4)") in played.called
    assert played.round.game.look(played.table, "ann")["banker"] == "ann"


def test_s94_5_the_shoe_is_not_offered_to_those_who_stand() -> None:
    names = [f"p{number}" for number in range(1, 12)]
    played = Played(table_of(*names, places=10, dealer_banks=False))
    assert played.refused("p11", "accept the shoe") == "qld s94(5)"
    for name in names[:10]:
        assert asked(played) == name
        played.act(name, "decline the shoe")
    assert played.awaits == NOBODY


def test_reading_bc11_if_nobody_accepts_the_dealer_is_directed_to_bank_or_it_is_offered_again() -> None:
    played = Played(nobody_yet("ann")).act("ann", "decline the shoe")
    assert (played.awaits, played.under) == (NOBODY, "reading BC11")
    played.act(FLOOR, "offer the shoe again")
    assert asked(played) == "ann"
    played.act("ann", "decline the shoe").act(PIT, "direct the dealer to bank")
    assert played.table.dealer_banks
    assert played.awaits == "wagers"


# s95


@pytest.mark.parametrize("hand", ["banker's hand", "player's hand"])
def test_s95_1_a_banker_goes_on_with_the_minimum_on_either_hand(hand: str) -> None:
    played = begin(table_of("ann", banker="ann"), ann=f"{hand} 10")
    assert played.awaits == "ann: deal"


def test_s95_2_without_it_the_shoe_is_relinquished() -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="tie bet 10", bob="player's hand 10")
    assert played.rulings == [["qld s95(1)", "qld s95(2)", "qld s95(3)"]]
    assert asked(played) == "bob"
    played.act("bob", "accept the shoe")
    assert played.awaits == "wagers"  # no card is dealt yet (s88)
    assert played.close().awaits == "bob: deal"


def test_s95_2_a_wager_under_the_minimum_that_was_let_stand_is_not_enough() -> None:
    played = Played(table_of("ann", banker="ann")).wager("ann", "player's hand 5", accepted=True).close()
    assert played.rulings[-1] == ["qld s95(1)", "qld s95(2)", "qld s95(3)"]
    assert played.awaits == NOBODY  # nobody else sits here
    played.act(FLOOR, "direct the dealer to bank").close()
    assert played.awaits == "dealer: deal"


def test_s95_3_the_banker_may_switch_between_the_hands() -> None:
    table = table_of("ann", banker="ann")
    coup(BANKER_WINS, table, ann="player's hand 10")
    played = coup(BANKER_WINS, table, ann="banker's hand 10")
    assert played.line("ann").paid == 1000
    assert table.banker == "ann"


# s96


def test_s96_1_the_operator_may_direct_that_the_dealer_be_the_banker() -> None:
    played = Played(table_of("ann", "bob", banker="ann")).act(PIT, "direct the dealer to bank")
    assert played.rulings == [["qld s96(1)", "qld s96(2)(c)", "qld s105(1)"]]
    assert (played.table.banker, played.table.dealer_banks) == ("", True)
    assert played.refusal("ann", "direct the dealer to bank") == ("qld s96(1)", Ground.WHO)


def test_s96_1_the_direction_may_be_ended() -> None:
    played = Played(table_of("ann")).act(FLOOR, "end the direction")
    assert asked(played) == "ann"
    assert played.act("ann", "accept the shoe").table.banker == "ann"


def test_s96_2_a_the_dealer_deals_and_needs_no_wager() -> None:
    played = Played(table_of("ann", banker="ann")).act(PIT, "direct the dealer to bank")
    assert ("the dealer is the banker", "qld s96(2)(a)") in played.called
    played.wager("ann", "tie bet 10").close()
    assert (played.awaits, played.under) == ("dealer: deal", "qld s96(2)(a)")


def test_s96_2_b_players_touch_no_cards_but_to_cut_or_by_leave_of_the_dealer() -> None:
    played = begin(table_of("ann"), ann="player's hand 10")
    assert played.refused("ann", "deal") == "qld s96(2)(b)"
    played.deal().cards("2S")
    played.act("dealer", "cards handled", person="ann")
    played.act("dealer", "let a player handle the cards", person="ann")
    assert played.rulings == [["qld s96(2)(b)", "reading G20"], ["qld s96(2)(b)"]]
    assert played.refusal("dealer", "cards handled", person="ann") == ("qld s97(3)", Ground.WHO)


def test_s94_3_reading_g20_cards_are_for_the_banker() -> None:
    table = table_of("ann", "bob", banker="ann")
    played = begin(table, ann="player's hand 10").deal().act(FLOOR, "cards handled", person="bob")
    assert played.rulings == [["qld s94(3)", "reading G20"]]
    assert played.refusal(FLOOR, "cards handled", person="ann") == ("qld s97(3)", Ground.WHO)


def test_s96_2_c_the_shoe_is_neither_offered_nor_passed_meanwhile() -> None:
    table = table_of("ann")
    coup(BANKER_LOSES, table, ann="player's hand 10")
    played = Played(table)
    assert played.awaits == "wagers"
    for act in ("accept the shoe", "decline the shoe", "pass the shoe"):
        assert played.refusal("ann", act) == ("qld s96(2)(a)", Ground.WHEN)


# s105


def test_s105_1_all_this_is_subject_to_section_96() -> None:
    table = table_of("ann")
    played = coup(BANKER_LOSES, table, ann="banker's hand 10")
    assert not [words for words, under in played.called if under.startswith("qld s105")]
    assert table.dealer_banks


@pytest.mark.parametrize("cards", [BANKER_WINS, TIE])
def test_s105_2_after_a_round_the_banker_may_remain(cards: str) -> None:
    table = table_of("ann", "bob", banker="ann")
    coup(cards, table, ann="player's hand 10")
    assert begin(table, ann="player's hand 10").awaits == "ann: deal"


def test_s105_2_or_pass_the_shoe() -> None:
    played = Played(table_of("ann", "bob", "cat", banker="ann"))
    assert "pass the shoe" not in played.listed("bob")
    played.act("ann", "pass the shoe")
    assert played.rulings == [["qld s105(2)"]]
    assert (asked(played), played.under) == ("bob", "qld s105(3)")


def test_s105_2_a_when_the_bankers_hand_loses_the_banker_passes_the_shoe() -> None:
    table = table_of("ann", "bob", banker="ann")
    played = coup(BANKER_LOSES, table, ann="player's hand 10")  # whatever the banker has wagered on
    assert ("the banker's hand has lost: ann passes the shoe", "qld s105(2)(a)") in played.called
    assert asked(Played(table)) == "bob"


BECAUSE = ("the banker delays the game", "repeated invalid deals", "the banker violates the rules")


@pytest.mark.parametrize("because", BECAUSE)
@pytest.mark.parametrize("who", ["dealer", FLOOR])
def test_s105_2_b_dealer_or_floor_manager_may_order_the_shoe_passed(because: str, who: str) -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="player's hand 10")
    played.act(who, "order the shoe passed", because=because)
    assert played.rulings == [["qld s105(2)(b)"]]
    assert asked(played) == "bob"
    played.act("bob", "accept the shoe").wager("bob", "player's hand 10").close()
    assert played.awaits == "bob: deal"


def test_s105_2_b_nobody_else_may_and_for_no_other_reason() -> None:
    played = Played(table_of("ann", "bob", banker="ann"))
    assert played.refusal("bob", "order the shoe passed", because=BECAUSE[0]) == ("qld s105(2)(b)", Ground.WHO)
    assert played.refusal("sue", "order the shoe passed", because=BECAUSE[0]) == ("qld s105(2)(b)", Ground.WHO)
    played.act("dealer", "order the shoe passed", because=BECAUSE[0])
    assert asked(played) == "bob"


def test_s105_3_it_is_offered_to_the_right_and_then_counterclockwise() -> None:
    table = table_of("ann", "bob", "cat", banker="bob")
    coup(BANKER_LOSES, table, bob="player's hand 10")
    played, order = Played(table), []
    while who := asked(played):
        order.append(who)
        assert played.under == "qld s105(3)"
        played.act(who, "decline the shoe")
    assert order == ["cat", "ann", "bob"]  # the last banker comes last (reading BC11)


def test_s105_4_the_first_to_accept_is_the_new_banker() -> None:
    table = table_of("ann", "bob", "cat", banker="bob")
    coup(BANKER_LOSES, table, bob="player's hand 10")
    played = Played(table).act("cat", "decline the shoe").act("ann", "accept the shoe")
    assert ("ann is the new banker", "qld s105(4)") in played.called


def test_s105_3_a_banker_who_leaves_or_is_excluded_gives_the_shoe_up() -> None:
    table = table_of("ann", "bob", "cat", banker="bob")
    played = Played(table).act("bob", "leave").wager("ann", "player's hand 10").close()
    assert asked(played) == "cat"
    played.act("cat", "accept the shoe").wager("cat", "player's hand 10").close()
    played.act(FLOOR, "exclude", person="cat")
    assert asked(played) == "ann"


def test_reading_bc10_a_reshuffle_leaves_the_shoe_with_its_banker() -> None:
    table = table_of("ann", "bob", banker="bob")
    table.cutting_card_out = table.last_round = True
    coup(BANKER_WINS, table, bob="player's hand 10")
    played = Played(table).acts("dealer: shuffle", "dealer: offer the cut", "bob: cut", "dealer: complete the cut")
    played.acts("dealer: insert the cutting card", "dealer: put the cards in the shoe").cards("AS AD")
    assert (played.awaits, table.banker) == ("wagers", "bob")


def test_reading_bc16_without_a_wager_no_round_is_dealt() -> None:
    played = Played(table_of("ann")).close()
    assert played.over
    assert played.table.shoe.remaining == 416


def test_s97_3_the_banker_may_deal_face_down() -> None:
    played = begin(table_of("ann", banker="ann"), ann="player's hand 10").deal(face="down").cards("2S 4D KC")
    assert played.round.game.look(played.table, "ann")["player's hand"]["cards"] == ["face down"] * 2
    played.cards("4H")
    assert played.round.game.look(played.table, "ann")["player's hand"]["cards"] == ["2S", "KC"]
    assert dealt("2S", ann="player's hand 10").table.face_down is False
