"""What came for a hand, as far as everybody at the table knows it: the cards that lie open."""

from collections.abc import Sequence
from typing import Final

from houseway.families.baccarat.table import CoupTable
from houseway.play.events import Came, Event, Events
from houseway.play.view import ONLOOKER

FACE_DOWN: Final = "face down"


def seen(table: CoupTable, came: Came, _events: Sequence[Event]) -> bool:
    """Of a hand the cards are opened in the order in which they came: those that came last lie face down longest.

    They are the last of all that came, and not of what had come by some moment: an earlier coup's were shown in it.
    """
    hand = table.game.look(table, ONLOOKER).get(came.to, {"cards": ()})
    down = list(hand["cards"]).count(FACE_DOWN)
    dealt = [event.number for event in Events(table.log).of(Came) if event.to == came.to]
    return not down or came.number not in dealt[-down:]
