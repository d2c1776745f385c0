"""What a roulette table may be set up with: limits by kind of wager (qld s141), and a wheel (s131)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.wheel import Wheel, colour
from houseway.errors import Ground, Refused
from houseway.games.roulette.terms import WHEEL
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Limits, Sign

_INSIDE, _DOZENS, _EVENS = cents("5"), cents("25"), cents("25")
LEAST_MAXIMUM: Final[Mapping[str, tuple[Cents, Cents]]] = {
    # Where the minimum is at or under the first amount, the maximum is not less than the second: qld s141(2).
    "straight up": (_INSIDE, cents("20")),
    "split": (_INSIDE, cents("40")),
    "street": (_INSIDE, cents("60")),
    "corner": (_INSIDE, cents("80")),
    "6-line": (_INSIDE, cents("120")),
    "column": (_DOZENS, cents("250")),
    "dozen": (_DOZENS, cents("250")),
    "low": (_EVENS, cents("500")),
    "high": (_EVENS, cents("500")),
    "even": (_EVENS, cents("500")),
    "odd": (_EVENS, cents("500")),
    "red": (_EVENS, cents("500")),
    "black": (_EVENS, cents("500")),
}


def check_sign(sign: Sign) -> None:
    """Refuse a maximum that is too low for its minimum."""
    for kind, (minimum, least_maximum) in LEAST_MAXIMUM.items():
        limits = sign.line(kind, "qld s141(1)")
        if limits.minimum <= minimum and limits.maximum < least_maximum:
            why = f"{kind}: the maximum is ${dollars(least_maximum)} or more for a minimum up to ${dollars(minimum)}"
            raise Refused("qld s141(2)", why, ground=Ground.AMOUNT)


DEFAULT_SIGN: Final = Sign(
    {
        kind: Limits(cents("1") if minimum == _INSIDE else cents("5"), maximum * 5)
        for kind, (minimum, maximum) in LEAST_MAXIMUM.items()
    }
)


BALL_MM: Final = range(17, 24)
NON_METALLIC: Final = "non-metallic"
SUBSTANCES: Final = (NON_METALLIC, "metallic", "partly metallic")


def check_ball(diameter: int, substance: str) -> None:
    """Refuse a ball that may not be used."""
    if diameter not in BALL_MM:
        why = f"a ball is {BALL_MM[0]} to {BALL_MM[-1]} mm in diameter, not {diameter}"
        raise Refused("qld s131(4)", why, ground=Ground.AMOUNT)
    if substance != NON_METALLIC:
        raise Refused("qld s131(4)", f"a ball is made of a non-metallic substance throughout, and this is {substance}")


DIAGRAM_5: Final = cite("qld s131(2C)")


def check_wheel(wheel: Wheel[int], approved: bool) -> Cite:
    """What allows a wheel's arrangement; refused where it is not single zero, or needs an approval it does not have."""
    marks = wheel.compartments
    if len(marks) != 37:
        raise Refused("qld s131(2)", f"a roulette wheel has 37 compartments, and this one {len(marks)}")
    colours = Counter(map(colour, marks))
    if sorted(marks) != list(range(37)) or (colours["green"], colours["red"], colours["black"]) != (1, 18, 18):
        raise Refused("qld s131(2A)", "the compartments bear a green 0 and 1 to 36 once each, 18 red and 18 black")
    start = marks.index(0)
    if marks[start:] + marks[:start] == WHEEL.compartments:
        return DIAGRAM_5
    if not approved:
        why = "the chief executive has not approved this arrangement of numbers"
        raise Refused("qld s131(2B)", why, instead="the arrangement of diagram 5 needs no approval (qld s131(2C))")
    return cite("qld s131(2B)")
