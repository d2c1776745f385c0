"""What is typed at a table with a ring: `10 heads`, `spinner 10 tails`, `accept`, `spin`, `keep spinning`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("10 heads · 10 on tails", "wager $10.00 as a player; H and T will do"),
    ("spinner 10 heads", "your spinner's wager, when you have the spin"),
    ("accept · decline", "take the spin when it is offered, or pass it on"),
    ("spin", "toss the coins from the kip; 'come in spinner' is understood"),
    ("keep spinning · retire", "after your spinner's wager has won"),
    ("stop spinning", "before it is decided: the boxer takes over"),
    ("withdraw heads · withdraw all", "take a wager back while wagering is open"),
    ("accept 900 heads", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
)
SIDES: Final = {"heads": "heads", "head": "heads", "h": "heads", "tails": "tails", "tail": "tails", "t": "tails"}
WORDS: Final = {  # what people say: what the law calls it
    "yes": "accept", "take it": "accept", "take the kip": "accept", "no": "decline", "pass": "decline",
    "again": "keep spinning", "keep": "keep spinning", "go again": "keep spinning", "stop": "stop spinning",
    "accept": "accept", "decline": "decline", "keep spinning": "keep spinning", "retire": "retire",
    "stop spinning": "stop spinning",
}  # fmt: skip
SPIN: Final = ("spin", "toss", "come in spinner", "come in, spinner", "throw", "spin the coins")
TAUGHT: Final = {"toss": "spin", "throw": "spin"}
FIRST_WORDS: Final = ("wager", "bet", "place", "put", "accept")
WAGER: Final = re.compile(r"(spinner|bonus)?\s*\$?(\d+(?:\.\d\d)?)?\s*(?:on\s+)?([a-z]+)?", re.ASCII)


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    if text in SPIN:
        return [_spin(text, view)]
    if text in WORDS:
        return [Intent(WORDS[text], {})]
    first, _, rest = text.partition(" ")
    if first in ("withdraw", "remove") and "=" not in rest:
        return _withdraw(rest.removeprefix("on "), view)
    words = rest if first in FIRST_WORDS else text
    match = WAGER.fullmatch(words)
    if match is None or not (match[2] or match[1]):
        return None
    return [_wager(match, first == "accept")]


def _spin(text: str, view: View) -> Intent:
    """The spinner spins; before that the boxer calls 'no more bets', or offers the spin."""
    awaited = view.awaited or {}
    if awaited.get("closed by"):
        return Intent(str(awaited["closed by"]), {}, "dealer")
    lesson = f"the law calls it “{TAUGHT[text]}”" if text in TAUGHT else ""
    return Intent("spin the coins", {}, lesson=lesson)


def _wager(match: re.Match[str], accepted: bool) -> Intent:
    kind, stake, side = match[1], match[2], SIDES.get(match[3] or "")
    if side is None:
        raise BadInput("say which side: 10 heads, 10 tails, spinner 10 heads")
    if stake is None and kind == "spinner":
        raise BadInput(f"say how much: spinner 10 {side}")
    names = {"spinner": f"spinner's wager on {side}", "bonus": f"spinner's bonus wager on {side}"}
    details: dict[str, Any] = {"on": names.get(kind, side), "selection": side, "stake": amount(stake or "1")}
    return Intent("wager", details | ({"accepted": True} if accepted else {}))


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text in ("", "all"):
        open_ = [o for o in view.options if o["act"] == "withdraw"]
        if not own or not open_:
            raise BadInput("you have no wager on the layout that you could withdraw now")
        return [Intent("withdraw", {f["name"]: f["choices"][0] for f in option["fields"]}) for option in open_]
    kind, _, rest = text.partition(" ")
    names = {"spinner": "spinner's wager on {}", "bonus": "spinner's bonus wager on {}"}
    side = SIDES.get(rest if kind in names else text, "")
    lies = [
        p["selection"] for p in own if p["wager"].startswith(names.get(kind, "{}").format(side)) and side in p["wager"]
    ]
    side = side or (lies[0] if lies else "heads")
    return [Intent("withdraw", {"on": names.get(kind, "{}").format(side), "selection": side})]
