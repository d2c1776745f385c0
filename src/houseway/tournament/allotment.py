"""Tournament chips are allotted: none come for cash, and none go from one player to another."""

from collections.abc import Mapping
from typing import Any, Final

NOT_ALLOTTED: Final[Mapping[str, str]] = {
    "buy chips": "tournament chips are allotted; none are bought",
    "give or lend chips": "tournament chips are allotted to each player; none go to another",
}
"""What is never done with them, and why."""
SPOKEN: Final = ("declare a wager", "call a wager")
CHIPS: Final = "chips"


def not_allotted(act: str, details: Mapping[str, Any]) -> str:
    """Why this is not done either: a wager may be spoken with cash, and a ticket of keno be paid by cheque."""
    if act in SPOKEN and details.get("with", CHIPS) != CHIPS:
        return "tournament chips are allotted; no wager is made with anything else"
    if act == "present a ticket" and details.get("paid_in") == "cheque":
        return "tournament chips have no value in money; there is no cheque for them"
    return NOT_ALLOTTED.get(act, "")
