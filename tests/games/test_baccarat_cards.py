"""Baccarat, Part 6: the cards are sorted, shuffled, cut and burnt (ss 91 to 93), and the end of a shoe (s100)."""

from typing import Any

import pytest
from support.baccarat import FLOOR, PIT, Played, begin, coup, nearly_empty, table_of

from houseway.errors import BadInput, Ground
from houseway.games.baccarat.table import BaccaratTable

SORTED = ("dealer: sort and inspect", "floor manager: sort and inspect", "dealer: spread the cards")
IN_THE_SHOE = ("dealer: complete the cut", "dealer: insert the cutting card", "dealer: put the cards in the shoe")
BURN = "2S KD 9H"  # a two, and two more


def new_table(*names: str, **rules: Any) -> Played:
    return Played(table_of(*names, ready=False, **rules))


def shuffled(*names: str, **rules: Any) -> Played:
    """New cards, looked over and shuffled; the cut is next."""
    return new_table(*names, **rules).acts(*SORTED, "dealer: shuffle", "dealer: offer the cut")


def in_use(*names: str) -> Played:
    """Everything done, and the wagers open."""
    return shuffled(*names).acts("ann: cut", *IN_THE_SHOE).cards(BURN)


# s91


def test_s91_1_floor_manager_and_dealer_sort_and_inspect_each_on_their_own() -> None:
    played = new_table("ann").acts("dealer: sort and inspect")
    assert played.awaits == "assistant pit boss or floor manager or pit boss: sort and inspect"  # who supervise games
    assert played.refused("dealer", "sort and inspect") == "qld s91(1)"
    assert new_table("ann").acts("floor manager: sort and inspect").awaits == "dealer: sort and inspect"


def test_s91_1_reading_g19_cards_in_which_something_is_found_are_not_played_with() -> None:
    played = new_table("ann").acts("dealer: sort and inspect").act(FLOOR, "sort and inspect", finds="a card missing")
    assert played.rulings == [["qld s91(1)", "reading G19"]]
    played.acts("floor manager: sort and inspect")
    assert played.awaits == "dealer: sort and inspect"


def test_s91_2_then_the_cards_are_spread_face_up() -> None:
    played = new_table("ann").acts(*SORTED[:2])
    assert (played.awaits, played.under) == ("dealer: spread the cards", "qld s91(2)")


def test_s91_3_the_players_see_the_cards_before_they_are_shuffled() -> None:
    played = new_table("ann").acts(*SORTED)
    assert played.called == [("the cards lie face up for the players to see", "qld s91(3)")]
    assert played.awaits == "dealer: shuffle"


@pytest.mark.parametrize("who", [PIT, "assistant pit boss"])
@pytest.mark.parametrize("done", [0, 1, 2])
def test_s91_4_an_assistant_pit_boss_or_higher_may_begin_with_preshuffled_cards(who: str, done: int) -> None:
    played = new_table("ann").acts(*SORTED[:done], f"{who}: use preshuffled cards")
    assert played.rulings == [["qld s91(4)"]]
    assert played.awaits == "dealer: offer the cut"  # neither sorted nor shuffled here, but cut


@pytest.mark.parametrize("who", [FLOOR, "dealer", "ann"])
def test_s91_4_nobody_lower_may(who: str) -> None:
    assert new_table("ann").refusal(who, "use preshuffled cards") == ("qld s91(4)", Ground.WHO)


def test_s91_4_it_is_too_late_once_the_cards_are_shuffled() -> None:
    assert shuffled("ann").refusal(PIT, "use preshuffled cards") == ("qld s91(4)", Ground.WHEN)


# s92, s92A


def last_round(*names: str) -> BaccaratTable:
    """A table whose next round is the shoe's last."""
    table = table_of(*names or ("ann",))
    table.cutting_card_out = table.last_round = True
    coup("KS 7D KC KH 9S", table, ann="player's hand 10")
    assert table.due == "shoe completed"
    return table


def test_s92_1_the_cards_are_shuffled_before_play_and_after_each_shoe() -> None:
    played = new_table("ann").acts(*SORTED)
    assert (played.awaits, played.under) == ("dealer: shuffle", "qld s92(1)")
    played = Played(last_round())
    assert (played.awaits, played.under) == ("dealer: shuffle", "qld s92(1)")
    assert played.table.shoe.in_rack == 5
    played.acts("dealer: shuffle")
    assert played.table.shoe.remaining == 416  # all of them, those played with too


@pytest.mark.parametrize("who", [PIT, "assistant pit boss"])
def test_s92_2_a_after_a_shoe_new_decks_may_be_brought_and_go_through_everything(who: str) -> None:
    played = Played(last_round()).act(who, "replace the cards", cards="new")
    assert played.rulings == [["qld s92(2)(a)"]]
    played.acts(*SORTED, "dealer: shuffle", "dealer: offer the cut")
    assert played.table.shoe.remaining == 416


