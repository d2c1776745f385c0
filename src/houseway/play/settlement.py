"""Settlement lines: what became of each wager, in money, and under which provisions."""

from typing import TYPE_CHECKING, Any, NamedTuple

from houseway.cite import Cite
from houseway.money import Cents, dollars
from houseway.play.wager import Clause, Placed, Verdict

if TYPE_CHECKING:
    from houseway.play.table import Table

__all__ = ["Line", "Ruling", "give_back", "settle"]


class Line(NamedTuple):
    """One wager's end. `stake` equals what is returned, left on the layout and collected."""

    person: str
    wager: str
    selection: str
    verdict: Verdict
    stake: Cents
    paid: Cents  # won from the house, the stake not counted
    returned: Cents  # of the stake, handed back
    left: Cents  # of the stake, still on the layout and its owner's
    commission: Cents
    cites: tuple[Cite, ...]

    @property
    def collected(self) -> Cents:
        return self.stake - self.returned - self.left

    @property
    def net(self) -> Cents:
        """What the person is up or down by this wager."""
        return self.paid - self.collected - self.commission

    def as_data(self) -> dict[str, object]:
        """The line as the commands print it: money in dollars and cents, citations as text."""
        data: dict[str, object] = {"person": self.person, "wager": self.wager, "selection": self.selection}
        data["verdict"] = self.verdict.value
        for name in ("stake", "paid", "returned", "left", "commission"):
            data[name] = dollars(getattr(self, name))
        data["cites"] = [c.text for c in self.cites]
        return data


class Ruling(NamedTuple):
    """What the table ruled on something that had already happened."""

    what: str
    cites: tuple[Cite, ...]

    def as_data(self) -> dict[str, object]:
        return {"ruling": self.what, "cites": [c.text for c in self.cites]}


def settle(table: "Table", placed: Placed, facts: Any, *more: Cite) -> Line:
    """Decide one wager by its row, move the money and note the line."""
    return settle_by(table, placed, placed.wager.decide(facts), more)


def settle_by(table: "Table", placed: Placed, clause: Clause[Any], more: tuple[Cite, ...] = ()) -> Line:
    """Settle one wager by a clause that is already chosen."""
    wager, stake, verdict = placed.wager, placed.stake, clause.verdict
    paid = returned = left = 0
    under = clause.cites + more
    if verdict is Verdict.WIN:
        paid = (clause.pays or wager.pays).on(stake, table.rounding(wager))
        under += wager.paid_cites
        returned, left = (0, stake) if wager.leaves_winner else (stake, 0)
    elif verdict is Verdict.VOID:
        returned = stake
    elif verdict is Verdict.STANDS:
        left = stake
    fee = 0
    if wager.fee is not None and verdict in (Verdict.WIN, Verdict.LOSE):
        fee = wager.fee_on(placed.selection, stake)
    line = Line(placed.person, wager.name, placed.selection, verdict, stake, paid, returned, left, fee, under)
    table.pay(placed, line)
    return line


def give_back(table: "Table", placed: Placed, *under: Cite) -> Line:
    """Void: the whole stake goes back to its owner."""
    stake = placed.stake
    line = Line(placed.person, placed.wager.name, placed.selection, Verdict.VOID, stake, 0, stake, 0, 0, under)
    table.pay(placed, line)
    return line
