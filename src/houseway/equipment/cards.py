"""A card is a number from 0 to 51, so that counting cards costs nothing.

>>> card("as"), name(51), pretty(card("10H"))
(3, 'KS', '10♥')
>>> names(many("AS*2 10H"))
'AS*2 10H'
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final, TypeAlias

from houseway.errors import BadInput, quoted

Card: TypeAlias = int
Deck: TypeAlias = tuple[Card, ...]

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")

UNSEEN: Final[Card] = 52  # a card that lies face down and that nobody has seen: it has neither rank nor suit
FACE_DOWN: Final = "face down"  # as a record has it

RANK: Final = tuple((card >> 2) + 1 for card in range(52))  # ace 1 ... king 13
SUIT: Final = tuple(card & 3 for card in range(52))  # an index into SUITS

_RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAME: Final = tuple(_RANK_NAMES[card >> 2] + "CDHS"[card & 3] for card in range(52))
_PRETTY = tuple(_RANK_NAMES[card >> 2] + "♣♦♥♠"[card & 3] for card in range(52))
_BY_NAME = {text: card for card, text in enumerate(NAME)}
_SEVERAL = re.compile(r"(\w+)(?:\*([1-9]\d{0,2}))?", re.ASCII)

FULL_DECK: Final[Deck] = tuple(range(52))
REDUCED_DECK_40: Final[Deck] = tuple(card for card in FULL_DECK if not 2 <= RANK[card] <= 4)
REDUCED_DECK_32: Final[Deck] = tuple(card for card in FULL_DECK if not 2 <= RANK[card] <= 6)
DECKS: Final = {len(deck): deck for deck in (FULL_DECK, REDUCED_DECK_40, REDUCED_DECK_32)}


def rank(card: Card) -> int:
    """From the ace, 1, to the king, 13."""
    return RANK[card]


def suit(card: Card) -> int:
    """An index into `SUITS`."""
    return SUIT[card]


def name(card: Card) -> str:
    """As it is written in a record: `10H`."""
    return NAME[card]


def all_seen(cards: Iterable[Card]) -> bool:
    """Does anybody know what each of these is?"""
    return UNSEEN not in cards


def pretty(card: Card) -> str:
    """As it is shown to people: `10♥`."""
    return _PRETTY[card]


def card(text: str) -> Card:
    """The card that `text` names; lower case is read too, and T for 10."""
    tidy = text.strip().upper()
    if len(tidy) == 2 and tidy[0] == "T":
        tidy = "10" + tidy[1]
    found = _BY_NAME.get(tidy)
    if found is None:
        raise BadInput(
            f"{quoted(text)} is not a card; write its rank (A, 2 to 10, J, Q or K) and then its suit "
            "(C, D, H or S), like AS or 10H"
        )
    return found


def names(cards: Iterable[Card]) -> str:
    """Cards in their order, a run of equal ones written once: `AS*2 10H`."""
    return " ".join(several(card, len(list(run))) for card, run in groupby(cards))


@lru_cache(maxsize=1024)
def several(card: Card, times: int) -> str:
    """A card that comes so many times in a row."""
    return NAME[card] if times == 1 else f"{NAME[card]}*{times}"


def many(text: str) -> list[Card]:
    """The cards that `names` wrote."""
    cards: list[Card] = []
    for word in text.split():
        match = _SEVERAL.fullmatch(word)
        if match is None:
            raise BadInput(f"{quoted(word)} is not a card or several of one; write them like AS or AS*2")
        cards += [card(match[1])] * int(match[2] or 1)
    return cards
