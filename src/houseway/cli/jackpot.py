"""`houseway jackpot`: prize meter systems in a folder, and what a jackpot wager returns as the meter grows."""

import argparse
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from houseway.cli.commands import Commands
from houseway.cli.files import save
from houseway.cli.jackpot_folder import by_hand, done_in
from houseway.cli.media import Group, Table
from houseway.cli.odds.output import add_plot
from houseway.cli.output import console, emit_json, group, table
from houseway.errors import BadInput
from houseway.games.caribbean_stud.awards import Won
from houseway.games.caribbean_stud.meter import TABLE_2
from houseway.games.caribbean_stud.prizes import DEALS, HANDS, break_even, pieces, return_at
from houseway.games.caribbean_stud.shares import EQUAL_PARTS, WAYS
from houseway.jackpot import ARRANGEMENTS, Arrangement, Jackpots, MeterSystem
from houseway.jackpot.arrangement import VIC_2004, find
from houseway.money import Cents, cents, dollars

if TYPE_CHECKING:
    from houseway.house.house import House

EXAMPLES: Final = (
    ("open", "a prize meter system starts with its seed", "open east --tables 4 --seed 75000 --cost 1 --approved"),
    ("wagers", "jackpot wagers of a round at one table", "wagers east --table 'east 2' --amount 5.00"),
    ("prizes", "winning jackpot hands of a round at one table", "prizes east --table 'east 2' 'ann=royal flush'"),
    ("close", "what is over the seed goes to other systems", "close east --to west"),
    ("show", "every system, its meter and the accounts", "show"),
    ("return", "what a jackpot wager returns at a meter value", "return 120000 --cost 1"),
    ("break-even", "the meter value from which the wager favours the player", "break-even --cost 2.50"),
)
"""Every act, what it does, and how it is written."""

Told: TypeAlias = tuple[dict[str, Any], "str | Group | Table"]
"""The document, and what is drawn of it."""


def add(subparsers: Commands) -> None:
    parser = group(
        subparsers, "jackpot", "prize meters that link tables, and what they return", "houseway jackpot show"
    )
    parser.set_defaults(run=_run)
    acts = parser.add_subparsers(dest="act", required=True, metavar="ACT")
    found = {name: group(acts, name, help, f"houseway jackpot {example}") for name, help, example in EXAMPLES}
    for name, each in found.items():
        each.add_argument("--json", action="store_true", help="print one JSON document")
        if name in ("return", "break-even"):
            each.add_argument("--cost", default="1.00", help="of a jackpot wager (default 1.00)")
        else:
            each.add_argument("--data", metavar="FOLDER", default="jackpots", help="where it is kept (%(default)s)")
            each.add_argument("--at", metavar="MOMENT", help="like 2004-07-30T20:15 (default: now)")
        if name in ("open", "return", "break-even"):
            each.add_argument(
                "--arrangement", metavar="TEXT", default=VIC_2004.name, help=f"one of: {'; '.join(ARRANGEMENTS)}"
            )
        if name in ("open", "wagers", "prizes", "close"):
            each.add_argument("system", metavar="SYSTEM", help="its name")
    _details(found)


def _details(found: dict[str, argparse.ArgumentParser]) -> None:
    opening = found["open"]
    opening.add_argument("--tables", metavar="N", type=int, default=1, help="how many are linked (default 1)")
    opening.add_argument("--cost", default="1.00", help="of a jackpot wager (default 1.00)")
    opening.add_argument("--seed", type=int, default=max(TABLE_2), help="a seed value of Table 2 (default %(default)s)")
    opening.add_argument("--start", help="what the meter starts from, under the other texts")
    opening.add_argument("--rate", help="the share of each wager, under the other texts: 1/4")
    opening.add_argument("--rounded", help="the step of M in the formulas of 2004, rounded down (default 1.00)")
    opening.add_argument(
        "--shares", metavar="WAY", nargs="?", const=EQUAL_PARTS, help=f"how prizes of one round are shared: {WAYS}"
    )
    opening.add_argument("--approved", action="store_true", help="the arrangement has been approved")
    for name in ("wagers", "prizes"):
        found[name].add_argument("--table", help="like 'east 2' (default: the first of the system)")
    found["wagers"].add_argument("--amount", required=True, help="in dollars, all wagers together")
    found["prizes"].add_argument("hands", metavar="PERSON=HAND", nargs="+", help=f"one of: {', '.join(HANDS)}")
    found["close"].add_argument(
        "--to", metavar="SYSTEM", action="append", default=[], help="takes the rest, or SYSTEM=AMOUNT"
    )
    found["return"].add_argument("meter", metavar="AMOUNT", help="what the meter shows, in dollars")
    add_plot(found["return"])


