"""What comes next from a device: by entropy, or from a script of outcomes.

Whoever asks must tell the device what came (`take`). A stack of cards is shuffled no further than it is
dealt: the cards are laid out in order, and each one dealt is taken from place `below(cards left)`, which
the last card then fills. That is Fisher and Yates' shuffle one step at a time, so every order is as likely.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar, cast

from houseway.equipment.cards import Card
from houseway.equipment.entropy import Entropy, pick
from houseway.equipment.stack import Stack, listed
from houseway.errors import BadInput

T = TypeVar("T")


class Possible(Protocol[T]):
    """Anything that says what can come."""

    def weights(self) -> Mapping[T, int]:
        """What can come, with exact weights."""


class Source(Protocol):
    """Anything that says what does come."""

    def outcome(self, device: Possible[T]) -> T:
        """What comes next from `device`."""

    def card(self, stack: Stack) -> Card:
        """The card that comes next from a shoe or a card machine."""


class Chance:
    """Outcomes by entropy."""

    __slots__ = ("_below", "_dealt", "_entropy", "_order", "_serial", "_stack")

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._below = entropy.below
        self._stack: Stack | None = None
        self._serial = 0
        self._order: list[Card] = []
        self._dealt: Card = 0  # the card that was given last

    def outcome(self, device: Possible[T]) -> T:
        """What comes next from `device`."""
        stack: object = device  # a protocol cannot be narrowed to one of the classes that meet it
        if isinstance(stack, Stack):
            return cast(T, self.card(stack))
        return pick(self._entropy, device.weights())

    def card(self, stack: Stack) -> Card:
        """The card that comes next from a shoe or a card machine."""
        order = self._order
        size = len(order)
        if (
            stack is not self._stack
            or stack.remaining != size
            or stack.serial != self._serial
            or stack.taken != self._dealt  # another card than the one given
            or not size
        ):
            order = self._lay_out(stack)
            size = len(order)
        below = self._below
        at = below(size)
        self._dealt = dealt = order[at]
        order[at] = order[-1]
        order.pop()
        return dealt

    def _lay_out(self, stack: Stack) -> list[Card]:
        if not stack.remaining:
            raise BadInput("no card is left to deal")
        self._stack, self._serial = stack, stack.serial
        self._order = listed(stack.counts)
        return self._order


class Scripted:
    """Outcomes as they were written down, in their order."""

    __slots__ = ("_outcomes", "given")

    def __init__(self, outcomes: Iterable[Any]) -> None:
        self._outcomes = iter(outcomes)
        self.given = 0

    def outcome(self, device: Possible[T]) -> T:  # noqa: ARG002 - as `Chance.outcome`
        """The next outcome of the script, whatever device it is asked for."""
        for outcome in self._outcomes:
            self.given += 1
            return cast(T, outcome)
        raise BadInput(f"the script is at its end: all {self.given} of its outcomes have been given")

    def card(self, stack: Stack) -> Card:
        """The next outcome of the script, as a card."""
        return self.outcome(stack)
