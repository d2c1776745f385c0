"""How a hand of blackjack is played and how its wager ends: ss 18, 35, 39 and 40."""

from itertools import product

import pytest
from support.blackjack import FLOOR, Played, deal, table_of

from houseway.errors import BadInput, Ground
from houseway.games.blackjack.wagers import (
    BLACKJACK_WAGER,
    DOUBLE_DOWN_WAGER,
    INSURANCE_WAGER,
    SPLIT_WAGER,
    HandTotals,
    Second,
)
from houseway.play.wager import Verdict, Wager

WIN, LOSE, VOID = Verdict.WIN, Verdict.LOSE, Verdict.VOID

# s18, paragraph by paragraph


@pytest.mark.parametrize(
    ("cards", "dealer", "then", "verdict", "under"),
    [
        pytest.param("10S 2D", "6C", ["ann stand", "10C", "8C"], WIN, "qld s18(a)", id="s18_a dealer over 21"),
        pytest.param("10S 9D", "8C", ["ann stand", "10C"], WIN, "qld s18(b)", id="s18_b 19 against 18"),
        pytest.param("AS KD", "10C", ["5C"], WIN, "qld s35(3)", id="s18_c against 10 5, no more cards"),
        pytest.param(
            "7S 7D", "AC", ["ann decline", "ann draw", "7C", "KC"], LOSE, "qld s18(d)", id="s18_d 21 in three"
        ),
        pytest.param("10S 8D", "8C", ["ann stand", "10C"], VOID, "qld s18(e)", id="s18_e 18 against 18"),
        pytest.param("AS KD", "AC", ["ann decline", "KC"], VOID, "qld s18(e)", id="s18_e both have blackjack"),
        pytest.param("10S 8D", "8C", ["ann draw", "10C", "10H"], LOSE, "qld s18(f)", id="s18_f over 21"),
        pytest.param("10S 7D", "8C", ["ann stand", "10C"], LOSE, "qld s18(g)", id="s18_g 17 against 18"),
        pytest.param("10S 7D", "AC", ["ann decline", "ann stand", "KC"], LOSE, "qld s18(g)", id="s18_g blackjack"),
    ],
)
def test_s18_every_paragraph(cards: str, dealer: str, then: list[str], verdict: Verdict, under: str) -> None:
    played = deal(f"ann: {cards}", dealer=dealer, then=then)
    assert played.over, played.awaits
    assert played.verdict("ann") is verdict
    assert under in played.under("ann")


def test_s18_c_a_players_blackjack_beats_a_dealers_21_in_more_than_two_cards() -> None:
    then = ["bob stand", "5C", "6C"]
    played = deal("ann: AS KD", "bob: 10S 10H", dealer="10C", then=then)
    assert (played.verdict("ann"), played.line("ann").paid) == (WIN, 1500)
    assert played.under("ann") == ["qld s18(c)", "qld s35(3)", "qld s20"]
    assert played.verdict("bob") is LOSE


def test_s18_d_reading_b15_two_cards_of_21_after_a_split_lose_to_a_dealers_blackjack() -> None:
    played = deal("ann: KS QD", dealer="10C", then=["ann split", "AD", "AH", "AC"])
    assert (played.verdict("ann"), played.net("ann")) == (LOSE, -1000)
    assert played.under("ann") == ["qld s18(d)", "qld s38(4)(c)", "reading B15"]


# One verdict for whatever can be


POINTS = range(4, 31)  # 30: a hard 20 that drew a ten
COMPARED = [
    HandTotals(points, blackjack, dealers, dealers_blackjack, cards, even_money, split)
    for points, blackjack, dealers, dealers_blackjack, cards, even_money, split in product(
        POINTS, (False, True), range(2, 27), (False, True), (1, 2, 3), (False, True), (False, True)
    )
    if (not blackjack or (points == 21 and not split))
    and (not dealers_blackjack or (dealers == 21 and cards == 2))
    and (not even_money or (blackjack and cards == 1 and dealers == 11))
    and (cards > 1 or dealers <= 11)
    and (points != 21 or blackjack or cards > 1)
    and (cards > 1 or blackjack or points > 21)  # before the dealer's second card: a blackjack or a bust
]


@pytest.mark.parametrize("row", [BLACKJACK_WAGER, DOUBLE_DOWN_WAGER, SPLIT_WAGER], ids=lambda row: row.name)
def test_s18_whatever_the_hands_the_clauses_that_apply_agree_on_one_verdict(row: Wager[HandTotals]) -> None:
    for facts in COMPARED:
        if row is BLACKJACK_WAGER or not facts.blackjack:
            found = row.clauses_that_apply(facts)
            assert len({(clause.verdict, clause.pays) for clause in found}) == 1, (facts, found)


