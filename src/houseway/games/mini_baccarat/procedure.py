"""One round of mini-baccarat, in the order of Part 12."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.cards import prepare_the_cards
from houseway.families.baccarat.coup import deal_coup, dummy_rounds
from houseway.families.baccarat.settlement import announce_result, settle_wagers, settlement, wagering
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.terms import NO_MORE_BETS, PART
from houseway.games.mini_baccarat.wagers import WAGERS
from houseway.play.ask import Script, Steps
from houseway.play.settlement import give_back

NO_EFFECT: Final = (cite("qld s209(8)(a)"), cite("reading BC4"))
MADE: Final = wagering(PART, WAGERS)
SETTLED: Final = settlement(PART, "losing wagers are collected, and winning ones paid", "both hands are complete")


def round_of_play(table: MiniBaccaratTable) -> Script:
    """From the wagers to the discard holder."""
    while True:
        yield from ready_to_deal(table)
        if (yield MADE) is None:  # s194; the cards, or a dummy round, come first
            continue
        if not table.placed:  # reading MB3
            return None
        table.announce(NO_MORE_BETS)  # s202(2)
        if (yield from deal_coup(table)):  # ss 202 to 207
            break
        if not table.dummy_due and (table.started or not table.shoe.remaining):
            no_effect(table)
            return None
    announce_result(table)  # s208(1), (2)
    yield SETTLED
    settle_wagers(table)  # s208(3)
    table.end_coup()  # s204
    return None


def ready_to_deal(table: MiniBaccaratTable) -> Steps[None]:
    """Cards in the shoe, of which the first has not been seen: otherwise a dummy round comes first (s209(4))."""
    while table.due or table.dummy_due:
        if table.due:
            yield from prepare_the_cards(table)  # ss 199 to 201
        else:
            yield from dummy_rounds(table)
    table.begin_coup()


def no_effect(table: MiniBaccaratTable) -> None:
    """The shoe ran out: the wagers go back, and a new round follows with other cards (s209(8))."""
    table.no_effect()
    for placed in list(table.placed):
        give_back(table, placed, *NO_EFFECT)


def late(table: MiniBaccaratTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if table.due:  # not before the cards are in the shoe; after a shoe, not before they are shuffled or replaced
        return cite("qld s204(3)") if table.due == "shoe completed" else cite("qld s201(7)")
    if table.dummy:
        return cite("qld s209(6)")
    return cite("qld s196") if table.started else cite("qld s202(2)")
