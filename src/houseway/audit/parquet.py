"""Rounds as Parquet: a log's rows a batch at a time, and a house's own rounds written so."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import polars as pl

from houseway.audit.cells import ROW, UNREAD, ColumnCells
from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.log import UnreadRow, cells_of, check_letters
from houseway.audit.mapping import LogMapping
from houseway.errors import BadInput, did_you_mean, quoted

AT_ONCE: Final = 50_000  # rows
CENTS: Final = 2  # places
PLACE: Final = "place in the file"


def batches(file: Path, mapping: LogMapping, days: DaySpan = EVERY_DAY) -> Iterator[tuple[int, dict[str, str]]]:
    """Every row of these days, and maybe others, with its number: its cells as text, in the order of the file."""
    try:
        plain = pl.scan_parquet(file, row_index_name=PLACE)
        types = plain.collect_schema()
        check_columns(types.names()[1:], mapping.wanted)
        there = places(plain, ColumnCells(mapping, types).near(days))
        for start in range(there.start, there.stop, AT_ONCE):
            frame = plain.select(mapping.wanted).slice(start, min(AT_ONCE, there.stop - start)).collect()
            text = frame.select(_text(name, types[name]).fill_null("") for name in mapping.wanted)
            yield from enumerate(text.iter_rows(named=True), start + 1)
    except (OSError, pl.exceptions.PolarsError) as wrong:
        raise BadInput(f"{file} cannot be read: {str(wrong).splitlines()[0]}") from None


def _text(name: str, kind: pl.DataType) -> pl.Expr:
    """As it is written; of a decimal no more places than cents, where the others are noughts."""
    plain = pl.col(name)
    if not isinstance(kind, pl.Decimal) or kind.scale <= CENTS:
        return plain.cast(pl.String)
    in_cents = plain.cast(pl.Decimal(None, CENTS))
    return pl.when(in_cents == plain).then(in_cents.cast(pl.String)).otherwise(plain.cast(pl.String)).alias(name)


def places(plain: pl.LazyFrame, near: pl.Expr | None) -> range:
    """From the first to the last of these rows."""
    place = pl.col(PLACE)
    found = (plain if near is None else plain.filter(near)).select(place.min(), place.max().alias("last"))
    first, last = found.collect(engine="streaming").row(0)
    return range(0) if last is None else range(first, last + 1)


def check_columns(names: Sequence[str], wanted: Iterable[str]) -> None:
    """Every column that the mapping names is there."""
    for name in wanted:
        if name not in names:
            there = ", ".join(names)
            raise BadInput(f"there is no column {quoted(name)}; there are {there}{did_you_mean(name, names)}")


def write_cells(log: Path, mapping: LogMapping, wanted: Sequence[str], file: Path) -> None:
    """A log's cells with the numbers of their rows, read one by one; what is wrong with a row stands in its place."""

    def told() -> Iterator[dict[str, Any]]:
        for row, cells in cells_of(log, mapping):
            try:
                if isinstance(cells, UnreadRow):
                    raise BadInput(cells.why)
                check_letters(cells)
                yield {ROW: row, **{name: cells[name] for name in wanted}}
            except BadInput as wrong:
                yield {ROW: row, UNREAD: str(wrong)}

    _put(told(), {ROW: pl.Int64(), UNREAD: pl.String(), **dict.fromkeys(wanted, pl.String())}, file)


def write(rows: Iterable[Mapping[str, str]], columns: Sequence[str], file: Path) -> int:
    """A column of text for each; how many rows were written."""
    return _put(rows, dict.fromkeys(columns, pl.String()), file)


def _put(rows: Iterable[Mapping[str, Any]], schema: Mapping[str, pl.DataType], file: Path) -> int:
    found, count = iter(rows), 0
    with TemporaryDirectory(prefix="houseway-") as folder:
        parts: list[Path] = []
        while some := list(islice(found, AT_ONCE)):
            parts.append(Path(folder) / f"{len(parts)}.parquet")
            pl.DataFrame(some, schema=schema).write_parquet(parts[-1])
            count += len(some)
        whole = pl.scan_parquet(parts) if parts else pl.LazyFrame(schema=schema)
        whole.sink_parquet(file)
    return count