def test_s92_2_b_or_they_come_preshuffled() -> None:
    played = Played(last_round()).act(PIT, "replace the cards", cards="preshuffled")
    assert played.rulings == [["qld s92(2)(b)"]]
    assert played.awaits == "dealer: offer the cut"


def test_s92_2_only_a_pit_boss_or_assistant_replaces_cards_and_only_after_a_shoe() -> None:
    assert Played(last_round()).refusal(FLOOR, "replace the cards", cards="new") == ("qld s92(2)(a)", Ground.WHO)
    assert Played(table_of("ann")).refusal(PIT, "replace the cards", cards="new") == ("qld s92(2)(a)", Ground.WHEN)
    assert new_table("ann").acts(*SORTED).refused(PIT, "replace the cards", cards="new") == "qld s92(2)(a)"


def preshuffled() -> Played:
    return new_table("ann", "bob").act(PIT, "use preshuffled cards")


def test_s92A_a_player_may_have_preshuffled_cards_shuffled_before_they_are_cut() -> None:
    played = preshuffled().act("bob", "ask for a reshuffle")
    assert played.rulings[-1] == ["qld s92A"]
    assert (played.awaits, played.under) == ("dealer: shuffle", "qld s92A")
    played.acts("dealer: shuffle")
    assert played.awaits == "dealer: offer the cut"
    assert played.refused("ann", "ask for a reshuffle") == "qld s92A"  # they are preshuffled no longer


def test_s92A_or_while_they_are_cut_and_burnt() -> None:
    played = preshuffled().acts("dealer: offer the cut", "bob: cut").act("ann", "ask for a reshuffle")
    played.acts(*IN_THE_SHOE).cards(BURN)
    assert played.awaits == "dealer: shuffle"
    played.acts("dealer: shuffle", "dealer: offer the cut")
    assert played.table.shoe.remaining == 416


def test_reading_bc15_or_after_they_are_burnt_until_one_is_dealt() -> None:
    played = preshuffled().acts("dealer: offer the cut", "bob: cut", *IN_THE_SHOE).cards(BURN)
    assert played.awaits == "wagers"
    played.wager("bob", "player's hand 10").act("ann", "ask for a reshuffle").acts(
        "dealer: shuffle", "dealer: offer the cut"
    )
    assert played.table.shoe.remaining == 416  # the burnt cards are shuffled in
    played.acts("bob: decline", "ann: cut", *IN_THE_SHOE).cards("AS 5D")
    assert played.awaits == "wagers"
    assert played.table.shoe.remaining == 414
    assert [p.person for p in played.table.placed] == ["bob"]


def test_s92A_not_once_a_card_is_dealt_nor_for_cards_shuffled_here() -> None:
    played = preshuffled().acts("dealer: offer the cut", "bob: cut", *IN_THE_SHOE).cards(BURN)
    played.wager("bob", "player's hand 10").close().deal()
    assert "ask for a reshuffle" in played.listed("ann")
    played.cards("KS")
    assert played.refusal("ann", "ask for a reshuffle") == ("qld s92A", Ground.WHEN)
    assert in_use("ann").refused("ann", "ask for a reshuffle") == "qld s92A"


# s93


def test_s93_1_the_dealer_offers_the_stack_to_be_cut() -> None:
    played = new_table("ann").acts(*SORTED, "dealer: shuffle")
    assert (played.awaits, played.under) == ("dealer: offer the cut", "qld s93(1)")


def test_s93_2_the_cut_is_offered_from_the_highest_number_clockwise() -> None:
    played = new_table("ann", "bob", "cat")
    played.table.seats.sit("bob", 12)  # now 1, 3 and 12
    played.acts(*SORTED, "dealer: shuffle", "dealer: offer the cut")
    asked = []
    for _ in range(3):
        asked.append(played.awaits.partition(":")[0])
        assert played.under == "qld s93(2)"
        played.act(asked[-1], "decline")
    assert asked == ["bob", "cat", "ann"]


def test_s93_2_once_a_player_accepts_nobody_else_is_asked() -> None:
    played = shuffled("ann", "bob").acts("bob: cut")
    assert played.awaits == "dealer: complete the cut"
    assert played.refused("ann", "cut") == "qld s93(5)"


@pytest.mark.parametrize("who", ["dealer", FLOOR, "assistant pit boss", PIT])
def test_s93_3_if_nobody_accepts_one_of_the_staff_cuts(who: str) -> None:
    played = shuffled("ann").acts("ann: decline")
    assert played.under == "qld s93(3)"
    played.act(who, "cut", at=200)
    assert played.awaits == "dealer: complete the cut"


@pytest.mark.parametrize("at", [9, 407])
def test_s93_4_not_within_10_cards_of_either_end(at: int) -> None:
    assert shuffled("ann").refused("ann", "cut", at=at) == "qld s93(4)"


@pytest.mark.parametrize("at", [10, 406])
def test_s93_4_at_least_10_cards_from_either_end(at: int) -> None:
    shuffled("ann").act("ann", "cut", at=at)


def test_s93_5_the_cards_in_front_go_to_the_back() -> None:
    played = shuffled("ann").acts("ann: cut")
    assert (played.awaits, played.under) == ("dealer: complete the cut", "qld s93(5)")


