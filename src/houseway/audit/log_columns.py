"""A log as columns: read once, put by gaming day into a folder of its own, and given back a day at a time.

No more than a part of one day is held at a time, however large the log is.
"""

import datetime as dt
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import polars as pl

from houseway.audit.cells import ROW, ColumnCells
from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.log import kind_of
from houseway.audit.mapping import LogMapping
from houseway.audit.parquet import PLACE, check_columns, places, write_cells
from houseway.errors import BadInput

AT_ONCE: Final = 500_000  # rows that are read at a time
A_PART: Final = 2_000_000  # rows of a day that are held at a time
LOOKED_AT: Final = 1_000  # lines of JSON, for their keys
LINE: Final = "a line of JSON"


class LogColumns:
    """The columns of a log that its mapping names, day by day."""

    def __init__(self, file: Path, mapping: LogMapping) -> None:
        self.file, self.mapping = file, mapping
        self.wanted = list(dict.fromkeys((*mapping.columns.values(), *mapping.outcomes.values())))
        self._kind, self._many = kind_of(file, mapping), dict[dt.date | None, int]()  # rows of each day
        if not file.is_file():
            raise BadInput(f"{file} cannot be read: there is no such file")
        self._folder = TemporaryDirectory(prefix="houseway-")
        try:
            self._plain = self._as_parquet()
            self._cells = ColumnCells(mapping, self._plain.collect_schema())
        except pl.exceptions.PolarsError as wrong:
            self._folder.cleanup()
            raise BadInput(f"{file} cannot be read: {str(wrong).splitlines()[0]}") from None
        except BaseException:
            self._folder.cleanup()
            raise

    def __enter__(self) -> "LogColumns":
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def days_there(self) -> list[dt.date | None]:
        """Of a log of which nothing is read but its moments."""
        found = self._cells.told(self._plain).select("day").unique().collect(engine="streaming")
        return in_order(found["day"].to_list())

    def read(self, days: DaySpan = EVERY_DAY) -> None:
        """All the rows of these days, once."""
        near = self._cells.near(days)
        there = places(self._plain, near)
        for start in range(there.start, there.stop, AT_ONCE):
            some = self._plain.slice(start, min(AT_ONCE, there.stop - start))
            told = self._cells.told(some if near is None else some.filter(near)).collect(engine="streaming")
            for (day,), rows in told.partition_by("day", as_dict=True).items():
                if days.hold(day):
                    self._put(day, start, rows)

    def days(self) -> list[dt.date | None]:
        """Of what was read; none where the log names no moment, or for rows whose moment cannot be read."""
        return in_order(list(self._many))

    def rows(self, day: dt.date | None) -> Iterator[pl.DataFrame]:
        """Of one gaming day, each round in one part."""
        if day not in self._many:
            return
        frame, parts = pl.scan_parquet(self._of(day) / "*.parquet"), -(-self._many[day] // A_PART)
        for part in range(parts):
            ours = pl.struct("table", "round").hash() % parts == part
            yield (frame.filter(ours) if parts > 1 else frame).collect(engine="streaming")

    def _put(self, day: dt.date | None, start: int, rows: pl.DataFrame) -> None:
        self._of(day).mkdir(exist_ok=True)
        rows.write_parquet(self._of(day) / f"{start:015}.parquet", compression="lz4")
        self._many[day] = self._many.get(day, 0) + rows.height

    def _of(self, day: dt.date | None) -> Path:
        return Path(self._folder.name, str(day))

    # The ways to the rows

    def _as_parquet(self) -> pl.LazyFrame:
        if self._kind == "parquet":
            return self._scanned(self.file).with_columns((pl.col(PLACE) + 1).alias(ROW))
        written = Path(self._folder.name) / "log.parquet"
        try:
            text = self._csv() if self._kind == "csv" else self._json_lines()
            text.select(ROW, *self.wanted).sink_parquet(written, compression="lz4", row_group_size=AT_ONCE)
        except pl.exceptions.PolarsError:  # a row is spoilt: slower, and each says for itself what is wrong with it
            write_cells(self.file, self.mapping, self.wanted, written)
        return self._scanned(written)

    def _scanned(self, file: Path) -> pl.LazyFrame:
        plain = pl.scan_parquet(file, row_index_name=PLACE)
        check_columns([name for name in plain.collect_schema().names() if name not in (PLACE, ROW)], self.wanted)
        return plain

    def _csv(self) -> pl.LazyFrame:
        text = pl.scan_csv(
            self.file, separator=self.mapping.separator, infer_schema=False, row_index_name=ROW, row_index_offset=2
        )
        check_columns([name for name in text.collect_schema().names() if name != ROW], self.wanted)
        return text.filter(~pl.all_horizontal(pl.exclude(ROW).is_null()))  # a line with nothing in it

    def _json_lines(self) -> pl.LazyFrame:
        keys = pl.scan_ndjson(self.file, infer_schema_length=LOOKED_AT).collect_schema().names()
        check_columns(keys, self.wanted)
        cells = pl.Struct(dict.fromkeys(self.wanted, pl.String))
        lines = pl.scan_lines(self.file, name=LINE, row_index_name=ROW, row_index_offset=1)
        full = lines.filter(pl.col(LINE).str.strip_chars() != "")
        return full.with_columns(pl.col(LINE).str.json_decode(cells)).unnest(LINE)


def in_order(days: list[dt.date | None]) -> list[dt.date | None]:
    return sorted(days, key=lambda day: (day is None, day or dt.date.min))
