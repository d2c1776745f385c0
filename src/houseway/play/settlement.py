"""Settlement lines: what became of each wager, in money, and under which provisions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.cite import Cite, cites
from houseway.money import Cents, cents, dollars
from houseway.play.wager import STANDS, VOID, WIN, Clause, Placed, Verdict, void

if TYPE_CHECKING:
    from houseway.play.table import Table

CALLED: Final = {verdict: verdict.value for verdict in Verdict}  # which takes a while to look up in a member itself
AMOUNTS: Final = ("stake", "paid", "returned", "left", "commission")
DECLARED_VOID: Final = void("all that {person} had wagered was declared void")


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
    fee: Cents = 0  # paid besides the stake when the wager was made: the commission is taken out of it, or it goes back
    never: bool = False  # it never lay on the layout: what was put down is taken up, and this line moves no chips

    @property
    def collected(self) -> Cents:
        return self.stake - self.returned - self.left

    @property
    def net(self) -> Cents:
        """What the person is up or down by this wager."""
        return self.paid - self.collected - self.commission

    @property
    def received(self) -> Cents:
        """The chips that it hands to the person."""
        return self.returned + self.paid - self.commission + self.fee

    def as_data(self) -> dict[str, Any]:
        """The line as the commands print it: money in dollars and cents, citations as text."""
        data: dict[str, Any] = {"person": self.person, "wager": self.wager, "selection": self.selection}
        data["verdict"] = CALLED[self.verdict]
        amounts = (self.stake, self.paid, self.returned, self.left, self.commission)
        data |= zip(AMOUNTS, map(dollars, amounts), strict=True)
        if self.fee:
            data["fee"] = dollars(self.fee)
        data["cites"] = [c.text for c in self.cites]
        return data


def read_line(data: Mapping[str, Any]) -> Line:
    """The line that `as_data` wrote."""
    stake, paid, returned, left, commission = (cents(data[name]) for name in AMOUNTS)
    person, wager, selection, verdict = data["person"], data["wager"], data["selection"], Verdict(data["verdict"])
    under, fee = cites(*data["cites"]), cents(data.get("fee", "0"))
    never = data.get("never", False)
    return Line(person, wager, selection, verdict, stake, paid, returned, left, commission, under, fee, never)


class Ruling(NamedTuple):
    """What the table ruled on something that had already happened."""

    what: str
    cites: tuple[Cite, ...]

    def as_data(self) -> dict[str, Any]:
        return {"ruling": self.what, "cites": [c.text for c in self.cites]}


def settle(table: "Table", placed: Placed, facts: Any, *more: Cite) -> Line:
    """Decide one wager by its row, move the money and note the line."""
    return settle_by(table, placed, placed.wager.decide(facts), more, facts=facts)


def settle_by(
    table: "Table",
    placed: Placed,
    clause: Clause[Any],
    more: tuple[Cite, ...] = (),
    *,
    facts: Any = None,
    paid: Cents | None = None,
    commission: Cents | None = None,
    figure: tuple[str, ...] = (),
) -> Line:
    """Settle one wager by a clause that these facts have chosen: odds, rounding, commission and fee are its row's.

    `paid` and `commission` are given where they follow from more than the wager: a shared pool, a bank's profit;
    `figure` is how, in steps, for whoever asks why.
    """
    line = line_by(table, placed, clause, more, paid=paid, commission=commission)
    table.pay(placed, line, clause, facts, figure)
    return line


def line_by(
    table: "Table",
    placed: Placed,
    clause: Clause[Any],
    more: tuple[Cite, ...] = (),
    *,
    paid: Cents | None = None,
    commission: Cents | None = None,
) -> Line:
    """What a wager comes to by a clause, to the cent; no money moves yet."""
    wager, stake, verdict = placed.wager, placed.stake, clause.verdict
    returned = left = charge = fee = 0
    under = clause.cites + more
    if verdict is WIN:
        if paid is None:
            paid = (clause.pays or wager.pays).on(stake, table.rounding(wager))
        under += wager.paid_cites
        if wager.leaves_winner:
            left = stake
        elif not wager.is_price:
            returned = stake
        if wager.commission is not None and commission is None:
            charge, why = table.commission_on(placed, paid)
            under += why
    elif verdict is VOID:
        returned = stake
    elif verdict is STANDS:
        left = stake
    if wager.fee is not None and not left:
        fee = wager.fee_on(placed.selection, stake)
        charge = 0 if verdict is VOID else fee
    charge = charge if commission is None else commission
    name, at, won = wager.name, placed.selection, paid or 0
    return Line(placed.person, name, at, verdict, stake, won, returned, left, charge, under, fee)


def award(
    table: "Table",
    placed: Placed,
    verdict: Verdict,
    got: Cents,
    commission: Cents,
    under: tuple[Cite, ...],
    facts: Any = None,
) -> None:
    """A wager that others' wagers pay: its owner takes `got` out of what lies together, and the house `commission`.

    Whoever shares with all who put something in has won, though what comes is no more than the stake. By the facts its
    row tells why.
    """
    stake, whole = placed.stake, got + commission
    paid, back = (whole - stake, stake) if whole > stake else (0, whole)
    line = Line(placed.person, placed.wager.name, placed.selection, verdict, stake, paid, back, 0, commission, under)
    table.pay(placed, line, None, facts)


def give_back(table: "Table", placed: Placed, *under: Cite, clause: Clause[Any] | None = None) -> Line:
    """Void: the whole stake goes back to its owner; the clause tells why, where no ruling before it does."""
    row, at, stake = placed.wager, placed.selection, placed.stake
    line = Line(placed.person, row.name, at, VOID, stake, 0, stake, 0, 0, under, row.fee_on(at, stake))
    table.pay(placed, line, clause)
    return line


def never_a_wager(table: "Table", person: str, wager: str, selection: str, stake: Cents, *under: Cite) -> Line:
    """Void, and it is no wager: what was put down is taken up again by its owner."""
    line = Line(person, wager, selection, VOID, stake, 0, stake, 0, 0, under, never=True)
    table.note(line)
    return line


def void_part(table: "Table", placed: Placed, amount: Cents, *under: Cite) -> None:
    """So much of a wager is void and goes back to its owner; the rest of it lies on."""
    if amount == placed.stake:
        take_off(table, placed, *under)
        return
    row, at, person = placed.wager, placed.selection, table.people[placed.person]
    fee = row.fee_on(at, placed.stake) - row.fee_on(at, placed.stake - amount)
    table.move(person, fee)
    if placed.chips:
        table.hand_over(person, amount, placed.chips)
    else:
        person.purse.value += amount
    placed.stake -= amount
    table.note(Line(placed.person, row.name, at, VOID, amount, 0, amount, 0, 0, under, fee))
    if row.cut is not None:
        row.cut(table, placed, *under)


def take_off(table: "Table", placed: Placed, *under: Cite, clause: Clause[Any] | None = None) -> None:
    """Hand a wager's chips back as if it had not been made: to whoever withdraws it; under a provision, by a line."""
    if under:
        give_back(table, placed, *under, clause=clause)
    else:
        table.take_up(placed)
    if placed.wager.withdrawn is not None:
        placed.wager.withdrawn(table, placed, *under)
