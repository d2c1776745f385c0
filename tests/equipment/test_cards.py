"""Cards: their numbers, their names, and the decks of the poker Parts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.equipment import cards
from houseway.equipment.cards import FULL_DECK, REDUCED_DECK_32, REDUCED_DECK_40, SUITS
from houseway.errors import BadInput


@pytest.mark.parametrize(
    ("text", "rank", "suit", "pretty"),
    [
        ("AC", 1, "clubs", "A♣"),
        ("AS", 1, "spades", "A♠"),
        ("7D", 7, "diamonds", "7♦"),
        ("10H", 10, "hearts", "10♥"),
        ("JD", 11, "diamonds", "J♦"),
        ("QS", 12, "spades", "Q♠"),
        ("KC", 13, "clubs", "K♣"),
    ],
)
def test_a_card_has_a_rank_and_a_suit(text: str, rank: int, suit: str, pretty: str) -> None:
    card = cards.card(text)
    assert (cards.rank(card), SUITS[cards.suit(card)]) == (rank, suit)
    assert (cards.name(card), cards.pretty(card)) == (text, pretty)


def test_the_number_of_a_card_is_rank_then_suit() -> None:
    assert [cards.card(text) for text in ("AC", "AD", "AH", "AS", "2C", "KS")] == [0, 1, 2, 3, 4, 51]


def test_every_name_is_read_back() -> None:
    assert [cards.card(cards.name(card)) for card in FULL_DECK] == list(range(52))


@pytest.mark.parametrize("text", ["th", "TH", "10h", " 10H "])
def test_lower_case_and_t_for_10_are_read_too(text: str) -> None:
    assert cards.name(cards.card(text)) == "10H"


@pytest.mark.parametrize("text", ["", "1H", "11H", "TTH", "A", "SA", "10", "A♠", "AS KS", "T10"])
def test_what_is_not_a_card_is_told_what_is(text: str) -> None:
    with pytest.raises(BadInput, match="A, 2 to 10, J, Q or K"):
        cards.card(text)


def test_s249_reduced_deck_of_32_goes_from_the_ace_to_the_7() -> None:
    assert len(REDUCED_DECK_32) == 32
    assert {cards.rank(card) for card in REDUCED_DECK_32} == {1, 7, 8, 9, 10, 11, 12, 13}


def test_s287_reduced_deck_of_40_goes_from_the_ace_to_the_5() -> None:
    assert len(REDUCED_DECK_40) == 40
    assert {cards.rank(card) for card in REDUCED_DECK_40} == {1, 5, 6, 7, 8, 9, 10, 11, 12, 13}


@given(st.lists(st.sampled_from(FULL_DECK)))
def test_several_cards_are_read_back_in_their_order(hand: list[int]) -> None:
    assert cards.many(cards.names(hand)) == hand


def test_equal_neighbours_are_written_once() -> None:
    assert cards.names(cards.many("AS AS 10H AS")) == "AS*2 10H AS"


@pytest.mark.parametrize("text", ["AS*0", "AS*-1", "AS*", "*2", "AS,10H", "AS*1000", "AS*" + "9" * 5000])
def test_several_cards_badly_written_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        cards.many(text)
