"""The blackjack table, its limits and what it counts as what: ss 13 to 17, 23 and 34."""

import re
from itertools import combinations_with_replacement
from typing import Any

import pytest
from support.blackjack import FLOOR, GAME, Played, deal, table_of

from houseway.equipment.cards import FULL_DECK, RANK, Card, card
from houseway.errors import BadInput, BadRecord, Ground, Refused
from houseway.games import find
from houseway.games.blackjack.arithmetic import VALUE, dealer_draws, may_double, most_insurance, total
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.texts import QUEENSLAND_1998
from houseway.money import cents
from houseway.play.record import Recorder, read, replay
from houseway.play.sign import Limits, Sign


def printed(**rules: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in GAME.layout(table_of(**rules)).splitlines():
        words, _, under = line.removesuffix(")").rpartition("  (")
        found.setdefault(under, []).append(words)
    return found


def test_s13_1_the_players_are_on_one_side_and_the_dealer_on_the_other() -> None:
    assert printed()["qld s13(1)"] == ["the dealer's place, opposite the players'"]


def test_s13_2_the_cloth_bears_the_casinos_name_and_a_box_for_each_place() -> None:
    assert printed()["qld s13(2)"] == ["Houseway"]
    assert printed(boxes=3)["qld s13(2)(a)"] == ["blackjack: [box 1] [box 2] [box 3]"]


def test_s13_2_there_is_no_wagering_beside_the_boxes() -> None:
    played = Played(table_of(boxes=5))
    assert played.refused("ann", "wager", on="blackjack", selection="box 6", stake=1000) == "qld s13(2)"


def test_s13_3_the_cloth_says_what_is_paid_and_how_the_dealer_draws() -> None:
    assert [words for words in printed()["qld s13(3)"] if words.isupper()] == [
        "BLACKJACK PAYS 3 TO 2",
        "DEALER MUST STAND ON 17 AND MUST DRAW TO 16",
        "INSURANCE PAYS 2 TO 1",
    ]
    assert "INSURANCE PAYS 2 TO 1  (qld s13(3))" in GAME.layout(table_of())


def test_s14_a_drop_box_and_a_discard_rack_are_at_the_table() -> None:
    assert printed()["qld s14"] == ["drop box", "discard rack"]


def hand_of(text: str) -> Hand:
    hand = Hand("box 1")
    for each in text.split():
        hand.take(card(each))
    return hand


@pytest.mark.parametrize(
    ("cards", "is_one"),
    [("AS KD", True), ("10H AC", True), ("JS AS", True), ("AS 9D", False), ("7S 7D 7C", False), ("AS 5D 5C", False)],
)
def test_s15_a_blackjack_is_an_ace_and_a_card_of_10_as_the_first_two(cards: str, is_one: bool) -> None:
    assert hand_of(cards).blackjack is is_one


def test_s15_hard_and_soft_totals() -> None:
    soft = hand_of("AS 6D")
    assert (soft.hard, soft.total) == (7, 17)
    hard = hand_of("AS 6D 10C")
    assert (hard.hard, hard.total) == (17, 17)


@pytest.mark.parametrize("decks", [5, 6, 7, 8])
def test_s16_five_to_eight_decks(decks: int) -> None:
    assert table_of(decks=decks).shoe.remaining == 52 * decks


@pytest.mark.parametrize("decks", [1, 4, 9])
def test_s16_no_other_number_of_decks(decks: int) -> None:
    with pytest.raises(Refused) as caught:
        table_of(decks=decks)
    assert caught.value.under.text == "qld s16"


# s17: brute force over every hand


def best_of(cards: tuple[Card, ...]) -> int:
    """Each ace as 11 or as 1: the best that is not over 21, or the least where all are."""
    totals = {0}
    for each in cards:
        worth = {1, 11} if RANK[each] == 1 else {min(RANK[each], 10)}
        totals = {before + value for before in totals for value in worth}
    fair = [points for points in totals if points <= 21]
    return max(fair) if fair else min(totals)


SPADES = [each for each in FULL_DECK if each & 3 == 3]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_s17_every_hand_counts_as_its_cards_do(size: int) -> None:
    for cards in combinations_with_replacement(SPADES, size):
        hand = Hand("box 1")
        for each in cards:
            hand.take(each)
        assert hand.total == best_of(cards) == total(hand.hard, hand.ace)
        assert hand.bust is (hand.total > 21)


def test_s17_a_s17_b_s17_c_every_card() -> None:
    assert [VALUE[each] for each in SPADES] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert {each: VALUE[each] for each in FULL_DECK} == {each: min(RANK[each], 10) for each in FULL_DECK}


def test_s17_c_an_ace_is_11_until_that_goes_over_21() -> None:
    totals = [hand_of(text).total for text in ("AS", "AS AD", "AS AD 9C", "AS AD 9C AH", "AS 10D 10C")]
    assert totals == [11, 12, 21, 12, 21]


def test_s37_1_s37_3_reading_b3_what_may_be_doubled() -> None:
    for cards in combinations_with_replacement(SPADES, 2):
        with_low_aces = sum(VALUE[each] for each in cards)
        allowed = with_low_aces in (9, 10, 11) and best_of(cards) != 21
        assert may_double(with_low_aces, best_of(cards), *QUEENSLAND_1998.doubles) is allowed


def test_s40_1_the_dealer_draws_to_16_and_stands_on_17() -> None:
    assert [points for points in range(4, 22) if dealer_draws(points)] == list(range(4, 17))


def test_s36_3_s36_4_the_most_insurance_is_half_or_25_cents_more_for_whole_dollars() -> None:
    for stake in range(50, 20_000, 50):
        allowed = [
            amount
            for amount in range(50, stake, 50)
            if amount * 2 <= stake or (amount * 2 == stake + 50 and amount * 2 % 100 == 0)
        ]
        assert most_insurance(stake, 50) == max(allowed, default=50 if stake == 50 else 0)


# s23


def with_limits(minimum: str, maximum: str, **rules: Any) -> None:
    table_of(sign=Sign({"blackjack": Limits(cents(minimum), cents(maximum))}), **rules)


def test_s23_1_a_table_has_a_minimum_and_a_maximum() -> None:
    with pytest.raises(Refused) as caught:
        table_of(sign=Sign({"super sevens": Limits(100, 2500)}))
    assert caught.value.under.text == "qld s23(1)"
    played = Played(table_of())
    assert played.refused("ann", "wager", on="blackjack", selection="box 1", stake=450) == "qld s5(1)(b)"
    assert played.refused("ann", "wager", on="blackjack", selection="box 1", stake=50_050) == "qld s5(1)(b)"


def test_s23_2_the_sign_shows_both() -> None:
    shown = table_of().sign.shown(GAME.sign_under)
    assert "(qld s23(2))" in shown
    assert "5.00   500.00" in shown


@pytest.mark.parametrize(("minimum", "maximum"), [("5", "100"), ("2", "100"), ("5.50", "20"), ("25", "30")])
def test_s23_3_limits_that_are_allowed(minimum: str, maximum: str) -> None:
    with_limits(minimum, maximum)


@pytest.mark.parametrize(("minimum", "maximum"), [("5", "99.50"), ("2", "10"), ("0.50", "50")])
def test_s23_3_a_minimum_of_5_dollars_or_less_takes_a_maximum_of_100_or_more(minimum: str, maximum: str) -> None:
    with pytest.raises(Refused) as caught:
        with_limits(minimum, maximum)
    assert (caught.value.under.text, caught.value.ground) == ("qld s23(3)", Ground.AMOUNT)


def test_s23_3_holds_when_the_sign_is_changed_at_the_table() -> None:
    from datetime import datetime

    played = Played(table_of())
    change: dict[str, Any] = {"kind": "blackjack", "now": datetime(1998, 9, 4, 21)}
    assert played.refused(FLOOR, "change the sign", minimum=500, maximum=5000, **change) == "qld s23(3)"
    played.act(FLOOR, "change the sign", minimum=1000, maximum=50_000, **change)
    assert played.refused("ann", "wager", on="blackjack", selection="box 1", stake=500) == "qld s5(1)(b)"


def test_s23_4_up_to_eight_instruction_tables_of_2_to_10_dollars() -> None:
    with_limits("2", "10", instruction_tables=8)
    for minimum, maximum, tables in (("2", "20", 1), ("5", "10", 1), ("2", "10", 9)):
        with pytest.raises(Refused) as caught:
            with_limits(minimum, maximum, instruction_tables=tables)
        assert caught.value.under.text == "qld s23(4)"


def test_s23_4_an_instruction_table_has_its_limits_by_itself_and_is_recorded_and_replayed() -> None:
    table = table_of(instruction_tables=1)
    assert table.sign.limits["blackjack"] == Limits(cents("2"), cents("10"))
    recorder = Recorder(table)
    played = Played(table)
    recorder.add(played.round)
    played.wager("ann", "box 1", "3").act("dealer", "deal").cards("10S 9C 9S").play("ann stand", "10C").settle()
    again = replay(read(recorder.text()), find)
    assert not again.differences
    assert again.table.sign == table.sign


def test_s23_3_s23_4_and_a_sign_that_the_way_it_is_run_does_not_allow_does_not_open_a_record() -> None:
    record = (
        'format = 1\ngame = "blackjack"\nrules = "qld"\non = 1998-09-04\n[table]\n{}[sign.limits]\n'
        'blackjack = {{minimum = "2", maximum = "{}"}}\n[people]\n[[round]]\nevents = []\n'
    )
    for rules, maximum, under in (("", "10", "qld s23(3)"), ("rules = {instruction_tables = 1}\n", "20", "qld s23(4)")):
        with pytest.raises(BadRecord, match=re.escape(under)):
            replay(read(record.format(rules, maximum)), find)


def test_a_table_that_cannot_be_is_refused_in_words() -> None:
    for wrong in ({"boxes": 0}, {"boxes": 8}, {"late_entry": "never"}, {"decks": "eight"}, {"limits_per": "player"}):
        with pytest.raises(BadInput):
            table_of(**wrong)
    with pytest.raises(Refused) as caught:
        with_limits("5", "500", super_sevens=True)
    assert "no line" in str(caught.value)


# s34


def test_s34_what_counts_are_the_cards_and_not_the_total_announced() -> None:
    played = deal("ann: 10S 6D", dealer="10C")
    played.act("ann", "dispute the total", hand="box 1")
    assert played.rulings == [["qld s34", "qld s17", "qld s15"]]
    assert "counts 16" in played.round.rulings[0].what


# The table of a record


@pytest.mark.parametrize("rounds", [-1, 4, "3"])
def test_s32_3_three_rounds_are_left_at_the_most(rounds: object) -> None:
    with pytest.raises(BadInput, match="at most 3"):
        table_of("ann").restore({"last_rounds": rounds})


@pytest.mark.parametrize(
    "data",
    [{"shoe": {"decks": 3}}, {"shoe": {"decks": 6}, "rules": {"decks": 8}}, {"shoe": {"decks": 8, "deck": 40}}],
)
def test_s16_a_record_cannot_put_other_cards_in_the_shoe(data: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        table_of("ann").restore(data)
    assert caught.value.under.text == "qld s16"


def test_s16_a_record_may_say_the_decks_with_the_shoe_alone() -> None:
    table = table_of("ann")
    table.restore({"shoe": {"decks": 6}})
    assert (table.rules.decks, table.shoe.remaining) == (6, 312)
