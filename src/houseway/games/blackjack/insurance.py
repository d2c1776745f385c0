"""Against a dealer's ace: insurance (qld s36), and even money on a blackjack (s35(4))."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from houseway.cite import cite
from houseway.games.blackjack import moments
from houseway.games.blackjack.arithmetic import VALUE, most_insurance
from houseway.games.blackjack.bonus_blackjack import close_bonus
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import INSURANCE_CALL
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, INSURANCE_WAGER, compare
from houseway.play.acts import Ways, act, choice, money
from houseway.play.ask import Choice, Cost, Offer, Steps
from houseway.play.people import PLAYERS
from houseway.play.round import Round
from houseway.play.settlement import settle
from houseway.play.wager import Placed

Offers: TypeAlias = dict[str, Offer]
INSURING: Final = cite("qld s36(3)")
INSURING_MORE: Final = cite("qld s36(4)")
DECLINE: Final = Offer(INSURING, says="no insurance", ordinary=True)
IN_FULL: Final = "paid 1 to 1 now, in full settlement"
AT_THE_CALL: Final = Offer(cite("qld s35(4)"), says=IN_FULL)


def insurance(table: BlackjackTable) -> Steps[None]:
    """The dealer has an ace: each player may insure, or take even money on a blackjack."""
    table.announce(INSURANCE_CALL)  # s36(2)
    wagers = [p for p in table.placed if p.wager.name == BLACKJACK_WAGER.name]
    for placed in sorted(wagers, key=lambda p: int(p.place.box.number)):  # from the dealer's left
        asked: Offers = {}
        while (offers := insurance_offers(table, placed)) != asked:  # a ruling on wager or cards may change them
            asked = offers
            if (yield from insure(table, placed, offers)):
                break


def insure(table: BlackjackTable, placed: Placed, offers: Offers) -> Steps[bool]:
    """Ask, where there is something to choose; False where no answer comes."""
    if len(offers) < 2:
        return False
    hand: Hand = placed.place
    wanted = partial(as_offered, table, placed, offers)
    answer = yield Choice(placed.person, offers, INSURING, hand.label, wanted=wanted, moment=moments.INSURANCE)
    if answer is None:
        return False
    _, chosen, details = answer
    if chosen == "insure":
        table.add_wager(placed.person, INSURANCE_WAGER, hand.label, details["amount"], hand)
    elif chosen == "even money":
        pay_even_money(table, placed)
    return True


def as_offered(table: BlackjackTable, placed: Placed, offers: Offers) -> bool:
    return insurance_offers(table, placed) == offers


def insurance_offers(table: BlackjackTable, placed: Placed) -> Offers:
    """None where the dealer has more than the ace (reading B6), or the player is out of it."""
    offers: Offers = {}
    if len(table.dealer.cards) != 1 or placed not in table.placed or table.people[placed.person].excluded:
        return offers
    offers["decline"] = DECLINE
    most = min(most_insurance(placed.stake, table.unit), table.people[placed.person].purse.value)
    most = most // table.unit * table.unit
    if most:
        under = INSURING_MORE if most * 2 > placed.stake else INSURING
        offers["insure"] = Offer(
            under,
            (money("amount", table.unit, most, table.unit),),
            "pays 2 to 1",
            usual={"amount": most},
            costs=Cost.MORE,
        )
    if placed.place.blackjack:
        offers["even money"] = AT_THE_CALL
    return offers


# Even money may be asked for until the dealer has a second card (reading B20)


def pay_even_money(table: BlackjackTable, placed: Placed) -> None:
    hand: Hand = placed.place
    settle(table, placed, compare(hand, table.dealer, even_money=True))
    close_bonus(table, hand)
    assert hand.box is not None
    table.after_leaving(hand.box, placed.person)


def blackjacks_of(table: BlackjackTable, who: str) -> list[Placed]:
    """A player's wagers on blackjacks while the dealer has an ace alone."""
    dealers = table.dealer.cards
    if len(dealers) != 1 or VALUE[dealers[0]] != 1 or table.people[who].excluded:
        return []
    return [p for p in table.placed if p.wager.name == BLACKJACK_WAGER.name and p.person == who and p.place.blackjack]


def may_ask(round_: Round[BlackjackTable], who: str) -> Ways:
    """Unless it is among what the player is being asked anyway."""
    ask = round_.ask
    asked = isinstance(ask, Choice) and ask.who == who and "even money" in ask.offers
    hands = tuple(p.place.label for p in blackjacks_of(round_.table, who)) if not asked else ()
    every = tuple(hand.label for hand in round_.table.hands())
    return [(choice("hand", hands, among=every),)] if hands else []


def ask_for_even_money(round_: Round[BlackjackTable], who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    pay_even_money(table, next(p for p in blackjacks_of(table, who) if p.place.label == details["hand"]))
    table.rule(f"{who} asked for even money on {details['hand']}", "qld s35(4)", "reading B20")


EVEN_MONEY: Final = act("even money", PLAYERS, "qld s35(4)", may_ask, ask_for_even_money, IN_FULL)
