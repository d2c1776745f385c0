"""Craps: `5 win`, `12 place 6`, `take odds`, `5 hard 8`, `remove place 6`, `throw`."""

import re
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.games.craps.arithmetic import POINTS
from houseway.games.craps.wagers import SLEEPERS, WAGERS
from houseway.money import cents
from houseway.play.cloth import area_name
from houseway.play.grammar import AMOUNT, Intent, Lexicon, WagerPlace, amount, spoken
from houseway.play.view import View

PHRASES: Final = (
    ("5 win · 5 don't win", "a line bet, before a come out roll"),
    ("5 come · 5 don't come", "once there is a point"),
    ("take odds · double odds", "behind every bet of yours that has its point"),
    ("12 place 6 · 20 buy 4", "a number before 7; 12 on 6 is a place bet, too"),
    ("20 lay 4 · 5 big 6", "7 before 4; 6 before 7"),
    ("5 hard 8", "8 the hardway"),
    ("5 field · 1 any 7", "for the next roll; any craps, craps 2, craps 3, 11, craps 12"),
    ("4 horn · 5 horn high 12", "2, 3, 11 and 12 together"),
    ("remove place 6 · remove all", "take a wager back; 'reduce 5 place 6' takes part of it"),
    ("on · off", "your wagers that sleep on a come out roll"),
    ("throw · pass the dice", "what the shooter does; Enter goes on"),
    ("accept 9000 win", "the dealer takes it by mistake, and the table rules on it"),
)
OTHER_WORDS: Final = {
    "win bet": "win, pass*, pass line*, win line, line",
    "don't win bet": "don't win, dont win, don't pass*, dont pass*, don't",
    "come bet": "come",
    "don't come bet": "don't come, dont come",
    "place bet to win": "place",
    "buy bet": "buy",
    "lay bet": "lay",
    "field bet": "field",
    "any 7": "any seven, seven, 7, big red*",
    "any craps": "craps",
    "craps 2": "2, aces*, snake eyes*",
    "craps 3": "3",
    "11 in 1 roll": "11, yo*",
    "craps 12": "12, boxcars*",
    "horn bet": "horn",
    "horn high bet": "horn high",
    **{f"{n} the hardway": f"hard {n}, hardway {n}" for n in (4, 6, 8, 10)},
}
KINDS: Final = spoken({row.name: OTHER_WORDS.get(row.name, "") for row in WAGERS})
ON_NUMBERS: Final = ("place", "buy", "lay", "horn high")  # and never alone
BUTTON: Final = "place an on marker button"  # the dealer confirms at once
NUMBERED: Final = re.compile(r"(.+?) (?:on )?(\d+)", re.ASCII)


def place(text: str, _view: View) -> WagerPlace:
    """A wager by its name, or on a number; a number that is a point is a place bet."""
    if text in KINDS and text not in ON_NUMBERS:
        [word] = KINDS[text]
        return WagerPlace(word.name, word.name, f"the law calls {text} a {word.name}" if word.taught else "")
    if text in ON_NUMBERS:
        raise BadInput(f"say on which number, like {text} {12 if 'horn' in text else 6}")
    match = NUMBERED.fullmatch(f"place {text}" if text in map(str, POINTS) else text)
    if match is None or match[1] not in KINDS:
        raise BadInput(f"{quoted(text)} is no wager here; say it like win, come, place 6, hard 8, field or any 7")
    return WagerPlace(KINDS[match[1]][0].name, match[2])


def _reduced(match: re.Match[str], view: View) -> Intent:
    wager, selection, _ = place(match[2], view)
    return Intent("reduce", {"on": wager, "selection": selection, "amount": amount(match[1])})


