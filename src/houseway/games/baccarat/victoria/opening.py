"""Who opens which cards: a hand that is dealt face down is passed to a player, or the dealer opens it (4/2001 rule 7).

Whoever holds the shoe keeps the hand that its marker names. The other hand goes to the player with the highest wager
on it, and so do both where the dealer deals (reading BC22); where there is none, the dealer has to open it, and the
player who opens the other may ask for both.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import names
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND, Hand
from houseway.games.baccarat.victoria.moments import OPENING
from houseway.games.baccarat.victoria.terms import (
    HANDS_IN_PLACE,
    PASSED,
    PASSED_IN_THE_FINAL,
    PASSED_TO_THE_HIGHEST,
    THIRD_IN_PLACE,
)
from houseway.games.baccarat.victoria.wagers import hand_of
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER
from houseway.play.table import Call

if TYPE_CHECKING:
    from houseway.games.baccarat.victoria.table import VictorianTable

DEALER_OPENS: Final = ""  # instead of a player's name
HANDS: Final = (PLAYERS_HAND, BANKERS_HAND)
BY_THE_PLAYER: Final = cite("vic 4/2001 r7.4.6")
A_FURTHER_CARD: Final = cite("vic 4/2001 r7.4.6.1")
WHERE_THE_DEALER_DEALS: Final = cite("reading BC22")
IN_THE_FINAL: Final = cite("vic 26/1999 r14.6.11.3")


def highest_on(table: "VictorianTable", hand: str, but: str) -> str:
    """The seated player with the highest wager on a hand, of equal ones the first; not whoever holds the shoe."""
    totals: dict[str, int] = {}
    for placed in table.placed:
        if hand_of(placed.wager.name) == hand and placed.person != but and table.may_bank(placed.person):
            totals[placed.person] = totals.get(placed.person, 0) + placed.stake
    return max(totals, key=lambda name: totals[name], default=DEALER_OPENS)


def open_hands(table: "VictorianTable") -> Steps[bool]:
    """The initial cards, hand by hand, each by whoever it is for."""
    pass_the_hands(table)
    while (hand := table.next_to_open()) is not None:
        if not (yield from open_one(table, hand, BY_THE_PLAYER)):
            return False
    if table.holder:
        table.announce(HANDS_IN_PLACE)
    else:
        table.say(table.text.face_upwards, "qld s97(6)")
    return True


def open_third(table: "VictorianTable", hand: Hand) -> Steps[bool]:
    while table.opened[hand.label] < len(hand.cards):
        if not (yield from open_one(table, hand, A_FURTHER_CARD)):
            return False
    if table.holder:
        table.announce(THIRD_IN_PLACE, names(hand.cards[2:]), hand.label)
    return True


def pass_the_hands(table: "VictorianTable") -> None:
    """Face down, to those who are to open them."""
    for hand in HANDS:
        name = table.opener(hand, 0)
        if name not in (DEALER_OPENS, table.holder):
            table.announce(_passing(table), hand, name)


def _passing(table: "VictorianTable") -> Call:
    if table.sight_of_all:
        return PASSED_IN_THE_FINAL
    return PASSED if table.holder else PASSED_TO_THE_HIGHEST


def open_one(table: "VictorianTable", hand: Hand, under: Cite) -> Steps[bool]:
    """The next cards of a hand that one person is to open; False where the coup has come to nothing."""
    at = table.opened[hand.label]
    name = table.opener(hand.label, at)
    together = next((n for n in range(at, len(hand.cards)) if table.opener(hand.label, n) != name), len(hand.cards))
    by = under if table.holder else IN_THE_FINAL if table.sight_of_all else WHERE_THE_DEALER_DEALS
    about = f"{hand.label}, {together - at} card{'s' * (together - at > 1)}"
    still = partial(_still, table, hand, at, name)
    answer = yield Choice(name or DEALER, {"open": Offer(by)}, by, about, wanted=still, moment=OPENING)
    if table.void_under:
        return False
    if answer is not None:
        table.opened[hand.label] = together
    return True


def _still(table: "VictorianTable", hand: Hand, at: int, name: str) -> bool:
    """Is it still for the same person, and this hand's turn?"""
    turn = table.next_to_open() in (None, hand) or at >= 2
    return turn and table.opener(hand.label, at) == name and not table.void_under
