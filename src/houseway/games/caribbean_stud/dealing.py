"""Five cards to every area with an ante wager and five to the dealer, one at a time or five at a time."""

from houseway.cite import Cite
from houseway.equipment.cards import UNSEEN, pretty
from houseway.games.caribbean_stud.hand import FIVE, Hand
from houseway.games.caribbean_stud.moments import DEALING
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.ask import Card, CardFaceDown, CardTurnedUp, Steps


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
        one_deck, last = table.text.cards.one_deck, len(table.dealer.cards) == table.dealer.due - 1
        kind = Card if last and table.up_card is None else face_down(table)
        came = yield kind(table.shoe, under, "dealer", table.anybody_left, one_deck, DEALING)
        take(table, table.dealer, came)


def one_card(table: CaribbeanStudTable, hand: Hand, under: Cite) -> Steps[None]:
    one_deck = table.text.cards.one_deck
    came = yield face_down(table)(table.shoe, under, hand.label, hand.wants_cards, one_deck, DEALING)
    take(table, hand, came)


def face_down(table: CaribbeanStudTable) -> type[Card]:
    """The house's own devices know every card; whoever deals by hand does not see those that lie face down."""
    return Card if table.house_deals else CardFaceDown


def take(table: CaribbeanStudTable, hand: Hand, came: int | None) -> None:
    """Nothing comes to a hand that is out of the round."""
    if came is not None:
        if not table.dealt:
            table.begin_deal()
        if came == UNSEEN:
            table.shoe.take_unseen()
        else:
            table.shoe.take(came)
        hand.cards.append(came)


def turn_up(table: CaribbeanStudTable, hand: Hand, under: Cite, moment: str) -> Steps[None]:
    """Of a hand that was dealt by hand nobody need know the cards before they lie face up."""
    matters = table.anybody_left if hand is table.dealer else lambda: hand.live
    while matters() and not hand.seen:
        came = yield CardTurnedUp(table.shoe, under, hand.label, matters, table.text.cards.one_deck, moment)
        if came is not None:
            table.shoe.show_unseen(came)
            hand.cards[hand.cards.index(UNSEEN)] = came
