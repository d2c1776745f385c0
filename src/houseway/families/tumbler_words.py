"""What sic-bo and mini-dice share: the tumbler, which is activated once, and the face values."""

import re
from typing import Final

from houseway.errors import BadInput
from houseway.play.grammar import Intent
from houseway.play.view import View

FACES: Final = "individual die face values"
FACE_WORDS: Final = "face values, face value, face"


def _activate(_match: re.Match[str], view: View) -> Intent:
    closed_by = (view.awaited or {}).get("closed by", "no more bets")
    if view.look["tumbler"] != "at rest":
        raise BadInput("the tumbler has been activated already; 'no more bets', or Enter, goes on")
    return Intent(closed_by, {}, "dealer")


ACTIVATED: Final = ("spin|roll|shake", _activate)
