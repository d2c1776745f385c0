"""Mini-dice in the terminal: a box for each number and one for the field, and the three dice."""

from typing import Final

from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.drawings.mini_dice import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.tumbler_phrases import kind_in, numbers_in, reader
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["FACE", "draw", "place"]

FACES: Final = "individual die face values"
PHRASES: Final = (
    ("5 field", "wager $5.00 on a total of 5 to 8 or 13 to 16"),
    ("5 on 3", "on the face value 3: 1, 2 or 12 to 1 by how many dice show it"),
    ("withdraw 3 · withdraw all", "take a wager back"),
    ("accept 9000 field", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
    ("spin", "no more bets, and the dealer activates the tumbler"),
)
KINDS: Final = {
    "field": "field", FACES: FACES, "face values": FACES, "face value": FACES, "face": FACES, "number": FACES,
    "single": FACES,
}  # fmt: skip


def place(text: str) -> tuple[str, str, str]:
    """The kind of wager and the selection that some words name."""
    word, rest = kind_in(text, KINDS)
    if KINDS.get(word) == "field":
        return "field", rest or "field", ""
    numbers = numbers_in(rest)
    if len(numbers) != 1:
        raise BadInput(f"{text!r} is no box on the layout; say it like field, or a number from 1 to 6")
    lesson = f"the law calls a {word} an individual die face value" if word in ("single", "number") else ""
    return FACES, str(numbers[0]), lesson


def hint(view: View) -> str:
    wagering = (view.awaited or {}).get("kind") == "wagering"
    return "5 field · 5 on 3 · withdraw … · spin (or Enter) · ? for all" if wagering else ""


FACE: Final = Face(
    draw=draw,
    read=reader(place),
    hint=hint,
    bot=Regular,
    phrases=PHRASES,
    says="three dice: the field, or a number",
)
