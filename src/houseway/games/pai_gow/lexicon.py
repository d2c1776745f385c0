"""Pai gow: `10 on box 3`, `a` to set, `house way`, `bank 100`, `cut tiger`, `la ja`."""

import re
from typing import Final

from houseway.equipment.tiles import tile
from houseway.errors import BadInput, quoted
from houseway.games.pai_gow.arithmetic import hand_name
from houseway.games.pai_gow.hand import splits
from houseway.play.grammar import AMOUNT, Intent, Lexicon, WagerPlace, amount, by_number, offered, spoken
from houseway.play.hints import hint_elsewhere, hint_plainly
from houseway.play.view import View

LETTERS: Final = "abc"
WAGER: Final = "player's hand"
PHRASES: Final = (
    ("10 · 10 on box 3", "wager $10.00 on your box, or on box 3"),
    ("no more bets", "the dealer closes the wagering (or deal, or Enter)"),
    ("a · b · c", "set your tiles that way, as they are listed"),
    ("house way", "have the dealer set your hand"),
    ("bank 100 · bank 100 on box 1", "take the bank with $100.00 when it is offered; no declines"),
    ("co-bank 50", "share the bank with the house, half and half"),
    ("combine 50", "put chips together with the player to whom the bank is offered"),
    ("cut · cut tiger", "when you bank: leave the cut to the house, or choose one"),
    ("expose", "when you bank: turn the bank's tiles face up"),
    ("la ja", "ask for an additional shuffle"),
    ("withdraw", "take your wager back before 'no more bets'"),
    ("accept 900 on box 3", "the dealer takes it by mistake, and the table rules on it"),
)
BANKING: Final = {"bank": "take the bank", "co-bank": "co-bank", "cobank": "co-bank", "combine": "combine chips"}


def place(text: str, view: View) -> WagerPlace:
    """The box that is named; or where the viewer's chips lie, or the first box that is free, or any that is open."""
    said, box = by_number(text, "box")
    if said not in ("", WAGER):
        raise BadInput(f"{quoted(said)} is no wager here; say it like 10, or 10 on box 3")
    lies = [p["selection"] for p in view.placed if p["person"] == view.viewer]
    taken = {p["selection"] for p in view.placed}
    wagers = [f for o in view.options if o["act"] == "wager" for f in o["fields"] if f["name"] == "selection"]
    open_ = [str(choice) for field in wagers for choice in field["choices"]]
    return WagerPlace(
        WAGER, box or str(next(iter([*lies, *(each for each in open_ if each not in taken), *open_, "box 2"])))
    )


def settings(view: View) -> list[str]:
    """The low hands that the viewer may set now."""
    fields = [field for option in view.options if option["act"] == "set" for field in option["fields"]]
    return [str(low) for field in fields for low in field.get("choices", ())]


def notes(view: View) -> list[str]:
    """Boxes that are free; or what each setting makes of your four: `a  low 1-2 2-2: 7 with the low 4   high: …`."""
    boxes, bank = view.look["boxes"], view.look["bank"]["box"]
    free = [str(box["box"]) for box in boxes if not box["players"] and box["box"] != bank]
    if free and not view.look["cut"] and (view.awaited or {}).get("kind") == "wagering":
        return [f"free: box {', '.join(free)}"]
    own = next((b for b in boxes if len(b["tiles"]) == 4 and not b["set"] and "?" not in b["tiles"]), None)
    ways = splits([tile(name) for name in own["tiles"]]) if own else {}
    return [
        f"  {letter}  low {low}: {hand_name(ways[low].low_rank)}   high: {hand_name(ways[low].high_rank)}"
        for letter, low in zip(LETTERS, settings(view) if own else (), strict=False)
        if low in ways
    ]


def _set(match: re.Match[str], view: View) -> Intent | None:
    """`a`, `1`, or the two tiles of the low hand in any order."""
    said, ways = match[1], settings(view)
    if "set" not in offered(view):
        return None
    if len(said) == 1 and said in f"{LETTERS}123":
        at = f"{LETTERS}123".index(said) % 3
        if at >= len(ways):
            raise BadInput(f"there is no way {quoted(said)}; there are {', '.join(LETTERS[: len(ways)])}")
        return Intent("set", {"low": ways[at]})
    low = next((low for low in ways if sorted(low.split()) == sorted(said.split())), "")
    return Intent("set", {"low": low}) if low else None


def _cut(match: re.Match[str], view: View) -> Intent | None:
    if "choose a cut" not in offered(view):
        return None
    return Intent("choose a cut", {"cut": match[1]}) if match[1] else Intent("leave the cut to the house", {})


def _bank(match: re.Match[str], _view: View) -> Intent:
    box = {"box": f"box {match[3]}"} if match[3] else {}
    return Intent(BANKING[match[1]], {"amount": amount(match[2])} | box)


def hint(view: View) -> str:
    awaited, offers = view.awaited or {}, offered(view)
    if awaited.get("kind") == "wagering":
        wager = f"10 · {hint_elsewhere(view)}withdraw · "
        yours = "You bank: " if view.viewer in view.look["bank"]["bankers"] else wager
        la_ja = "la ja · " if any(option["act"] == "ask for la ja" for option in view.options) else ""
        return f"{yours}{la_ja}deal (or Enter) · ? for all"
    if "set" in offers:
        return f"{awaited['about']}: {' · '.join(LETTERS[: len(settings(view))])} · house way · ? for all"
    if "decline the bank" in offers:
        return f"The bank is offered: {_bank_from(view)}no · ?"
    if "choose a cut" in offers:
        return f"Choose a cut, like cut {view.look['cut'] or 'tiger'}, or cut · ? for all"
    return hint_plainly(view)


def _bank_from(view: View) -> str:
    """`bank 25 (or more) · `, where the chips are enough."""
    said = {"take the bank": "bank", "co-bank": "co-bank"}
    least = {o["act"]: o["fields"][0]["least"] for o in view.options if o["act"] in said}
    return "".join(f"{said[act]} {amount} (or more) · " for act, amount in least.items())


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    hint=hint,
    notes=notes,
    place=place,
    main=WAGER,
    said=spoken({
        "ask for the house way": "house way, houseway, house",
        "ask for la ja": "la ja, laja",
        "expose the bank's tiles": "expose, open",
        "decline the bank": "no, decline, pass",
        "play the hand": "play",
        "retrieve the wager": "retrieve",
        "have the tiles dealt again": "again",
    }),
    closing=("deal", "no more bets", "nmb", "done betting"),
    forms=[
        ("(?:set )?(.+)", _set),
        ("cut(?: (.+))?", _cut),
        (rf"(bank|co-?bank|combine) (?:with )?({AMOUNT})(?: (?:on )?(?:box )?(\d))?", _bank),
    ],
)  # fmt: skip
