"""Cards out of place at Victorian blackjack: 26/2000 rule 15.5, in force from 15 December 2000, 4.00 am."""

from typing import Any, Final

import pytest
from support.blackjack import Played, begin, deal, table_of

from houseway.equipment.cards import names
from houseway.games import find
from houseway.play.game import Game
from houseway.play.wager import Verdict

OF_1999: Final = find("blackjack", rules="vic", on="1999-11-08")
OF_2000: Final = find("blackjack", {"version": "Blackjack"}, "vic", "2000-12-15")
CROWN_21: Final = find("blackjack", {"version": "Crown 21"}, "vic", "2000-12-15")
SUPERVISOR: Final = "game supervisor"
ABOVE: Final = (SUPERVISOR, "pit boss", "casino supervisor", "gaming shift manager")
RULE: Final = "vic 26/2000 r15.5"


def three(*then: str, dealer: str = "6C", game: Game[Any] = OF_2000) -> Played:
    """Ann has 13, bob 15 and cat 11 against the dealer's six."""
    boxes = ("ann: 10S 3D", "bob: 10D 5D", "cat: 9S 2S")
    return deal(*boxes, dealer=dealer, then=then, table=table_of("ann", "bob", "cat", game=game))


def extra(played: Played, hand: str, *cards: str, after: str = "") -> Played:
    """Cards too many, of which another has been dealt since."""
    told = {"hand": hand, "cards": list(cards), "since": "another card"} | ({"after": after} if after else {})
    return played.act("dealer", "extra cards to a hand", **told)


def reconstruct(played: Played, *retract: str) -> Played:
    """The Game Supervisor has the cards laid out again; everybody is asked first, and these retract."""
    played.act(SUPERVISOR, "reconstruct")
    while played.round.ask is not None and played.awaits in played.table.people and "retract" in played.open:
        played.act(played.awaits, "retract" if played.awaits in retract else "go on")
    return played


def hands(played: Played) -> list[str]:
    return [names(hand.cards) for hand in played.table.hands()]


# Cards too many


def test_vic_26_2000_r15_5_the_cards_since_go_where_they_should_have_gone() -> None:
    played = three("ann draw", "4H", "ann stand", "bob draw", "3C", "bob stand", "cat draw", "2C")
    extra(played, "box 1", "6S", after="box 1")
    assert (played.awaits, played.open) == (" or ".join(sorted(ABOVE)), ["do not reconstruct", "reconstruct"])
    reconstruct(played)
    assert (hands(played), played.awaits) == (["10S 3D 4H", "10D 5D", "9S 2S"], "bob")
    played.play("bob draw")  # the six that ann was given is bob's
    assert (hands(played)[1], played.awaits) == ("10D 5D 6S", "cat")
    played.play("cat draw")  # and bob's three is cat's
    assert (hands(played)[2], played.awaits) == ("9S 2S 3C", "cat")
    played.play("cat draw", "cat stand")  # the two is cat's as before, and nothing came from the shoe
    assert (hands(played)[2], played.awaits) == ("9S 2S 3C 2C", "card for dealer")
    played.cards("10C KD").settle()
    assert [played.verdict(who) for who in ("ann", "bob", "cat")] == [Verdict.WIN] * 3
    assert played.rulings == [[RULE, "reading B45"], [RULE, "reading B46"]]


def test_vic_26_2000_r15_5_the_players_may_retract_first() -> None:
    played = three("ann draw", "4H", "ann stand", "bob draw", "3C")
    extra(played, "box 1", "6S", after="box 1").act(SUPERVISOR, "reconstruct")
    asked = []
    while "retract" in played.open:
        asked.append(played.awaits)
        played.act(played.awaits, "retract" if played.awaits == "bob" else "go on")
    assert asked == ["ann", "bob", "cat"]
    assert (played.verdict("bob"), played.under("bob"), played.line("bob").returned) == (Verdict.VOID, [RULE], 1000)
    assert (played.awaits, hands(played)[1]) == ("cat", "10D 5D")  # bob is out, and cat draws the six
    played.play("cat draw")
    assert hands(played)[2] == "9S 2S 6S"


