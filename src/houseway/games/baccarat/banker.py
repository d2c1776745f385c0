"""Who deals: the shoe is offered, kept or given up, or the dealer has it by direction (qld ss 94 to 96, 105)."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.baccarat.moments import BEFORE_THE_DEAL, OFFERING
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import CARDS, DEALER_BANKS, LOSING_BANKER
from houseway.money import dollars
from houseway.play.acts import choice
from houseway.play.ask import Choice, Cost, Offer, Steps
from houseway.play.people import DEALER, DIRECTORS

TO_SEAT_1: Final = cite("qld s94(1)")
COUNTERCLOCKWISE: Final = cite("qld s94(2)")
TO_THE_RIGHT: Final = cite("qld s105(3)")
NOBODY: Final = cite("reading BC11")
OFFERED: Final = {
    "accept the shoe": Offer(cite("qld s94(3)"), says="and deal the cards", ordinary=True, costs=Cost.MORE),
    "decline the shoe": Offer(cite("qld s94(2)")),
}
DIRECT: Final = "direct the dealer to bank"
AGAIN: Final = "offer the shoe again"
FACE: Final = choice("face", ("up", "down"), optional=True)


def offer_the_shoe(table: BaccaratTable) -> Steps[None]:
    """To each seated player in turn, until one accepts; where none does, the operator decides (reading BC11)."""
    while on_offer(table):
        asked = yield from go_round(table)
        if not on_offer(table) or not (asked or table.placed) or table.all_have_declined():
            return
        offers = {DIRECT: Offer(cite("qld s96(1)"))} | ({AGAIN: Offer(NOBODY)} if asked else {})
        still, about = partial(on_offer, table), "nobody has accepted the shoe"
        answer = yield Choice(DIRECTORS, offers, NOBODY, about, wanted=still, moment=OFFERING)
        if answer is not None and answer[1] == DIRECT:
            let_the_dealer_bank(table, answer[0])
        table.declined.clear()


def on_offer(table: BaccaratTable) -> bool:
    """Nobody has the shoe, and it may be dealt from."""
    return not table.banked and table.shoe_is_ready


def go_round(table: BaccaratTable) -> Steps[bool]:
    """Counterclockwise from seat 1, or from the right of the last banker; False where there was nobody to ask."""
    asked = False
    for name in table.seats.going_up(table.passed_at):
        still = partial(_may_take, table, name)
        if still() and name not in table.declined:
            asked = True
            under = _offered_under(table, name)
            answer = yield Choice(name, table.text.offered, under, "the shoe", wanted=still, moment=OFFERING)
            if answer is not None and answer[1] == "accept the shoe":
                table.take_shoe(name, answer[2])
                return True
    return asked or bool(table.declined)


def _may_take(table: BaccaratTable, name: str) -> bool:
    return table.may_bank(name) and on_offer(table)


def _offered_under(table: BaccaratTable, name: str) -> Cite:
    if table.passed_at:
        return TO_THE_RIGHT
    return TO_SEAT_1 if table.seats.of(name) == 1 else COUNTERCLOCKWISE


def let_the_dealer_bank(table: BaccaratTable, who: str) -> None:
    table.rule(
        f"the {who} directs that the dealer be the banker at all times", "qld s96(1)", "qld s96(2)(c)", "qld s105(1)"
    )
    table.give_up_shoe()
    table.dealer_banks = True
    table.announce(DEALER_BANKS)


def relinquish_without_a_wager(table: BaccaratTable) -> None:
    """Whoever wants to go on as banker wagers the minimum on a hand (s95(1)); otherwise the shoe goes on (s95(2))."""
    table.declined.add(table.banker)
    what = f"{table.banker} has not wagered ${dollars(table.limits.minimum)} on either hand and relinquishes the shoe"
    table.rule(what, "qld s95(1)", "qld s95(2)", "qld s95(3)")
    table.give_up_shoe()


def banker_deals(table: BaccaratTable) -> Steps[bool]:
    """The initial four come face upwards or face down, all of them (s97(3)); False where the shoe was passed on."""
    table.announce(CARDS)  # s97(2)
    answer = yield _dealing(table)
    if answer is None:
        return False
    table.face_down = answer[2].get("face") == "down"
    return True


def _dealing(table: BaccaratTable) -> Choice:
    name, offers = table.banker, {"deal": Offer(cite("qld s97(3)"), (FACE,), "the initial four cards")}
    still = partial(_still_banks, table, name)
    if table.dealer_banks:
        under, about = cite("qld s96(2)(a)"), "the dealer is the banker"
        return Choice(DEALER, offers, under, about, wanted=still, moment=BEFORE_THE_DEAL)
    under = cite("qld s94(3)")
    return Choice(name, offers, under, "the banker deals", wanted=still, moment=BEFORE_THE_DEAL)


def _still_banks(table: BaccaratTable, name: str) -> bool:
    return table.banked and table.banker == name and table.deal_goes_on()


def after_the_round(table: BaccaratTable) -> None:
    """The banker passes the shoe whenever the banker's hand loses (s105(2)(a)), unless that is the dealer (s105(1))."""
    if table.banker and table.bankers_hand.points < table.players_hand.points:
        table.announce(LOSING_BANKER, table.banker)
        table.give_up_shoe()
