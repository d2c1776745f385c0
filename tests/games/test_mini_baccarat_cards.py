"""The cards of mini-baccarat before play: sorted, shuffled, cut, and the first of them removed (ss 199 to 201)."""

from typing import Any

import pytest
from support.mini_baccarat import (
    ASSISTANT,
    FLOOR,
    IN_THE_SHOE,
    PIT,
    PREPARED,
    WAGER,
    Played,
    loaded,
    offered,
    table_of,
    through,
)

from houseway.equipment.cards import card
from houseway.errors import Ground
from houseway.games import find

GAME = find("mini-baccarat")


def on_seat_1() -> dict[str, Any]:
    return {"on": WAGER["player"], "selection": "seat 1", "stake": 1000}


# s199, s200: sorting, inspecting, shuffling


def test_s199_1_dealer_and_floor_manager_inspect_the_cards_each_on_their_own() -> None:
    for first, then in (("dealer", FLOOR), (FLOOR, "dealer")):
        played = Played(table_of("ann", ready=False)).act(first, "sort and inspect")
        assert played.refused(first, "sort and inspect") == "qld s199(1)"
        assert played.act(then, "sort and inspect").awaits == "dealer: spread the cards"


def test_s199_1_reading_g19_cards_in_which_something_is_found_are_not_played_with() -> None:
    played = Played(table_of("ann", ready=False)).act("dealer", "sort and inspect", finds="a card too many")
    assert played.rulings == [["qld s199(1)", "reading G19"]]
    assert played.act("dealer", "sort and inspect").awaits.endswith("sort and inspect")


def test_s199_2_then_the_cards_are_spread_face_up() -> None:
    played = through(Played(table_of("ann", ready=False)), *PREPARED[:2])
    assert (played.awaits, played.under) == ("dealer: spread the cards", "qld s199(2)")


def test_s199_3_the_players_may_look_at_them_before_they_are_washed_and_shuffled() -> None:
    played = through(Played(table_of("ann", ready=False)), *PREPARED[:3])
    assert played.called[-1][1] == "qld s199(3)"
    assert played.awaits == "dealer: shuffle"


@pytest.mark.parametrize("who", [PIT, ASSISTANT])
def test_s199_4_an_assistant_pit_boss_or_higher_may_begin_with_preshuffled_cards(who: str) -> None:
    played = Played(table_of("ann", ready=False))
    assert played.refusal(FLOOR, "use preshuffled cards") == ("qld s199(4)", Ground.WHO)
    played.act(who, "use preshuffled cards")
    assert (played.awaits, played.rulings) == ("dealer: offer the cut", [["qld s199(4)"]])  # they are cut all the same


def test_s200_1_the_dealer_shuffles_before_play_and_after_each_shoe() -> None:
    played = through(Played(table_of("ann", ready=False)), *PREPARED[:3])
    assert played.under == "qld s200(1)"
    assert played.refusal(FLOOR, "shuffle") == ("qld s200(1)", Ground.WHO)
    table = table_of("ann")
    table.due = "shoe completed"
    played = Played(table)
    assert (played.awaits, played.under) == ("dealer: shuffle", "qld s200(1)")
    assert played.refused("ann", "wager", **on_seat_1()) == "qld s204(3)"


@pytest.mark.parametrize("who", [PIT, ASSISTANT])
@pytest.mark.parametrize(
    ("cards", "awaits", "under"),
    [
        ("new", ": sort and inspect", "qld s200(2)(a)"),
        ("preshuffled", "dealer: offer the cut", "qld s200(2)(b)"),
    ],
)
def test_s200_2_at_the_end_of_a_shoe_all_decks_may_be_replaced(who: str, cards: str, awaits: str, under: str) -> None:
    table = table_of("ann")
    table.due = "shoe completed"
    played = Played(table)
    assert played.refused(FLOOR, "replace the cards", cards=cards) == "qld s200(2)(a)"
    played.act(who, "replace the cards", cards=cards)
    assert played.awaits.endswith(awaits)
    assert played.rulings == [[under]]


def test_s200_2_not_before_the_end_of_the_shoe() -> None:
    assert Played(table_of("ann")).refused(PIT, "replace the cards", cards="new") == "qld s200(2)(a)"


def preshuffled(*names: str) -> Played:
    played = Played(table_of(*(names or ("ann",)), ready=False)).act(PIT, "use preshuffled cards")
    played.act("dealer", "offer the cut").act("ann", "cut")
    return through(played, *IN_THE_SHOE)


