"""Wheel of fortune: `5 on a`, `5 symbol a`, `5 on 11 to 1`, `withdraw a`, `spin`."""

from typing import Final

from houseway.errors import BadInput
from houseway.games.wheel_of_fortune.wagers import WAGERS, letter_of
from houseway.play.grammar import Lexicon, WagerPlace
from houseway.play.hints import hint_plainly
from houseway.play.view import View

PHRASES: Final = (
    ("5 on a · 5 symbol a", "wager $5.00 on symbol a"),
    ("5 on 11 to 1", "by the odds, where one symbol pays them"),
    ("withdraw a · withdraw all", "take a wager back"),
    ("accept 9000 a", "the dealer takes it by mistake, and the table rules on it"),
    ("spin", "the dealer calls 'no more bets' and spins; Enter does it too"),
    ("as dealer no spin", "the wheel malfunctioned (with --deal-by-hand)"),
)


def place(text: str, view: View) -> WagerPlace:
    """A symbol by its letter, or by odds that no other symbol pays."""
    rows = WAGERS[view.look["spaces"]]
    letter = text.removeprefix("symbol").strip()
    if len(letter) == 1 and letter.isalpha():
        return WagerPlace(f"symbol {letter}", f"symbol {letter}")
    odds = {"evens": "1 to 1", "even money": "1 to 1"}.get(text, text)
    paid = [row.name for row in rows if str(row.pays) == odds]
    if len(paid) == 1:
        return WagerPlace(paid[0], paid[0], f"at {odds} that is {paid[0]}")
    if paid:
        raise BadInput(f"{' and '.join(paid)} both pay {odds}; say which")
    raise BadInput(f"say which symbol, {letter_of(rows[0].name)} to {letter_of(rows[-1].name)}: 5 on a, 10 on d")


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "5 on a · 2 on g · withdraw … · spin (or Enter) · ? for all"
    return hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES, hint=hint, place=place, closing=("spin", "spin the wheel", "no more bets"), plays_on=True
)
