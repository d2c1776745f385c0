"""`report`: what can be reported, directed or declared now, in a numbered menu; then the details, one by one."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.output import table
from houseway.cli.terminal.acts import value_of
from houseway.cli.terminal.question import Answered
from houseway.cli.terminal.session import TerminalSession
from houseway.disputes import OVERSIGHT, named, reports, rows_of
from houseway.disputes.reports import OpenReport
from houseway.errors import BadInput, quoted
from houseway.play.grammar import Intent
from houseway.play.view import Data, choices

ROWS: Final = 14  # on a page, so that it fits a window of 24 lines
FEW: Final = 12
STEPS: Final = "with steps the table stops at every step of the round"


def open_reports(session: TerminalSession) -> list[OpenReport]:
    """What can be reported now by anybody at the table: first what the game knows, then what any table does."""
    return reports.open_reports(session.round, [*(person.name for person in session.staff), session.name])


def report(session: TerminalSession, words: str) -> "Menu":
    """The menu; with words, what they may mean."""
    found = open_reports(session)
    if words:
        meant = [each.act for each in named(session.game, words)]
        found = [each for act in meant for each in found if each.act == act]
        if not found or found[0].act != meant[0]:
            raise BadInput(_not_now(session, meant, words))
    if not found:
        raise BadInput(f"nothing can be reported now; {STEPS}")
    return Menu(session, found)


def _not_now(session: TerminalSession, meant: list[str], words: str) -> str:
    """Where in a round what was meant can be reported."""
    if not meant:
        return f"nothing like “{words}” is reported here; report alone lists what can be"
    if meant[0] == OVERSIGHT:
        return f"a {meant[0]} is typed like any other, after accept: accept 900 …"
    at = rows_of(session.game)[meant[0]].at or ()
    moments = [moment for moment in session.game.moments if moment in at]
    when = f", but at: {', '.join(moments)}" if moments else ""
    return f"“{meant[0]}” cannot be reported now{when}; {STEPS}"


class Menu:
    """Which of them?"""

    def __init__(self, session: TerminalSession, reports: list[OpenReport], start: int = 0) -> None:
        self.session, self.reports, self.start = session, reports, start

    @property
    def asks(self) -> str:
        more = " · more" if self._more else ""
        return f"Which? its number{more} · Enter: none, back to the table"

    @property
    def _more(self) -> bool:
        return len(self.reports) > ROWS

    def page(self) -> list[RenderableType]:
        shown = self.reports[self.start : self.start + ROWS]
        rows = [(number, each.words, each.under) for number, each in enumerate(shown, self.start + 1)]
        listed = table(("", f"what can be reported now ({len(self.reports)})", "under"), rows)
        return [listed, Text(f"More may be open later in the round; {STEPS}.", "dim")]

    def takes(self, line: str) -> bool:
        return not line or line.isdecimal() or line.lower() in ("more", "no", "none") or bool(self._named(line))

    def _named(self, line: str) -> list[OpenReport]:
        return [each for each in self.reports if each.act.lower() == line.lower()]

    def answer(self, line: str) -> Answered:
        if line.lower() == "more" and self._more:
            start = self.start + ROWS
            return Menu(self.session, self.reports, start if start < len(self.reports) else 0)
        if not line or not (line.isdecimal() or self._named(line)):
            return None
        if line.isdecimal() and not 1 <= int(line[:4]) <= len(self.reports):
            raise BadInput(f"there is no number {line}; there are 1 to {len(self.reports)}")
        chosen = self.reports[int(line) - 1] if line.isdecimal() else self._named(line)[0]
        return asked(self.session, chosen, {})


def asked(session: TerminalSession, chosen: OpenReport, given: Mapping[str, Any]) -> Answered:
    """The next detail that is missing; or what is to be done, where none is."""
    missing = [field for field in _open_ways(chosen, given)[0] if field["name"] not in given]
    return Detail(session, chosen, given, missing[0]) if missing else [Intent(chosen.act, dict(given), chosen.who)]


def _open_ways(chosen: OpenReport, given: Mapping[str, Any]) -> list[list[Data]]:
    """Those that the details so far leave open."""
    return [way for way in chosen.ways if all(_goes(way, name, value) for name, value in given.items())] or chosen.ways


def _goes(way: list[Data], name: str, value: Any) -> bool:
    field = next((field for field in way if field["name"] == name), None)
    return field is not None and ("choices" not in field or field["kind"] != "choice" or value in field["choices"])


class Detail:
    """What is one of its details?"""

    def __init__(self, session: TerminalSession, chosen: OpenReport, given: Mapping[str, Any], field: Data) -> None:
        self.session, self.chosen, self.given, self.field = session, chosen, given, field
        self.choices = self._choices()

    def _choices(self) -> list[Any]:
        name = self.field["name"]
        if "by" in self.field:
            return list(choices(self.session.round, self.chosen.who, self.chosen.act, name, self.given))
        fields = [f for way in _open_ways(self.chosen, self.given) for f in way if f["name"] == name]
        return list(dict.fromkeys(choice for f in fields for choice in f.get("choices", ())))

    @property
    def asks(self) -> str:
        what = f"{self.chosen.act}: {self.field['name'].replace('_', ' ')}?"
        return f"{what} {self._how()} · Enter: {self.choices[0] if len(self.choices) == 1 else 'nothing is reported'}"

    def _how(self) -> str:
        match self.field["kind"]:
            case "money":
                return f"an amount from ${self.field['least']} to ${self.field['most']}"
            case "moment":
                return "a moment like 1998-09-04T21:00, or now"
            case "card":
                return "a card, like 8H"
            case "text":
                return "in words"
            case "choices":
                return f"{self.choices[0]}, or several with commas"
            case _:
                return "which of them" if self._numbers else "its number" if self.choices else "in words"

    @property
    def _numbers(self) -> bool:
        """The choices are numbers themselves: to number them would confuse."""
        return any(isinstance(choice, int) for choice in self.choices)

    def page(self) -> list[RenderableType]:
        shown = [("" if self._numbers else number, choice) for number, choice in enumerate(self.choices[:FEW], 1)]
        more = [Text(f"… {len(self.choices)} in all: type what it is", "dim")] if len(self.choices) > FEW else []
        title = Text(f"{self.chosen.act} ({self.chosen.under})", "bold")
        return [title, table(("", self.field["name"].replace("_", " ")), shown), *more] if shown else [title]

    def takes(self, _line: str, /) -> bool:
        return True

    def answer(self, line: str) -> Answered:
        if not line and len(self.choices) != 1:
            return None
        value = self.choices[0] if not line else self._value(line)
        return asked(self.session, self.chosen, {**self.given, self.field["name"]: value})

    def _value(self, line: str) -> Any:
        kind = self.field["kind"]
        if kind == "moment" and line.lower() == "now":
            return datetime.now().replace(second=0, microsecond=0)
        if kind == "choices":
            return [self._chosen(each.strip()) for each in line.split(",")]
        return self._chosen(line) if self.choices else value_of(self.field, line)

    def _chosen(self, text: str) -> Any:
        """By its number in the list, or as it is called there."""
        named = [choice for choice in self.choices if str(choice).lower() == text.lower()]
        if named:
            return named[0]
        if not self._numbers and text.isdecimal() and 1 <= int(text[:4]) <= len(self.choices):
            return self.choices[int(text) - 1]
        few = ", ".join(map(str, self.choices[:FEW])) + (" …" if len(self.choices) > FEW else "")
        raise BadInput(f"{quoted(text)} is none of them: {few}")
