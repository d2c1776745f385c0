"""Blind betting, and the first round of betting that its bets count towards (qld s306, s288(3))."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Refused
from houseway.families.poker.betting import Amounts, Betting
from houseway.families.poker.forced_bets import forced_bet
from houseway.families.poker.moments import FIRST_BETTING
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.families.poker.table import BET
from houseway.games.draw.moments import BLIND_BETTING
from houseway.games.draw.table import COMPULSORY, DrawTable
from houseway.games.draw.terms import FIRST, FIRST_ANSWERED
from houseway.money import Cents, dollars
from houseway.play.ask import Offer, Steps
from houseway.play.table import call

OPTION: Final = cite("qld s306(2)")
DECLINED: Final = call("the blind betting is finished at ${0}", "qld s306(3)")
OVER: Final = cite("qld s306(4)")
SHORT: Final = call("{0} has less than the blind bet and taps out with it", "reading K40")


class FirstRound(Betting):
    """The first round of betting: to call the opener is to reach their blind bets and their opening bet together."""

    __slots__ = ()

    def __init__(self, table: DrawTable) -> None:
        super().__init__(table, FIRST, table.betting_kind.first, FIRST_BETTING)

    def lead(self, seat: Seat, amount: Cents) -> None:
        opens = not self.opened
        super().lead(seat, amount)
        if opens:  # a player who tapped out may have opened with less than a blind bet
            self.highest = max(each.put for each in self.table.seats)
        else:
            self.within = FIRST_ANSWERED

    def follow(self, seat: Seat, amount: Cents) -> None:
        super().follow(seat, amount)
        self.within = FIRST_ANSWERED


def first_opening(table: DrawTable, _betting: Betting, _seat: Seat) -> Amounts | Refused:
    """Twice the last blind bet, and nothing else."""
    return Amounts(2 * table.blind, 2 * table.blind, table.unit, cite("qld s307(3)"))


def blind_betting(table: DrawTable) -> Steps[None]:
    """Two compulsory blind bets, then over-blind bets until a player declines."""
    yield from compulsory(table, table.minimum)
    yield from compulsory(table, 2 * table.minimum)
    if len(table.blinds) == 2:
        yield from over_blinds(table)
        if table.on():
            table.announce(DECLINED, dollars(table.blind))


def compulsory(table: DrawTable, amount: Cents) -> Steps[None]:
    """Of the designated player, then of the next player; whoever has less taps out with it (reading K40)."""
    for seat in table.after(table.blinds[-1]) if table.blinds else table.seats:
        if seat.state is ACTIVE and seat.plays():
            first, short = amount == table.minimum, seat.stake < amount
            made = yield from forced_bet(
                seat, "blind bet", amount, COMPULSORY,
                asked=COMPULSORY, moment=BLIND_BETTING, minimum=first, says=f"${dollars(amount)}",
            )  # fmt: skip
            if made is not None:
                if short:
                    table.announce(SHORT, seat.name)
                _bet(table, seat, made, amount)
                return


def over_blinds(table: DrawTable) -> Steps[None]:
    """Each player in turn, on to those who made the compulsory ones (reading K11)."""
    second = table.blinds[-1]
    for seat in (*table.after(second), second):
        twice = 2 * table.blind
        if seat.state is not ACTIVE or not seat.plays():
            continue
        if twice > min(seat.stake, table.sign.limits[BET].maximum):  # reading K41
            return
        made = yield from forced_bet(
            seat, "over-blind bet", twice, OVER, asked=OPTION, moment=BLIND_BETTING, minimum=False,
            instead={"decline": Offer(OPTION, ordinary=True)}, about="an over-blind bet", says=f"${dollars(twice)}",
        )  # fmt: skip
        if made is not None:
            _bet(table, seat, made, twice)
        elif seat.plays():
            return


def _bet(table: DrawTable, seat: Seat, made: Cents, amount: Cents) -> None:
    """What follows is reckoned from the blind bet as it should have been (reading K40)."""
    seat.wager(made)
    table.blinds.append(seat)
    table.blind = amount
