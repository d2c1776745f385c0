"""Crown Com-Bo in the terminal: five cards in a row with what each is against the next, and the areas, lit."""

import re
from typing import Final

from houseway.cli.terminal.areas import read_areas
from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.drawings.com_bo import draw
from houseway.cli.terminal.face import Face, Intent, hint_plainly
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["FACE", "area", "draw"]

NAMED: Final = re.compile(r"(high(?:er)?|hi|h|down|low(?:er)?|lo|l|up)\s*(run|r)?\s*(\d)")
SPOKEN: Final = re.compile(r"(?:say|call)\s+\$?(\d+(?:\.\d\d)?)\s+(?:on\s+)?(.+?)(?:\s+with\s+(.+))?")
HIGH: Final = ("h", "d")  # a high run goes down
PHRASES: Final = (
    ("5 high 1 · 5 low 3", "card 1 ranks above card 2, card 3 below card 4; of 5 the next is 1; also 5 h1, 5 l3"),
    ("1 high run 2 · 1 low run 4", "from card 1 on, every card above (below) the next; also 1 hr2, 1 lr4"),
    ("2 com-bo", "paid for the highest combination of the five cards; one pair: money back"),
    ("withdraw high 1 · withdraw all", "take a wager back"),
    ("accept 2 high 1", "the dealer takes it by mistake, and the table rules on it (vic 29/2000 r6.2)"),
    ("say 5 high 1 with cash", "a spoken wager: the cash becomes chips at once (vic 29/2000 r5.3)"),
    ("deal", "no more bets, five cards, and the dealer enters the result; Enter does it too"),
)


def area(text: str, _view: View) -> tuple[str, str]:
    """The wager that some words name, and a lesson where they are not the law's."""
    words = " ".join(text.replace("-", " ").split())
    if words in ("com bo", "combo", "combos", "com bos"):
        return "com-bo", ""
    match = NAMED.fullmatch(words)
    if match is None:
        raise BadInput("say where it goes: high 1 to low 5, high run 2 to low run 4, com-bo")
    name = f"{'high' if match[1][0] in HIGH else 'low'}{' run' if match[2] else ''} {match[3]}"
    return name, "" if name == words else f"that area is called {name}"


def read(line: str, view: View) -> list[Intent] | None:
    if spoken := SPOKEN.fullmatch(" ".join(line.lower().split())):
        name, lesson = area(spoken[2], view)
        details = {"on": name, "selection": name, "stake": amount(spoken[1])}
        return [Intent("declare a wager", details | ({"with": spoken[3]} if spoken[3] else {}), lesson=lesson)]
    return read_areas(line, view, area, ("deal", "no more bets"))


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "5 high 1 · 1 low run 3 · 2 com-bo · withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=Regular,
    phrases=PHRASES,
    says="higher or lower, runs, combinations of five cards",
)
