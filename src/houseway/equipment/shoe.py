"""A dealing shoe, with the cutting card that ends it and the discard rack beside it.

>>> shoe = Shoe.fresh(8)
>>> shoe.take(23), shoe.remaining, shoe.plain()
(None, 415, {'decks': 8, 'on_table': '6S'})
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from houseway.equipment.cards import FULL_DECK, Card, Deck
from houseway.equipment.stack import Counts, Plain, Stack, none, whole
from houseway.errors import BadInput

FROM_EITHER_END: Final = 10  # a player cuts no nearer to an end of the stack than this
_HALF_A_DECK: Final = 26  # how far "approximately" reaches, either way


@dataclass(slots=True, kw_only=True)
class Shoe(Stack):
    """`marker` is the number of cards behind the second cutting card, or None while it is not in."""

    rack: Counts = field(default_factory=none)
    unseen: int = 0  # cards that left it face down: as nobody knows which, they count as if they still lay in it

    @classmethod
    def fresh(cls, decks: int, deck: Deck = FULL_DECK) -> Self:
        """A shoe of new decks, shuffled and without its cutting card yet."""
        shoe = cls()
        shoe.replace(decks, deck)
        return shoe

    @property
    def cutting_card_reached(self) -> bool:
        return self.marker is not None and self.remaining <= self.marker

    @property
    def in_rack(self) -> int:
        """How many cards the discard rack holds."""
        return sum(self.rack)

    @property
    def cut_positions(self) -> tuple[int, int]:
        """The least and the most cards that a player may leave in front of the first cutting card."""
        return FROM_EITHER_END, self.remaining - FROM_EITHER_END

    def marker_depths(self, pit_boss: bool = False) -> tuple[int, int]:
        """The least and the most cards behind the marker; a pit boss may let it go in further."""
        quarter = self.remaining // 4
        deepest = self.remaining * 2 // 3 if pit_boss else quarter + _HALF_A_DECK
        return max(quarter - _HALF_A_DECK, 0), min(deepest, self.remaining)

    def take_unseen(self) -> None:
        """A card comes out face down, and nobody sees it."""
        self.unseen += 1
        self.remaining -= 1
        self.taken = None

    def show_unseen(self, card: Card) -> None:
        """A card that came out face down is turned up: it is `card`, and lies on the table."""
        self.unseen -= 1
        self.remaining += 1
        self.take(card)

    def discard(self, cards: Sequence[Card]) -> None:
        """Cards of the table go into the discard rack."""
        self._move(cards, self.on_table, self.rack, "on the table")

    def replace(self, decks: int | None = None, deck: Deck | None = None) -> None:
        """New cards; the cutting card comes out."""
        self.unseen = 0
        Stack.replace(self, decks, deck)
        self.marker = None

    def reshuffle_discards(self) -> None:
        """What the rack holds goes back into the shoe; what lies on the table stays there."""
        self.marker, self.unseen = None, 0
        self._all_back(self.rack)

    reshuffle = reshuffle_discards  # the cards still in the shoe are mixed in with them either way

    def plain(self) -> Plain:
        marker: Plain = {} if self.marker is None else {"marker": self.marker}
        unseen: Plain = {"unseen": self.unseen} if self.unseen else {}
        return Stack.plain(self) | marker | unseen

    def restore(self, plain: Mapping[str, int | str]) -> Self:
        Stack.restore(self, {key: value for key, value in plain.items() if key not in ("marker", "unseen")})
        self.marker = whole(plain, "marker", 0) if "marker" in plain else None
        self.unseen = whole(plain, "unseen", 0)
        if self.unseen > self.remaining:
            raise BadInput(f"unseen is {self.unseen}; only {self.remaining} cards are not accounted for")
        self._changed()
        return self

    def _changed(self) -> None:
        Stack._changed(self)
        self.remaining -= self.unseen

    def _places(self) -> dict[str, Counts]:
        return {"rack": self.rack} | Stack._places(self)
