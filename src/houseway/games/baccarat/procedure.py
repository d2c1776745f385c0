"""One round of baccarat, in the order of Part 6."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.cards import prepare_the_cards
from houseway.families.baccarat.coup import Settling, deal_coup, dummy_rounds
from houseway.games.baccarat.banker import after_the_round, banker_deals, offer_the_shoe, relinquish_without_a_wager
from houseway.games.baccarat.commission import collect_all, mark_up, settle_wager
from houseway.games.baccarat.table import TIE, BaccaratTable
from houseway.games.baccarat.terms import CARDS, NO_MORE_BETS, RESULT, TIE_HAND
from houseway.games.baccarat.wagers import WAGERS, Counts
from houseway.play.ask import Offer, Script, Steps
from houseway.play.people import Role
from houseway.play.settlement import give_back
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

__all__ = ["SETTLING", "WAGERING", "late", "round_of_play"]

DEALER: Final = frozenset({Role.DEALER})
WAGERING: Final = Wagering(
    WAGERS,
    under=cite("qld s86"),
    closed_by="no more bets",
    closed_under=cite("qld s97(2)"),
    withdrawn_under=cite("qld s88"),
)
SETTLING: Final = Settling(
    DEALER,
    {"settle": Offer(cite("qld s104(3)"), says="collect, pay, and collect or mark up the commission")},
    cite("qld s104(3)"),
    "the hands are complete",
)
RETURNED: Final = (cite("qld s106(8)(a)"), cite("reading BC4"))


def round_of_play(table: BaccaratTable) -> Script:
    """From the shoe to the settlement; until the first card is dealt, all can still be changed (s88)."""
    while True:
        yield from ready_the_shoe(table)
        yield from offer_the_shoe(table)  # s94, s105(3)
        yield WAGERING  # s86
        if not table.placed:
            return None
        if table.due:  # a dummy round has used the cards up: the wagers lie for the round after the shuffle
            continue
        table.announce(NO_MORE_BETS)  # s97(2)
        if table.banker and not table.meets_the_minimum():  # s95
            relinquish_without_a_wager(table)
        if not table.banked:
            continue
        table.announce(CARDS)  # s97(2)
        if not (yield from banker_deals(table)):  # s97(3)
            continue
        if (yield from deal_coup(table)):  # ss 97 to 103
            break
        if not table.dummy_due:
            no_effect(table)  # s106(8)
            return None
    announce_result(table)
    yield SETTLING
    settle_wagers(table)
    after_the_round(table)  # s105(2)
    table.end_coup()  # s100
    return None


def ready_the_shoe(table: BaccaratTable) -> Steps[None]:
    """Cards that may be dealt, and whose first nobody has seen."""
    while table.due or table.dummy_due:
        if table.due:
            yield from collect_all(table)  # s90(5)
            yield from prepare_the_cards(table)  # ss 91 to 93
        yield from dummy_rounds(table)  # s106(4)


def announce_result(table: BaccaratTable) -> None:
    """The final point counts, and which hand has won (s104(1), (2))."""
    result = table.decided()
    if result == TIE:
        table.announce(TIE_HAND)
    else:
        table.announce(RESULT, table.players_hand.points, table.bankers_hand.points, result)


def settle_wagers(table: BaccaratTable) -> None:
    """Losing wagers are collected, winning ones paid (s104(3)); a void wager goes back."""
    counts = Counts(table.players_hand.points, table.bankers_hand.points)
    decided = [(placed, placed.wager.decide(counts)) for placed in table.placed]
    owed = dict(table.owed)
    for verdict in (Verdict.LOSE, Verdict.WIN, Verdict.VOID):
        for placed, clause in decided:
            if clause.verdict is verdict:
                settle_wager(table, placed, clause)
    mark_up(table, owed)


def no_effect(table: BaccaratTable) -> None:
    """The shoe could not finish the round: nothing is decided, and the next round is a new one."""
    table.no_effect()
    for placed in list(table.placed):
        give_back(table, placed, *RETURNED)


def late(table: BaccaratTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if table.dummy:
        return cite("qld s106(6)")
    if table.started:
        return cite("qld s88")
    if table.due:
        return cite("qld s93(8)")
    return cite("qld s97(2)") if table.banked else cite("qld s94(1)")
