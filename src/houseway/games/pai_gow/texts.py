"""The texts that pai gow is played under: Part 19, and notice 9/2004 laid over it (reading P31), for either version.

Where Victoria says nothing, it is as in Queensland. What Victoria alone has is in `victoria`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.games.pai_gow.dealing import deal
from houseway.games.pai_gow.dice import cut_and_shake
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.irregularities import ACTS
from houseway.games.pai_gow.layout import cloth, told
from houseway.games.pai_gow.refusals import CROWN, STEPS, VICTORIAN
from houseway.games.pai_gow.rules import Rules
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria import acts as victoria
from houseway.games.pai_gow.victoria import layout as victorian
from houseway.games.pai_gow.victoria.dealing import deal_to_all
from houseway.games.pai_gow.victoria.dice import AREAS, crown_first_box, first_box
from houseway.games.pai_gow.victoria.hand_check import checked
from houseway.games.pai_gow.victoria.rules import CrownRules
from houseway.games.pai_gow.wagers import BANKS_FIVE_PER_CENT, PLAYERS_HAND
from houseway.money import Commission
from houseway.play.acts import Act
from houseway.play.ask import Steps
from houseway.play.cloth import Cloth, Mark
from houseway.play.wager import Wager


def unchecked(_table: PaiGowTable, _hand: Hand) -> Steps[None]:
    """Nobody looks at what the dealer has set."""
    yield from ()


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Text:
    """One text of the game."""

    rules: str
    part: str
    since: str
    variant: Mapping[str, Any]
    players: tuple[int, int]
    wagers: Sequence[Wager[Any]]
    acts: Sequence[Act[PaiGowTable]]
    cloth: Callable[[PaiGowTable], Cloth]
    told: Callable[[PaiGowTable], Iterable[Mark]]  # at the table
    sign: Cite
    first_box: Callable[[PaiGowTable], Steps[int]]  # tiles are cut and dice are shaken: who receives the first tiles
    deal: Callable[[PaiGowTable, int], Steps[None]]  # from that box on
    run: Callable[..., Rules]  # what the operator may choose
    on_request: Cite  # the dealer sets a player's hand the house way,
    checked: Callable[[PaiGowTable, Hand], Steps[None]]  # and then
    stays_set: Cite  # a hand that is set
    looks_again: bool  # may its player look at it?
    areas: Cite  # how many the layout has
    banks_commission: Commission = BANKS_FIVE_PER_CENT
    alone: Cite  # on a box, by arrangement,
    always_alone: bool  # also with a wager that is not over the maximum
    house_cut: Cite  # how tiles are cut where the house banks,
    own_cut: Cite  # and where a player does
    steps: Mapping[str, Cite]  # that the procedure asks people for


QUEENSLAND_1998: Final = Text(
    rules="qld",
    part="qld part 19",
    since="1998-09-04",
    variant={},
    players=(1, 24),  # eight boxes, three players to a box
    wagers=(PLAYERS_HAND,),
    acts=ACTS,
    cloth=cloth,
    told=told,
    sign=cite("qld s421(1)"),
    first_box=cut_and_shake,
    deal=deal,
    run=Rules,
    on_request=cite("qld s436(1)"),
    checked=unchecked,
    stays_set=cite("qld s435(4)"),
    looks_again=True,
    areas=cite("qld s413(2)(b)(ii)"),
    alone=cite("qld s421(1)(c)"),
    always_alone=False,
    house_cut=cite("qld s430(3)"),
    own_cut=cite("qld s430(4)"),
    steps=STEPS,
)
VICTORIA_2004: Final = replace(
    QUEENSLAND_1998,
    rules="vic",
    part="vic 9/2004",
    since="2004-07-30T04:00",
    variant={"version": "Pai Gow"},
    acts=victoria.ACTS,
    cloth=victorian.cloth,
    told=victorian.ordinary,
    sign=cite("vic 9/2004 r2.5"),
    first_box=first_box,
    on_request=cite("vic 9/2004 r12.1.4"),
    checked=checked,
    stays_set=cite("vic 9/2004 r12.1.5"),
    looks_again=False,
    alone=cite("vic 9/2004 r10.8"),
    always_alone=True,
    house_cut=cite("vic 9/2004 r7.6"),
    steps=VICTORIAN,
)
CROWN_2004: Final = replace(
    VICTORIA_2004,
    variant={"version": "Crown Pai Gow"},
    players=(1, 18),
    wagers=(replace(PLAYERS_HAND, selections=PLAYERS_HAND.selections[:AREAS]),),
    acts=victoria.CROWN_ACTS,
    cloth=victorian.crown_cloth,
    told=victorian.crown,
    first_box=crown_first_box,
    deal=deal_to_all,
    run=CrownRules,
    areas=cite("vic 9/2004 r18.3.1"),
    house_cut=cite("vic 9/2004 r18.4.1.1"),
    own_cut=cite("vic 9/2004 r18.4.1.1"),
    steps=CROWN,
)
