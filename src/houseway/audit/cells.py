"""The cells of a log's columns as they are meant: names, whole cents, the gaming day, and what is wrong with a row.

Each text is read once for all the rows of a batch that have it, by the mapping, as a replay reads it.
"""

import datetime as dt
from collections.abc import Callable
from typing import Any, Final

import polars as pl

from houseway.audit.days import DaySpan
from houseway.audit.mapping import LogMapping
from houseway.errors import BadInput
from houseway.ledger.gaming_day import BEGINS, gaming_day

ROW: Final = "row number"
UNREAD: Final = "why it was not read"  # a column of logs that were read row by row
NAMES: Final = ("table", "round", "person", "wager", "selection")
MOST: Final = 10**12  # cents in a cell: more would not be summed safely
NO_MOMENT: Final = "is no moment, or has a time zone and the mapping does not say which is the casino's own"


class ColumnCells:
    """The columns that a mapping names, in a log whose columns have these types."""

    def __init__(self, mapping: LogMapping, types: pl.Schema) -> None:
        self.mapping, self.types = mapping, types
        self.amounts = ("stake", "paid", *(["returned"] if "returned" in mapping.columns else []))

    def told(self, plain: pl.LazyFrame) -> pl.LazyFrame:
        """Row, day, names, amounts, what came, what is wrong with it, and what the person is up or down."""
        names = {name: self._text(name) for name in NAMES}
        names["wager"] = names["wager"].replace(dict(self.mapping.wagers))
        names["selection"] = names["selection"].replace(dict(self.mapping.selections))
        amounts = {name: self._cents(name) for name in self.amounts}
        came = {f"came {device}": pl.col(column).cast(pl.String) for device, column in self.mapping.outcomes.items()}
        written = {f"written {name}": self._text(name) for name in (*self.amounts, "time")}
        unread = pl.col(UNREAD) if UNREAD in self.types else pl.lit(None, pl.String)
        frame = plain.select(
            pl.col(ROW).cast(pl.Int64), self._day().alias("day"), unread.alias(UNREAD),
            **names, **amounts, **came, **written,
        )  # fmt: skip
        told = frame.with_columns(*self._wrong(), self._net().alias("net"))
        return told.drop(UNREAD, *written)

    def near(self, days: DaySpan) -> pl.Expr | None:
        """Rows among which all of these gaming days are, where that is seen without reading every moment."""
        name = self.mapping.columns.get("time", "")
        kind = self.types.get(name)
        if days.first is None or days.last is None:
            return None
        first, last = days.first - dt.timedelta(days=1), days.last + dt.timedelta(days=3)
        if isinstance(kind, pl.Datetime) and kind.time_zone is None:
            begins, ends = (dt.datetime.combine(day, dt.time()) for day in (first, last))
            return pl.col(name).is_between(begins, ends)
        if kind == pl.String:  # a moment is written with its day first
            text = pl.col(name).str.strip_chars().str.replace_all("-", "", literal=True)
            near = text.is_between(pl.lit(f"{first:%Y%m%d}"), pl.lit(f"{last:%Y%m%d}"))
            return near | ~text.str.contains(r"^\d{8}")
        return None

    def _text(self, name: str) -> pl.Expr:
        column = self.mapping.columns.get(name)
        return pl.lit("") if column is None else pl.col(column).cast(pl.String).fill_null("").str.strip_chars()

    def _cents(self, name: str) -> pl.Expr:
        """None where it is no amount as the mapping says they are written."""
        plain, kind = pl.col(self.mapping.columns[name]), self.types[self.mapping.columns[name]]
        if kind.is_integer() and self.mapping.money == "cents":
            return plain.cast(pl.Int64)
        if isinstance(kind, pl.Decimal):
            cents = (plain * 100).cast(pl.Int64)
            return pl.when(cents == plain * 100).then(cents)
        return _each_text(plain.cast(pl.String), self.mapping.amount, pl.Int64())

    def _day(self) -> pl.Expr:
        column = self.mapping.columns.get("time")
        if column is None:
            return pl.lit(None, pl.Date)
        kind = self.types[column]
        if isinstance(kind, pl.Datetime) and kind.time_zone is None:
            return (pl.col(column) - BEGINS).dt.date()
        if isinstance(kind, pl.Datetime):
            return pl.lit(None, pl.Date) if self.mapping.zone is None else (self._brought(column) - BEGINS).dt.date()
        return _each_text(pl.col(column).cast(pl.String), self._gaming_day, pl.Date())

    def _brought(self, column: str) -> pl.Expr:
        """A moment with a time zone, in the casino's own."""
        assert self.mapping.zone is not None, "the mapping says which it is"
        utc = pl.col(column).dt.convert_time_zone("UTC").dt.replace_time_zone(None)
        return utc + self.mapping.zone.utcoffset(None)

    def _gaming_day(self, text: str) -> dt.date:
        return gaming_day(self.mapping.moment(text))

    def _wrong(self) -> tuple[pl.Expr, pl.Expr]:
        """What is wrong with a row, in the first of its columns that is; and what is written there."""
        like = f"is no amount as the mapping says they are written, like {self.mapping.money}"
        checks = [(pl.col(UNREAD).is_not_null(), "", UNREAD)]
        if "time" in self.mapping.columns:
            checks.append((pl.col("day").is_null(), f"time: {{}} {NO_MOMENT}", "written time"))
        for name in self.amounts:
            checks.append((pl.col(name).is_null(), f"{name}: {{}} {like}", f"written {name}"))
            checks.append((pl.col(name).abs() > MOST, f"{name}: {{}} is too much", f"written {name}"))
            if name == "stake":
                checks.append((pl.col(name) <= 0, f"{name}: {{}} is no stake", f"written {name}"))
                checks.append((pl.col("person") == "", "person: nobody is named", "person"))
        why: Any = pl.lit(None, pl.String)
        where: Any = pl.lit(None, pl.String)
        for wrong, words, name in reversed(checks):
            why = pl.when(wrong).then(pl.lit(words)).otherwise(why)
            where = pl.when(wrong).then(pl.col(name)).otherwise(where)
        return why.alias("why"), where.alias("where")

    def _net(self) -> pl.Expr:
        """What the person is up or down; a stake of which nothing is told came back where something was won."""
        paid, stake = pl.col("paid"), pl.col("stake")
        if self.mapping.paid_is != "won":
            return paid - stake
        if "returned" in self.mapping.columns:
            return paid + pl.col("returned") - stake
        return pl.when(paid == 0).then(-stake).otherwise(paid)


def _each_text(column: pl.Expr, read: Callable[[str], object], kind: pl.DataType) -> pl.Expr:
    """What the text of a cell is read as; none where it cannot be."""

    def one(text: str) -> object:
        try:
            return read(text)
        except (BadInput, OverflowError):
            return None

    def batch(cells: pl.Series) -> pl.Series:
        texts = cells.drop_nulls().unique()
        found = pl.Series([one(text) for text in texts], dtype=kind, strict=False)
        return cells.replace_strict(texts, found, default=None, return_dtype=kind)

    return column.map_batches(batch, return_dtype=kind, is_elementwise=True)
