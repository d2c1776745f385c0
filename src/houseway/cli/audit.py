"""`houseway audit`: a night's rounds held against the text of the day, and against what is expected of them."""

import argparse
from pathlib import Path
from typing import Any, Final

from houseway.cli.commands import Commands
from houseway.cli.house_folder import for_nobody_else
from houseway.cli.house_store import add_days, add_house, at_rest
from houseway.cli.output import command, console, emit_json, table, text_of
from houseway.cli.progress import working
from houseway.errors import BadInput, require

EXAMPLE: Final = "houseway audit --log night.csv --mapping roulette.toml"
FEW: Final = 3  # lines of its reasons
SHOWN: Final = 50  # differences that are printed; --json has all


def add(subparsers: Commands) -> None:
    audit = command(subparsers, "audit", "rounds of a log held against the law and against chance", EXAMPLE)
    audit.add_argument("--log", metavar="FILE", help="rounds as CSV, JSON lines or Parquet, anybody's")
    audit.add_argument("--mapping", metavar="FILE", help="how the log is to be read (docs/audit-mapping.md)")
    audit.add_argument(
        "--plant",
        metavar="KIND",
        help="instead, nights with counter, wheel, late-bets, overpayment, dumping or no-burn planted; or clean",
    )
    audit.add_argument("--nights", metavar="N", type=int, default=20, help="so many of these, and clean ones (20)")
    add_house(audit)
    add_days(audit)
    audit.add_argument("--figures", action="store_true", help="the figures alone, without replaying anything")
    audit.add_argument("--cluster", metavar="ADDRESS", help="a Parquet log day by day on a Dask cluster")
    audit.add_argument(
        "--workers", metavar="N", type=int, default=1, help="or so many days at a time, in processes (1)"
    )
    audit.set_defaults(run=_audit)


def _audit(args: argparse.Namespace) -> int:
    if args.plant is not None:
        return _planted(args)
    if args.data is not None or args.database is not None:
        return _house(args)
    if args.log is None or args.mapping is None:
        raise BadInput("audit: name a log with --log FILE and --mapping FILE, or a house with --data DIR")
    if args.workers < 1:
        raise BadInput(f"--workers: {args.workers} replay nothing; one or more do")
    if args.figures:
        return _columns(args)
    from houseway.audit.days import days_asked
    from houseway.audit.logs import audit_log
    from houseway.audit.mapping import read_mapping

    days, text, file = days_asked(args.day, args.first, args.last), text_of(args.mapping), Path(args.log)
    mapping = read_mapping(text, args.mapping)
    if args.cluster is None and args.workers == 1:
        found = audit_log(file, mapping, days=days)
    else:
        require("audit")
        from houseway.audit.day_tasks import replay_by_days

        with working(f"replaying {file.name}"):
            found = replay_by_days(file, text, args.cluster or args.workers, days)
    if args.json:
        emit_json(found.as_data())
    else:
        _print(found)
    return 1 if found.finds else 0


def _columns(args: argparse.Namespace) -> int:
    require("audit")
    from houseway.audit.columns import audit_columns
    from houseway.audit.day_tasks import reckon_on_cluster
    from houseway.audit.days import days_asked
    from houseway.audit.mapping import read_mapping

    days, text, file = days_asked(args.day, args.first, args.last), text_of(args.mapping), Path(args.log)
    mapping = read_mapping(text, args.mapping)
    with working(f"reckoning {file.name}"):
        by_cluster = args.cluster is not None
        found = reckon_on_cluster(file, text, args.cluster, days) if by_cluster else audit_columns(file, mapping, days)
    if args.json:
        emit_json(found.as_data())
        return 1 if found.finds else 0
    out = console()
    out.print(f"{found.rows:,} rows: {found.checked:,} reckoned, {found.left_out:,} left out; nothing was replayed")
    for row, why in found.not_checked[:SHOWN]:
        out.print(f"not checked: row {row:,}: {why}", soft_wrap=True)
    print_night(found.night)
    return 1 if found.finds else 0


def _planted(args: argparse.Namespace) -> int:
    if args.log is not None or args.data is not None or args.database is not None:
        raise BadInput("audit: --plant makes its nights by itself; without --log and --data")
    from houseway.audit.plant import trial

    with working(f"auditing {2 * args.nights} nights"):
        data = trial(args.plant, args.nights).as_data()
    if args.json:
        emit_json(data)
        return 0
    out = console()
    out.print(f"{data['nights']} nights with {data['kind']}, and as many clean ones")
    found = "" if data["recall"] is None else f"found in {_between(data, 'recall')} of them; "
    out.print(f"{found}alarms on {_between(data, 'false_alarms')} of clean nights")
    rows = [(str(each["threshold"]), f"{each['recall']:.1%}", f"{each['false_alarms']:.1%}") for each in data["roc"]]
    out.print(table(("threshold", "recall", "false alarms"), rows, numbers=("threshold", "recall", "false alarms")))
    return 0


