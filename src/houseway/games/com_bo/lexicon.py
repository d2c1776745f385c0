"""Crown Com-Bo: `5 high 1`, `1 low run 3`, `2 com-bo`, `say 5 high 1 with cash`, `withdraw all`, `deal`."""

import re
from typing import Final

from houseway.errors import BadInput
from houseway.play.grammar import AMOUNT, Intent, Lexicon, WagerPlace, amount
from houseway.play.hints import hint_plainly
from houseway.play.view import View

NAMED: Final = re.compile(r"(high(?:er)?|hi|h|down|low(?:er)?|lo|l|up)\s*(run|r)?\s*(\d)")
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


def place(text: str, _view: View) -> WagerPlace:
    """A single or a run by its card, or the combination."""
    words = " ".join(text.replace("-", " ").split())
    if words in ("com bo", "combo", "combos", "com bos"):
        return WagerPlace("com-bo", "com-bo")
    match = NAMED.fullmatch(words)
    if match is None:
        raise BadInput("say where it goes: high 1 to low 5, high run 2 to low run 4, com-bo")
    name = f"{'high' if match[1][0] in HIGH else 'low'}{' run' if match[2] else ''} {match[3]}"
    return WagerPlace(name, name, "" if name == words else f"that area is called {name}")


def _declared(match: re.Match[str], view: View) -> Intent:
    wager, selection, lesson = place(match[2], view)
    details = {"on": wager, "selection": selection, "stake": amount(match[1])}
    return Intent("declare a wager", details | ({"with": match[3]} if match[3] else {}), lesson=lesson)


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "5 high 1 · 1 low run 3 · 2 com-bo · withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    hint=hint,
    place=place,
    closing=("deal", "no more bets"),
    plays_on=True,
    forms=[(rf"(?:say|call) ({AMOUNT}) (?:on )?(.+?)(?: with (.+))?", _declared)],
)
