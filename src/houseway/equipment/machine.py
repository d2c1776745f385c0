"""A card machine: it deals as a shoe does, and mixes the cards that are done with straight back in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from houseway.cite import Cite
from houseway.equipment.cards import FULL_DECK, Card, Deck
from houseway.equipment.stack import Stack
from houseway.errors import BadInput, Refused


@dataclass(frozen=True, slots=True)
class Approved:
    """The numbers of decks that a machine is approved for, and the provision that binds it to them."""

    least: int
    most: int
    under: Cite
    ceiling: int = 8  # no approval goes over this

    def __post_init__(self) -> None:
        if not 1 <= self.least <= self.most:
            raise BadInput(f"an approval is for at least 1 deck, and not for {self.least} to {self.most}")
        if self.most > self.ceiling:
            raise Refused(
                self.under,
                f"a card machine cannot be approved for {self.most} decks",
                instead=f"the most is {self.ceiling}",
            )

    def check(self, decks: int) -> None:
        """Refuses a number of decks that is not approved."""
        if not self.least <= decks <= self.most:
            raise Refused(
                self.under,
                f"this card machine is not approved for {decks} decks",
                instead=f"use {self.least} to {self.most}",
            )


@dataclass(slots=True, kw_only=True)
class CardMachine(Stack):
    """No cutting card and no discard rack: whatever is discarded can come again."""

    approved: Approved

    @classmethod
    def fresh(cls, decks: int, approved: Approved, deck: Deck = FULL_DECK) -> Self:
        """A machine loaded with new decks."""
        machine = cls(approved=approved)
        machine.replace(decks, deck)
        return machine

    @property
    def cutting_card_reached(self) -> bool:
        return False

    def replace(self, decks: int | None = None, deck: Deck | None = None) -> None:
        """New cards, as many decks as are approved."""
        self.approved.check(self.decks if decks is None else decks)
        Stack.replace(self, decks, deck)

    def discard(self, cards: Sequence[Card]) -> None:
        """Cards of the table are mixed with those in the machine."""
        self.put_back(cards)

    def transfer_to(self, other: Stack) -> None:
        """All goes over to an empty machine or shoe; the cards on the table and the damaged then belong to it."""
        if other.decks:
            raise BadInput(f"cards are transferred to an empty stack, and this one has {other.decks} decks")
        other.restore(self.plain())
        self.decks = 0
        self._empty()
        self._changed()
