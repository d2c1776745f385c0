"""Super sevens at blackjack: ss 45 to 50."""

from typing import Any

import pytest
from support.blackjack import Played, begin, deal, on, table_of

from houseway.equipment.cards import many
from houseway.errors import Ground
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER, Sevens, count_sevens
from houseway.money import cents
from houseway.play.wager import Verdict

FIVE = [("ann", "super sevens", "5")]


def sevens(*boxes: str, dealer: str = "9C", then: tuple[str, ...] = (), **rules: Any) -> Played:
    """A round in which ann has $5 on super sevens."""
    return deal(*boxes, dealer=dealer, then=then, side=FIVE, super_sevens=True, **rules)


def order(played: Played) -> list[tuple[str, str]]:
    return [(line.person, line.wager) for line in played.round.lines]


# s45, s46


def test_s45_only_where_the_boxes_of_the_layout_provide_for_it() -> None:
    played = Played(table_of("ann"))
    played.wager("ann", "box 1")
    assert played.refused("ann", "wager", **on("box 1", "5", "super sevens")) == "qld s45"
    offered = Played(table_of("ann", super_sevens=True)).wager("ann", "box 1")
    offered.wager("ann", "box 1", "5", "super sevens")
    assert [(p.wager.name, p.stake) for p in offered.table.placed] == [("blackjack", 1000), ("super sevens", 500)]


def test_s46_1_on_any_box_that_the_player_has_a_blackjack_wager_on() -> None:
    played = Played(table_of("ann", "bob", super_sevens=True)).wager("ann", "box 1").wager("ann", "box 3")
    assert played.refused("ann", "wager", **on("box 2", "5", "super sevens")) == "qld s46(1)"
    assert played.refused("bob", "wager", **on("box 1", "5", "super sevens")) == "qld s46(1)"
    assert played.refused("ann", "wager", **on("box 9", "5", "super sevens")) == "qld s46(1)"
    played.wager("ann", "box 1", "5", "super sevens").wager("ann", "box 3", "10", "super sevens")
    assert len(played.table.placed) == 4


def test_s46_2_before_any_cards_are_dealt() -> None:
    played = begin("ann", super_sevens=True).cards("7S")
    assert played.refusal("ann", "wager", **on("box 1", "5", "super sevens")) == ("qld s46(2)", Ground.WHEN)


def test_s46_2_and_so_until_the_first_card() -> None:
    played = begin("ann", super_sevens=True).wager("ann", "box 1", "5", "super sevens").cards("7S 9C 8S")
    assert (played.verdict("ann", "super sevens"), played.net("ann")) == (Verdict.WIN, 1500)


# s47


@pytest.mark.parametrize(
    ("cards", "pays", "under"),
    [
        ("7S 7S 7S", 5000, "qld s47(2)(a)(i)"),
        ("7S 7S 7H", 500, "qld s47(2)(a)(ii)"),
        ("7S 7D 7H", 500, "qld s47(2)(a)(ii)"),
        ("7S 7S 2H", 100, "qld s47(2)(b)(i)"),
        ("7S 7S 2S", 100, "qld s47(2)(b)(i)"),
        ("7S 7H 2S", 50, "qld s47(2)(b)(ii)"),
        ("7S 2H 7S", 3, "qld s47(2)(c)"),
        ("7S KH", 3, "qld s47(2)(c)"),
    ],
)
def test_s47_2_the_payouts(cards: str, pays: int, under: str) -> None:
    clause = SUPER_SEVENS_WAGER.decide(count_sevens(many(cards)))
    assert clause.verdict is Verdict.WIN
    assert clause.pays is not None
    assert clause.pays.on(100) == pays * 100
    assert under in [str(cite) for cite in clause.cites]


