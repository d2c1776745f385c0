"""What is typed at a Caribbean stud table: `10`, `10 jackpot`, `jackpot`, `bet`, `fold`, `deal`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["JACKPOT", "PHRASES", "read"]

ANTE, JACKPOT = "ante wager", "jackpot wager"
PHRASES: Final = (
    ("10 · 10 on place 3", "an ante wager of $10.00 on the first free place, or on place 3"),
    ("10 jackpot · jackpot", "an ante with a jackpot wager beside it, or the jackpot wager alone"),
    ("deal", "the dealer closes the wagering (or Enter)"),
    ("bet · fold", "twice the ante to go on, or the ante given up (raise, call and play are understood)"),
    ("cannot bet", "in Victoria, without the chips for it: the hand is void, and the next time the ante is lost"),
    ("withdraw · withdraw jackpot", "take the wagers back before the deal"),
    ("light", "tell the dealer that the light of your slot is not lit"),
    ("accept 200", "the dealer takes it by mistake, and the table rules on it"),
)
WORDS: Final = {"bet": "bet", "raise": "bet", "call": "bet", "play": "bet", "fold": "fold", "surrender": "fold"}
LIGHT: Final = "notify the dealer: light not lit"
WAGER: Final = re.compile(
    r"(?:(?:ante|wager|place|put)\s+)?(\$?\d[\d.]*)(?:\s+ante)?(?:\s+on)?(?:\s+(?:place\s+)?(\d))?(?:\s*(?:\+|and|with)?\s*(j|jackpot))?"
)
BET: Final = re.compile(r"(bet|raise|call|play)\s+(\$?\d[\d.]*)")


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    closing = (view.awaited or {}).get("closed by", "deal")
    if text in ("deal", closing):
        return [Intent(closing, {}, "dealer")]
    if text in WORDS:
        return [Intent(WORDS[text], {}, lesson=_lesson(text))]
    if text in ("j", "jackpot", "jackpot wager"):
        return [_jackpot(view, _place(view))]
    if text in ("light", "dark", "light not lit"):
        return [Intent(LIGHT, {})]
    first, _, rest = text.partition(" ")
    if first == "withdraw" and "=" not in rest:
        return _withdraw(rest, view)
    if first == "bet" and rest and (view.awaited or {}).get("kind") == "wagering":
        text = rest  # before the cards only an ante can be meant
    if bet := BET.fullmatch(text):
        return [Intent("bet", {"amount": amount(bet[2])}, lesson=_lesson(bet[1]))]
    accepted = first == "accept"
    match = WAGER.fullmatch(rest if accepted else text)
    return None if match is None else _wagers(match, view, accepted)


def _lesson(said: str) -> str:
    return "" if said == WORDS[said] else f"the law calls it “{WORDS[said]}”"


def _wagers(match: re.Match[str], view: View, accepted: bool) -> list[Intent]:
    place = f"place {match[2]}" if match[2] else _place(view)
    details: dict[str, Any] = {"on": ANTE, "selection": place, "stake": amount(match[1])}
    ante = Intent("wager", details | ({"accepted": True} if accepted else {}))
    return [ante, _jackpot(view, place)] if match[3] else [ante]


def _jackpot(view: View, place: str) -> Intent:
    return Intent("wager", {"on": JACKPOT, "selection": place, "stake": amount(view.look["jackpot_wager"])})


def _place(view: View) -> str:
    """The viewer's own place, or the first that is free."""
    taken = {p["selection"]: p["person"] for p in view.placed}
    own = [place for place, person in taken.items() if person == view.viewer]
    free = [place for number in range(1, 8) if (place := f"place {number}") not in taken]
    return str(next(iter([*own, *free, "place 1"])))


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    asked = JACKPOT if text in ("j", "jackpot", JACKPOT) else ANTE  # the jackpot wager goes with its ante
    found = [p for p in own if p["wager"] == asked]
    if not found:
        raise BadInput(f"you have no {asked} on the layout to withdraw")
    return [Intent("withdraw", {"on": asked, "selection": p["selection"]}) for p in found]
