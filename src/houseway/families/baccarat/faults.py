"""What goes wrong in a coup: a card to the wrong hand, a card too many, a card face up in the shoe (qld s106)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import FULL_DECK, NAME
from houseway.families.baccarat.moments import DEALING, DEALT, SETTLING, SHOE_AT_REST, WAGERING
from houseway.families.baccarat.next_card import await_dummy, found_face_up, keep
from houseway.families.baccarat.points import natural
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND, UNSEEN, CoupTable
from houseway.families.house_deals import held_against_the_deal
from houseway.play.acts import Act, ScriptAnswer, Ways, because, choice
from houseway.play.ask import Card
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

STAFF: Final = DEALER_OR_MORE_SENIOR
TO: Final = choice("to", (PLAYERS_HAND, BANKERS_HAND), optional=True)
CARDS: Final = tuple(NAME[each] for each in FULL_DECK)


def seen_or_not(table: CoupTable) -> Ways:
    """With the card, where it has been seen, or without."""
    return [(), *seen(table)] if table.shoe.remaining else []


def seen(table: CoupTable) -> Ways:
    held = tuple(NAME[each] for each, count in enumerate(table.shoe.counts) if count)
    # one that lies face down is none of them
    return [(choice("card", held, among=CARDS),)] if table.shoe.remaining else []


def begin_anew(round_: Round[CoupTable]) -> ScriptAnswer | None:
    """Where wagers are open, the procedure looks again at what comes first; elsewhere what is awaited says."""
    return ScriptAnswer(None) if round_.moment == WAGERING else None


# The reports


def may_be_wrong(round_: Round[CoupTable], _who: str) -> Ways:
    """The player's hand has its two cards and takes no more."""
    table, asked = round_.table, round_.table.asked
    stayed = len(table.players_hand.cards) == 2 == len(table.bankers_hand.cards)
    draws = isinstance(asked, Card) and asked.to == BANKERS_HAND and not table.live
    stays = round_.moment == SETTLING
    return seen_or_not(table) if stayed and (draws or stays) else []


def wrong_third_card(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details.get("card", "")
    what = f"{name or 'a card'} was dealt to the player's hand, which takes no third card"
    if round_.moment == SETTLING:
        keep(table, name, what, table.part("qld s106(2)"), *after_natural(table))
    else:
        table.rule(f"{what}: it is the banker's third card", table.part("qld s106(1)"))
        table.live = name


def after_natural(table: CoupTable) -> tuple[Cite, ...]:
    """The banker's hand stays because neither hand draws."""
    drawn_out = any(natural(hand.points) for hand in table.hands)
    return (table.part("qld s101"), cite("reading BC13")) if drawn_out else ()


def may_exceed(round_: Round[CoupTable], _who: str) -> Ways:
    """Also to a hand that has all its cards."""
    table = round_.table
    to = (TO,) if round_.moment == SETTLING else ()
    return [(*way, *to) for way in seen_or_not(table)] if not table.due else []


def excess(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, name = round_.table, details.get("card", "")
    what, under = f"{name or 'a card'} was drawn in excess", [table.part("qld s106(3)")]
    if "to" in details:
        what += f", to the {details['to']}, which gets no more"
        under.append(table.part("qld s99(2)"))
    keep(table, name, what, *under)
    return begin_anew(round_) if name else None


def may_be_disclosed(round_: Round[CoupTable], _who: str) -> Ways:
    table = round_.table
    return seen(table) if UNSEEN in (table.waiting, *table.behind) else []


def disclosed(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, name = round_.table, details["card"]
    if table.waiting == UNSEEN:
        table.waiting = ""
    else:
        table.behind.remove(UNSEEN)
    await_dummy(table, name, f"{name}, the next hand's first card, has been seen", table.part("qld s106(4)(a)"))
    return begin_anew(round_)


def may_be_face_up(round_: Round[CoupTable], _who: str) -> Ways:
    """Any card of a coup but one that is out of the shoe already."""
    table = round_.table
    return seen(table) if not table.due and not table.waiting and not table.live else []


def face_up(round_: Round[CoupTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, name = round_.table, details["card"]
    if table.started and round_.moment in DEALT:
        what = f"{name} lay face up in the shoe: it is played like any other card"
        table.rule(what, table.part("qld s106(7)(a)"), table.part("qld s106(7)(b)"))
        table.live = name
        return None
    found_face_up(table, name)
    return begin_anew(round_)


def fault_acts(part: Parallel, moments: frozenset[str]) -> tuple[Act[CoupTable], ...]:
    """The rows of acts; `moments` are the game's."""
    wrong, found, first = part("qld s106(1)"), part("qld s106(4)(b)"), part("qld s106(4)(a)")
    between, in_the_shoe = SHOE_AT_REST & moments, (SHOE_AT_REST | DEALT) & moments
    draws = frozenset({DEALING, SETTLING})
    return held_against_the_deal(
        Act("third card to the player's hand", STAFF, wrong, may_be_wrong, wrong_third_card, at=draws,
            closed=because(wrong, "the player's hand does not stay on two cards, or the banker's has drawn")),
        Act("card drawn in excess", STAFF, part("qld s106(3)"), may_exceed, excess, at=between,
            closed=because(part("qld s106(3)"), "a hand is being dealt, or the cards are not in the shoe")),
        Act("first card disclosed", STAFF, first, may_be_disclosed, disclosed, at=in_the_shoe,
            closed=because(first, "no unseen card is out before its hand")),
        Act("card face up in the shoe", STAFF, found, may_be_face_up, face_up, at=in_the_shoe,
            closed=because(found, "the next card is not in the shoe")),
    )  # fmt: skip