def test_s47_1_the_first_card_counts_before_the_second_and_the_second_before_the_third() -> None:
    assert count_sevens(many("7S 7H 7D")) == Sevens(3, False)
    assert count_sevens(many("7S 7S 7S 7H")) == Sevens(3, True)
    assert count_sevens(many("7S 8H 7D")) == Sevens(1, True)
    assert count_sevens(many("8S 7H 7D")).number == 0


def test_s47_1_every_fact_is_decided_by_one_clause() -> None:
    for facts in [Sevens(n, suit) for n in range(4) for suit in (True, False)]:
        assert len(SUPER_SEVENS_WAGER.clauses_that_apply(facts)) == 1


def test_s47_3_it_loses_if_the_first_card_is_not_seven() -> None:
    played = sevens("ann: 8S 7H")
    assert (played.verdict("ann", "super sevens"), played.net("ann")) == (Verdict.LOSE, -500)
    assert "qld s47(3)" in played.under("ann", "super sevens")


# s48


def test_s48_1_losing_wagers_are_taken_away_once_everybody_has_two_cards() -> None:
    played = begin("ann", "bob", side=[*FIVE, ("bob", "super sevens", "5")], super_sevens=True)
    played.cards("8S 7D 9C 7S")
    assert not played.lines()
    played.cards("10D")
    assert order(played) == [("ann", "super sevens"), ("bob", "super sevens")]
    assert "qld s48(1)" in played.under("ann", "super sevens")
    assert played.awaits == "ann"


def test_s48_2_a_seven_without_a_second_is_paid_after_the_losers_are_gone() -> None:
    side = [*FIVE, ("bob", "super sevens", "5")]
    played = deal("ann: 7S 10D", "bob: 8S 10H", dealer="9C", side=side, super_sevens=True)
    assert order(played) == [("bob", "super sevens"), ("ann", "super sevens")]
    assert (played.line("ann", "super sevens").paid, played.line("ann", "super sevens").returned) == (1500, 500)
    assert "qld s48(2)" in played.under("ann", "super sevens")


def test_s48_3_then_the_hands_are_played_as_ever() -> None:
    played = sevens("ann: 7S 10D", dealer="9C")
    assert played.called[-2:][0] == ("super sevens are dealt with; the hands are played", "qld s48(3)")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])


def test_s48_3_a_blackjack_is_paid_after_them() -> None:
    played = deal("ann: 7S 10D", "bob: AS KH", dealer="9C", side=FIVE, super_sevens=True)
    assert order(played) == [("ann", "super sevens"), ("bob", "blackjack")]


def test_s48_4_two_sevens_are_paid_at_once_when_the_third_card_is_declined() -> None:
    played = sevens("ann: 7S 7S", "bob: 10S 9S")
    assert not played.lines()
    played.play("ann stand")
    assert (played.line("ann", "super sevens").paid, played.awaits) == (50_000, "bob")
    assert "qld s48(4)" in played.under("ann", "super sevens")


def test_s48_5_three_sevens_are_paid_at_once() -> None:
    played = sevens("ann: 7S 7S", "bob: 10S 9S", then=("ann draw", "7S"))
    assert (played.line("ann", "super sevens").paid, played.awaits) == (2_500_000, "bob")
    assert "qld s48(5)" in played.under("ann", "super sevens")


def test_s48_6_two_sevens_and_another_card_are_paid_at_once_where_the_hand_is_not_bust() -> None:
    played = sevens("ann: 7S 7D", then=("ann draw", "2S"))
    assert (played.line("ann", "super sevens").paid, played.awaits) == (25_000, "ann")
    assert "qld s48(6)" in played.under("ann", "super sevens")
    played.play("ann draw", "10C")
    assert [line.wager for line in played.lines("ann")] == ["super sevens", "blackjack"]


