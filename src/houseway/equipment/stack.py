"""The stack that cards are dealt from, and where each of its cards is.

Every card of the decks in use is in one place: in the stack, on the table, among the damaged cards, or (of
a shoe) in the discard rack. An operation moves cards from one place to another, so none is ever made or lost.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, compress, repeat
from operator import add, getitem
from typing import Any, Final, Self, TypeAlias

from houseway.equipment.cards import DECKS, FULL_DECK, NAME, Card, Deck, many, several
from houseway.errors import BadInput, quoted

Counts: TypeAlias = list[int]  # how many of each card, by its number
Plain: TypeAlias = dict[str, int | str]


def none() -> Counts:
    """None of any card."""
    return [0] * len(NAME)


@dataclass(slots=True, kw_only=True)
class Stack(ABC):
    """What a shoe and a card machine share. A new one is empty; `replace` fills it."""

    decks: int = 0
    deck: Deck = FULL_DECK
    counts: Counts = field(default_factory=none)
    remaining: int = 0
    on_table: Counts = field(default_factory=none)
    damaged: Counts = field(default_factory=none)
    marker: int | None = None  # cards behind the cutting card, where one is in
    serial: int = field(default=0, compare=False)  # grows when the content changes other than by `take`
    taken: Card | None = field(default=None, compare=False)  # the card that was taken last

    @abstractmethod
    def discard(self, cards: Sequence[Card]) -> None:
        """Cards of the table are done with."""

    @property
    @abstractmethod
    def cutting_card_reached(self) -> bool:
        """Whether the next card would come from behind the cutting card."""

    def take(self, card: Card) -> None:
        """`card` came: it goes from the stack to the table."""
        counts = self.counts
        left = counts[card]
        if not left:
            raise BadInput(self._no_more(card))
        counts[card] = left - 1
        self.on_table[card] += 1
        self.remaining -= 1
        self.taken = card

    def put_back(self, cards: Sequence[Card]) -> None:
        """Cards of the table go into the stack again."""
        self._move(cards, self.on_table, self.counts, "on the table")
        self._changed()

    def replace(self, decks: int | None = None, deck: Deck | None = None) -> None:
        """New cards, every one of them in the stack; the old ones are gone, wherever they were."""
        self.decks = self.decks if decks is None else decks
        self.deck = self.deck if deck is None else deck
        self._empty()
        self.counts[:] = map(self.decks.__mul__, _once(self.deck))
        self._changed()

    def remove_damaged(self, cards: Sequence[Card]) -> None:
        """Cards found damaged in the stack leave play, until others replace them."""
        self._move(cards, self.counts, self.damaged, "in the stack")
        self._changed()

    def replace_damaged(self) -> None:
        """The same cards of a new deck go in where damaged ones came out."""
        self._all_back(self.damaged)

    def weights(self) -> dict[Card, int]:
        """What can come next, each card as often as the stack holds it."""
        return {card: count for card, count in enumerate(self.counts) if count}

    def conserved(self, on_table: Iterable[Card]) -> bool:
        """Whether the table shows exactly the cards that are out, and all of the decks are accounted for."""
        places = zip(self.counts, *self._places().values(), strict=True)
        in_use = [self.decks if card in self.deck else 0 for card in FULL_DECK]
        return [sum(place) for place in places] == in_use and sorted(on_table) == listed(self.on_table)

    def plain(self) -> Plain:
        """The stack in a few readable words: what is not said lies in it."""
        size: Plain = {} if self.deck == FULL_DECK else {"deck": len(self.deck)}
        elsewhere = {place: counted(counts) for place, counts in self._places().items() if any(counts)}
        return {"decks": self.decks} | size | elsewhere

    def restore(self, plain: Mapping[str, int | str]) -> Self:
        """This stack as `plain` wrote it."""
        places = self._places()
        unknown = plain.keys() - {"decks", "deck", *places}
        if unknown:
            raise BadInput(f"a stack of cards is not told by {', '.join(sorted(unknown))}")
        self.replace(whole(plain, "decks", 0), _deck(whole(plain, "deck", len(FULL_DECK))))
        for place, counts in places.items():
            cards = plain.get(place, "")
            if not isinstance(cards, str):
                raise BadInput(f"{quoted(place)} must be cards in quotes like 'AS 10H', not {quoted(cards)}")
            self._move(many(cards), self.counts, counts, "left in the stack")
        self._changed()
        return self

    def _places(self) -> dict[str, Counts]:
        """Where a card can be when it is not in the stack."""
        return {"on_table": self.on_table, "damaged": self.damaged}

    def _empty(self) -> None:
        for counts in (self.counts, *self._places().values()):
            counts[:] = none()

    def _move(self, cards: Sequence[Card], source: Counts, target: Counts, where: str) -> None:
        for moved, card in enumerate(cards):
            left = source[card]
            if not left:
                self._move(cards[:moved], target, source, where)  # refused as a whole, so nothing has changed
                raise BadInput(f"no {NAME[card]} is {where}")
            source[card] = left - 1
            target[card] += 1

    def _all_back(self, source: Counts) -> None:
        """All the cards of a place go into the stack again."""
        self.counts[:] = map(add, self.counts, source)
        source[:] = none()
        self._changed()

    def _changed(self) -> None:
        self.remaining = sum(self.counts)
        self.serial += 1

    def _no_more(self, card: Card) -> str:
        if card not in self.deck or not self.decks:
            return f"{NAME[card]} is not among the {self.decks * len(self.deck)} cards in use"
        return f"the shoe holds no more {NAME[card]}: all {self.decks} are out"


@cache
def _once(deck: Deck) -> tuple[int, ...]:
    """Each card of a deck, counted."""
    return tuple(int(card in deck) for card in FULL_DECK)


def listed(counts: Counts) -> list[Card]:
    """The cards that `counts` counts, in order."""
    if max(counts) < 2:
        return list(compress(FULL_DECK, counts))
    return list(chain.from_iterable(map(repeat, FULL_DECK, counts)))


_TIMES: Final = [["", *(several(card, times) for times in range(1, 13))] for card in FULL_DECK]
"""Each card so many times, as a record of every round writes it anew."""


def counted(counts: Counts) -> str:
    """The same in words, as `names` writes them."""
    if max(counts) >= len(_TIMES[0]):  # more decks than any game has
        return " ".join(map(several, compress(FULL_DECK, counts), filter(None, counts)))
    return " ".join(filter(None, map(getitem, _TIMES, counts)))


def whole(plain: Mapping[str, Any], key: str, otherwise: int) -> int:
    """The number written under `key`."""
    value = plain.get(key, otherwise)
    if not isinstance(value, int) or value < 0:
        raise BadInput(f"{key} is {quoted(value)}; it has to be a whole number from 0 up")
    return value


def _deck(size: int) -> Deck:
    if size not in DECKS:
        raise BadInput(f"there is no deck of {size} cards, only of {', '.join(map(str, sorted(DECKS)))}")
    return DECKS[size]
