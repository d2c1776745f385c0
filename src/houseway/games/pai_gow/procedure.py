"""One round of pai gow, in the order of Part 19."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import BankVoid, NothingToDecide, Reshuffle, wait
from houseway.games.pai_gow.bank_offer import appoint_the_bank
from houseway.games.pai_gow.preparation import shuffle_and_stack
from houseway.games.pai_gow.setting import bank_sets, players_set
from houseway.games.pai_gow.settlement import settle_bank, settle_wagers
from houseway.games.pai_gow.table import PLACE_THE_MARKER, PaiGowTable
from houseway.games.pai_gow.terms import FIRST_PLAYER, NO_MORE_BETS, PRIORITY_SET
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER
from houseway.play.settlement import give_back
from houseway.play.wager import void
from houseway.play.wagering import Wagering

NO_SECOND_HAND: Final = void("nobody plays a second hand but alone, with a wager at least twice the other on the first")
SETTLE: Final = {"settle": Offer(cite("qld s445"), says="collect, pay, and charge commission")}
PLACING: Final = cite("qld s420(2)")
CLOSED: Final = cite("qld s420(1)")
RETRIEVED: Final = cite("qld s451")


def round_of_play(table: PaiGowTable) -> Script:
    """From the offer of the bank to the settlement; a round that is abandoned starts again with the shuffle."""
    try:
        yield from appoint_the_bank(table)  # ss 424, 425
        shuffle = moments.SHUFFLING
        while (yield from abandoned(table, shuffle)):
            shuffle = moments.RESHUFFLING
    except BankVoid:  # reading P14
        pass
    return None


def abandoned(table: PaiGowTable, shuffle: str) -> Steps[bool]:
    """One attempt at the round: must the tiles be shuffled and dealt again?"""
    try:
        yield from one_deal(table, shuffle)
    except Reshuffle:
        abandon(table)
        return True
    except NothingToDecide:
        settle_bank(table)
        table.end_round()
    return False


def one_deal(table: PaiGowTable, shuffle: str) -> Steps[None]:
    yield from shuffle_and_stack(table, shuffle)  # ss 427, 428
    yield from wagers(table)  # ss 420 to 423
    if not table.wagers():
        settle_bank(table, 0)
        return
    first = yield from table.text.first_box(table)  # ss 418, 419, 430
    table.begin_the_deal()
    for box in table.priority:
        table.announce(PRIORITY_SET, box)
    yield from table.text.deal(table, first)  # s432
    yield from players_set(table)  # ss 433 to 436
    yield from bank_sets(table)  # s435(6)
    yield from wait(table, Choice(DEALER, SETTLE, SETTLE["settle"].under, "all hands are set", moment=moments.SETTLING))
    settle_wagers(table)  # ss 426, 444, 445
    table.end_round()


def wagers(table: PaiGowTable) -> Steps[None]:
    """Open until the dealer calls; then nobody handles a wager until it is decided."""
    rows = table.game.wagers
    open_ = Wagering(rows, PLACING, "no more bets", CLOSED, withdrawn_under=CLOSED, moment=moments.WAGERS_OPEN)
    yield from wait(table, open_)
    two_hands(table)
    table.close_wagering()
    table.announce(NO_MORE_BETS)
    for box, players in table.played.items():
        if len(players) > 1:
            table.announce(FIRST_PLAYER, players[0], box)
    for box in table.large:
        table.owe(PLACE_THE_MARKER, f"box {box}")


def two_hands(table: PaiGowTable) -> None:
    """A second hand is for a lone player, one of whose wagers is at least twice the other (reading P19)."""
    for person in table.players:
        wagers = sorted(table.wagers_of(person.name), key=lambda p: p.stake, reverse=True)
        if len(wagers) < 2:
            continue
        large, small = wagers
        under = "" if table.alone(person.name) else "qld s423(2)(a)"
        under = under or ("" if large.stake >= 2 * small.stake else "qld s423(2)(b)")
        if under:
            give_back(table, small, cite(under), clause=NO_SECOND_HAND)
            table.rule(f"{person.name} may not play a second hand on {small.selection}", under, "reading P19")


def abandon(table: PaiGowTable) -> None:
    """Under the same bank; players may retrieve their wagers, which otherwise lie for the new deal (reading P15)."""
    table.rule("the round is abandoned: wagers may be retrieved, and the tiles are shuffled anew", RETRIEVED)
    table.duties.clear()  # a marker is for the wagers of the new deal
    table.clear_tiles()
    for placed in table.wagers():
        placed.withdrawn_under = RETRIEVED


def late(table: PaiGowTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    return CLOSED if table.played else cite("qld s428(1)")
