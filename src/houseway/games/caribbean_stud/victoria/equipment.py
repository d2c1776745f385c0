"""Cards that are changed between rounds (r3.2), and a shuffling shoe that does not shuffle (r14.13)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.games.caribbean_stud.moments import IN_PLACE, NEW_IN_PLACE, SHUFFLING, WAGERS_OPEN
from houseway.games.caribbean_stud.preparation import new_cards
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.play.acts import Act, Ways, act, choice, several
from houseway.play.ask import Aside, Offer, Script
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR_OR_ABOVE
from houseway.play.round import Round

# r3.2


def some_or_all(_round: Round[VictorianTable], _who: str) -> Ways:
    return [(several("cards", NAME, optional=True),)]


def change_cards(round_: Round[VictorianTable], who: str, details: Mapping[str, Any]) -> Script:
    """Single cards, or the whole deck, which is checked, shuffled and cut."""
    table = round_.table
    if unfit := details.get("cards"):
        table.rule(f"the {who} has unfit cards changed: {', '.join(unfit)}", "vic 25/1999 r3.2")
        return None
    table.rule(f"the {who} has all the cards changed", "vic 25/1999 r3.2")
    yield from new_cards(table)
    return None


# r14.13

FAULTS: Final = ("jams", "stops shuffling", "does not complete the shuffle")
SHUFFLES: Final = (NEW_IN_PLACE, WAGERS_OPEN, IN_PLACE)


def a_shuffling_shoe(round_: Round[VictorianTable], _who: str) -> Ways:
    return [(choice("fault", FAULTS),)] if round_.table.rules.device else []


def reshuffle(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> Script:
    under = cite("vic 25/1999 r14.13")
    round_.table.rule(f"the shuffling shoe {details['fault']}: the cards are shuffled again", under)
    yield Aside(DEALER, {"shuffle": Offer(under)}, under, "the shuffling shoe has failed")
    return None


EQUIPMENT_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("change the cards", GAME_SUPERVISOR_OR_ABOVE, "vic 25/1999 r3.2", some_or_all, change_cards, "unfit ones",
        at=(SHUFFLING, IN_PLACE, WAGERS_OPEN)),
    act("shuffling shoe fails", DEALER_OR_MORE_SENIOR, "vic 25/1999 r14.13", a_shuffling_shoe, reshuffle, at=SHUFFLES,
        closed="no shuffling shoe is shuffling"),
)  # fmt: skip
