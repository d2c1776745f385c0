"""One coup: two cards to each hand, then the third cards; and dummy rounds, on which nobody wagers."""

from houseway.cite import Cite
from houseway.equipment.cards import card
from houseway.families.baccarat.points import NO_THIRD, VALUE, banker_draws, natural, player_draws
from houseway.families.baccarat.table import CoupTable, Hand
from houseway.play.ask import Card, Choice, Steps

__all__ = ["Settling", "deal", "deal_coup", "dummy_rounds"]


class Settling(Choice):
    """The coup is dealt: only its settlement is awaited. A game makes one of these for its dealer."""

    __slots__ = ()


def deal(table: CoupTable, hand: Hand, under: Cite) -> Steps[bool]:
    """The next card, to this hand; False where none is left, or where the first was found face up (see `faults`)."""
    if table.dummy_due:
        hand.cards.append(card(table.waiting))
        table.waiting = ""
        return True
    if not table.shoe.remaining:
        return False
    table.see_cutting_card()
    came = yield Card(table.shoe, under, hand.label, only_source=table.cites.only_source)
    if came is None:
        return False
    table.shoe.take(came)
    hand.cards.append(came)
    table.waiting, table.preshuffled = "", False
    return True


def deal_coup(table: CoupTable) -> Steps[bool]:
    """Both hands, as far as the rules take them; False where the coup could not be dealt to its end."""
    under, players, bankers = table.cites, table.players_hand, table.bankers_hand
    for hand, cite in 2 * ((players, under.players_card), (bankers, under.bankers_card)):
        if not (yield from deal(table, hand, cite)):
            return False
    if not (yield from table.turn_up()):
        return False
    table.announce(under.players_points, players.points)
    table.announce(under.bankers_points, bankers.points)
    if natural(players.points) or natural(bankers.points):
        table.announce(under.natural)
        return True
    return (yield from third_cards(table))


def third_cards(table: CoupTable) -> Steps[bool]:
    """At most one more card for each hand, the player's first."""
    under, players, bankers = table.cites, table.players_hand, table.bankers_hand
    third = NO_THIRD
    if player_draws(players.points, bankers.points):
        if not (yield from deal(table, players, under.players_third)):
            return False
        if not (yield from table.turn_up_third(players)):
            return False
        third = VALUE[players.cards[2]]
    if banker_draws(bankers.points, third):
        if not (yield from deal(table, bankers, under.bankers_third)):
            return False
        return (yield from table.turn_up_third(bankers))
    return True


def dummy_rounds(table: CoupTable) -> Steps[None]:
    """Where the first card of the next hand has been seen, it is the first of a round that decides nothing."""
    while table.dummy_due and not table.due:
        table.announce(table.cites.dummy_round, table.waiting)
        table.begin_coup(dummy=True)
        if (yield from deal_coup(table)):
            table.end_coup()
        else:
            table.no_effect()
    table.begin_coup()
