"""A bet out of turn: its player is asked nothing until the turn comes; then it stands, unless somebody has bet more."""

from houseway.families.poker.betting import Betting
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.money import Cents, dollars
from houseway.play.table import Call


def within_limit(betting: Betting, seat: Seat) -> Cents:
    """The chips are with the player again, to be bet now; what is over the betting limit stays with them."""
    amount = seat.early
    seat.take_in()
    limit = betting.limit(seat)
    if amount > limit:
        give_back_excess(betting.table, seat, amount - limit)
    return min(amount, limit)


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
