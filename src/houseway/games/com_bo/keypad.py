"""The control panel (r2.4) and how a result is entered there and put right (r7.4 to r7.6, r9.8)."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME, Card
from houseway.games.com_bo.arithmetic import value
from houseway.games.com_bo.moments import ENTERING
from houseway.games.com_bo.terms import BOXES, DEAL_BUTTON, DEALER_OR_ABOVE, ENTER, NOTIFY, PIT_BOSS, PUT_RIGHT, SETTLE
from houseway.play.acts import several
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER, Role

if TYPE_CHECKING:
    from houseway.games.com_bo.table import ComBoTable

SWITCHES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")  # ace through king
PRESSED: Final = several(
    "cards", [s for s in SWITCHES for _ in BOXES], least=len(BOXES), most=len(BOXES), optional=True
)
TELLS: Final = frozenset({Role.DEALER, Role.GAME_SUPERVISOR})  # r9.8(b)


class KeypadStep(NamedTuple):
    """What is to be done at the panel next, and by whom."""

    who: frozenset[Role]
    under: Cite
    offers: dict[str, Offer]


class Keypad:
    """The switches that were pressed, in order; their areas are lit. The 'deal' button closes the entry (CM6)."""

    def __init__(self) -> None:
        self.pressed: tuple[str, ...] = ()
        self.deal_pressed = False
        self.pit_boss_told = False

    def holds(self, cards: Sequence[Card]) -> bool:
        return self.pressed == result_of(cards)

    @property
    def values(self) -> list[int]:
        return [value(SWITCHES.index(switch) + 1) for switch in self.pressed]


def result_of(cards: Sequence[Card]) -> tuple[str, ...]:
    """The switches that stand for these cards, in dealing order (r7.4)."""
    return tuple(NAME[card][:-1] for card in cards)


def enter(table: "ComBoTable") -> Steps[None]:
    """Until the result stands there as it was dealt and the dealer settles by it, or the cards alone decide (r9.9)."""
    while not (table.void_under or table.fault):
        step = next_step(table)
        still = partial(_still, table, step)
        answer = yield Choice(step.who, step.offers, step.under, "entering the result", wanted=still, moment=ENTERING)
        if answer is None:  # the cards or the panel have changed meanwhile
            continue
        _, act, details = answer
        if act == SETTLE:
            return
        if act == DEAL_BUTTON:
            table.keypad.deal_pressed = True
        elif act == NOTIFY:
            table.keypad.pit_boss_told = True
        else:
            table.keypad.pressed = tuple(details.get("cards", result_of(table.cards)))


def _still(table: "ComBoTable", step: KeypadStep) -> bool:
    return not (table.void_under or table.fault) and next_step(table) == step


def next_step(table: "ComBoTable") -> KeypadStep:
    """Who does what next at the panel; the ordinary thing stands first."""
    keypad, right = table.keypad, table.keypad.holds(table.cards)
    press = {DEAL_BUTTON: Offer(cite("reading CM6"), says="this closes the entry")}
    if not keypad.pressed:
        return _step(DEALER_OR_ABOVE, "vic 29/2000 r7.4", _entry("vic 29/2000 r7.4"))
    if right and not keypad.deal_pressed:
        return _step(DEALER_OR_ABOVE, "vic 29/2000 r7.4", press | _entry("vic 29/2000 r7.4"))
    if not keypad.deal_pressed:
        return _step(DEALER, "vic 29/2000 r9.8(a)", _entry("vic 29/2000 r9.8(a)") | press)
    if right:
        return _step(DEALER, "vic 29/2000 r7.5", {SETTLE: Offer(cite("vic 29/2000 r7.5"))})
    under = cite("vic 29/2000 r9.8(b)")
    if keypad.pit_boss_told:
        return _step(PIT_BOSS, under.text, {PUT_RIGHT: Offer(under)})
    return _step(TELLS, under.text, {NOTIFY: Offer(under, says="a wrong result is in")})


def _entry(under: str) -> dict[str, Offer]:
    return {ENTER: Offer(cite(under), (PRESSED,), "as dealt, unless other cards are given")}


def _step(who: frozenset[Role], under: str, offers: dict[str, Offer]) -> KeypadStep:
    return KeypadStep(who, cite(under), offers)
