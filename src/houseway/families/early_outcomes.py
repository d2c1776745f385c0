"""What a device seems to give before it can: refused under what has to be done first."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from houseway.cite import Cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.tumbler import TumblerTable, read_roll
from houseway.play.table import Table

T = TypeVar("T", bound=Table)
Why: TypeAlias = Mapping[str, tuple[str | Cite, str]]
"""By the moment of the round: the provision, and what has not been done."""


def too_soon(can_give: Callable[[T, Any], bool], why: Why) -> Callable[[T, Any], Refused | None]:
    """Why nothing that the device of a game can give comes now; nothing is said of what it can never give."""

    def refuses(table: T, value: Any) -> Refused | None:
        if table.moment not in why or not can_give(table, value):
            return None
        under, what = why[table.moment]
        return Refused(under, what, ground=Ground.WHEN)

    return refuses


def is_roll(_table: TumblerTable, value: Any) -> bool:
    """Three dice, as they come or as a record has them."""
    try:
        read_roll("-".join(map(str, value)) if isinstance(value, tuple) else value)
    except BadInput:
        return False
    return True
