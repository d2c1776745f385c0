"""What people try at baccarat, in each text, at a moment or by a person that a provision stands against."""

import pytest
from support.baccarat import FLOOR, Played, begin, coup, dealt, nearly_empty, table_of
from support.baccarat_victoria import OF_1999, OF_2001, SUPERVISOR, tournament
from support.baccarat_victoria import Played as Victorian
from support.baccarat_victoria import begin as begin_in_victoria
from support.baccarat_victoria import table_of as victorian_table

from houseway.errors import Ground
from houseway.families.baccarat.table import UNSEEN
from houseway.games.baccarat.table import BaccaratTable
from houseway.money import cents
from houseway.play.wager import Verdict

FACE_UP, EXCESS, DISCLOSED = "card face up in the shoe", "card drawn in excess", "first card disclosed"
NATURAL = "KS 9D KC KH"  # the banker's hand wins


def after_the_last(table: BaccaratTable) -> BaccaratTable:
    table.cutting_card_out = table.last_round = True
    coup(NATURAL, table, ann="player's hand 10")
    return table


# s90(5), s100(3): before other cards


def test_s100_3_nothing_is_wagered_or_dealt_after_the_last_round() -> None:
    played = Played(after_the_last(table_of("ann")))
    assert played.awaits == "dealer: shuffle"
    assert played.refusal("ann", "wager", **played.on("ann", "player's hand 10")) == ("qld s100(3)", Ground.WHEN)
    for act in ("no more bets", "deal"):
        assert played.refusal("dealer", act) == ("qld s100(3)", Ground.WHEN)


@pytest.mark.parametrize(("on", "wagers", "deals"), [(OF_1999, "qld s100(3)", "qld s100(3)"),
                                                     (OF_2001, "vic 4/2001 r9.5.3", "vic 4/2001 r9.5.5")])  # fmt: skip
def test_vic_4_2001_r9_5_3_nothing_is_wagered_after_the_last_coup(on: str, wagers: str, deals: str) -> None:
    played = Victorian(after_the_last(victorian_table("ann", on=on)))
    assert played.refused("ann", "wager", **played.on("ann", "player's hand 10")) == wagers
    assert played.refused("dealer", "no more bets") == deals


def test_s90_5_the_cards_are_not_shuffled_while_commission_is_owed_at_any_moment() -> None:
    table = table_of("ann")
    coup(NATURAL, table, ann="banker's hand 20")
    assert Played(table).refusal("dealer", "shuffle") == ("qld s90(5)", Ground.WHEN)
    played = Played(table).act("ann", "pay commission")
    assert played.refusal("dealer", "shuffle") == ("qld s92(1)", Ground.WHEN)


def test_s90_4_commission_may_be_paid_while_cards_are_dealt() -> None:
    table = table_of("ann")
    coup(NATURAL, table, ann="banker's hand 20")
    played = dealt("KS", table, ann="player's hand 10").act("ann", "pay commission")
    assert played.table.owed == {}


# s94 to s96: the shoe


def test_s96_2_a_a_player_does_not_accept_the_shoe_under_a_direction() -> None:
    played = Played(table_of("ann"))
    assert played.refusal("ann", "accept the shoe") == ("qld s96(2)(a)", Ground.WHEN)
    played.wager("ann", "player's hand 10").close()
    assert played.refusal("ann", "deal") == ("qld s96(2)(b)", Ground.WHO)


def test_s94_3_the_dealer_does_not_deal_while_a_player_is_the_banker() -> None:
    played = begin(table_of("ann", banker="ann"), ann="player's hand 10")
    assert played.refusal("dealer", "deal") == ("qld s94(3)", Ground.WHO)


def test_s97_2_nothing_is_dealt_before_no_more_bets() -> None:
    played = Played(table_of("ann", banker="ann"))
    assert played.refusal("ann", "deal") == ("qld s97(2)", Ground.WHEN)


