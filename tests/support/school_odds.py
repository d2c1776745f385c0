"""What is due, reckoned from the words of a question alone: the second way to an answer, which knows no table of ours.

Numbers and odds are written here once more, from the law; nothing of the games is imported.
"""

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

LIES: Final = re.compile(r"(.+) has (?:\$([\d.]+)|(\d+) (\w+) chips?) on (.+)")
WORTH: Final = re.compile(r".* issues colour chips .*colour (\w+), worth \$([\d.]+)")
REDS: Final = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
INSIDE: Final = {1: 35, 2: 17, 3: 11, 4: 8, 6: 5}  # by how many numbers a wager has
TOTALS: Final = {4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6}  # and their mirror images below 21
SPACES: Final = {
    "50": {"a": 1, "b": 5, "c": 5, "d": 11, "e": 22, "f": 22, "g": 44, "h": 44},
    "52": {"a": 1, "b": 3, "c": 5, "d": 11, "e": 23, "f": 47, "g": 47},
}


class Due(NamedTuple):
    """So much for each staked, and what is kept of it."""

    odds: Fraction
    kept: Fraction = Fraction(0)


NOTHING: Final = Due(Fraction(0))
Reckoned = Callable[[str, Sequence[str], str], Due | None]


def roulette(area: str, told: Sequence[str], _variant: str) -> Due:
    spun = int(last(told, r"(\d+) from the wheel")[1])
    name, _, rest = area.rpartition(" ") if area[-1].isdigit() else (area, "", "")
    numbers = [int(each) for each in re.findall(r"\d+", rest)]
    there: dict[str, Callable[[], bool]] = {
        "red": lambda: spun in REDS,
        "black": lambda: spun > 0 and spun not in REDS,
        "odd": lambda: spun % 2 == 1,
        "even": lambda: spun > 0 and spun % 2 == 0,
        "low": lambda: 1 <= spun <= 18,
        "high": lambda: spun >= 19,
        "dozen": lambda: numbers[0] <= spun <= numbers[1],
        "column": lambda: spun > 0 and spun % 3 == numbers[0] % 3,
    }
    if name in there:
        odds = 2 if name in ("dozen", "column") else 1
        return Due(Fraction(odds)) if there[name]() else NOTHING
    return Due(Fraction(INSIDE[len(numbers)])) if spun in numbers else NOTHING


def three_dice(area: str, told: Sequence[str], _variant: str) -> Due | None:
    """Sic-bo, and mini-dice, which has two of its kinds of wager."""
    dice = [int(each) for each in last(told, r"(\d)-(\d)-(\d) from the tumbler").groups()]
    total, triple = sum(dice), len({*dice}) == 1
    what, _, rest = area.rpartition(" ")
    face = int(rest) if rest.isdigit() else 0
    pair = {int(each) for each in rest.split("-")} if "-" in rest else set[int]()
    odds = {
        "small": 4 <= total <= 10 and not triple,
        "big": 11 <= total <= 17 and not triple,
        "field": None,
        "any triple": 31 * triple,
        "triples": 180 * (triple and dice[0] == face),
        "doubles": 11 * (dice.count(face) >= 2),
        "3 dice totals": TOTALS.get(min(total, 21 - total), 0) * (total == face),
        "dice combinations": 6 * (pair <= {*dice}),
        "individual die face values": {1: 1, 2: 2, 3: 12}.get(dice.count(face), 0),
    }[area if area in ("small", "big", "field", "any triple") else what]
    return None if odds is None else Due(Fraction(int(odds)))


def wheel(area: str, told: Sequence[str], variant: str) -> Due:
    symbol = last(told, r"(\w) from the wheel")[1]
    return Due(Fraction(SPACES[variant[-2:]][symbol])) if area == f"symbol {symbol}" else NOTHING


def baccarat(area: str, told: Sequence[str], _variant: str) -> Due:
    found = last(told, r".*player's hand (\d), banker's hand (\d)")
    player, banker = int(found[1]), int(found[2])
    if area.startswith("tie"):
        return Due(Fraction(8 * (player == banker)))
    if area.startswith("banker"):
        return Due(Fraction(int(banker > player)), Fraction(5, 100))
    return Due(Fraction(int(player > banker)))


def two_up(area: str, told: Sequence[str], _variant: str) -> Due | None:
    """The players' own wagers; a spinner's may stand for several spins. Where no coin was spun, all goes back."""
    if not any(" from the coins" in each for each in told):
        return NOTHING
    coins = last(told, r"([HT]+) from the coins")[1]
    if area not in ("heads", "tails"):
        return None
    if len(coins) == 2 and coins in ("HT", "TH"):
        return NOTHING
    side = "H" if coins.count("H") > coins.count("T") else "T"
    return Due(Fraction(int(area[0].upper() == side)))


def tri_chro(area: str, told: Sequence[str], variant: str) -> Due:
    """By the colours and stars of two balls."""
    balls = [line.removesuffix(" from the ball drawing device").split() for line in told if "drawing device" in line]
    one, two = balls[-2:]
    colours, stars = {one[0], two[0]}, len(one) + len(two) - 2
    words = area.split()
    most = variant.endswith("63")
    if words[1:] == ["star", "pair"]:
        return Due(Fraction((90 if most else 65) * (stars == 2 and colours == {words[0]})))
    if words[:2] == ["odd", "stars"]:
        return Due(Fraction((38 if most else 27) * (stars == 2 and colours == {words[2], words[4]})))
    if words[:2] == ["odd", "pair"]:
        return Due(Fraction(33, 10) * (colours == {words[2], words[4]}))
    if words[0] == "any" and words[-1] == "pair":
        return Due(Fraction(8 * (colours == {words[1]})))
    if words[0] == "no":
        return Due(Fraction(6, 5) * (words[1] not in colours))
    return Due(Fraction(3, 4) * (stars > 0 if words[1] == "star" else words[1] in colours))


GAMES: Final[dict[str, Reckoned]] = {
    "roulette": roulette,
    "sic-bo": three_dice,
    "mini-dice": three_dice,
    "wheel-of-fortune": wheel,
    "baccarat": baccarat,
    "mini-baccarat": baccarat,
    "two-up": two_up,
    "triple-penny-two-up": two_up,
    "tri-chro": tri_chro,
}


def last(told: Sequence[str], pattern: str) -> re.Match[str]:
    return next(found for line in reversed(told) if (found := re.match(pattern, line)))


def due(game: str, variant: str, told: Sequence[str]) -> dict[str, Fraction] | None:
    """What each person is paid, in dollars; None where something lies there that is not reckoned here."""
    reckons, found = GAMES.get(game), dict[str, Fraction]()
    for line in told if reckons else ():
        lies = LIES.fullmatch(line)
        if lies is None:
            continue
        worth = {told_of[1]: Fraction(told_of[2]) for each in told if (told_of := WORTH.match(each))}
        who, area = lies[1], lies[5]
        stake = Fraction(lies[2]) if lies[2] else int(lies[3]) * worth[lies[4]]
        assert reckons is not None
        paid = reckons(area, told, variant)
        if paid is None:
            return None
        found[who] = found.get(who, Fraction(0)) + stake * paid.odds * (1 - paid.kept)
    return found or None
