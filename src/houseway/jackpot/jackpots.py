"""The prize meter systems of a casino: each opens with its seed, takes wagers, pays prizes, and may be closed."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.games.caribbean_stud.awards import Winner, Won
from houseway.games.caribbean_stud.meter import WHOLE_DOLLARS, Meter
from houseway.jackpot.arrangement import VIC_2004, Arrangement
from houseway.jackpot.system import MeterSystem
from houseway.ledger.accounts import CAGE, OUTSIDE, Account, at_table, of_system
from houseway.ledger.books import Books
from houseway.money import Cents, Rounding, dollars

SEED = cite("vic 10/2004 r9.3.1")


def pool(system: str) -> Account:
    """What a meter owes to players."""
    return of_system("jackpot", system)


class Jackpots:
    """Every system, open or closed, and the books that they are kept in.

    A pool holds what its meter shows; the part of a cent that no coin can pay is in the meter alone (reading CS23).
    Tables of a house post their own wagers and prizes; for others the `players` of a system give and take them.
    """

    def __init__(self) -> None:
        self.systems: dict[str, MeterSystem] = {}
        self.books = Books()
        self.now = datetime.min  # when something was entered by hand last
        self.playing: set[str] = set()  # the tables at which a round is under way

    def system(self, name: str) -> MeterSystem:
        if name not in self.systems:
            raise BadInput(
                f"there is no prize meter system {quoted(name)}; there are {', '.join(self.systems) or 'none'}"
            )
        return self.systems[name]

    def of_table(self, table: str) -> MeterSystem | None:
        """The open system that a table is linked to."""
        return next((each for each in self.systems.values() if each.open and table in each.tables), None)

    def linked(self, table: str) -> MeterSystem | None:
        """The same, where what is done at the table is the system's without anybody entering it."""
        found = self.of_table(table)
        return found if found is not None and found.players is None else None

    # Opening

    def open(
        self,
        name: str,
        tables: Sequence[str],
        cost: Cents,
        *,
        arrangement: Arrangement = VIC_2004,
        seed: int = 75_000,
        start: Cents | None = None,
        rate: Fraction | None = None,
        rounding: Rounding = WHOLE_DOLLARS,
        shares: str = "",
        players: Account | None = OUTSIDE,
        approved: bool = False,
    ) -> MeterSystem:
        """A system starts with its seed, which the house puts up."""
        if name in self.systems:
            raise BadInput(f"there is a prize meter system {quoted(name)} already")
        if not tables or len(set(tables)) < len(tables) or cost <= 0:
            raise BadInput("a prize meter system has tables, each once, and wagers that cost something")
        for table in tables:
            if (other := self.of_table(table)) is not None:
                raise BadInput(f"{table} is linked to {other.name} already")
        arrangement.check_approved(approved, tables)
        arrangement.shares_by(shares)  # a way that is known
        meter = arrangement.meter(cost, seed, start, rate, rounding)
        new = MeterSystem(name, arrangement, cost, meter, tuple(tables), shares, players)
        self.systems[name] = new
        under = SEED if arrangement.seeded else arrangement.approved
        self.books.move(new.meter.floor, CAGE, pool(name), f"{name} opens", under)
        return new

    def _becomes(self, system: MeterSystem, meter: Meter, other: Account, about: str, under: Cite) -> None:
        """The meter takes another value; what it shows more or less goes to the pool, or from it."""
        system.meter = meter
        more = meter.shown - self.books.balance(pool(system.name))
        self._between(other, pool(system.name), more, about, under)

    def _wagered(self, system: MeterSystem, table: str, amount: Cents, about: str, under: Cite) -> None:
        """Players put chips on a table, or below nought are given them there, where the table does not post it."""
        if system.players is not None:
            self._between(system.players, at_table("float", table), amount, about, under)

    def _between(self, giver: Account, taker: Account, amount: Cents, about: str, under: Cite) -> None:
        giver, taker = (giver, taker) if amount >= 0 else (taker, giver)
        self.books.move(abs(amount), giver, taker, about, under)

    # Wagers and prizes

    def wagers(self, name: str, table: str, amount: Cents) -> Meter:
        """The jackpot wagers of a round at one table are entered (the coin-in button)."""
        system = self.system(name)
        system.check(table)
        system.check_wagers(amount)
        about, under = f"wagers at {table}", system.arrangement.wagered
        self._wagered(system, table, amount, about, under)
        self._becomes(system, system.meter.wagers(amount), at_table("float", table), about, under)
        return system.meter

    def returned(self, name: str, table: str, amount: Cents, under: Cite | None = None, accepted: bool = True) -> Meter:
        """Jackpot wagers go back: the house gives them, and the meter is not turned back if they had been accepted."""
        system = self.system(name)
        system.check(table)
        system.check_wagers(amount)
        about, under = f"wagers returned at {table}", under or system.arrangement.returned
        if not accepted:
            fallen = system.meter.never_accepted(amount)
            self._becomes(system, fallen, at_table("float", table), about, under)
        self._wagered(system, table, -amount, about, under)
        return system.meter

    def prizes(self, name: str, table: str, winners: Sequence[Winner]) -> list[Won]:
        """The winning jackpot hands of one round at one table are paid; the meter is reset where that is due."""
        system = self.system(name)
        system.check(table)
        won, after = system.award(winners)
        bonuses = sum(each.amount for each in won if system.bonus(each.hand))
        paid = sum(each.amount for each in won)
        from_meter = paid - bonuses
        about, under = f"prizes at {table}", system.arrangement.paid
        self.books.move(from_meter, pool(name), at_table("float", table), about, under)
        self._wagered(system, table, -paid, about, under)
        royals = sum(each.hand == "royal flush" for each in won)
        why = system.meter.reset_under(from_meter, royals) if system.arrangement.seeded else None
        self._becomes(system, after, CAGE, f"{name} is reset", why or system.arrangement.approved)
        return won

    # Closing

    def close(self, name: str, to: Mapping[str, Cents | None]) -> dict[str, Fraction]:
        """What the meter holds over its seed goes to other systems; None takes what is left of it (r9.1.1(g))."""
        system = self.system(name)
        system.check_open()
        closing = system.arrangement.closing
        if closing is None:
            raise BadInput(f"{system.arrangement.name} does not say where the money goes when {name} is closed")
        if under_way := [table for table in system.tables if table in self.playing]:
            why = f"a round is under way at {under_way[0]}, and {name} pays the prizes of its jackpot wagers"
            raise Refused(closing, why, ground=Ground.WHEN, instead="close it between rounds (reading CS24)")
        parts = self._parts(system, to)
        for other in map(self.system, parts):
            received = other.meter.receives(parts[other.name])
            self._becomes(other, received, pool(name), f"{name} is closed", closing)
        system.open = False
        self._between(pool(name), CAGE, self.books.balance(pool(name)), f"{name} is closed", closing)
        return parts

    def _parts(self, system: MeterSystem, to: Mapping[str, Cents | None]) -> dict[str, Fraction]:
        """How the surplus is divided: all of it, and to systems that are open."""
        assert system.arrangement.closing is not None
        for other in to:
            if other == system.name:
                raise Refused(system.arrangement.closing, "what a closed meter holds goes to another system")
            self.system(other).check_open()
        surplus, fixed = system.meter.surplus, sum(amount for amount in to.values() if amount is not None)
        rest = [other for other, amount in to.items() if amount is None]
        left = surplus - fixed
        if len(rest) > 1 or left < 0 or (left > 0 and not rest):
            why = f"the ${dollars(int(surplus))} over the seed go to other systems, and one takes the rest"
            raise Refused(system.arrangement.closing, why, ground=Ground.AMOUNT)
        if any(amount is not None and amount < 0 for amount in to.values()):
            raise BadInput("no less than nothing is transferred")
        return {other: left if amount is None else Fraction(amount) for other, amount in to.items()}
