"""Why a decision is refused: on the hand whose turn it is, and out of turn (qld ss 30, 36 to 39, 43)."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.blackjack.arithmetic import VALUE, may_double
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Details
from houseway.play.people import Role
from houseway.play.round import Round


def refused_decision(table: BlackjackTable, hand: Hand, person: str, act: str) -> Refused | None:
    if act == "double down":
        return _no_double(table, hand, person)
    if act == "split":
        return _no_split(hand, person)
    return None


def _no_double(table: BlackjackTable, hand: Hand, person: str) -> Refused:
    if len(hand.cards) != 2:
        why = "doubling down is for the first two cards of a hand"
        return Refused("qld s37(1)", why, ground=Ground.WHEN, instead="draw or stand")
    if not may_double(hand.hard, hand.total):
        why = f"two cards must make 9, 10 or 11 with any ace as 1, not {hand.hard}"
        return Refused("qld s37(3)" if hand.ace else "qld s37(1)", why, instead="draw or stand")
    held = table.people[person].purse.value
    return Refused("qld s37(1)", f"{person} has no chips left to double with ({held} cents)", ground=Ground.MEANS)


def _no_split(hand: Hand, person: str) -> Refused:
    if hand.split:
        return Refused("qld s38(4)(a)", "a hand that was split may not be split again", instead="draw or stand")
    if len(hand.cards) != 2 or VALUE[hand.cards[0]] != VALUE[hand.cards[1]]:
        return Refused("qld s38(1)", "only two cards of identical value may be split", instead="draw or stand")
    return Refused("qld s38(2)", f"{person} cannot match the original wager", ground=Ground.MEANS)


# Decisions that nobody has asked this person for

TURN: Final = cite("qld s30(2)")
OPEN_UNDER: Final = {
    "draw": TURN,
    "stand": TURN,
    "double down": TURN,
    "split": TURN,
    "insure": cite("qld s36(3)"),
    "first hand": cite("qld s43(d)"),
    "second hand": cite("qld s43(d)"),
}


def refuses(round_: Round[BlackjackTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a player may not decide this now: somebody else does, the hand is complete, or it is not the time."""
    table, under = round_.table, OPEN_UNDER.get(act)
    person = table.people.get(who)
    if under is None or person is None or person.role is not Role.PLAYER:
        return None
    hand = table.decision
    if under is TURN and hand is not None and hand.box is not None and who in hand.box.players:
        decides = table.decides_for(hand)
        if who != decides:
            why = f"{decides or 'a pit boss'} decides for {hand.box.label}"
            return Refused("qld s43(a)", why, ground=Ground.WHO)
    full = [
        h for h in table.hands() if h.box is not None and h.live and h.cards and who in h.box.players and h.complete
    ]
    if act == "draw" and full:
        return _no_draw(full[-1])
    why = f"it is not the time for {who} to '{act}'"
    return Refused(under, why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")


def _no_draw(hand: Hand) -> Refused:
    if hand.doubled:
        return Refused("qld s39(1)(b)", f"{hand.label} was doubled and has its one card", ground=Ground.WHEN)
    if hand.split and VALUE[hand.cards[0]] == 1:
        return Refused("qld s39(1)(c)", f"{hand.label} is a split ace with its one card", ground=Ground.WHEN)
    if hand.retaken:
        return Refused(TURN, f"{hand.label} has had its turn", ground=Ground.WHEN)
    if hand.barred:
        return Refused("qld s52(3)", f"{hand.label} refused a card and draws no more", ground=Ground.WHEN)
    if hand.bust:
        return Refused("qld s39(1)", f"{hand.label} has {hand.total}", ground=Ground.WHEN)
    return Refused("qld s39(1)(a)", f"{hand.label} has 21", ground=Ground.WHEN)
