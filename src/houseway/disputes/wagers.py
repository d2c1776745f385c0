"""The wagers that a sentence names by what people call them, with what lies on each; the boxes and seats in it."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from houseway.disputes.amounts import SpokenAmount
from houseway.money import Cents
from houseway.play.game import Game
from houseway.rulebook.nicknames import called

ORDINAL: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
PLACE: Final = re.compile(
    r"\b(?P<kind>box|seat|spot|position|place|hand|chair|ticket|player|ball|die|number)"
    r"(?:\s*(?:no\.?|number|#|num))?\s*#?(?P<number>\d{1,2})\b"
    rf"|\b(?P<which>{'|'.join(ORDINAL)}|1st|2nd|3rd|[4-9]th) (?P<what>box|seat|spot|position|place|hand)\b"
)
ON_A_BOARD: Final = re.compile(
    r"\b(?:(?:boards?|display|screen) (?:showed|shows?|says?|said|had)|(?P<ball>ball) (?:was|is|that came out was)) "
    r"(?P<number>\d{1,2})\b"
)
NUMBERS: Final = re.compile(r"\b(\d{1,2}(?:[-/]\d{1,2})+|\d{1,2})\b")
ON_NUMBER: Final = re.compile(
    r"\b(?:on|of|in) (?:the )?(?:number )?(\d{1,2}(?:[-/]\d{1,2})*)\b(?! (?:dollars|bucks|on))"
)
ON_A_NUMBER: Final = frozenset(("straight up", "individual die face values"))
NEAR: Final = 45  # characters between an amount and what it is on
EACH: Final = re.compile(r"\b(?:each|both|apiece|every)\b")
LANDED: Final = re.compile(r"(?:land|rest|stop|fell|sits?|settle|came up)\w* $")


class SpokenWager(NamedTuple):
    """A wager that the words tell of; no stake, where they name none, and no selection, where that is left open."""

    wager: str
    selection: str = ""
    stake: Cents | None = None


def wagers_in(game: Game[Any], words: str, said: tuple[SpokenAmount, ...]) -> Iterator[SpokenWager]:
    """Each wager that is named, with the amount that stands nearest to it; each place once."""
    stakes, seen = [each for each in said if not each.role], set[tuple[str, str]]()
    each_one = bool(EACH.search(words))
    for start, end, wager, selection in sorted(_named(game, words, said)):
        if (wager, selection) in seen:
            continue
        seen.add((wager, selection))
        near = min(stakes, key=lambda each: _apart(each, start, end), default=None)
        stake = near.cents if near is not None and _apart(near, start, end) <= NEAR else None
        if near is not None and stake is not None and not each_one:
            stakes.remove(near)
        yield SpokenWager(wager, selection, stake)


def _apart(amount: SpokenAmount, start: int, end: int) -> int:
    """An amount stands before what it is on, rather than after it."""
    return start - amount.end if amount.end <= start else 2 * (amount.start - end) if amount.start >= end else 0


def _named(game: Game[Any], words: str, said: tuple[SpokenAmount, ...]) -> Iterator[tuple[int, int, str, str]]:
    taken = [(each.start, each.end) for each in said]
    for phrase, wager in _phrases(game):
        for match in re.finditer(rf"(?<![\w'-]){re.escape(phrase)}(?![\w']| out\b)", words):
            start, end = match.span()
            if any(start < at_end and at_start < end for at_start, at_end in taken):
                continue
            selection = _selection(game, wager, words, start, end)
            if selection is not None:
                taken.append((start, end))
                yield start, end, wager, selection
    if not ON_A_NUMBER.isdisjoint(game.wager_named) and "triples" not in game.wager_named:  # they are on numbers, too
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
        return seat_among(places, words)
    after, before = words[end : end + 20], words[max(0, start - 12) : start]
    for match in (NUMBERS.search(after), *list(NUMBERS.finditer(before))[-1:]):
        if match and (found := _place(places, match[1])):
            return found
    return None if places[0] in ("0", "1", "4") else ""


def seat_among(places: Sequence[str], words: str) -> str:
    """The box or seat that the words name, of several the one that it is about."""
    kind = places[0].split()[0] if places else ""
    first = whose_place(kind, words) if kind else ""
    named = (first, *(f"{kind} {number}" for _, number in places_in(words)))
    return next((each for each in named if each in places), "")


def whose_place(kind: str, words: str) -> str:
    """Where something lies, or should have gone; else the first that is named."""
    lies = re.search(rf"\d (?:down )?(?:on|in|at) (?:the )?{kind} (\d+)\b", words)
    meant = lies or re.search(rf"\b(?:instead of|rather than|meant for|not) (?:on |to |in |at )?{kind} (\d+)\b", words)
    first = next((number for each, number in places_in(words) if each == kind), None)
    return f"{kind} {meant[1]}" if meant else f"{kind} {first}" if first is not None else ""


def _place(places: list[str], number: str) -> str:
    tidy = "-".join(sorted(re.split("[-/]", number), key=int)) if re.search("[-/]", number) else number
    return tidy if tidy in places else ""


def _on_numbers(game: Game[Any], words: str, taken: list[tuple[int, int]]) -> Iterator[tuple[int, int, str, str]]:
    """`on 17` is a straight up; `on 17-20` whatever has those numbers."""
    for match in ON_NUMBER.finditer(words):
        start, end = match.span(1)
        if any(start < at_end and at_start < end for at_start, at_end in taken):
            continue
        single = match[1].isdigit()
        for row in [each for each in game.wagers if not single or each.name in ON_A_NUMBER]:
            if found := _place(list(row.selections), match[1]):
                if LANDED.search(words[: match.start()]):
                    break
                taken.append((start, end))
                yield start, end, row.name, found
                break


def places_in(words: str) -> Iterator[tuple[str, int]]:
    """`("box", 3)` of each that is named."""
    for match in PLACE.finditer(words):
        which = match["which"]
        if which:
            yield match["what"], ORDINAL.get(which) or int(which[0])
        else:
            yield match["kind"], int(match["number"])
    for match in ON_A_BOARD.finditer(words):
        yield "ball" if match["ball"] else "shown", int(match["number"])
