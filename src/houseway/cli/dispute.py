"""`houseway dispute`: what happened at a table, and what the table rules on it."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from houseway.cli.output import ON, command, console, emit_json, table
from houseway.cli.rules_account import indented
from houseway.disputes import Answer, irregularities, rule_on, ruling_on
from houseway.errors import BadInput, quoted
from houseway.games import GAMES, find, in_force
from houseway.money import dollars
from houseway.play.game import Game
from houseway.play.settlement import Line
from houseway.rulebook import JURISDICTIONS, reading
from houseway.rulebook import find as find_provisions


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = command(
        subparsers,
        "dispute",
        "what happened at a table, and what the table rules on it",
        "houseway dispute roulette the ball jumped out of the wheel",
    )
    parser.add_argument("game", metavar="GAME", choices=GAMES, help="the game that is played")
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", help="what happened; without any, all that can be reported"
    )
    parser.add_argument("--when", metavar="MOMENT", default="", help="where the round stood, in the words of the table")
    parser.add_argument(
        "--as", metavar="REPORT", dest="act", help="what it is called at the table, where words do not do"
    )
    parser.add_argument(
        "--with", metavar="NAME=VALUE", dest="details", action="append", default=[], help="a detail of it"
    )
    parser.add_argument("--rules", choices=JURISDICTIONS, help="whose rules (default: the latest text held)")
    parser.add_argument("--on", metavar="D", help=ON)
    parser.add_argument("-o", metavar="FILE", dest="file", help="write the ruling as one page to sign (PDF)")
    parser.set_defaults(run=_dispute)


def _dispute(args: argparse.Namespace) -> int:
    game = _game(args)
    words = " ".join(args.words)
    if not words and not args.act:
        return _list(game, args)
    answers = _answers(game, words, args)
    if not answers:
        raise BadInput(
            f"nothing is found for {quoted(words)}; `houseway dispute {game.name}` lists what can be reported"
        )
    answer, others = answers[0], [each.irregularity for each in answers[1:]]
    if args.file:
        _write(Path(args.file), answer, game.title, words)
    if args.json:
        emit_json(answer.as_data() | {"others": others, "file": args.file})
    else:
        _print(console(), answer, others)
    return 0


def _answers(game: Game[Any], words: str, args: argparse.Namespace) -> list[Answer]:
    given = _details(args.details)
    if args.act is None:
        return ruling_on(game, words, args.when, given)
    found = [each for each in irregularities(game) if each.act == args.act]
    if not found:
        raise BadInput(f"nothing is reported as {quoted(args.act)} here; `houseway dispute {game.name}` lists what is")
    return [rule_on(game, found[0], words, args.when, given)]


def _game(args: argparse.Namespace) -> Game[Any]:
    """The text in force; of several variants, the first."""
    held = in_force(args.game, args.rules, args.on)
    return held[0] if held and held[0].variant else find(args.game, {}, args.rules, args.on)


def _details(given: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput(f"--with: {quoted(each)} is not a detail; write it like box=3")
        found[name] = int(value) if value.isdecimal() else value
    return found


def _list(game: Game[Any], args: argparse.Namespace) -> int:
    known = irregularities(game)
    if args.json:
        emit_json([{"irregularity": each.act, "under": each.under.text, "says": each.says} for each in known])
    else:
        rows = [(each.act, each.under, "; ".join(filter(None, (each.says, *each.causes)))) for each in known]
        console().print(table(("what can be reported", "under", ""), rows))
    return 0


def _print(out: Console, answer: Answer, others: list[str]) -> None:
    by = f", by {answer.by}" if answer.by else ""
    out.print(Text(answer.irregularity, style="bold cyan"), Text(f"({answer.under}){by}"))
    details = "".join(f"; {name}: {value}" for name, value in answer.told_details.items())
    where = "the law on it: the table does so by itself, or it happens away from the table"
    out.print(Text(f"{where if answer.law_alone else f'at: {answer.moment}'}{details}\n", style="dim"))
    out.print(Text("The law" if answer.law_alone else "The ruling", style="bold"))
    for ruling in answer.rulings:
        indented(out, f"{ruling.what} ({', '.join(map(str, ruling.cites))})")
    if not answer.rulings:
        indented(out, "Nothing is ruled; the round goes on by the steps below.")
    out.print(Text("\nUnder", style="bold"))
    for cited in answer.cites:
        indented(out, f"{cited}: {_does(cited.text)}")
    if answer.duties:
        out.print(Text("\nWhat staff do, in this order", style="bold"))
        for number, duty in enumerate(answer.duties, 1):
            indented(out, f"{number}. {duty.who}: {duty.what} ({duty.under})")
    if not (answer.law_alone or answer.refused):
        _print_lines(out, answer)
    if others:
        out.print(Text(f"Not this? It may be: {', '.join(others)} (--as NAME)", style="dim"))


def _print_lines(out: Console, answer: Answer) -> None:
    out.print(Text("\nWhat each person gets by it", style="bold"))
    if answer.lines:
        out.print(lines_table(answer.lines))
    elif not answer.stays:
        indented(out, "No wager is settled by it.")
    for each in answer.stays:
        indented(out, f"stays on the layout: {each}")
    if answer.later:
        out.print(Text("\nHow such a round then went on", style="bold"))
        out.print(lines_table(answer.later))


def lines_table(lines: Sequence[Line]) -> Table:
    rows = [
        (line.person, line.wager, line.selection, line.verdict.value, dollars(line.stake), dollars(line.paid),
         dollars(line.returned), ", ".join(map(str, line.cites)))
        for line in lines
    ]  # fmt: skip
    headings = ("person", "wager", "selection", "verdict", "stake", "paid", "returned", "under")
    return table(headings, rows, numbers=("stake", "paid", "returned"))


def _does(text: str) -> str:
    if text.startswith("reading "):
        return reading(text).reads
    each = find_provisions(text)[0]
    paragraph = text[len(each.cite.text) :].strip("()").replace(")(", ".")
    return " ".join(filter(None, (each.does, each.paragraphs.get(paragraph, ""))))


def _write(path: Path, answer: Answer, title: str, told: str) -> None:
    from houseway.printing.pdf import pdf
    from houseway.printing.ruling import ruling_page

    if path.suffix.lower() != ".pdf":
        raise BadInput(f"-o: {path} is not a PDF; name it like ruling.pdf")
    try:
        path.write_bytes(pdf([ruling_page(answer, title, told)]))
    except OSError as wrong:
        raise BadInput(f"-o: {path} cannot be written: {wrong.strerror}") from None