def _run(args: argparse.Namespace) -> int:
    document, shown = ACTS[args.act](args)
    if args.json:
        emit_json(document)
    else:
        console().print(shown)
    return 0


# What it returns


def _cost(args: argparse.Namespace) -> Cents:
    cost = cents(args.cost)
    if cost <= 0:
        raise BadInput(f"--cost: a jackpot wager costs something, not ${dollars(cost)}")
    return cost


def _return(args: argparse.Namespace) -> Told:
    text, cost, meter = find(args.arrangement), _cost(args), cents(args.meter)
    if meter < 0:
        raise BadInput(f"a meter shows nothing less than nothing, not ${dollars(meter)}")
    returns = return_at(text.prizes, meter, cost)
    if args.plot is not None:
        _plot(args.plot, text, cost, meter)
    prizes = [{"hand": row.hand, "paid": dollars(row.on(meter)), "cite": row.under.text} for row in text.prizes]
    document: dict[str, Any] = {"arrangement": text.name, "cost": dollars(cost), "meter": dollars(meter)}
    document |= {"return": str(returns), "prizes": prizes}
    rows = [(x.hand, f"1 in {DEALS / HANDS[x.hand]:,.0f}", dollars(x.on(meter)), x.under) for x in text.prizes]
    drawn = table(("hand", "about", "paid", "under"), rows, numbers=("about", "paid"))
    line = f"A jackpot wager of ${dollars(cost)} returns {float(returns):+.4%} ({returns})."
    return document, Group(drawn, "", line)


def _plot(file: str, text: Arrangement, cost: Cents, meter: Cents) -> None:
    from houseway.plots.canvas import check_file, drawn
    from houseway.plots.meter import against_meter

    path = check_file(file)
    save(path, drawn(against_meter(text, cost, meter), path.suffix.lower()), "--plot")


def _break_even(args: argparse.Namespace) -> Told:
    text, cost = find(args.arrangement), _cost(args)
    exact = break_even(text.prizes, cost)
    line = pieces(text.prizes, cost)[-1]
    document = {"arrangement": text.name, "cost": dollars(cost), "break_even": str(exact / 100)}
    document |= {"from": str(line.since / 100), "constant": str(line.constant), "slope": str(line.slope * 100)}
    words = f"From ${dollars(-int(-exact // 1))} on the meter, a jackpot wager of ${dollars(cost)} favours the player."
    more = f"From ${dollars(int(line.since))} on, each $1,000 more returns {float(line.slope * 100_000):+.4%} more."
    return document, f"{words}\n{more}"


# The systems


def _does(args: argparse.Namespace, what: str, details: Callable[[Jackpots], dict[str, Any]]) -> tuple[Any, Jackpots]:
    """Something is done with a system; what it gave."""

    async def done(house: "House") -> tuple[Any, Jackpots]:
        more = details(house.systems.jackpots)
        return await by_hand(house, what, {"system": args.system, **more}), house.systems.jackpots

    return done_in(args, done, begins=what == "open")


def _open(args: argparse.Namespace) -> Told:
    details: dict[str, Any] = {"arrangement": args.arrangement, "cost": dollars(cents(args.cost))}
    details["tables"] = [f"{args.system} {number}" for number in range(1, args.tables + 1)]
    if find(args.arrangement).seeded:
        details["seed"] = args.seed
    given = {name: getattr(args, name) for name in ("start", "rate", "rounded")}
    details |= {name: value for name, value in given.items() if value is not None}
    details |= {"shares": args.shares} if args.shares else {}
    _, jackpots = _does(args, "open", lambda _: {**details, "approved": args.approved})
    return _told(jackpots.system(args.system))


