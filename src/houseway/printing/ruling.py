"""A ruling on one page, to be signed: what happened, the ruling with its provisions, what was done, who got what."""

from typing import Final

from houseway.disputes import DeskAnswer
from houseway.disputes.account import parts, reported
from houseway.disputes.first_line import first_line
from houseway.play.ink import Ink
from houseway.play.shapes import Rect
from houseway.printing.letters import wrapped
from houseway.printing.sheet import LEADING, Sheet

WIDE, HIGH, MARGIN = 210.0, 297.0, 18.0
FIRST: Final = 3.4  # millimetres: the ruling and the money
INDENT: Final = 1.2
BELOW: Final = 2.0
BLACK, GREY = "#1a1a1a", "#6b6b6b"
LETTERS: Final = (2.6, 2.3, 2.0, 1.7)  # millimetres: the largest in which everything goes on the page
LEFT_OUT: Final = "… There is more than goes on one page: `houseway dispute` without -o has all of it."
LINES: Final = ("Floor manager", "Player", "Inspector", "Date and time")
LOWEST: Final = HIGH - MARGIN - 26  # above the lines to sign on


class RulingPage:
    """Words from the top of a page to its bottom."""

    def __init__(self, title: str, letters: float) -> None:
        self.sheet = Sheet(WIDE, HIGH, "#ffffff", title)
        self.at = MARGIN + 6
        self.letters = letters
        self.full = False

    def write(self, words: str, height: float = 0, *, bold: bool = False, ink: str = BLACK, left: float = 0) -> None:
        """One paragraph, in as many lines as it needs; what no longer goes on the page is said to be left out."""
        height = height or self.letters
        for line in wrapped(words, WIDE - 2 * MARGIN - left, height, bold):
            if self.at > LOWEST:
                self._leave_out()
                return
            self.sheet.write(MARGIN + left, self.at, line, height, ink, bold=bold, anchor="start")
            self.at += LEADING * height

    def _leave_out(self) -> None:
        if not self.full:
            self.sheet.write(MARGIN, LOWEST + LEADING * LETTERS[0], LEFT_OUT, LETTERS[0], BLACK, anchor="start")
        self.full = True

    def heading(self, words: str) -> None:
        self.at += 3
        self.write(words, 3.0, bold=True)
        self.at += 0.6

    def rule(self) -> None:
        self.sheet.box(Rect(MARGIN, self.at, WIDE - 2 * MARGIN, 0.3), Ink(BLACK))
        self.at += 5


def ruling_page(answer: DeskAnswer, title: str, told: str = "") -> Sheet:
    """The page of a ruling; `told` is what was said to have happened."""
    for letters in LETTERS:
        page = _page(answer, title, told, letters)
        if not page.full:
            break
    return page.sheet


def _page(answer: DeskAnswer, title: str, told: str, letters: float) -> RulingPage:
    page = RulingPage(f"Ruling: {title}, {answer.irregularity}", letters)
    page.write("Ruling", 6, bold=True)
    page.write(f"{title} · {answer.rules}", 3.4, ink=GREY)
    page.rule()
    page.at += BELOW
    page.write(first_line(answer), FIRST, bold=True)
    page.heading("What happened")
    if told:
        page.write(f"“{told}”")
    page.write(reported(answer), ink=GREY)
    for part in parts(answer):
        page.heading(part.heading)
        for line in part.lines:
            text = line.lstrip()
            page.write(text, left=INDENT * (len(line) - len(text)))
    _to_sign(page.sheet)
    return page


def _to_sign(sheet: Sheet) -> None:
    wide = (WIDE - 2 * MARGIN) / len(LINES)
    for number, who in enumerate(LINES):
        left = MARGIN + number * wide
        sheet.box(Rect(left, HIGH - MARGIN - 6, wide - 6, 0.3), Ink(BLACK))
        sheet.write(left, HIGH - MARGIN, who, 2.2, GREY, anchor="start")
