"""Bonus blackjack: ss 50A to 50E."""

from typing import Any

import pytest
from support.blackjack import Played, begin, deal, on, table_of

from houseway.equipment.cards import many
from houseway.errors import Ground, Refused
from houseway.games.blackjack.bonus_blackjack import BONUS_BLACKJACK_WAGER, bonus_facts
from houseway.games.blackjack.hand import Hand
from houseway.play.wager import Verdict

ONE_DOLLAR = [("ann", "bonus blackjack", "1")]
NOMINATED = "AS KS"


def bonus(*boxes: str, dealer: str = "9C", then: tuple[str, ...] = (), **rules: Any) -> Played:
    """A round in which ann has $1 on bonus blackjack; the ace and king of spades are nominated."""
    rules.setdefault("bonus_blackjack", NOMINATED)
    return deal(*boxes, dealer=dealer, then=then, side=ONE_DOLLAR, **rules)


def order(played: Played) -> list[tuple[str, str]]:
    return [(line.person, line.wager) for line in played.round.lines]


# s50A


def test_s50A_1_only_where_the_layout_and_the_sign_provide_for_it() -> None:
    played = Played(table_of("ann")).wager("ann", "box 1")
    assert played.refused("ann", "wager", **on("box 1", "1", "bonus blackjack")) == "qld s50A(1)"
    offered = Played(table_of("ann", bonus_blackjack=NOMINATED)).wager("ann", "box 1")
    offered.wager("ann", "box 1", "1", "bonus blackjack")
    assert "the nominated blackjack is AS KS" in offered.table.game.layout(offered.table)


@pytest.mark.parametrize("stake", ["0.50", "2", "5"])
def test_s50A_1_the_wager_is_one_dollar(stake: str) -> None:
    played = Played(table_of("ann", bonus_blackjack=NOMINATED)).wager("ann", "box 1")
    refused = played.refusal("ann", "wager", **on("box 1", stake, "bonus blackjack"))
    assert refused == ("qld s50A(1)", Ground.AMOUNT)


@pytest.mark.parametrize(("decks", "may"), [(5, False), (6, True), (7, False), (8, True)])
def test_s50A_2_six_or_eight_decks(decks: int, may: bool) -> None:
    if may:
        assert table_of(decks=decks, bonus_blackjack=NOMINATED).rules.nominated == frozenset(many(NOMINATED))
        return
    with pytest.raises(Refused) as caught:
        table_of(decks=decks, bonus_blackjack=NOMINATED)
    assert str(caught.value.under) == "qld s50A(2)"


def test_s50A_3_it_may_have_another_name() -> None:
    table = table_of(bonus_blackjack=NOMINATED, bonus_name="lucky ladies")
    cloth = table.game.layout(table)
    assert "LUCKY LADIES" in cloth
    assert "qld s50A(3)" in cloth


# s50B


def test_s50B_1_by_the_first_player_of_the_box() -> None:
    played = Played(table_of("ann", "bob", bonus_blackjack=NOMINATED)).wager("ann", "box 1")
    assert played.refused("ann", "wager", **on("box 2", "1", "bonus blackjack")) == "qld s50B(1)"
    assert played.refused("bob", "wager", **on("box 1", "1", "bonus blackjack")) == "qld s50B(1)"
    played.wager("ann", "box 1", "1", "bonus blackjack")


@pytest.mark.parametrize("first_has_one", [True, False])
def test_s50B_2_by_nobody_else_on_it_even_if_the_first_player_does_not(first_has_one: bool) -> None:
    played = Played(table_of("ann", "bob", bonus_blackjack=NOMINATED, players_to_a_box=2))
    played.wager("ann", "box 1").wager("bob", "box 1")
    if first_has_one:
        played.wager("ann", "box 1", "1", "bonus blackjack")
    assert played.refusal("bob", "wager", **on("box 1", "1", "bonus blackjack")) == ("qld s50B(2)", Ground.WHO)


def test_s50B_3_before_any_card_of_the_round() -> None:
    played = begin("ann", bonus_blackjack=NOMINATED).cards("7S")
    assert played.refusal("ann", "wager", **on("box 1", "1", "bonus blackjack")) == ("qld s50B(3)", Ground.WHEN)


def test_s50B_4_in_its_own_area_of_the_layout() -> None:
    table = table_of(bonus_blackjack=NOMINATED)
    boxes = " ".join(f"[{box}]" for box in table.selections)
    assert f"BONUS BLACKJACK (bonus blackjack): {boxes}  (qld s50B(4))" in table.game.layout(table).splitlines()


def test_s50B_5_one_to_a_box_and_round() -> None:
    played = Played(table_of("ann", bonus_blackjack=NOMINATED)).wager("ann", "box 1").wager("ann", "box 2")
    played.wager("ann", "box 1", "1", "bonus blackjack")
    assert played.refused("ann", "wager", **on("box 1", "1", "bonus blackjack")) == "qld s50B(5)"
    played.wager("ann", "box 2", "1", "bonus blackjack")


