"""What a sentence says besides which event it tells of: amounts, wagers, cards, boxes, numbers, and who it was.

>>> from houseway.games import find
>>> told = slots_of(find("roulette"), "he put $25 on seventeen and 10 on red")
>>> [(each.wager, each.selection, each.stake) for each in told.wagers]
[('straight up', '17', 2500), ('red', 'red', 1000)]
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from houseway.disputes.amounts import LEAST, MOST, SpokenAmount, amounts, digits
from houseway.disputes.wagers import SpokenWager, places_in, seat_among, wagers_in, whose_place
from houseway.equipment.cards import NAME, SUITS
from houseway.money import Cents
from houseway.play.game import Game

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
CARD: Final = re.compile(
    r"\b(?P<short>(?:10|[2-9TJQKA])[CDHS]|(?:10|[2-9])[dhs])\b"
    r"|(?P<shown>(?:10|[2-9TJQKA])[♣♦♥♠])"
    rf"|\b(?P<rank>{'|'.join(RANKS)})s? of (?P<suit>{'|'.join(SUITS)})\b"
    r"|\b(?:an?|the|his|her|my|another|that) (?P<alone>ace|jack|queen|king|[2-9]|10)\b"
    r"(?![♣♦♥♠]| (?:cards|players|dice|of|or|to|in|on)\b)"
)
COUNTED: Final = re.compile(
    r"\b(?P<many>[1-9]|10|an?|both|a pair of|several) (?:[a-z]\w* ){0,2}?"
    r"(?:cards?|tiles?|dice|die|coins?|balls?|hands?|players?)\b"
)
MANY: Final = {"a": 1, "an": 1, "both": 2, "a pair of": 2, "several": 3}
SEATED: Final = ("seat", "box", "position", "chair", "spot")
PEOPLE: Final = re.compile(
    r"\b(?:players|another player|other player|(?:two|2|both) (?:guys|people|punters)|neighbou?r)\b"
)
EMPTY: Final = re.compile(
    r"\b(?:nobody|no one|no-one|no player|empty|unoccupied|vacant|no (?:bet|wager|ante|chips|money)s?)\b"
    r"(?! (?:saw|has seen|had seen|looked|noticed|called|knows?))"
)
OTHERS: Final = re.compile(r"\b(?:shooter|spinner)\b")


class SaidCard(NamedTuple):
    """A card that is named; no suit, where none is."""

    rank: int
    suit: int | None = None

    def fits(self, card: int) -> bool:
        return (card >> 2) + 1 == self.rank and self.suit in (None, card & 3)


@dataclass(frozen=True, slots=True)
class Slots:
    """What one sentence says."""

    words: str  # with its numbers in figures
    amounts: tuple[SpokenAmount, ...] = ()
    wagers: tuple[SpokenWager, ...] = ()
    cards: tuple[SaidCard, ...] = ()
    places: tuple[tuple[str, int], ...] = ()  # ("box", 3)
    many: int = 0  # of cards, tiles, dice: how many

    @property
    def stake(self) -> Cents | None:
        """The first amount that is neither a limit nor a payment."""
        return next((each.cents for each in self.amounts if not each.role), None)

    @property
    def most(self) -> Cents | None:
        return next((each.cents for each in self.amounts if each.role == MOST), None)

    @property
    def least(self) -> Cents | None:
        return next((each.cents for each in self.amounts if each.role == LEAST), None)

    @property
    def largest(self) -> Cents:
        return max((each.cents for each in self.amounts), default=0)

    @property
    def is_of_several(self) -> bool:
        """Does it take more than one player?"""
        return bool(PEOPLE.search(self.words))

    @property
    def player(self) -> str:
        """Who it is about, as the words have it."""
        if not EMPTY.search(self.words) and (
            seat := next((found for kind in SEATED if (found := whose_place(kind, self.words))), "")
        ):
            return f"the player in {seat}"
        said = OTHERS.search(self.words)
        return f"the {said[0]}" if said else "the player"

    def place_among(self, places: Sequence[str]) -> str:
        """The box or seat that the words name, unless nobody plays there."""
        return "" if EMPTY.search(self.words) else seat_among(places, self.words)

    @property
    def without_amounts(self) -> "Slots":
        """The same, where the first amount is that of what is reported; another is still what it was."""
        left = tuple(each for each in self.amounts if each.cents != self.stake)
        told = tuple(each._replace(stake=None) if each.stake == self.stake else each for each in self.wagers)
        return replace(self, amounts=left, wagers=told)

    def number(self, *kinds: str) -> int | None:
        """The number of the first such thing."""
        return next((number for kind, number in self.places if kind in kinds), None)


NOTHING_SAID: Final = Slots("")


@lru_cache(maxsize=1024)  # what anybody says
def slots_of(game: Game[Any], words: str) -> Slots:
    """What the words say of a game."""
    plain = " ".join(digits(words.replace("’", "'")).split())
    lower = plain.lower()
    found = tuple(amounts(plain))
    return Slots(
        lower,
        found,
        tuple(wagers_in(game, lower, found)),
        tuple(_cards(plain)),
        tuple(places_in(lower)),
        next((MANY.get(each["many"], 0) or int(each["many"]) for each in COUNTED.finditer(lower)), 0),
    )


def _cards(words: str) -> Iterator[SaidCard]:
    for match in CARD.finditer(re.sub(r"\b(?:Ace|Jack|Queen|King|An?|The)\b", lambda each: each[0].lower(), words)):
        if short := match["short"] or match["shown"]:
            yield _short(short.upper())
        else:
            rank = RANKS.index(match["rank"] or match["alone"]) + 1
            yield SaidCard(rank, SUITS.index(match["suit"]) if match["suit"] else None)


def _short(text: str) -> SaidCard:
    tidy = text.translate(str.maketrans("♣♦♥♠", "CDHS")).replace("T", "10")
    card = NAME.index(tidy)
    return SaidCard((card >> 2) + 1, card & 3)
