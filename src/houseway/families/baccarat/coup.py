"""One coup: two cards to each hand, then the third cards; and dummy rounds, on which nobody wagers."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import Card as CardNumber
from houseway.equipment.cards import card
from houseway.families.baccarat.moments import DEALING
from houseway.families.baccarat.next_card import found_face_up
from houseway.families.baccarat.points import NO_THIRD, VALUE, banker_draws, natural, player_draws
from houseway.families.baccarat.table import CoupTable, Hand
from houseway.play.ask import Card, Steps

NOT_NEEDED: Final = cite("reading BC38")


def deal(table: CoupTable, hand: Hand, under: Cite) -> Steps[bool]:
    """The next card, to this hand; False where none is left, or where the first is not dealt after all.

    That was found face up (see `faults`), or there is no wager any more for it to be dealt on.
    """
    if table.dummy_due and not table.started:
        take(table, hand, card(table.waiting))
        return True
    if not table.shoe.remaining:
        return False
    table.see_cutting_card()
    came = yield from next_card(table, hand, under)
    if came is None:
        return False
    table.shoe.take(came)
    take(table, hand, came)
    return True


def take(table: CoupTable, hand: Hand, came: CardNumber) -> None:
    """With the first card of a coup, the one that waited for it is there."""
    if not table.started:
        table.waiting = ""
    hand.cards.append(came)
    table.preshuffled = False


def next_card(table: CoupTable, hand: Hand, under: Cite) -> Steps[CardNumber | None]:
    """What the shoe gives, or the card that has been seen to lie in it, or was dealt by mistake already."""
    if not table.live:
        came: CardNumber | None = yield Card(
            table.shoe, under, hand.label, table.deal_goes_on, table.only_source, DEALING
        )
        if came is not None or not table.live:
            return came
    came, table.live = card(table.live), ""
    return came


def deal_coup(table: CoupTable) -> Steps[bool]:
    """Both hands, as far as the rules take them; False where the coup could not be dealt to its end."""
    dealt = yield from both_hands(table)
    if dealt and table.live:
        name, table.live = table.live, ""
        found_face_up(table, name, NOT_NEEDED)
    return dealt


def both_hands(table: CoupTable) -> Steps[bool]:
    part, players, bankers = table.part, table.players_hand, table.bankers_hand
    for hand, under in 2 * ((players, part("qld s97(4)")), (bankers, part("qld s97(5)"))):
        if not (yield from deal(table, hand, under)):
            return False
    if not (yield from table.turn_up()):
        return False
    table.say("player's hand: {0}", "qld s98(1)", players.points)
    table.say("banker's hand: {0}", "qld s98(2)", bankers.points)
    if natural(players.points) or natural(bankers.points):
        table.say("a natural: no more cards", "qld s101")
        return True
    return (yield from third_cards(table))


def third_cards(table: CoupTable) -> Steps[bool]:
    """At most one more card for each hand, the player's first."""
    part, players, bankers = table.part, table.players_hand, table.bankers_hand
    third = NO_THIRD
    if player_draws(players.points, bankers.points):
        if not (yield from deal(table, players, part("qld s102"))):
            return False
        if not (yield from table.turn_up_third(players)):
            return False
        third = VALUE[players.cards[2]]
    if banker_draws(bankers.points, third):
        if not (yield from deal(table, bankers, part("qld s103(1)"))):
            return False
        return (yield from table.turn_up_third(bankers))
    return True


def dummy_rounds(table: CoupTable) -> Steps[None]:
    """Where the first card of the next hand has been seen, it is the first of a round that decides nothing."""
    while table.dummy_due and not table.due:
        table.say(table.text.dummy_begins, "qld s106(5)(b)", table.waiting)
        table.begin_coup(dummy=True)
        if (yield from deal_coup(table)):
            table.end_coup()
        else:
            table.no_effect()
        table.next_waits()
    table.begin_coup()
