"""Doubling down: s37 (with others on the box: `test_blackjack_boxes`)."""

import pytest
from support.blackjack import deal

from houseway.errors import Ground
from houseway.play.wager import Verdict


@pytest.mark.parametrize("cards", ["4S 5D", "2S 7D", "6S 4D", "5S 5D", "8S 2D", "6S 5D", "9S 2D", "AS 8D", "AS 9D"])
def test_s37_1_on_two_cards_of_9_10_or_11(cards: str) -> None:
    assert "double down" in deal(f"ann: {cards}", dealer="9C").open


@pytest.mark.parametrize("cards", ["2S 6D", "10S 2D", "4S 4D", "10S 9D", "7S 5D"])
def test_s37_1_and_on_no_others(cards: str) -> None:
    played = deal(f"ann: {cards}", dealer="9C")
    assert "double down" not in played.open
    assert played.refusal("ann", "double down", amount=1000) == ("qld s37(1)", Ground.WHAT)


def test_s37_1_only_on_the_first_two_cards() -> None:
    played = deal("ann: 2S 3D", dealer="9C", then=["ann draw", "4C"])
    assert played.refusal("ann", "double down", amount=1000) == ("qld s37(1)", Ground.WHEN)


def test_s37_1_reading_b1_for_no_more_than_the_original_wager_and_for_any_amount_less() -> None:
    played = deal("ann 7: 6S 5D", dealer="9C")
    assert played.most("double down") == 700
    assert played.refusal("ann", "double down", amount=750) == ("qld s37(1)", Ground.AMOUNT)
    played.play("ann double down 0.50", "9D", "8C").settle()
    assert [(line.wager, line.paid) for line in played.lines("ann")] == [("blackjack", 700), ("double down", 50)]


def test_s37_1_for_what_the_player_has_left() -> None:
    assert deal("ann 499.50: 6S 5D", dealer="9C").most("double down") == 50
    broke = deal("ann 500: 6S 5D", dealer="9C")
    assert broke.open == ["draw", "stand"]
    assert broke.refusal("ann", "double down", amount=50) == ("qld s37(1)", Ground.MEANS)


def test_s37_1_one_card_and_only_one() -> None:
    played = deal("ann: 6S 5D", dealer="9C", then=["ann double down 10", "2C"])
    assert played.awaits == "card for dealer"
    played.cards("8C").settle()
    assert [line.verdict for line in played.lines("ann")] == [Verdict.LOSE] * 2
    assert played.net("ann") == -2000


def test_s37_1_the_first_two_cards_of_a_split_hand_may_be_doubled() -> None:
    then = ["ann split", "3C", "ann double down 10", "10D", "2C", "ann double down 4", "9C", "10H 10S"]
    played = deal("ann: 8S 8D", dealer="7C", then=then[:-1])
    played.cards("10H").settle()
    assert [(line.wager, line.stake, line.selection) for line in played.lines("ann")] == [
        ("blackjack", 1000, "box 1"),
        ("double down", 1000, "box 1"),
        ("split", 1000, "box 1, second hand"),
        ("double down", 400, "box 1, second hand"),
    ]
    assert played.net("ann") == 3400


def test_s37_2_the_card_is_laid_sideways() -> None:
    played = deal("ann: 6S 5D", dealer="9C", then=["ann double down 10", "2C"])
    assert ("box 1: one card, laid sideways", "qld s37(2)") in played.called


@pytest.mark.parametrize(
    ("cards", "third", "total"),
    [
        ("AS 8D", "2C", 11),
        ("AS 8D", "AC", 20),  # the ace that is drawn counts 11, the first one stays 1
        ("AS 8D", "10C", 19),
        ("AS 9D", "AC", 21),
        ("AS 9D", "5C", 15),
        ("AS 9D", "10C", 20),
        ("5S 5D", "AC", 21),
        ("4S 5D", "AC", 20),
    ],
)
def test_s37_3_an_ace_of_the_first_two_cards_counts_1(cards: str, third: str, total: int) -> None:
    played = deal(f"ann: {cards}", dealer="9C", then=["ann double down 10", third])
    assert played.table.hands()[0].total == total
    assert played.called[-1] == (f"box 1: {total}", "qld s30(3)")


@pytest.mark.parametrize("cards", ["AS 7D", "AS AD", "AS 2D"])
def test_s37_3_a_soft_hand_of_another_hard_total_is_not_doubled(cards: str) -> None:
    played = deal(f"ann: {cards}", dealer="9C")
    assert played.refused("ann", "double down", amount=1000) == "qld s37(3)"


def test_s37_3_undoubled_the_same_hand_is_soft() -> None:
    played = deal("ann: AS 8D", dealer="9C", then=["ann stand", "10C"])
    assert played.verdict("ann") is Verdict.VOID  # 19 each
    doubled = deal("ann: AS 8D", dealer="9C", then=["ann double down 10", "9D", "10C"])
    assert doubled.net("ann") == -2000  # 18


def test_s37_3_reading_b3_21_is_not_doubled() -> None:
    assert deal("ann: AS KD", "bob: 10S 9D", dealer="10C").awaits == "bob"
    assert deal("ann: KS QD", dealer="9C", then=["ann split", "AC", "AD"]).awaits == "card for dealer"


@pytest.mark.parametrize(
    ("third", "verdict"),
    [("10D", Verdict.LOSE), ("2C", Verdict.LOSE), ("AC", Verdict.LOSE)],
    ids=["21", "13", "12"],
)
def test_s37_4_a_dealers_blackjack_collects_only_the_original_wager(third: str, verdict: Verdict) -> None:
    played = deal("ann: 6S 5D", dealer="10C", then=["ann double down 10", third, "AH"])
    assert played.verdict("ann") is verdict
    assert played.verdict("ann", "double down") is Verdict.VOID
    assert played.under("ann", "double down") == ["qld s37(4)"]
    assert played.net("ann") == -1000


def test_s37_4_after_an_insured_double() -> None:
    played = deal("ann: 6S 5D", dealer="AC", then=["ann insure 5", "ann double down 10", "10D", "KC"])
    assert played.net("ann") == 0


def test_s37_4_without_a_blackjack_a_dealers_21_collects_both() -> None:
    played = deal("ann: 6S 5D", dealer="10C", then=["ann double down 10", "9D", "5C", "6C"])
    assert played.net("ann") == -2000
