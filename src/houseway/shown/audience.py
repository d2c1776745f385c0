"""What one person may be told of an event. Nothing else of the store reaches a client.

It is told by the event and the person alone, so that whoever comes back later is told what they would have been told at
once. A card that may lie face down is told as having come; which one it is, their view says, to whoever may see it.
"""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final, NamedTuple

from houseway.play.codec import Data
from houseway.play.events import CASH, CHANGE, FACE_DOWN, Came, Done, Moved
from houseway.play.game import Game
from houseway.play.view import OF_A_PURSE, ONLOOKER, OPEN_DETAILS
from houseway.shown.words import in_words
from houseway.store.codec import as_data, told_data
from houseway.store.dispute_events import DisputeWritten
from houseway.store.event import HouseEvent
from houseway.store.events import Corrected, Event, PatronBrings, PatronTakes, Revealed

OPEN: Final = (*OPEN_DETAILS, "person")
NOBODY: Final[frozenset[str]] = frozenset()


class Audience(NamedTuple):
    """Somebody at a table of a game, or looking on there."""

    game: Game[Any]
    names: tuple[str, ...] = (ONLOOKER,)  # under which they are there
    everything: bool = False  # do they see everybody's chips?

    def tell(self, event: Event) -> Data | None:
        """What this person is told; nothing, where it is nobody else's matter."""
        return self.told(self.seen(event))

    def told(self, seen: Event | None) -> Data | None:
        """The same, of as much of an event as they may know."""
        return with_words(seen, self._data) if seen is not None else None

    def _data(self, seen: Event) -> Data:
        return told_data(seen, self._open(seen)) if isinstance(seen, HouseEvent) else as_data(seen)

    def concerns(self, event: Event) -> bool:
        """Is it told to this person otherwise than to everybody?"""
        return self.everything or not concerned(event).isdisjoint(self.names)

    def seen(self, event: Event) -> Event | None:
        """As much of an event as this person may know: the event itself, where that is all of it."""
        match event:
            case Done():
                return self._done(event)
            case Came(field=field) if field in self.game.face_down:
                return event._replace(value=FACE_DOWN)
            case Moved():
                return self._moved(event)
            case HouseEvent():
                hidden = [each.name for each in fields(event) if each.name not in self._open(event)]
                return replace(event, **{name: _nothing(getattr(event, name)) for name in hidden})
        return event

    def _open(self, noted: HouseEvent) -> tuple[str, ...]:
        """The seed of a shoe with cards that lay face down is told to nobody here, though older houses stored it so."""
        if isinstance(noted, Corrected) and not self._knows(noted):
            return ("round", "field", "act", "device", "person")
        if isinstance(noted, PatronBrings | PatronTakes | DisputeWritten) and self.everything:
            return tuple(each.name for each in fields(noted))
        return ("shoe",) if isinstance(noted, Revealed) and self.game.face_down else noted.open

    def _knows(self, corrected: Corrected) -> bool:
        """What was typed, and what should have been: as they know what came, or was done."""
        if not corrected.act:
            return corrected.field not in self.game.face_down
        if corrected.person in self.names or self.everything:
            return True
        return corrected.field in OPEN and corrected.act not in (*self.game.private, *OF_A_PURSE)

    def _done(self, done: Done) -> Done | None:
        own = done.who in self.names
        if own:
            return done
        if done.refused is not None:
            return None
        shown: tuple[str, ...] = () if done.act in self.game.private else OPEN
        if done.act in OF_A_PURSE and not self.everything:
            shown = ("person",)
        details = {name: each for name, each in done.details.items() if name in shown}
        return done if len(details) == len(done.details) else done._replace(details=details)

    def _moved(self, moved: Moved) -> Moved | None:
        """What somebody has bought or carries away is seen on no layout."""
        hidden = moved.account in (CASH, CHANGE) and moved.person not in self.names and not self.everything
        return None if hidden else moved


def concerned(event: Event) -> frozenset[str]:
    """Those who are told of it otherwise than everybody."""
    match event:
        case Done(who=who) | Moved(person=who):
            return frozenset((who,))
        case Came(device=device, to=to):
            return frozenset((device, to))
    return NOBODY


def with_words(event: Event, data: Callable[[Event], Data]) -> Data:
    """An event as data, with whom it concerns and what happened, in words."""
    words = in_words(event)
    return data(event) | {"who": words.who, "says": words.what}


def _nothing(value: Any) -> Any:
    """In place of what is not told."""
    return type(value)() if isinstance(value, str | int | tuple | dict) else None
