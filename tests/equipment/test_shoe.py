"""The dealing shoe, its discard rack and its cutting cards."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.equipment.cards import FULL_DECK, REDUCED_DECK_32, Deck, card, many
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput


def dealt(decks: int, text: str, deck: Deck = FULL_DECK) -> Shoe:
    """A shoe of which the cards of `text` lie on the table."""
    shoe = Shoe.fresh(decks, deck)
    for each in many(text):
        shoe.take(each)
    return shoe


@pytest.mark.parametrize("decks", [1, 5, 6, 8])
def test_s16_a_fresh_shoe_holds_every_card_once_for_each_deck(decks: int) -> None:
    shoe = Shoe.fresh(decks)
    assert shoe.weights() == dict.fromkeys(range(52), decks)
    assert shoe.remaining == 52 * decks
    assert shoe.conserved([])


def test_a_card_can_come_only_as_often_as_the_shoe_holds_it() -> None:
    shoe = dealt(2, "7D*2")
    assert card("7D") not in shoe.weights()
    with pytest.raises(BadInput, match=r"no more 7D: all 2 are out"):
        shoe.take(card("7D"))
    assert shoe.remaining == 102


def test_a_card_that_was_never_in_use_does_not_come() -> None:
    with pytest.raises(BadInput, match="2C is not among the 32 cards in use"):
        Shoe.fresh(1, REDUCED_DECK_32).take(card("2C"))


def test_s26_4_cut_at_least_ten_cards_from_either_end() -> None:
    assert Shoe.fresh(8).cut_positions == (10, 406)
    assert Shoe.fresh(5).cut_positions == (10, 250)


@pytest.mark.parametrize(("decks", "least", "most", "deepest"), [(8, 78, 130, 277), (5, 39, 91, 173)])
def test_s26_7_marker_about_a_quarter_in_or_by_a_pit_boss_up_to_two_thirds(
    decks: int, least: int, most: int, deepest: int
) -> None:
    shoe = Shoe.fresh(decks)
    assert shoe.marker_depths() == (least, most)
    assert shoe.marker_depths(pit_boss=True) == (least, deepest)


def test_s32_1_cutting_card_is_reached_when_only_the_cards_behind_it_remain() -> None:
    shoe = Shoe.fresh(5)
    shoe.marker = 258
    shoe.take(card("AS"))
    assert not shoe.cutting_card_reached
    shoe.take(card("AS"))
    assert shoe.cutting_card_reached


def test_a_shoe_without_a_cutting_card_never_reaches_it() -> None:
    assert not Shoe().cutting_card_reached


def test_s31_2_cards_of_the_layout_go_to_the_discard_rack() -> None:
    shoe = dealt(5, "AS 10H 10H")
    shoe.discard(many("10H AS"))
    assert (shoe.in_rack, shoe.rack[card("10H")], shoe.remaining) == (2, 1, 257)
    assert shoe.conserved(many("10H"))


def test_what_is_not_on_the_table_is_not_discarded_and_nothing_changes() -> None:
    shoe = dealt(5, "AS 10H")
    before = shoe.plain()
    with pytest.raises(BadInput, match="no 9C is on the table"):
        shoe.discard(many("AS 10H 9C"))
    assert shoe.plain() == before


def test_s55_discards_go_back_into_the_shoe_and_hands_in_play_do_not() -> None:
    shoe = dealt(5, "AS 10H 7D")
    shoe.discard(many("AS 10H"))
    shoe.marker, serial = 65, shoe.serial
    shoe.reshuffle_discards()
    assert (shoe.remaining, shoe.in_rack) == (259, 0)
    assert shoe.plain() == {"decks": 5, "on_table": "7D"}  # and the cutting card is out
    assert shoe.conserved(many("7D"))
    assert shoe.serial > serial


def test_s25_all_cards_are_shuffled_between_rounds() -> None:
    shoe = dealt(6, "AS 10H 7D")
    shoe.discard(many("AS 10H 7D"))
    shoe.reshuffle()
    assert shoe == Shoe.fresh(6)


def test_s28_cards_are_replaced_by_new_ones() -> None:
    shoe = dealt(6, "AS 10H 7D")
    shoe.discard(many("AS"))
    shoe.marker, serial = 78, shoe.serial
    shoe.replace()
    assert shoe == Shoe.fresh(6)
    assert shoe.serial > serial
    shoe.replace(8)
    assert shoe == Shoe.fresh(8)


def test_only_what_changes_the_stack_otherwise_than_by_dealing_calls_for_a_new_order() -> None:
    shoe = Shoe.fresh(6)
    serial = shoe.serial
    shoe.take(card("AS"))
    shoe.discard(many("AS"))
    assert shoe.serial == serial
    shoe.take(card("AS"))
    shoe.put_back(many("AS"))
    assert shoe.serial > serial


def test_a_fresh_shoe_is_told_by_its_decks_alone() -> None:
    assert Shoe.fresh(8).plain() == {"decks": 8}


def test_a_shoe_is_told_in_few_words() -> None:
    shoe = dealt(8, "AS AS 10H 7D")
    shoe.discard(many("10H AS AS"))
    shoe.marker = 104
    assert shoe.plain() == {"decks": 8, "rack": "AS*2 10H", "on_table": "7D", "marker": 104}


@pytest.mark.parametrize(
    ("plain", "why"),
    [
        ({"decks": 1, "rack": "AS*2"}, "no AS is left in the stack"),
        ({"decks": 1, "rack": "AS", "on_table": "AS"}, "no AS is left in the stack"),
        ({"decks": "eight"}, "decks is 'eight'"),
        ({"decks": 1, "deck": 36}, "no deck of 36"),
        ({"decks": 1, "marker": "deep"}, "marker is 'deep'"),
        ({"decks": 1, "colour": "red"}, "not told by colour"),
    ],
)
def test_a_shoe_that_cannot_be_is_not_restored(plain: dict[str, int | str], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Shoe().restore(plain)


ACTS = ("take", "take", "take", "discard", "put_back", "damage", "mend", "reshuffle_discards")


@given(
    st.integers(1, 8),
    st.sampled_from([FULL_DECK, REDUCED_DECK_32]),
    st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 51)), max_size=60),
)
def test_no_card_is_made_or_lost_and_the_record_is_exact(decks: int, deck: Deck, acts: list[tuple[str, int]]) -> None:
    shoe, table = Shoe.fresh(decks, deck), Counter[int]()
    for act, one in acts:
        if act == "take" and shoe.counts[one]:
            shoe.take(one)
            table[one] += 1
        elif act in ("discard", "put_back") and table[one]:
            getattr(shoe, act)([one])
            table[one] -= 1
        elif act == "damage" and shoe.counts[one]:
            shoe.remove_damaged([one])
        elif act == "mend":
            shoe.replace_damaged()
        elif act == "reshuffle_discards":
            shoe.reshuffle_discards()
    shoe.marker = shoe.remaining // 4
    out = shoe.remaining + shoe.in_rack + sum(table.values()) + sum(shoe.damaged)
    assert out == decks * len(deck)
    assert shoe.conserved(table.elements())
    assert sum(shoe.weights().values()) == shoe.remaining
    assert Shoe().restore(shoe.plain()) == shoe


def test_a_table_that_shows_other_cards_than_are_out_is_found() -> None:
    shoe = dealt(1, "AS KH")
    assert not shoe.conserved(many("AS"))
    assert not shoe.conserved(many("AS KD"))
    shoe.counts[0] += 1
    assert not shoe.conserved(many("AS KH"))


def test_s201_8_a_card_that_comes_out_face_down_may_be_any_and_is_one_less_to_deal() -> None:
    shoe = Shoe.fresh(6)
    shoe.marker = 311
    shoe.take_unseen()
    assert (shoe.remaining, sum(shoe.weights().values()), shoe.cutting_card_reached) == (311, 312, True)
    assert Shoe().restore(shoe.plain()) == shoe
    shoe.take(card("AS"))
    shoe.put_back([card("AS")])
    assert shoe.remaining == 311
    with pytest.raises(BadInput, match="unseen is 313"):
        Shoe().restore({"decks": 6, "unseen": 313})


def test_s201_9_turned_up_it_is_a_card_like_any_other() -> None:
    shoe = Shoe.fresh(6)
    shoe.take_unseen()
    shoe.show_unseen(card("QD"))
    assert (shoe.remaining, shoe.counts[card("QD")], shoe.unseen) == (311, 5, 0)
    assert shoe.conserved(many("QD"))


def test_s201_8_what_lies_face_down_is_shuffled_in_again_with_the_discards() -> None:
    shoe = Shoe.fresh(6)
    shoe.take_unseen()
    shoe.reshuffle_discards()
    assert (shoe.remaining, shoe.unseen) == (312, 0)
