"""One round of blackjack, in the order of Part 4."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.games.blackjack.arithmetic import VALUE, blackjack_possible, most_insurance
from houseway.games.blackjack.dealers_hand import complete_dealers_hand
from houseway.games.blackjack.dealing import deal, prepare_the_cards
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.missed import (
    dealer_without_a_card,
    hands_gone_past,
    last_hand_gone_past,
    owed_second_cards,
)
from houseway.games.blackjack.side_wagers import BONUS_BLACKJACK_WAGER, SUPER_SEVENS_WAGER
from houseway.games.blackjack.sides import after_first_cards, close_bonus, pay_bonus
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import (
    ANNOUNCE_BLACKJACK,
    INSURANCE_CALL,
    INTO_THE_RACK,
    PAID_BLACKJACK,
)
from houseway.games.blackjack.turns import play_box
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, INSURANCE_WAGER, compare
from houseway.play.acts import money
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import Role
from houseway.play.settlement import settle
from houseway.play.wager import Placed
from houseway.play.wagering import Wagering

__all__ = ["SETTLING", "WAGERING", "late", "round_of_play"]

DEALER: Final = frozenset({Role.DEALER})
WAGERING: Final = Wagering(
    (BLACKJACK_WAGER, SUPER_SEVENS_WAGER, BONUS_BLACKJACK_WAGER),
    under=cite("qld s18"),
    closed_by="deal",
    closed_under=cite("qld s21(1)"),
    withdrawn_under=cite("qld s21(1)"),
)
SETTLING: Final = Choice(DEALER, {"settle": Offer(cite("qld s31(1)"))}, cite("qld s31(1)"), "the hands are complete")

FIRST_CARD: Final = cite("qld s30(1)(a)")
DEALERS_FIRST: Final = cite("qld s30(1)(b)")
SECOND_CARD: Final = cite("qld s30(1)(c)")
INSURING: Final = cite("qld s36(3)")
INSURING_MORE: Final = cite("qld s36(4)")
DECLINE: Final = Offer(INSURING, says="no insurance")
EVEN_MONEY: Final = Offer(cite("qld s35(4)"), says="paid 1 to 1 now, in full settlement")


def round_of_play(table: BlackjackTable) -> Script:
    """From the wagers to the discard rack."""
    if table.due:
        yield from prepare_the_cards(table)
    yield WAGERING  # s18, s21(1)
    if not table.boxes:
        return None
    table.begin_deal()
    if table.shoe.remaining == table.marker and table.last_rounds is None:  # s32(2), (4)
        table.rule("the cutting card comes first: the cards are shuffled at once", "qld s32(2)")
        table.due, table.cutting_on = "cutting card", "dealer"
        yield from prepare_the_cards(table)
        table.entry.dealt(set(table.seats))
    yield from first_two_cards(table)
    yield from blackjacks_and_insurance(table)
    table.stage = "decisions"
    for box in table.in_play:  # s30(2), (3)
        yield from play_box(table, box)
    if any(not box.hands[0].removed for box in table.in_play):
        yield from dealers_hand(table)
        yield SETTLING
        yield from last_hand_gone_past(table)  # s59, if nobody has noticed before
        settle_hands(table)
    collect_cards(table)
    return None


def first_two_cards(table: BlackjackTable) -> Steps[None]:
    """One card to each box and one to the dealer, then a second to each box (s30(1))."""
    table.stage = "first cards"
    for box in table.in_play:
        yield from deal(table, box.hands[0], FIRST_CARD)
    yield from deal(table, table.dealer, DEALERS_FIRST)
    table.stage = "second cards"
    for box in table.in_play:
        yield from deal(table, box.hands[0], SECOND_CARD)
    yield from owed_second_cards(table)  # s56(2)
    if table.no_first_card:
        yield from dealer_without_a_card(table)  # s54


def blackjacks_and_insurance(table: BlackjackTable) -> Steps[None]:
    """By the dealer's first card: pay blackjacks (s35(1)), or announce them (s35(2)) and offer insurance (s36)."""
    if table.side_wagers:
        after_first_cards(table)  # s48(1), (2)
    cards = table.dealer.cards
    if not cards:
        return
    value = VALUE[cards[0]]
    possible = blackjack_possible(value)
    for hand in table.hands():
        if hand.blackjack and hand.live:
            if possible:
                table.announce(ANNOUNCE_BLACKJACK, hand.label)
            else:
                pay_blackjack(table, hand)
    if value == 1 and len(cards) == 1:  # reading B6
        yield from insurance(table)


