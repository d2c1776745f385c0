"""One round of blackjack, in the order of Part 4."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.machine import CardMachine
from houseway.families import shuffling
from houseway.games.blackjack import moments
from houseway.games.blackjack.arithmetic import VALUE, blackjack_possible
from houseway.games.blackjack.bonus_blackjack import BONUS_BLACKJACK_WAGER, close_bonus, pay_bonus
from houseway.games.blackjack.dealers_hand import complete_dealers_hand
from houseway.games.blackjack.dealing import deal, prepare_the_cards, shuffle_at_once
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.insurance import insurance
from houseway.games.blackjack.no_first_card import dealer_without_a_card
from houseway.games.blackjack.omitted_hands import hands_gone_past, nobody_noticed, owed_second_cards
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER, after_first_cards
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import ANNOUNCE_BLACKJACK, NOBODY_KEPT_OUT
from houseway.games.blackjack.turns import pay_blackjack, play_box
from houseway.games.blackjack.wagers import ADDITIONAL_WAGERS, DOUBLE_DOWN_WAGER, INSURANCE_WAGER, SPLIT_WAGER, compare
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER
from houseway.play.settlement import settle
from houseway.play.wagering import Wagering

COMPLETE: Final = Choice(
    DEALER,
    {"settle": Offer(cite("qld s31(2)"), says="pay and collect; the cards go to the discard rack, in order")},
    cite("qld s31(1)"),
    "the hands are complete",
    moment=moments.SETTLING,
)

COVERED: Final = cite("qld s65A(3)(d)")
UNCOVERED: Final = {"remove the cutting card": Offer(COVERED, says="before the first round is dealt")}
FIRST_CARD: Final = cite("qld s30(1)(a)")
DEALERS_FIRST: Final = cite("qld s30(1)(b)")
SECOND_CARD: Final = cite("qld s30(1)(c)")


def round_of_play(table: BlackjackTable) -> Script:
    """From the wagers to the discard rack."""
    if table.due:
        yield from prepare_the_cards(table)
    if not table.free_entry and isinstance(table.shoe, CardMachine):
        table.announce(NOBODY_KEPT_OUT)  # reading B55
    yield table.text.wagering  # s18, s21(1)
    if table.concealed:
        yield from uncover(table)
    while not (yield from first_cards(table)):
        yield from shuffle_at_once(table)  # s32(2)
        yield table.text.wagering  # no card has been dealt, so nothing has closed it (reading B19)
    if not table.boxes:
        return None
    yield from second_cards(table)
    yield from blackjacks_and_insurance(table)
    for box in table.in_play:  # s30(2), (3)
        yield from play_box(table, box)
    if table.anybody_left():  # reading B18
        yield from dealers_hand(table)
        yield COMPLETE  # s31
        if table.gone_past:
            yield from nobody_noticed(table)  # s59, if nobody has noticed before
        settle_hands(table)
        if table.text.super_bonus is not None:
            yield from table.text.super_bonus(table)
    collect_cards(table)
    return None


class Uncovering(Choice):
    """No card comes before the cutting card is out of the card machine (s65A(3)(d)); until then, wagers go on (s18)."""

    __slots__ = ("_wagering",)

    def __init__(self, wagering: Wagering) -> None:
        super().__init__(DEALER, UNCOVERED, COVERED, "a cutting card lies under the cards", moment=shuffling.LOADING)
        self._wagering = wagering

    @property
    def wagering(self) -> Wagering:
        return self._wagering


def uncover(table: BlackjackTable) -> Steps[None]:
    yield Uncovering(table.text.wagering)
    table.concealed = False


def first_cards(table: BlackjackTable) -> Steps[bool]:
    """One card to each box and one to the dealer (s30(1)); False where the cutting card comes before any (s32(2))."""
    table.begin_deal()
    while (hand := first_hand(table)) is not None:
        under = DEALERS_FIRST if hand is table.dealer else FIRST_CARD
        first = partial(comes_first, table, len(table.placed))
        if (yield from deal(table, hand, under, moments.FIRST_CARDS, first)):
            break
        if table.cutting_card_is_next():
            return False
        table.begin_deal()  # with the wagers as they are now
    else:
        return True  # nobody has a wager, or everybody was gone past
    table.entry.dealt(table.seats)
    for box in table.in_play:
        if not (box.hands[0].cards or box.hands[0].passed):
            yield from deal(table, box.hands[0], FIRST_CARD, moments.FIRST_CARDS)
    if not (table.dealer.cards or table.dealer.passed):
        yield from deal(table, table.dealer, DEALERS_FIRST, moments.FIRST_CARDS)
    return True


def first_hand(table: BlackjackTable) -> Hand | None:
    """Whose card is the first of the round: the first that the dealer has not gone past."""
    for box in table.in_play:
        if not box.hands[0].passed:
            return box.hands[0]
    return table.dealer if table.in_play and not table.dealer.passed else None


def comes_first(table: BlackjackTable, wagers: int) -> bool:
    """Is no wager made or taken back meanwhile, and the cutting card not before it?"""
    return len(table.placed) == wagers and not table.cutting_card_is_next()


def second_cards(table: BlackjackTable) -> Steps[None]:
    """A second card to each box (s30(1)(c))."""
    for box in table.in_play:
        if len(box.hands[0].cards) < 2:  # reading B54
            yield from deal(table, box.hands[0], SECOND_CARD, moments.SECOND_CARDS, box.hands[0].wants_its_second)
    if table.owed:
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


def dealers_hand(table: BlackjackTable) -> Steps[None]:
    """The dealer's second card (s30(4)), unless the dealer has none and needs none (s61(3))."""
    if table.gone_past:
        yield from hands_gone_past(table)  # ss 56 to 58, if nobody has noticed before
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
    if dealer.blackjack:
        hand_back_additional(table)
    for box in table.in_play:
        for hand in box.hands:
            wagers = table.on_hand(hand)
            if wagers:
                facts = compare(hand, dealer)
                for placed in wagers:
                    settle(table, placed, facts)
                if facts.blackjack and not facts.dealers_blackjack:  # else it was not won, and s50D(4) applies
                    close_bonus(table, hand)  # s50D(2)
    if table.side_wagers:
        pay_bonus(table)


