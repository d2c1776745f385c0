"""Cards that are found unfit, or to be no whole deck: when they are looked over, between rounds of play, or in one."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.moments import BEFORE, DECK
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, Ways
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

T = TypeVar("T", bound=PokerTable)


def unfit_cards(name: str, under: Cite, used: Callable[[T], bool], bring: Callable[[T], None], *also: Cite) -> Act[T]:
    """The row of this act. `used`: are cards in use that nobody has found unfit? `bring` has others come, by `also`."""
    finds, closed = partial(_find, (under, *also), bring), partial(_nothing_to_find, under)
    return Act(
        name,
        DEALER_OR_MORE_SENIOR,
        under,
        partial(_may_find, used),
        finds,
        "a card is unfit for further use",
        closed=closed,
    )


def _may_find(used: Callable[[T], bool], round_: "Round[T]", _who: str) -> Ways:
    """While cards are looked over, or those in use are not to be changed anyway."""
    return [()] if round_.moment == DECK or used(round_.table) else []


def _nothing_to_find(under: Cite, _round: "Round[T]", _who: str) -> Refused:
    return Refused(under, "other cards come to the table before the next round of play", ground=Ground.WHEN)


def _find(
    under: tuple[Cite, ...],
    bring: Callable[[T], None],
    round_: "Round[T]",
    who: str,
    _details: Mapping[str, Any],
) -> None:
    table = round_.table
    bring(table)
    if round_.moment == DECK:
        table.wrong_deck = True
        table.rule(f"the {who} finds the deck wrong: another complete deck comes to the table", *under, "reading K83")
    elif round_.moment == BEFORE:
        table.rule(f"the {who} considers a card unfit: a complete deck comes to the table", *under)
    else:
        what = f"the {who} considers a card unfit: a complete deck comes to the table after this round of play"
        table.rule(what, *under, "reading K83")