def test_s93_6_a_cutting_card_goes_in_at_least_14_cards_from_the_back() -> None:
    played = shuffled("ann").acts("ann: cut", "dealer: complete the cut")
    assert played.refused("dealer", "insert the cutting card", behind=13) == "qld s93(6)"
    played.act("dealer", "insert the cutting card", behind=14)
    assert played.table.shoe.marker == 14


def test_s93_7_the_stack_goes_into_the_shoe() -> None:
    played = shuffled("ann").acts("ann: cut", *IN_THE_SHOE[:2])
    assert (played.awaits, played.under) == ("dealer: put the cards in the shoe", "qld s93(7)")


MORE = "3C 4C 3C 4C 3C 4C 3C 4C 3C 4C"


@pytest.mark.parametrize(("first", "more"), [("2S", 2), ("7D", 7), ("9H", 9)])
def test_s93_8_the_first_card_and_as_many_more_as_it_says_go_to_the_discards(first: str, more: int) -> None:
    played = shuffled("ann").acts("ann: cut", *IN_THE_SHOE)
    assert (played.awaits, played.under) == ("card for discard holder", "qld s93(8)")
    burnt = " ".join([first, *MORE.split()[:more]])
    played.cards(burnt)
    assert played.awaits == "wagers"
    assert played.table.shoe.in_rack == 1 + more
    assert (f"burnt: {burnt}, the first with a face value of {more}", "qld s93(9)") in played.called  # all are shown


@pytest.mark.parametrize(("first", "more"), [("10S", 10), ("JD", 10), ("QH", 10), ("KC", 10), ("AS", 1)])
def test_s93_9_a_ten_or_court_card_is_worth_10_there_and_an_ace_1(first: str, more: int) -> None:
    played = shuffled("ann").acts("ann: cut", *IN_THE_SHOE).cards(first).cards(" ".join(MORE.split()[:more]))
    assert played.awaits == "wagers"
    assert played.table.shoe.in_rack == 1 + more


def test_s93_8_no_wager_is_made_before_that() -> None:
    played = shuffled("ann")
    assert played.refusal("ann", "wager", **played.on("ann", "tie bet 10")) == ("qld s93(8)", Ground.WHEN)


# s100


def with_marker(behind: int, *names: str) -> BaccaratTable:
    table = table_of(*names or ("ann",))
    table.shoe.marker = behind
    return table


def test_s100_1_a_cutting_card_in_the_middle_of_a_round_is_removed_and_the_round_finished() -> None:
    table = with_marker(416 - 2)
    played = coup("KS 7D KC KH 9S", table, ann="player's hand 10")
    assert ("the cutting card is out; this round is finished", "qld s100(1)") in played.called
    assert played.line("ann").paid == 1000


def test_s100_2_then_the_last_round_is_announced_and_played() -> None:
    table = with_marker(416 - 2)
    played = coup("KS 7D KC KH 9S", table, ann="player's hand 10")
    assert played.called[-1] == ("the last round is about to be played", "qld s100(2)")
    assert not table.due
    played = coup("KS 7D KC KH 9S", table, ann="player's hand 10")
    assert played.line("ann").paid == 1000


def test_s100_3_after_the_last_round_nothing_is_dealt_before_a_shuffle() -> None:
    table = with_marker(416 - 2)
    coup("KS 7D KC KH 9S", table, ann="player's hand 10")
    played = coup("KS 7D KC KH 9S", table, ann="player's hand 10")
    assert played.called[-1] == ("no more cards are dealt before a shuffle or new cards", "qld s100(3)")
    assert Played(table).awaits == "dealer: shuffle"


def test_s100_4_a_cutting_card_that_comes_first_makes_this_the_last_round() -> None:
    table = with_marker(416)
    played = begin(table, ann="player's hand 10").deal()
    assert played.called[-1][1] == "qld s100(4)"
    played.cards("KS 7D KC KH 9S").settle()
    assert table.due == "shoe completed"


def test_s100_the_cards_behind_the_cutting_card_are_enough_for_two_rounds() -> None:
    table = with_marker(14)
    nearly_empty("KC KD KH KS " * 4, table)
    table.shoe.marker = 14
    coup("KC KD KH KS KC KD", table, ann="player's hand 10")  # six cards: the cutting card comes before the third
    assert table.last_round
    coup("KC KD KH KS KH KS", table, ann="player's hand 10")
    assert (table.due, table.shoe.remaining) == ("shoe completed", 4)


def test_a_table_is_not_restored_with_cards_that_nobody_can_account_for() -> None:
    table = table_of("ann")
    with pytest.raises(BadInput, match="on_table"):
        table.restore({"shoe": {"decks": 8, "on_table": "KS"}})
    with pytest.raises(BadInput, match="due"):
        table.restore({"due": "tea"})
    table.restore({"shoe": {"decks": 8, "on_table": "KS"}, "waiting": "KS"})
    assert table.dummy_due
