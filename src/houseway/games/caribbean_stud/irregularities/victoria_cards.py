"""Cards that were shown (r14.1 to r14.3), or dealt where no ante lies (r14.7, r14.8)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.equipment.cards import card
from houseway.games.caribbean_stud.hand import FIVE
from houseway.games.caribbean_stud.irregularities.victoria_common import (
    awaited_card,
    before_the_call,
    go_on,
    in_the_shoe,
    offer_to_retract,
    since_the_call,
)
from houseway.games.caribbean_stud.victorian_table import VictorianTable
from houseway.play.acts import Act, Answer, Ways, act, choice, several
from houseway.play.ask import Script
from houseway.play.people import DEALER_OR_MORE_SENIOR

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["CARD_ACTS"]

A_MISDEAL: Final = 3  # cards that are wrongly shown


# r14.1 to r14.3


def a_card_is_to_be_hidden(round_: "Round[VictorianTable]", _who: str) -> Ways:
    """The dealer's fifth is face up anyway, where cards come one at a time and none has been shown before."""
    ask, table = awaited_card(round_), round_.table
    if ask is None:
        return []
    fifth = ask.to == "dealer" and len(table.dealer.cards) == FIVE - 1
    if fifth and table.up_card is None and not table.rules.device:
        return []
    return [(choice("card", in_the_shoe(table)),)]


def shown(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> Answer | None:
    ask, table = awaited_card(round_), round_.table
    assert ask is not None
    drawn = card(details["card"])
    if ask.to == "dealer" and table.up_card is None:
        table.up_card = len(table.dealer.cards)
        what = f"{details['card']} was shown in the dealer's hand: it is the up card, and the others come face down"
        table.rule(what, "vic 25/1999 r14.3", "reading CS22")
        return Answer(drawn)
    table.exposed += 1
    if table.exposed < A_MISDEAL:
        what = f"{details['card']} was shown: it is turned over, and the deal goes on"
        table.rule(what, "vic 25/1999 r14.1", "vic 25/1999 r14.2")
        return Answer(drawn)
    table.rule(f"{details['card']} is the third card shown: a misdeal", "vic 25/1999 r14.2", "reading CS17")
    table.shoe.take(drawn)
    (table.dealer if ask.to == "dealer" else table.hands[ask.to]).cards.append(drawn)
    table.misdeal("vic 25/1999 r14.2", "reading CS17")
    return None


# r14.7, r14.8


def areas_without_an_ante(round_: "Round[VictorianTable]", _who: str) -> Ways:
    table = round_.table
    free = tuple(place for place in table.selections if place not in table.hands)
    out = several("cards", in_the_shoe(table), most=FIVE, optional=True)
    return [(choice("place", free), out)] if free and (before_the_call(round_) or since_the_call(round_)) else []


def dealt_without_an_ante(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> Script | None:
    table, where = round_.table, f"cards were dealt to {details['place']}, where no ante lies"
    if not before_the_call(round_):
        return burn(table, where, [card(text) for text in details.get("cards", ())], go_on(round_))
    table.rule(f"{where}: a misdeal", "vic 25/1999 r14.7", "reading CS17")
    table.misdeal("vic 25/1999 r14.7", "reading CS17")
    return None


def burn(table: VictorianTable, where: str, burnt: list[int], after: Answer | None) -> Script:
    for each in burnt:
        table.shoe.take(each)
    table.shoe.discard(burnt)
    table.rule(f"{where}: they are burnt, and the antes may be retracted", "vic 25/1999 r14.8")
    yield from offer_to_retract(table, table.in_play, cite("vic 25/1999 r14.8"))
    return after


STAFF: Final = DEALER_OR_MORE_SENIOR
CARD_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("card shown", STAFF, "vic 25/1999 r14.1", a_card_is_to_be_hidden, shown, "as it was dealt"),
    act("cards without an ante", STAFF, "vic 25/1999 r14.7", areas_without_an_ante, dealt_without_an_ante),
)