def _odds(match: re.Match[str], view: View) -> list[Intent]:
    """Behind every bet that has its point: the least that may be put there, or the most."""
    found: dict[tuple[str, str], list[int]] = {}
    agreed = False
    for option in view.options:
        fields = {f["name"]: f for f in option["fields"]}
        if option["act"] == "wager" and fields["on"]["choices"][0].endswith("odds"):
            where = fields["on"]["choices"][0], fields["selection"]["choices"][0]
            found.setdefault(where, []).append(cents(fields["stake"]["least"]))
            agreed |= option["under"].endswith("(1A)(b)") or len(found[where]) > 1
    if not found:
        raise BadInput("none of your bets has a point and lacks odds (qld ss 119 to 122)")
    if match[1] and not agreed:
        raise BadInput("the casino operator has not agreed to double odds (qld s119(1A)(b))")
    pick = max if match[1] else min
    return [
        Intent("wager", {"on": on, "selection": selection, "stake": pick(stakes)})
        for (on, selection), stakes in found.items()
    ]


def _marked(match: re.Match[str], view: View) -> list[Intent]:
    """Every wager of yours that can be called on, one of each kind, with its button; or every one that bears one."""
    found: dict[str, Intent] = {}
    if match[0] == "on":
        for fields in [o["fields"] for o in view.options if o["act"] == "call on"]:
            details = {f["name"]: str(f["choices"][0]) for f in fields}
            kind = SLEEPERS[details["on"]]
            found.setdefault(kind, Intent("call on", details))
            found.setdefault(f"{kind} button", Intent(BUTTON, {"person": view.viewer, **found[kind].details}, "dealer"))
    else:
        for mark in view.look["markers"]:
            if mark["person"] == view.viewer and mark["shows"] == "on":
                details = {"on": mark["on"], "selection": mark["selection"]}
                found[str(details)] = Intent("call off", details)
    if not found:
        raise BadInput(f"you have no wager that could be called {match[0]} for a come out roll now (qld s112)")
    return list(found.values())


def hint(view: View) -> str:
    awaited = view.awaited or {}
    if awaited.get("kind") == "choice" and "accept the dice" in awaited["offers"]:
        return "The dice are offered to you: accept · reject · ? for all"
    closed_by = awaited.get("closed by")
    if closed_by == "pass the dice" and view.look["shooter"] == view.viewer:
        return "You shoot: first 5 win or 5 don't win · Enter: pass the dice · ? for all"
    if closed_by == "wait for a shooter":
        return "Nobody has the dice · Enter: offer them round again · ? for all"
    if closed_by == "pass the dice":
        return f"{view.look['shooter']} shoots, without a line bet: 5 win · 5 don't win · Enter: pass the dice · ?"
    throws = "throw" if view.look["shooter"] == view.viewer else f"{view.look['shooter']} throws"
    if view.look["point"]:
        wagers = [option["fields"][0]["choices"] for option in view.options if option["act"] == "wager"]
        odds = "take odds · " if any(str(on).endswith("odds") for names in wagers for on in names) else ""
        return f"{odds}5 come · 6 place 8 · 5 field · remove … · Enter: {throws} · ? for all"
    return f"5 win · 5 don't win · 6 place 8 · 5 field · remove … · Enter: {throws} · ? for all"


def notes(view: View) -> list[str]:
    """Which of your wagers the next roll leaves alone."""
    awake = [(p["person"], p["wager"], p["selection"]) for p in view.look["on"]]
    own = [p for p in view.placed if p["person"] == view.viewer]
    asleep = [p for p in own if (p["person"], p["wager"], p["selection"]) not in awake]
    off = ", ".join(area_name(p["wager"].removesuffix(" bet to win"), p["selection"]) for p in asleep)
    return [f"off for the come out roll: {off} ('on' puts them on)"] if off else []


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    kinds=KINDS,
    hint=hint,
    notes=notes,
    place=place,
    said=spoken({
        "accept the dice": "accept, yes, take, shoot",
        "reject the dice": "reject, no, decline",
        "pass the dice": "pass",
    }),
    forms=[
        ("throw|roll|throw the dice", lambda _, view: Intent("throw the dice", {}, str(view.look["shooter"]))),
        ("(?:take |lay )?(double )?odds", _odds),
        ("on|off", _marked),
        (rf"reduce ({AMOUNT}) (?:the )?(.+)", _reduced),
        (r"take (?:down )?([^=]+)", lambda match, _: f"withdraw {match[1]}"),
        (rf"(place|buy|lay) ({AMOUNT}) (?:on )?(\d+)", lambda match, _: f"{match[2]} {match[1]} {match[3]}"),
    ],
)  # fmt: skip
