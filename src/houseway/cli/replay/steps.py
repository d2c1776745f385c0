"""`houseway replay FILE --step`: the table at each event of a record, forwards and backwards."""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from houseway.cli.event_words import EventTeller
from houseway.cli.terminal.drawings.table import draw
from houseway.games import find
from houseway.play.events import Events
from houseway.play.people import Role
from houseway.play.record import Record, replay
from houseway.play.record.partial_replay import StepReached, places_of
from houseway.play.record.replay import Find
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.view import view
from houseway.quotation import quoted

HELP = "Enter: next · b: back · a number: that step · q: quit"
AT_THE_END = "the last step · b: back · a number: that step · Enter: quit"


class ReplayStep(NamedTuple):
    """What one line of a record led to, and the table after it."""

    round: int
    line: int
    told: tuple[tuple[str, str], ...]  # what happened, and under which provision
    table: RenderableType


def steps_of(record: Record, until: int | None = None, known: Find = find) -> list[ReplayStep]:
    """Every step of a record; `Stopped` after the last line that is to be played."""
    found: list[ReplayStep] = []
    places, tellers = iter(places_of(record)), dict[int, EventTeller]()

    def watch(round_: Round[Any], events: Events) -> None:
        number, line, _ = next(places)
        teller = tellers.setdefault(number, EventTeller(round_.game))
        table = draw(round_.table, view(round_, _onlooker(round_)))
        found.append(ReplayStep(number, line, tuple(teller.told(event) for event in events), table))
        if until is not None and line >= until:
            raise StepReached(round_)

    replay(record, known, watch)
    return found


def _onlooker(round_: Round[Table]) -> str:
    """Somebody who looks on: staff, if any is there."""
    people = round_.table.people
    return next((name for name, person in people.items() if person.role is not Role.PLAYER), next(iter(people)))


def show(out: Console, step: ReplayStep, number: int, of: int) -> None:
    out.rule(Text(f"step {number} of {of} · round {step.round}, line {step.line}"))
    out.print(step.table)
    for words, under in step.told:
        told = Text.assemble(words, (f"  {under}" if under else "", "cyan"))
        out.print(Padding(told, (0, 0, 0, 2), expand=False))


def walk(out: Console, steps: list[ReplayStep], read_line: Callable[[str], str] | None = None) -> None:
    """One step after another; back and forth, where somebody types."""
    typed = read_line or (input if sys.stdin.isatty() else None)
    at = 0
    while at < len(steps):
        show(out, steps[at], at + 1, len(steps))
        at = _next(out, typed, at, len(steps)) if typed else at + 1


def _next(out: Console, typed: Callable[[str], str], at: int, steps: int) -> int:
    """The step that somebody asks for, counted from nought; after the last, where they have seen enough."""
    while True:
        try:
            said = typed(f"{HELP if at + 1 < steps else AT_THE_END} > ").strip().lower()
        except EOFError:
            return steps
        if said in ("q", "quit"):
            return steps
        if said in ("", "n", "next"):
            return at + 1
        if said in ("b", "back"):
            return max(at - 1, 0)
        if said.isdecimal() and len(said) <= len(str(steps)) and 1 <= int(said) <= steps:
            return int(said) - 1
        out.print(Text(f"{quoted(said)} is no step; there are 1 to {steps}", "yellow"))
