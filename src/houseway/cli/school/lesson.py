"""`houseway school lesson`: the course of a game, and one lesson of it: read a little, then do it at the table."""

import argparse
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from houseway.cli.commands import Commands
from houseway.cli.output import add_variants, command, console, emit_json, variant
from houseway.cli.school.practise import LEAVES, answer, journal_of, put, tell
from houseway.games import find
from houseway.play.game import Game
from houseway.school import item, mark
from houseway.school.course import Lesson, course, done, lesson
from houseway.school.journal import Journal
from houseway.school.progress import Standing, standing
from houseway.school.review import Review


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers, "lesson", "the course of a game, lesson by lesson", "houseway school lesson roulette 1"
    )
    parser.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    parser.add_argument("number", metavar="N", nargs="?", type=int, help="that lesson (default: what there is)")
    parser.add_argument("--progress", metavar="FILE", type=Path, help="where your answers are kept")
    add_variants(parser)
    parser.set_defaults(run=_lesson)


def _lesson(args: argparse.Namespace) -> int:
    game = find(args.game, variant(args), args.rules, args.on)
    journal = journal_of(args.progress)
    if args.number is None:
        _course(game, journal, as_json=args.json)
        return 0
    chosen = lesson(game, args.number)
    if args.json:
        emit_json(chosen.as_data())
        return 0
    _say(chosen)
    _do(chosen, journal)
    return 0


def _course(game: Game[Any], journal: Journal, *, as_json: bool) -> None:
    right = {each.item: each.right for each in journal.reviews()}
    lessons = course(game)
    if as_json:
        emit_json([each.as_data() | {"done": done(each, right)} for each in lessons])
        return
    out = console()
    out.print(f"{game.title}: from nothing to a shift", style="bold")
    for each in lessons:
        known = sum(right.get(task, False) for task in each.tasks)
        out.print(
            f"  {each.number}  {each.title:28} {known} of {len(each.tasks)}{'  done' if done(each, right) else ''}"
        )


def _say(chosen: Lesson) -> None:
    out = console()
    out.print(f"{chosen.number}  {chosen.title}", style="bold")
    for says, under in chosen.says:
        out.print(f"  {says}" + (f"  ({under})" if under else ""))


def _do(chosen: Lesson, journal: Journal) -> None:
    """Task by task, those that were right before left out; what is missed comes again at the end."""
    reviews = journal.reviews()
    found: Standing = standing(reviews)
    right = {each.item for each in reviews if each.right}
    left = [task for task in chosen.tasks if task not in right]
    while left:
        asked = item(left[0])
        put(asked)
        begun = monotonic()
        given = answer(asked, found)
        if given is None or given in LEAVES:
            return
        left.pop(0)
        if given == "skip":
            continue
        marked, seconds = mark(asked, given), round(monotonic() - begun, 2)
        review = Review(asked.id, asked.skill, asked.difficulty, given, marked.right, seconds, datetime.now(UTC), True)
        journal.add(review)
        found.add(review)
        tell(asked, marked, seconds, found)
        left += [] if marked.right else [asked.id]
    console().print("This lesson is done.", style="bold")
