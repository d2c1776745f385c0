"""`why`: the reasons of the last thing that was settled, refused or ruled, or of a line of the last round."""

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.terminal.session import TerminalSession
from houseway.errors import BadInput
from houseway.play.events import Settled
from houseway.play.words import to_whom_it_is_said
from houseway.why import ExplainedEvent, asked_by
from houseway.why.text import lines


def why_page(session: TerminalSession, which: str) -> list[RenderableType]:
    """Of the last of all, or of a line by its number."""
    now = asked_by(session.round, session.name)
    found = _line(_settled(now) or _settled(session.reasons), which) if which else _last(now or session.reasons)
    told = (to_whom_it_is_said(line, session.name) for line in lines(found.reason))
    return [Text(line, "bold" if at == 0 else "") for at, line in enumerate(told)]


def _last(found: list[ExplainedEvent]) -> ExplainedEvent:
    if not found:
        raise BadInput("nothing of yours has been settled, refused or ruled on yet")
    return found[-1]


def _settled(found: list[ExplainedEvent]) -> list[ExplainedEvent]:
    return [each for each in found if isinstance(each.event, Settled)]


def _line(settled: list[ExplainedEvent], which: str) -> ExplainedEvent:
    if not which.isdecimal() or not 0 < int(which) <= len(settled):
        there = f"your lines of the last round are 1 to {len(settled)}" if settled else "no line of yours is settled"
        raise BadInput(f"{there}: 'why 1' is the first, 'why' alone the last thing that was settled, refused or ruled")
    return settled[int(which) - 1]
