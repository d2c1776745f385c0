"""Insurance: s36."""

import pytest
from support.blackjack import deal

from houseway.errors import Ground
from houseway.play.wager import Verdict

WIN, LOSE = Verdict.WIN, Verdict.LOSE


@pytest.mark.parametrize(
    ("second", "verdict"),
    [("KC", WIN), ("QC", WIN), ("JC", WIN), ("10C", WIN), ("AC", LOSE)] + [(f"{n}C", LOSE) for n in range(2, 10)],
)
def test_s36_1_it_wins_if_the_dealers_second_card_counts_10_and_loses_otherwise(second: str, verdict: Verdict) -> None:
    played = deal("ann: 10S 9D", dealer="AC", then=["ann insure 5", "ann stand", second])
    assert played.verdict("ann", "insurance") is verdict


@pytest.mark.parametrize("dealer", ["2C", "9C", "10C", "KC"])
def test_s36_1_it_is_for_a_dealers_ace_alone(dealer: str) -> None:
    played = deal("ann: 10S 9D", dealer=dealer)
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])
    assert played.refusal("ann", "insure", amount=500) == ("qld s36(1)", Ground.WHEN)


def test_s36_1_every_player_has_the_right_to_it() -> None:
    played = deal("ann: 10S 9D", "bob: AH KH", "cat: 2S 3S", dealer="AC")
    for who in ("ann", "bob", "cat"):
        assert played.awaits == who
        assert "insure" in played.open
        played.play(f"{who} decline")
    assert played.awaits == "ann"


def test_s36_1_from_the_dealers_left_whoever_wagered_first() -> None:
    assert deal("box 5 ann: 10S 9D", "box 2 bob: 10H 9H", dealer="AC").awaits == "bob"


def test_s36_2_the_dealer_calls_insurance() -> None:
    assert ("insurance", "qld s36(2)") in deal("ann: 10S 9D", dealer="AC").called
    assert ("insurance", "qld s36(2)") not in deal("ann: 10S 9D", dealer="KC").called


def test_s36_3_reading_b1_for_up_to_half_of_the_wager_whatever_the_sign_says() -> None:
    played = deal("ann 5: 10S 9D", dealer="AC")
    assert played.most("insure") == 250
    assert played.refusal("ann", "insure", amount=300) == ("qld s36(3)", Ground.AMOUNT)
    assert played.refusal("ann", "insure", amount=0) == ("qld s36(3)", Ground.AMOUNT)
    played.play("ann insure 0.50")
    assert [p.stake for p in played.table.placed] == [500, 50]


def test_s36_3_right_after_the_second_cards_and_before_any_third() -> None:
    played = deal("ann: 10S 2D", dealer="AC", then=["ann decline"])
    assert played.refusal("ann", "insure", amount=500) == ("qld s36(3)", Ground.WHEN)
    played.play("ann draw", "2C")
    assert played.refusal("ann", "insure", amount=500) == ("qld s36(3)", Ground.WHEN)


def test_s36_3_with_the_chips_that_the_player_has_left() -> None:
    assert deal("ann 498: 10S 9D", dealer="AC").most("insure") == 200
    assert deal("ann 500: 10S 9D", dealer="AC").open == ["draw", "stand"], "with nothing left there is nothing to ask"
    assert deal("ann 500: AS KD", dealer="AC").open == ["decline", "even money"]


@pytest.mark.parametrize(
    ("stake", "most", "under"),
    [
        ("5", "2.50", "qld s36(3)"),
        ("5.50", "3", "qld s36(4)"),
        ("6", "3", "qld s36(3)"),
        ("6.50", "3.50", "qld s36(4)"),
        ("7", "3.50", "qld s36(3)"),
    ],
)
def test_s36_4_reading_b2_25_cents_over_half_where_that_pays_whole_dollars(stake: str, most: str, under: str) -> None:
    played = deal(f"ann {stake}: 10S 9D", dealer="AC")
    assert played.refused("ann", "insure", amount=played.most("insure") + 50) == under
    played.play(f"ann insure {most}", "ann stand", "KC").settle()
    assert played.line("ann", "insurance").paid % 100 == 0


def test_s36_5_it_pays_2_to_1() -> None:
    played = deal("ann: 10S 9D", dealer="AC", then=["ann insure 5", "ann stand", "KC"])
    assert played.line("ann", "insurance").paid == 1000
    assert played.under("ann", "insurance") == ["qld s36(1)", "qld s36(5)"]
    assert played.net("ann") == 0


def test_s36_6_a_loser_is_collected_after_the_second_card_and_before_another() -> None:
    played = deal("ann: 10S 9D", dealer="AC", then=["ann insure 5", "ann stand"])
    assert not played.round.lines
    played.cards("2C")
    assert played.awaits == "card for dealer"
    assert played.under("ann", "insurance") == ["qld s36(1)", "qld s36(6)"]
    assert [line.wager for line in played.round.lines] == ["insurance"]


def test_s36_3_insurance_and_even_money_cannot_both_be_taken_at_the_call() -> None:
    played = deal("ann: AS KD", dealer="AC", then=["ann insure 5"])
    assert [p.wager.name for p in played.table.placed] == ["blackjack", "insurance"]
    played.cards("KC").settle()
    assert played.net("ann") == 1000


def test_s36_1_a_player_on_two_boxes_insures_each_by_itself() -> None:
    played = deal(
        "ann: 10S 9D", "ann: 10H 8H", dealer="AC", then=["ann decline", "ann insure 5", "ann stand", "ann stand"]
    )
    played.cards("KC").settle()
    assert [(x.wager, x.selection, x.net) for x in played.round.lines] == [
        ("insurance", "box 2", 1000),
        ("blackjack", "box 1", -1000),
        ("blackjack", "box 2", -1000),
    ]
