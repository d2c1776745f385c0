"""Cards of a stud game that come or lie face up when they should not."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import NAME
from houseway.errors import Ground, Refused
from houseway.families.house_deals import by_hand
from houseway.families.poker.misdeals import declare, in_the_deal
from houseway.families.poker.seat import Seat
from houseway.families.poker.stud.moments import BEFORE_A_FACE_UP_CARD, FACE_UP_CARDS, FIRST_CARDS
from houseway.families.poker.stud.table import FACE_UP, StudTable
from houseway.play.acts import Act, ScriptAnswer, Ways, because, choice
from houseway.play.ask import Card, Choice, Offer, Script
from houseway.play.people import DEALER
from houseway.play.round import Round
from houseway.play.table import Call
from houseway.rulebook.parallel import Parallel

KNOWN: Final = "the house's own shoe deals, and the table knows that no card was seen before its time"
NO_HOLE_CARD: Final = "no hole card is being dealt now that could come face up"
NO_FACE_UP_CARD: Final = "no card is being dealt now that is to lie face up"

# When a deal can have gone wrong


def first_cards_dealt(table: StudTable) -> bool:
    """Each player has the hole cards and the first face up card."""
    return in_the_deal(table) and all(table.dealt(seat) == table.holes + 1 for seat in table.staying)


def not_as_they_should(table: StudTable) -> bool:
    """Has somebody too few or too many cards, or not one of them face up?"""
    return any(seat.wrong or len(seat.up) != 1 for seat in table.staying)


def hole_card_came_face_up(table: StudTable) -> bool:
    """Somebody's hole card lies face up, and the card to be dealt face down instead has come."""
    holes = table.holes
    return any(len(seat.cards) == holes + 1 and seat.up != seat.cards[holes:] for seat in table.staying)


def to_spare(table: StudTable) -> int:
    """What the shoe holds besides a card for everybody who stays: cards that are being dealt must come."""
    return table.shoe.remaining - len(table.staying)


# Cards that are seen


def card_acts(part: Parallel) -> tuple[Act[StudTable], ...]:
    """The rows of acts for a card that comes or lies face up."""
    came_up, found, exposed = part("qld s357(2)"), part("qld s359(1)"), part("qld s360(a)")
    early, first = BEFORE_A_FACE_UP_CARD, frozenset({FIRST_CARDS})
    rows: tuple[Act[StudTable], ...] = (
        Act(
            "deal a hole card face up",
            DEALER,
            came_up,
            _may_deal_up,
            _deal_up,
            at=first,
            closed=because(came_up, "no hole card is being dealt yet", NO_HOLE_CARD, first),
        ),
        Act(
            "card found face up",
            DEALER,
            found,
            _may_find,
            _found,
            "in the deck",
            at=FACE_UP_CARDS,
            closed=because(found, NO_FACE_UP_CARD),
        ),
        Act(
            "expose the next card",
            DEALER,
            exposed,
            _may_expose,
            _expose,
            "before it is dealt",
            at=early,
            closed=_not_exposed,
        ),
    )
    return tuple(by_hand(row, KNOWN) for row in rows)  # reading K87


def _awaited(round_: Round[StudTable]) -> Seat | None:
    """Whose card is awaited."""
    asked = round_.table.asked
    return round_.table.seat_of(asked.to) if isinstance(asked, Card) else None


def _may_deal_up(round_: Round[StudTable], _who: str) -> Ways:
    seat = _awaited(round_)
    ready = seat is not None and round_.table.dealt(seat) < round_.table.holes
    return [(choice("card", NAME),)] if ready else []


def _deal_up(round_: Round[StudTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    """One face up card instead of another; with a second the player cannot have the first cards as they should be."""
    table, seat, under = round_.table, _awaited(round_), round_.table.part("qld s357(2)")
    assert seat is not None
    came = table.still_to_come(details["card"])
    table.announce(Call(FACE_UP, under), seat.name, details["card"])
    if seat.up:
        declare(table, f"two of {seat.name}'s hole cards came face up", table.part("qld s357(1)(c)"))
        return None
    seat.show_up(came)
    table.rule(f"{seat.name}'s hole card came face up: the first face up card is dealt face down instead", under)
    return ScriptAnswer(came)


def _may_find(round_: Round[StudTable], _who: str) -> Ways:
    """A card that is to be dealt face up; one that a player should get face down instead is not."""
    table, seat = round_.table, _awaited(round_)
    ready = seat is not None and table.dealt(seat) >= table.holes and not table.swapped(seat)
    return [(choice("card", NAME),)] if ready else []


def _found(round_: Round[StudTable], _who: str, details: Mapping[str, Any]) -> Script | ScriptAnswer:
    table, seat, found = round_.table, _awaited(round_), details["card"]
    assert seat is not None
    came = table.still_to_come(found)
    if _is_the_first(table, seat):
        under = table.part("qld s359(1)")
        table.rule(f"{found}, found face up, was to be the first face up card: it is shuffled in", under)
        return _shuffle_in(table, under)
    under = table.part("qld s359(2)")
    table.announce(Call(FACE_UP, under), seat.name, found)
    table.rule(f"{found} was found face up and is dealt all the same", under)
    return ScriptAnswer(came)


def _is_the_first(table: StudTable, seat: Seat) -> bool:
    """Has nobody before this player been dealt a face up card? One that came face down instead of it does not count."""
    return not any(len(each.cards) > len(seat.cards) and each.up[-1:] == each.cards[-1:] for each in table.seats)


def _shuffle_in(table: StudTable, under: Cite) -> Script:
    yield Choice(DEALER, {"shuffle the card in": Offer(under)}, under, wanted=table.on)
    return None


def _may_expose(round_: Round[StudTable], _who: str) -> Ways:
    return [(choice("card", NAME),)] if round_.table.shoe.remaining > len(round_.table.exposed) else []


def _not_exposed(round_: Round[StudTable], _who: str) -> Refused:
    why = "no round of betting is on that a face up card follows"
    return Refused(round_.table.part("qld s360(a)"), why, ground=Ground.WHEN)


def _expose(round_: Round[StudTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.expose(details["card"])
    table.rule(f"{details['card']} was exposed too early: the round of betting goes on", table.part("qld s360(a)"))
