"""The cards inspected when they are new, shuffled, cut and dealt.

Until the first player acts in a round of betting (see `betting.ask_in_turn`) `table.dealing` is True, and a misdeal may
be declared: what is asked for in that time is asked `wanted=table.on`, or of a player `wanted=seat.plays`, and the
answer is None after a misdeal, or where one player is left.
"""

from collections.abc import Sequence
from typing import Final

from houseway.cite import Cite
from houseway.families.poker.moments import CUT, DECK, SHUFFLE
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.play.acts import choice
from houseway.play.ask import Card, Choice, Offer, Steps
from houseway.play.people import DEALER, DIRECTORS

FROM_EITHER_END: Final = 2


def new_deck(table: PokerTable, sorting: Cite, spreading: Cite, washing: Cite) -> Steps[None]:
    """Dealer and floor manager sort and inspect, each on their own; the players may look; the cards are washed.

    A deck that is found to be wrong in this is not played with: another is brought, and it starts anew (reading K83).
    """
    while True:
        table.wrong_deck = False
        yield from inspect(table, sorting, "a complete deck is on the table")
        yield from spread_and_wash(table, spreading, washing)
        if table.right_deck():
            return


def spread_and_wash(table: PokerTable, spreading: Cite, washing: Cite) -> Steps[None]:
    for act, under in (("spread the cards", spreading), ("wash and shuffle", washing)):
        if table.right_deck():
            yield Choice(DEALER, {act: Offer(under)}, under, wanted=table.right_deck, moment=DECK)


def inspect(table: PokerTable, under: Cite, about: str) -> Steps[None]:
    """The cards are sorted and inspected by the dealer and by a floor manager, independently: in either order."""
    waits, offers = [DEALER, DIRECTORS], {"sort and inspect": Offer(under)}
    while waits and table.right_deck():
        who = waits[0].union(*waits[1:])
        answer = yield Choice(who, offers, under, about, wanted=table.right_deck, moment=DECK)
        if answer is not None:
            waits = [each for each in waits if table.people[answer[0]].role not in each]


def shuffle_and_cut(table: PokerTable) -> Steps[None]:
    """By hand, before each round of play; from the shuffle on there may be a misdeal."""
    shuffling, cutting = table.part("qld s338(1)"), table.part("qld s338(2)(a)")
    yield Choice(DEALER, {"shuffle": Offer(shuffling)}, shuffling, wanted=table.on, moment=SHUFFLE)
    if not table.on():
        return
    where = choice("at", range(FROM_EITHER_END, table.shoe.remaining - FROM_EITHER_END + 1), optional=True)
    offers = {"cut": Offer(cutting, (where,), "how many cards from the top")}
    yield Choice(DEALER, offers, cutting, wanted=table.on, moment=CUT)


class CardInTurn(Card):
    """The next card to a player, as long as they play.

    One is made for every card, and costs half where its fields are set one by one (see `next_card`).
    """

    __slots__ = ("seat",)
    __init__ = object.__init__
    seat: Seat

    def wanted(self) -> bool:
        return self.seat.plays()


def next_card(seat: Seat, under: Cite, moment: str, only_source: Cite | None = None) -> CardInTurn:
    ask: CardInTurn = CardInTurn()
    ask.device, ask.under, ask.to = seat.table.shoe, under, seat.name
    ask.seat, ask.moment, ask.only_source = seat, moment, only_source
    return ask


def give(table: PokerTable, seat: Seat, card: int | None) -> None:
    """It came, unless the deal is off."""
    if card is not None:
        table.shoe.take(card)
        seat.cards.append(card)


def deal_around(
    table: PokerTable, under: Cite, moment: str, *, each: int = 1, to: Sequence[Seat] | None = None
) -> Steps[None]:
    """So many cards to one player before the next, face down, clockwise from the designated player or as `to` says."""
    for seat in table.in_turn() if to is None else to:
        for _ in range(each):
            if seat.plays():
                give(table, seat, (yield next_card(seat, under, moment, table.one_deck)))
