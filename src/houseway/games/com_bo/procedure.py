"""One round of Crown Com-Bo, in the order of its rules."""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import pretty
from houseway.families.missing_call import NOT_CALLED
from houseway.games.com_bo import moments
from houseway.games.com_bo.dealing import deal, prepare_the_cards
from houseway.games.com_bo.keypad import enter
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import BOXES, NO_MORE_BETS, RECTIFY, RESULT
from houseway.games.com_bo.wagers import Dealt, combination, in_order
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import GAME_SUPERVISOR_OR_ABOVE
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause, Placed, Verdict
from houseway.play.wagering import Wagering

MADE: Final = cite("vic 29/2000 r5.2")
UNTIL_DEALT: Final = cite("vic 29/2000 r5.5")
CLOSED: Final = cite("vic 29/2000 r7.1")
CUTTING_CARD_FIRST: Final = cite("vic 29/2000 r4.1(b)")
FAULT: Final = cite("vic 29/2000 r9.9")
READY: Final = cite("vic 29/2000 r4.3")
CLEARED: Final = cite("vic 29/2000 r5.8(a)")
PAID_UP: Final = (cite("vic 29/2000 r6.2(c)"), cite("reading V5"), cite("reading CM8"))

PUT_RIGHT: Final = Choice(
    GAME_SUPERVISOR_OR_ABOVE, {RECTIFY: Offer(FAULT)}, FAULT, "the lights failed: no further play", moment=moments.FAULT
)


def round_of_play(table: ComBoTable) -> Script:
    """From the wagers to the settlement; what a void round has of wagers goes back."""
    if table.fault:
        yield PUT_RIGHT
        table.fault = False
    yield from prepare_the_cards(table)
    yield from play(table)
    if table.void_under:
        table.void_round(table.void_under)
    else:
        settle_wagers(table, *((FAULT,) if table.fault else ()))
    table.collect_cards()
    return None


def play(table: ComBoTable) -> Steps[None]:
    """Wagers (rule 5), five cards (r7.1 to r7.3), and the result (r7.4)."""
    yield from wagers(table)
    while len(table.cards) < len(BOXES) and not table.void_under:
        if not table.cards and table.shoe.cutting_card_reached and not table.excess:
            table.rule("the cutting card comes first: the cards are shuffled", CUTTING_CARD_FIRST, "reading CM3")
            table.due, table.uncalled = "cutting card first", False
            yield from prepare_the_cards(table, moments.CUTTING_CARD_FIRST)
            yield from wagers(table)  # no card has been dealt, so nothing has closed them
        else:
            yield from deal(table)
    if not table.void_under:
        announce_result(table)
        yield from enter(table)


def wagers(table: ComBoTable) -> Steps[None]:
    """Until no more bets are called; over again where the cards have to be shuffled first."""
    made = Wagering(table.game.wagers, MADE, "no more bets", CLOSED, UNTIL_DEALT, moment=moments.WAGERING)
    while (answer := (yield made)) is None:
        if table.void_under:  # gaming is concluded
            return
        yield from prepare_the_cards(table)
    table.uncalled = answer is NOT_CALLED
    if not table.uncalled:
        table.announce(NO_MORE_BETS)


def announce_result(table: ComBoTable) -> None:
    table.announce(RESULT, " ".join(map(pretty, table.cards)), told(table))


def told(table: ComBoTable) -> str:
    """The result in words: what each card is against the next, and the combination."""
    facts = in_order(table.values)
    won = [row.name for row in table.game.wagers if row.decide(facts).verdict is Verdict.WIN and row.name != "com-bo"]
    return ", ".join([*won, combination(facts) or "no combination"])


def settle_wagers(table: ComBoTable, *under: Cite) -> None:
    """Losing wagers are cleared and winning ones paid (r5.8, r7.5), by the cards in their order."""
    facts, values = in_order(table.values), Dealt(*table.values)
    for placed in list(table.placed):
        clause = placed.wager.decide(facts)
        cleared = (CLEARED,) if clause.verdict is Verdict.LOSE else ()
        settle_by(table, placed, clause, (*under, *cleared, *paid_up(table, placed, clause)), facts=values)


def paid_up(table: ComBoTable, placed: Placed, clause: Clause[Any]) -> tuple[Cite, ...]:
    """What it rests on that more than the odds is paid."""
    odds = clause.pays or placed.wager.pays
    short = clause.verdict is Verdict.WIN and odds.on(placed.stake) % table.smallest_chip
    return PAID_UP if short else ()


def late(table: ComBoTable, _wager: str, act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if table.fault:
        return FAULT
    if table.moment not in (moments.CUTTING_CARD_FIRST, *moments.IN_PLAY):  # the cards are not ready for play
        return READY
    if act == "wager":
        return UNTIL_DEALT if table.dealt else CLOSED
    return UNTIL_DEALT


def taken_back(table: ComBoTable) -> Cite | None:
    """What lets a wager be taken back although no more bets are placed: until the first card nothing forbids it."""
    return None if table.dealt else UNTIL_DEALT
