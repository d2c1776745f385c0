"""The permissible wagers of wheel of fortune: one on each symbol (qld s149), at the odds of its wheel (ss 154, 160)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from houseway.games.wheel_of_fortune.arithmetic import is_spun
from houseway.games.wheel_of_fortune.terms import DIVISIONS
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins

__all__ = ["WAGERS", "Spun", "facts", "letter_of"]


class Spun(NamedTuple):
    """The facts that decide a wager: the symbol wagered on, and the symbol spun."""

    wagered: int
    spun: int


def facts(wager: str, spun: str) -> Spun:
    return Spun(ord(letter_of(wager)), ord(spun))


def letter_of(wager: str) -> str:
    """`symbol a` is the wager on a."""
    return wager[-1]


def that_symbol_is_spun(spun: Spun) -> bool:
    return is_spun(*spun)


def another_symbol_is_spun(spun: Spun) -> bool:
    return not is_spun(*spun)


def _symbol(spaces: int, letter: str, odds: int, paid_under: str) -> Wager[Spun]:
    division, name = DIVISIONS[spaces], f"symbol {letter}"
    under = "qld s149", *(each.text for each in division.wagering)
    return Wager(
        name,
        permitted="qld s149",
        clauses=(wins(that_symbol_is_spun, *under), loses(another_symbol_is_spun, *under)),
        pays=Odds(odds),
        paid_under=paid_under,
        limit=str(Odds(odds)),  # the limits follow the odds
        selections=(name,),
        says=f"{division.wheel.weights()[letter]} of the {spaces} sections",
        leaves_winner=True,  # s150(4): it may be withdrawn before the next spin
    )


WAGERS: Final[Mapping[int, tuple[Wager[Spun], ...]]] = {
    50: (
        _symbol(50, "a", 1, "qld s154(1)"),
        _symbol(50, "b", 5, "qld s154(1)"),
        _symbol(50, "c", 5, "qld s154(1)"),
        _symbol(50, "d", 11, "qld s154(1)"),
        _symbol(50, "e", 22, "qld s154(1)"),
        _symbol(50, "f", 22, "qld s154(1)"),
        _symbol(50, "g", 44, "qld s154(1)"),
        _symbol(50, "h", 44, "qld s154(1)"),
    ),
    52: (
        _symbol(52, "a", 1, "qld s160(1)"),
        _symbol(52, "b", 3, "qld s160(1)"),
        _symbol(52, "c", 5, "qld s160(1)"),
        _symbol(52, "d", 11, "qld s160(1)"),
        _symbol(52, "e", 23, "qld s160(1)"),
        _symbol(52, "f", 47, "qld s160(1)"),
        _symbol(52, "g", 47, "qld s160(1)"),
    ),
}
"""By the spaces of the wheel."""