def pay_blackjack(table: BlackjackTable, hand: Hand) -> None:
    """At once, and the cards are removed before anybody gets a third (s35(1))."""
    table.announce(PAID_BLACKJACK, hand.label)
    for placed in table.on_hand(hand):
        settle(table, placed, compare(hand, table.dealer))
    close_bonus(table, hand)
    hand.live = False
    table.remove(hand)


def insurance(table: BlackjackTable) -> Steps[None]:
    """The dealer has an ace: each player may insure, or take even money on a blackjack."""
    table.announce(INSURANCE_CALL)  # s36(2)
    for placed in [p for p in table.placed if p.wager is BLACKJACK_WAGER]:
        offers = insurance_offers(table, placed)
        if len(offers) > 1 and placed in table.placed:
            yield from insure(table, placed, offers)


def insure(table: BlackjackTable, placed: Placed, offers: dict[str, Offer]) -> Steps[None]:
    hand: Hand = placed.place
    answer = yield Choice(placed.person, offers, INSURING, hand.label, wanted=lambda: placed in table.placed)
    if answer is None:
        return
    _, act, details = answer
    if act == "insure":
        table.add_wager(placed.person, INSURANCE_WAGER, details["amount"], hand)
    elif act == "even money":
        settle(table, placed, compare(hand, table.dealer, even_money=True))
        close_bonus(table, hand)
        hand.live = bool(table.on_hand(hand))


def insurance_offers(table: BlackjackTable, placed: Placed) -> dict[str, Offer]:
    offers = {"decline": DECLINE}
    most = min(most_insurance(placed.stake, table.unit), table.people[placed.person].purse.value)
    most = most // table.unit * table.unit
    if most:
        under = INSURING_MORE if most * 2 > placed.stake else INSURING
        offers["insure"] = Offer(under, (money("amount", table.unit, most, table.unit),), "pays 2 to 1")
    if placed.place.blackjack:
        offers["even money"] = EVEN_MONEY
    return offers


def dealers_hand(table: BlackjackTable) -> Steps[None]:
    """The dealer's second card (s30(4)), unless the dealer has none and needs none (s61(3))."""
    yield from hands_gone_past(table)  # ss 56 to 58, if nobody has noticed before
    table.stage = "dealer"
    if not table.dealer.cards:
        yield from dealer_without_a_card(table)  # s61
        if not table.standing():
            table.rule("nobody is left against the dealer, who takes no cards", "qld s61(3)")
            return
        table.rule("the dealer takes two cards and finishes the hand", "qld s61(2)")
    yield from complete_dealers_hand(table)


def settle_hands(table: BlackjackTable) -> None:
    """Every wager that the dealer's hand decides, then the bonus wagers that were left in place (s50D(5))."""
    dealer = table.dealer
    for box in table.in_play:
        for hand in box.hands:
            wagers = table.on_hand(hand)
            if wagers:
                facts = compare(hand, dealer)
                for placed in wagers:
                    settle(table, placed, facts)
                if hand.blackjack:
                    close_bonus(table, hand)  # s50D(2)
    if table.side_wagers:
        pay_bonus(table)


def collect_cards(table: BlackjackTable) -> None:
    """In order, into the discard rack or the card machine (s31); and see whether a shuffle is due (s32)."""
    cards = table.dealer.cards + table.next_cards
    for box in table.in_play:
        for hand in box.hands:
            if not hand.removed:
                cards = cards + hand.cards
    table.shoe.discard(cards)
    table.announce(INTO_THE_RACK)
    table.end_deal()


def late(table: BlackjackTable, wager: str) -> Cite:
    """What keeps a wager from being made or handled now."""
    if wager == SUPER_SEVENS_WAGER.name:
        return cite("qld s46(2)")
    if wager == BONUS_BLACKJACK_WAGER.name:
        return cite("qld s50B(3)")
    additional = any(p.wager is not BLACKJACK_WAGER for p in table.placed)
    return cite("qld s21(2)") if additional and table.stage == "decisions" else cite("qld s21(1)")