# s50C


@pytest.mark.parametrize(
    ("cards", "decks", "pays", "under"),
    [
        ("5S 5S 5S 6S", 8, "25000.00", "qld s50C(2)(a)(i)"),
        ("6S 5S 5S 5S", 6, "25000.00", "qld s50C(2)(a)(i)"),
        ("5S 5H 6S 5S", 8, "1500.00", "qld s50C(2)(a)(ii)"),
        ("7H 7H 7H", 8, "5000.00", "qld s50C(2)(b)(i)"),
        ("7H 7S 7H", 8, "500.00", "qld s50C(2)(b)(ii)"),
        ("6D 7D 8D", 8, "750.00", "qld s50C(2)(c)(i)(A)"),
        ("8D 6D 7D", 6, "800.00", "qld s50C(2)(c)(i)(B)"),
        ("6D 7D 8S", 8, "50.00", "qld s50C(2)(c)(ii)"),
        ("6D 7C 8S", 6, "50.00", "qld s50C(2)(c)(ii)"),
        ("KS AS", 8, "175.00", "qld s50C(2)(d)"),
        ("AS KS", 6, "175.00", "qld s50C(2)(d)"),
        ("AS KH", 8, "", "qld s50C(1)"),
        ("AH KH", 8, "", "qld s50C(1)"),
        ("AS QS", 8, "", "qld s50C(1)"),
        ("5S 5S 5S", 8, "", "qld s50C(1)"),
        ("5S 5S 5S 6S 10H", 8, "", "qld s50C(1)"),
        ("6D 7D 8D 9D", 8, "", "qld s50C(1)"),
        ("5S 5S 6S 6S", 8, "", "qld s50C(1)"),
        ("6S 7S 7S", 8, "", "qld s50C(1)"),
    ],
)
def test_s50C_2_the_payouts(cards: str, decks: int, pays: str, under: str) -> None:
    hand = Hand("box 1")
    for card in many(cards):
        hand.take(card)
    facts = bonus_facts(hand, decks, frozenset(many(NOMINATED)))
    [clause] = BONUS_BLACKJACK_WAGER.clauses_that_apply(facts)
    assert under in [str(cite) for cite in clause.cites]
    assert (clause.verdict is Verdict.WIN) == bool(pays)
    if pays:
        assert clause.pays is not None
        assert f"{clause.pays.on(100) / 100:.2f}" == pays


def test_s50C_1_the_cards_dealt_to_the_player_decide_whatever_their_order() -> None:
    played = bonus("ann: 8S 6S", dealer="10C", then=("ann draw", "7S", "9D"))
    assert played.line("ann", "bonus blackjack").paid == 75_000


def test_s50C_2_the_dollar_is_returned_besides_reading_B10() -> None:
    line = bonus("ann: 6S 7D", dealer="10C", then=("ann draw", "8H", "9D")).line("ann", "bonus blackjack")
    assert (line.paid, line.returned) == (5000, 100)
    assert "reading B10" in [str(cite) for cite in line.cites]


@pytest.mark.parametrize("named", ["AS KH", "KS QS", "9S AS", "AS", "AS KS QS"])
def test_s50C_3_the_nominated_blackjack_is_an_ace_and_a_ten_of_its_suit(named: str) -> None:
    with pytest.raises(Refused) as caught:
        table_of(bonus_blackjack=named)
    assert str(caught.value.under) == "qld s50C(3)"


def test_s50C_3_the_other_card_is_the_one_on_the_sign() -> None:
    played = bonus("ann: AD 10D", dealer="6C", bonus_blackjack="AD 10D")
    assert played.line("ann", "bonus blackjack").paid == 17_500
    assert bonus("ann: AD JD", dealer="6C", bonus_blackjack="AD 10D").verdict("ann", "bonus blackjack") is Verdict.LOSE


# s50D


def test_s50D_1_it_lies_beside_a_blackjack_wager_and_goes_back_with_it() -> None:
    played = Played(table_of("ann", bonus_blackjack=NOMINATED)).wager("ann", "box 1")
    played.wager("ann", "box 1", "1", "bonus blackjack")
    played.act("ann", "withdraw", on="blackjack", selection="box 1")
    assert not played.table.placed


def test_s50D_2_a_a_blackjack_is_paid_and_a_bonus_that_did_not_win_is_taken() -> None:
    played = bonus("ann: AS KH", "bob: 10S 9S", dealer="6C")
    assert order(played) == [("ann", "blackjack"), ("ann", "bonus blackjack")]
    assert played.verdict("ann", "bonus blackjack") is Verdict.LOSE
    assert "qld s50D(2)" in played.under("ann", "bonus blackjack")


def test_s50D_2_b_a_nominated_blackjack_is_paid_with_the_wager_on_the_hand() -> None:
    played = bonus("ann: AS KS", "bob: 10S 9S", dealer="6C")
    assert order(played) == [("ann", "blackjack"), ("ann", "bonus blackjack")]
    assert (played.net("ann"), played.awaits) == (1500 + 17_500, "bob")
    assert "qld s50D(2)" in played.under("ann", "bonus blackjack")


