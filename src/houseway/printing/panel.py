"""The sign of a table, drawn: as large as its letters make it."""

from collections.abc import Iterator, Sequence
from typing import Final

from houseway.play.ink import BLACK, CREAM, GOLD, GREEN, GREY, RED, RULE, WHITE, Ink
from houseway.play.shapes import Rect
from houseway.printing.legend import legend
from houseway.printing.letters import width, wrapped
from houseway.printing.sheet import Sheet
from houseway.printing.sign import PrintedLine, SignNote, SignPay, SignText, money, most

MARGIN: Final = 14.0
GAP: Final = 12.0  # between columns
TITLE: Final = 13.0  # heights of letters
ODDS: Final = 5.2
SMALL: Final = 3.6
NARROWEST: Final = 200.0
WAGER_AND_PAYS: Final = ("WAGER", "PAYS")
MINIMUM: Final = "MINIMUM"
MAXIMUM: Final = "MAXIMUM"


class Columns:
    """Where each column of the sign stands; the wagers' is as wide as the longest name."""

    def __init__(self, text: SignText) -> None:
        high = text.height
        names = [width(line.kind.upper(), high, bold=True) for line in text.lines]
        odds = [width(_simple(line), ODDS, bold=True) for line in text.lines]
        least = [width(money(line.limits.minimum), high, bold=True) for line in text.lines]
        greatest = [width(most(line.limits).upper(), high, bold=True) for line in text.lines]
        heads = [width(head, high) for head in (*WAGER_AND_PAYS, MINIMUM, MAXIMUM)]
        wide = [max([head, *some]) for head, some in zip(heads, (names, odds, least, greatest), strict=True)]
        said = [width(each.words.upper(), high, bold=True) for each in _high(text)]
        needed = max(sum(wide) + 3 * GAP, NARROWEST - 2 * MARGIN, width(text.title.upper(), TITLE, bold=True))
        self.wide = max(needed, min(max(said, default=0), 1.35 * needed)) + 2 * MARGIN
        self.right = self.wide - MARGIN
        self.minimum = self.right - wide[3] - GAP
        self.odds = self.minimum - wide[2] - GAP - wide[1]


def panel(text: SignText, casino: str) -> Sheet:
    columns = Columns(text)
    sheet = Sheet(columns.wide, 0, CREAM, f"{text.title}: the sign")
    y = _head(sheet, text, casino)
    for line in text.lines:
        y = _line(sheet, text, columns, line, y)
    if text.others:
        y = _others(sheet, columns, text.others, y)
    for said in (*_high(text), *(each for each in text.said if not each.high)):
        y = _said(sheet, columns, said, text.height if said.high else ODDS, y)
    y = _foot(sheet, text, y)
    sheet.high = legend(sheet, y + 2, BLACK)
    _frame(sheet)
    return sheet


def _high(text: SignText) -> list[SignNote]:
    steps = [text.steps] if text.steps else []
    return [*steps, *text.notices, *(each for each in text.said if each.high)]


def _simple(line: PrintedLine) -> str:
    """The odds, where the line is one wager's that pays in one way."""
    one = len(line.paid) == 1 and len(line.paid[0].payouts) == 1 and line.paid[0].wagers == (line.kind,)
    return line.paid[0].payouts[0].pays if one else ""


def _head(sheet: Sheet, text: SignText, casino: str) -> float:
    sheet.box(Rect(0, 0, sheet.wide, 44), Ink(GREEN))
    sheet.fill(Rect(MARGIN, 6, sheet.wide - 2 * MARGIN, 9), casino.upper(), 4.2, GOLD, bold=True)
    sheet.fill(Rect(MARGIN, 17, sheet.wide - 2 * MARGIN, 16), text.title.upper(), TITLE, WHITE, bold=True)
    sheet.write(sheet.wide / 2, 40, "WHAT MAY BE WAGERED, AND WHAT IT PAYS", 3.2, WHITE)
    return _heads(sheet, text, Columns(text), 44)


def _heads(sheet: Sheet, text: SignText, columns: Columns, y: float) -> float:
    """The words over the columns are part of what is displayed, and as high as the amounts below them."""
    y += text.height + 5
    wager, pays = WAGER_AND_PAYS
    with sheet.marked("what the columns are", text.under):
        sheet.write(MARGIN, y, wager, text.height, GREY, anchor="start")
        if any(map(_simple, text.lines)):
            sheet.write(columns.odds, y, pays, text.height, GREY, anchor="start")
        sheet.write(columns.minimum, y, MINIMUM, text.height, GREY, anchor="end")
        sheet.write(columns.right, y, MAXIMUM, text.height, GREY, anchor="end")
    return y + 4