def _between(data: dict[str, Any], name: str) -> str:
    low, high = data[f"{name}_between"]
    return f"{data[name]:.1%} (95 of 100: {low:.1%} to {high:.1%})"


def _house(args: argparse.Namespace) -> int:
    if args.log is not None or args.mapping is not None:
        raise BadInput("audit: a log with --log FILE, or a house with --data DIR: one at a time")
    from houseway.audit.days import days_asked
    from houseway.audit.house_night import audit_house

    days = days_asked(args.day, args.first, args.last)
    with for_nobody_else(), at_rest(args) as store:
        found = audit_house(store, days, replay=not args.figures)
    if args.json:
        emit_json(found.as_data())
        return 1 if found.finds else 0
    replayed = "not replayed" if found.replayed is None else f"all {found.replayed:,} of the store replayed"
    console().print(f"{found.rounds:,} rounds, {found.wagers:,} settled wagers; {replayed}")
    if found.wrong:
        console().print(f"this does not fit: {found.wrong}", soft_wrap=True)
    _print_house(found.as_data())
    print_night(found.night, found.findings())
    return 1 if found.finds else 0


def _print(found: Any) -> None:
    out = console()
    out.print(f"{found.rounds:,} rounds, {found.rows:,} rows: {found.checked:,} payments checked")
    for each in found.findings[:SHOWN]:
        out.print(str(each), soft_wrap=True)
        for line in each.why[1:FEW]:
            out.print(f"    {line}", soft_wrap=True)
    if len(found.findings) > SHOWN:
        out.print(f"… and {len(found.findings) - SHOWN:,} more; --json has all of them")
    for each in found.not_checked[:SHOWN]:
        rows = ", ".join(f"{row:,}" for row in each.rows[:6])
        out.print(f"not checked: row {rows}{' …' if len(each.rows) > 6 else ''}: {each.why}", soft_wrap=True)
    if found.more:
        out.print(f"… and {found.more:,} differences and rows more, which were not kept")
    if len(found.not_checked) > SHOWN:
        out.print(f"… and {len(found.not_checked) - SHOWN:,} more that are not checked")
    print_night(found.night)


def _print_house(data: Any) -> None:
    """What only a house knows of itself: drop and hold, what decisions cost, its dealers, the cage."""
    out = console()
    held = [(each["table"], each["drop"], each["win"], _share(each["hold"])) for each in data["tables"]]
    cost = [(each["person"], str(each["missed"]), str(each["decisions"]), each["price"]) for each in data["people"]
            if each["decisions"]]  # fmt: skip
    names = ("rounds", "rounds_an_hour", "seconds_to_settle", "corrections", "reports", "out_of_turn", "left_undone")
    dealers = [(each["dealer"], *("–" if each[name] is None else str(each[name]) for name in names))
               for each in data["dealers"]]  # fmt: skip
    for rows, head in (
        (held, ("table", "drop", "win", "hold")),
        (cost, ("person", "not best", "decisions", "they cost")),
        (dealers, ("dealer", *(name.replace("_", " ") for name in names))),
    ):
        if rows:
            out.print()
            out.print(table(head, rows[:SHOWN], numbers=head[1:]))
    for each in data["cage"]:
        out.print(f"cage {each['day']}: {'it balances' if each['balances'] else 'it does not balance'}")


def _share(value: float | None) -> str:
    return "–" if value is None else f"{value:.1%}"


def print_night(night: Any, findings: Any = None) -> None:
    """Tables and players against what is expected; then what chance would seldom do."""
    from houseway.audit.logs import night_data

    out, data = console(), night_data(night)
    head = ("rounds", "wagers", "handle", "win", "expected", "σ", "z")
    for kind, name in (("tables", "table"), ("people", "person")):
        rows = [(each[name], *_figures(each)) for each in data[kind]]
        if rows:
            out.print()
            out.print(table((name, *head), rows[:SHOWN], numbers=head))
    for each in data["findings"] if findings is None else [one.as_data() for one in findings]:
        out.print(f"{each['what']} ({each['evidence']}, p = {each['p']:.2g})", soft_wrap=True)


def _figures(each: Any) -> tuple[str, ...]:
    plain = tuple(str(each[name]) for name in ("rounds", "wagers", "handle", "win"))
    if each["z"] is None:  # a return is not held
        return (*plain, "–", "–", "–")
    at_most = "" if each["sigma_is"] == "exact" else "≤ "
    return (*plain, each["expected"], f"{at_most}{each['sigma']}", str(each["z"]))
