"""The texts that baccarat is played under: Part 6 of Queensland, and the notices of Victoria over it (reading BC20)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from houseway.cite import Cite, cite, cites
from houseway.errors import Refused
from houseway.families.baccarat.text import CoupText
from houseway.games.baccarat import moments
from houseway.games.baccarat.banker import OFFERED, banker_deals
from houseway.games.baccarat.irregularities import ACTS
from houseway.games.baccarat.key import key
from houseway.games.baccarat.layout import told
from houseway.games.baccarat.look import look
from houseway.games.baccarat.procedure import concluded
from houseway.games.baccarat.refusals import STEPS, refuses
from houseway.games.baccarat.rules import DECKS, SECRET_WAGERS, SETTINGS
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import PART_6
from houseway.games.baccarat.victoria import irregularities, procedure, terms
from houseway.games.baccarat.victoria import key as victorian_key
from houseway.games.baccarat.victoria import layout as victorian_layout
from houseway.games.baccarat.victoria import look as victorian_look
from houseway.games.baccarat.victoria import moments as victorian_moments
from houseway.games.baccarat.victoria import wagers as victorian_wagers
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.refusals import (
    STEPS_OF_1999,
    STEPS_OF_2001,
    refuses_in_1999,
    refuses_in_2001,
)
from houseway.games.baccarat.victoria.shoe_holder import OFFERED_TO_HOLD
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.wagers import WAGERS
from houseway.play.acts import Act, Details, Fields
from houseway.play.ask import Offer, Steps
from houseway.play.cloth import Mark
from houseway.play.events import Call
from houseway.play.round import Round
from houseway.play.wager import Wager
from houseway.rulebook.parallel import Parallel

EIGHT_DECKS: Final = cite("qld s84(1)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(CoupText):
    """One text of the game: its numbers, citations and words, and the steps that another text does otherwise."""

    rules: str
    since: str
    places: tuple[int, int]  # the fewest and the most numbered places
    places_under: Cite
    decks: int = DECKS
    decks_under: Cite = EIGHT_DECKS
    settings: Fields
    moments: Sequence[str]
    wagers: Sequence[Wager[Any]]
    acts: Sequence[Act[Any]]
    table: Callable[..., BaccaratTable]
    offered: Mapping[str, Offer]  # to whom the shoe is offered
    place_bets: Call | None = None  # announced when wagers may be made
    banker_wagers: bool = True  # or relinquishes the shoe (s95)
    deals: Callable[[Any], Steps[bool]]  # False where the shoe was passed on
    concludes: Callable[[Any], Steps[None]]
    unfinished: tuple[Cite, ...]  # why wagers go back on a coup for which there are too few cards
    on_a_dummy: Cite  # nobody wagers
    final: Cite | None = None  # the last hand of a final
    after_the_last: Cite  # nobody wagers, until there are other cards
    steps: Mapping[str, Cite]  # what the procedure asks people to do
    refuses: Callable[[Round[Any], str, str, Details], Refused | None]
    look: Callable[[Any, str], Mapping[str, Any]]
    key: Callable[[Round[Any]], object]
    told: Callable[[Any], Iterable[Mark]]  # at the layout


QUEENSLAND_1998: Final = Text(
    rules="qld",
    since="1998-09-04",
    part=PART_6,
    shoe_completed="no more cards are dealt before a shuffle or new cards",
    face_upwards="the hands lie face upwards before the dealer",
    places=(10, 14),
    places_under=cite("qld s81(1)"),
    settings=SETTINGS,
    moments=moments.MOMENTS,
    wagers=WAGERS,
    acts=ACTS,
    table=BaccaratTable,
    offered=OFFERED,
    deals=banker_deals,
    concludes=concluded,
    unfinished=cites("qld s106(8)(a)", "reading BC4"),
    on_a_dummy=cite("qld s106(6)"),
    after_the_last=cite("qld s100(3)"),
    steps=STEPS,
    refuses=refuses,
    look=look,
    key=key,
    told=told,
)
VICTORIA_1999: Final = Text(
    rules="vic",
    since="1999-11-08T04:00",
    part=Parallel("vic 26/1999", PART_6.pairs),
    shoe_completed=QUEENSLAND_1998.shoe_completed,
    face_upwards=QUEENSLAND_1998.face_upwards,
    places=(5, 14),
    places_under=cite("vic 26/1999 r2.1"),
    settings=(*SETTINGS, SECRET_WAGERS),
    moments=victorian_moments.MOMENTS,
    wagers=victorian_wagers.WAGERS,
    acts=irregularities.ACTS_OF_1999,
    table=VictorianTable,
    offered=OFFERED,
    deals=procedure.dealt_in_1999,
    concludes=procedure.concluded_in_1999,
    unfinished=QUEENSLAND_1998.unfinished,
    on_a_dummy=QUEENSLAND_1998.on_a_dummy,
    after_the_last=QUEENSLAND_1998.after_the_last,
    final=cite("vic 26/1999 r14.6.11"),
    steps=STEPS_OF_1999,
    refuses=refuses_in_1999,
    look=victorian_look.look,
    key=victorian_key.key,
    told=victorian_layout.told,
)
OVER_PART_6: Final = {
    "qld s88": "vic 4/2001 r5.4",
    "qld s92(2)(b)": "vic 4/2001 r9.5.5",
    "qld s97(2)": "vic 4/2001 r4.6.4",
    "qld s100(2)": "vic 4/2001 r9.5.3",
    "qld s100(3)": "vic 4/2001 r9.5.5",
    "qld s106(5)(a)": "vic 4/2001 r12.9.1",
    "qld s106(5)(b)": "vic 4/2001 r12.9.3",
    "qld s106(6)": "vic 4/2001 r12.9.2",
    "qld s106(8)(a)": "vic 4/2001 r12.11",
    "qld s106(8)(b)": "vic 4/2001 r12.11",
}
"""What notice 4/2001 says in place of Part 6, of what the family says."""
VICTORIA_2001: Final = Text(
    rules="vic",
    since="2001-03-16T04:00",
    part=Parallel("vic 4/2001", {**PART_6.pairs, **OVER_PART_6}),
    last_round="the next coup is the last on which wagers may be placed",
    shoe_completed="the cards are shuffled, or preshuffled ones come to the table",
    face_upwards=QUEENSLAND_1998.face_upwards,
    dummy_begins="a Dummy Coup begins with {0}: no wagers",
    dummy_round="Dummy Coup",
    comes_to="it is void",
    places=VICTORIA_1999.places,
    places_under=VICTORIA_1999.places_under,
    settings=VICTORIA_1999.settings,
    moments=VICTORIA_1999.moments,
    wagers=VICTORIA_1999.wagers,
    acts=irregularities.ACTS_OF_2001,
    table=TableOf2001,
    offered=OFFERED_TO_HOLD,
    place_bets=terms.PLACE_BETS,
    banker_wagers=False,  # whoever holds the shoe only deals and opens (r7.4.2)
    deals=procedure.dealt_in_2001,
    concludes=procedure.concluded_in_2001,
    unfinished=cites("vic 4/2001 r12.11"),
    on_a_dummy=cite("vic 4/2001 r12.9.5.1"),
    after_the_last=cite("vic 4/2001 r9.5.3"),
    final=cite("vic 4/2001 r14.6.11"),
    steps=STEPS_OF_2001,
    refuses=refuses_in_2001,
    look=VICTORIA_1999.look,
    key=VICTORIA_1999.key,
    told=VICTORIA_1999.told,
)
