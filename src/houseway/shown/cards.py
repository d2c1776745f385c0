"""Which cards or tiles of a round somebody was shown: judged by what they saw, event after event, and by nothing else.

A card of which there is one is known by its face. Where there are several alike, a hand is known once all of it lies
open to whoever looks: so what is told depends on what they saw alone, and never on what lay face down beside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from houseway.house.people import Member
from houseway.house.tables.order import CommittedOrder, Value
from houseway.house.tables.table import RunningTable
from houseway.play.pieces import Piece
from houseway.shown.view import eye_of

BURNT: Final = "discard holder"
NO_FACE: Final = ("", "?", "face down")


@dataclass(slots=True)
class ShownOutcome:
    """One outcome, as it came."""

    round: int
    device: str
    value: Value
    to: str
    order: CommittedOrder | None
    place: int
    shown: bool = False
    lies: bool = True  # it has not come again since, and what is seen of its face is it

    @property
    def alone(self) -> bool:
        """Is there no other with its face?"""
        return self.order is not None and self.order.goes_down and max(self.order.held.values()) == 1


def came_again(dealt: Sequence[ShownOutcome], value: Value) -> None:
    """A card that went back into the stack has come once more: what is seen of its face from now on is that."""
    for each in dealt:
        each.lies &= each.value != value


def note_shown(dealt: Sequence[ShownOutcome], who: Member, running: RunningTable) -> None:
    """What somebody sees at this moment of what has come in this round."""
    look = running.game.look(running.table, eye_of(who, running).name)
    hands = [_hand(piece) for piece in running.game.pieces(look)]
    hands.append(((BURNT,), list(look.get("burnt", ()))))
    faces = {face for _, hand in hands for face in hand}
    for each in dealt:
        if each.alone:
            each.shown |= each.lies and each.value in faces
        elif each.order is None or not each.order.goes_down:
            each.shown = True  # dice lie open
    for names, hand in hands:
        given = [each for each in dealt if each.to in names and not each.alone]
        if len(hand) == len(given) and not any(face in NO_FACE for face in hand):
            for each in given:
                each.shown = True


def _hand(piece: Piece) -> tuple[tuple[str, ...], list[Any]]:
    """What a hand is called, and its faces."""
    held = piece.what if piece.kind in ("cards", "tiles") else []
    return (piece.label, piece.at), [face for face in held if face != "|"]
