"""What lies on the areas of a layout: whose chips, and how many."""

from typing import Final

from houseway.play.view import View

__all__ = ["BOTH", "OTHERS", "STYLES", "YOURS", "chips_on", "whose"]

YOURS, OTHERS, BOTH = "●", "○", "◉"
STYLES: Final = {YOURS: "bold yellow", OTHERS: "cyan", BOTH: "bold yellow"}


def whose(view: View, wager: str) -> str:
    """A mark for the chips there: the viewer's, others', or both."""
    marks = {YOURS if p["person"] == view.viewer else OTHERS for p in view.placed if p["wager"] == wager}
    return BOTH if len(marks) > 1 else "".join(marks)


def chips_on(view: View, wager: str) -> str:
    """What the viewer has there."""
    own = [p for p in view.placed if p["person"] == view.viewer and p["wager"] == wager]
    return " ".join(f"${p['stake']}" + (f" {p['chips']}" if p["chips"] else "") for p in own)
