"""Decks of the wrong number (r9.6), an automatic shoe or lights that fail (r9.7, r9.9), and the panel (r7.6)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.house_deals import held_against_the_deal
from houseway.games.com_bo.keypad import Keypad
from houseway.games.com_bo.moments import ENTERING, IN_PLAY, MOMENTS, WAGERING, WITH_CARDS
from houseway.games.com_bo.shuffles import at_once
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import DEALER_OR_ABOVE
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly
from houseway.play.ask import Script
from houseway.play.round import Round

NOT_LIT: Final = ("winning areas stay dark", "wrong areas light")
NOT_ENTERED: Final = "no result has been dealt that could light an area"
NO_SHOE: Final = "the cards do not come out of an automatic shoe"
FAILURES: Final = ("jams", "stops shuffling", "does not complete a shuffle cycle")


# r9.6, r9.7, r9.9: decks, automatic shoe and lights


def wrong_number(round_: Round[ComBoTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    """A round that has begun is void; before that there are only new cards (reading CM10)."""
    table = round_.table
    table.due = "replaced"
    if round_.moment in IN_PLAY:
        table.rule("the cards in use are not of the right number: void", "vic 29/2000 r9.6")
        table.void_under = cite("vic 29/2000 r9.6")
        return None
    what = "the cards in use are not of the right number, and are replaced"
    table.rule(what, "vic 29/2000 r9.6", "reading CM10")
    return ScriptAnswer(None) if round_.moment == WAGERING else None


def shuffles_by_itself(round_: Round[ComBoTable], _who: str) -> Ways:
    return [(choice("failure", FAILURES),)] if round_.table.automatic else []


def automatic_shoe_fails(
    round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]
) -> Script | ScriptAnswer | None:
    """The cards on the layout stay, and the round goes on (reading CM5)."""
    what = f"the automatic shoe {details['failure']}: the cards are shuffled again"
    round_.table.rule(what, "vic 29/2000 r9.7", "reading CM5")
    return at_once(round_, "automatic shoe")


def lights_may_fail(_round: Round[ComBoTable], _who: str) -> Ways:
    return [(choice("failure", NOT_LIT),)]


def lights_fail(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.fault = True
    what = f"{details['failure']}: the cards decide, and play stops until the fault is rectified"
    table.rule(what, "vic 29/2000 r9.9")


# r7.6: somebody else at the panel


def activated_by_another(round_: Round[ComBoTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.keypad = Keypad()
    then = "the result is entered anew" if round_.moment == ENTERING else "it counts for nothing"
    table.rule(f"somebody who may not has activated the control panel: {then}", "vic 29/2000 r7.6", "reading CM7")


WRONG_NUMBER: Final[Act[ComBoTable]] = act(
    "wrong number of cards", DEALER_OR_ABOVE, "vic 29/2000 r9.6", plainly, wrong_number, at=MOMENTS
)
FAULTS: Final[tuple[Act[ComBoTable], ...]] = (
    *held_against_the_deal(WRONG_NUMBER),
    *(
        act(name, DEALER_OR_ABOVE, under, ways, does, at=at, closed=closed)
        for name, under, ways, does, at, closed in (
            ("automatic shoe fails", "vic 29/2000 r9.7", shuffles_by_itself, automatic_shoe_fails, WITH_CARDS, NO_SHOE),
            ("lights fail", "vic 29/2000 r9.9", lights_may_fail, lights_fail, (ENTERING,), NOT_ENTERED),
            ("panel activated by another", "vic 29/2000 r7.6", plainly, activated_by_another, MOMENTS, None),
        )
    ),
)