def test_s18_the_verdict_is_what_the_points_say() -> None:
    for facts in COMPARED:
        assert BLACKJACK_WAGER.decide(facts).verdict is plainly(facts), facts


def plainly(f: HandTotals) -> Verdict:
    """Section 18 once more, as one would say it: the better hand wins, and a blackjack is better than 21."""
    if f.points > 21:
        return LOSE
    if f.even_money or (f.blackjack and f.dealers_cards == 1):
        return WIN
    mine = 22 if f.blackjack else f.points
    theirs = 0 if f.dealers > 21 else 22 if f.dealers_blackjack else f.dealers
    return WIN if mine > theirs else LOSE if mine < theirs else VOID


def test_s36_1_insurance_wins_or_loses_by_the_second_card_alone() -> None:
    for value in range(1, 11):
        [clause] = INSURANCE_WAGER.clauses_that_apply(Second(value))
        assert clause.verdict is (WIN if value == 10 else LOSE)


# s35: blackjack


@pytest.mark.parametrize("dealer", ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"])
def test_s35_1_against_2_to_9_it_is_paid_3_to_2_and_removed_before_any_third_card(dealer: str) -> None:
    played = deal("ann: 10S 6D", "bob: AH KH", dealer=dealer)
    assert ("box 2 has blackjack", "qld s35(1)") in played.called
    assert played.line("bob").paid == 1500
    assert played.under("bob") == ["qld s35(1)", "qld s20"]
    assert played.table.hands()[1].removed
    assert played.awaits == "ann"


def test_s35_1_reading_b18_with_nobody_left_the_dealer_takes_no_second_card() -> None:
    played = deal("ann: AS KS", "bob: AH KH", dealer="6C")
    assert played.over
    assert len(played.table.dealer.cards) == 1
    assert [line.paid for line in played.round.lines] == [1500, 1500]


@pytest.mark.parametrize("dealer", ["10C", "JC", "QC", "KC", "AC"])
def test_s35_2_against_a_ten_or_an_ace_it_is_announced_and_waits_for_the_second_card(dealer: str) -> None:
    then = ["ann decline", "bob decline"] if dealer == "AC" else []
    played = deal("ann: AH KH", "bob: 10S 6D", dealer=dealer, then=then)
    assert ("box 1 has blackjack", "qld s35(2)") in played.called
    assert not played.lines("ann")
    assert not played.table.hands()[0].removed
    assert played.awaits == "bob"
    assert not played.play("bob stand").lines("ann")


def test_s35_3_if_the_dealer_has_none_it_is_paid_3_to_2_when_the_dealers_hand_is_complete() -> None:
    played = deal("ann: AH KH", "bob: 10S 6D", dealer="10C", then=["bob stand", "2C"])
    assert played.awaits == "card for dealer"
    played.cards("7C").settle()
    assert played.under("ann") == ["qld s35(3)", "qld s20"]
    assert played.line("ann").paid == 1500


def test_s35_3_reading_b16_the_dealer_draws_nothing_that_cannot_matter() -> None:
    played = deal("ann: AH KH", dealer="10C", then=["2C"])
    assert played.over
    assert played.called[-1] == ("dealer: 12, and no more cards: they would change nothing", "qld s40(2)")
    assert played.line("ann").paid == 1500


def test_s35_4_against_an_ace_it_is_paid_1_to_1_at_once_if_the_player_asks() -> None:
    played = deal("ann: AH KH", "bob: 10S 6D", dealer="AC")
    assert played.open == ["decline", "even money", "insure"]
    played.play("ann even money")
    assert (played.line("ann").paid, played.under("ann")) == (1000, ["qld s35(4)"])
    assert played.awaits == "bob"
    played.play("bob decline", "bob stand", "KC").settle()
    assert played.net("ann") == 1000


def test_s35_4_reading_b20_it_may_still_be_asked_for_until_the_dealers_second_card() -> None:
    played = deal("ann: AH KH", "bob: 10S 2D", dealer="AC", then=["ann insure 5", "bob decline"])
    assert "even money" in played.listed("ann")
    assert "even money" not in played.listed("bob")
    assert played.refusal("bob", "even money", hand="box 2") == ("qld s35(4)", Ground.WHEN)
    played.act("ann", "even money", hand="box 1")
    assert played.line("ann").paid == 1000
    assert played.awaits == "bob"
    played.play("bob draw", "KC", "KD").settle()
    assert played.net("ann") == 1000 + 1000, "insurance is another wager"
    assert played.over


def test_s35_4_is_for_a_dealers_ace_alone() -> None:
    played = deal("ann: AH KH", "bob: 10S 2D", dealer="KC")
    assert played.refusal("ann", "even money") == ("qld s35(4)", Ground.WHEN)


def test_s35_4_reading_b18_when_every_blackjack_took_even_money_the_round_is_over() -> None:
    played = deal("ann: AH KH", dealer="AC", then=["ann even money"])
    assert played.over
    assert len(played.table.dealer.cards) == 1


# s39: who may draw, and who must


def test_s39_1_a_player_draws_for_as_long_as_the_total_is_under_21() -> None:
    played = deal("ann: 2S 2D", dealer="9C")
    for each in ("2H", "3H", "4H", "4C", "3C"):
        assert {"draw", "stand"} <= set(played.open)
        played.play("ann draw", each)
    assert played.open == ["draw", "stand"]  # 20
    played.play("ann draw", "AH")
    assert played.awaits == "card for dealer"


@pytest.mark.parametrize(
    ("cards", "then"),
    [("AS KS", []), ("AS 5D", ["ann draw", "5C"]), ("10S 5D", ["ann draw", "6C"])],
    ids=["blackjack", "soft 21", "hard 21"],
)
def test_s39_1_a_nobody_draws_to_a_blackjack_or_to_21(cards: str, then: list[str]) -> None:
    played = deal(f"ann: {cards}", "bob: 10H 9H", dealer="10C", then=then)
    assert played.awaits == "bob"
    assert played.refusal("ann", "draw") == ("qld s39(1)(a)", Ground.WHEN)
    assert "draw" not in played.listed("ann")


def test_s39_1_b_s39_1_c_nor_to_a_doubled_hand_or_a_split_ace() -> None:
    doubled = deal("ann: 5S 6D", "bob: 10H 9H", dealer="10C", then=["ann double down 10", "2C"])
    assert doubled.awaits == "bob"
    assert doubled.refused("ann", "draw") == "qld s39(1)(b)"
    aces = deal("ann: AS AD", "bob: 10H 9H", dealer="10C", then=["ann split", "2C", "3C"])
    assert aces.awaits == "bob"
    assert aces.refused("ann", "draw") == "qld s39(1)(c)"


def test_s39_1_a_hand_over_21_draws_nothing_more() -> None:
    played = deal("ann: 10S 6D", "bob: 10H 9H", dealer="10C", then=["ann draw", "10D"])
    assert played.awaits == "bob"
    assert played.refused("ann", "draw") == "qld s39(1)"


@pytest.mark.parametrize("cards", ["2S 3D", "5S 6D", "8S 2D", "4S 4D"])
def test_s39_2_the_dealer_may_direct_a_draw_on_11_or_less(cards: str) -> None:
    played = deal(f"ann: {cards}", dealer="9C", then=["ann stand"])
    assert (played.awaits, played.open) == ("dealer", ["direct a draw", "let stand"])
    assert played.refused("ann", "let stand") == "qld s39(2)"
    played.play("dealer direct a draw", "2C")
    assert played.awaits == "ann"


def test_s39_2_or_let_the_hand_stand() -> None:
    played = deal("ann: 2S 3D", dealer="9C", then=["ann stand", "dealer let stand"])
    assert played.awaits == "card for dealer"


@pytest.mark.parametrize(
    ("cards", "then"), [("10S 2D", []), ("AS AD", []), ("AS 2D", []), ("2S 3D", ["ann draw", "7C"])]
)
def test_s39_2_reading_b9_not_on_12_or_more_and_a_soft_hand_is_never_less(cards: str, then: list[str]) -> None:
    played = deal(f"ann: {cards}", dealer="9C", then=[*then, "ann stand"])
    assert played.awaits == "card for dealer"


def test_s39_2_not_where_section_37_applies() -> None:
    played = deal("ann: AS 8D", dealer="9C", then=["ann double down 10", "2C"])  # counts 11
    assert played.awaits == "card for dealer"


# s40: the dealer


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("10C 7D", 17),
        ("AC 6D", 17),
        ("10C 6D 5H", 21),
        ("2C 2D 2H 10H 2S", 18),
        ("AC 5D 10H AD", 17),
        ("AC 2D 3H AD", 17),
    ],
)
def test_s40_1_the_dealer_draws_to_16_and_stops_on_17_to_21_hard_or_soft(cards: str, total: int) -> None:
    first, *more = cards.split()
    then = ["ann decline"] if first == "AC" else []
    played = deal("ann: 10S 8H", dealer=first, then=[*then, "ann stand", *more])
    assert played.over
    assert played.table.dealer.total == total


