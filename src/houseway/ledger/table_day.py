"""A table over a gaming day, as a cage has it: what it began with, what came and went, what it won and held."""

from collections import Counter
from typing import NamedTuple

from houseway.ledger.accounts import Account
from houseway.ledger.statement import Moved
from houseway.money import Cents

TRAY = ("float", "commission", "owed")  # whatever lies in the dealer's tray
ISSUED = ("chips", "layout", "change", *TRAY)


class TableDay(NamedTuple):
    """One table; `drop` is what was paid for chips there, `counted` what was counted of it on this day."""

    table: str
    opening: Cents
    fills: Cents
    credits: Cents
    drop: Cents
    counted: Cents
    variance: Cents
    closing: Cents

    @property
    def win(self) -> Cents:
        """What the house won there: chips that are more, or went to the cage, and what was dropped for them."""
        return self.closing + self.credits + self.drop - self.opening - self.fills


class CagePosition(NamedTuple):
    """What the cage as a whole should hold, beside the chips that it began with."""

    money: Cents  # in it: what came in, and neither left nor lies in a drop box
    play_money: Cents  # so much of it is no money
    in_boxes: Cents
    deposited: Cents  # so much of it is people's
    chips_out: Cents  # of the cage: at tables and with people
    at_tables: Cents  # in trays and on layouts
    variance: Cents  # what counts have found so far; below nought: missing


def table_days(opening: Counter[Account], moved: Moved, closing: Counter[Account]) -> list[TableDay]:
    """A row for each table that had anything of the house's, or where anything moved."""
    names = {account.table for account in (*opening, *closing) if account.table and account.kind in (*TRAY, "drop")}
    found = {name: Counter[str]() for name in names if name}
    for held, word in ((opening, "opening"), (closing, "closing")):
        for account, amount in held.items():
            if account.table in found and account.kind in TRAY:
                found[account.table][word] += amount
    for (giver, taker), amount in moved.items():
        for name, word, sign in _words(giver, taker):
            if name in found:
                found[name][word] += sign * amount
    rows = [TableDay(name, *(found[name][word] for word in TableDay._fields[1:])) for name in sorted(found)]
    return [row for row in rows if any(row[1:])]


def _words(giver: Account, taker: Account) -> list[tuple[str, str, int]]:
    match giver.kind, taker.kind:
        case "cage", "float":
            return [(taker.table, "fills", 1)]
        case "float", "cage":
            return [(giver.table, "credits", 1)]
        case "drop", "cage":
            return [(giver.table, "counted", 1)]
        case "drop", "variance":
            return [(giver.table, "variance", -1)]
        case "variance", "drop":
            return [(taker.table, "variance", 1)]
        case _, "drop":
            return [(taker.table, "drop", 1)]
        case "drop", _:  # what was typed wrongly is taken back
            return [(giver.table, "drop", -1)]
    return []


def position(held: Counter[Account]) -> CagePosition:
    """By what every account holds now."""
    kinds = Counter[str]()
    for account, amount in held.items():
        kinds[account.kind] += amount
    return CagePosition(
        money=-kinds["outside"] - kinds["demonstration"] - kinds["drop"] - kinds["variance"],
        play_money=-kinds["demonstration"],
        in_boxes=kinds["drop"],
        deposited=kinds["purse"],
        chips_out=sum(kinds[kind] for kind in ISSUED),
        at_tables=sum(kinds[kind] for kind in ISSUED if kind != "chips"),
        variance=-kinds["variance"],
    )
