"""The entry terminal of a sic-bo table (qld s67) and how a result is entered there (s78)."""

from collections.abc import Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.dice import FACES, Roll
from houseway.errors import Ground, Refused
from houseway.families.tumbler import DICE, INVALID
from houseway.games.sic_bo.moments import RESULT
from houseway.games.sic_bo.terms import ENTRY, PRESS, SETTLE
from houseway.play.acts import Details, several
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR

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
            self.clear()
        else:
            self.entered = self.led

    def clear(self) -> None:
        self.led = self.entered = ()

    def holds(self, dice: Roll) -> bool:
        return tuple(sorted(self.entered)) == dice

    def shows(self, dice: Roll) -> bool:
        return tuple(sorted(self.led)) == dice


def enter(terminal: EntryTerminal, dice: Roll) -> Steps[Any]:
    """Until the result is entered as it was announced: then the winning areas are lit, and wagers can be settled."""
    while True:
        offers, under = _offers(terminal, dice), cite("qld s78(1)")
        answer = yield Choice(DEALER_OR_MORE_SENIOR, offers, under, "entering the result", moment=RESULT)
        if answer is INVALID:
            return INVALID
        _, act, details = answer
        if act == SETTLE:
            return dice
        if act == PRESS:
            terminal.press(details.get("numbers", dice))
        elif act == ENTRY:
            terminal.press_entry()
        else:  # s79: what somebody else has entered
            terminal.clear()


def no_such_numbers(details: Details) -> Refused | None:
    """What the terminal has no buttons for, or does not enter."""
    numbers = details.get("numbers")
    if not isinstance(numbers, list | tuple) or not all(type(number) is int for number in numbers):
        return None
    if not set(numbers) <= set(BUTTONS):
        return Refused("qld s67(4)(a)", "the buttons are numbered 1 to 6")
    return Refused("qld s67(4)(c)", f"{DICE} numbers are entered, not {len(numbers)}", ground=Ground.AMOUNT)


def _offers(terminal: EntryTerminal, dice: Roll) -> dict[str, Offer]:
    """What the dealer does next stands first."""
    if terminal.holds(dice):
        return {SETTLE: Offer(cite("qld s78(2)"), says="every winning area is lit")}
    if terminal.entered:
        return {ENTRY: Offer(cite("qld s78(5)"), says="wrong numbers were entered: this clears them")}
    if not terminal.led:
        return {
            PRESS: Offer(
                cite("qld s78(1)"), (NUMBERS,), "the numbers announced, unless others are given", no_such_numbers
            )
        }
    press = {
        PRESS: Offer(cite("qld s78(3)"), (NUMBERS,), "the three correct buttons, one after the other", no_such_numbers)
    }
    entry = {ENTRY: Offer(cite("qld s78(4)"), says="this enters what the LED shows")}
    return entry | press if terminal.shows(dice) else press | entry
