"""The two wheels of Part 9: what each of its Divisions says of symbols, odds and limits, and where."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from houseway.cite import Cite, cite, cites
from houseway.equipment.wheel import Wheel
from houseway.families.limits_by_odds import LeastMaximum, least

# The rims, clockwise: like symbols are spread as evenly as they can be (reading F4, for diagrams 8 and 10).
RIM_OF_50: Final = "abacagabeacadabacafabacadabacahabeacadabacafabacad"
RIM_OF_52: Final = "abafacbadabacabaeabcadabacabagacbadabacabaeacbadabac"


@dataclass(frozen=True, eq=False, slots=True)
class Text:
    """One Division. The second takes over what the first says, and cites the section that lets it."""

    spaces: int
    wheel: Wheel[str]
    sections: Mapping[str, Cite]  # what sets how many sections bear each symbol
    odds: Mapping[str, int]  # to 1, by symbol
    paid: str
    limits: Mapping[str, LeastMaximum]  # by odds
    limits_set: str  # by the operator
    wide: Cite  # the wheel
    arranged: Cite  # round the rim
    cloth: Cite
    areas: tuple[Cite, ...]
    named: tuple[Cite, ...]  # by the operator, as it likes
    approval: Cite | None = None  # by the chief executive, where it needs one
    spinning: tuple[Cite, ...] = ()  # what applies ss 146 to 148 here,
    wagering: tuple[Cite, ...] = ()  # ss 149 to 152 and 153(3), (4),
    pegs: tuple[Cite, ...] = ()  # s154(2), (3),
    irregularities: tuple[Cite, ...] = ()  # and s155


def _sections(under: str, symbols: str) -> Mapping[str, Cite]:
    """The paragraph of each symbol has its letter."""
    return {letter: cite(f"{under}({letter})") for letter in symbols}


DIVISION_1: Final = Text(
    50,
    Wheel("wheel of fortune", tuple(RIM_OF_50)),
    sections=_sections("qld s145(2)", "abcdefgh"),
    odds={"a": 1, "b": 5, "c": 5, "d": 11, "e": 22, "f": 22, "g": 44, "h": 44},
    paid="qld s154(1)",
    limits={
        "1 to 1": least("5", "400", "qld s153(2)(a)"),
        "5 to 1": least("5", "80", "qld s153(2)(b)"),
        "11 to 1": least("5", "40", "qld s153(2)(c)"),
        "22 to 1": least("5", "20", "qld s153(2)(d)"),
        "44 to 1": least("5", "10", "qld s153(2)(e)"),
    },
    limits_set="qld s153(1)",
    wide=cite("qld s145(1)"),
    arranged=cite("qld s145(3)"),
    cloth=cite("qld s145(4)"),
    areas=cites("qld s145(5)"),
    named=cites("qld s145(6)"),
)
DIVISION_2: Final = Text(
    52,
    Wheel("alternative wheel of fortune", tuple(RIM_OF_52)),
    sections=_sections("qld s156(2)", "abcdefg"),
    odds={"a": 1, "b": 3, "c": 5, "d": 11, "e": 23, "f": 47, "g": 47},
    paid="qld s160(1)",
    limits={
        "1 to 1": least("5", "200", "qld s159(1)(a)"),
        "3 to 1": least("5", "80", "qld s159(1)(b)"),
        "5 to 1": least("5", "40", "qld s159(1)(c)"),
        "11 to 1": least("5", "20", "qld s159(1)(d)"),
        "23 to 1": least("2", "10", "qld s159(2)(a)"),
        "47 to 1": least("2", "5", "qld s159(2)(b)"),
    },
    limits_set="qld s159(1)",
    wide=cite("qld s156(1)"),
    arranged=cite("qld s156(3)"),
    cloth=cite("qld s156(4)"),
    areas=cites("qld s156(5)", "qld s145(5)"),
    named=cites("qld s156(5)", "qld s145(6)"),
    approval=cite("qld s156(1)"),
    spinning=cites("qld s157"),
    wagering=cites("qld s158"),
    pegs=cites("qld s160(2)"),
    irregularities=cites("qld s161"),
)
TEXTS: Final = {text.spaces: text for text in (DIVISION_1, DIVISION_2)}
