"""The pictures of a certificate: advantages as bars, sessions as bands, and rounds beside their figures."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

from houseway.play.ink import BLACK, GOLD, GREEN, GREY, RED, Ink
from houseway.play.shapes import Rect
from houseway.printing.document import SMALL, TINY, shortened
from houseway.printing.sheet import Sheet

Draw: TypeAlias = Callable[[Sheet, Rect], None]
NAMES: Final = 52.0  # room for names, in millimetres
BAND: Final = ("2.5", "97.5"), ("25.0", "75.0")
FAINT_BAND, BOLD_BAND = Ink(fill="#d9e4dc"), Ink(fill="#8fb8a0")


def bars(rows: Sequence[tuple[str, Fraction]], line: float) -> Draw:
    """A row each: a name, a bar from nought, and the percentage beside it; what favours a player goes the other way."""
    most = max((abs(value) for _, value in rows), default=Fraction(1)) or Fraction(1)
    least = min((value for _, value in rows), default=Fraction(0))

    def draw(sheet: Sheet, at: Rect) -> None:
        room = at.wide - NAMES - 22
        nought = at.x + NAMES + (room * 0.5 if least < 0 else 0)
        scale = (room * 0.5 if least < 0 else room) / float(most)
        for number, (name, value) in enumerate(rows):
            y = at.y + number * line
            long = float(value) * scale
            sheet.write(at.x + NAMES - 2, y + line / 2 + TINY / 2, shortened(name, NAMES - 4, TINY), TINY, BLACK,
                        anchor="end")  # fmt: skip
            sheet.box(Rect(min(nought, nought + long), y + 0.7, max(abs(long), 0.1), line - 1.4),
                      Ink(fill=GREEN if value >= 0 else RED))  # fmt: skip
            told = f"{float(100 * value):.3f}%"
            sheet.write(max(nought, nought + long) + 1.5, y + line / 2 + TINY / 2, told, TINY, BLACK, anchor="start")
        sheet.box(Rect(nought, at.y, 0.2, len(rows) * line), Ink(fill=GREY))

    return draw


def bands(results: Sequence[Any]) -> Draw:
    """A session of each length: the middle half and the middle 95 of 100 of its results, per round."""

    def draw(sheet: Sheet, at: Rect) -> None:
        lines = [(each["rounds"], _per_round(each)) for each in results]
        known = [value for _, found in lines for value in found.values() if value is not None]
        low, high = min(known, default=-1.0), max(known, default=1.0)
        room, step = at.wide - NAMES - 4, at.high / max(len(lines), 1)
        scale = room / ((high - low) or 1)

        def across(value: float | None) -> float:
            return at.x + NAMES + scale * ((high if value is None else value) - low)

        for number, (rounds, found) in enumerate(lines):
            y = at.y + number * step
            sheet.write(
                at.x + NAMES - 2,
                y + step / 2 + TINY / 2,
                f"{rounds:,} round{'s' * (rounds > 1)}",
                TINY,
                BLACK,
                anchor="end",
            )
            for (one, other), ink in zip(BAND, (FAINT_BAND, BOLD_BAND), strict=True):
                left, right = across(found[one]), across(found[other])
                sheet.box(Rect(left, y + 1, max(right - left, 0.3), step - 2), ink)
            sheet.box(Rect(across(found["50.0"]) - 0.25, y + 0.6, 0.5, step - 1.2), Ink(fill=RED))
        if low <= 0 <= high:
            sheet.box(Rect(across(0.0), at.y, 0.2, at.high), Ink(fill=BLACK))

    return draw


def _per_round(line: Any) -> dict[str, float | None]:
    """In units of the wager for each round."""
    wanted = {each for pair in BAND for each in pair} | {"50.0"}
    return {
        share: None if value is None else float(Fraction(value) / line["rounds"])
        for share, value in line["quantiles"].items()
        if share in wanted
    }


def errors_off(found: Sequence[tuple[str, Fraction]], far: int) -> Draw:
    """A dot for each wager: how many standard errors its mean lies off; the limits are drawn."""

    def draw(sheet: Sheet, at: Rect) -> None:
        middle, scale = at.x + at.wide / 2, at.wide / (2 * far + 1)
        for each in range(-far, far + 1):
            x = middle + each * scale
            ink = Ink(fill=RED) if abs(each) == far else Ink(fill="#d8d3c2")
            sheet.box(Rect(x - 0.1, at.y, 0.2, at.high - 4), ink)
            sheet.write(x, at.y + at.high, f"{each:+d}" if each else "0", TINY, GREY)
        for number, (_, off) in enumerate(found):
            y = at.y + 2 + (at.high - 8) * (number + 0.5) / len(found)
            sheet.round(middle + float(off) * scale, y, 0.8, Ink(fill=GREEN))

    return draw


def rules(under: Sheet, at: Rect) -> None:
    """A double line, as on a cloth."""
    under.box(Rect(at.x, at.y, at.wide, 1.0), Ink(fill=GREEN))
    under.box(Rect(at.x, at.y + 1.6, at.wide, SMALL / 4), Ink(fill=GOLD))
