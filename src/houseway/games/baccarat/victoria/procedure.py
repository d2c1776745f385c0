"""The steps of a round that the notices of Victoria have otherwise than Part 6: who deals, and how a coup ends."""

from houseway.families.baccarat.settlement import announce_result, settle_wagers
from houseway.games.baccarat.banker import after_the_round, banker_deals
from houseway.games.baccarat.commission import mark_up
from houseway.games.baccarat.procedure import SETTLED
from houseway.games.baccarat.terms import CARDS
from houseway.games.baccarat.victoria.dealer import after_the_coup, deals, in_the_final
from houseway.games.baccarat.victoria.disclosure import after_the_hand, before_the_last_hand, conclude
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.play.ask import Steps


def dealt_in_1999(table: VictorianTable) -> Steps[bool]:
    """By the banker (s97(3)); in the last hand of the final by the dealer."""
    yield from before_the_last_hand(table)  # r14.6.11
    if not table.sight_of_all:
        return (yield from banker_deals(table))
    table.announce(CARDS)
    return (yield in_the_final(table, "the last hand of the final")) is not None  # r14.6.11.3


def dealt_in_2001(table: TableOf2001) -> Steps[bool]:
    yield from before_the_last_hand(table)  # r14.6.11
    return (yield from deals(table))  # r7.4.2, r7.4.4


def concluded_in_1999(table: VictorianTable) -> Steps[None]:
    yield from conclude_coup(table)
    after_the_round(table)  # s105(2)
    table.end_coup()  # s100


def concluded_in_2001(table: TableOf2001) -> Steps[None]:
    """A coup may meanwhile have become a Dummy Coup, or void."""
    if not table.dummy:
        yield from conclude_coup(table)
        after_the_coup(table)  # r7.4.7
    if table.void_under:
        table.come_to_nothing()  # r12.12
    else:
        table.end_coup()  # r9.5


def conclude_coup(table: VictorianTable) -> Steps[None]:
    """The result, the secret wagers, and the settlement of all."""
    announce_result(table)
    yield from after_the_hand(table)  # r14.6.8
    if table.decides:
        yield SETTLED  # s104(3)
    if table.decides:
        mark_up(table, settle_wagers(table))
        conclude(table)  # r14.6.5, r14.6.9
