"""Mini-dice: `5 field`, `5 on 3`, `withdraw 3`, `spin`."""

from typing import Final

from houseway.errors import BadInput, quoted
from houseway.families.tumbler_words import ACTIVATED, FACE_WORDS, FACES
from houseway.play.grammar import Lexicon, WagerPlace, kind_in, numbers_in, spoken
from houseway.play.view import View

PHRASES: Final = (
    ("5 field", "wager $5.00 on a total of 5 to 8 or 13 to 16"),
    ("5 on 3", "on the face value 3: 1, 2 or 12 to 1 by how many dice show it"),
    ("withdraw 3 · withdraw all", "take a wager back"),
    ("accept 9000 field", "the dealer takes it by mistake, and the table rules on it"),
    ("spin", "no more bets, and the dealer activates the tumbler"),
)
KINDS: Final = spoken({"field": "", FACES: f"{FACE_WORDS}, number*, single*"})


def place(text: str, _view: View) -> WagerPlace:
    """The field, or a face value by its number."""
    said, rest = kind_in(text, KINDS)
    word = KINDS[said][0] if said else None
    if word and word.name == "field":
        return WagerPlace("field", rest or "field")
    numbers = numbers_in(rest)
    if len(numbers) != 1:
        raise BadInput(f"{quoted(text)} is no box on the layout; say it like field, or a number from 1 to 6")
    lesson = f"the law calls a {said} an {FACES.removesuffix('s')}" if word and word.taught else ""
    return WagerPlace(FACES, str(numbers[0]), lesson)


def hint(view: View) -> str:
    wagering = (view.awaited or {}).get("kind") == "wagering"
    return "5 field · 5 on 3 · withdraw … · spin (or Enter) · ? for all" if wagering else ""


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    kinds=KINDS,
    hint=hint,
    place=place,
    said=spoken({"dealer: no more bets": ""}),
    forms=[ACTIVATED],
)