def test_s96_1_the_operator_may_direct_while_the_shoe_is_offered() -> None:
    played = Played(table_of("ann", dealer_banks=False)).act(FLOOR, "direct the dealer to bank")
    assert (played.awaits, played.table.dealer_banks) == ("wagers", True)


def test_s104_3_nothing_is_settled_before_the_result() -> None:
    assert dealt("KS", ann="player's hand 10").refusal("dealer", "settle") == ("qld s104(3)", Ground.WHEN)


# s99, s106: the cards


@pytest.mark.parametrize("on", ["", OF_1999, OF_2001])
def test_s106_5_a_no_dummy_round_at_will_and_s99_2_no_fourth_card(on: str) -> None:
    played = Victorian(victorian_table("ann", on=on)) if on else Played(table_of("ann"))
    assert played.refused("dealer", "call a dummy round") == (
        "vic 4/2001 r12.9.2" if on == OF_2001 else "qld s106(5)(a)"
    )


def test_s106_4_b_a_card_found_face_up_while_the_shoe_is_offered_begins_a_dummy_round() -> None:
    played = Played(table_of("ann", dealer_banks=False)).act("dealer", FACE_UP, card="KS")
    assert played.rulings[0][0] == "qld s106(4)(b)"
    assert (played.awaits, played.table.dummy) == ("card for banker's hand", True)
    played.cards("KD 9C 9H")
    assert played.awaits == "ann: accept the shoe | decline the shoe"


def test_s106_4_b_a_card_found_face_up_after_the_hands_begins_a_dummy_round_next() -> None:
    played = dealt(NATURAL, ann="player's hand 10").act("dealer", FACE_UP, card="2S").settle()
    assert played.rulings == [["qld s106(4)(b)", "qld s106(5)(a)", "qld s106(6)"]]
    assert played.table.waiting == "2S"


def test_s106_3_a_card_drawn_as_the_banker_is_about_to_deal_is_the_first() -> None:
    played = begin(table_of("ann", banker="ann"), ann="player's hand 10").act("dealer", EXCESS)
    assert (played.table.waiting, played.awaits) == (UNSEEN, "ann: deal")
    played.act("dealer", DISCLOSED, card="KS")
    assert played.table.dummy
    played.cards("KD 9C 9H")
    assert (played.awaits, [p.person for p in played.table.placed]) == ("wagers", ["ann"])


def test_s106_4_b_the_last_card_of_the_shoe_face_up_begins_a_dummy_round_that_has_no_effect() -> None:
    table = nearly_empty("KS", table_of("ann"))
    table.cutting_card_out = True
    played = begin(table, ann="player's hand 10").deal().act("dealer", FACE_UP, card="KS")
    assert played.rulings[-1] == ["qld s106(8)(a)", "qld s106(8)(b)"]
    assert (played.awaits, len(table.placed)) == ("dealer: shuffle", 1)


# Victoria: forms, hands and reports beside each other


@pytest.mark.parametrize("on", [OF_1999, OF_2001])
def test_vic_26_1999_r14_6_7_no_hand_begins_before_a_form_is_examined(on: str) -> None:
    played = Victorian(tournament("ann", "bob", on=on)).wager("bob", "player's hand 10")
    played.act("ann", "make a secret wager", type="banker's hand", amount=cents("20"))
    for step in ("pass the form", "examine the form"):
        for act in ("no more bets", "deal"):
            assert played.refusal("dealer", act) == ("vic 26/1999 r14.6.7", Ground.WHEN)
        played.act(SUPERVISOR if step == "examine the form" else "dealer", step)
    played.close()


def test_vic_26_1999_r14_6_6_others_wager_while_a_form_is_passed_and_examined() -> None:
    played = Victorian(tournament("ann", "bob", on=OF_2001))
    played.act("ann", "make a secret wager", type="banker's hand", amount=cents("20"))
    assert "wager" in played.listed("bob")
    played.wager("bob", "player's hand 10").act("dealer", "pass the form").wager("bob", "tie bet 10")
    played.act("bob", "withdraw", on="tie bet", selection="seat 2").act(SUPERVISOR, "examine the form").close()
    assert [placed.wager.name for placed in played.table.placed] == ["player's hand"]


