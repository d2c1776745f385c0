"""Cards that came out wrongly: face up, in error, to a hand too many, or in the wrong place (ss 51 to 53, 63, 65).

Whatever section would otherwise apply, a single misplaced card that no other has followed is simply moved (s65).
"""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.cards import card
from houseway.errors import Ground, Refused
from houseway.games.blackjack import moments
from houseway.games.blackjack.boxes import BOXES
from houseway.games.blackjack.dealing import NextCard, cutting_card_comes, draw_out
from houseway.games.blackjack.irregularities.common import card_awaited, cards_field, in_the_shoe
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

# s51


def cards_in_the_shoe(round_: Round[BlackjackTable], _who: str) -> Ways:
    cards = in_the_shoe(round_.table)
    return [(choice("card", cards),)] if cards else []


def face_up(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    """Whoever waits for a card gets the next, if the cutting card is not before it (s32)."""
    table = round_.table
    out = draw_out(table, [details["card"]])
    table.shoe.discard(out)
    table.rule(f"{details['card']} lay face up in the shoe: out of play, to the discard rack", "qld s51")


# s52, s53


def cards_are_there(round_: Round[BlackjackTable], _who: str) -> Ways:
    """Also between rounds: the card is then the first of the next."""
    return [()] if round_.table.shoe.remaining else []


def drawn_unexposed(round_: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.rule("a card was drawn in error, its face not seen: it is the next card", "qld s52(1)")


def nobody_asked_for_it(round_: Round[BlackjackTable], who: str) -> Ways:
    return [] if isinstance(round_.table.asked, NextCard) else cards_in_the_shoe(round_, who)


def not_in_error(round_: Round[BlackjackTable], _details: Mapping[str, Any]) -> Refused | None:
    ask = round_.table.asked
    if not isinstance(ask, NextCard):
        return None
    why = f"the next card is on its way to {ask.to}: it is that one"
    return Refused("qld s52(2)", why, ground=Ground.WHEN)


def drawn_exposed(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    """Whoever waits for a card gets it; else whoever decides next may take it or refuse it, and so on (B11)."""
    table = round_.table
    table.exposed += draw_out(table, [details["card"]])
    table.rule(f"{details['card']} was drawn in error and seen: it is dealt as the next card", "qld s52(2)")


def dealer_stands(round_: Round[BlackjackTable], _who: str) -> Ways:
    table = round_.table
    return [(choice("card", in_the_shoe(table)),)] if table.shoe.remaining and not table.dealer_is_short() else []


def beyond_seventeen(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.shoe.discard(draw_out(table, [details["card"]]))
    what = f"the dealer had {table.dealer.total} and drew {details['card']}: it goes to the discard rack"
    table.rule(what, "qld s53(1)", "qld s53(2)")


# s63, s65


def empty_boxes(round_: Round[BlackjackTable], _who: str) -> Ways:
    table = round_.table
    free = tuple(s for s in table.selections if s not in {b.label for b in table.in_play})
    return [(choice("box", free, among=table.selections), cards_field(table))] if free and table.shoe.remaining else []


def extra_hand(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.shoe.discard(draw_out(table, details["cards"]))
    table.rule(f"a hand dealt to {details['box']}, which has no wager, is void", "qld s63", "reading B14")


def a_card_goes_astray(round_: Round[BlackjackTable], _who: str) -> Ways:
    table, ask = round_.table, card_awaited(round_)
    if ask is None or not table.shoe.remaining:
        return []
    places = (*BOXES[: table.rules.boxes], "dealer")
    elsewhere = tuple(place for place in places if place != ask.to)
    return [(choice("card", in_the_shoe(table)), choice("put", elsewhere, among=places))]


def misplaced(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    table, ask = round_.table, card_awaited(round_)
    assert ask is not None
    table.rule(f"{details['card']}, put at {details['put']}, is moved to {ask.to}", "qld s65")
    found = card(details["card"])
    if table.shoe.cutting_card_reached and not table.cutting_on:
        cutting_card_comes(table, ask.hand)
    table.shoe.take(found)
    table.next_cards.insert(0, found)


STAFF: Final = DEALER_OR_MORE_SENIOR
IN_THE_SHOE: Final = (moments.WAGERS, *moments.PLAYING)
ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("card face up in the shoe", STAFF, "qld s51", cards_in_the_shoe, face_up, at=IN_THE_SHOE,
        closed="no cards are in the shoe"),
    act("card drawn in error, not seen", STAFF, "qld s52(1)", cards_are_there, drawn_unexposed, at=IN_THE_SHOE,
        closed="no cards are in the shoe"),
    act("card drawn in error, exposed", STAFF, "qld s52(2)", nobody_asked_for_it, drawn_exposed, "", not_in_error,
        moments.TURNS,
        ("not every player has two cards yet: a card out of its place is moved (s65)",
         "the dealer's hand is being completed: a card beyond 17 is dealt with by section 53")),
    act("card drawn to the dealer's 17", STAFF, "qld s53(1)", dealer_stands, beyond_seventeen, at=(moments.SETTLING,),
        closed="the dealer's hand is not complete with 17 or more"),
    act("extra hand", STAFF, "qld s63", empty_boxes, extra_hand, at=moments.PLAYING,
        closed="no hand can have been dealt to a box without a wager"),
    act("card misplaced", STAFF, "qld s65", a_card_goes_astray, misplaced,
        closed="no card is on its way that could be out of its place"),
)  # fmt: skip
