"""One prize meter system: a group of tables and the meter that they share."""

from collections.abc import Sequence
from dataclasses import dataclass

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.games.caribbean_stud.awards import Winner, Won, award
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.shares import Sharing
from houseway.jackpot.arrangement import Arrangement
from houseway.ledger.accounts import OUTSIDE, Account
from houseway.money import Cents, dollars


@dataclass(slots=True)
class MeterSystem:
    """It changes by its meter taking another value, and by being closed."""

    name: str
    arrangement: Arrangement
    cost: Cents  # of a jackpot wager, the same at every table
    meter: Meter
    tables: tuple[str, ...]
    shares: str = ""  # how prizes of a round are shared, as approved procedures and in Queensland a sign state it
    players: Account | None = OUTSIDE  # who give and take the chips; none, where the tables post that themselves
    open: bool = True

    @property
    def sharing(self) -> Sharing | None:
        return self.arrangement.shares_by(self.shares)

    def check(self, table: str) -> None:
        """Refuse what comes from a table that is not in the group, or after closing."""
        self.check_open()
        if table not in self.tables:
            raise BadInput(f"{quoted(table)} is not a table of {self.name}; there are {', '.join(self.tables)}")

    def check_open(self) -> None:
        if not self.open:
            under = self.arrangement.closing or self.arrangement.approved
            raise Refused(under, f"the prize meter system {self.name} is closed", ground=Ground.WHEN)

    def check_wagers(self, amount: Cents) -> None:
        """Jackpot wagers are each of what the sign says that they cost (vic 25/1999 r11.2)."""
        if amount <= 0 or amount % self.cost:
            raise BadInput(
                f"jackpot wagers at {self.name} cost ${dollars(self.cost)} each, not ${dollars(amount)} in all"
            )

    def bonus(self, hand: str) -> bool:
        """Is this prize a fixed sum, which the meter does not pay?"""
        return next(row.bonus for row in self.arrangement.prizes if row.hand == hand)

    def award(self, winners: Sequence[Winner]) -> tuple[list[Won], Meter]:
        """What the winners of a round are paid, and the meter after that."""
        known = {row.hand for row in self.arrangement.prizes}
        if len({winner.person for winner in winners}) < len(winners):
            raise BadInput("a player has one hand in a round, and wins with it once")
        for winner in winners:
            if winner.hand == "dead man's hand" and winner.hand not in known:
                raise Refused(self.arrangement.dead_mans_hand, "no procedure states that a dead man's hand wins")
            if winner.hand not in known:
                raise BadInput(
                    f"{quoted(winner.hand)} is no winning jackpot hand here; there are {', '.join(sorted(known))}"
                )
        return award(self.meter, self.arrangement.prizes, winners, self.sharing)