def test_s200A_preshuffled_cards_are_shuffled_and_cut_again_if_a_player_asks_in_time() -> None:
    played = preshuffled().wager("ann", "player", "10").act("ann", "ask for a reshuffle")
    assert played.rulings[-1] == ["qld s200A"]
    through(played, ("dealer", "shuffle"), ("dealer", "offer the cut"), ("ann", "cut"), *IN_THE_SHOE)
    assert (played.awaits, played.table.shoe.remaining, len(played.table.placed)) == ("wagers", 415, 1)
    assert played.refused("ann", "ask for a reshuffle") == "qld s200A"  # they are preshuffled no more


def test_s200A_not_once_a_card_of_the_shoe_is_dealt() -> None:
    played = preshuffled().wager("ann", "player", "10").close().cards("2S")
    assert played.refused("ann", "ask for a reshuffle") == "qld s200A"


def test_s200A_who_is_excluded_asks_for_nothing() -> None:
    played = preshuffled().act(FLOOR, "exclude", person="ann")
    assert played.refused("ann", "ask for a reshuffle") == "qld s4(2)(b)"
    assert played.refused("ann", "ask to see the first card") == "qld s4(2)(b)"


# s201: the cut, the cutting card, the first card


def test_s201_1_the_dealer_offers_the_stack_to_be_cut() -> None:
    played = through(Played(table_of("ann", ready=False)), *PREPARED)
    assert (played.awaits, played.under) == ("dealer: offer the cut", "qld s201(1)")


def test_s201_2_reading_mb1_from_the_lowest_number_upwards_until_somebody_cuts() -> None:
    table = table_of("ann", "bob", "cat", ready=False)
    table.seats.sit("ann", 9)
    played = through(Played(table), *PREPARED).act("dealer", "offer the cut")
    asked = []
    for _ in range(3):
        assert played.under == "qld s201(2)"
        asked.append(played.awaits.split(":")[0])
        played.act(asked[-1], "decline")
    assert asked == ["bob", "cat", "ann"]


def test_s201_2_it_is_not_for_another_player_to_cut() -> None:
    assert offered("ann", "bob").refusal("bob", "cut") == ("qld s201(2)", Ground.WHO)


@pytest.mark.parametrize("who", ["dealer", FLOOR, ASSISTANT, PIT])
def test_s201_3_if_no_player_cuts_one_of_the_staff_does(who: str) -> None:
    played = offered("ann").act("ann", "decline")
    assert played.under == "qld s201(3)"
    played.act(who, "cut")
    assert played.awaits == "dealer: complete the cut"


@pytest.mark.parametrize(("place", "allowed"), [(9, False), (10, True), (406, True), (407, False)])
def test_s201_4_the_cutting_card_goes_in_ten_cards_from_either_end_or_more(place: int, allowed: bool) -> None:
    played = offered("ann")
    if allowed:
        played.act("ann", "cut", at=place)
    else:
        assert played.refused("ann", "cut", at=place) == "qld s201(4)"


def test_s201_5_the_dealer_takes_the_front_to_the_back() -> None:
    played = offered("ann").act("ann", "cut")
    assert (played.awaits, played.under) == ("dealer: complete the cut", "qld s201(5)")


@pytest.mark.parametrize("decks", [8, 6])
def test_s201_6_the_second_cutting_card_goes_in_14_cards_from_the_back_or_more(decks: int) -> None:
    played = offered("ann", decks=decks).act("ann", "cut").act("dealer", "complete the cut")
    assert played.refused("dealer", "insert the cutting card", behind=13) == "qld s201(6)"
    played.act("dealer", "insert the cutting card", behind=14)
    assert played.table.shoe.marker == 14


def test_s201_6_deeper_if_the_dealer_says_so() -> None:
    played = offered("ann").act("ann", "cut").act("dealer", "complete the cut")
    played.act("dealer", "insert the cutting card", behind=52)
    assert played.table.shoe.marker == 52


def test_s201_7_the_stack_goes_into_the_shoe_and_only_then_is_there_play() -> None:
    played = through(offered("ann").act("ann", "cut"), *IN_THE_SHOE[:2])
    assert (played.awaits, played.under) == ("dealer: put the cards in the shoe", "qld s201(7)")
    assert played.refused("ann", "wager", **on_seat_1()) == "qld s201(7)"


def look(played: Played) -> dict[str, Any]:
    return dict(GAME.look(played.table, "ann"))


