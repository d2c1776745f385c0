"""What people are asked to do in a round, and why somebody may not, or not now (qld ss 21, 30, 36 to 39, 43, 56)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.machine import CardMachine
from houseway.errors import Ground, Refused
from houseway.families.shuffling import steps_of
from houseway.games.blackjack.arithmetic import VALUE, may_double
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SHUFFLING
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, INSURANCE_WAGER
from houseway.money import dollars
from houseway.play.people import Role
from houseway.play.round import Round

TURN: Final = cite("qld s30(2)")
NO_CARDS: Final = cite("qld s56(1)")
DECIDED: Final = ("draw", "stand", "double down", "split")
STEPS: Final[Mapping[str, Cite]] = {
    **steps_of(SHUFFLING),
    "deal": cite("qld s30(1)"),
    "settle": cite("qld s31(1)"),
    **dict.fromkeys(DECIDED, TURN),
    "insure": cite("qld s36(3)"),
    "even money": cite("qld s35(4)"),
    "decline": cite("qld s36(3)"),
    "first hand": cite("qld s43(d)"),
    "second hand": cite("qld s43(d)"),
    "let stand": cite("qld s39(2)"),
    "direct a draw": cite("qld s39(2)"),
    "accept": cite("qld s52(3)"),
    "refuse": cite("qld s52(3)"),
    "go on": cite("qld s56(2)"),
    "retract": cite("qld s56(2)"),
    "stay": cite("qld s61(1)"),
    "withdraw": cite("qld s61(1)"),
    "take back": cite("qld s65D(2)"),
    "act for the player": cite("qld s64(b)"),
    "declare void": cite("qld s60(a)"),
    "remove cards": cite("qld s60(b)"),
    "deem correct": cite("qld s60(c)"),
    "remove the cutting card": cite("qld s65A(3)(d)"),
}
"""What the procedure or a report waits for."""


def refuses(round_: Round[BlackjackTable], who: str, act: str, details: Mapping[str, Any]) -> Refused | None:
    """Why this may not be done, or not by this person now, where more can be said than the step's own provision."""
    table = round_.table
    if isinstance(table.shoe, CardMachine) and act in IN_A_SHOE:
        under, why = IN_A_SHOE[act]
        return Refused(under, why, ground=Ground.WHEN)
    if act == "direct a draw" and table.decision is not None and table.decision.total > 11:
        hand = table.decision
        why = f"{hand.label} has {hand.total}, and only 11 or less may be made to draw"
        return Refused("qld s39(2)", why, ground=Ground.WHEN)
    if table.people[who].role is not Role.PLAYER:
        return None
    if act == "wager":
        return _no_wager(table, who, details)
    if act == INSURE:
        return _no_ace(table)
    return _no_decision(round_, who, act) if act in DECIDED else None


NOT_CUT: Final = ("qld s65A(3)(c)", "for a card machine the cards are not cut")
IN_A_SHOE: Final = {
    **dict.fromkeys(("offer the cut", "cut", "complete the cut"), NOT_CUT),
    "insert the cutting card": (
        "qld s65A(3)(d)",
        "in a card machine a cutting card does no more than hide the last card",
    ),
    "put the cards in the shoe": ("qld s65A(3)(f)", "a card machine takes the place of the shoe"),
}
"""What is done with a shoe alone."""
INSURE: Final = "insure"


# Wagers


def _no_wager(table: BlackjackTable, who: str, details: Mapping[str, Any]) -> Refused | None:
    """Adding to what lies there alters it (s21(1)); insurance takes an ace."""
    on, box = details.get("on"), details.get("selection")
    if on == INSURANCE_WAGER.name:
        return _no_ace(table)
    own = any(p.person == who for p in table.main_wagers(str(box)))
    if on == BLACKJACK_WAGER.name and own and table.dealt:
        why = f"{who}'s wager on {box} may not be altered: the first card is out"
        return Refused("qld s21(1)", why, ground=Ground.WHEN)
    return None


def _no_ace(table: BlackjackTable) -> Refused | None:
    first = table.dealer.cards[:1]
    if not first or VALUE[first[0]] == 1:
        return None
    return Refused("qld s36(1)", "the dealer's first card is no ace", ground=Ground.WHEN)


# Decisions on the hand whose turn it is


def refused_decision(table: BlackjackTable, hand: Hand, person: str, act: str) -> Refused | None:
    if act == "double down":
        return _no_double(table, hand, person)
    if act == "split":
        return _no_split(hand, person)
    return None


