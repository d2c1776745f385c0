"""The chips of a roulette table: colours for its players (qld s137), and how far value chips may be used (s142)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.families.colour_chips import chip_acts
from houseway.games.roulette.table import CHIP_CITES, RouletteTable
from houseway.money import Cents
from houseway.play.acts import Act, Ways, act, choice, money
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS


def any_time(round_: Round[RouletteTable], _who: str) -> Ways:
    """For the whole table, or for one player."""
    names = [person.name for person in round_.table.players]
    of = (choice("person", names, optional=True),) if names else ()
    limited = choice("use", ("limit",)), money("most", 100, MOST_CHIPS)
    return [(choice("use", ("permit", "prohibit")), *of), (*limited, *of)]


def set_value_chips(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> None:
    limits: dict[str, Cents | None] = {"permit": None, "limit": details.get("most"), "prohibit": 0}
    round_.table.limit_value_chips(limits[details["use"]], details.get("person", ""))


CHIP_ACTS: Final[tuple[Act[RouletteTable], ...]] = (
    *chip_acts(CHIP_CITES),
    act("value chips", DEALER_OR_MORE_SENIOR, "qld s142", any_time, set_value_chips),
)
