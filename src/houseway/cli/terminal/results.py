"""How a person fares: at this table, and at those before it."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.output import count, table
from houseway.cli.terminal.session import TerminalSession
from houseway.cli.terminal.table import signed
from houseway.money import Cents, dollars
from houseway.play.wager import Verdict

HEADINGS = ("table", "rounds", "wagers", "won", "lost", "void", "wagered", "result")


class SittingResult(NamedTuple):
    """What came of sitting at one table."""

    game: str
    rounds: int
    verdicts: dict[str, int]
    wagered: Cents
    result: Cents


def result_of(session: TerminalSession) -> SittingResult:
    verdicts = dict.fromkeys(("win", "lose", "void"), 0)
    for line in session.lines:
        verdicts[line.verdict.value] = verdicts.get(line.verdict.value, 0) + 1
    decided = [line for line in session.lines if line.verdict is not Verdict.STANDS]
    wagered = sum(line.stake for line in decided)
    return SittingResult(session.game.title, len(session.ended), verdicts, wagered, sum(line.net for line in decided))


def results_page(session: TerminalSession, before: Sequence[SittingResult]) -> list[RenderableType]:
    """Every table of the visit, and the sum."""
    rows = [_row(each) for each in (*before, result_of(session))]
    total = sum(each.result for each in (*before, result_of(session)))
    held = "" if session.left else f"; you hold ${session.view().chips}"
    shown = table(HEADINGS, rows, numbers=HEADINGS[1:])
    return [Text("How you fare", "bold"), shown, Text(f"in all {signed(total) or '$0.00'}{held}")]


def _row(each: SittingResult) -> tuple[object, ...]:
    decided = sum(each.verdicts[verdict] for verdict in ("win", "lose", "void"))
    return (
        each.game, each.rounds, decided, each.verdicts["win"], each.verdicts["lose"], each.verdicts["void"],
        f"${dollars(each.wagered)}", signed(each.result) or "$0.00",
    )  # fmt: skip


def in_a_line(each: SittingResult) -> str:
    """`3 rounds, 4 wagers: +$10.00`."""
    decided = sum(each.verdicts[verdict] for verdict in ("win", "lose", "void"))
    return f"{each.game}: {count(each.rounds, 'round')}, {count(decided, 'wager')} settled, {signed(each.result)}"
