"""A hand with too few or too many cards is dead: when the dealer becomes aware, at the latest when hands are shown.

What the dealer does wrong is a report of its own, card by card (`deal one card too many`, `pass a player over`); then
the deal may be put right, or be a misdeal, or go on until somebody notices.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.dealing import give
from houseway.families.poker.moments import BEFORE
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, ScriptAnswer, Ways, choice
from houseway.play.ask import Card, Script, Steps
from houseway.play.people import DEALER
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

TOO_FEW: Final = "too few cards"
TOO_MANY: Final = "too many cards"
HOLDS: Final = TOO_FEW, TOO_MANY
T = TypeVar("T", bound=PokerTable)


def wrong_number_acts(part: Parallel, at: Iterable[str], spare: Callable[[T], int]) -> tuple[Act[T], ...]:
    """The rows of acts for hands with a wrong number of cards, dealt `at` these moments; of cards that are to spare."""
    under, when = part("qld s362(1)"), frozenset(at)
    dealing = partial(_may_deal, spare), _deal
    return (
        Act("deal one card too many", DEALER, under, *dealing, "nobody notices yet", at=when, closed=_no_card_comes),
        Act(
            "pass a player over",
            DEALER,
            under,
            _may_pass,
            _pass,
            "whose card comes now",
            at=when,
            closed=_no_card_comes,
        ),
    )


def declare_dead(table: PokerTable, seat: Seat, holds: str, *more: str | Cite) -> None:
    table.put_out(seat, table.part("qld s362(1)"))
    what = f"{seat.name} holds {holds}: the hand is dead, and what was bet on it stays in the pot"
    table.rule(what, table.part("qld s362(1)"), table.part("qld s362(2)"), *more)


def notice_wrong_hands(table: PokerTable) -> None:
    """Hands are shown or compared: whoever has not as many cards as the others is found out now."""
    for seat in table.staying:
        if seat.wrong:
            declare_dead(table, seat, TOO_MANY if seat.wrong > 0 else TOO_FEW)


def put_right(table: PokerTable) -> Steps[None]:
    """The cards that somebody should not have had are dealt again, and who lacks one gets it."""
    for seat in table.staying:
        seat.cards = [card for card in seat.cards if card not in seat.extra]
        table.shoe.put_back(seat.extra)
        seat.extra = []
    for seat in table.staying:
        while seat.missing and seat.plays():
            seat.missing -= 1  # before it comes: whoever reconstructs the deal meanwhile finds it accounted for
            card = yield Card(table.shoe, table.part("qld s357(5)(b)"), seat.name, seat.plays)
            if card is not None:
                give(table, seat, card)
                table.came_late(seat, card)


def _may_deal(spare: Callable[[T], int], round_: "Round[T]", _who: str) -> Ways:
    """While a card is awaited that belongs to somebody."""
    table = round_.table
    names = [seat.name for seat in table.staying if not seat.wrong]
    return [(choice("person", names),)] if names and _awaited(table) and spare(table) > 0 else []


def _deal(round_: "Round[T]", _who: str, details: Mapping[str, Any]) -> Script:
    table, seat = round_.table, round_.table.seat_of(details["person"])
    assert seat is not None
    card = yield Card(table.shoe, table.part("qld s362(1)"), seat.name, seat.plays)
    if card is not None:
        give(table, seat, card)
        seat.extra.append(card)
    return None


def _no_card_comes(round_: "Round[T]", _who: str) -> Refused:
    """What comes out later is a hand with a wrong number of cards, or a misdeal."""
    table = round_.table
    if _awaited(table) is not None:
        why = "that card goes wrong in another way already, or none is to spare"
    elif table.moment == BEFORE or not any(seat.cards for seat in table.seats):
        why = "no card is being dealt yet"
    else:
        why = "no card is being dealt now"
    instead = "" if table.dealing or table.moment == BEFORE else "declare a hand dead, where that is found out"
    return Refused(table.part("qld s362(1)"), why, ground=Ground.WHEN, instead=instead)


def _may_pass(round_: Round[PokerTable], _who: str) -> Ways:
    """Not of a card that is to be dealt face down after a hole card came face up: to fail in that is a misdeal."""
    seat = _awaited(round_.table)
    return [()] if seat is not None and not seat.wrong and not (seat.up and seat.up == seat.cards) else []


def _pass(round_: Round[PokerTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    seat = _awaited(round_.table)
    assert seat is not None
    seat.missing += 1
    return ScriptAnswer(None)


def _awaited(table: PokerTable) -> Seat | None:
    """Whose card is to come."""
    return table.seat_of(table.asked.to) if isinstance(table.asked, Card) else None
