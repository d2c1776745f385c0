"""The one wager of pai gow, on a player's hand against the bank's (qld s426(1), s444), and the bank's own account."""

from dataclasses import replace
from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.games.pai_gow.account import Profit
from houseway.games.pai_gow.arithmetic import (
    COPY,
    ZEROS,
    against_high,
    against_low,
    hand_name,
    high_is_higher,
    low_is_higher,
    points,
)
from houseway.games.pai_gow.boxes import BOXES, amounts, check_box, gone
from houseway.games.pai_gow.house_way.ways import TileSetting
from houseway.games.pai_gow.rules import LIMIT
from houseway.money import Cents, Commission, Odds, rounded_down
from houseway.play.wager import Wager, loses, voids, wins


class HandRanks(NamedTuple):
    """The facts that decide a wager: the ranks of the player's two hands and of the bank's."""

    low: int
    high: int
    banks_low: int
    banks_high: int

    @property
    def lows(self) -> str:
        """`6 with the 11 against 3 with the low 7`."""
        return _against(self.low, self.banks_low, against_low(self.low, self.banks_low))

    @property
    def highs(self) -> str:
        return _against(self.high, self.banks_high, against_high(self.high, self.banks_high))


CLOSE: Final = {
    COPY: ", a copy, which counts as the bank's",
    ZEROS: ", and of two zeros the bank's is higher",
}


def _against(hand: int, banks: int, stands: int) -> str:
    return f"{hand_name(hand)} against {hand_name(banks)}{CLOSE.get(stands, '')}"


BOTH: Final = "both hands of {selection} are higher than the bank's, as it takes to win: low {0.lows}; high {0.highs}"
NOT_BOTH: Final = "not both hands are higher than the bank's: low {0.lows}; high {0.highs}"
DRAWN: Final = "one each is a draw"
LOW_ALONE: Final = (
    f"only the low hand of {{selection}} is higher than the bank's ({{0.lows}}); the high is not ({{0.highs}}): {DRAWN}"
)
NOT_LOW_ALONE: Final = "it is not the low hand alone that is higher: low {0.lows}"
HIGH_ALONE: Final = (
    f"only the high hand of {{selection}} is higher than the bank's ({{0.highs}}); the low is not ({{0.lows}}): {DRAWN}"
)
NOT_HIGH_ALONE: Final = "it is not the high hand alone that is higher: high {0.highs}"
NEITHER: Final = "neither hand of {selection} is higher than the bank's: low {0.lows}; high {0.highs}"
GAINED: Final = "the bank {0.told}: {person} has won with it"
NO_GAIN: Final = "the bank {0.told}: there is no gain"
SHORT: Final = "the bank {0.told}: what is short comes from {person}'s chips"
EVEN: Final = "the bank {0.told}: {person} has neither won nor lost with it"


def compared(player: TileSetting, bank: TileSetting) -> HandRanks:
    return HandRanks(player.low_rank, player.high_rank, bank.low_rank, bank.high_rank)


def low_higher(f: HandRanks) -> bool:
    return low_is_higher(f.low, f.banks_low)


def high_higher(f: HandRanks) -> bool:
    return high_is_higher(f.high, f.banks_high)


def both_higher(f: HandRanks) -> bool:
    return low_higher(f) and high_higher(f)


def only_low_higher(f: HandRanks) -> bool:
    return low_higher(f) and not high_higher(f)


def only_high_higher(f: HandRanks) -> bool:
    return high_higher(f) and not low_higher(f)


def neither_higher(f: HandRanks) -> bool:
    return not low_higher(f) and not high_higher(f)


FIVE_PER_CENT: Final = Commission(5, 100, cite("qld s426(1)"), rounded_down(1, "reading P22"))
BANKS_FIVE_PER_CENT: Final = replace(FIVE_PER_CENT, under=cite("qld s426(2)"))
"""Of what a player's bank gains."""


def five_per_cent(won: Cents, charge: Commission = FIVE_PER_CENT) -> tuple[Cents, tuple[Cite, ...]]:
    """The commission, and the reading where part of a cent of it is not charged."""
    assert charge.rounding is not None
    return charge.on(won), (charge.rounding.under,) if won * charge.share % charge.of_each else ()


PLAYERS_HAND: Final = Wager[HandRanks](
    "player's hand",
    permitted="qld s420(2)",
    clauses=(
        wins(both_higher, "qld s444(1)", because=BOTH, unless=NOT_BOTH),
        voids(only_low_higher, "qld s444(2)(a)", because=LOW_ALONE, unless=NOT_LOW_ALONE),
        voids(only_high_higher, "qld s444(2)(b)", because=HIGH_ALONE, unless=NOT_HIGH_ALONE),
        loses(neither_higher, "qld s444(1)", "qld s444(2)", because=NEITHER),
    ),
    pays=Odds(1, 1),
    paid_under="qld s426(1)",
    commission=FIVE_PER_CENT,
    limit=LIMIT,
    selections=BOXES,
    says="both hands of a box against the bank's",
    check=check_box,
    amounts=amounts,
    withdrawn=gone,
)

# What a comparison rests on besides, where hands are close

SAME_TOTAL: Final = (cite("qld s444(3)"), cite("reading P1"))
HIGH_COPY: Final = cite("qld s444(4)")
LOW_COPY: Final = cite("qld s444(5)")
BOTH_ZERO: Final = cite("qld s444(6)")


def grounds(f: HandRanks) -> tuple[Cite, ...]:
    """The highest tile decided a hand of the same total, or it was a copy, or both low hands were zero."""
    zero = points(f.low) == points(f.banks_low) == 0
    by_tile = (not zero and _by_tile(f.low, f.banks_low)) or _by_tile(f.high, f.banks_high)
    found: tuple[Cite, ...] = SAME_TOTAL if by_tile else ()
    found += (HIGH_COPY,) if f.high == f.banks_high else ()
    return (*found, BOTH_ZERO) if zero else (*found, LOW_COPY) if f.low == f.banks_low else found


def _by_tile(one: int, other: int) -> bool:
    """The same points, and neither a copy nor hands that rank by name."""
    return one != other and points(one) == points(other) <= 9


# The bank: no wager, but chips that cover everybody else's


BANK: Final = Wager[Profit](
    "bank",
    permitted="qld s425(4)",
    clauses=(
        wins(lambda f: f.amount > 0, "qld s426(2)", "reading P2", because=GAINED, unless=NO_GAIN),
        loses(lambda f: f.amount < 0, "qld s425(4)", because=SHORT, unless="the bank paid no more than it collected"),
        voids(lambda f: f.amount == 0, "qld s426(2)", because=EVEN),
    ),
    selections=BOXES,
    withdrawn=gone,
)
