"""Index plays: what a player who counts cards does otherwise at some true counts.

    16v10>=0:stand
    soft 18v2>=1:double down
    pair 10v6>=4:split
    insurance>=3

A play is a line; the number is the true count from which on it is made (`<=`: up to which). The true count is that of
all cards seen when the decision is made.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, quoted
from houseway.games.blackjack.strategy import ByChart
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.chart import Chart

INSURANCE: Final = "insurance"
INSURE: Final = "insure"
WRITTEN: Final = re.compile(
    r"(?:(?P<kind>hard|soft|pair)? ?(?P<number>\d+|A) ?v ?(?P<up>\d+|A)|(?P<insurance>insurance)) ?(?P<side>>=|<=) ?"
    r"(?P<true>[+-]?\d+)(?: ?: ?(?P<act>stand|draw|double down|split))?"
)
LETTER: Final = {"stand": "s", "draw": "d", "split": "X"}
EXAMPLE: Final = "16v10>=0:stand, pair 10v6>=4:split or insurance>=3"
UPS: Final = range(1, 11)


@dataclass(frozen=True)
class IndexPlay:
    """One play, and when it is made."""

    kind: str  # hard, soft or pair; or insurance
    number: int
    up: int
    true: int
    above: bool
    act: str

    def made_at(self, true: int) -> bool:
        return true >= self.true if self.above else true <= self.true

    def changes(self, chart: Chart) -> Chart:
        """The chart with this play in it."""
        if self.kind == INSURANCE:
            return chart
        cell = self.kind, self.number, self.up
        letter = LETTER.get(self.act) or ("E" if "stand" in chart.acts(*cell) else "D")
        return replace(chart, cells={**chart.cells, cell: letter})


def lines_of(text: str) -> tuple[str, ...]:
    """Plays as they are written, with commas between them; or the lines of a file."""
    if text and Path(text).is_file():
        try:
            told = Path(text).read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            raise BadInput(f"--indices: {quoted(text)} cannot be read") from None
        lines = [line.partition("#")[0].strip() for line in told]
    else:
        lines = [each.strip() for each in text.split(",")]
    found = tuple(filter(None, lines))
    if not found:
        raise BadInput(f"--indices: no play is named; write one like {EXAMPLE}, or a file with one in each line")
    return found


def index_of(text: str) -> IndexPlay:
    found = WRITTEN.fullmatch(text)
    insured = found is not None and found["insurance"]
    if found is None or (insured and found["act"]) or (not insured and not found["act"]):
        raise BadInput(f"--indices: {quoted(text)} is no index play; write one like {EXAMPLE}")
    above, true = found["side"] == ">=", int(found["true"])
    if insured:
        return IndexPlay(INSURANCE, 0, 1, true, above, INSURE)
    number, up = (1 if each == "A" else int(each) for each in (found["number"], found["up"]))
    if up not in UPS:
        raise BadInput(f"--indices: {quoted(text)}: the dealer's card is 2 to 10, or A")
    return IndexPlay(found["kind"] or "hard", number, up, true, above, found["act"])


# Ways of play: one for each set of plays that are made together


class ByIndices(ByChart):
    """As a chart says, with the plays that are made at one true count."""

    def __init__(self, chart: Chart | None, plays: Sequence[IndexPlay]) -> None:
        super().__init__(SeededEntropy("simulate"), chart)
        self.plays = plays
        self.insures = any(play.kind == INSURANCE for play in plays)
        self.known: dict[str, Chart] = {}

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if self.insures and INSURE in offers:
            return INSURE, {field.name: field.most for field in offers[INSURE].fields}
        return super().choose(view, offers)

    def chart_for(self, version: str) -> Chart:
        if version not in self.known:
            chart = super().chart_for(version)
            for play in self.plays:
                chart = play.changes(chart)
            self.known[version] = chart
        return self.known[version]


class IndexPlays(NamedTuple):
    """The ways of play, and which is followed at each true count."""

    plays: tuple[tuple[IndexPlay, ...], ...]
    at: tuple[int, ...]


def ways_of(indices: Sequence[IndexPlay], trues: Sequence[int]) -> IndexPlays:
    made = [tuple(index for index in indices if index.made_at(true)) for true in trues]
    different = tuple(dict.fromkeys(made))
    return IndexPlays(different, tuple(different.index(each) for each in made))