def test_vic_26_2000_r15_5_when_all_retract_the_round_is_over() -> None:
    played = reconstruct(extra(three("ann draw", "4H"), "box 1", "6S", "2H"), "ann", "bob", "cat")
    assert (played.over, {line.verdict for line in played.lines()}) == (True, {Verdict.VOID})


@pytest.mark.parametrize("who", ABOVE)
def test_vic_26_2000_r15_5_it_is_for_the_game_supervisor_or_above(who: str) -> None:
    played = extra(three(), "box 1", "6S", "2H")
    assert played.refused("dealer", "reconstruct") == RULE
    assert played.refused("ann", "reconstruct") == RULE
    played.act(who, "reconstruct")
    assert played.open == ["go on", "retract"]


def test_reading_b46_cards_that_nobody_places_in_time_were_the_last() -> None:
    played = reconstruct(extra(three("ann draw", "4H"), "box 1", "6S", "2H"))
    assert (hands(played)[0], played.awaits) == ("10S 3D 4H", "ann")
    played.play("ann stand", "bob draw")
    assert hands(played)[1] == "10D 5D 6S"


def test_reading_b46_a_card_that_is_on_its_way_is_the_first_of_them() -> None:
    played = reconstruct(extra(three("ann draw"), "box 2", "6S", "2H"))
    assert (hands(played)[0], played.awaits) == ("10S 3D 6S", "ann")
    assert names(played.table.next_cards) == "2H"


def test_reading_b46_a_turn_in_which_a_card_is_on_its_way_is_taken_anew() -> None:
    played = reconstruct(extra(three("ann stand", "bob draw"), "box 1", "6S", "2H", after="box 1"))
    assert (hands(played)[1], played.awaits) == ("10D 5D", "bob")
    played.play("bob stand", "cat draw")
    assert (hands(played), played.awaits) == (["10S 3D", "10D 5D", "9S 2S 6S"], "cat")
    assert played.refused("bob", "draw") == "qld s30(2)"  # whose turn is over


def test_reading_b46_a_hand_whose_turn_is_over_keeps_its_decisions() -> None:
    played = reconstruct(extra(three("ann draw", "4H", "ann stand", "bob stand"), "box 1", "6S", "2H", after="box 2"))
    assert (hands(played)[:2], played.awaits) == (["10S 3D 4H", "10D 5D"], "cat")


def test_reading_b46_what_was_added_since_goes_back_and_may_be_added_again() -> None:
    table = table_of("ann", "bob", game=OF_2000)
    played = deal("ann: 10S 7D", "bob: 8S 8D", dealer="6C", table=table, then=("ann stand", "bob split", "3C"))
    played.play("bob double down 10", "4D", "10H")
    assert (hands(played), table.people["bob"].purse.value) == (["10S 7D", "8S 3C 4D", "8D 10H"], 47_000)
    reconstruct(extra(played, "box 1", "2C", after="box 1"))
    assert (hands(played), table.people["bob"].purse.value) == (["10S 7D", "8S 8D"], 49_000)
    assert played.under("bob", "split") == played.under("bob", "double down") == [RULE, "reading B46"]
    assert played.open == ["draw", "split", "stand"]
    played.play("bob split")
    assert hands(played) == ["10S 7D", "8S 2C", "8D"]
    played.play("bob double down 10")  # the three; then the four is the second hand's
    assert (hands(played), names(table.next_cards)) == (["10S 7D", "8S 2C 3C", "8D 4D"], "10H")
    played.play("bob stand", "5C").settle()  # the ten is the dealer's second card
    assert (names(table.dealer.cards), played.over) == ("6C 10H 5C", True)
    assert [line.verdict.value for line in played.lines("bob")] == ["void", "void", "lose", "lose", "lose"]


def test_reading_b46_a_follower_of_a_split_is_back_on_the_one_hand() -> None:
    table = table_of("ann", "bob", "cat", game=OF_2000, players_to_a_box=2)
    played = deal("ann: 10S 7D", "bob + cat: 8S 8D", dealer="6C", table=table, then=("ann stand", "bob split"))
    played.play("cat second hand", "3C")
    reconstruct(extra(played, "box 1", "2C", after="box 1"))
    assert {(p.person, p.selection) for p in table.placed} == {("ann", "box 1"), ("bob", "box 2"), ("cat", "box 2")}
    played.play("bob draw", "bob stand", "10C").settle()  # bob's two; the three is the dealer's second card
    assert (played.verdict("cat"), played.line("cat").selection) == (Verdict.LOSE, "box 2")


