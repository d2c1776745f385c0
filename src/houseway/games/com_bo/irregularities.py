"""What can go wrong with the cards (r9.1 to r9.4); and all acts of the game besides wagers and the dealer's steps."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME, card
from houseway.families.house_deals import held_against_the_deal
from houseway.families.missing_call import not_called
from houseway.families.spoken_wagers import declare_wager
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.com_bo.dealing import take
from houseway.games.com_bo.directions import DIRECTIONS
from houseway.games.com_bo.faults import FAULTS
from houseway.games.com_bo.moments import DEALING, ENTERING, IN_PLAY, ON_OR_OPEN, WAGERING
from houseway.games.com_bo.procedure import UNTIL_DEALT, announce_result
from houseway.games.com_bo.table import UNSEEN, ComBoTable
from houseway.games.com_bo.terms import BOXES, CASINO_SUPERVISORS, CUTTING_CARD, DEALER_OR_ABOVE, TO_CHIPS
from houseway.play.acts import Act, Ways, act, choice, several
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum

# r9.1: a card too many


def five_are_out(round_: Round[ComBoTable], _who: str) -> Ways:
    """Another may follow the first, as long as it can be told which comes next."""
    table = round_.table
    return [()] if table.shoe.remaining and not table.being_shuffled and not table.face_up else []


def five_are_out_and_a_card_was_seen(round_: Round[ComBoTable], who: str) -> Ways:
    return [(choice("card", round_.table.in_the_shoe),)] if five_are_out(round_, who) else []


def drawn_unseen(round_: Round[ComBoTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    if last_of_the_shoe(table):
        table.rule("a sixth card was drawn in the last round of the shoe: it is shuffled in", "vic 29/2000 r9.1")
    elif table.excess:
        what = "another card was drawn and not seen: it comes after the one that waits"
        table.rule(what, "vic 29/2000 r9.1", "reading CM15")
    else:
        table.excess = UNSEEN
        table.rule("a sixth card was drawn and not seen: the first of the next round", "vic 29/2000 r9.1")


def drawn_and_seen(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    table, drawn = round_.table, details["card"]
    what = f"{drawn} was drawn as a sixth card and seen"
    if last_of_the_shoe(table):
        table.rule(f"{what} in the last round of the shoe: it is shuffled in", "vic 29/2000 r9.1", "reading CM4")
    elif table.excess:
        table.set_aside(drawn)
        what = f"{drawn} was drawn as well and seen: not discarded, but played after the one that waits"
        table.rule(what, "vic 29/2000 r9.1", "reading CM4", "reading CM15")
    else:
        table.shoe.take(card(drawn))
        table.excess = drawn
        table.rule(f"{what}: not discarded, but the first of the next round", "vic 29/2000 r9.1", "reading CM4")


def last_of_the_shoe(table: ComBoTable) -> bool:
    """Has the cutting card come, or does it come before this card?"""
    if table.shoe.cutting_card_reached and not table.cutting_card:
        table.cutting_card = True
        table.announce(CUTTING_CARD)
    return table.cutting_card


# r9.2, r9.3: positions and sequence


def a_card_goes_astray(round_: Round[ComBoTable], _who: str) -> Ways:
    table = round_.table
    if table.being_shuffled or len(table.cards) == len(BOXES):
        return []
    elsewhere = tuple(box for box in BOXES if box != table.next_box)
    return [(choice("card", table.in_the_shoe), choice("put", elsewhere, among=BOXES))]


def misplaced(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    to = round_.table.next_box
    round_.table.rule(f"{details['card']}, put in {details['put']}, is moved to {to}", "vic 29/2000 r9.2")
    take(round_.table, card(details["card"]))


def several_are_out(round_: Round[ComBoTable], _who: str) -> Ways:
    cards = tuple(NAME[each] for each in round_.table.cards)
    if len(cards) < 2:
        return []
    order = several("cards", cards, least=len(cards))
    return [(choice("reconstructed", ("no",)),), (choice("reconstructed", ("yes",)), order)]


def out_of_sequence(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    if details["reconstructed"] == "no":
        table.rule("cards came out of sequence and cannot be reconstructed: void", "vic 29/2000 r9.3")
        table.void_under = cite("vic 29/2000 r9.3")
        return
    table.cards = [card(name) for name in details["cards"]]
    table.rule(f"cards came out of sequence and are reconstructed: {' '.join(details['cards'])}", "vic 29/2000 r9.3")
    if round_.moment == ENTERING:
        announce_result(table)  # which is another than was called before


# r9.4: face up in the shoe


def may_lie_face_up(round_: Round[ComBoTable], _who: str) -> Ways:
    """The card that lies next in the shoe, while the cards are in it."""
    table = round_.table
    in_the_shoe = not table.being_shuffled and not table.face_up
    return [(choice("card", table.in_the_shoe),)] if in_the_shoe and table.in_the_shoe else []


def face_up(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    """Awaited now, or in the next round: its first card, unless that is drawn already and waits (r9.1)."""
    table, name = round_.table, details["card"]
    awaited = round_.moment == DEALING and 0 < len(table.cards) < len(BOXES)
    read = () if round_.moment == DEALING else ("reading CM13",)
    if awaited or table.excess:
        table.rule(f"{name} lay face up in the shoe: it is played like any other", "vic 29/2000 r9.4(b)", *read)
        if awaited:
            take(table, card(name))
        else:
            table.set_aside(name)
        return
    table.shoe.take(card(name))
    table.burned.append(card(name))
    table.rule(f"{name} lay face up in the shoe as the first card: burned", "vic 29/2000 r9.4(a)", *read)


STAFF: Final = DEALER_OR_ABOVE
NOT_IN_EXCESS: Final = "five cards have not been dealt, or no more can be drawn that would be told apart"
CARDS: Final[tuple[Act[ComBoTable], ...]] = (
    act("card drawn in excess, not seen", STAFF, "vic 29/2000 r9.1", five_are_out, drawn_unseen, at=(ENTERING,),
        closed=NOT_IN_EXCESS),
    act("card drawn in excess, seen", STAFF, "vic 29/2000 r9.1", five_are_out_and_a_card_was_seen, drawn_and_seen,
        at=(ENTERING,), closed=NOT_IN_EXCESS),
    act("card misplaced", STAFF, "vic 29/2000 r9.2", a_card_goes_astray, misplaced, at=(DEALING,),
        closed=("no card is dealt", "five cards are out: 'cards out of sequence' has them put right")),
    act("cards out of sequence", STAFF, "vic 29/2000 r9.3", several_are_out, out_of_sequence, at=IN_PLAY,
        closed="no two cards are out that could be out of sequence"),
    act("card face up in the shoe", STAFF, "vic 29/2000 r9.4", may_lie_face_up, face_up, at=ON_OR_OPEN,
        closed="no card of the shoe can be seen: they are being shuffled, or the next one is known"),
)  # fmt: skip
ACTS: Final[tuple[Act[ComBoTable], ...]] = (
    *held_against_the_deal(*CARDS),
    not_called("the first card was dealt", "vic 29/2000 r7.1", "vic 29/2000 r5.5", at=WAGERING),
    chips_lie_elsewhere(cite("vic 29/2000 r5.4"), lambda table: UNTIL_DEALT if table.dealt else None),
    *FAULTS,
    *DIRECTIONS,
    declare_wager(TO_CHIPS, "cash", "vouchers", "authorised tokens"),
    higher_minimum("vic 29/2000 r6.3", CASINO_SUPERVISORS),
)
