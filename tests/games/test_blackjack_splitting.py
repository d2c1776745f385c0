"""Splitting: s38 (with others on the box: `test_blackjack_boxes`)."""

import pytest
from support.blackjack import deal

from houseway.equipment.cards import many
from houseway.errors import Ground
from houseway.play.wager import Verdict


@pytest.mark.parametrize("cards", ["8S 8D", "QS 10D", "KS JD", "AS AD", "2S 2S", "5S 5D"])
def test_s38_1_two_cards_identical_in_value_may_be_split(cards: str) -> None:
    played = deal(f"ann: {cards}", dealer="9C")
    assert "split" in played.open
    played.play("ann split")
    assert [hand.cards for hand in played.table.hands()] == [[each] for each in many(cards)]


@pytest.mark.parametrize(("cards", "then"), [("8S 9D", []), ("8S 2D", ["ann draw", "2C"])])
def test_s38_1_and_no_others(cards: str, then: list[str]) -> None:
    played = deal(f"ann: {cards}", dealer="9C", then=then)
    assert "split" not in played.open
    assert played.refused("ann", "split") == "qld s38(1)"


def test_s38_2_reading_b1_each_hand_carries_the_original_wager() -> None:
    played = deal("ann 7.50: 8S 8D", dealer="9C", then=["ann split"])
    assert [(p.wager.name, p.selection, p.stake) for p in played.table.placed] == [
        ("blackjack", "box 1", 750),
        ("split", "box 1, second hand", 750),
    ]


def test_s38_2_whoever_cannot_match_it_does_not_split() -> None:
    played = deal("ann 250.50: 8S 8D", dealer="9C")
    assert played.open == ["draw", "stand"]
    assert played.refusal("ann", "split") == ("qld s38(2)", Ground.MEANS)
    assert "split" in deal("ann 250: 8S 8D", dealer="9C").open


def test_s38_3_the_first_hand_is_played_out_before_the_second_gets_a_card() -> None:
    played = deal("ann: 8S 8D", dealer="9C", then=["ann split"])
    assert played.awaits == "card for box 1"
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s38(3)"
    played.play("2C", "ann draw", "3C")
    assert len(played.table.hands()[1].cards) == 1
    played.play("ann stand")
    assert played.awaits == "card for box 1, second hand"
    played.play("10C")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])


def test_s38_4_the_total_of_each_hand_is_announced_and_its_player_decides() -> None:
    played = deal("ann: 8S 8D", dealer="9C", then=["ann split", "3C"])
    assert played.called[-1] == ("box 1: 11", "qld s38(4)")
    assert played.open == ["double down", "draw", "stand"]
    played.play("ann stand", "dealer let stand", "4C")
    assert played.called[-1] == ("box 1, second hand: 12", "qld s38(4)")


def test_s38_4_a_cards_are_not_split_again() -> None:
    played = deal("ann: 8S 8D", dealer="9C", then=["ann split", "8C"])
    assert played.open == ["draw", "stand"]
    assert played.refused("ann", "split") == "qld s38(4)(a)"


def test_s38_4_b_split_aces_get_one_card_each() -> None:
    played = deal("ann: AS AD", dealer="9C", then=["ann split", "2C"])
    assert played.awaits == "card for box 1, second hand"
    played.cards("8C")
    assert played.awaits == "card for dealer"
    assert [hand.total for hand in played.table.hands()] == [13, 19]


@pytest.mark.parametrize(("cards", "more"), [("AS AD", "KC 10C"), ("KS 10D", "AC AH")])
def test_s38_4_c_no_blackjack_comes_of_splitting_aces_or_tens(cards: str, more: str) -> None:
    played = deal(f"ann: {cards}", dealer="9C", then=["ann split", more, "10H"])
    assert not any(hand.blackjack for hand in played.table.hands())
    assert [(line.verdict, line.paid) for line in played.lines("ann")] == [(Verdict.WIN, 1000)] * 2


def test_s38_4_c_a_dealers_21_in_more_cards_ties_with_it() -> None:
    played = deal("ann: KS 10D", dealer="9C", then=["ann split", "AC AH", "2C", "10H"])
    assert [line.verdict for line in played.lines("ann")] == [Verdict.VOID] * 2


# s38(5) and reading B4: whatever happened on the hands, a dealer's blackjack takes the original wager only

AFTER_A_SPLIT = [
    pytest.param(["10C", "ann stand", "10D", "ann stand"], id="both stand"),
    pytest.param(["6C", "ann draw", "10C", "10D", "ann stand"], id="the first is over 21"),
    pytest.param(["10C", "ann stand", "6D", "ann draw", "10D"], id="the second is over 21"),
    pytest.param(["6C", "ann draw", "10C", "6D", "ann draw", "10D"], id="both are over 21"),
    pytest.param(["3C", "ann double down 10", "9C", "10D", "ann stand"], id="the first is doubled"),
    pytest.param(["10C", "ann stand", "3D", "ann double down 10", "9D"], id="the second is doubled"),
    pytest.param(
        ["3C", "ann double down 10", "9C", "3D", "ann double down 5", "9D"], id="both are doubled, one for less"
    ),
    pytest.param(
        ["3C", "ann double down 10", "9C", "6D", "ann draw", "10D"], id="one is doubled and the other over 21"
    ),
]


@pytest.mark.parametrize("then", AFTER_A_SPLIT)
def test_s38_5_reading_b4_dealer_blackjack_collects_only_the_original_wager_of_a_split(then: list[str]) -> None:
    played = deal("ann: 8S 8D", dealer="10H", then=["ann split", *then, "AC"])
    assert played.over, played.awaits
    assert played.net("ann") == -1000
    assert played.verdict("ann") is Verdict.LOSE
    assert {x.verdict for x in played.lines("ann") if x.wager != "blackjack"} == {Verdict.VOID}


@pytest.mark.parametrize("then", AFTER_A_SPLIT)
def test_s38_5_without_a_blackjack_every_loser_is_collected(then: list[str]) -> None:
    played = deal("ann: 8S 8D", dealer="10H", then=["ann split", *then])
    if played.awaits == "card for dealer":
        played.cards("5C")
    while played.awaits == "card for dealer":
        played.cards("6C")
    played.settle()
    assert played.over
    assert played.net("ann") == -sum(line.stake for line in played.lines("ann"))
    assert played.table.dealer.total in (15, 21)


def test_s38_5_the_citations_tell_a_bust_from_the_rest() -> None:
    played = deal("ann: 8S 8D", dealer="10H", then=["ann split", "10C", "ann stand", "6D", "ann draw", "10D", "AC"])
    assert played.under("ann", "split") == ["qld s38(5)", "reading B4"]
    played = deal("ann: 8S 8D", dealer="10H", then=["ann split", "10C", "ann stand", "10D", "ann stand", "AC"])
    assert played.under("ann", "split") == ["qld s38(5)"]