def test_s48_7_on_a_bust_the_blackjack_wager_goes_then_super_sevens_are_paid_then_the_cards_go() -> None:
    played = sevens("ann: 7S 7D", "bob: 10S 9S", then=("ann draw", "10C"))
    assert order(played) == [("ann", "blackjack"), ("ann", "super sevens")]
    assert [line.verdict for line in played.lines("ann")] == [Verdict.LOSE, Verdict.WIN]
    assert "qld s48(7)" in played.under("ann", "super sevens")
    rack = played.table.shoe.plain()["rack"]
    assert rack == "7D 7S 10C"
    played.play("bob stand", "10H").settle()
    assert played.over
    assert played.table.shoe.conserved([])


def test_s48_7_a_bust_on_a_later_card_takes_nothing_early() -> None:
    played = sevens("ann: 7S 7D", "bob: 10S 9S", then=("ann draw", "2C", "ann draw", "10D"))
    assert "rack" not in played.table.shoe.plain()


# s49


def test_s49_1_split_sevens_and_the_next_card_decide() -> None:
    played = sevens("ann: 7S 7S", then=("ann split", "7S"))
    assert (played.line("ann", "super sevens").paid, played.awaits) == (2_500_000, "ann")
    assert "qld s49(1)" in played.under("ann", "super sevens")


def test_s49_1_a_seven_to_the_second_hand_is_too_late() -> None:
    played = sevens("ann: 7S 7S", then=("ann split", "10S", "ann stand", "7S"))
    assert played.line("ann", "super sevens").paid == 50_000


def test_s49_2_it_is_paid_as_soon_as_it_is_decided() -> None:
    played = sevens("ann: 7S 7H", then=("ann split",))
    assert not played.lines()
    played.cards("10S")
    assert order(played) == [("ann", "super sevens")]
    assert played.awaits == "ann"
    assert "qld s49(2)" in played.under("ann", "super sevens")


def test_s49_1_a_split_of_other_cards_changes_nothing() -> None:
    played = sevens("ann: 8S 8H", then=("ann split",))
    assert played.verdict("ann", "super sevens") is Verdict.LOSE


# s50


def test_s50_1_the_players_behind_the_first_may_make_them_and_decide_nothing() -> None:
    side = [*FIVE, ("bob", "super sevens", "10")]
    played = deal("ann + bob: 7S 7S", dealer="9C", side=side, super_sevens=True, players_to_a_box=2)
    assert played.refused("bob", "stand") == "qld s43(a)"
    played.play("ann stand")
    assert (played.line("ann", "super sevens").paid, played.line("bob", "super sevens").paid) == (50_000, 100_000)
    assert "qld s50(1)" in played.under("bob", "super sevens")
    assert "qld s50(1)" not in played.under("ann", "super sevens")


def test_s50_1_a_player_behind_may_make_one_where_the_first_has_none() -> None:
    side = [("bob", "super sevens", "10")]
    played = deal("ann + bob: 7S 10S", dealer="9C", side=side, super_sevens=True, players_to_a_box=2)
    assert played.line("bob", "super sevens").paid == 3000


@pytest.mark.parametrize("choice", ["split", "first hand", "second hand"])
def test_s50_2_the_first_players_split_decides_for_the_others_whatever_they_choose(choice: str) -> None:
    side = [*FIVE, ("bob", "super sevens", "5")]
    played = deal("ann + bob: 7S 7S", dealer="9C", side=side, super_sevens=True, players_to_a_box=2)
    played.play("ann split", f"bob {choice}", "7H")
    assert played.line("ann", "super sevens").paid == played.line("bob", "super sevens").paid == cents("2500")
    assert "qld s50(2)" in played.under("bob", "super sevens")


def test_s50_2_each_box_of_one_player_is_decided_by_its_own_cards() -> None:
    played = Played(table_of("ann", super_sevens=True))
    for box in ("box 1", "box 2"):
        played.wager("ann", box).wager("ann", box, "5", "super sevens")
    played.act("dealer", "deal").cards("7S 8S 9C 10D 7H")
    assert played.verdict("ann", "super sevens", "box 1") is Verdict.WIN
    assert played.verdict("ann", "super sevens", "box 2") is Verdict.LOSE
