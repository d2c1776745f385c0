"""The figures of a log by columns, without replaying it: gaming day by gaming day, by Polars, in bounded memory.

Sums are of whole cents, so that days which were reckoned apart, wherever, come to the same together.
"""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import polars as pl

from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.figures import MOST_ROUNDS, Night, Reckoning
from houseway.audit.log import SUFFIXES
from houseway.audit.logs import night_data
from houseway.audit.mapping import MONEY, LogMapping
from houseway.audit.parquet import check_columns
from houseway.audit.spread import ExpectedRow, at_most, book, covariance, expected_of
from houseway.errors import BadInput
from houseway.games import find
from houseway.ledger.gaming_day import BEGINS

MOST_ROWS: Final = 1_000  # that are named as not checked
ROW: Final = "row number"
UNSEEN: Final = (
    "whether any payment was right: nothing was replayed",
    "decisions, and wagers against the count of the cards: these take the replay",
)
NO_RETURN: Final = "what went back of stakes that were void: the mapping names no column of it, so they count as lost"
NO_ROW, NOT_ITS_OWN = -1, -2  # in place of what is expected of a wager
MOST_BITS: Final = 44  # of a worth, beside the 80 that a night's products of stakes may take


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


class LogColumns:
    """A log as columns; one that is no Parquet is written as such first, once, into a folder of its own."""

    def __init__(self, file: Path, mapping: LogMapping) -> None:
        self.mapping, self._folder = mapping, TemporaryDirectory(prefix="houseway-")
        kind = mapping.format or SUFFIXES.get(file.suffix.lower(), "")
        if not file.is_file():
            self._folder.cleanup()
            raise BadInput(f"{file} cannot be read: there is no such file")
        self._first = 2 if kind == "csv" else 1
        try:
            self.plain = self._scanned(file, kind)
            self._check_columns()
        except BadInput:
            self._folder.cleanup()
            raise
        except pl.exceptions.PolarsError as wrong:
            self._folder.cleanup()
            raise BadInput(f"{file} cannot be read: {str(wrong).splitlines()[0]}") from None

    def __enter__(self) -> "LogColumns":
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def _scanned(self, file: Path, kind: str) -> pl.LazyFrame:
        if kind == "parquet":
            return pl.scan_parquet(file)
        written = Path(self._folder.name) / "log.parquet"
        text = pl.scan_ndjson(file) if kind == "jsonl" else pl.scan_csv(
            file, separator=self.mapping.separator, infer_schema=False, truncate_ragged_lines=False,
            encoding="utf8-lossy",
        )  # fmt: skip
        text.with_row_index(ROW, offset=self._first).sink_parquet(written)
        return pl.scan_parquet(written)

    def _check_columns(self) -> None:
        self.types = self.plain.collect_schema()
        check_columns(self.types.names(), [*self.mapping.columns.values(), *self.mapping.outcomes.values()])

    def days(self) -> list[dt.date | None]:
        """In their order; None where the log names no moment, or for rows whose moment cannot be read."""
        found = self._told().select("day").unique().collect(engine="streaming")["day"].to_list()
        return sorted(found, key=lambda day: (day is None, day or dt.date.min))

    def audited(self, day: dt.date | None) -> ColumnAudit:
        """One gaming day."""
        wanted = pl.col("day").is_null() if day is None else pl.col("day") == day
        frame = self._on(day).filter(wanted).collect(engine="streaming")
        found = ColumnAudit(
            frame.height, voids_seen=self.mapping.paid_is != "won" or "returned" in self.mapping.columns
        )
        wrong = frame.filter(pl.col("why").is_not_null())
        found.left_out = wrong.height
        found.not_checked = [(row, why) for row, why in wrong.select(ROW, "why").head(MOST_ROWS).iter_rows()]
        good = frame.filter(pl.col("why").is_null())
        found.checked = good.height
        DayFigures(self.mapping, good, found.night, day).reckon()
        return found

    # Every column as it is meant

    def _on(self, day: dt.date | None) -> pl.LazyFrame:
        """As much as a file that is in the order of time tells by itself where this day lies."""
        name = self.mapping.columns.get("time", "")
        if day is None or not isinstance(self.types.get(name), pl.Datetime):
            return self._told()
        begins = dt.datetime.combine(day, dt.time()) - dt.timedelta(days=1)
        near = pl.col(name).dt.replace_time_zone(None).is_between(begins, begins + dt.timedelta(days=3))
        return self._told(self.plain.filter(near)) if self.types[name].time_zone is None else self._told()  # type: ignore[attr-defined]

    def _told(self, plain: pl.LazyFrame | None = None) -> pl.LazyFrame:
        own = self.mapping.columns
        frame = self.plain if plain is None else plain
        if ROW not in self.types:
            frame = frame.with_columns(pl.lit(0).alias(ROW))
        words = {name: self._text(name) for name in ("table", "round", "person", "wager", "selection")}
        words["wager"] = words["wager"].replace(dict(self.mapping.wagers))
        words["selection"] = words["selection"].replace(dict(self.mapping.selections))
        money = {name: self._cents(name) for name in ("stake", "paid", *(["returned"] if "returned" in own else []))}
        came = {f"came {device}": pl.col(column).cast(pl.String) for device, column in self.mapping.outcomes.items()}
        told = frame.select(
            pl.col(ROW).cast(pl.Int64), self._day().alias("day"),
            **words, **money, **came,
        )  # fmt: skip
        return told.with_columns(self._why().alias("why"), self._net().alias("net"))

    def _text(self, name: str) -> pl.Expr:
        column = self.mapping.columns.get(name)
        return pl.lit("") if column is None else pl.col(column).cast(pl.String).fill_null("").str.strip_chars()

    def _cents(self, name: str) -> pl.Expr:
        """None where it is no amount as the mapping says they are written."""
        column = self.mapping.columns[name]
        plain, kind = pl.col(column), self.types[column]
        if kind.is_integer() and self.mapping.money == "cents":
            return plain.cast(pl.Int64)
        if isinstance(kind, pl.Decimal):
            return (plain * 100).cast(pl.Int64)
        text = plain.cast(pl.String).str.strip_chars()
        fits = text.str.contains(f"^(?:{MONEY[self.mapping.money].pattern})$")
        if self.mapping.money == "cents":
            return pl.when(fits).then(text).cast(pl.Int64, strict=False)
        mark = self.mapping.money[-3]
        digits = text.str.replace_all(rf"[^\d{'.' if mark == '.' else mark}-]", "")
        whole = digits.str.extract(r"^-?(\d+)", 1).cast(pl.Int64, strict=False) * 100
        part = (
            (digits.str.extract(rf"[{mark}](\d\d?)$", 1).fill_null("") + "00")
            .str.slice(0, 2)
            .cast(pl.Int64, strict=False)
        )
        sign = pl.when(digits.str.starts_with("-")).then(-1).otherwise(1)
        return pl.when(fits).then(sign * (whole + part))

    def _day(self) -> pl.Expr:
        column = self.mapping.columns.get("time")
        if column is None:
            return pl.lit(None, pl.Date)
        when = pl.col(column)
        if not isinstance(self.types[column], pl.Datetime):
            text = when.cast(pl.String).str.strip_chars().str.replace("T", " ", literal=True)
            here = text.str.to_datetime("%Y-%m-%d %H:%M:%S", strict=False).fill_null(
                text.str.to_datetime("%Y-%m-%d %H:%M", strict=False)
            )
            when = here if self.mapping.zone is None else here.fill_null(self._brought(text))
        return (when - BEGINS).dt.date()

    def _brought(self, text: pl.Expr) -> pl.Expr:
        """A moment with a time zone, in the casino's own."""
        assert self.mapping.zone is not None, "the mapping says which it is"
        ahead = self.mapping.zone.utcoffset(None)
        zoned = text.str.replace(r"Z$", "+00:00")
        forms = ("%Y-%m-%d %H:%M:%S%:z", "%Y-%m-%d %H:%M%:z")
        read = [zoned.str.to_datetime(form, strict=False, time_zone="UTC") for form in forms]
        return pl.coalesce(read).dt.replace_time_zone(None) + ahead

    def _why(self) -> pl.Expr:
        """What is wrong with a row, in the first of its columns that is."""
        column = self.mapping.columns
        checks: list[tuple[pl.Expr, str]] = [
            (
                pl.col(name).is_null(),
                f"{name}: this is no amount as the mapping says they are written, like {self.mapping.money}",
            )
            for name in ("stake", "paid", *(["returned"] if "returned" in column else []))
        ]
        checks += [
            (pl.col("stake") <= 0, "stake: this is no stake"),
            (pl.col("person") == "", "person: nobody is named"),
        ]
        if "time" in column:
            checks.append(
                (pl.col("day").is_null(), "time: this is no moment, or its time zone is not the casino's own")
            )
        found: Any = pl.lit(None, pl.String)
        for wrong, words in reversed(checks):
            found = pl.when(wrong).then(pl.lit(words)).otherwise(found)
        return found  # type: ignore[no-any-return]

    def _net(self) -> pl.Expr:
        """What the person is up or down; a stake of which nothing is told came back where something was won."""
        paid, stake = pl.col("paid"), pl.col("stake")
        if self.mapping.paid_is != "won":
            return paid - stake
        if "returned" in self.mapping.columns:
            return paid + pl.col("returned") - stake
        return pl.when(paid == 0).then(-stake).otherwise(paid)