def spoken(doubles: tuple[int, int]) -> str:
    """`9, 10 or 11`."""
    *others, last = map(str, range(doubles[0], doubles[1] + 1))
    return f"{', '.join(others)} or {last}" if others else last


def _no_double(table: BlackjackTable, hand: Hand, person: str) -> Refused:
    if len(hand.cards) != 2:
        why = "doubling down is for the first two cards of a hand"
        return Refused("qld s37(1)", why, ground=Ground.WHEN, instead="draw or stand")
    if not may_double(hand.hard, hand.total, *table.text.doubles):
        totals = spoken(table.text.doubles)
        why = f"two cards must make {totals} with any ace as 1, not {hand.hard}"
        return Refused("qld s37(3)" if hand.ace else table.text.doubles_under, why, instead="draw or stand")
    held = table.people[person].purse.value
    return Refused("qld s37(1)", f"{person} has no chips left to double with (${dollars(held)})", ground=Ground.MEANS)


def _no_split(hand: Hand, person: str) -> Refused:
    if hand.split:
        return Refused("qld s38(4)(a)", "a hand that was split may not be split again", instead="draw or stand")
    if len(hand.cards) != 2 or VALUE[hand.cards[0]] != VALUE[hand.cards[1]]:
        return Refused("qld s38(1)", "only two cards of identical value may be split", instead="draw or stand")
    return Refused("qld s38(2)", f"{person} cannot match the original wager", ground=Ground.MEANS)


# Decisions that nobody has asked this person for


def _no_decision(round_: Round[BlackjackTable], who: str, act: str) -> Refused:
    """Somebody else decides, the hand is dead or complete, or it is not the time."""
    table = round_.table
    dealt = [hand for hand in table.hands() if hand.live and hand.cards and hand.box and who in hand.box.players]
    own = [hand for hand in dealt if table.decides_for(hand) == who]
    asked = [hand for hand in dealt if hand is table.decision]
    if (others := asked or dealt) and not any(hand in own for hand in others):
        why = f"{table.decides_for(others[-1]) or 'a pit boss'} decides for {others[-1].label}"
        return Refused("qld s43(a)", why, ground=Ground.WHO)
    if table.exposed and any(hand is table.decision for hand in own):
        why = "a card is exposed: it is accepted or refused"
        return Refused("qld s52(3)", why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")
    if any(line.person == who and NO_CARDS in line.cites for line in table.lines):
        return Refused(NO_CARDS, f"no cards were dealt to {who}: the hand is dead", ground=Ground.WHEN)
    own.sort(key=lambda hand: hand is table.decision)  # it is told of the hand whose turn it is, if any of them has it
    against = [_no_more(hand, act) for hand in own] if act != "stand" else []
    if against and against[-1] is not None and None not in against:
        return against[-1]
    why = f"it is not the time for {who} to '{act}'"
    return Refused(TURN, why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")


def _no_more(hand: Hand, act: str) -> Refused | None:
    """What a hand never gets, though a card is on its way to it; and then why it is complete."""
    if act == "split" and hand.split:
        return Refused("qld s38(4)(a)", f"{hand.label} was split already", ground=Ground.WHEN)
    if act != "split" and hand.doubled:
        return Refused("qld s39(1)(b)", f"{hand.label} was doubled, for one card and no more", ground=Ground.WHEN)
    if act != "split" and hand.split and VALUE[hand.cards[0]] == 1:
        under = "qld s39(1)(c)" if act == "draw" else "qld s38(4)(b)"
        return Refused(under, f"{hand.label} is a split ace, for one card and no more", ground=Ground.WHEN)
    return _complete(hand, act) if hand.complete else None


def _complete(hand: Hand, act: str) -> Refused:
    """No more cards may be drawn to it, and so it cannot be doubled, either (reading B3)."""
    if act == "split" and not hand.pair:
        return Refused("qld s38(1)", f"{hand.label} has not two cards of identical value", ground=Ground.WHEN)
    if hand.retaken:
        return Refused(TURN, f"{hand.label} has had its turn", ground=Ground.WHEN)
    if hand.barred:
        return Refused("qld s52(3)", f"{hand.label} refused a card and draws no more", ground=Ground.WHEN)
    if hand.bust:
        return Refused("qld s39(1)", f"{hand.label} has {hand.total}", ground=Ground.WHEN)
    return Refused("qld s39(1)(a)", f"{hand.label} has {hand.total}", ground=Ground.WHEN)
