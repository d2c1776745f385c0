"""Five cards to every area with an ante wager and five to the dealer, one at a time or five at a time."""

from houseway.cite import Cite
from houseway.equipment.cards import pretty
from houseway.games.caribbean_stud.hand import FIVE, Hand
from houseway.games.caribbean_stud.moments import DEALING
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.ask import Card, Steps


def deal_the_cards(table: CaribbeanStudTable) -> Steps[None]:
    """From the dealer's left, clockwise; all face down but one of the dealer's."""
    deal, fives = table.text.deal, table.rules.dealing == "five at a time"
    yield from five_at_a_time(table) if fives else one_at_a_time(table)
    if not table.in_play:
        return
    if table.up_card is None:
        table.up_card = len(table.dealer.cards) - 1
    says = deal.face_up_of_five if fives and deal.face_up_of_five else deal.face_up
    table.announce(says, pretty(table.dealer.cards[table.up_card]))


def one_at_a_time(table: CaribbeanStudTable) -> Steps[None]:
    under = table.text.deal
    yield from one_each(table, under.first_to_player)
    yield from one_to_dealer(table, under.first_to_dealer)
    for _ in range(FIVE - 1):
        yield from one_each(table, under.rest_to_player)
        if not under.dealer_after_all:
            yield from one_to_dealer(table, under.rest_to_dealer)
    while table.in_play and table.dealer.wants_cards():
        yield from one_to_dealer(table, under.rest_to_dealer)


def five_at_a_time(table: CaribbeanStudTable) -> Steps[None]:
    under = table.text.deal
    for hand in table.in_play:
        while hand.wants_cards():
            yield from one_card(table, hand, under.five_to_player)
    while table.in_play and table.dealer.wants_cards():
        yield from one_to_dealer(table, under.five_to_dealer)


def one_each(table: CaribbeanStudTable, under: Cite) -> Steps[None]:
    for hand in table.in_play:
        if hand.wants_cards():
            yield from one_card(table, hand, under)


def one_to_dealer(table: CaribbeanStudTable, under: Cite) -> Steps[None]:
    """The dealer plays against somebody."""
    if table.in_play:
        one_deck = table.text.cards.one_deck
        came = yield Card(table.shoe, under, "dealer", table.anybody_left, one_deck, moment=DEALING)
        take(table, table.dealer, came)


def one_card(table: CaribbeanStudTable, hand: Hand, under: Cite) -> Steps[None]:
    one_deck = table.text.cards.one_deck
    came = yield Card(table.shoe, under, hand.label, hand.wants_cards, one_deck, moment=DEALING)
    take(table, hand, came)


def take(table: CaribbeanStudTable, hand: Hand, came: int | None) -> None:
    """Nothing comes to a hand that is out of the round."""
    if came is not None:
        if not table.dealt:
            table.begin_deal()
        table.shoe.take(came)
        hand.cards.append(came)
