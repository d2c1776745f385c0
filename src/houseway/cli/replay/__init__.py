"""`houseway replay`: plays recorded rounds again, and prints what is paid or collected and under which provision."""

import argparse
from collections.abc import Sequence
from typing import Any

from houseway.cli.commands import Commands
from houseway.cli.drafts import add_draft, finder
from houseway.cli.media import Console, Text
from houseway.cli.output import command, console, count, emit_json, say_wrong, table, text_of
from houseway.errors import BadRecord, require
from houseway.money import cents, dollars, in_dollars
from houseway.play.cloth import area_name
from houseway.play.record import Replayed, read, replay, write
from houseway.play.record.agreement import agrees_in
from houseway.play.record.plain import as_data
from houseway.play.record.replay import Find
from houseway.play.settlement import AMOUNTS, Line


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers, "replay", "replay recorded rounds, with their settlements", "houseway replay tests/rounds/*.round"
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a recorded round (docs/rounds.md)")
    add_draft(parser)
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--record", action="store_true", help="print the record as it is recorded anew")
    instead.add_argument("--phh", action="store_true", help="print rounds of poker as a poker hand history (PHH)")
    instead.add_argument("--step", action="store_true", help="the table at each event, forwards and backwards")
    instead.add_argument(
        "--from", metavar="LINE", dest="line", type=int, help="go on by hand after this line: what if?"
    )
    parser.set_defaults(run=_replay)


def _replay(args: argparse.Namespace) -> int:
    if args.phh:
        return _histories(args)
    if args.step or args.line is not None:
        return _stepwise(args)
    known = finder(args)
    replayed = [_replayed(file, known) for file in args.files]
    if args.json:
        emit_json([document(each) for each in replayed])
    elif args.record:
        print("\n".join(write(each.again) for each in replayed if isinstance(each, Replayed)), end="")
    else:
        out = console()
        for each in replayed:
            if isinstance(each, Replayed):
                show(out, each)
    return max(_status(each) for each in replayed)


def _stepwise(args: argparse.Namespace) -> int:
    """Each file step by step, or on from one of its lines."""
    from houseway.cli.replay.takeover import go_on

    require("cli")
    from houseway.cli.replay.steps import steps_of, walk
    from houseway.play.record.partial_replay import StepReached, check_line

    out, known = console(), finder(args)
    for file in args.files:
        record = read(text_of(file), file)
        if args.line is not None:
            check_line(record, args.line, "--from")
        try:
            steps = steps_of(record, args.line, known)
        except StepReached as reached:
            go_on(out, reached.round)
        else:
            walk(out, steps)
    return 0


def _replayed(file: str, known: Find) -> Replayed | BadRecord:
    """What came of a file, or what is wrong in it: the others are replayed all the same."""
    try:
        return replay(read(text_of(file), file), known)
    except BadRecord as wrong:
        say_wrong(wrong)
        return wrong


def _status(replayed: Replayed | BadRecord) -> int:
    return 2 if isinstance(replayed, BadRecord) else 1 if replayed.differences else 0


def _histories(args: argparse.Namespace) -> int:
    """The rounds of all the files in the poker hand history format."""
    from houseway.poker_history.phh import Histories

    histories, differ, known = Histories(), False, finder(args)
    for file in args.files:
        replayed = replay(read(text_of(file), file), known, histories.of(file))
        differ = differ or bool(replayed.differences)
    text = histories.written()
    if args.json:
        emit_json({"phh": text})
    else:
        print(text, end="")
    return 1 if differ else 0


def document(replayed: Replayed | BadRecord) -> dict[str, Any]:
    """Each settlement, ruling and call with its round, how things stand, and where the record differs."""
    if isinstance(replayed, BadRecord):
        return {"file": replayed.file, "error": {"line": replayed.line, "why": replayed.why}}
    record = replayed.record
    return {
        "file": record.source.file,
        "game": record.game,
        "rules": record.rules,
        "settlements": [{"round": number, **line.as_data()} for number, line in replayed.lines],
        "refusals": [each._asdict() for each in replayed.refusals],
        "rulings": [{"round": number, **ruling.as_data()} for number, ruling in replayed.rulings],
        "calls": [{"round": number, **as_data(called)} for number, called in replayed.calls],
        "awaited": replayed.awaited,
        "received": replayed.received,
        "state": replayed.state,
        "differences": [each._asdict() for each in replayed.differences],
    }