def test_s40_1_the_dealer_goes_on_over_21() -> None:
    played = deal("ann: 10S 2H", dealer="10C", then=["ann stand", "6D", "10H"])
    assert played.over
    assert played.under("ann") == ["qld s18(a)", "qld s20"]


def test_s40_2_reading_b12_when_all_are_over_21_the_dealer_takes_a_second_card_and_no_more() -> None:
    played = deal("ann: 10S 6D", dealer="5C", then=["ann draw", "10D"])
    assert played.verdict("ann") is LOSE
    assert played.awaits == "card for dealer"
    played.cards("2C").settle()
    assert played.over
    assert ("dealer: 7, and no more cards: they would change nothing", "qld s40(2)") in played.called


@pytest.mark.parametrize("stands", ["10H 2H", "10H 10D"])
def test_s40_2_any_hand_that_stands_keeps_the_dealer_drawing(stands: str) -> None:
    played = deal("ann: AS KD", f"bob: {stands}", dealer="10C", then=["bob stand", "2C"])
    assert played.awaits == "card for dealer"


# s4 and s64 in mid-round


def test_s4_2_a_a_player_whose_wagers_are_void_is_out_of_the_round() -> None:
    played = deal("ann: 8S 8D", "bob: 10H 9H", dealer="AC", then=["ann insure 5", "bob decline", "ann split", "3C"])
    played.play("ann double down 10")
    played.act(FLOOR, "declare wagers void", person="ann")
    assert {line.verdict for line in played.lines("ann")} == {VOID}
    assert {line.wager for line in played.lines("ann")} == {"blackjack", "insurance", "double down", "split"}
    assert played.table.people["ann"].purse.value == 50_000
    assert played.awaits == "bob"
    played.play("bob stand", "9C").settle()
    assert played.over


