"""How somebody plays: from what one person sees and may do to what that person does."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from houseway.play.acts import Option
from houseway.play.view import View

Move: TypeAlias = tuple[str, Mapping[str, Any]]
"""An act and its details."""


class Decider(Protocol):
    """Plays for one person, by what that person sees and may do and by entropy of its own, and by nothing else."""

    def begin_round(self) -> None:
        """A round begins; one that keeps nothing in mind need not care."""

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        """What the viewer does now, out of the viewer's options; None for nothing more, or for the ordinary answer."""


class BestStrategy(NamedTuple):
    """Which strategy of a game has its best play, and how that is told."""

    strategy: str
    decides: str  # it is held where this is offered
    says: str
