"""Two-up and triple penny two-up: `10 heads`, `spinner 10 tails`, `accept`, `spin`, `keep spinning`."""

import re
from typing import Final

from houseway.errors import BadInput
from houseway.play.grammar import AMOUNT, Intent, Lexicon, WagerPlace, offered, spoken
from houseway.play.hints import hint_plainly
from houseway.play.view import View

PHRASES: Final = (
    ("10 heads · 10 on tails", "wager $10.00 as a player; H and T will do"),
    ("spinner 10 heads", "your spinner's wager, when you have the spin"),
    ("accept · decline", "take the spin when it is offered, or pass it on"),
    ("spin", "toss the coins from the kip; 'come in spinner' is understood"),
    ("keep spinning · retire", "after your spinner's wager has won"),
    ("stop spinning", "before it is decided: the boxer takes over"),
    ("withdraw heads · withdraw all", "take a wager back while wagering is open"),
    ("accept 900 heads", "the dealer takes it by mistake, and the table rules on it"),
)
PLACED: Final = "place a spinner's wager"
SIDES: Final = spoken({"heads": "head, h", "tails": "tail, t"})
KINDS: Final = {"spinner": "spinner's wager on {}", "bonus": "spinner's bonus wager on {}", "": "{}"}


def place(text: str, view: View) -> WagerPlace:
    """A side, for the player's wager, the spinner's or the bonus; without one, the side on which such a wager lies."""
    text = re.sub("^spinner's (?=bonus)|(?<=r)'s wager|(?<=bonus) wager", "", text)  # as the law calls them
    match = re.fullmatch("(spinner|bonus)?(?: ?(?:on )?(.+))?", text)
    assert match is not None
    kind, said = match[1] or "", match[2]
    lies = [p["selection"] for p in view.placed if kind and p["wager"] in [KINDS[kind].format(s) for s in SIDES]]
    side = SIDES[said][0].name if said in SIDES else lies[0] if lies and not said else ""
    if not side:
        raise BadInput("say which side: 10 heads, 10 tails, spinner 10 heads")
    return WagerPlace(KINDS[kind].format(side), side)


def _spinners(match: re.Match[str], view: View) -> str | list[Intent]:
    """`spinner 10 heads` is 10 on the spinner's wager, where it is offered, too; a bonus wager is of a dollar."""
    first, kind, stake, side = (part or "" for part in match.groups())
    if not stake and kind == "spinner":
        raise BadInput(f"say how much: spinner 10 {side or 'heads'}")
    said = f"{first}{stake or '1'} {kind} {side}"
    if PLACED in offered(view) and kind == "spinner":
        return [Intent(PLACED, {}), *(LEXICON.read(f"{stake} {kind} {side}", view) or [])]
    return said


def _spin(match: re.Match[str], view: View) -> Intent:
    """The spinner spins; before that the boxer calls 'no more bets', or offers the spin."""
    awaited = view.awaited or {}
    if awaited.get("closed by"):
        return Intent(str(awaited["closed by"]), {}, "dealer")
    lesson = "the law calls it “spin”" if match[0] in ("toss", "throw") else ""
    return Intent("spin the coins", {}, lesson=lesson)


def hint(view: View) -> str:
    """What may be done now, on one line."""
    closed_by = (view.awaited or {}).get("closed by")
    if closed_by is None:
        return hint_plainly(view).replace(" the coins", "")
    own = view.look["spinner"] == view.viewer
    if own and not any("spinner's wager" in p["wager"] for p in view.placed):
        return "You have the spin: spinner 10 heads · 10 tails · Enter: no more bets · ?"
    return f"10 heads · 10 tails · withdraw … · Enter: {closed_by} · ? for all"


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    kinds=SIDES,
    hint=hint,
    place=place,
    does={"accept": "take the spin", "decline": "decline the spin", "retire": "retire as spinner"},
    nobody="nobody takes the spin",
    said=spoken({
        "accept": "yes, take it, take the kip",
        "decline": "no, pass",
        "keep spinning": "again, keep, go again",
        "retire": "",
        "stop spinning": "stop",
    }),
    forms=[
        ("spin|toss|throw|spin the coins|come in,? spinner", _spin),
        (rf"((?:wager|bet|place|put|accept) )?(spinner|bonus) ?({AMOUNT})? ?(?:on )?([a-z]*)", _spinners),
        (rf"({AMOUNT})([a-z]+)", lambda match, _: f"{match[1]} {match[2]}"),
    ],
)  # fmt: skip