def test_vic_26_2000_r15_5_until_the_settlement_the_dealers_cards_are_dealt_again_too() -> None:
    played = deal(
        "ann: 10S 3D", "bob: 10D 9D", dealer="6C", table=table_of("ann", "bob", game=OF_2000), then=("ann stand",)
    )
    played.round.act("bob", "stand")
    played.cards("10C 5C")
    extra(played, "box 1", "7S", after="box 1")
    reconstruct(played)
    assert (names(played.table.dealer.cards), played.awaits) == ("6C", "bob")
    played.play("bob stand")
    assert (names(played.table.dealer.cards), played.awaits) == ("6C 7S 10C", "dealer")
    played.settle()
    assert (played.verdict("ann"), played.verdict("bob")) == (Verdict.WIN, Verdict.WIN)


# The dealer's cards, too early


def test_vic_26_2000_r15_5_a_card_that_the_dealer_took_too_early_is_the_players() -> None:
    played = three("ann stand", "bob draw", "3C")
    told = {"cards": ["KC"], "since": "another card", "after": "box 1"}
    played.act("dealer", "extra cards to the dealer", **told)
    reconstruct(played)
    assert (names(played.table.dealer.cards), played.table.dealer.deemed) == ("6C", False)
    played.play("bob draw")
    assert (hands(played)[1], played.verdict("bob")) == ("10D 5D KC", Verdict.LOSE)
    played.play("cat draw")
    assert hands(played)[2] == "9S 2S 3C"


# A hand that was gone past


def test_vic_26_2000_r15_5_a_hand_gone_past_has_its_turn_in_its_place() -> None:
    played = three("dealer go past", "bob draw", "3C")
    played.act("ann", "hand gone past", hand="box 1")
    reconstruct(played)
    assert (hands(played), played.awaits) == (["10S 3D", "10D 5D", "9S 2S"], "ann")
    played.play("ann draw", "ann stand")
    assert (hands(played), played.awaits) == (["10S 3D 3C", "10D 5D", "9S 2S"], "bob")
    played.play("bob draw", "6H", "cat draw", "8H", "cat stand", "10C KD").settle()
    assert [played.verdict(who) for who in ("ann", "bob", "cat")] == [Verdict.WIN] * 3


def test_vic_26_2000_r15_5_nobody_noticed_until_the_dealers_turn() -> None:
    played = three("dealer go past", "bob stand", "cat draw", "8H", "cat stand")
    assert played.awaits == " or ".join(sorted(ABOVE))
    reconstruct(played)
    played.play("ann draw")
    assert (hands(played)[0], played.awaits) == ("10S 3D 8H", "bob")  # the eight would have been ann's
    played.play("bob stand", "cat draw", "2C", "cat stand")
    assert played.awaits == "card for dealer"


def test_vic_26_2000_r15_5_the_last_hand_was_gone_past_and_the_dealer_has_played() -> None:
    played = three("ann stand", "bob stand", "dealer go past", "10C 5C")
    assert played.awaits == " or ".join(sorted(ABOVE))  # `three` settles as far as it can
    reconstruct(played)
    assert (names(played.table.dealer.cards), played.awaits) == ("6C", "cat")
    assert not played.listed("dealer") & {"go past", "extra cards to the dealer"}  # the dealer's turn was taken
    played.play("cat double down 10")
    assert hands(played)[2] == "9S 2S 10C"
    played.cards("KD")
    assert (names(played.table.dealer.cards), played.over) == ("6C 5C KD", True)
    assert [line.verdict.value for line in played.lines()] == ["lose", "lose", "void", "void"]


@pytest.mark.parametrize(
    "then", [("bob stand", "ann hand gone past"), ("bob stand", "cat draw", "10H")], ids=["noticed", "not noticed"]
)
def test_reading_b45_where_it_is_not_done_the_remedy_for_the_case_applies(then: tuple[str, ...]) -> None:
    played = three("dealer go past", then[0])
    if len(then) == 2:
        played.act("ann", "hand gone past", hand="box 1")
    else:
        played.play(*then[1:])
    played.act(SUPERVISOR, "do not reconstruct")
    assert played.rulings == [[RULE, "reading B45"], ["qld s58"]]
    assert (played.awaits, played.open) == ("ann", ["go on", "retract"])


