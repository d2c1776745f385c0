"""The thirteen permissible wagers of roulette (qld s135), each a row."""

from typing import Final, NamedTuple

from houseway.equipment.wheel import colour
from houseway.games.roulette.arithmetic import covers, mask
from houseway.games.roulette.layout import PLACES
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins


class Spun(NamedTuple):
    """The facts that decide a wager: the numbers that its place covers, and the number spun."""

    bits: int
    number: int

    @property
    def told(self) -> str:
        """The number with what matters of it: `17 (black, odd, high)`."""
        if self.number == 0:
            return "0"
        half, parity = "high" if self.number > 18 else "low", "odd" if self.number % 2 else "even"
        return f"{self.number} ({colour(self.number)}, {parity}, {half})"

    @property
    def no_number(self) -> str:
        """Why it does not win by a number of 1 to 36."""
        return f"{self.told} is not among its numbers" if self.number else "the ball is on 0, on none of 1 to 36"

    @property
    def no_zero(self) -> str:
        """Why it does not win by 0."""
        return "the ball is not on 0" if self.number else "0 is not among its numbers"


COVERED: Final = "the ball is on {0.told}, and {where} covers it"
NOT_COVERED: Final = "the ball is on {0.told}, and {where} does not cover it"
NO_NUMBER: Final = "{0.no_number}"
NO_ZERO: Final = "{0.no_zero}"
ZERO: Final = "the ball is on 0, which {where} does not cover"
MASKS: Final = {kind: {place: mask(numbers) for place, numbers in found.items()} for kind, found in PLACES.items()}


def facts(kind: str, place: str, number: int) -> Spun:
    return Spun(MASKS[kind][place], number)


def number_wagered_is_spun(spun: Spun) -> bool:
    return spun.number != 0 and covers(spun.bits, spun.number)


def zero_wagered_is_spun(spun: Spun) -> bool:
    return spun.number == 0 and covers(spun.bits, 0)


def zero_spun_not_wagered(spun: Spun) -> bool:
    return spun.number == 0 and not covers(spun.bits, 0)


def another_number_spun(spun: Spun) -> bool:
    return spun.number != 0 and not covers(spun.bits, spun.number)


def _wager(name: str, odds: int, says: str) -> Wager[Spun]:
    return Wager(
        name,
        permitted="qld s135",
        clauses=(
            wins(number_wagered_is_spun, "qld s135", because=COVERED, unless=NO_NUMBER),
            wins(zero_wagered_is_spun, "qld s135", "qld s143(3)", because=COVERED, unless=NO_ZERO),
            loses(zero_spun_not_wagered, "qld s135", "qld s143(2)", because=ZERO, unless="the ball is not on 0"),
            loses(another_number_spun, "qld s135", because=NOT_COVERED),
        ),
        pays=Odds(odds, 1),
        paid_under="qld s143(1)",
        limit=name,
        selections=tuple(PLACES[name]),
        says=says,
        leaves_winner=True,  # s136(5): it may be withdrawn before the next spin
    )


WAGERS: Final = (
    _wager("straight up", 35, "one number, 0 included"),
    _wager("split", 17, "two squares that adjoin"),
    _wager("street", 11, "the three numbers of a row, or 0-1-2 or 0-2-3"),
    _wager("corner", 8, "four squares that meet, or 0-1-2-3"),
    _wager("6-line", 5, "two rows that adjoin"),
    _wager("column", 2, "the twelve numbers of a column"),
    _wager("dozen", 2, "1 to 12, 13 to 24 or 25 to 36"),
    _wager("low", 1, "1 to 18"),
    _wager("high", 1, "19 to 36"),
    _wager("even", 1, "an even number; 0 is none"),
    _wager("odd", 1, "an odd number"),
    _wager("red", 1, "a red number"),
    _wager("black", 1, "a black number"),
)
