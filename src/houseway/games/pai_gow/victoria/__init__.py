"""Pai gow in Victoria since 30 July 2004: notice 9/2004 over the procedure of Queensland's Part 19 (reading P31)."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.games.pai_gow.dealing import deal
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.texts import Text
from houseway.games.pai_gow.victoria.acts import ACTS, CROWN_ACTS
from houseway.games.pai_gow.victoria.checking import checked
from houseway.games.pai_gow.victoria.dealing import deal_to_all
from houseway.games.pai_gow.victoria.dice import AREAS, crown_first_box, first_box
from houseway.games.pai_gow.victoria.layout import cloth, crown, crown_cloth, ordinary
from houseway.games.pai_gow.victoria.rules import CrownRules
from houseway.games.pai_gow.wagers import PLAYERS_HAND
from houseway.play.game import Game
from houseway.play.people import Role

__all__ = ["CROWN", "VIC", "texts"]

VIC: Final = Text(
    first_box,
    deal,
    floor_manager=Role.GAME_SUPERVISOR,
    on_request=cite("vic 9/2004 r12.1.4"),
    checked=checked,
    stays_set=cite("vic 9/2004 r12.1.5"),
    looks_again=False,
    alone=cite("vic 9/2004 r10.8"),
    always_alone=True,
)
ON_SIX_AREAS: Final = (replace(PLAYERS_HAND, selections=PLAYERS_HAND.selections[:AREAS]),)
SIX_AREAS: Final = cite("vic 9/2004 r18.3.1")
CROWN: Final = replace(VIC, first_box=crown_first_box, deal=deal_to_all, rules=CrownRules, areas=SIX_AREAS)


def texts(qld: Game[Any]) -> tuple[Game[Any], ...]:
    """The ordinary game and Crown Pai Gow, made from Queensland's."""
    vic = replace(
        qld, rules="vic", part="vic 9/2004", since="2004-07-30T04:00", acts=ACTS, sign_under=cite("vic 9/2004 r2.5")
    )
    return (
        _version(vic, "Pai Gow", VIC, cloth=cloth, told=ordinary),
        _version(
            vic,
            "Crown Pai Gow",
            CROWN,
            cloth=crown_cloth,
            told=crown,
            players=(1, 18),
            wagers=ON_SIX_AREAS,
            acts=CROWN_ACTS,
        ),
    )


def _version(base: Game[Any], name: str, text: Text, **changes: Any) -> Game[Any]:
    return replace(base, variant={"version": name}, table=partial(PaiGowTable, text=text), **changes)