def _told(system: MeterSystem) -> tuple[dict[str, Any], str]:
    meter = system.meter
    document: dict[str, Any] = {
        "system": system.name,
        "arrangement": system.arrangement.name,
        "open": system.open,
        "cost": dollars(system.cost),
        "tables": list(system.tables),
        "seed": dollars(meter.floor),
        "rate": str(meter.rate),
        "meter": str(meter.value / 100),
        "minimum": str(meter.minimum / 100),
        "shown": dollars(meter.shown),
    }
    return document, f"{system.name}: {', '.join(system.tables)}; the meter shows ${dollars(meter.shown)}"


def _table(jackpots: Jackpots, args: argparse.Namespace) -> str:
    return args.table or jackpots.system(args.system).tables[0]


def _wagers(args: argparse.Namespace) -> Told:
    amount = dollars(cents(args.amount))
    _, jackpots = _does(args, "wagers", lambda jackpots: {"table": _table(jackpots, args), "amount": amount})
    return _told(jackpots.system(args.system))


def _prizes(args: argparse.Namespace) -> Told:
    hands = [list(each.partition("=")[::2]) for each in args.hands]
    won: Sequence[Won]
    won, jackpots = _does(args, "prizes", lambda jackpots: {"table": _table(jackpots, args), "hands": hands})
    rows = [(each.person, each.hand, dollars(each.amount), ", ".join(c.text for c in each.cites)) for each in won]
    document = [
        {"person": person, "hand": hand, "paid": paid, "cites": [c.text for c in each.cites]}
        for (person, hand, paid, _), each in zip(rows, won, strict=True)
    ]
    told, line = _told(jackpots.system(args.system))
    drawn = table(("person", "hand", "paid", "under"), rows, numbers=("paid",))
    return {"prizes": document, "system": told}, Group(drawn, "", line)


def _close(args: argparse.Namespace) -> Told:
    to: dict[str, str | None] = {}
    for each in args.to:
        other, _, amount = each.partition("=")
        if other in to:
            raise BadInput(f"--to: {other} is named twice")
        to[other] = dollars(cents(amount)) if amount else None
    moved: dict[str, Fraction] = _does(args, "close", lambda _: {"to": to})[0]
    document = {"closed": args.system, "moved": {other: str(amount / 100) for other, amount in moved.items()}}
    lines = [f"${dollars(int(amount))} went to {other}" for other, amount in moved.items()]
    return document, "\n".join([f"{args.system} is closed", *lines])


def _show(args: argparse.Namespace) -> Told:
    async def shown(house: "House") -> Jackpots:
        return house.systems.jackpots

    jackpots = done_in(args, shown, begins=False)
    rows = [_told(each)[0] for each in jackpots.systems.values()]
    accounts = jackpots.books.told()
    names = ("system", "arrangement", "cost", "seed", "rate", "minimum", "shown")
    drawn = table(names, [[_cell(row, name) for name in names] for row in rows], numbers=names[2:])
    booked = table(("account", "dollars"), accounts.items(), numbers=("dollars",))
    document = {"systems": rows, "accounts": accounts, "in_all": str(jackpots.books.total())}
    return document, Group(drawn, "", booked)


def _decimal(amount: str) -> str:
    return f"{float(Fraction(amount)):.4f}"


def _cell(row: dict[str, Any], name: str) -> str:
    if name == "minimum":
        return _decimal(row[name])
    if name == "rate":
        return f"{float(Fraction(row[name])):.2%}"
    return "closed" if name == "shown" and not row["open"] else str(row[name])


ACTS: Final[dict[str, Callable[[argparse.Namespace], Told]]] = {
    "open": _open,
    "wagers": _wagers,
    "prizes": _prizes,
    "close": _close,
    "show": _show,
    "return": _return,
    "break-even": _break_even,
}
