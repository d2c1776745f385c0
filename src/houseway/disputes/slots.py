"""What a sentence says besides which event it tells of: amounts, wagers, cards, boxes, numbers, and who it was.

>>> from houseway.games import find
>>> told = slots_of(find("roulette"), "he put $25 on seventeen and 10 on red")
>>> [(each.wager, each.selection, each.stake) for each in told.wagers]
[('straight up', '17', 2500), ('red', 'red', 1000)]
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from houseway.disputes.amounts import LEAST, MOST, Amount, amounts, digits
from houseway.equipment.cards import NAME, SUITS
from houseway.money import Cents
from houseway.play.game import Game
from houseway.rulebook.called import called

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
CARD: Final = re.compile(
    r"\b(?P<short>(?:10|[2-9TJQKA])[CDHS]|(?:10|[2-9])[dhs])\b"
    r"|(?P<shown>(?:10|[2-9TJQKA])[♣♦♥♠])"
    rf"|\b(?P<rank>{'|'.join(RANKS)})s? of (?P<suit>{'|'.join(SUITS)})\b"
    r"|\b(?:an?|the|his|her|my|another|that) (?P<alone>ace|jack|queen|king|[2-9]|10)\b"
    r"(?! (?:cards|players|dice|of|or|to|in|on)\b)"
)
ORDINAL: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
PLACE: Final = re.compile(
    r"\b(?P<kind>box|seat|spot|position|place|hand|chair|ticket|player|ball|die|number)"
    r"(?:\s*(?:no\.?|number|#|num))?\s*#?(?P<number>\d{1,2})\b"
    rf"|\b(?P<which>{'|'.join(ORDINAL)}|1st|2nd|3rd|[4-9]th) (?P<what>box|seat|spot|position|place|hand)\b"
)
COUNTED: Final = re.compile(
    r"\b(?P<many>[1-9]|10|an?|both|a pair of|several) (?:\w+ ){0,2}?"
    r"(?:cards?|tiles?|dice|die|coins?|balls?|hands?|players?)\b"
)
MANY: Final = {"a": 1, "an": 1, "both": 2, "a pair of": 2, "several": 3}
SEATED: Final = ("seat", "box", "position", "chair", "spot")
PEOPLE: Final = re.compile(
    r"\b(?:players|another player|other player|(?:two|2|both) (?:guys|people|punters)|neighbou?r)\b"
)
OTHERS: Final = re.compile(r"\b(?:shooter|spinner)\b")
NUMBERS: Final = re.compile(r"\b(\d{1,2}(?:[-/]\d{1,2})+|\d{1,2})\b")
ON_NUMBER: Final = re.compile(
    r"\b(?:on|of|in) (?:the )?(?:number )?(\d{1,2}(?:[-/]\d{1,2})*)\b(?! (?:dollars|bucks|on))"
)
NEAR: Final = 45  # characters between an amount and what it is on


class Told(NamedTuple):
    """A wager that the words tell of; no stake, where they name none, and no selection, where that is left open."""

    wager: str
    selection: str = ""
    stake: Cents | None = None


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
    amounts: tuple[Amount, ...] = ()
    wagers: tuple[Told, ...] = ()
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
    def is_of_several(self) -> bool:
        """Does it take more than one player?"""
        return bool(PEOPLE.search(self.words))

    @property
    def player(self) -> str:
        """Who it is about, as the words have it."""
        if (seat := next((each for each in self.places if each[0] in SEATED), None)) is not None:
            return f"the player in {seat[0]} {seat[1]}"
        said = OTHERS.search(self.words)
        return f"the {said[0]}" if said else "the player"

    def place_among(self, places: Sequence[str]) -> str:
        """The box or seat that the words name."""
        return _seat(places, self.words)

    def number(self, *kinds: str) -> int | None:
        """The number of the first such thing."""
        return next((number for kind, number in self.places if kind in kinds), None)


NOTHING_SAID: Final = Slots("")


@cache
def slots_of(game: Game[Any], words: str) -> Slots:
    """What the words say of a game."""
    plain = " ".join(digits(words.replace("’", "'")).split())
    lower = plain.lower()
    found = tuple(amounts(plain))
    return Slots(
        lower,
        found,
        tuple(_wagers(game, lower, found)),
        tuple(_cards(plain)),
        tuple(_places(lower)),
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


def _places(words: str) -> Iterator[tuple[str, int]]:
    for match in PLACE.finditer(words):
        which = match["which"]
        if which:
            yield match["what"], ORDINAL.get(which) or int(which[0])
        else:
            yield match["kind"], int(match["number"])


# Wagers


def _wagers(game: Game[Any], words: str, said: tuple[Amount, ...]) -> Iterator[Told]:
    """Each wager that is named, with the amount that stands nearest to it; each place once."""
    stakes, seen = [each for each in said if not each.role], set[tuple[str, str]]()
    for start, end, wager, selection in sorted(_named(game, words, said)):
        if (wager, selection) in seen:
            continue
        seen.add((wager, selection))
        near = min(stakes, key=lambda each: _apart(each, start, end), default=None)
        stake = near.cents if near is not None and _apart(near, start, end) <= NEAR else None
        if near is not None and stake is not None and len(stakes) > 1:
            stakes.remove(near)
        yield Told(wager, selection, stake)


def _apart(amount: Amount, start: int, end: int) -> int:
    """An amount stands before what it is on, rather than after it."""
    return start - amount.end if amount.end <= start else 2 * (amount.start - end) if amount.start >= end else 0


def _named(game: Game[Any], words: str, said: tuple[Amount, ...]) -> Iterator[tuple[int, int, str, str]]:
    taken = [(each.start, each.end) for each in said]
    for phrase, wager in _phrases(game):
        for match in re.finditer(rf"(?<![\w'-]){re.escape(phrase)}(?![\w'])", words):
            start, end = match.span()
            if any(start < at_end and at_start < end for at_start, at_end in taken):
                continue
            selection = _selection(game, wager, words, start, end)
            if selection is not None:
                taken.append((start, end))
                yield start, end, wager, selection
    if "straight up" in game.wager_named:
        yield from _on_numbers(game, words, taken)


@cache
def _phrases(game: Game[Any]) -> list[tuple[str, str]]:
    """What wagers are called, the longest first; `number` alone is no wager but with its number."""
    names = called(game.name).names
    told = [(row.name.lower(), row.name) for row in game.wagers if row.name != "bet"]
    told += [(phrase, row.name) for row in game.wagers for phrase in names.get(row.name, ())]
    return sorted(told, key=lambda each: (-len(each[0]), each[0]))


def _selection(game: Game[Any], wager: str, words: str, start: int, end: int) -> str | None:
    """Where on the layout; nothing, where that is left open; None, where such words need a number and have none."""
    places = list(game.wager_named[wager].selections)
    if len(places) == 1:
        return places[0] if "any" not in places[0].split() or places[0] == wager else ""
    if not places or not places[0][0].isdigit():
        return _seat(places, words)
    for match in (
        NUMBERS.search(words[end : end + 20]),
        *list(NUMBERS.finditer(words[max(0, start - 12) : start]))[-1:],
    ):
        if match and (found := _place(places, match[1])):
            return found
    return None if places[0] in ("0", "1", "4") else ""


def _seat(places: Sequence[str], words: str) -> str:
    """The box or seat that the words name."""
    kind = places[0].split()[0] if places else ""
    return next((found for _, number in _places(words) if (found := f"{kind} {number}") in places), "")


def _place(places: list[str], number: str) -> str:
    tidy = "-".join(sorted(re.split("[-/]", number), key=int)) if re.search("[-/]", number) else number
    return tidy if tidy in places else ""


def _on_numbers(game: Game[Any], words: str, taken: list[tuple[int, int]]) -> Iterator[tuple[int, int, str, str]]:
    """`on 17` is a straight up; `on 17-20` whatever has those numbers."""
    for match in re.finditer(
        r"\b(?:on|of|in) (?:the )?(?:number )?(\d{1,2}(?:[-/]\d{1,2})*)\b(?! (?:dollars|bucks|on))", words
    ):
        start, end = match.span(1)
        if any(start < at_end and at_start < end for at_start, at_end in taken):
            continue
        for row in game.wagers:
            if found := _place(list(row.selections), match[1]):
                if re.search(r"(?:land|rest|stop|fell|sits?|settle|came up)\w* $", words[: match.start()]):
                    break
                taken.append((start, end))
                yield start, end, row.name, found
                break
