"""Values that somebody writes: odds and sums."""

import re
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.money import BadMoney, FixedSum, Odds, Pays, cents
from houseway.play.settable import Read

MOST: Final = 10**9
_PAIR: Final = re.compile(r"([0-9]{1,9}) (to|for) ([0-9]{1,9})")


def pays_like(present: Pays) -> Read:
    """Another payout of the same kind: `36 to 1`, or of a ticket `12 for 1`, or `$50`."""

    def read(text: str) -> Pays:
        return _sum(text) if isinstance(present, FixedSum) else _pair(text, present)

    return read


def _sum(text: str) -> Pays:
    try:
        found = cents(text.strip().removeprefix("$"))
    except BadMoney:
        found = 0
    if not 0 < found <= MOST:
        raise BadInput(f"a sum like $50 or $12.50, not {quoted(text)}")
    return FixedSum(found)


def _pair(text: str, present: Odds) -> Pays:
    word = "for" if " for " in str(present) else "to"
    found = _PAIR.fullmatch(" ".join(text.split()))
    if not found or found[2] != word or "0" in (found[1].lstrip("0") or "0", found[3].lstrip("0") or "0"):
        raise BadInput(f"odds like '3 {word} 2', not {quoted(text)}")
    kind = type(present)
    return kind(int(found[1]), int(found[3]))
