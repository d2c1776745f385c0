"""A bet out of turn: its player is asked nothing until the turn comes; then it stands, unless somebody has bet more."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from houseway.families.poker.betting import Betting
from houseway.families.poker.oversight import Acted, as_far_as_it_counts
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.money import Cents, dollars
from houseway.play.ask import Offer
from houseway.play.table import Call

Offers: TypeAlias = Callable[[Betting, Seat], Mapping[str, Offer]]


def in_turn(betting: Betting, seat: Seat, offers_of: Offers, to_call: Cents = 0) -> Acted | None:
    """The turn has come: the chips are with the player again, and bet as far as they make a bet that is offered now.

    What is over the betting limit goes back (s358(5)), and so does what makes no bet (reading K53). None where nothing
    of it stands: the player is asked.
    """
    amount, all_in = seat.early, not seat.stake
    seat.take_in()
    offers, over = offers_of(betting, seat), betting.table.part("qld s358(5)")
    found = _comes_to(seat, offers, amount, to_call, all_in=all_in)
    if found is None:  # there is nothing to be bet on top of a call
        give_back_excess(betting.table, seat, amount - to_call)
        return (seat.name, "call", {}) if to_call else None
    return as_far_as_it_counts(seat, offers, found, betting.by_sign, over)


def _comes_to(seat: Seat, offers: Mapping[str, Offer], amount: Cents, to_call: Cents, *, all_in: bool) -> Acted | None:
    """Which of the offers the chips are for."""
    first = seat.table.minimum  # of two components
    if to_call and amount == to_call and "call" in offers:
        return seat.name, "call", {}
    if all_in and "tap out" in offers:
        return seat.name, "tap out", {}
    for act, less in (("bet", 0), ("raise", to_call), ("2 components", first), ("2 additional bets", first)):
        if act in offers and amount >= less:
            return seat.name, act, {"amount": amount - less, "accepted": True}
    return None


def give_back_excess(table: PokerTable, seat: Seat, over: Cents) -> None:
    under = table.part("qld s358(5)")
    table.rule(f"${dollars(over)} of {seat.name}'s bet out of turn is over the betting limit and goes back", under)
    seat.put_too_much(over, under)


def say_it_stands(betting: Betting, seat: Seat) -> None:
    betting.table.announce(Call("{0}'s bet out of turn stands", betting.table.part("qld s358(2)")), seat.name)


def take_back(betting: Betting, seat: Seat) -> None:
    if seat.early:
        under = betting.table.part("qld s358(4)")
        betting.table.announce(Call("{0}'s bet out of turn goes back", under), seat.name)
        seat.give_back_early(under)
