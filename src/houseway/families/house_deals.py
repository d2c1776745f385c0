"""Where the house's own devices deal, the table knows every card: what is reported of them is held against that."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Ways
from houseway.play.ask import Offer
from houseway.play.round import Round
from houseway.play.table import Table

T = TypeVar("T", bound=Table)
NOT_SO: Final = "the house dealt: the table knows every card that came, and this did not happen"


def by_hand(row: Act[T], knows: str) -> Act[T]:
    """The same row, refused where the house deals, whatever is said: what the table `knows` is the reason."""

    def when(round_: Round[T], who: str) -> Ways:
        return () if round_.table.house_deals else row.when(round_, who)

    def refuses(round_: Round[T], details: Mapping[str, Any]) -> Refused | None:
        if round_.table.house_deals:  # before anything is looked at, so that the answer tells nothing of it
            return Refused(row.under, knows, ground=Ground.WHAT)
        return row.refuses(round_, details) if row.refuses else None

    return replace(row, when=when, refuses=refuses)


def held_against_the_deal(*rows: Act[T]) -> tuple[Act[T], ...]:
    """The same reports, each refused under its own provision where the house deals (reading G26)."""
    return tuple(by_hand(row, NOT_SO) for row in rows)


def as_dealt(
    table: Table, offers: Mapping[str, Offer], untrue: str
) -> tuple[Mapping[str, Offer], Callable[[str], Refused | None] | None]:
    """What a count of the cards may find, and why not more: where the house deals, none is missing or too many."""
    if not table.house_deals:
        return offers, None
    refused = Refused(offers[untrue].under, NOT_SO, ground=Ground.WHAT)
    return {act: offer for act, offer in offers.items() if act != untrue}, {untrue: refused}.get