def _line(sheet: Sheet, text: SignText, columns: Columns, line: PrintedLine, y: float) -> float:
    _rule(sheet, columns, y)
    y += text.height + 4.5
    with sheet.marked("minimum and maximum", text.under, *line.under):
        sheet.write(MARGIN, y, line.kind.upper(), text.height, BLACK, bold=True, anchor="start")
        sheet.write(columns.minimum, y, money(line.limits.minimum), text.height, RED, bold=True, anchor="end")
        sheet.write(columns.right, y, most(line.limits).upper(), text.height, RED, bold=True, anchor="end")
    if _simple(line):
        paid = line.paid[0]
        with sheet.marked("payout odds", *paid.under):
            sheet.write(columns.odds, y, _simple(line), ODDS, BLACK, bold=True, anchor="start")
        return _small(sheet, paid.says, columns, y) + 3.5
    for paid in line.paid:
        y = _entry(sheet, columns, paid, y, line.kind)
    return y + 3.5


def _others(sheet: Sheet, columns: Columns, others: Sequence[SignPay], y: float) -> float:
    _rule(sheet, columns, y)
    y += 2
    for paid in others:
        y = _entry(sheet, columns, paid, y, "")
    return y + 4


def _entry(sheet: Sheet, columns: Columns, paid: SignPay, y: float, kind: str) -> float:
    """Wagers within a line: their names and what they pay, unless the line is called by it, and what they are."""
    y += ODDS + 3.8
    names, odds = ", ".join(paid.wagers), "  ·  ".join(map(str, paid.payouts))
    room = columns.right - MARGIN - 6
    with sheet.marked("payout odds", *paid.under):
        for line in wrapped(names, room, ODDS - 1, bold=True) if names != kind else ():
            sheet.write(MARGIN + 4, y, line, ODDS - 1, BLACK, bold=True, anchor="start")
            y += ODDS + 1.6
        for line in _wrapped_odds(odds, room - 4) if odds != kind else ():
            sheet.write(MARGIN + 8, y, line, ODDS - 1, RED, anchor="start")
            y += ODDS + 1.4
    return _small(sheet, paid.says, columns, y - ODDS - 1.4, 8)


def _wrapped_odds(odds: str, room: float) -> Iterator[str]:
    """Broken only between one payout and the next, where that is enough."""
    line = ""
    for each in odds.split("  ·  "):
        longer = f"{line}  ·  {each}" if line else each
        if line and width(longer, ODDS - 1) > room:
            yield line
            longer = each
        line = longer
    yield from wrapped(line, room, ODDS - 1) if width(line, ODDS - 1) > room else [line]


def _small(sheet: Sheet, says: str, columns: Columns, y: float, indent: float = 0) -> float:
    for line in wrapped(says, columns.right - MARGIN - indent, SMALL - 0.6) if says else ():
        y += SMALL + 1.6
        sheet.write(MARGIN + indent, y, line, SMALL - 0.6, GREY, anchor="start")
    return y


def _said(sheet: Sheet, columns: Columns, said: SignNote, height: float, y: float) -> float:
    _rule(sheet, columns, y)
    y += height + 4
    words = said.words.upper() if said.high else said.words
    with sheet.marked(said.words, said.under):
        for line in wrapped(words, columns.right - MARGIN, height, bold=said.high):
            sheet.write(MARGIN, y, line, height, BLACK, bold=said.high, anchor="start")
            y += height * 1.5
    return y - height * 1.5 + 4


def _foot(sheet: Sheet, text: SignText, y: float) -> float:
    sheet.outline([(MARGIN, y), (sheet.wide - MARGIN, y)], Ink(line=GREEN, thick=1), closed=False)
    height = f"letters and figures of the limits are {text.height:g} mm high or higher"
    asked = (
        f"{height}, as {text.under} asks"
        if text.asked
        else f"{height}; {text.under} asks for the sign, not for a height"
    )
    for line in wrapped(asked, sheet.wide - 2 * MARGIN, 2.4):
        y += 5
        sheet.write(MARGIN, y, line, 2.4, GREY, anchor="start")
    return y


def _rule(sheet: Sheet, columns: Columns, y: float) -> None:
    sheet.outline([(MARGIN, y), (columns.right, y)], RULE, closed=False)


def _frame(sheet: Sheet) -> None:
    sheet.box(Rect(2, 2, sheet.wide - 4, sheet.high - 4), Ink(line=GOLD, thick=1.2), corner=3)
