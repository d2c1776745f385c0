"""Hands that the dealer went past (qld ss 56 to 59).

It may come to light by a report at any time (see `irregularities`), and at the latest where the procedure looks.
"""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.blackjack import moments
from houseway.games.blackjack.arithmetic import VALUE, blackjack_possible
from houseway.games.blackjack.dealers_hand import complete_dealers_hand
from houseway.games.blackjack.dealing import deal
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.side_wagers import give_up_side_wagers
from houseway.games.blackjack.splitting import SPLIT_CARD
from houseway.games.blackjack.super_sevens import sevens_after_late_card, sevens_after_split
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.turns import pay_blackjack, play_hand
from houseway.games.blackjack.wagers import INSURANCE_WAGER
from houseway.play.ask import Choice, Cost, Offer, Steps

SECOND_CARD: Final = cite("qld s30(1)(c)")
NO_CARDS: Final = cite("qld s56(1)")
ONE_CARD: Final = cite("qld s56(2)")
LAST_HAND: Final = cite("qld s57(2)")
NOT_HIT: Final = cite("qld s58")


def is_last(table: BlackjackTable, hand: Hand) -> bool:
    """The player immediately before the dealer."""
    return hand.box is table.in_play[-1]


# Wagers that go back


def take_back(table: BlackjackTable, hand: Hand, person: str, under: Cite) -> None:
    """A player leaves a hand with the wager on it; side wagers that the cards have decided are settled (B30)."""
    if table.side_wagers:
        give_up_side_wagers(table, hand, person, under)
    table.retract(hand, person, under)


def withdraw_all(table: BlackjackTable, hand: Hand, under: Cite) -> None:
    for person in dict.fromkeys(p.person for p in table.placed if p.place is hand):
        take_back(table, hand, person, under)


def offer(table: BlackjackTable, hand: Hand, under: Cite, go_on: str, leave: str, moment: str) -> Steps[None]:
    """Each player with a wager on the hand chooses; whoever is excluded stays in it (reading B17)."""
    offers = {go_on: Offer(under), leave: Offer(under, says="take the wager back", costs=Cost.GIVES_UP)}
    for person in dict.fromkeys(p.person for p in table.on_hand(hand)):
        here = partial(table.plays, person, hand)
        answer = (yield Choice(person, offers, under, hand.label, wanted=here, moment=moment)) if here() else None
        if answer is not None and answer[1] == leave:
            take_back(table, hand, person, under)


def retract_or_go_on(table: BlackjackTable, hand: Hand, under: Cite) -> Steps[None]:
    hand.offered = True
    yield from offer(table, hand, under, "go on", "retract", moments.RETRACTION)


# Hands


def owed_second_cards(table: BlackjackTable) -> Steps[None]:
    """After all others have theirs, and before any other card is dealt (s56(2)); the last player's is simply next."""
    for hand in table.owed:
        under = SECOND_CARD if is_last(table, hand) else ONE_CARD
        yield from deal(table, hand, under, moments.SECOND_CARDS, hand.wants_its_second)
        hand.passed = len(hand.cards) < 2


def hands_gone_past(table: BlackjackTable) -> Steps[None]:
    """Before the dealer's second card, what nobody has noticed comes to light; the last player's may not (s59)."""
    for hand in table.hands():
        if hand.live and not hand.done and not is_last(table, hand) and not (yield from reconstructed(table, hand)):
            yield from put_right(table, hand)


def reconstructed(table: BlackjackTable, hand: Hand) -> Steps[str]:
    """Where the text of the game lets everything since be laid out again; a first deal that went wrong is not (B45)."""
    if len(hand.cards) < 2:
        return ""
    return (yield from table.reconstructed(f"{hand.label} was gone past", table.place_of(hand)))


def put_right(table: BlackjackTable, hand: Hand) -> Steps[None]:
    """A hand that was gone past, while the dealer has no second card: its players retract, or it is played out."""
    if not hand.cards:
        return no_cards(table, hand)
    under = section(table, hand)
    if under is not None and not hand.offered:
        applies = ("qld s57(1)",) if under is LAST_HAND else ()
        table.rule(f"{hand.label} was gone past: its players may retract or go on", *applies, under)
        yield from retract_or_go_on(table, hand, under)
    hand.passed = False
    yield from late_second_card(table, hand, under or ONE_CARD)
    yield from play_hand(table, hand)


def no_cards(table: BlackjackTable, hand: Hand) -> None:
    table.rule(f"no cards were dealt to {hand.label}: the hand is dead", NO_CARDS)
    withdraw_all(table, hand, NO_CARDS)


def section(table: BlackjackTable, hand: Hand) -> Cite | None:
    """Which section gives the choice; the last player's turn may simply still come."""
    if len(hand.cards) == 1 and not hand.split:
        return LAST_HAND if is_last(table, hand) else ONE_CARD
    return None if is_last(table, hand) else NOT_HIT


def late_second_card(table: BlackjackTable, hand: Hand, under: Cite) -> Steps[None]:
    """It may decide super sevens (s48(2)) and make a blackjack that is paid (s35(1)), as it would have in time."""
    if len(hand.cards) != 1:
        return
    yield from deal(table, hand, SPLIT_CARD if hand.split else under, moments.DECISIONS, hand.wants_its_second)
    if not hand.wants_a_card() or len(hand.cards) != 2:
        return
    sevens_after_split(table, hand)
    if table.side_wagers:
        sevens_after_late_card(table, hand)
    first = table.dealer.cards[:1]
    if hand.blackjack and first and not blackjack_possible(VALUE[first[0]]):
        pay_blackjack(table, hand)


# The last hand, once the dealer has played


def last_hand_gone_past(table: BlackjackTable) -> Steps[None]:
    """The dealer has played, and the last player was missed: the dealer's cards go back to be dealt in order (s59)."""
    for hand in [h for h in table.hands() if h.passed and h.live]:
        if hand.cards:
            yield from take_dealers_cards_back(table, hand)
        else:
            no_cards(table, hand)


def nobody_noticed(table: BlackjackTable) -> Steps[None]:
    """The hands are about to be settled: what was gone past comes to light now."""
    for hand in [h for h in table.hands() if h.passed and h.live]:
        yield from reconstructed(table, hand)
    yield from last_hand_gone_past(table)


def take_dealers_cards_back(table: BlackjackTable, hand: Hand) -> Steps[None]:
    """What the dealer drew is separated, and serves the player first and then the dealer, in its order."""
    dealer = table.dealer
    reading = () if len(dealer.cards) > 2 else ("reading B7",)
    what = f"{hand.label} was gone past: the dealer's cards after the first are dealt again, to it and then the dealer"
    table.rule(what, "qld s59(1)", "qld s59(2)", "qld s59(3)", *reading)
    table.next_cards = dealer.cards[1:] + table.next_cards
    dealer.recount(dealer.cards[:1])
    dealer.separated = True
    table.undo(INSURANCE_WAGER)
    hand.passed = False
    yield from late_second_card(table, hand, cite("qld s59(4)(a)"))
    yield from play_hand(table, hand)  # s59(4)(b)
    yield from complete_dealers_hand(table)
    table.rule(f"the dealer's hand is dealt again: {dealer.total}", "qld s59(5)")
