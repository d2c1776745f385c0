"""The two texts of baccarat in Victoria that are held, the later over the earlier, and both over Part 6 (BC20).

26/1999 changes the seats, and has secret wagers; 4/2001 the shoe, the end of the shoe and the irregularities.
"""

from dataclasses import replace
from typing import Final

from houseway.cite import cite
from houseway.games.baccarat.texts import PART_6
from houseway.games.baccarat.victoria.terms import DUMMY_FROM_CARD, LAST_COUP, SHOE_ENDS
from houseway.play.people import Role

__all__ = ["OF_1999", "OF_2001"]

CARDS_OF_1999: Final = replace(PART_6.coup.cards, sorted_by=Role.GAME_SUPERVISOR)
OF_1999: Final = replace(
    PART_6,
    places=(5, 14),
    places_under=cite("vic 26/1999 r2.1"),
    coup=replace(PART_6.coup, cards=CARDS_OF_1999),
)
OF_2001: Final = replace(
    OF_1999,
    coup=replace(
        OF_1999.coup,
        last_round=LAST_COUP,
        shoe_completed=SHOE_ENDS,
        dummy_round=DUMMY_FROM_CARD,
        cards=replace(CARDS_OF_1999, replaced_preshuffled=cite("vic 4/2001 r9.5.5")),
        faults=replace(
            PART_6.coup.faults,
            dummy=(cite("vic 4/2001 r12.9.1"), cite("vic 4/2001 r12.9.2")),
            no_effect=(cite("vic 4/2001 r12.11"),),
            after_the_last=(cite("vic 4/2001 r9.5.5"), cite("reading BC14")),
            dummy_called="Dummy Coup",
            comes_to="it is void",
        ),
    ),
)
