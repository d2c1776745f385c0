"""Chips where they lie: whose they are, how much, and a line for each person's wagers."""

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from houseway.money import cents, dollars
from houseway.play.cloth import Place, area_name
from houseway.play.view import Data, View
from houseway.play.words import to_whom_it_is_said

YOURS, OTHERS, BOTH = "●", "○", "◉"
FEW: Final = 6  # of a person's wagers are told in full
STYLES: Final = {YOURS: "bold yellow", OTHERS: "cyan", BOTH: "bold yellow", "": ""}


def you(view: View, name: str) -> str:
    return "you" if name == view.viewer else name


def named(view: View, said: str) -> str:
    """Words in which the viewer may be named."""
    return to_whom_it_is_said(said, view.viewer)


def plain(amount: int) -> str:
    """`5` for $5.00."""
    return dollars(amount).removesuffix(".00")


def with_commas(amount: int) -> str:
    """`1,000,000` for $1000000.00."""
    return f"{amount // 100:,}" + (f".{amount % 100:02}" if amount % 100 else "")


def on(view: View, place: Place) -> list[Data]:
    """What lies on a place; when the round is over, also what has just been paid or handed back there."""
    gone = [x for x in view.settlements if x["verdict"] != "lose" and not cents(x["left"])] if view.over else []
    lie = (*view.placed, *gone)
    return [each for each in lie if (each["wager"], each["selection"]) == (place.wager, place.selection)]


def lying(view: View, place: Place) -> tuple[str, str]:
    """A mark for the chips there, the viewer's, others' or both, with what the viewer's come to; and its style."""
    marks = {YOURS if each["person"] == view.viewer else OTHERS for each in on(view, place)}
    mark = BOTH if len(marks) > 1 else "".join(marks)
    own = sum(cents(each["stake"]) for each in on(view, place) if each["person"] == view.viewer)
    return f"{mark}${plain(own)}" if own else mark, STYLES[mark]


def short(amount: int, room: int) -> str:
    """As much of it as there is room for: `25½`, `12k`."""
    if len(plain(amount)) <= room:
        return plain(amount)
    whole, half = divmod(amount, 100)
    return f"{whole}{'½' if half else ''}" if whole < 1000 else f"{whole // 1000}k"


def lines_of_wagers(view: View, but: Collection[str], columns: Collection[str]) -> Iterator[Text]:
    """Whose chips they are, and how many; not those that are told with a hand, nor what others have in a column."""
    seen = [placed for placed in view.placed if placed["selection"] not in but]
    lie = [each for each in seen if each["person"] == view.viewer or each["selection"] not in columns]
    for person in dict.fromkeys([view.viewer, *(placed["person"] for placed in lie)]):
        own = [_told(placed) for placed in lie if placed["person"] == person]
        mark = YOURS if person == view.viewer else OTHERS
        more = f" and {len(own) - FEW} more" if len(own) > FEW else ""
        if own:
            yield Text(f"{mark} {you(view, person)}: {', '.join(own[:FEW])}{more}", STYLES[mark])


def _told(placed: Data) -> str:
    colour = f" in {placed['chips']}" if placed["chips"] else ""
    return f"${placed['stake']} {area_name(placed['wager'], placed['selection'])}{colour}"
