"""Values that somebody writes: odds, sums and percentages."""

import re
from fractions import Fraction
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.money import Amount, BadMoney, Odds, Pays, cents
from houseway.play.settable import Read

MOST: Final = 10**9
_PAIR: Final = re.compile(r"([0-9]{1,9}) (to|for) ([0-9]{1,9})")
_SHARE: Final = re.compile(r"([0-9]{1,3})(?:\.([0-9]{1,6}))? ?%")


def pays_like(present: Pays) -> Read:
    """Another payout of the same kind: `36 to 1`, or of a ticket `12 for 1`, or `$50`."""

    def read(text: str) -> Pays:
        return _sum(text) if isinstance(present, Amount) else _pair(text, present)

    return read


def _sum(text: str) -> Pays:
    try:
        found = cents(text.strip().removeprefix("$"))
    except BadMoney:
        found = 0
    if not 0 < found <= MOST:
        raise BadInput(f"a sum like $50 or $12.50, not {quoted(text)}")
    return Amount(found)


def _pair(text: str, present: Odds) -> Pays:
    word = "for" if " for " in str(present) else "to"
    found = _PAIR.fullmatch(" ".join(text.split()))
    if not found or found[2] != word or "0" in (found[1].lstrip("0") or "0", found[3].lstrip("0") or "0"):
        raise BadInput(f"odds like '3 {word} 2', not {quoted(text)}")
    kind = type(present)
    return kind(int(found[1]), int(found[3]))


def share(text: str) -> Fraction:
    """`4.5%`, as a fraction."""
    found = _SHARE.fullmatch(text.strip())
    if not found:
        raise BadInput(f"a percentage like 4.5%, not {quoted(text)}")
    value = Fraction(f"{found[1]}.{found[2] or 0}") / 100
    if value > 1:
        raise BadInput(f"a percentage up to 100%, not {quoted(text)}")
    return value


def in_percent(share: int, of_each: int) -> str:
    value = Fraction(100 * share, of_each)
    return f"{value.numerator}%" if value.denominator == 1 else f"{float(value):g}%"
