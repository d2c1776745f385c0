"""What one text of baccarat says: where it provides for each step, and the numbers that another text changes."""

from dataclasses import dataclass
from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.cites import CardCites, CoupCites, FaultCites
from houseway.families.shuffling import ShufflingCites
from houseway.games.baccarat.terms import (
    BANKERS_POINTS,
    CUTTING_CARD,
    DUMMY_ROUND,
    FACE_UPWARDS,
    FOR_INSPECTION,
    LAST_ROUND,
    NATURAL,
    PLAYERS_POINTS,
    SHOE_COMPLETED,
    THIS_IS_LAST,
)

__all__ = ["PART_6", "Text"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """One text of the game."""

    places: tuple[int, int]  # the fewest and the most numbered places
    places_under: Cite
    coup: CoupCites


SHUFFLING: Final = ShufflingCites(
    sorting=cite("qld s91(1)"),
    spreading=cite("qld s91(2)"),
    shuffling=cite("qld s92(1)"),
    required=cite("qld s93(1)"),
    presenting=cite("qld s93(1)"),
    offering=cite("qld s93(2)"),
    declined=cite("qld s93(2)"),
    nobody=cite("qld s93(3)"),
    cutting=cite("qld s93(4)"),
    once=cite("qld s93(5)"),
    completing=cite("qld s93(5)"),
    marking=cite("qld s93(6)"),
    loading=cite("qld s93(7)"),
)
CARDS: Final = CardCites(
    shuffling=SHUFFLING,
    inspected=FOR_INSPECTION,
    begin_preshuffled=cite("qld s91(4)"),
    replaced=cite("qld s92(2)(a)"),
    replaced_preshuffled=cite("qld s92(2)(b)"),
    reshuffled=cite("qld s92A"),
    burnt=cite("qld s93(8)"),
)
FAULTS: Final = FaultCites(
    becomes_bankers=cite("qld s106(1)"),
    becomes_next=cite("qld s106(2)"),
    excess=cite("qld s106(3)"),
    disclosed=cite("qld s106(4)(a)"),
    face_up_first=cite("qld s106(4)(b)"),
    dummy=(cite("qld s106(5)(a)"), cite("qld s106(6)")),
    live=(cite("qld s106(7)(a)"), cite("qld s106(7)(b)")),
    no_effect=(cite("qld s106(8)(a)"), cite("qld s106(8)(b)")),
    after_natural=(cite("qld s101"), cite("reading BC13")),
    not_the_last=(cite("reading BC5"),),
    after_the_last=(cite("qld s100(3)"), cite("reading BC14")),
)
PART_6: Final = Text(
    places=(10, 14),
    places_under=cite("qld s81(1)"),
    coup=CoupCites(
        only_source=cite("qld s84(2)"),
        players_card=cite("qld s97(4)"),
        bankers_card=cite("qld s97(5)"),
        players_points=PLAYERS_POINTS,
        bankers_points=BANKERS_POINTS,
        natural=NATURAL,
        players_third=cite("qld s102"),
        bankers_third=cite("qld s103(1)"),
        cutting_card=CUTTING_CARD,
        last_round=LAST_ROUND,
        this_is_last=THIS_IS_LAST,
        dummy_round=DUMMY_ROUND,
        shoe_completed=SHOE_COMPLETED,
        turned=FACE_UPWARDS,
        cards=CARDS,
        faults=FAULTS,
    ),
)
