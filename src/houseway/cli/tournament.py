"""`houseway tournament`: may it be held, holding it, and verifying its record."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from houseway.cli.files import save
from houseway.cli.media import Console, Table, Text
from houseway.cli.output import console, count, emit_json, group, table, text_of
from houseway.errors import BadInput, Refused
from houseway.money import dollars
from houseway.tournament import (
    Checked,
    Lack,
    TournamentState,
    TournamentStep,
    check,
    document,
    read,
    run,
    verify,
    write,
)
from houseway.tournament.sheet import sheet

EXAMPLES: Final = (
    ("check", "what stands against a tournament, or the sheet of its conditions", "check FILE"),
    ("run", "hold it on real tables, from the entries to the prizes", "run FILE --seed 7 --record FILE.record"),
    ("verify", "run the record of a tournament again", "verify FILE.record"),
)
FILE: Final = "docs/tournaments/blackjack-vic.toml"


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = group(subparsers, "tournament", "check, hold and verify a tournament", f"houseway tournament check {FILE}")
    parser.set_defaults(run=_run)
    acts = parser.add_subparsers(dest="act", required=True, metavar="ACT")
    for name, help, example in EXAMPLES:
        each = group(acts, name, help, f"houseway tournament {example.replace('FILE', FILE, 1)}")
        each.add_argument("file", metavar="FILE", help="see docs/tournaments.md")
        each.add_argument("--json", action="store_true", help="print one JSON document")
        if name == "run":
            each.add_argument("--seed", default="1", metavar="S", help="any text: the same seed, the same tournament")
            each.add_argument("--record", metavar="FILE", help="where its record goes")
            each.add_argument("--rounds", metavar="FOLDER", help="where the records of the tables go, to be replayed")


def _run(args: argparse.Namespace) -> int:
    return {"check": _check, "run": _hold, "verify": _verify}[args.act](args)


# May it be held?


def _check(args: argparse.Namespace) -> int:
    checked = check(read(text_of(args.file), args.file))
    if args.json:
        emit_json(_checked(checked))
    else:
        _print_check(console(), checked)
    return 0 if checked.may_be_held else 1


def _checked(checked: Checked) -> dict[str, Any]:
    return {
        "file": checked.filed.source.file,
        "title": checked.filed.title,
        "game": checked.filed.game,
        "rules": checked.filed.rules,
        "under": checked.text.part if checked.text else None,
        "may_be_held": checked.may_be_held,
        "lacks": _told(checked, checked.lacks),
        "without_effect": _told(checked, checked.without_effect),
        "conditions": [{"rule": under.text, "states": words} for under, words in _sheet(checked)],
    }


def _told(checked: Checked, found: Sequence[Lack]) -> list[dict[str, Any]]:
    return [{"line": checked.line(each), "rule": each.under.text, "why": each.what} for each in found]


def _sheet(checked: Checked) -> list[tuple[Any, str]]:
    if checked.text is None or checked.game is None or checked.lacks:
        return []
    return list(sheet(checked.text, checked.game, checked.filed.approved))


def _print_check(out: Console, checked: Checked) -> None:
    filed = checked.filed
    under = checked.text.title if checked.text else filed.rules
    out.print(Text(filed.title, "bold cyan"), Text(f"{filed.game}, {filed.on:%H:%M on %d.%m.%Y}; {under}"))
    out.print()
    for found, heading in ((checked.without_effect, "without effect"), (checked.lacks, "what stands against it")):
        if found:
            rows = [(checked.line(each) or "", each.what, each.under) for each in found]
            out.print(table(("line", heading, "under"), rows, numbers=("line",)))
            out.print()
    if checked.lacks:
        out.print(Text(f"It may not be held: {count(len(checked.lacks), 'objection')}.", "bold red"))
        return
    out.print(table(("under", "the conditions of the tournament"), _sheet(checked)))
    out.print()
    out.print(Text("It may be held.", "bold green"))


# Holding it


def _hold(args: argparse.Namespace) -> int:
    checked = check(read(text_of(args.file), args.file))
    out = console()
    if not checked.may_be_held:
        if args.json:
            emit_json(_checked(checked))
        else:
            _print_check(out, checked)
        return 1
    try:
        running = run(checked, args.seed)
    except Refused as refused:
        if args.json:
            emit_json({**_checked(checked), "stopped": {"rule": refused.under.text, "why": refused.why}})
        else:
            out.print(Text(f"The tournament does not go on: {refused}", "bold red"))
        return 1
    _save(args, running)
    if args.json:
        emit_json(document(running))
    else:
        _print(out, running)
    return 0


def _save(args: argparse.Namespace, running: TournamentState) -> None:
    if args.record is not None:
        save(Path(args.record), write(running).encode(), "--record")
    if args.rounds is not None:
        folder = Path(args.rounds)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise BadInput(f"--rounds: {folder} cannot be written: {wrong.strerror}") from None
        for name, text in _records(running):
            save(folder / f"{name}.round", text.encode(), "--rounds")


def _records(running: TournamentState) -> list[tuple[str, str]]:
    return [(name, text) for done in running.sessions for name, text in done.records.items()]


def _print(out: Console, running: TournamentState) -> None:
    out.print(Text(running.filed.title, "bold cyan"), Text(f"seed {running.seed}", "dim"))
    out.print(Text(f"{running.game.title}; {running.text.title} ({running.text.part})"))
    for name in dict.fromkeys(["", *(step.session for step in running.steps)]):
        out.print()
        if name:
            out.print(Text(name.upper(), "bold"))
        out.print(_steps([each for each in running.steps if each.session == name and each.step != "prize"], running))
        _print_standing(out, running, name)
    out.print()
    rows = [(_place(running, name), name, dollars(amount)) for name, amount in running.prizes.items()]
    out.print(table(("place", "player", "prize"), rows, numbers=("place", "prize")))
    out.print()
    prizes = [entry.posting for entry in running.books.entries if entry.about.endswith(": prize")]
    pool = sum(posting.amount for posting in prizes if posting.giver == running.pool)
    if pool:
        out.print(f"The prize pool of ${dollars(pool)} is paid to the cent ({running.text.prizes}).")


def _steps(steps: Sequence[TournamentStep], running: TournamentState) -> Table:
    """What was done, and under which provisions, without repeating the notice."""
    drawn = Table.grid(padding=(0, 2, 0, 0))
    drawn.add_column()  # an indent
    drawn.add_column(overflow="fold")
    drawn.add_column(style="dim", overflow="fold")
    for step in steps:
        cites = ", ".join(each.text.removeprefix(f"{running.text.part} ") for each in step.cites)
        drawn.add_row("", Text(f"refused: {step.what}", "yellow") if step.refused else Text(step.what), cites)
    return drawn


def _place(running: TournamentState, name: str) -> str:
    return next((str(at) for at, names in enumerate(running.places, 1) if name in names), "")


def _print_standing(out: Console, running: TournamentState, session: str) -> None:
    done = next((each for each in running.sessions if each.session == session), None)
    if done is None:
        return
    out.print()
    rows = [
        (number, score.name, score.table, dollars(score.chips), _came_to(score.out_at, score.name in done.goes_on))
        for number, score in enumerate(done.scores, 1)
    ]
    out.print(table(("", "player", "table", "chips", ""), rows, numbers=("", "chips")))


def _came_to(out_at: int, goes_on: bool) -> str:
    return "goes on" if goes_on else f"out after hand {out_at}" if out_at else ""


# Verifying it


def _verify(args: argparse.Namespace) -> int:
    running, line = verify(text_of(args.file), args.file)
    if args.json:
        emit_json({"file": args.file, "title": running.filed.title, "same": line is None, "differs_at": line})
    elif line is None:
        print(f"{args.file}: {running.filed.title} comes out the same, to the cent.")
    else:
        print(f"{args.file}:{line}: the tournament comes out otherwise from here on.")
    return 0 if line is None else 1