def test_s50D_2_b_with_a_blackjack_paid_after_the_dealers_hand() -> None:
    played = bonus("ann: AS KS", "bob: 10S 9S", dealer="10C", then=("bob stand", "7D"))
    assert order(played) == [("ann", "blackjack"), ("ann", "bonus blackjack"), ("bob", "blackjack")]
    assert "qld s50D(2)" in played.under("ann", "bonus blackjack")


def test_s50D_2_b_with_even_money_whoever_else_is_on_the_box() -> None:
    played = bonus("ann + bob: AS KS", dealer="AC", players_to_a_box=2, then=("ann even money",))
    assert order(played) == [("ann", "blackjack"), ("ann", "bonus blackjack")]
    assert played.net("ann") == 1000 + 17_500


@pytest.mark.parametrize(
    ("cards", "then"),
    [
        ("10S 9S", ("ann stand",)),
        ("5S 5H", ("ann draw", "5D", "ann stand")),
        ("10S 6S", ("ann draw", "9H")),
        ("5S 6S", ("ann double down 10", "5H")),
    ],
)
def test_s50D_3_it_is_taken_as_soon_as_no_more_cards_come_to_a_hand_that_cannot_win(
    cards: str, then: tuple[str, ...]
) -> None:
    played = bonus(f"ann: {cards}", "bob: 10D 9D", dealer="10C")
    assert not played.lines("ann", "bonus blackjack")
    played.play(*then)
    assert played.awaits == "bob"
    assert played.verdict("ann", "bonus blackjack") is Verdict.LOSE
    assert "qld s50D(3)" in played.under("ann", "bonus blackjack")


def test_s50D_3_a_blackjack_other_than_the_nominated_one_draws_no_more_either() -> None:
    played = bonus("ann: AS KH", "bob: 10D 9D", dealer="10C")
    assert played.awaits == "bob"
    assert played.verdict("ann", "bonus blackjack") is Verdict.LOSE
    assert not played.lines("ann", "blackjack")


def test_s50D_4_a_winner_is_left_in_its_place() -> None:
    played = bonus("ann: 7S 7H", "bob: 10D 9D", dealer="10C", then=("ann draw", "7D", "bob stand"))
    assert not played.lines()
    assert [p.wager.name for p in played.table.placed if p.person == "ann"] == ["blackjack", "bonus blackjack"]


def test_s50D_5_and_settled_after_all_the_blackjack_wagers() -> None:
    played = bonus("ann: 7S 7H", "bob: 10D 9D", dealer="10C", then=("ann draw", "7D", "bob stand", "9H"))
    assert order(played) == [("ann", "blackjack"), ("bob", "blackjack"), ("ann", "bonus blackjack")]
    assert played.line("ann", "bonus blackjack").paid == 50_000
    assert played.under("ann", "bonus blackjack")[-3:] == ["qld s50D(1)", "qld s50D(4)", "qld s50D(5)"]


def test_s50D_5_a_nominated_blackjack_wins_though_the_dealers_makes_the_wager_on_the_hand_void() -> None:
    """The blackjack wager is not won, so (2) does not apply; the nominated blackjack was dealt all the same."""
    played = bonus("ann: AS KS", "bob: 10D 9D", dealer="10C", then=("bob stand", "AD"))
    assert order(played) == [("ann", "blackjack"), ("bob", "blackjack"), ("ann", "bonus blackjack")]
    assert played.verdict("ann") is Verdict.VOID
    assert played.line("ann", "bonus blackjack").paid == 17_500
    assert "qld s50D(5)" in played.under("ann", "bonus blackjack")


# s50E


def test_s50E_the_first_of_the_split_hands_decides() -> None:
    steps = ("ann split", "7S", "ann draw", "7S", "10H", "ann stand", "9H")
    played = bonus("ann: 7S 7H", dealer="10C", then=steps)
    assert played.line("ann", "bonus blackjack").paid == 500_000
    assert "qld s50E" in played.under("ann", "bonus blackjack")


def test_s50E_the_second_decides_nothing() -> None:
    steps = ("ann split", "10S", "ann stand", "7S", "ann draw", "7S")
    played = bonus("ann: 7S 7S", dealer="10C", then=steps)
    assert played.verdict("ann", "bonus blackjack") is Verdict.LOSE
    assert "qld s50E" in played.under("ann", "bonus blackjack")


def test_s50E_an_ace_that_was_split_makes_no_nominated_blackjack() -> None:
    played = bonus("ann: AS AH", dealer="10C", then=("ann split", "KS", "9H"))
    assert played.verdict("ann", "bonus blackjack") is Verdict.LOSE


def test_s48_3_nobody_is_told_of_super_sevens_where_bonus_blackjack_alone_is_offered() -> None:
    played = bonus("ann: 10S 5D")
    assert not [words for words, under in played.called if under.startswith("qld s48")]
