"""Decks of the wrong number (r9.6), an automatic shoe or lights that fail (r9.7, r9.9), and the panel (r7.6)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.games.com_bo.dealing import prepare_the_cards
from houseway.games.com_bo.keypad import AGAIN, LIGHTS_FAILED, Keypad, Void, being_entered
from houseway.games.com_bo.moments import card_awaited, in_play, on_or_open
from houseway.games.com_bo.terms import DEALER_OR_ABOVE
from houseway.play.acts import Act, Answer, Ways, act, choice
from houseway.play.ask import Script

if TYPE_CHECKING:
    from houseway.games.com_bo.table import ComBoTable
    from houseway.play.round import Round

__all__ = ["FAULTS"]

NOT_LIT: Final = ("winning areas stay dark", "wrong areas light")
FAILURES: Final = ("jams", "stops shuffling", "does not complete a shuffle cycle")


# r9.6, r9.7, r9.9: decks, automatic shoe and lights


def round_is_on(round_: "Round[ComBoTable]", _who: str) -> Ways:
    return [()] if in_play(round_) else []


def wrong_number(round_: "Round[ComBoTable]", _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    table.due = "replaced"
    table.rule("the cards in use are not of the right number: void", "vic 29/2000 r9.6")
    return Answer(Void(cite("vic 29/2000 r9.6")))


def shuffles_by_itself(round_: "Round[ComBoTable]", _who: str) -> Ways:
    return [(choice("failure", FAILURES),)] if round_.table.automatic and on_or_open(round_) else []


def automatic_shoe_fails(round_: "Round[ComBoTable]", _who: str, details: Mapping[str, Any]) -> Script:
    """The cards on the layout stay, and the round goes on (reading CM5)."""
    table, awaited = round_.table, card_awaited(round_)
    what = f"the automatic shoe {details['failure']}: the cards are shuffled again"
    table.rule(what, "vic 29/2000 r9.7", "reading CM5")
    table.due = "automatic shoe"
    yield from prepare_the_cards(table)
    return Answer(AGAIN) if awaited else None


def result_is_being_entered(round_: "Round[ComBoTable]", _who: str) -> Ways:
    return [()] if being_entered(round_.ask) else []


def lights_may_fail(round_: "Round[ComBoTable]", _who: str) -> Ways:
    return [(choice("failure", NOT_LIT),)] if being_entered(round_.ask) else []


def lights_fail(round_: "Round[ComBoTable]", _who: str, details: Mapping[str, Any]) -> Answer:
    table = round_.table
    table.fault = True
    what = f"{details['failure']}: the cards decide, and play stops until the fault is rectified"
    table.rule(what, "vic 29/2000 r9.9")
    return Answer(LIGHTS_FAILED)


# r7.6: somebody else at the panel


def activated_by_another(round_: "Round[ComBoTable]", _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    table.keypad = Keypad()
    what = "somebody who may not has activated the control panel: the result is entered anew"
    table.rule(what, "vic 29/2000 r7.6", "reading CM7")
    return Answer(AGAIN)


FAULTS: "Final[tuple[Act[ComBoTable], ...]]" = (
    act("wrong number of cards", DEALER_OR_ABOVE, "vic 29/2000 r9.6", round_is_on, wrong_number),
    act("automatic shoe fails", DEALER_OR_ABOVE, "vic 29/2000 r9.7", shuffles_by_itself, automatic_shoe_fails),
    act("lights fail", DEALER_OR_ABOVE, "vic 29/2000 r9.9", lights_may_fail, lights_fail),
    act(
        "panel activated by another", DEALER_OR_ABOVE, "vic 29/2000 r7.6", result_is_being_entered, activated_by_another
    ),
)
