"""Where a game's own Part provides for each step in the ring: the family itself knows no section numbers."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.play.table import Call

__all__ = ["BARRED", "BOXER", "FLOATER", "HOUSE_SPINNER", "NO_SPIN", "OUTSIDE", "Grounds", "RingCalls", "RingCites"]

BOXER: Final = "boxer"
HOUSE_SPINNER: Final = "house spinner"
NO_SPIN: Final = "no spin"
BARRED: Final = "barred"
FLOATER: Final = "floater"
OUTSIDE: Final = "coin outside the ring"


class RingCites(NamedTuple):
    """The spinner, the spins and the coins."""

    offer: Cite  # of the spin, to the first player
    onward: Cite  # to the next, clockwise
    accept: Cite  # whoever accepts comes in and selects the coins
    number: Cite  # so many coins are spun
    must_wager: Cite  # a spinner's wager comes before the first spin
    not_over: Cite  # it lies until it is decided
    elect: Cite  # a spinner who wins may go on
    must_retire: Cite  # and one who loses may not
    stop: Cite  # a spinner stops before the wager is decided
    kip: Cite
    uppermost: Cite
    called: Cite  # 'no more bets', before the spin
    shown: Cite  # the result of each spin
    three_invalid: Cite  # the spinner's first spins: the spinner chooses
    stand_in: Cite  # to have somebody else go on
    back: tuple[Cite, ...]  # why the wager of a spinner who then retires goes back
    direct: Cite  # somebody else is told to go on
    outside: Cite  # a coin out of the ring is looked for
    examine: Cite  # and looked at
    one_lost: Cite
    new_set: Cite
    go_on: Cite  # with what is left of the old set


class Grounds(NamedTuple):
    """Why a spin is declared invalid, and who may not do so."""

    declared: Cite  # by announcing it
    floater: tuple[Cite, ...]  # may be declared
    in_time: tuple[Cite, ...]  # but only so long
    must: Mapping[str, Cite]  # each cause for which a spin must be declared invalid
    not_for_players: Cite


class RingCalls(NamedTuple):
    """What the boxer calls."""

    spinner: Call
    also_a_player: Call
    bowl: Call
    result: Call
    no_more_bets: Call
    invalid: Mapping[str, Call]  # 'no spin', 'barred'
    floater: Mapping[str, Call]  # the same words, where the cause is a floater