def test_s201_8_the_first_card_goes_face_down_to_the_discard_holder() -> None:
    played = through(offered("ann").act("ann", "cut"), *IN_THE_SHOE[:3])
    assert (played.awaits, played.under) == ("dealer: remove the first card", "qld s201(8)")
    played.act("dealer", "remove the first card")
    assert (played.awaits, played.table.shoe.remaining, look(played)["first card"]) == ("wagers", 415, "face down")
    assert sum(played.table.shoe.weights().values()) == 416  # it may be any of them


def test_s201_8_it_brings_the_cutting_card_one_card_nearer() -> None:
    played = loaded()
    played.table.shoe.marker = 415
    assert played.wager("ann", "player", "10").close().called[-1][1] == "qld s204(4)"


def test_s201_9_a_player_who_asks_is_shown_it() -> None:
    played = loaded()
    assert played.refusal("dealer", "ask to see the first card") == ("qld s201(9)", Ground.WHO)
    played.act("ann", "ask to see the first card")
    assert (played.awaits, played.under) == ("card for discard holder", "qld s201(9)")
    played.cards("7D")
    assert (played.awaits, played.called[-1]) == ("wagers", ("shown to the players: 7D", "qld s201(9)"))
    assert (look(played)["first card"], played.table.shoe.remaining) == (["7D"], 415)
    assert played.table.shoe.counts[card("7D")] == 7
    assert played.refusal("ann", "ask to see the first card") == ("qld s201(9)", Ground.WHEN)


def test_s201_9_reading_mb5_not_once_another_card_has_left_the_shoe() -> None:
    played = loaded().wager("ann", "player", "10").close().cards("9S 4H QS 2C").settle()
    assert look(played)["first card"] == "face down"
    assert Played(played.table).refused("ann", "ask to see the first card") == "qld s201(9)"


@pytest.mark.parametrize("who", [PIT, ASSISTANT])
def test_s201_10_more_cards_are_removed_if_one_player_asks_and_all_others_agree(who: str) -> None:
    played = loaded("ann", "bob", "cat")
    full = {"asked_by": "bob", "agreed": ["ann", "cat"]}
    assert played.refusal(FLOOR, "remove more cards", **full) == ("qld s201(10)", Ground.WHO)
    for agreed in (["ann"], ["cat"]):
        assert played.refused(PIT, "remove more cards", asked_by="bob", agreed=agreed) == "qld s201(10)"
    assert played.refused(PIT, "remove more cards", asked_by="bob") == "qld s201(10)"
    played.act(who, "remove more cards", **full).cards("3D AS KS 9C")
    assert (played.awaits, played.table.shoe.remaining, look(played)["first card"]) == (
        "wagers",
        412,
        ["3D", "AS", "KS", "9C"],
    )
    assert played.rulings == [["qld s201(10)"]]
    assert played.table.shoe.in_rack == 4


def test_s201_10_who_stands_must_agree_too_and_who_is_alone_asks_nobody() -> None:
    played = loaded("ann", "joe").act("joe", "stand")
    assert played.refused(PIT, "remove more cards", asked_by="ann") == "qld s201(10)"
    alone = loaded("ann").act(PIT, "remove more cards", asked_by="ann").cards("2D 5S 5H")
    assert alone.awaits == "wagers"


def test_s201_10_also_after_the_first_card_has_been_shown_but_only_once() -> None:
    played = loaded("ann").act("ann", "ask to see the first card").cards("2D")
    played.act(PIT, "remove more cards", asked_by="ann")
    assert played.awaits == "card for discard holder"
    played.cards("5S 5H")
    assert (played.awaits, played.table.shoe.remaining) == ("wagers", 413)
    assert played.refusal(PIT, "remove more cards", asked_by="ann") == ("qld s201(10)", Ground.WHEN)


@pytest.mark.parametrize(
    ("first", "more", "under"),
    [*((rank + "S", 10, "qld s201(11)(a)") for rank in ("10", "J", "Q", "K")), ("AS", 1, "qld s201(11)(b)")],
)
def test_s201_11_court_cards_have_a_face_value_of_10_and_aces_of_1(first: str, more: int, under: str) -> None:
    played = loaded("ann").act(PIT, "remove more cards", asked_by="ann").cards(first)
    played.cards("2C 3C 4C 5C 6C 7C 8C 9C 2D 3D"[: 3 * more])
    assert (played.awaits, played.table.shoe.remaining, played.rulings[-1]) == ("wagers", 415 - more, [under])
