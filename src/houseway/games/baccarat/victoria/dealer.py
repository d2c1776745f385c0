"""Who deals in Victoria since 2001: the player who holds the shoe, somebody for that player, or the dealer (rule 7)."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.baccarat.banker import FACE
from houseway.games.baccarat.moments import BEFORE_THE_DEAL
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.terms import LOSING_WAGER
from houseway.games.baccarat.victoria.wagers import hand_of
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER
from houseway.play.wager import Verdict

FACE_UP_OR_DOWN: Final = cite("qld s97(3)")
DRAWN: Final = {"deal": Offer(cite("vic 4/2001 r7.4.4"), says="the initial four cards, in full view")}
DEALT: Final = {"deal": Offer(FACE_UP_OR_DOWN, (FACE,), "the initial four cards")}
IN_THE_FINAL: Final = cite("vic 26/1999 r14.6.11.3")
DIRECTED: Final = cite("qld s96(2)(a)")
DECLINED: Final = cite("vic 4/2001 r7.4.1")
HOLDING: Final = cite("vic 4/2001 r7.4.4")
AUTHORISED: Final = cite("vic 4/2001 r7.4.2.1")


def deals(table: TableOf2001) -> Steps[bool]:
    """Until somebody has begun to deal; False where the shoe was given up before."""
    while table.banked and table.deal_goes_on():
        answer = yield asks_dealer(table) if table.dealer_deals else asks_player(table)
        if answer is not None:
            table.face_down = not table.dealer_deals or answer[2].get("face") == "down"
            return True
    return False


def asks_dealer(table: TableOf2001) -> Choice:
    if table.sight_of_all:
        return in_the_final(table, "the last coup of the final")
    under = DIRECTED if table.dealer_banks else DECLINED
    return Choice(
        DEALER, DEALT, under, "the dealer deals", wanted=partial(_still_dealer, table), moment=BEFORE_THE_DEAL
    )


def in_the_final(table: VictorianTable, about: str) -> Choice:
    """The dealer deals, whoever holds the shoe."""
    offers = {"deal": Offer(IN_THE_FINAL)}
    return Choice(DEALER, offers, IN_THE_FINAL, about, wanted=table.deal_goes_on, moment=BEFORE_THE_DEAL)


def asks_player(table: TableOf2001) -> Choice:
    name = table.who_deals
    under: Cite = HOLDING if name == table.banker else AUTHORISED
    return Choice(name, DRAWN, under, "the shoe", wanted=partial(_still, table, name), moment=BEFORE_THE_DEAL)


def _still_dealer(table: TableOf2001) -> bool:
    return table.dealer_deals and table.deal_goes_on()


def _still(table: TableOf2001, name: str) -> bool:
    return table.banked and not table.dealer_deals and table.who_deals == name and table.deal_goes_on()


def after_the_coup(table: TableOf2001) -> None:
    """Control of the shoe ends when its holder's wager loses (r7.4.7)."""
    if table.banker and not table.dealer_banks and lost(table, table.banker):
        table.announce(LOSING_WAGER, table.banker)
        table.give_up_shoe()


def lost(table: TableOf2001, name: str) -> bool:
    """A tie bet counts only where the player has no wager on a hand (reading BC23)."""
    own = [line for line in table.lines if line.person == name]
    on_hands = [line for line in own if hand_of(line.wager)]
    return any(line.verdict is Verdict.LOSE for line in on_hands or own)
