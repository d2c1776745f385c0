"""The craps layout (qld s107): the line and the numbers to the left, what the next roll decides to the right."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from houseway.cite import cites
from houseway.families.cloths import casino, when
from houseway.families.dice_cloth import dice_in
from houseway.games.craps.facts import Thrown
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.wagers import WAGERS, stages
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Outline, Place, area_name, mark
from houseway.play.ink import FAINT, GOLD, LINE, WHITE
from houseway.play.shapes import Rect
from houseway.play.wager import Verdict, Wager

HIGH: Final = 224.0
ROWS: Final = {row.name: row for row in WAGERS}
AREAS: Final = {  # by wager: where it lies, and the dice that are drawn there
    "win bet": (Rect(82, 162, 194, 22), ""),
    "don't win bet": (Rect(82, 144, 194, 18), ""),
    "come bet": (Rect(14, 94, 262, 24), ""),
    "don't come bet": (Rect(14, 36, 42, 58), ""),
    "field bet": (Rect(14, 118, 262, 26), ""),
    "big 6": (Rect(14, 144, 34, 40), ""),
    "big 8": (Rect(48, 144, 34, 40), ""),
    "4 the hardway": (Rect(286, 36, 60, 28), "22"),
    "6 the hardway": (Rect(286, 64, 60, 28), "33"),
    "8 the hardway": (Rect(346, 64, 60, 28), "44"),
    "10 the hardway": (Rect(346, 36, 60, 28), "55"),
    "any 7": (Rect(286, 92, 120, 16), ""),
    "any craps": (Rect(286, 160, 120, 16), ""),
    "horn bet": (Rect(286, 176, 60, 36), ""),
    "craps 2": (Rect(286, 108, 60, 26), "11"),
    "craps 3": (Rect(286, 134, 60, 26), "12"),
    "11 in 1 roll": (Rect(346, 134, 60, 26), "56"),
    "craps 12": (Rect(346, 108, 60, 26), "66"),
}
HORN_HIGH: Final = Rect(346, 176, 60, 36)
NUMBERS: Final = Rect(56, 36, 220, 58)
ON_NUMBERS: Final = {  # one below the other in the box of a number, which come bets are moved to
    "place bet to win": "PLACE", "buy bet": "BUY", "lay bet": "LAY", "come bet": "COME", "don't come bet": "DON'T COME",
}  # fmt: skip
BEHIND: Final = ("win odds", "don't win odds", "come odds", "don't come odds")
BEHIND_AT: Final = Rect(14, 186, 262, 26)
WIDE_WORDS: Final = {"field bet": "FIELD   2  3  4  9  10  11  12"}
PAID: Final = {
    "field bet": when(ROWS["field bet"], "2 or 12", "any other number of the field"),
    "horn bet": when(ROWS["horn bet"], "2 or 12", "3 or 11"),
    "horn high bet": when(ROWS["horn high bet"], "the high number, if 2 or 12",
                          "another 2 or 12, or 3 or 11 as the high number", "another 3 or 11"),
}  # fmt: skip
MARKED: Final = cites("qld s107(2)")
MARKINGS: Final = "the markings of the cloth"


def cloth(_table: CrapsTable) -> Cloth:
    return laid_out()


def told(table: CrapsTable) -> Iterator[Mark]:
    if table.point:
        yield mark(f"the come out point is {table.point}; shooter: {table.shooter or 'none'}", "qld s108")
    for placed in table.placed:
        if not table.is_on(placed):
            yield mark(f"off: {placed.person}'s {area_name(placed.wager.name, placed.selection)}", "qld s112(1)")


@cache
def laid_out() -> Cloth:
    around = FAINT._replace(thick=1.2)
    walls = tuple(Outline(Rect(0, 0, WIDE, HIGH).inside(wall), around, 24 - wall) for wall in (2, 5))
    marks = (
        casino(Rect(0, 11, WIDE, 16), *MARKED, high=10),
        mark("a long table with round corners and high walls", "qld s107(1)", figures=walls),
        mark(MARKINGS, *MARKED, figures=tuple(_headings())),
    )
    places = (*_areas(), *_numbers(), *_behind(), *_horn_high())
    return Cloth("Craps", HIGH, places, marks, odds_under=MARKED, paid=PAID, devices=_devices())


def _devices() -> Mapping[str, Rect]:
    """The dice at the end of the table; the puck on the number that is the point, or else off, above them."""
    points = zip(ROWS["buy bet"].selections, NUMBERS.split(6), strict=True)
    on = {f"puck {number}": Rect(box.x + box.wide - 17, box.y - 8, 16, 16) for number, box in points}
    return {"dice": Rect(312, 8, 54, 25), "puck": Rect(24, 11, 22, 22), **on}


def pays_of(row: Wager[Any], selection: str) -> list[str]:
    """What a wager pays here, in the order of its clauses, whatever is thrown."""
    life = stages(row, selection)
    thrown: list[Thrown] = [facts for facts, _, _ in life.next(life.start)]
    fired = [row.decide(each) for each in thrown]
    won = (clause for clause in row.clauses if clause in fired and clause.verdict is Verdict.WIN)
    return list(dict.fromkeys(str(clause.pays or row.pays) for clause in won))


def _odds(name: str, selection: str, between: str = "\n") -> str:
    told = (f"{words}: {pays}" for words, pays in PAID[name]) if name in PAID else pays_of(ROWS[name], selection)
    return between.join(told)


def _place(name: str, selection: str, at: Rect, inscribed: str, *figures: Figure) -> Place:
    return Place(name, selection, at, MARKED, inscribed, ", ".join(pays_of(ROWS[name], selection)), MARKINGS, ink=LINE,
                 figures=figures)  # fmt: skip


def _areas() -> Iterator[Place]:
    for name, (at, faces) in AREAS.items():
        words = WIDE_WORDS.get(name, name.upper())
        yield _place(name, name, at, words, *(_thrown(name, at, faces) if faces else _inscription(name, words, at)))


def _inscription(name: str, words: str, at: Rect) -> Sequence[Figure]:
    if at.wide > 80:  # one line, and its odds below
        head, foot = at.inside(2)._replace(high=at.high - 9), Rect(at.x + 2, at.y + at.high - 6.5, at.wide - 4, 5)
        return Caption(words, head, 6, bold=True), Caption(_odds(name, name, "   ·   "), foot, 2.8, GOLD)
    head = at.inside(2)._replace(high=at.high * 0.42)
    foot = Rect(at.x + 2, at.y + at.high * 0.5, at.wide - 4, at.high * 0.45)
    return Caption(words, head, 5, bold=True), Caption(_odds(name, name), foot, 2.8, GOLD)


def _thrown(name: str, at: Rect, faces: str) -> Sequence[Figure]:
    words = Caption(f"{name}\n{_odds(name, name)}", Rect(at.x + 29, at.y + 2, at.wide - 31, at.high - 4), 3)
    return *dice_in(Rect(at.x + 2, at.y, 28, at.high), faces, 10), words


def _numbers() -> Iterator[Place]:
    for box, number in zip(NUMBERS.split(6), ROWS["buy bet"].selections, strict=True):
        strips = Rect(box.x, box.y + 18, box.wide, box.high - 18).split(1, len(ON_NUMBERS))
        for at, (name, words) in zip(strips, ON_NUMBERS.items(), strict=True):
            pays = f"  {_odds(name, number)}" if number in ROWS[name].selections else ""
            place = _place(name, number, at, words, Caption(f"{words}{pays}", at.inside(1), 2.5, GOLD))
            yield place


def _behind() -> Iterator[Place]:
    """The odds that support a wager of the line: a square for each point."""
    for box, name in zip(BEHIND_AT.split(4), BEHIND, strict=True):
        squares = Rect(box.x + 0.6, box.y + 8, box.wide - 1.2, box.high - 8).split(6)
        for at, number in zip(squares, ROWS[name].selections, strict=True):
            yield _place(name, number, at, number, Caption(f"{number}\n{_odds(name, number)}", at.inside(0.8), 2.4))


def _horn_high() -> Iterator[Place]:
    for at, number in zip(HORN_HIGH._replace(y=203, high=9).split(4), ROWS["horn high bet"].selections, strict=True):
        yield _place("horn high bet", number, at, number, Caption(number, at.inside(1), 4, bold=True))


def _headings() -> Iterator[Figure]:
    for box, number in zip(NUMBERS.split(6), ROWS["buy bet"].selections, strict=True):
        yield Outline(box)
        yield Caption(number, box._replace(high=18), 11, GOLD if number in ("6", "8") else WHITE, bold=True)
    for box, name in zip(BEHIND_AT.split(4), BEHIND, strict=True):
        yield Caption(name.upper(), box._replace(high=8), 2.8, GOLD)
    yield Outline(HORN_HIGH)
    yield from _inscription("horn high bet", "HORN HIGH BET", HORN_HIGH._replace(high=27))