def test_reading_b45_the_last_hand_gone_past_is_then_played_by_s59() -> None:
    played = three("ann stand", "bob stand", "dealer go past", "10C 5C").act(SUPERVISOR, "do not reconstruct")
    assert played.rulings[1] == ["qld s59(1)", "qld s59(2)", "qld s59(3)"]
    assert played.awaits == "cat"


def test_reading_b47_too_many_cards_are_then_the_game_supervisors_by_s60() -> None:
    played = extra(three("ann stand"), "box 1", "6S", "2H").act(SUPERVISOR, "do not reconstruct")
    assert (played.awaits, played.open) == (
        " or ".join(sorted(ABOVE)),
        ["declare void", "deem correct", "remove cards"],
    )
    played.act(SUPERVISOR, "declare void")
    assert (played.under("ann"), played.awaits) == (["qld s60(a)"], "bob")


def test_reading_b45_the_dealers_early_cards_then_count_by_s62() -> None:
    played = three("ann stand").act("dealer", "extra cards to the dealer", cards=["KC", "5C"], since="another card")
    played.act(SUPERVISOR, "do not reconstruct")
    assert (played.rulings[-1], played.table.dealer.total) == (["qld s62", "reading B5"], 21)


# When it is not open


def test_vic_26_2000_r15_5_not_once_anything_was_settled() -> None:
    table = table_of("ann", "bob", game=OF_2000)
    blackjack = deal("ann: AS KD", "bob: 10D 5D", dealer="6C", table=table)  # paid at once (s35(1))
    assert extra(blackjack, "box 2", "2H", "3H").open == ["declare void", "deem correct", "remove cards"]
    bust = extra(three("ann draw", "10C"), "box 2", "2H", "3H")  # collected at once (s18(f))
    assert bust.rulings == [["qld s60"]]


def test_vic_26_2000_r15_5_not_before_the_initial_deal_is_over() -> None:
    played = begin("ann: ", "bob: ", table=table_of("ann", "bob", game=OF_2000)).cards("10S 9D 6C 5D")
    played.act("dealer", "extra cards to the dealer", cards=["KC", "4D"], since="another card")
    assert played.rulings == [["qld s62", "reading B5"]]


def test_reading_b45_a_hand_with_one_card_was_missed_in_the_first_deal_and_keeps_s56_2() -> None:
    played = begin("ann: ", "bob: ", table=table_of("ann", "bob", game=OF_2000)).cards("10S 9D 6C")
    played.play("dealer go past", "5D").act("ann", "hand gone past", hand="box 1")
    assert (played.rulings, played.awaits) == ([["qld s56(2)"]], "ann")


def test_reading_b45_one_card_that_no_other_has_followed_is_simply_moved() -> None:
    played = three("ann stand")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["6S"], since="no other card")
    assert (played.rulings, played.awaits) == ([["qld s65", "reading B13"]], "bob")


@pytest.mark.parametrize("game", [OF_1999, find("blackjack")], ids=["Victoria 1999", "Queensland"])
def test_vic_26_2000_no_other_text_has_it(game: Game[Any]) -> None:
    played = extra(three("ann stand", game=game), "box 1", "6S", "2H")
    assert played.open == ["declare void", "deem correct", "remove cards"]
    assert played.open == ["declare void", "deem correct", "remove cards"]  # s60


def test_vic_26_2000_crown_21_has_it_too() -> None:
    played = reconstruct(extra(three("ann stand", game=CROWN_21), "box 1", "6S", "2H"))
    played.play("bob draw", "cat draw", "cat stand", "AC 10C").settle()
    assert hands(played) == ["10S 3D", "10D 5D 6S", "9S 2S 2H"]
    assert names(played.table.dealer.cards) == "6C AC 10C"  # the soft 17 draws


@pytest.mark.parametrize("game", [OF_2000, CROWN_21])
def test_vic_26_2000_r15_5_the_cards_are_laid_out_again_after_the_initial_deal_and_before_any_settlement(
    game: Game[Any],
) -> None:
    laid_out = game.moments.index("the cards are laid out again")
    assert game.moments.index("second cards") < laid_out < game.moments.index("settling")
