"""`houseway replay FILE --step`: the table at each event of a record, forwards and backwards."""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from houseway.cli.terminal.face import face_of
from houseway.cli.told import Teller
from houseway.games import find
from houseway.play.events import Events
from houseway.play.people import Role
from houseway.play.record import Record, replay
from houseway.play.record.replay import Find
from houseway.play.record.until import Stopped, places_of
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.view import view

HELP = "Enter: next · b: back · a number: that step · q: quit"


class Step(NamedTuple):
    """What one line of a record led to, and the table after it."""

    round: int
    line: int
    told: tuple[tuple[str, str], ...]  # what happened, and under which provision
    table: RenderableType


def steps_of(record: Record, until: int | None = None, known: Find = find) -> list[Step]:
    """Every step of a record; `Stopped` after the last line that is to be played."""
    found: list[Step] = []
    places, tellers = iter(places_of(record)), dict[int, Teller]()

    def watch(round_: Round[Any], events: Events) -> None:
        number, line, _ = next(places)
        teller = tellers.setdefault(number, Teller(round_.game))
        table = face_of(round_.game.name).draw(view(round_, _onlooker(round_)))
        found.append(Step(number, line, tuple(teller.told(event) for event in events), table))
        if until is not None and line >= until:
            raise Stopped(round_)

    replay(record, known, watch)
    return found


def _onlooker(round_: Round[Table]) -> str:
    """Somebody who looks on: staff, if any is there."""
    people = round_.table.people
    return next((name for name, person in people.items() if person.role is not Role.PLAYER), next(iter(people)))


def show(out: Console, step: Step, number: int, of: int) -> None:
    out.rule(Text(f"step {number} of {of} · round {step.round}, line {step.line}"))
    out.print(step.table)
    for words, under in step.told:
        out.print(Text.assemble("  ", words, (f"  {under}" if under else "", "cyan")))


def walk(out: Console, steps: list[Step], read_line: Callable[[str], str] | None = None) -> None:
    """One step after another; back and forth, where somebody types."""
    typed = read_line or (input if sys.stdin.isatty() else None)
    at = 0
    while at < len(steps):
        show(out, steps[at], at + 1, len(steps))
        said = typed(f"{HELP} > ").strip().lower() if typed else ""
        if said in ("q", "quit"):
            return
        if said in ("b", "back"):
            at = max(at - 1, 0)
        elif said.isdecimal():
            at = min(max(int(said), 1), len(steps)) - 1
        else:
            at += 1
