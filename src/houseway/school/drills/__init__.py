"""The kinds of items, in the order of the school: each a module with `make`, and what it makes no sense for."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from houseway.play.game import Game
from houseway.school.drills import (
    call,
    count,
    do_it,
    lay,
    limit,
    next_step,
    pay,
    read_the_hand,
    rule_on_it,
    set_the_tiles,
    settle,
    spot_the_error,
    take_or_refuse,
)
from houseway.school.item import Item, ItemName


class Drill(NamedTuple):
    """One kind of item: what it asks, how one is made, and why it makes no sense for a game, if it does not."""

    kind: str
    says: str
    make: Callable[[ItemName], Item | None]
    senseless: Callable[[Game[Any]], str]


DRILLS: Final[Mapping[str, Drill]] = {
    each.KIND: Drill(each.KIND, each.SAYS, each.make, each.senseless)
    for each in (
        lay,
        do_it,
        call,
        pay,
        settle,
        take_or_refuse,
        next_step,
        rule_on_it,
        spot_the_error,
        read_the_hand,
        set_the_tiles,
        limit,
        count,
    )
}
