"""Draw poker: besides the words of any poker table `draw 1 3`, `keep`, `over-blind`."""

import re
from typing import Final

from houseway.equipment.cards import NAME, card, pretty
from houseway.errors import BadInput
from houseway.families.poker import lexicon as poker
from houseway.play.grammar import Intent, Lexicon, offered, spoken
from houseway.play.view import View

PHRASES: Final = (
    ("draw 1 3 · draw 2S 4C · draw all", "have these cards of yours replaced"),
    ("keep · stand · pat", "keep all five"),
    ("over · decline", "an over-blind bet before the deal, or none"),
    *(each for each in poker.PHRASES if not each[0].startswith("check")),
)
ALL: Final = ("all", "five", "all five", "everything")


def _drawn(match: re.Match[str], view: View) -> Intent | None:
    if "draw" not in offered(view):
        return None
    if match[2] in ("none", "0"):
        return Intent("keep all", {}, lesson="the law calls it “keep all”")
    lesson = "" if match[1] in ("draw", "d") else "the law calls it “draw”"
    return Intent("draw", {"cards": _cards(match[2], view)}, lesson=lesson)


def _cards(words: str, view: View) -> list[str]:
    """The viewer's cards that the words name: by number from the left, or by name."""
    own: list[str] = next(hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer)
    if words in ALL:
        return own
    return [_card(word, own) for word in words.replace(",", " ").split() if word != "and"]


def _card(word: str, own: list[str]) -> str:
    if word.isdecimal() and not 1 <= int(word) <= len(own):
        raise BadInput(f"your cards are numbered 1 to {len(own)}, not {word}")
    return own[int(word) - 1] if word.isdecimal() else NAME[card(word)]


def _declined(_match: re.Match[str], view: View) -> Intent | None:
    return Intent("decline", {}) if "decline" in offered(view) else None


def hint(view: View) -> str:
    """What may be done now, with the amounts."""
    if view.yours and "draw" in offered(view):
        return "draw 1 3 (by number) · draw all · keep · ? for all"
    return poker.hint(view)


def notes(view: View) -> list[str]:
    """Your cards by number, while they may be drawn."""
    own = [hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer]
    may = view.yours and "draw" in offered(view) and own
    return ["   ".join(f"{number} {pretty(card(each))}" for number, each in enumerate(own[0], 1))] if may else []


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    hint=hint,
    notes=notes,
    said=spoken({
        "keep all": "keep, stand*, stand pat*, pat*, none*",
        "over-blind bet": "over, over-blind*, overblind*, over blind*, straddle*",
        **poker.SAID,
    }),
    unsaid="least",
    closing=poker.STARTS,
    forms=[
        ("no|n|pass|check|x|decline|d", _declined),
        ("(draw|d|discard|replace|swap|exchange|change) (.+)", _drawn),
        *poker.FORMS,
    ],
)  # fmt: skip
