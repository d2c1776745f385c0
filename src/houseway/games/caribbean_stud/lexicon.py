"""Caribbean stud: `10`, `10 jackpot`, `jackpot`, `bet`, `fold`, `deal`."""

import re
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.play.grammar import AMOUNT, Intent, Lexicon, WagerPlace, amount, by_number, spoken
from houseway.play.hints import hint_plainly
from houseway.play.view import View

ANTE, JACKPOT = "ante wager", "jackpot wager"
PHRASES: Final = (
    ("10 · 10 on place 3", "an ante wager of $10.00 on the first free place, or on place 3"),
    ("10 jackpot · jackpot", "an ante with a jackpot wager beside it, or the jackpot wager alone"),
    ("deal", "the dealer closes the wagering (or Enter)"),
    ("bet · fold", "twice the ante to go on, or the ante given up (raise, call and play are understood)"),
    ("withdraw · withdraw jackpot", "take the wagers back before the deal"),
    ("light", "tell the dealer that the light of your slot is not lit"),
    ("accept 200", "the dealer takes it by mistake, and the table rules on it"),
)
VICTORIA: Final = (("cannot bet", "without the chips for it: the hand is void, and the next time the ante is lost"),)
WAGERS: Final = spoken({ANTE: "ante", JACKPOT: "jackpot, j"})


def place(text: str, view: View) -> WagerPlace:
    """An ante, or the jackpot wager, on the place that is named, or on the viewer's own, or on the first free."""
    said, where = by_number(text, "place")
    if said and said not in WAGERS:
        raise BadInput(f"{quoted(said)} is no wager here; say it like 10, 10 on place 3, or jackpot")
    return WagerPlace(WAGERS[said or ANTE][0].name, where or _place(view))


def _place(view: View) -> str:
    taken = {p["selection"]: p["person"] for p in view.placed}
    own = [place for place, person in taken.items() if person == view.viewer]
    free = [place for number in range(1, 8) if (place := f"place {number}") not in taken]
    return str(next(iter([*own, *free, "place 1"])))


def _with_jackpot(match: re.Match[str], view: View) -> list[Intent]:
    """The ante, and the jackpot wager beside it."""
    [ante] = LEXICON.read(match[1], view) or []
    return [ante, _jackpot(view, ante.details["selection"])]


def _jackpot(view: View, where: str) -> Intent:
    return Intent("wager", {"on": JACKPOT, "selection": where, "stake": amount(view.look["jackpot_wager"])})


def _ante(match: re.Match[str], view: View) -> str | None:
    """Before the cards only an ante can be meant."""
    return match[1] if (view.awaited or {}).get("kind") == "wagering" else None


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        own = {p["wager"] for p in view.placed if p["person"] == view.viewer}
        beside = "10 jackpot · " if not own else "" if JACKPOT in own else "jackpot · "
        return f"10 · {beside}withdraw · deal (or Enter) · ? for all"
    bet = next((f for o in view.options if o["act"] == "bet" for f in o["fields"]), None)
    if any(option["act"] == "cannot bet" for option in view.options):
        return "cannot bet · fold · buy 100 · ? for all"
    return f"bet ${bet['least']} · fold · ? for all" if bet else hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    only={"vic": VICTORIA},
    kinds=WAGERS,
    hint=hint,
    place=place,
    main=ANTE,
    does={"bet": "bet twice the ante"},
    said=spoken({
        "dealer: deal": "",
        "bet $": "raise*, call*, play*",
        "fold": "surrender*",
    }),
    closing=("deal", "no more bets"),
    forms=[
        ("light|dark|light not lit", lambda *_: Intent("notify the dealer: light not lit", {})),
        ("j|jackpot|jackpot wager", lambda _, view: _jackpot(view, _place(view))),
        (f"bet ({AMOUNT}.*)", _ante),
        (f"ante ({AMOUNT}.*)", lambda match, _: match[1]),
        (rf"((?:(?:wager|place|put|lay|accept) )?{AMOUNT}(?: .*?)?) ?(?:\+|and|with)? ?(?:j|jackpot)", _with_jackpot),
    ],
)  # fmt: skip
