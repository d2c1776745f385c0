"""The words of Part 9: the two wheels of its Divisions, and the calls that the dealer makes."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from houseway.cite import Cite, cite, cites
from houseway.equipment.wheel import Wheel
from houseway.play.table import call

__all__ = [
    "ANTICLOCKWISE",
    "CLOCKWISE",
    "DIVISIONS",
    "NOTICE",
    "NO_MORE_BETS",
    "NO_SPIN",
    "WINNING_SYMBOL",
    "Division",
]

CLOCKWISE, ANTICLOCKWISE = "clockwise", "anticlockwise"  # s146(1): either way, spin by spin

# The rims, clockwise: like symbols are spread as evenly as they can be (reading F4, for diagrams 8 and 10).
RIM_OF_50: Final = "abacagabeacadabacafabacadabacahabeacadabacafabacad"
RIM_OF_52: Final = "abafacbadabacabaeabcadabacabagacbadabacabaeacbadabac"


class Division(NamedTuple):
    """One of the two wheels. Division 2 takes over what Division 1 says, and cites the section that lets it."""

    spaces: int
    wheel: Wheel[str]
    sections: Mapping[str, Cite]  # what sets how many sections bear each symbol
    wide: Cite  # the wheel
    arranged: Cite  # round the rim
    cloth: Cite
    areas: tuple[Cite, ...]
    named: tuple[Cite, ...]  # by the operator, as it likes
    spinning: tuple[Cite, ...] = ()  # what applies ss 146 to 148 here,
    wagering: tuple[Cite, ...] = ()  # ss 149 to 152 and 153(3), (4),
    pegs: tuple[Cite, ...] = ()  # s154(2), (3),
    irregularities: tuple[Cite, ...] = ()  # and s155


def _sections(under: str, symbols: str) -> Mapping[str, Cite]:
    """The paragraph of each symbol has its letter."""
    return {letter: cite(f"{under}({letter})") for letter in symbols}


DIVISION_1: Final = Division(
    50,
    Wheel("wheel of fortune", tuple(RIM_OF_50)),
    _sections("qld s145(2)", "abcdefgh"),
    wide=cite("qld s145(1)"),
    arranged=cite("qld s145(3)"),
    cloth=cite("qld s145(4)"),
    areas=cites("qld s145(5)"),
    named=cites("qld s145(6)"),
)
DIVISION_2: Final = Division(
    52,
    Wheel("alternative wheel of fortune", tuple(RIM_OF_52)),
    _sections("qld s156(2)", "abcdefg"),
    wide=cite("qld s156(1)"),
    arranged=cite("qld s156(3)"),
    cloth=cite("qld s156(4)"),
    areas=cites("qld s156(5)", "qld s145(5)"),
    named=cites("qld s156(5)", "qld s145(6)"),
    spinning=cites("qld s157"),
    wagering=cites("qld s158"),
    pegs=cites("qld s160(2)"),
    irregularities=cites("qld s161"),
)
DIVISIONS: Final[Mapping[int, Division]] = {50: DIVISION_1, 52: DIVISION_2}

NO_MORE_BETS: Final = call("no more bets", "qld s146(4)")
WINNING_SYMBOL: Final = call("symbol {0}", "qld s147")
NO_SPIN: Final = call("no spin", "qld s155(1)")
NOTICE: Final = call("On a peg? The symbol that went by last wins, never the one about to come.", "qld s154(3)")
