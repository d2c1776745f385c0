"""A keno player for the other seats: presents what has won, then buys a small ticket or two."""

from houseway.cli.terminal.bots import BUYS, Regular
from houseway.games.keno.table import KenoTable
from houseway.play.driver import Move
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering

__all__ = ["KenoBot"]


class KenoBot(Regular):
    """Picks its numbers by its own entropy."""

    most_wagers = 2

    def decide(self, round_: Round, who: str) -> Move | None:
        if not isinstance(round_.ask, Wagering) or round_.table.people[who].excluded:
            return None
        table = round_.table
        assert isinstance(table, KenoTable)
        for ticket in table.tickets.values():
            if ticket.person == who and ticket.owed:
                return "present a ticket", {"ticket": ticket.serial}
        if round_ is not self._round:
            self._round, self._wagers = round_, self.entropy.below(self.most_wagers + 1)
            if table.people[who].purse.value < BUYS // 10:
                return "buy chips", {"amount": BUYS}
        return self.wager(table, table.people[who], round_.ask)

    def wager(self, table: Table, person: Person, _ask: Wagering) -> Move | None:
        assert isinstance(table, KenoTable)
        if not self._wagers:
            return None
        self._wagers -= 1
        jackpot = self.entropy.below(4) == 0 and bool(table.schedule.jackpots)
        spots, limits = table.schedule.spots(jackpot=jackpot), table.sign.limits["jackpot keno" if jackpot else "keno"]
        stake = -(-limits.minimum // 100) * 100
        if stake > min(person.purse.value, limits.maximum) or table.sign.increment:
            return None
        numbers = self._numbers(spots[self.entropy.below(len(spots))])
        return "submit an entry", {"numbers": numbers, "stake": stake} | ({"kind": "jackpot keno"} if jackpot else {})

    def _numbers(self, count: int) -> list[int]:
        left = list(range(1, 81))
        return sorted(left.pop(self.entropy.below(len(left))) for _ in range(count))
