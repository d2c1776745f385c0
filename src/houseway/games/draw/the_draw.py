"""The draw: players give up cards and have them replaced from the deck (qld s308)."""

from collections.abc import Sequence
from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME
from houseway.equipment.cards import card as card_named
from houseway.equipment.stack import listed
from houseway.families.poker.dealing import give
from houseway.families.poker.seat import Seat
from houseway.games.draw.arithmetic import CARDS
from houseway.games.draw.moments import DRAW
from houseway.games.draw.table import DrawTable
from houseway.play.acts import several
from houseway.play.ask import Card, Choice, Cost, Offer, Steps
from houseway.play.people import DEALER
from houseway.play.table import call

MAY: Final = cite("qld s308(1)")
GIVES_UP: Final = cite("qld s308(2)(b)")
REPLACED: Final = cite("qld s308(2)(c)")
FOUR: Final = cite("qld s308(4)(b)")
FIFTH: Final = cite("qld s308(4)(c)")
FOUR_OF_THE_LAST: Final = cite("qld s308(5)(b)")
FIFTH_OF_THE_LAST: Final = cite("qld s308(5)(d)")
SHORT: Final = cite("qld s308(6)")
NOBODY: Final = ""  # whose discards are cards that left the deck unseen: dealt to nobody, or thrown away
STATED: Final = call("{0} draws {1}", "qld s308(2)(a)")
ALL_FIVE: Final = call("{0} draws five", "qld s308(3)")
BURNT: Final = call("the next card is discarded", "qld s308(5)(c)")
IN_ORDER: Final = call("the fifth cards, in the order of the four", "qld s308(4)(d)")


def the_draw(table: DrawTable) -> Steps[None]:
    """From the designated player on; whoever has tapped out takes part (reading K42)."""
    first = table.designated
    players = [seat for seat in (first, *table.after(first)) if seat.stays]
    for number, seat in enumerate(players, 1):
        discards = yield from give_up(table, seat)
        if len(discards) == CARDS:
            table.announce(ALL_FIVE, seat.name)
            yield from replace_five(table, seat, players[number:])
        elif discards:
            table.announce(STATED, seat.name, len(discards))
            yield from deal(table, seat, len(discards), REPLACED)
    if sum(seat.stays for seat in table.waiting) > 1:
        table.announce(IN_ORDER)
    while table.waiting:
        yield from deal(table, table.waiting[0], 1, FIFTH)
        del table.waiting[0]


def give_up(table: DrawTable, seat: Seat) -> Steps[list[int]]:
    """The cards that a player passes to the dealer, face down."""
    if not seat.plays():
        return []
    cards = several("cards", [NAME[card] for card in seat.cards])
    offers = {
        "keep all": Offer(MAY, ordinary=True),
        "draw": Offer(GIVES_UP, (cards,), "which cards are replaced", costs=Cost.MORE),
    }
    answer = yield Choice(seat.name, offers, MAY, DRAW, wanted=seat.plays, moment=DRAW)
    discards = [card_named(name) for name in answer[2].get("cards", ())] if answer is not None else []
    table.drew[seat.name] = len(discards)
    if not discards:
        return []
    seat.cards = [card for card in seat.cards if card not in discards]
    table.discards[seat.name] = discards
    return discards


def replace_five(table: DrawTable, seat: Seat, after: Sequence[Seat]) -> Steps[None]:
    """Four at once. The fifth when nobody else waits for cards, or, for whoever draws last, after a card discarded."""
    if any(other.stays for other in (*table.waiting, *after)):  # reading K13
        table.waiting.append(seat)
        yield from deal(table, seat, CARDS - 1, FOUR)
        return
    yield from deal(table, seat, CARDS - 1, FOUR_OF_THE_LAST)
    yield from enough(table, seat)
    if seat.plays():
        table.shoe.take_unseen()
        table.announce(BURNT)
        yield from deal(table, seat, 1, FIFTH_OF_THE_LAST)


def deal(table: DrawTable, seat: Seat, number: int, under: Cite) -> Steps[None]:
    """Cards from the top of the deck, face down."""
    for _ in range(number):
        yield from enough(table, seat)
        if seat.plays():
            give(table, seat, (yield Card(table.shoe, under, seat.name, seat.plays, moment=DRAW)))


def enough(table: DrawTable, seat: Seat) -> Steps[None]:
    """A deck that has run out is made up from what was discarded in the draw, shuffled and cut (reading K14)."""
    if table.shoe.remaining or not seat.plays():
        return
    for does in ("shuffle the discards", "cut the discards"):
        yield Choice(DEALER, {does: Offer(SHORT)}, SHORT, "the deck has run out", wanted=seat.plays, moment=DRAW)
        if not seat.plays():
            return
    gone = listed(table.shoe.counts)  # discarded unseen: no other card is unaccounted for
    for card in gone:
        table.shoe.show_unseen(card)
    if gone:
        table.discards[NOBODY] = [*table.discards.get(NOBODY, ()), *gone]
    for name in _usable(table, seat):
        table.shoe.put_back(table.discards.pop(name))


def _usable(table: DrawTable, seat: Seat) -> list[str]:
    """Whose discards are used: of those served; else what nobody held, or of those who wait; never the player's own."""
    others = [name for name in table.discards if name != seat.name]
    waits = [each.name for each in table.waiting if each.stays]
    served = [name for name in others if name not in (NOBODY, *waits)]
    return served or [name for name in others if name == NOBODY] or others  # reading K43
