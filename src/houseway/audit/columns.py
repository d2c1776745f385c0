"""The figures of a log by columns, without replaying it: gaming day by gaming day, by Polars, in bounded memory.

Sums are of whole cents, so that days which were reckoned apart, wherever, come to the same together.
"""

import datetime as dt
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import polars as pl

from houseway.audit.cells import ROW
from houseway.audit.day_figures import DayFigures
from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.figures import Night
from houseway.audit.log_columns import LogColumns
from houseway.audit.logs import night_data
from houseway.audit.mapping import LogMapping
from houseway.quotation import quoted

MOST_ROWS: Final = 1_000  # that are named as not checked
UNSEEN: Final = (
    "whether any payment was right: nothing was replayed",
    "decisions, and wagers against the count of the cards: these take the replay",
)
NO_RETURN: Final = "what went back of stakes that were void: the mapping names no column of it, so they count as lost"


@dataclass
class ColumnAudit:
    """What the columns of a log, or of one of its days, come to."""

    rows: int = 0
    checked: int = 0
    night: Night = field(default_factory=Night)
    not_checked: list[tuple[int, str]] = field(default_factory=list)
    left_out: int = 0  # rows that are not checked, named or not
    voids_seen: bool = True

    @property
    def finds(self) -> bool:
        return bool(self.night.findings())

    def take(self, other: "ColumnAudit") -> None:
        """A later day."""
        self.rows, self.checked = self.rows + other.rows, self.checked + other.checked
        self.left_out += other.left_out
        self.not_checked = (self.not_checked + other.not_checked)[:MOST_ROWS]
        self.voids_seen = self.voids_seen and other.voids_seen
        self.night.take(other.night)

    def as_data(self) -> dict[str, Any]:
        unseen = [*UNSEEN, *([] if self.voids_seen else [NO_RETURN])]
        return {
            "rows": self.rows,
            "checked": self.checked,
            "left_out": self.left_out,
            "not_checked": [{"rows": [row], "why": why} for row, why in self.not_checked],
            **night_data(self.night),
            "not_shown": [*unseen, *self.night.not_shown()],
        }


def audited(columns: LogColumns, day: dt.date | None) -> ColumnAudit:
    """One gaming day."""
    returned = columns.mapping.paid_is != "won" or "returned" in columns.mapping.columns
    found = ColumnAudit(voids_seen=returned)
    figures = DayFigures(columns.mapping, found.night, day)
    for frame in columns.rows(day):
        wrong = frame.filter(pl.col("why").is_not_null())
        good = frame.filter(pl.col("why").is_null())
        found.rows, found.checked = found.rows + frame.height, found.checked + good.height
        found.left_out += wrong.height
        named = wrong.select(ROW, "why", "where").head(MOST_ROWS).iter_rows()
        found.not_checked += [(row, why.replace("{}", quoted(where)) if why else where) for row, why, where in named]
        figures.take(good)
    figures.close()
    return found


def audit_columns(file: Path, mapping: LogMapping, days: DaySpan = EVERY_DAY) -> ColumnAudit:
    """The whole log, or these days of it, one gaming day after another."""
    found = ColumnAudit()
    with LogColumns(file, mapping) as columns:
        columns.read(days)
        for day in columns.days():
            found.take(audited(columns, day))
    return found
