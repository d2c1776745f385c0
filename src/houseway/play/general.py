"""What applies to every wager at a table, whatever the game: Queensland's Part 2, or a Victorian game's own rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from houseway.cite import Cite, cite
from houseway.play.people import DIRECTORS, Role


@dataclass(frozen=True, eq=False)
class General:
    """The provisions behind what the core does at any table, and who may change its limits."""

    joins: Cite  # a player joins the game, buys chips and goes
    staffed: Cite  # staff run the game and do not play it
    not_permitted: Cite  # wagers of other types
    by_sign: Cite  # the limits are those on the sign
    increment: Cite  # the steps that the sign may ask for
    under_minimum: Cite  # accepted all the same: stands once
    over_maximum: Cite  # accepted all the same: the excess is void
    increment_shown: Cite  # the steps stand on the sign
    limits_by: frozenset[Role] = DIRECTORS  # who may alter the limits
    limits_under: Cite | None = None  # what lets them, if not what has the sign
    limits_any_time: bool = False  # also while a round is on: for the wagers of the next one
    excess: Cite | None = None  # how what is over the maximum is read, where a reading says it
    own_hands: Cite | None = None  # players place their own wagers, where another rule than that on chips says so
    excluded: Cite | None = None  # who had a device takes no further part; without it no device is ruled on
    no_coins: Cite | None = None  # coins are for some games only
    one_coin: Cite | None = None  # and only of one value
    from_minimum: bool = False  # the steps are counted from the minimum, not from nought
    takes: frozenset[Cite] = frozenset()  # amounts outside the limits that are taken, not refused (reading G14)
    deleted: Mapping[str, Cite] = field(default_factory=dict)  # wagers that a notice took out of the game, by name


QLD: Final = General(
    joins=cite("qld s3(2)"),
    staffed=cite("qld s3(1)"),
    not_permitted=cite("qld s5(1)(a)"),
    by_sign=cite("qld s5(1)(b)"),
    increment=cite("qld s5(3)"),
    under_minimum=cite("qld s5(2)(a)"),
    over_maximum=cite("qld s5(2)(b)"),
    increment_shown=cite("qld s5(4)"),
    excluded=cite("qld s4(2)(b)"),
    no_coins=cite("qld s6(1)"),
    one_coin=cite("qld s6(2)"),
)
