"""`houseway school practise`: one question after another, chosen by what is due and by how good one is."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from string import ascii_lowercase
from time import monotonic
from typing import Any, Final

from houseway import folders
from houseway.cli.commands import Commands
from houseway.cli.output import add_variants, command, console, emit_json, variant
from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.play.game import Game
from houseway.school import DRILLS, Item, ItemQuestion, MarkedAnswer, drill, mark
from houseway.school.journal import Journal
from houseway.school.marks import partly, shown
from houseway.school.practice import next_item
from houseway.school.progress import Standing, standing
from houseway.school.review import Review
from houseway.why.text import lines

LEAVES: Final = ("quit", "q", "exit")
HELP: Final = (
    "Type the answer: an amount (17.50), chips (3x5 1x2.50, 35 yellow), a number of the list, or as the question says. "
    "skip: another; how: how you stand; quit: leave."
)


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers, "practise", "one question after another", "houseway school practise roulette --kind pay"
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="as `houseway games` names it (default: every game)")
    parser.add_argument("--kind", metavar="KIND", help=f"of this kind alone: {', '.join(DRILLS)}")
    parser.add_argument("--progress", metavar="FILE", type=Path, help="where your answers are kept")
    parser.add_argument("--standing", action="store_true", help="how you stand, and nothing is asked")
    parser.add_argument("--delete", action="store_true", help="delete everything that is kept of you")
    add_variants(parser)
    parser.set_defaults(run=_practise)


def _practise(args: argparse.Namespace) -> int:
    journal = journal_of(args.progress)
    if args.delete:
        journal.delete()
        print("Everything that was kept of your practice is deleted.")
        return 0
    found, now = standing(journal.reviews()), datetime.now(UTC)
    if args.standing or args.json:
        _stands(found, now, as_json=args.json)
        return 0
    games = [find(args.game, variant(args), args.rules, args.on)] if args.game else _all(args)
    kinds = [args.kind] if args.kind else []
    if args.kind and args.game:
        drill(args.kind, games[0])
    print(HELP)
    _ask_on(found, journal, games, kinds, themed=bool(args.game or args.kind))
    return 0


def journal_of(file: Path | None) -> Journal:
    """Where somebody's answers are kept: in a file that they name, or in their own folder."""
    return Journal(file or folders.data() / "school" / "answers.jsonl")


def _all(args: argparse.Namespace) -> list[Game[Any]]:
    return [find(name, {}, None, args.on) for name in GAMES]


def _ask_on(
    found: Standing, journal: Journal, games: Sequence[Game[Any]], kinds: Sequence[str], *, themed: bool
) -> None:
    """Until whoever practises leaves: a miss is shown with its reasons, and its kin come back at once."""
    again = ""
    while True:
        item = next_item(found, datetime.now(UTC), games, kinds, again)
        put(item)
        begun = monotonic()
        given = answer(item, found)
        if given is None:
            return
        if given == "skip":
            again = ""
            continue
        marked, seconds = mark(item, given), monotonic() - begun
        review = Review(
            item.id, item.skill, item.difficulty, given, marked.right, round(seconds, 2), datetime.now(UTC), themed
        )
        journal.add(review)
        found.add(review)
        again = "" if marked.right else item.skill
        tell(item, marked, seconds, found)


def put(item: Item) -> None:
    out, question = console(), item.question
    game = item.name.game
    out.print()
    out.print(f"{game.title} ({game.rules}, {game.since[:10]})", style="dim")
    for line in question.told:
        out.print(f"  {line}")
    out.print(question.asks, style="bold")
    for choice in offered(question):
        out.print(f"  {choice}")
    if question.provisions:
        out.print("  the line, what is wrong, and a provision or its letter, like: 7 1 c", style="dim")
    if len(question.about) > 1:
        out.print(f"  for each, with commas: {', '.join(question.about)}", style="dim")


def offered(question: ItemQuestion) -> Iterator[str]:
    """What there is to choose from: by its number, and a provision by its letter."""
    for number, choice in enumerate(question.choices, 1):
        yield f"{number}  {choice}"
    for letter, (cite, does) in zip(ascii_lowercase, question.provisions, strict=False):
        yield f"{letter}  {cite}: {does}"


def answer(item: Item, found: Standing) -> str | None:
    """What was typed, once it is an answer; None for whoever leaves."""
    while True:
        try:
            given = input("> ").strip()
        except EOFError:
            return None
        if given.casefold() in LEAVES:
            return None
        if given == "skip":
            return given
        if given in ("?", "help"):
            print(HELP)
            continue
        if given == "how":
            _stands(found, datetime.now(UTC))
            continue
        try:
            mark(item, given)
        except BadInput as wrong:
            print(wrong, file=sys.stderr)
            continue
        return given


def tell(item: Item, marked: MarkedAnswer, seconds: float, found: Standing) -> None:
    out = console()
    if marked.right:
        out.print(f"Right, in {seconds:.0f} s. You are at {found.rating}.", style="bold")
        return
    out.print(f"No: {shown(item.question, item.answer)}. You are at {found.rating}.", style="bold")
    for line in told_of_parts(marked):
        out.print(f"  {line}")
    for reason in marked.why:
        for line in lines(reason):
            out.print(f"  {line}")


def told_of_parts(marked: MarkedAnswer) -> Iterator[str]:
    """Part by part, where a part of a wrong answer was right."""
    if told := partly(marked):
        yield f"{told}:"
        for each in marked.parts:
            yield f"  {each.part}: {each.given}" + (", right" if each.right else f", and it is {each.answer}")


def _stands(found: Standing, now: datetime, *, as_json: bool = False) -> None:
    data = found.as_data(now)
    if as_json:
        emit_json(data)
        return
    out, streak = console(), data["streak"]
    days = "1 day" if streak == 1 else f"{streak} days"
    out.print(f"{data['right']} of {data['asked']} right; rating {found.rating}; {days} in a row")
    out.print(f"due now: {', '.join(data['due'][:8]) or 'nothing'}")
    out.print(f"weak: {', '.join(data['weak']) or 'nothing yet'}")
