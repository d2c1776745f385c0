"""What is typed at a draw poker table besides the words of any poker table: `draw 1 3`, `keep`, `over-blind`."""

import re
from typing import Final

from houseway.cli.terminal import poker_phrases
from houseway.cli.terminal.face import Intent
from houseway.equipment.cards import NAME, card
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("draw 1 3 · draw 2S 4C · draw all", "have these cards of yours replaced"),
    ("keep · stand · pat", "keep all five"),
    ("over · decline", "an over-blind bet before the deal, or none"),
    *(each for each in poker_phrases.PHRASES if not each[0].startswith("check")),
)
KEEPS: Final = ("keep", "keep all", "stand", "stand pat", "pat", "none", "draw none", "draw 0")
OVERS: Final = ("over", "over-blind", "overblind", "over blind", "straddle", "over-blind bet")
DRAWS: Final = re.compile(r"(?:draw|d|discard|replace|swap|exchange|change)\s+(.+)")
ALL: Final = ("all", "five", "all five", "everything")
NO: Final = ("no", "n", "pass", "check", "x", "decline", "d")


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().replace(",", " ").split())
    offers = (view.awaited or {}).get("offers", ())
    if text in KEEPS and "draw" in offers:
        return [Intent("keep all", {}, lesson=_lesson(text, "keep all", "keep"))]
    if text in OVERS:
        return [Intent("over-blind bet", {}, lesson=_lesson(text, "over-blind bet", "over"))]
    if text in NO and "decline" in offers:
        return [Intent("decline", {})]
    match = DRAWS.fullmatch(text)
    if match and "draw" in offers:
        return [Intent("draw", {"cards": _cards(match[1], view)}, lesson=_lesson(text.split()[0], "draw", "d"))]
    return poker_phrases.read(line, view)


def _lesson(said: str, act: str, short: str) -> str:
    return "" if said in (act, short) else f"the law calls it “{act}”"


def _cards(words: str, view: View) -> list[str]:
    """The viewer's cards that the words name: by number from the left, or by name."""
    own: list[str] = next(hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer)
    if words in ALL:
        return own
    return [_card(word, own) for word in words.split() if word != "and"]


def _card(word: str, own: list[str]) -> str:
    if word.isdecimal() and not 1 <= int(word) <= len(own):
        raise BadInput(f"your cards are numbered 1 to {len(own)}, not {word}")
    return own[int(word) - 1] if word.isdecimal() else NAME[card(word)]
