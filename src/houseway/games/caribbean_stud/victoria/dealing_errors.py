"""Cards that were shown (r14.1 to r14.3), or dealt where no ante lies (r14.7, r14.8)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME, card
from houseway.errors import Ground, Refused
from houseway.families.house_deals import held_against_the_deal
from houseway.games.caribbean_stud.hand import FIVE
from houseway.games.caribbean_stud.moments import BEFORE_THE_CALL, DEALING, SINCE_THE_CALL
from houseway.games.caribbean_stud.terms import PLACES
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.games.caribbean_stud.victoria.withdrawals import offer_to_retract
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, several
from houseway.play.ask import Card, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

A_MISDEAL: Final = 3  # cards that are wrongly shown


def awaited_card(round_: Round[VictorianTable]) -> Card:
    assert isinstance(round_.table.asked, Card)
    return round_.table.asked


def still_to_come(table: VictorianTable, named: Sequence[str]) -> list[int]:
    """The cards that are named; which of them the shoe still holds, nobody is told before one comes."""
    cards = [card(text) for text in named]
    for each in cards:
        if not table.shoe.counts[each]:
            raise Refused(table.text.cards.one_deck, f"the shoe holds no more {NAME[each]}", ground=Ground.WHAT)
    return cards


# r14.1 to r14.3


def a_card_is_to_be_hidden(round_: Round[VictorianTable], _who: str) -> Ways:
    """The dealer's fifth is face up anyway, where cards come one at a time and none has been shown before."""
    ask, table = awaited_card(round_), round_.table
    fifth = ask.to == "dealer" and len(table.dealer.cards) == FIVE - 1
    if fifth and table.up_card is None and not table.rules.device:
        return []
    return [(choice("card", NAME),)]


def shown(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    ask, table = awaited_card(round_), round_.table
    [drawn] = still_to_come(table, [details["card"]])
    if ask.to == "dealer" and table.up_card is None:
        table.up_card = len(table.dealer.cards)
        what = f"{details['card']} was shown in the dealer's hand: it is the up card, and the others come face down"
        table.rule(what, "vic 25/1999 r14.3", "reading CS22")
        return ScriptAnswer(drawn)
    table.exposed += 1
    if table.exposed < A_MISDEAL:
        what = f"{details['card']} was shown: it is turned over, and the deal goes on"
        table.rule(what, "vic 25/1999 r14.1", "vic 25/1999 r14.2")
        return ScriptAnswer(drawn)
    table.rule(f"{details['card']} is the third card shown: a misdeal", "vic 25/1999 r14.2", "reading CS17")
    table.shoe.take(drawn)
    (table.dealer if ask.to == "dealer" else table.hands[ask.to]).cards.append(drawn)
    table.misdeal("vic 25/1999 r14.2", "reading CS17")
    return None


# r14.7, r14.8


def areas_without_an_ante(round_: Round[VictorianTable], _who: str) -> Ways:
    table = round_.table
    free = tuple(place for place in table.selections if place not in table.hands)
    out = several("cards", NAME, most=FIVE, optional=True)
    return [(choice("place", free, among=PLACES), out)] if free else []


def dealt_without_an_ante(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> Script | None:
    table, where = round_.table, f"cards were dealt to {details['place']}, where no ante lies"
    burnt = still_to_come(table, details.get("cards", ()))
    if round_.moment in SINCE_THE_CALL:
        return burn(table, where, burnt)
    table.rule(f"{where}: a misdeal", "vic 25/1999 r14.7", "reading CS17")
    table.misdeal("vic 25/1999 r14.7", "reading CS17")
    return None


def burn(table: VictorianTable, where: str, burnt: list[int]) -> Script:
    for each in burnt:
        table.shoe.take(each)
    table.shoe.discard(burnt)
    table.rule(f"{where}: they are burnt, and the antes may be retracted", "vic 25/1999 r14.8")
    yield from offer_to_retract(table, table.in_play, cite("vic 25/1999 r14.8"))
    return None


STAFF: Final = DEALER_OR_MORE_SENIOR
DEALING_ACTS: Final[tuple[Act[VictorianTable], ...]] = held_against_the_deal(
    act("card shown", STAFF, "vic 25/1999 r14.1", a_card_is_to_be_hidden, shown, "as it was dealt", at=(DEALING,),
        closed="no card is being dealt that should lie face down"),
    act("cards without an ante", STAFF, "vic 25/1999 r14.7", areas_without_an_ante, dealt_without_an_ante,
        at=(*BEFORE_THE_CALL, *SINCE_THE_CALL), closed="no cards of a round are out, or an ante lies everywhere"),
)  # fmt: skip
