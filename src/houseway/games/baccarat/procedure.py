"""One round of baccarat, in the order of Part 6; what another text changes of it, its `Text` says."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.cards import prepare_the_cards
from houseway.families.baccarat.coup import deal_coup, dummy_rounds
from houseway.families.baccarat.settlement import announce_result, settle_wagers, settlement, wagering
from houseway.families.baccarat.table import COMPLETED
from houseway.games.baccarat.banker import after_the_round, offer_the_shoe, relinquish_without_a_wager
from houseway.games.baccarat.commission import collect_all, mark_up
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import PART_6
from houseway.play.ask import Script, Steps

SETTLED: Final = settlement(PART_6, "collect, pay, and collect or mark up the commission", "the hands are complete")


def round_of_play(table: BaccaratTable) -> Script:
    """From the shoe to the settlement; until the first card is dealt, all can still be changed (s88)."""
    text = table.text
    while True:
        yield from ready_the_shoe(table)
        yield from offer_the_shoe(table)  # s94, s105(3)
        if not table.shoe_is_ready:
            continue
        if text.place_bets:
            table.announce(text.place_bets)
        if (yield wagering(table.part, table.game.wagers)) is None:  # s86; the cards or the shoe come first
            continue
        if not table.at_stake:  # reading BC16
            return None
        table.say("no more bets", "qld s97(2)")
        if table.owes_a_wager:  # s95
            relinquish_without_a_wager(table)
        if not table.banked or not (yield from text.deals(table)):  # s97(2), (3)
            continue
        if (yield from deal_coup(table)):  # ss 97 to 103
            break
        if not table.dummy_due and (table.started or not table.shoe.remaining):
            table.come_to_nothing()  # s106(8)
            return None
    yield from text.concludes(table)  # ss 104, 105
    return None


def ready_the_shoe(table: BaccaratTable) -> Steps[None]:
    """Cards that may be dealt, and whose first nobody has seen."""
    while table.due or table.dummy_due:
        if table.due:
            yield from collect_all(table)  # s90(5)
            yield from prepare_the_cards(table)  # ss 91 to 93
        yield from dummy_rounds(table)  # s106(4)


def concluded(table: BaccaratTable) -> Steps[None]:
    """The result, the settlement, and who deals next."""
    announce_result(table)  # s104(1), (2)
    yield SETTLED
    mark_up(table, settle_wagers(table))  # s104(3)
    after_the_round(table)  # s105(2)
    table.end_coup()  # s100


def late(table: BaccaratTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if table.dummy:
        return table.text.on_a_dummy
    if table.started:
        return table.part("qld s88")
    if table.due:
        return table.text.after_the_last if table.due == COMPLETED else cite("qld s93(8)")
    return table.part("qld s97(2)") if table.banked else cite("qld s94(1)")
