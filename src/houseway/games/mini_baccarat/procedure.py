"""One round of mini-baccarat, in the order of Part 12."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.cards import prepare_the_cards
from houseway.families.baccarat.coup import Settling, deal_coup, dummy_rounds
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.families.shuffling import DEALER
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.terms import LEVEL, NO_MORE_BETS, RESULT, TIE_HAND
from houseway.games.mini_baccarat.wagers import WAGERS, Counts
from houseway.play.ask import Offer, Script, Steps
from houseway.play.settlement import give_back, settle_by
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

__all__ = ["SETTLING", "WAGERING", "late", "round_of_play"]

NO_EFFECT: Final = (cite("qld s209(8)(a)"), cite("reading BC4"))
WAGERING: Final = Wagering(
    WAGERS,
    under=cite("qld s194"),
    closed_by="no more bets",
    closed_under=cite("qld s202(2)"),
    withdrawn_under=cite("qld s196"),
)
SETTLING: Final = Settling(
    DEALER,
    {"settle": Offer(cite("qld s208(3)"), says="losing wagers are collected, and winning ones paid")},
    cite("qld s208(3)"),
    "both hands are complete",
)


def round_of_play(table: MiniBaccaratTable) -> Script:
    """From the wagers to the discard holder."""
    while True:
        yield from ready_to_deal(table)
        yield WAGERING
        if table.due:  # a dummy round has used the last cards up, and the wagers lie for the round to come
            continue
        if not table.placed:  # reading MB3
            return None
        table.announce(NO_MORE_BETS)  # s202(2)
        if (yield from deal_coup(table)):  # ss 202 to 207
            break
        if not table.dummy_due:
            no_effect(table)
            return None
    announce_the_result(table)
    yield SETTLING
    settle_wagers(table)
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


def announce_the_result(table: MiniBaccaratTable) -> None:
    players, bankers = table.players_hand.points, table.bankers_hand.points
    if players == bankers:
        table.come_to(TIE_HAND.words)
        table.announce(LEVEL, players, bankers)  # s208(1)
        table.announce(TIE_HAND)  # s208(2)
    else:
        table.come_to(PLAYERS_HAND if players > bankers else BANKERS_HAND)
        table.announce(RESULT, players, bankers, table.result)  # s208(1)


def settle_wagers(table: MiniBaccaratTable) -> None:
    """Losing wagers are collected and winning ones paid (s208(3)); void ones go back."""
    counts = Counts(table.players_hand.points, table.bankers_hand.points)
    decided = [(placed, placed.wager.decide(counts)) for placed in table.placed]
    for verdict in (Verdict.LOSE, Verdict.WIN, Verdict.VOID):
        for placed, clause in decided:
            if clause.verdict is verdict:
                settle_by(table, placed, clause, (cite("qld s208(3)"),))


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
