"""One round of baccarat in Victoria: in the order of Part 6, and of the notices over it."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.coup import deal_coup
from houseway.games.baccarat import procedure as part_6
from houseway.games.baccarat.banker import after_the_round, banker_deals, offer_the_shoe, relinquish_without_a_wager
from houseway.games.baccarat.procedure import SETTLING, announce_result, ready_the_shoe, settle_wagers
from houseway.games.baccarat.terms import CARDS
from houseway.games.baccarat.terms import NO_MORE_BETS as CALLED_BY_PART_6
from houseway.games.baccarat.victoria.announcing import after_the_hand, before_the_last_hand, conclude
from houseway.games.baccarat.victoria.dealing import after_the_coup, deals
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.table_of_2001 import TableOf2001
from houseway.games.baccarat.victoria.terms import NO_MORE_BETS, PLACE_BETS
from houseway.games.baccarat.victoria.wagers import WAGERS
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import Role
from houseway.play.wagering import Wagering

__all__ = ["late_in_2001", "round_in_1999", "round_in_2001"]

DEALER: Final = frozenset({Role.DEALER})
WAGERING_IN_1999: Final = Wagering(
    WAGERS, cite("qld s86"), "no more bets", closed_under=cite("qld s97(2)"), withdrawn_under=cite("qld s88")
)
WAGERING_IN_2001: Final = Wagering(
    WAGERS,
    cite("qld s86"),
    "no more bets",
    closed_under=cite("vic 4/2001 r4.6.4"),
    withdrawn_under=cite("vic 4/2001 r5.4"),
)
IN_THE_FINAL: Final = cite("vic 26/1999 r14.6.11.3")


def round_in_1999(table: VictorianTable) -> Script:
    """As Part 6 has it, with five to fourteen places and the secret wagers of tournaments."""
    while True:
        yield from ready_the_shoe(table)
        yield from offer_the_shoe(table)  # s94, s105(3)
        yield WAGERING_IN_1999
        if not table.at_stake:
            return None
        if table.due:  # a dummy round has used the cards up: the wagers lie for the round after the shuffle
            continue
        table.announce(CALLED_BY_PART_6)  # s97(2)
        if table.banker and not table.meets_the_minimum():  # s95
            relinquish_without_a_wager(table)
        if not table.banked:
            continue
        yield from before_the_last_hand(table)  # r14.6.11
        table.announce(CARDS)
        if not (yield from dealt_in_1999(table)):
            continue
        if (yield from deal_coup(table)):
            break
        if not table.dummy_due:
            unfinished(table)  # s106(8)
            return None
    yield from conclude_coup(table)
    after_the_round(table)  # s105(2)
    table.end_coup()  # s100
    return None


def dealt_in_1999(table: VictorianTable) -> Steps[bool]:
    """By the banker (s97(3)); in the last hand of the final by the dealer."""
    if not table.sight_of_all:
        return (yield from banker_deals(table))
    yield Choice(DEALER, {"deal": Offer(IN_THE_FINAL)}, IN_THE_FINAL, "the last hand of the final")
    return True


def round_in_2001(table: TableOf2001) -> Script:
    """With the shoe as rule 7.4 has it, and the irregularities of rule 12."""
    while True:
        yield from ready_the_shoe(table)
        yield from offer_the_shoe(table)  # r7.4.1, r7.4.2
        table.announce(PLACE_BETS)  # r4.6.4
        yield WAGERING_IN_2001
        if not table.at_stake:
            return None
        if table.due:  # a Dummy Coup has used the cards up: the wagers lie for the coup after the shuffle
            continue
        table.announce(NO_MORE_BETS)  # r4.6.4
        if not table.banked:
            continue
        yield from before_the_last_hand(table)  # r14.6.11
        if not (yield from deals(table)):  # r7.4.2, r7.4.4
            continue
        if (yield from deal_coup(table)):
            break
        if not table.dummy_due:
            come_to_nothing(table)  # r12.11, r12.12
            return None
    if not table.dummy:
        yield from conclude_coup(table)
        after_the_coup(table)  # r7.4.7
    if table.void_under:
        come_to_nothing(table)  # r12.12
    else:
        table.end_coup()  # r9.5
    return None


def conclude_coup(table: VictorianTable) -> Steps[None]:
    """The result, the secret wagers, and the settlement of all."""
    announce_result(table)
    yield from after_the_hand(table)  # r14.6.8
    yield SETTLING  # s104(3)
    if not (table.dummy or table.void_under):
        settle_wagers(table)
        conclude(table)  # r14.6.5, r14.6.9


def unfinished(table: VictorianTable) -> None:
    """The shoe holds too few cards."""
    table.no_effect()
    table.return_wagers(*table.unfinished)


def come_to_nothing(table: TableOf2001) -> None:
    """The coup is void, for want of cards or because they lie out of sequence; then it was not the last one, either."""
    if table.void_under:
        table.return_wagers(*table.void_under)
        table.end_coup(decided=False)
    else:
        unfinished(table)


def late_in_2001(table: TableOf2001, wager: str, act: str) -> Cite:
    """What keeps a wager from being handled, placed, increased or withdrawn now."""
    if table.dummy:
        return cite("vic 4/2001 r12.9.5.1")
    if table.started:
        return cite("vic 4/2001 r5.4")
    if not table.due and table.banked:
        return cite("vic 4/2001 r4.6.4")
    return part_6.late(table, wager, act)