def test_s4_2_a_even_where_only_the_second_hand_of_a_split_is_left() -> None:
    then = ["ann split", "10C", "ann draw", "10D", "2C"]
    played = deal("ann: 8S 8D", dealer="9C", then=then)
    assert played.awaits == "ann"
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "card for dealer", "the first hand was over 21 (reading B12)"
    played.cards("10H").settle()
    assert played.net("ann") == -1000


@pytest.mark.parametrize("then", [[], ["ann draw", "2C"]])
def test_s4_2_a_with_nobody_left_the_round_ends(then: list[str]) -> None:
    played = deal("ann: 8S 2D", dealer="9C", then=then)
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.over
    assert played.net("ann") == 0


def test_s4_2_b_reading_b17_an_excluded_players_hand_draws_while_its_hard_total_is_11_or_less() -> None:
    played = deal("ann: 2S 3D", "bob: 10H 9H", dealer="9C")
    played.act(FLOOR, "exclude", person="ann")
    assert played.open == ["act for the player"]
    assert "ann" not in played.awaits
    played.act(FLOOR, "act for the player")
    assert played.rulings[-1] == ["qld s64(b)", "reading B17"]
    played.cards("4C AC")
    assert played.awaits == "card for box 1", "a soft 20 is a hard 10 (reading B8)"
    played.cards("7C")
    assert played.awaits == "bob"


def test_s4_2_b_reading_b17_an_excluded_player_is_not_asked_for_insurance() -> None:
    played = deal("ann: 10S 9D", "bob: 10H 9H", dealer="AC")
    assert played.awaits == "ann"
    played.act(FLOOR, "exclude", person="ann")
    assert played.awaits == "bob"
    for act in ("decline", "insure", "even money"):
        assert played.refused("ann", act) in ("qld s36(3)", "qld s4(2)(b)")


def test_s4_2_b_an_excluded_players_wager_stands_and_is_settled() -> None:
    played = Played(table_of("ann")).wager("ann", "box 1")
    played.act(FLOOR, "exclude", person="ann").act("dealer", "deal").cards("10S 9C 9D")
    played.act(FLOOR, "act for the player").cards("10C").settle()
    assert played.verdict("ann") is VOID


def test_what_is_no_decision_at_all_is_not_understood() -> None:
    played = deal("ann: 10S 9D", dealer="9C")
    with pytest.raises(BadInput):
        played.act("ann", "surrender")
    assert played.refused("dealer", "draw") == "qld s30(2)"
