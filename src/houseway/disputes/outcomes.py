"""What a wheel, dice or coins showed, where a sentence says it, as the device gives it.

>>> shown("the ball landed on 17", 0)
17
>>> shown("point was 6 and he sevened out", "1-1"), point("point was 6 and he sevened out")
('1-6', '1-5')
>>> shown("it came 2 heads and a tail", "HHH")
'HHT'
"""

import re
from itertools import combinations_with_replacement
from typing import Final

CAME: Final = (
    r"(?:landed|lands?|came|comes?|rolled|rolls?|threw|thrown?|hits?|dropped|drops|fell|stopped|stops|won|showed)"
)
WHERE: Final = r"(?: up| down)?(?: as| on| in| at| with)?(?: the| an?)?(?: number| symbol| total(?: of)?| slot)?"
NUMBER_CAME: Final = re.compile(
    rf"\b{CAME}{WHERE} (?P<after>\d{{1,2}})\b(?! (?:times|spins|in a row|heads?|tails?|odds|ones|[a-z]+s came))"
    rf"|\b(?P<before>\d{{1,2}}) {CAME}\b|\b(?P<out>sevene?d? out|7s? out|7ed out)\b"
    r"|\b(?:total (?:was|is|of)|added up to|adds up to) (?P<total>\d{1,2})\b"
    r"|\bball (?:(?:was|is|number|no\.?|that came out was) )?(?P<ball>\d{1,2})\b"
)
BETWEEN: Final = r"(?:-| and a? ?|, ?(?:and )?| )"
TOLD: Final = r"(?:dice|were|was|showed|rolled|threw|came|roll of|:) (?:an? )?"
FACES: Final = re.compile(rf"{TOLD}([1-6]){BETWEEN}([1-6])(?:{BETWEEN}([1-6]))?\b(?! on)")
SAME: Final = re.compile(r"\b(?P<many>[23]) (?P<face>ones|twos|threes|fours|fives|sixe?s|[1-6]s)\b")
NAMES: Final = ("one", "two", "three", "four", "five", "six")
POINT: Final = re.compile(r"\bpoint(?: number)?(?: was| is|'s| of| set(?: at)?)? (?:an? )?(4|5|6|8|9|10)\b")
SYMBOL: Final = re.compile(rf"\b(?P<before>[a-h]) {CAME}\b|\b{CAME}{WHERE} (?P<after>[b-h])\b")
SIDE: Final = re.compile(r"\b(?:(?P<many>[123]|an?|triple) )?(?P<side>heads?|tails?|odds)\b")
COUNTS: Final = {"a": 1, "an": 1, "triple": 3}


def shown(words: str, like: str | int) -> str | int | None:
    """What came last by the words, in the form of what such a device gives; None, where they do not say it."""
    if isinstance(like, int):
        return _number(words)
    if re.fullmatch(r"[HT]+", like):
        return _coins(words, len(like))
    if re.fullmatch(r"[1-6](-[1-6])+", like):
        return _dice(words, like.count("-") + 1)
    symbol = SYMBOL.search(words) if re.fullmatch("[a-h]", like) else None
    return (symbol["before"] or symbol["after"]) if symbol else None


def point(words: str) -> str | None:
    """The point that was set, as two dice."""
    found = POINT.search(words)
    return _with_total(int(found[1]), 2, hard=False) if found else None


def _number(words: str) -> int | None:
    """The last number that came."""
    found = list(NUMBER_CAME.finditer(words))
    if not found:
        return None
    return 7 if found[-1]["out"] else int(next(each for each in found[-1].groups() if each))


def _dice(words: str, dice: int) -> str | None:
    faces = [each for match in FACES.finditer(words) if len(each := [face for face in match.groups() if face]) == dice]
    if faces:
        return "-".join(sorted(faces[-1]))
    if same := SAME.search(words):
        return _same(int(same["many"]), same["face"], dice)
    total = _number(words)
    return _with_total(total, dice, hard="hard" in words) if total is not None else None


def _same(many: int, called: str, dice: int) -> str | None:
    face = int(called[0]) if called[0].isdigit() else 1 + NAMES.index(called.removesuffix("s").replace("sixe", "six"))
    others = [1 if face != 1 else 2] * (dice - many)
    return "-".join(map(str, sorted([face] * many + others))) if many <= dice else None


def _with_total(total: int, dice: int, *, hard: bool) -> str | None:
    """Some dice with that total: all alike where that is said, and else, if they can be, not."""
    ways = [each for each in combinations_with_replacement(range(1, 7), dice) if sum(each) == total]
    ways.sort(key=lambda each: (len(set(each)) == 1) is not hard)
    return "-".join(map(str, ways[0])) if ways else None


def _coins(words: str, coins: int) -> str | None:
    """The sides that are said after the word that something came."""
    came = list(re.finditer(rf"\b{CAME}\b|\bit was\b", words))
    said = list(SIDE.finditer(words, came[0].end()))[:2] if came else []
    if came and not said:
        said = list(SIDE.finditer(words, 0, came[0].start()))[-1:]
    if not said:
        return None
    if said[0]["side"] == "odds":
        return "HT" if coins == 2 else None
    many = [COUNTS.get(each["many"] or "", 0) or int(each["many"] or coins) for each in said]
    if len(said) > 1 and sum(many) != coins:
        said, many = said[:1], [coins]
    sides = "".join(each["side"][0].upper() * number for each, number in zip(said, many, strict=True))
    return "".join(sorted(sides)) if len(sides) == coins else None