def show(out: Console, replayed: Replayed) -> None:
    record = replayed.record
    title = f"{record.game} ({record.rules}, {record.on.isoformat()})"
    title += f" at {replayed.table.name}" if replayed.opened else ", at a table that must not open"
    out.print(Text(record.source.file, style="bold cyan"), Text(title, style="bold"))
    if record.about:
        out.print(Text(record.about))
    out.print()
    _print_lines(out, replayed.lines)
    rulings = [(number, ruling.what, _cites(ruling.cites)) for number, ruling in replayed.rulings]
    _print_table(out, ("round", "ruling", "under"), rulings)
    refusals = [(each.round, each.line or "", each.why, each.rule) for each in replayed.refusals]
    _print_table(out, ("round", "line", "refused", "under"), refusals)
    if replayed.opened:
        _print_state(out, replayed)
    _print_differences(out, replayed)


def _cites(cites: Sequence[object]) -> str:
    return ", ".join(map(str, cites))


def _print_lines(out: Console, lines: Sequence[tuple[int, Line]]) -> None:
    """A column of amounts that are all nought is left out."""
    amounts = [name for name in AMOUNTS if name == "stake" or any(getattr(line, name) for _, line in lines)]
    headings = ("round", "person", "wager", "selection", "verdict", *amounts, "under")
    rows = [
        (
            *(number, line.person, line.wager, line.selection, line.verdict.value),
            *(dollars(getattr(line, name)) for name in amounts),
            _cites(line.cites),
        )
        for number, line in lines
    ]
    _print_table(out, headings, rows, numbers=amounts)


def _print_table(
    out: Console, headings: Sequence[str], rows: Sequence[Sequence[object]], numbers: Sequence[str] = ()
) -> None:
    if rows:
        out.print(table(headings, rows, numbers=("round", "line", *numbers)))
        out.print()


def _print_state(out: Console, replayed: Replayed) -> None:
    state = replayed.state
    if received := [f"{name} {in_dollars(cents(amount))}" for name, amount in replayed.received.items()]:
        out.print(f"Received: {', '.join(received)}")
    held = [f"{name} {_held(person)}" for name, person in state["people"].items() if "chips" in person]
    house = replayed.table.house
    held.append(f"the house {'down' if house < 0 else 'up'} ${dollars(abs(house))}")
    out.print(f"Afterwards: {', '.join(held)}")
    lying = [
        f"{each['person']}'s {area_name(each['on'], each['selection'])} ${each['stake']}" for each in state["wagers"]
    ]
    if lying:
        out.print(f"On the layout: {', '.join(lying)}")
    if replayed.awaited:
        out.print(Text(f"The last round is not over. Awaited: {replayed.awaited['says']}", style="yellow"))


def _held(person: dict[str, Any]) -> str:
    colours = [f"{each['count']} {each['colour']} of {each['of']}" for each in person.get("colours", ())]
    return " and ".join([f"${person['chips']}", *colours])


def _print_differences(out: Console, replayed: Replayed) -> None:
    """Where the record states what it expects."""
    for each in replayed.differences:
        expected, got = _apart(each.expected, each.got)
        out.print(Text(f"line {each.line}, round {each.round}: {each.what}", style="bold red"))
        out.print(Text(f"  expected: {_stated(expected)}\n  got:      {_stated(got)}"))
    if replayed.differences:
        out.print(Text(f"{count(len(replayed.differences), 'difference')} from what the file states", style="red"))
    elif replayed.record.states:
        out.print(Text("As the file states.", style="green"))
    out.print()


def _apart(expected: Any, got: Any) -> tuple[Any, Any]:
    """Of two lines, only what differs."""
    if not isinstance(expected, dict) or not isinstance(got, dict):
        return expected, got
    names = [name for name in expected if not agrees_in(name, expected[name], got[name])]
    return {name: expected[name] for name in names}, {name: got[name] for name in names}


def _stated(data: Any) -> str:
    if isinstance(data, dict):
        return ", ".join(f"{name} {_stated(each)}" for name, each in data.items())
    if isinstance(data, list):
        return _cites(data)
    return "nothing" if data is None else str(data)
