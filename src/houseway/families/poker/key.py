"""What two rounds of play with equal futures share: whoever goes on alike from there ends with the same lines."""

from houseway.families.poker.betting import Betting
from houseway.families.poker.moments import BETTING
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.play.round import Round


def key(round_: Round[PokerTable]) -> object:
    """Where the round stands, its seats, its betting, what the game has besides, and the cards that are left.

    Which folded hand a card is in does not matter, nor, in a round of betting, in which order a player's cards came.
    While a report is being dealt with, nothing is left out that has happened.
    """
    table, ask = round_.table, round_.ask
    if round_.interrupted:
        return str(round_.events)
    any_order = table.moment in BETTING and not table.dealing
    return (
        (table.moment, str(ask), ask.under.text if ask is not None else ""),
        tuple(_seat(seat, any_order) for seat in table.seats),
        tuple((seat.name, seat.dead) for seat in table.folds),
        _betting(table.betting) if table.betting is not None else None,
        (table.dealing, table.misdealt, table.silent, table.uncut, frozenset(table.cleared)),
        (table.shoe.remaining, tuple(table.shoe.counts)),
        (tuple(table.sign.limits.items()), tuple(table.sign.in_increments), str(table.as_data()), table.particulars()),
        tuple((person.name, person.role, person.purse.value, person.excluded) for person in table.people.values()),
    )


def _seat(seat: Seat, any_order: bool) -> tuple[object, ...]:
    cards = tuple(sorted(seat.cards) if any_order else seat.cards) if seat.stays else ()
    money = seat.bet, seat.put, seat.early, seat.stray
    stands = seat.state, seat.tapped, seat.dead, seat.shown
    return seat.name, stands, money, cards, (*seat.extra, seat.missing), tuple(seat.up) if seat.stays else ()


def _betting(betting: Betting) -> tuple[object, ...]:
    """Which amounts open and raise follows from the moment, from the table, and from what restricts them."""
    people = (betting.leader, betting.called, betting.turn, betting.option, betting.designated)
    return (
        tuple(seat.name if seat is not None else "" for seat in people),
        (betting.highest, betting.opening, betting.last, tuple(betting.raises)),
        (betting.opened, betting.raised, betting.answered, betting.started, betting.fewest),
        (betting.moment, betting.within.call.text, betting.restricted),
        tuple(seat.name for seat in betting.pending),
        frozenset(betting.acted),
    )