def hand_back_additional(table: BlackjackTable) -> None:
    """What was added to a hand that went over 21 is not collected, as it turns out (s37(4), s38(5), reading B4)."""
    for placed in table.undo(DOUBLE_DOWN_WAGER) + table.undo(SPLIT_WAGER):
        settle(table, placed, compare(placed.place, table.dealer))


def collect_cards(table: BlackjackTable) -> None:
    """In order, into the discard rack or the card machine (s31); and see whether a shuffle is due (s32)."""
    cards = [*table.dealer.cards, *table.next_cards, *table.exposed, *table.dealers_next]
    for box in table.in_play:
        for hand in box.hands:
            if not hand.removed:
                cards += hand.cards
    table.shoe.discard(cards)
    table.end_deal()


TOO_LATE: Final = {
    SUPER_SEVENS_WAGER.name: cite("qld s46(2)"),
    BONUS_BLACKJACK_WAGER.name: cite("qld s50B(3)"),
    INSURANCE_WAGER.name: cite("qld s36(3)"),
    DOUBLE_DOWN_WAGER.name: cite("qld s37(1)"),
    SPLIT_WAGER.name: cite("qld s38(2)"),
}
ADDITIONAL: Final = frozenset(row.name for row in ADDITIONAL_WAGERS)


def late(table: BlackjackTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being made now, or handled."""
    if not table.in_play:  # play commences with the cards in the shoe
        return cite("qld s65A(3)(b)") if table.rules.card_machine else cite("qld s26(8)")
    if act == "withdraw":
        return cite("qld s21(2)") if wager in ADDITIONAL else cite("qld s21(1)")
    return TOO_LATE.get(wager, table.text.wagering.under)
