"""One drawing of tri-chro, in the order of Part 20."""

from typing import Any, Final

from houseway.cite import Cite, cite, cites
from houseway.errors import Ground, Refused
from houseway.families.missing_call import NOT_CALLED
from houseway.games.tri_chro import moments
from houseway.games.tri_chro.table import TWO, TriChroTable
from houseway.games.tri_chro.terms import NO_MORE_BETS, RESULT
from houseway.games.tri_chro.wagers import WAGERS, facts
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Outcome, Script, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, Role
from houseway.play.settlement import settle
from houseway.play.wagering import Wagering

ACTIVATE: Final = "activate the device"
ANNOUNCE: Final = "announce the result"
APPROVE: Final = "approve a new drawing"
DECLINE: Final = "decline a new drawing"
REPLACE: Final = "replace the broken ball"
NOT_EFFECTIVE: Final = None  # what becomes of a drawing that does not decide the result
GOES_ON: Final = object()  # or that is not over: a ball that was drawn does not count

MADE, CALLED, TAKEN_BACK = cites("qld s457(1)", "qld s463(1)", "qld s463(2)")
OPEN: Final = {
    number: Wagering(rows, MADE, "no more bets", CALLED, TAKEN_BACK, moment=moments.WAGERS_OPEN)
    for number, rows in WAGERS.items()
}
TO_ACTIVATE: Final = Choice(DEALER_OR_MORE_SENIOR, {ACTIVATE: Offer(CALLED)}, cite("qld s464"), moment=moments.CLOSED)
TO_ANNOUNCE: Final = Choice(
    DEALER,
    {ANNOUNCE: Offer(cite("qld s463(3)"), says="and light the winning areas by the control panel")},
    cite("qld s463(3)"),
    moment=moments.DRAWN,
)


def not_approved(act: str) -> Refused | None:
    if act != ACTIVATE:
        return None
    why = "the generator malfunctioned, and an inspector has not approved a new drawing"
    return Refused("qld s466(b)", why, ground=Ground.WHEN)


APPROVAL: Final = Choice(
    frozenset({Role.INSPECTOR}),
    {APPROVE: Offer(cite("qld s466(b)")), DECLINE: Offer(cite("qld s466(b)"))},
    cite("qld s466(b)"),
    refuses=not_approved,
    moment=moments.APPROVAL,
)


def taken_back(table: TriChroTable) -> Cite | None:
    """What lets a wager be taken back although no more are made: nothing forbids it yet (reading TC1)."""
    return None if table.moment in moments.ACTIVATED else TAKEN_BACK


def drawing(table: TriChroTable) -> Script:
    """Draw until a drawing is effective, then settle."""
    while (yield from one_drawing(table)) is NOT_EFFECTIVE:  # ss 465(3) and 466(a), reading S2
        table.drawn.clear()
    table.announce(RESULT, *table.drawn)  # s463(3)(a)
    table.light()  # s463(3)(b)
    drawn = facts(*table.drawn)
    for placed in list(table.placed):
        settle(table, placed, drawn, table.text.decided)
    return None


def one_drawing(table: TriChroTable) -> Steps[Any]:
    """An answer that says whether the drawing was effective; the two balls lie on the table."""
    called = (yield OPEN[table.text.number]) is not NOT_CALLED
    if called:
        table.announce(NO_MORE_BETS)  # s463(1)
    if table.approval_due:
        yield from ask_for_approval(table)  # s466(b)
    if table.approval_due:
        return NOT_EFFECTIVE
    if called:
        yield TO_ACTIVATE
    table.activate()
    while (answer := (yield from complete(table))) is GOES_ON:
        pass
    return answer


def complete(table: TriChroTable) -> Steps[Any]:
    """Two balls are drawn and announced; a part of one may yet turn out to be no ball (s465(4))."""
    yield from draw_balls(table)
    yield from replace_broken_balls(table)  # s465(4)(c)
    if table.called_off:
        return NOT_EFFECTIVE
    return GOES_ON if len(table.drawn) < TWO else (yield TO_ANNOUNCE)


def ask_for_approval(table: TriChroTable) -> Steps[None]:
    who, found, _ = yield APPROVAL
    if found == APPROVE:
        table.approval_due = False
        table.rule(f"{who} approves a new drawing", "qld s466(b)")
    else:
        table.rule(f"{who} does not approve a new drawing; wagers may be taken back", "qld s466(b)", "reading S2")


def draw_balls(table: TriChroTable) -> Steps[None]:
    """Two balls, one at a time, unless the device fails."""
    while len(table.drawn) < TWO and not table.called_off:
        ball = yield Outcome(table.device, table.pool, "ball", table.text.decided, moment=moments.DRAWING)
        if ball is NOT_EFFECTIVE:
            table.called_off = True
        else:
            table.draw(ball)


def replace_broken_balls(table: TriChroTable) -> Steps[None]:
    """By the dealer, with an inspector looking on."""
    while table.broken:
        present = inspectors(table)
        answer = yield _replacement(table, present)
        if answer is not None:  # otherwise an inspector has come meanwhile
            before = answer[2].get("inspector", present[0])
            table.rule(f"the broken {table.broken.pop(0)} ball is replaced before {before}", "qld s465(4)(c)")


def _replacement(table: TriChroTable, present: list[str]) -> Choice:
    under = cite("qld s465(4)(c)")

    def refuses(act: str) -> Refused | None:
        if act != ANNOUNCE and (present or act != REPLACE):
            return None
        why = "the broken ball is replaced first" if present else "no inspector is present"
        return Refused(under, why, ground=Ground.WHEN, instead="" if present else "call an inspector")

    before = choice("inspector", present, optional=True)
    offer = Offer(under, (before,), f"the {table.broken[0]} ball, in the inspector's presence")
    offers = {REPLACE: offer} if present else {}
    return Choice(
        DEALER, offers, under, refuses=refuses, wanted=lambda: inspectors(table) == present, moment=moments.BROKEN
    )


def inspectors(table: TriChroTable) -> list[str]:
    return [person.name for person in table.people.values() if person.role is Role.INSPECTOR]


def late(table: TriChroTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now (reading TC1)."""
    return TAKEN_BACK if table.moment in moments.ACTIVATED else CALLED
