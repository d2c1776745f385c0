"""What goes wrong in a person's hands alone: where the house's own devices deal, the table knows that it has not."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Ways
from houseway.play.round import Round
from houseway.play.table import Table

T = TypeVar("T", bound=Table)


def by_hand(row: Act[T], knows: str) -> Act[T]:
    """The same row, refused where the house deals, whatever is said: what the table `knows` is the reason."""

    def when(round_: Round[T], who: str) -> Ways:
        return () if round_.table.house_deals else row.when(round_, who)

    def refuses(round_: Round[T], details: Mapping[str, Any]) -> Refused | None:
        if round_.table.house_deals:  # before anything is looked at, so that the answer tells nothing of it
            return Refused(row.under, knows, ground=Ground.WHAT)
        return row.refuses(round_, details) if row.refuses else None

    return replace(row, when=when, refuses=refuses)
