"""What goes wrong in a coup: a card to the wrong hand, a card too many, a card face up in the shoe (qld s106)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME, card
from houseway.families.baccarat.coup import dummy_rounds
from houseway.families.baccarat.moments import DEALING, SETTLING, WAGERING
from houseway.families.baccarat.points import natural
from houseway.families.baccarat.table import BANKERS_HAND, UNSEEN, CoupTable
from houseway.play.acts import Act, Answer, Ways, choice
from houseway.play.ask import Card, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

STAFF: Final = DEALER_OR_MORE_SENIOR
NEXT: Final = "it is the next hand's first card"


def awaited_at(round_: Round[CoupTable]) -> str:
    """The moment of what is awaited: a dummy round may be dealt by a report's own script."""
    return round_.ask.moment if round_.ask is not None else ""


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
        await_dummy(table, name, f"{what}, and seen", table.part("qld s106(4)(a)"))
    else:
        table.see_cutting_card()
        table.waiting = UNSEEN
        table.rule(f"{what}, and nobody has seen it: {then(table, NEXT)}", *unseen, *no_hand_follows(table))


def await_dummy(table: CoupTable, name: str, what: str, under: Cite) -> None:
    """A card that has been seen comes out of the shoe and waits to be the first of a dummy round."""
    table.see_cutting_card()
    table.shoe.take(card(name))
    table.waiting = name
    dummy = table.part("qld s106(5)(a)"), table.part("qld s106(6)")
    not_the_last = (cite("reading BC5"),) if table.last_round else ()
    what = f"{what}: {then(table, f'a {table.text.dummy_round} begins with it')}"
    table.rule(what, under, *(no_hand_follows(table) or (*dummy, *not_the_last)))


def no_hand_follows(table: CoupTable) -> tuple[Cite, ...]:
    """What keeps anything from being dealt after the round that is being settled; nothing, if it is not the last."""
    return (table.part("qld s100(3)"), cite("reading BC14")) if table.last_round and table.started else ()


def then(table: CoupTable, what: str) -> str:
    return "it goes back with the others, as no hand follows" if no_hand_follows(table) else what


def on_to_the_dummy(round_: Round[CoupTable]) -> Script | Answer | None:
    """After the settlement, where that is awaited; otherwise at once, and the round begins anew."""
    if round_.moment == SETTLING:
        return None
    return dummy_script(round_.table) if round_.moment == WAGERING else Answer(None)


def dummy_script(table: CoupTable) -> Script:
    yield from dummy_rounds(table)
    return None


# The reports


def may_be_wrong(round_: Round[CoupTable], _who: str) -> Ways:
    """The player's hand has its two cards and takes no more."""
    table, ask = round_.table, round_.ask
    stayed = len(table.players_hand.cards) == 2 == len(table.bankers_hand.cards)
    draws = isinstance(ask, Card) and ask.to == BANKERS_HAND
    stays = awaited_at(round_) == SETTLING and not table.waiting
    return seen_or_not(table) if stayed and (draws or stays) else []


def wrong_third_card(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> Answer | None:
    table, name = round_.table, details.get("card", "")
    what = f"{name or 'a card'} was dealt to the player's hand, which takes no third card"
    if round_.moment == SETTLING:
        keep(table, name, what, table.part("qld s106(2)"), *after_natural(table))
        return None
    table.rule(f"{what}: it is the banker's third card", table.part("qld s106(1)"))
    return Answer(card(name)) if name else None


def after_natural(table: CoupTable) -> tuple[Cite, ...]:
    """The banker's hand stays because neither hand draws."""
    drawn_out = any(natural(hand.points) for hand in table.hands)
    return (table.part("qld s101"), cite("reading BC13")) if drawn_out else ()


def may_exceed(round_: Round[CoupTable], _who: str) -> Ways:
    table = round_.table
    return seen_or_not(table) if not table.waiting and not table.due else []


def excess(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> Script | Answer | None:
    table, name = round_.table, details.get("card", "")
    keep(table, name, f"{name or 'a card'} was drawn in excess", table.part("qld s106(3)"))
    return on_to_the_dummy(round_) if name else None


def may_be_disclosed(round_: Round[CoupTable], _who: str) -> Ways:
    table = round_.table
    return seen(table) if table.waiting == UNSEEN else []


def disclosed(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> Script | Answer | None:
    table, name = round_.table, details["card"]
    await_dummy(table, name, f"{name}, the next hand's first card, has been seen", table.part("qld s106(4)(a)"))
    return on_to_the_dummy(round_)


def may_be_face_up(round_: Round[CoupTable], _who: str) -> Ways:
    """Any card of a coup but one that is out of the shoe already."""
    table, at = round_.table, awaited_at(round_)
    in_the_shoe = at == DEALING or (at == WAGERING and not table.due)
    return seen(table) if in_the_shoe and not table.waiting else []


def face_up(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> Script | Answer | None:
    table, name = round_.table, details["card"]
    if table.started:
        what = f"{name} lay face up in the shoe: it is played like any other card"
        table.rule(what, table.part("qld s106(7)(a)"), table.part("qld s106(7)(b)"))
        return Answer(card(name))
    what = f"{name}, the next hand's first card, lay face up in the shoe"
    await_dummy(table, name, what, table.part("qld s106(4)(b)"))
    return on_to_the_dummy(round_)


def fault_acts(part: Parallel) -> tuple[Act[CoupTable], ...]:
    """The rows of acts."""
    wrong, found = part("qld s106(1)"), part("qld s106(4)(b)")
    between, next_card = frozenset({WAGERING, SETTLING}), frozenset({WAGERING, DEALING, SETTLING})
    return (
        Act("third card to the player's hand", STAFF, wrong, may_be_wrong, wrong_third_card),
        Act("card drawn in excess", STAFF, part("qld s106(3)"), may_exceed, excess, at=between),
        Act("first card disclosed", STAFF, part("qld s106(4)(a)"), may_be_disclosed, disclosed, at=next_card),
        Act("card face up in the shoe", STAFF, found, may_be_face_up, face_up),
    )
