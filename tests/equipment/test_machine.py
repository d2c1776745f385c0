"""The card machine of Part 4, Division 6."""

import pytest

from houseway.cite import cite
from houseway.equipment.cards import card, many
from houseway.equipment.machine import Approved, CardMachine
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, Refused

UNDER = cite("qld s65A(3)(a)")
FIVE_TO_SIX = Approved(5, 6, UNDER)


def playing(text: str) -> CardMachine:
    """A machine of which the cards of `text` lie on the table."""
    machine = CardMachine.fresh(5, FIVE_TO_SIX)
    for each in many(text):
        machine.take(each)
    return machine


@pytest.mark.parametrize("decks", [4, 7])
def test_s65A_3_a_decks_are_those_approved(decks: int) -> None:
    with pytest.raises(Refused, match="use 5 to 6") as refused:
        CardMachine.fresh(decks, FIVE_TO_SIX)
    assert refused.value.under == UNDER
    machine = CardMachine.fresh(5, FIVE_TO_SIX)
    with pytest.raises(Refused):
        machine.replace(decks)
    assert machine.remaining == 260


def test_s65A_3_a_no_approval_goes_over_eight_decks() -> None:
    assert Approved(5, 8, UNDER).most == 8
    with pytest.raises(Refused, match="the most is 8"):
        Approved(5, 9, UNDER)


def test_an_approval_of_no_decks_is_none() -> None:
    with pytest.raises(BadInput):
        Approved(6, 5, UNDER)


def test_s65A_3_e_no_cutting_card_ends_the_dealing() -> None:
    machine = playing("")
    for each in [each for each in range(52) for _ in range(5)]:
        machine.take(each)
    assert machine.remaining == 0
    assert not machine.cutting_card_reached


def test_s65A_3_g_discards_are_mixed_back_in() -> None:
    machine = playing("AS*5 KH")
    serial = machine.serial
    machine.discard(many("AS*5"))
    assert machine.weights()[card("AS")] == 5
    assert machine.remaining == 259
    assert machine.serial > serial
    assert machine.conserved(many("KH"))


def test_s65B_2_the_other_machine_goes_on_with_the_same_cards() -> None:
    machine, other = playing("AS KH"), CardMachine(approved=FIVE_TO_SIX)
    machine.transfer_to(other)
    assert (machine.remaining, machine.conserved([])) == (0, True)
    assert other.remaining == 258
    other.discard(many("AS KH"))
    assert other == CardMachine.fresh(5, FIVE_TO_SIX)


def test_s65B_2_cards_go_only_where_their_decks_are_approved() -> None:
    machine = playing("AS")
    with pytest.raises(Refused):
        machine.transfer_to(CardMachine(approved=Approved(6, 8, UNDER)))
    assert machine.conserved(many("AS"))


def test_cards_are_not_transferred_onto_others() -> None:
    with pytest.raises(BadInput, match="empty"):
        playing("AS").transfer_to(playing("KH"))


def test_s65C_2_damaged_cards_are_replaced_by_the_same_in_the_other_machine() -> None:
    machine, other = playing("AS"), CardMachine(approved=FIVE_TO_SIX)
    machine.remove_damaged(many("7D 7D 10H"))
    machine.transfer_to(other)
    assert (other.remaining, other.weights()[card("7D")]) == (256, 3)
    assert other.conserved(many("AS"))
    other.replace_damaged()
    assert (other.remaining, other.weights()[card("7D")]) == (259, 5)
    assert other.conserved(many("AS"))


def test_s65D_2_c_the_cards_go_into_a_dealing_shoe() -> None:
    machine, shoe = playing("AS"), Shoe()
    machine.remove_damaged(many("7D"))
    machine.replace_damaged()
    machine.transfer_to(shoe)
    shoe.discard(many("AS"))
    assert (shoe.remaining, shoe.in_rack) == (259, 1)
    assert shoe.conserved([])


def test_a_card_that_is_not_in_the_machine_is_not_damaged_there() -> None:
    machine = playing("AS*5")
    with pytest.raises(BadInput, match="no AS is in the stack"):
        machine.remove_damaged(many("7D AS"))
    assert machine.remaining == 255
    assert machine.conserved(many("AS*5"))


def test_a_machine_is_recorded_exactly() -> None:
    machine = playing("AS KH*2")
    machine.remove_damaged(many("7D"))
    assert machine.plain() == {"decks": 5, "on_table": "AS KH*2", "damaged": "7D"}
    assert CardMachine(approved=FIVE_TO_SIX).restore(machine.plain()) == machine
