"""Chance: what comes next from a device."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.cite import cite
from houseway.equipment.cards import card, many, name, names
from houseway.equipment.chance import Chance, Possible, Scripted
from houseway.equipment.dice import Dice
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.machine import Approved, CardMachine
from houseway.equipment.shoe import Shoe
from houseway.equipment.wheel import SINGLE_ZERO, Wheel
from houseway.errors import BadInput


class Highest:
    """Entropy that always gives the highest number."""

    def below(self, n: int) -> int:
        return n - 1


def deal(chance: Chance, shoe: Shoe | CardMachine, count: int) -> list[int]:
    hand = []
    for _ in range(count):
        came = chance.card(shoe)
        shoe.take(came)
        hand.append(came)
    return hand


@given(st.integers(1, 3), st.integers())
def test_a_shoe_is_dealt_to_its_last_card(decks: int, seed: int) -> None:
    shoe, chance = Shoe.fresh(decks), Chance(SeededEntropy(seed))
    assert Counter(deal(chance, shoe, 52 * decks)) == dict.fromkeys(range(52), decks)
    with pytest.raises(BadInput, match="no card is left"):
        chance.card(shoe)


def test_a_seed_deals_these_cards_for_good() -> None:
    assert names(deal(Chance(SeededEntropy("houseway")), Shoe.fresh(8), 12)) == GOLDEN


def test_the_order_is_laid_out_again_after_a_shuffle() -> None:
    shoe, chance = Shoe.fresh(1), Chance(Highest())
    assert names(deal(chance, shoe, 2)) == "KS KH"
    shoe.discard(many("KS KH"))
    shoe.reshuffle()
    assert name(chance.card(shoe)) == "KS"


def test_the_order_is_laid_out_again_when_another_card_was_taken_than_came() -> None:
    shoe, chance = Shoe.fresh(1), Chance(Highest())
    assert name(chance.card(shoe)) == "KS"
    shoe.take(card("KH"))  # the table showed something else
    assert names(deal(chance, shoe, 2)) == "KS KD"


def test_a_card_that_was_not_taken_may_come_again() -> None:
    shoe, chance = Shoe.fresh(1), Chance(Highest())
    assert chance.card(shoe) == chance.card(shoe) == card("KS")


def test_a_card_taken_besides_does_not_come_again() -> None:
    shoe, chance = Shoe.fresh(1), Chance(Highest())
    deal(chance, shoe, 1)
    shoe.take(card("KH"))
    assert name(chance.card(shoe)) == "KD"


def test_a_card_put_back_can_come_though_as_many_were_taken() -> None:
    shoe, chance = Shoe.fresh(1), Chance(Highest())
    deal(chance, shoe, 2)
    shoe.put_back(many("KS"))
    shoe.take(card("QS"))
    assert name(chance.card(shoe)) == "KS"


def test_two_shoes_are_never_mixed_up() -> None:
    shoe, other, chance = Shoe.fresh(1), Shoe.fresh(1), Chance(Highest())
    assert names(deal(chance, shoe, 2)) == "KS KH"
    for each in many("KH QS"):
        other.take(each)
    assert name(chance.card(other)) == "KS"


def test_s65A_3_g_a_card_machine_can_deal_a_discard_at_once() -> None:
    machine, chance = CardMachine.fresh(1, Approved(1, 8, cite("qld s65A(3)(a)"))), Chance(Highest())
    hand = deal(chance, machine, 2)
    machine.discard(hand)
    assert deal(chance, machine, 2) == hand


@pytest.mark.parametrize("device", [SINGLE_ZERO, Dice(2), Shoe.fresh(1)])
def test_only_what_can_come_comes(device: Possible[object]) -> None:
    chance = Chance(SeededEntropy("any"))
    assert {chance.outcome(device) for _ in range(2000)} == set(device.weights())


def test_other_devices_are_picked_from_by_weight() -> None:
    chance = Chance(SeededEntropy("wheel"))
    seen = Counter(chance.outcome(Wheel("fortune", ("a",) * 3 + ("b",))) for _ in range(4000))
    assert 2890 < seen["a"] < 3110  # four standard deviations


def test_a_script_gives_its_outcomes_in_order_and_then_says_so() -> None:
    script = Scripted([card("AS"), 17, (3, 4)])
    assert script.card(Shoe.fresh(1)) == card("AS")
    assert script.outcome(SINGLE_ZERO) == 17
    assert script.outcome(Dice(2)) == (3, 4)
    with pytest.raises(BadInput, match="all 3 of its outcomes"):
        script.outcome(SINGLE_ZERO)


GOLDEN = "8D 10S 4H 10S 6D JH QH JS*2 5D 2C 7S"
