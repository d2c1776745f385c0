"""What a player told the dealer to place, and the dealer did not, or not there: the player answers for it."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Ways, choice, choice_by
from houseway.play.people import DEALER_OR_MORE_SENIOR, Role
from houseway.play.round import Round

NAME: Final = "instruction not carried out"


def instruction_missed(under: Cite, by: frozenset[Role] = DEALER_OR_MORE_SENIOR) -> Act[Any]:
    """The report, under the provision that leaves it to the player: who was to have which wager (reading G18)."""

    def instructed(round_: Round[Any], _who: str) -> Ways:
        names = [person.name for person in round_.table.players]
        rows = [(row.name, row.selections) for row in round_.game.wagers]
        on = choice("on", [name for name, _ in rows]), choice_by("selection", "on", rows)
        return [(choice("person", names), *on)] if names else []

    def found(round_: Round[Any], _who: str, details: Mapping[str, Any]) -> None:
        what = (
            f"{details['person']}'s instruction for the {details['on']} on {details['selection']} was not carried out"
        )
        then = "the player may still put it right" if round_.wagering is not None else "the player answers for that"
        round_.table.rule(f"{what}: {then}, and wagers count as they lie", under, "reading G18")

    def nobody(_round: Round[Any], _who: str) -> Refused:
        return Refused(under, "nobody plays who could have given one", ground=Ground.WHEN)

    return Act(NAME, by, under, instructed, found, "the dealer did not place it, or not there", closed=nobody)
