"""The entry terminal of a sic-bo table (qld s67) and how a result is entered there (s78)."""

from collections.abc import Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.dice import FACES, Roll
from houseway.errors import Ground, Refused
from houseway.families.tumbler import DICE, INVALID
from houseway.games.sic_bo.terms import ENTRY, PRESS, SETTLE
from houseway.play.acts import several
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR

__all__ = ["BUTTONS", "EntryTerminal", "enter"]

BUTTONS: Final = tuple(FACES)  # s67(4)(a)
NUMBERS: Final = several(
    "numbers", [button for button in BUTTONS for _ in range(DICE)], least=DICE, most=DICE, optional=True
)


class EntryTerminal:
    """Six numbered buttons, an entry button, and an LED that shows the numbers pressed last."""

    under = cite("qld s67(4)")

    def __init__(self) -> None:
        self.led: Roll = ()  # s67(4)(c)
        self.entered: Roll = ()  # what the electronic equipment holds: the areas that win on it are lit, s67(2)
        self.dark: list[str] = []  # areas that should be lit and are not

    def press(self, numbers: Sequence[int]) -> None:
        self.led = tuple(numbers)

    def press_entry(self) -> None:
        """Enters what the LED shows; a second time, it clears what was entered."""
        if self.entered:
            self.led = self.entered = ()
        else:
            self.entered = self.led

    def holds(self, dice: Roll) -> bool:
        return tuple(sorted(self.entered)) == dice

    def shows(self, dice: Roll) -> bool:
        return tuple(sorted(self.led)) == dice


def enter(terminal: EntryTerminal, dice: Roll) -> Steps[Any]:
    """Until the result is entered as it was announced: then the winning areas are lit, and wagers can be settled."""
    while True:
        answer = yield Choice(
            DEALER_OR_MORE_SENIOR,
            _offers(terminal, dice),
            cite("qld s78(1)"),
            "the result is entered",
            refuses=lambda act: _not_now(terminal, dice, act),
        )
        if answer is INVALID:
            return INVALID
        _, act, details = answer
        if act == SETTLE:
            return dice
        if act == PRESS:
            terminal.press(details.get("numbers", dice))
        else:
            terminal.press_entry()


def _offers(terminal: EntryTerminal, dice: Roll) -> dict[str, Offer]:
    """What the dealer does next stands first."""
    if terminal.holds(dice):
        return {SETTLE: Offer(cite("qld s78(2)"), says="every winning area is lit")}
    if terminal.entered:
        return {ENTRY: Offer(cite("qld s78(5)"), says="wrong numbers were entered: this clears them")}
    if not terminal.led:
        return {PRESS: Offer(cite("qld s78(1)"), (NUMBERS,), "the numbers announced, unless others are given")}
    press = {PRESS: Offer(cite("qld s78(3)"), (NUMBERS,), "the three correct buttons, one after the other")}
    entry = {ENTRY: Offer(cite("qld s78(4)"), says="this enters what the LED shows")}
    return entry | press if terminal.shows(dice) else press | entry


def _not_now(terminal: EntryTerminal, dice: Roll, act: str) -> Refused | None:
    """Why one of the dealer's next steps is not open yet, or no more."""
    if act == SETTLE and terminal.entered:
        why = "the numbers entered are not those of the dice"
        return Refused("qld s78(5)", why, ground=Ground.WHEN, instead="clear them with the entry button")
    if act == SETTLE:
        why = "the result has not been entered"
        return Refused("qld s78(1)", why, ground=Ground.WHEN, instead="press the three buttons, then the entry button")
    if act == ENTRY and terminal.holds(dice):
        return Refused("qld s78(5)", "the numbers entered are right: there is nothing to clear", ground=Ground.WHEN)
    if act == ENTRY:
        return Refused("qld s78(4)", "no numbers have been pressed", ground=Ground.WHEN, instead="press them first")
    if act == PRESS and terminal.holds(dice):
        return Refused("qld s78(4)", "the result is entered already", ground=Ground.WHEN)
    if act == PRESS:
        why = "wrong numbers have been entered"
        return Refused("qld s78(6)", why, ground=Ground.WHEN, instead="clear them with the entry button first")
    return None
