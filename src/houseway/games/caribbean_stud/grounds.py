"""What a wager rests on, as far as everybody at the table knows it: the hands that were turned face up."""

from collections.abc import Sequence

from houseway.equipment.cards import FACE_DOWN, card, pretty
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.play.events import Called, Came, Done, Event
from houseway.play.wager import Placed

TURN = "turn the cards"
SHOWS = "the dealer shows "


def compared(table: CaribbeanStudTable, placed: Placed | None) -> tuple[str, ...]:
    """The dealer's hand decides ante and bet, unless theirs was folded; its own decides a jackpot wager."""
    if placed is None:
        return (table.dealer.label,)
    if placed.wager.name == JACKPOT:
        return (placed.selection,)
    return () if placed.place is None or placed.place.folded else (table.dealer.label,)


def seen(table: CaribbeanStudTable, came: Came, events: Sequence[Event]) -> bool:
    """The dealer's one card, and then all of them; a player's once the hand is declared or waits for its prize."""
    if came.field != "card" or came.to not in (table.dealer.label, *table.hands):
        return True
    if came.value == FACE_DOWN:
        return False
    if came.to == table.dealer.label:
        shows = f"{SHOWS}{pretty(card(str(came.value)))}"
        return any(_turned(event) or (isinstance(event, Called) and event.words == shows) for event in events)
    says = table.text.settlement
    opened = {call.under for call in (says.players_hand, says.left_open, says.left_open_no_hand)}
    return any(isinstance(event, Called) and event.under in opened and came.to in event.words for event in events)


def _turned(event: Event) -> bool:
    return isinstance(event, Done) and event.act == TURN and event.refused is None


def opens(table: CaribbeanStudTable, event: Event) -> bool:
    """Players' hands are declared when the dealer's qualifies; else none is but those that win a jackpot prize."""
    says = table.text.settlement
    return isinstance(event, Called) and event.under in (says.qualifies.under, says.no_hand.under)
