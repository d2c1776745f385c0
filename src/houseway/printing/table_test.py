"""The report of a table test on paper: what it came to, every error with its provision, and lines to sign on."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from houseway.play.ink import BLACK, GREY, Ink
from houseway.play.shapes import Rect
from houseway.printing.document import HIGH, INSIDE, LOWEST, MARGIN, SMALL, Document
from houseway.printing.sheet import Sheet
from houseway.school.live.steps import GRAVE
from houseway.school.table_test import by_kind

LINES: Final = ("Candidate", "Examiner", "Date")
SIGNED: Final = 30.0  # millimetres for the lines to sign on


class ReportHead(NamedTuple):
    """Whose test it was, and of what."""

    number: int
    person: str
    examiner: str
    game: str
    begun: str
    ended: str


def report_sheets(head: ReportHead, report: Mapping[str, Any]) -> Sequence[Sheet]:
    first = _document(head, report, 0)
    return _document(head, report, len(first.sheets)).sheets


def _document(head: ReportHead, report: Mapping[str, Any], pages: int) -> Document:
    page = Document(f"Table test {head.number}", f"Table test {head.number} · {head.game}", pages)
    page.page()
    page.write("Table test", 6, bold=True, after=3)
    page.write(f"Number {head.number} · {head.game} · seed {report['seed']}", 3.0, ink=GREY, after=3)
    passed = "Passed" if report["passed"] else "Not passed" if report["over"] else "Not over yet"
    page.write(f"{head.person or 'a candidate without a name'}: {passed}", 3.6, bold=True, after=3)
    page.heading("What it came to")
    page.table(("", "reached", "to pass"), _marks(report), (6, 3, 3), 1)
    page.write(
        f"{report['right']} of {report['of']} steps right, in {report['rounds']} rounds; "
        f"{report['payout']:g} seconds a payment in the middle; "
        f"{report['rounds_an_hour']:g} rounds an hour. Begun {_when(head.begun)}"
        f"{f', ended {_when(head.ended)}' if head.ended else ''}. Set by {head.examiner}."
    )
    page.heading("Errors by kind")
    counted = by_kind(report)
    if counted:
        rows = [(says, "grave" if says in GRAVE.values() else "minor", str(n)) for says, n in counted.most_common()]
        page.table(("What", "Gravity", "Errors"), rows, (8, 2, 2), 2)
        page.heading("Each error")
        page.table(("Where", "What", "Said", "Right", "Under"), map(_row, report["errors"]), (3, 3, 4, 4, 3))
    else:
        page.write("None.")
    page.heading("What was right")
    page.table(("What", "Times"), ((says, str(count)) for says, count in report["well"].items()), (10, 2), 1)
    _to_sign(page)
    return page


def _marks(report: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    needed = report["marks"]
    yield "grave errors", f"{report['grave']}", f"at most {needed['grave']:g}"
    yield "steps, announcements and limits that are right", f"{report['steps']:.0%}", f"{needed['steps']:.0%}"
    yield "payments that are right", f"{report['payments']:.0%}", f"{needed['payments']:.0%}"
    yield "seconds a settlement, in the middle", f"{report['seconds']:g}", f"at most {needed['seconds']:g}"


def _row(error: Mapping[str, Any]) -> tuple[str, str, str, str, str]:
    return error["part"], error["says"], error["given"], error["is"], ", ".join(error["cites"])


def _when(moment: str) -> str:
    return moment[:16].replace("T", " ")


def _to_sign(page: Document) -> None:
    page.room(SIGNED)
    down = max(page.y + SIGNED - 8, min(HIGH - MARGIN - 12, LOWEST - 6))
    wide = INSIDE / len(LINES)
    for number, who in enumerate(LINES):
        left = MARGIN + number * wide
        page.sheet.box(Rect(left, down, wide - 6, 0.3), Ink(BLACK))
        page.sheet.write(left, down + 5, who, SMALL, GREY, anchor="start")