class DayFigures:
    """The figures of the rows of one day that can be read."""

    def __init__(self, mapping: LogMapping, rows: pl.DataFrame, night: Night, day: dt.date | None) -> None:
        self.mapping, self.night, self.day = mapping, night, day
        on = mapping.on or (day.isoformat() if day else None)
        self.game = find(mapping.game, dict(mapping.variant), mapping.rules, on)
        self.settings = tuple(mapping.settings.items())
        self.rows = rows.with_columns(pl.struct("table", "round").rank("dense").alias("place"))
        self.expected: list[ExpectedRow] = []

    def reckon(self) -> None:
        if not self.rows.height:
            return
        priced = self._priced()
        for kind, accounts in (("table", self.night.tables), ("person", self.night.people)):
            for name, account in self._accounts(priced, kind).items():
                accounts[name] = account
        for device in self.mapping.outcomes:
            self._came(device)

    def _priced(self) -> pl.DataFrame:
        """Each row with the number of what is expected of it."""
        known = book(self.game, self.settings)
        kinds = self.rows.select("wager", "selection").unique(maintain_order=True)
        numbers, at = [], dict[int, int]()
        for wager, selection in kinds.iter_rows():
            found = expected_of(known, wager, selection)
            if found is None:
                numbers.append(NO_ROW)
            elif found.adds:
                numbers.append(NOT_ITS_OWN)
            else:
                if id(found) not in at:
                    at[id(found)] = len(self.expected)
                    self.expected.append(found)
                numbers.append(at[id(found)])
        return self.rows.join(kinds.with_columns(pl.Series("of", numbers, pl.Int32)), on=["wager", "selection"])

    def _accounts(self, rows: pl.DataFrame, by: str) -> dict[str, Reckoning]:
        a_round = rows.group_by(by, "place").agg(pl.col("stake").sum())
        rounds = a_round.group_by(by).agg(
            pl.len().alias("rounds"), pl.col("stake").min().alias("least"), pl.col("stake").max().alias("most")
        )
        sums = rows.group_by(by, maintain_order=True).agg(
            pl.len().alias("wagers"), pl.col("stake").sum().alias("handle"), (-pl.col("net").sum()).alias("win"),
            pl.col("stake").filter(pl.col("of") == NO_ROW).sum().alias("unknown"),
        )  # fmt: skip
        found = {}
        for row in sums.join(rounds, on=by, maintain_order="left").iter_rows(named=True):
            name = row.pop(by)
            found[name] = Reckoning(**row)
        self._firsts(rows, by, found)
        self._stakes(rows.filter(pl.col("of") >= 0), by, found)
        return found

    def _firsts(self, rows: pl.DataFrame, by: str, found: dict[str, Reckoning]) -> None:
        """The rounds that a finding may name."""
        named = rows.select(by, pl.format("{} {}", "table", "round").alias("named")).unique(maintain_order=True)
        for name, first in named.group_by(by).agg(pl.col("named").head(MOST_ROUNDS)).iter_rows():
            found[name].first = first

    def _stakes(self, rows: pl.DataFrame, by: str, found: dict[str, Reckoning]) -> None:
        """What was staked on what, and how far chance goes with all of it."""
        together = rows.group_by(by, "place", "of").agg(pl.col("stake").sum())
        staked = together.group_by(by, "of").agg(pl.col("stake").cast(pl.Int128).sum().alias("amount"))
        edges = {at: row.found.house_edge for at, row in enumerate(self.expected)}
        for name, expected in folded(staked, by, edges).items():
            found[name].expected = expected
        self._spread(together, by, found)
        self._least_and_most(rows, by, found)

    def _spread(self, together: pl.DataFrame, by: str, found: dict[str, Reckoning]) -> None:
        product = (pl.col("stake").cast(pl.Int128) * pl.col("stake_right")).sum().alias("amount")
        many = len(self.expected)
        key = (pl.col("of") * many + pl.col("of_right")).alias("of")
        pairs = together.lazy().join(together.lazy(), on=[by, "place"]).select(by, "stake", "stake_right", key)
        sums = pairs.group_by(by, "of").agg(product).collect(engine="streaming")
        pair = {
            each: (self.expected[each // many], self.expected[each % many]) for each in sums["of"].unique().to_list()
        }
        known = {each: covariance(*rows) for each, rows in pair.items()}
        exactly = {each: found_ or Fraction(0) for each, found_ in known.items()}
        besides = {each: at_most(*pair[each]) if found_ is None else Fraction(0) for each, found_ in known.items()}
        for name, variance in folded(sums, by, exactly).items():
            found[name].exactly = variance
        if any(besides.values()):
            for name, variance in folded(sums, by, besides).items():
                found[name].besides = variance

    def _least_and_most(self, rows: pl.DataFrame, by: str, found: dict[str, Reckoning]) -> None:
        """The largest prize, whether people decide, and under what most is paid."""
        kinds = pl.DataFrame(
            {
                "of": pl.Series(range(len(self.expected)), dtype=pl.Int32),
                "prize": [each.prize for each in self.expected],
                "decided": [bool(each.found.strategy) for each in self.expected],
                "under": [", ".join(each.cites) for each in self.expected],
            }
        )
        each = rows.join(kinds, on="of")
        prizes = each.group_by(by).agg((pl.col("stake") * pl.col("prize")).max(), pl.col("decided").any())
        for name, prize, decided in prizes.iter_rows():
            found[name].prize, found[name].decided = prize, decided
        for name, under, stake in each.group_by(by, "under").agg(pl.col("stake").sum()).iter_rows():
            found[name].staked[tuple(under.split(", "))] = stake

    def _came(self, device: str) -> None:
        """How often each thing came, where the device has no memory and is written as the log writes it."""
        there = getattr(self.game.open_table(**dict(self.settings)), device, None)
        if there is None or not hasattr(there, "weights"):
            return
        weights = there.weights()
        read = {str(value): value for value in weights}
        seen = self.rows.group_by("table", "place", maintain_order=True).agg(
            pl.col(f"came {device}").first().alias("came")
        )
        for table, value, count in seen.group_by("table", "came").len().sort("table", "came").iter_rows():
            if value in read:
                self.night.came(table, device, read[value], weights, self.day.isoformat() if self.day else "", count)


def folded(sums: pl.DataFrame, by: str, worth: Mapping[int, Fraction]) -> dict[str, Fraction]:
    """For each name the sum of amount × worth, exactly: in whole numbers of 128 bits where that is sure to suffice."""
    whole = lcm(*(each.denominator for each in worth.values()))
    parts_ = {key: int(each * whole) for key, each in worth.items()}
    if max((abs(each) for each in parts_.values()), default=0).bit_length() <= MOST_BITS:
        of = pl.DataFrame(
            {
                "of": pl.Series(parts_.keys(), dtype=sums["of"].dtype),
                "part": pl.Series(parts_.values(), dtype=pl.Int128),
            }
        )
        totals = sums.join(of, on="of").group_by(by).agg((pl.col("amount") * pl.col("part")).sum())
        return {name: Fraction(total, whole) for name, total in totals.iter_rows()}
    found: dict[str, Fraction] = {}
    for name, key, amount in sums.select(by, "of", "amount").iter_rows():
        found[name] = found.get(name, Fraction(0)) + amount * worth[key]
    return found


def audit_columns(file: Path, mapping: LogMapping, days: DaySpan = EVERY_DAY) -> ColumnAudit:
    """The whole log, or these days of it, one gaming day after another."""
    found = ColumnAudit()
    with LogColumns(file, mapping) as columns:
        for day in columns.days():
            if days.hold(day):
                found.take(columns.audited(day))
    return found
