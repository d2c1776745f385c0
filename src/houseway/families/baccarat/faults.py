"""What goes wrong in a coup: a card to the wrong hand, a card too many, a card face up in the shoe."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import NAME, card
from houseway.families.baccarat.cites import FaultCites
from houseway.families.baccarat.coup import Settling, dummy_rounds
from houseway.families.baccarat.points import natural
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND, UNSEEN, CoupTable
from houseway.play.acts import Act, Answer, Ways, choice
from houseway.play.ask import Card, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.wagering import Wagering

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["fault_acts"]

STAFF: Final = DEALER_OR_MORE_SENIOR
NEXT: Final = "it is the next hand's first card"


# When


def settling(round_: "Round[CoupTable]") -> bool:
    return isinstance(round_.ask, Settling)


def before_the_coup(round_: "Round[CoupTable]") -> bool:
    """Wagers are open and the cards are in the shoe."""
    return isinstance(round_.ask, Wagering) and not round_.interrupted and not round_.table.due


def first_card_awaited(round_: "Round[CoupTable]") -> bool:
    """Wagers are closed, and the coup's first card has not come."""
    return card_for(round_, PLAYERS_HAND) and not round_.table.started


def card_for(round_: "Round[CoupTable]", *hands: str) -> bool:
    """Is a card of a coup awaited for one of these hands?"""
    return isinstance(round_.ask, Card) and round_.ask.to in hands


def seen_or_not(table: CoupTable) -> Ways:
    """With the card, where it has been seen, or without."""
    return [(), *seen(table)] if table.shoe.remaining else []


def seen(table: CoupTable) -> Ways:
    held = tuple(NAME[each] for each, count in enumerate(table.shoe.counts) if count)
    return [(choice("card", held),)] if table.shoe.remaining else []  # one that lies face down is none of them


# What becomes of the card


def keep(table: CoupTable, name: str, what: str, *unseen: Cite) -> None:
    """For the next hand, where nobody has seen it; otherwise for a dummy round."""
    if name:
        await_dummy(table, name, f"{what}, and seen", table.cites.faults.disclosed)
    else:
        table.see_cutting_card()
        table.waiting = UNSEEN
        table.rule(f"{what}, and nobody has seen it: {then(table, NEXT)}", *unseen, *no_hand_follows(table))


def await_dummy(table: CoupTable, name: str, what: str, under: Cite) -> None:
    """A card that has been seen comes out of the shoe and waits to be the first of a dummy round."""
    table.see_cutting_card()
    table.shoe.take(card(name))
    table.waiting = name
    faults = table.cites.faults
    dummy = no_hand_follows(table) or (*faults.dummy, *(faults.not_the_last if table.last_round else ()))
    table.rule(f"{what}: {then(table, f'a {faults.dummy_called} begins with it')}", under, *dummy)


def no_hand_follows(table: CoupTable) -> tuple[Cite, ...]:
    """What keeps anything from being dealt after the round that is being settled; nothing, if it is not the last."""
    return table.cites.faults.after_the_last if table.last_round and table.started else ()


def then(table: CoupTable, what: str) -> str:
    return "it goes back with the others, as no hand follows" if no_hand_follows(table) else what


def on_to_the_dummy(round_: "Round[CoupTable]") -> Script | Answer | None:
    """After the settlement, where that is awaited; otherwise at once, and the round begins anew."""
    if settling(round_):
        return None
    return dummy_script(round_.table) if before_the_coup(round_) else Answer(None)


def dummy_script(table: CoupTable) -> Script:
    yield from dummy_rounds(table)
    return None


# The reports


def may_be_wrong(round_: "Round[CoupTable]", _who: str) -> Ways:
    """The player's hand has its two cards and takes no more."""
    table = round_.table
    stayed = len(table.players_hand.cards) == 2 == len(table.bankers_hand.cards)
    here = (settling(round_) and not table.waiting) or card_for(round_, BANKERS_HAND)
    return seen_or_not(table) if stayed and here else []


def wrong_third_card(round_: "Round[CoupTable]", _who: str, details: Mapping[str, Any]) -> Answer | None:
    table, name = round_.table, details.get("card", "")
    what = f"{name or 'a card'} was dealt to the player's hand, which takes no third card"
    if settling(round_):
        keep(table, name, what, table.cites.faults.becomes_next, *after_natural(table))
        return None
    table.rule(f"{what}: it is the banker's third card", table.cites.faults.becomes_bankers)
    return Answer(card(name)) if name else None


def after_natural(table: CoupTable) -> tuple[Cite, ...]:
    """The banker's hand stays because neither hand draws."""
    return table.cites.faults.after_natural if any(natural(hand.points) for hand in table.hands) else ()


def may_exceed(round_: "Round[CoupTable]", _who: str) -> Ways:
    table = round_.table
    return seen_or_not(table) if (settling(round_) or before_the_coup(round_)) and not table.waiting else []


def excess(round_: "Round[CoupTable]", _who: str, details: Mapping[str, Any]) -> Script | Answer | None:
    table, name = round_.table, details.get("card", "")
    keep(table, name, f"{name or 'a card'} was drawn in excess", table.cites.faults.excess)
    return on_to_the_dummy(round_) if name else None


def may_be_disclosed(round_: "Round[CoupTable]", _who: str) -> Ways:
    table = round_.table
    here = settling(round_) or before_the_coup(round_) or first_card_awaited(round_)
    return seen(table) if here and table.waiting == UNSEEN else []


def disclosed(round_: "Round[CoupTable]", _who: str, details: Mapping[str, Any]) -> Script | Answer | None:
    table, name = round_.table, details["card"]
    await_dummy(table, name, f"{name}, the next hand's first card, has been seen", table.cites.faults.disclosed)
    return on_to_the_dummy(round_)


def may_be_face_up(round_: "Round[CoupTable]", _who: str) -> Ways:
    """Any card of a coup but one that is out of the shoe already."""
    table = round_.table
    here = before_the_coup(round_) or card_for(round_, PLAYERS_HAND, BANKERS_HAND)
    return seen(table) if here and not table.waiting else []


def face_up(round_: "Round[CoupTable]", _who: str, details: Mapping[str, Any]) -> Script | Answer | None:
    table, name = round_.table, details["card"]
    if table.started:
        what = f"{name} lay face up in the shoe: it is played like any other card"
        table.rule(what, *table.cites.faults.live)
        return Answer(card(name))
    what = f"{name}, the next hand's first card, lay face up in the shoe"
    await_dummy(table, name, what, table.cites.faults.face_up_first)
    return on_to_the_dummy(round_)


def fault_acts(under: FaultCites) -> tuple[Act[CoupTable], ...]:
    """The rows of acts."""
    return (
        Act("third card to the player's hand", STAFF, under.becomes_bankers, may_be_wrong, wrong_third_card),
        Act("card drawn in excess", STAFF, under.excess, may_exceed, excess),
        Act("first card disclosed", STAFF, under.disclosed, may_be_disclosed, disclosed),
        Act("card face up in the shoe", STAFF, under.face_up_first, may_be_face_up, face_up),
    )