def test_reading_bc28_a_form_that_is_taken_back_is_not_examined() -> None:
    played = Victorian(tournament("ann", on=OF_2001))
    played.act("ann", "make a secret wager", type="banker's hand", amount=cents("20"))
    assert played.act("ann", "take back the form").awaits == "wagers"


def test_s106_7_a_card_found_face_up_while_hands_are_opened_is_the_next_that_is_dealt() -> None:
    table = victorian_table("ann", banker="ann")
    played = begin_in_victoria(table, ann="player's hand 10").deal().cards("2S 2D KC KH")
    played.act("dealer", FACE_UP, card="7S").open()
    assert played.rulings == [["qld s106(7)(a)", "qld s106(7)(b)"]]
    assert [len(hand.cards) for hand in table.hands] == [3, 2]
    assert played.awaits == "card for banker's hand"


def test_s106_4_b_reading_bc38_a_card_found_face_up_that_is_not_needed_begins_a_dummy_coup() -> None:
    table = victorian_table("ann", banker="ann")
    played = begin_in_victoria(table, ann="player's hand 10").deal().cards("9S 2D KC KH")
    played.act("dealer", FACE_UP, card="7S").open()
    assert played.rulings[-1][:2] == ["qld s106(4)(b)", "reading BC38"]
    assert (table.waiting, played.awaits) == ("7S", "dealer: settle")


def test_vic_4_2001_r7_4_7_reading_bc40_the_shoe_is_given_up_in_mid_coup_by_direction() -> None:
    table = victorian_table("ann", "bob", banker="ann")
    played = begin_in_victoria(table, ann="player's hand 10", bob="banker's hand 10").deal().cards("9S 2D KC KH")
    played.act("pit boss", "direct to relinquish the shoe")
    assert (table.banker, played.rulings) == ("", [["vic 4/2001 r7.4.7", "reading BC40"]])
    assert played.open().awaits == "dealer: settle"
    played.settle()
    assert Victorian(table).awaits.startswith("bob: accept the shoe")


def test_vic_4_2001_r12_12_cards_out_of_sequence_may_be_reported_while_changes_are_permitted() -> None:
    played = begin_in_victoria(victorian_table("ann"), ann="player's hand 10").deal(face="down").cards("9S")
    played.act("casino supervisor", "permit changes").act("dealer", "cards out of sequence")
    assert "change a wager" in played.listed("ann")
    played.act(SUPERVISOR, "declare the coup void")
    assert played.over
    assert (played.verdict("ann"), played.cites("ann")) == (Verdict.VOID, ["vic 4/2001 r12.12"])


def test_vic_4_2001_r12_12_cards_out_of_sequence_may_be_reported_while_secret_wagers_are_announced() -> None:
    played = Victorian(tournament("ann", on=OF_2001)).form("ann", "banker's hand", "20").close().deal()
    played.cards(NATURAL).open()
    assert played.awaits == "game supervisor: announce the secret wagers"
    played.act("dealer", "cards out of sequence").act(SUPERVISOR, "declare the coup void")
    assert (played.over, played.lines(), played.table.secrets_made) == (True, [], {})


def test_s96_1_a_direction_ended_while_a_form_is_passed_waits_for_the_form() -> None:
    played = Victorian(tournament("ann", "bob", on=OF_1999))
    played.act("ann", "make a secret wager", type="banker's hand", amount=cents("20")).act(
        "pit boss", "end the direction"
    )
    assert played.awaits == "dealer: pass the form"
    played.act("dealer", "pass the form").act(SUPERVISOR, "examine the form")
    assert (played.table.unexamined, played.awaits) == ([], "ann: accept the shoe | decline the shoe")
