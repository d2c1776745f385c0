"""The figures of the rows of one gaming day, by Polars: every sum is of whole cents, and exact."""

import datetime as dt
from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Final

import polars as pl

from houseway.audit.cells import ROW
from houseway.audit.figures import MOST_ROUNDS, Night, Reckoning
from houseway.audit.mapping import LogMapping
from houseway.audit.spread import ExpectedRow, at_most, book, covariance, expected_of
from houseway.games import find

NO_ROW, NOT_ITS_OWN = -1, -2  # in place of what is expected of a wager
ROUND: Final = "the round as it is named"
BITS: Final = 127  # of a sum


class DayFigures:
    """The figures of one day, of whose rows no more than a part is held at a time; a round is in one part."""

    def __init__(self, mapping: LogMapping, night: Night, day: dt.date | None) -> None:
        self.mapping, self.night, self.day = mapping, night, day
        on = mapping.on or (day.isoformat() if day else None)
        self.game = find(mapping.game, dict(mapping.variant), mapping.rules, on)
        self.settings = tuple(mapping.settings.items())
        self.expected: list[ExpectedRow] = []
        self._firsts: dict[str, list[pl.DataFrame]] = {"table": [], "person": []}

    def take(self, rows: pl.DataFrame) -> None:
        """Those of a part that can be read."""
        if not rows.height:
            return
        rounds = rows.select("table", "round").unique().with_row_index("place")
        priced = self._priced(rows).join(rounds, on=["table", "round"])
        rounds = rounds.select("place", pl.format("{} {}", "table", "round").alias(ROUND))
        for kind, accounts in (("table", self.night.tables), ("person", self.night.people)):
            for name, account in self._accounts(priced, kind, rounds).items():
                if name in accounts:
                    accounts[name].take(account)
                else:
                    accounts[name] = account
        for device in self.mapping.outcomes:
            self._came(priced, device)

    def close(self) -> None:
        """Accounts in the order in which they came, each with the first of its rounds."""
        for kind, accounts in (("table", self.night.tables), ("person", self.night.people)):
            if not accounts:
                continue
            ordered = pl.concat(self._firsts[kind]).sort(ROW).group_by(kind, maintain_order=True)
            for name, rounds in ordered.agg(pl.col(ROUND).head(MOST_ROUNDS)).iter_rows():
                accounts[name] = account = accounts.pop(name)
                account.first = rounds

    def _priced(self, rows: pl.DataFrame) -> pl.DataFrame:
        """Each row with the number of what is expected of it."""
        known = book(self.game, self.settings)
        kinds = rows.select("wager", "selection").unique()
        at = {id(row): number for number, row in enumerate(self.expected)}
        numbers = []
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
        of = kinds.with_columns(pl.Series("of", numbers, pl.Int32))
        return rows.join(of, on=["wager", "selection"])

    def _accounts(self, rows: pl.DataFrame, by: str, places: pl.DataFrame) -> dict[str, Reckoning]:
        a_round = rows.group_by(by, "place").agg(pl.col("stake").sum(), pl.col(ROW).min())
        rounds = a_round.group_by(by).agg(
            pl.len().alias("rounds"), pl.col("stake").min().alias("least"), pl.col("stake").max().alias("most")
        )
        sums = rows.group_by(by).agg(
            pl.len().alias("wagers"), pl.col("stake").sum().alias("handle"), (-pl.col("net").sum()).alias("win"),
            pl.col("stake").filter(pl.col("of") == NO_ROW).sum().alias("unknown"),
        )  # fmt: skip
        found = {}
        for row in sums.join(rounds, on=by).iter_rows(named=True):
            name = row.pop(by)
            found[name] = Reckoning(**row)
        self._begin(places, a_round, by)
        self._stakes(rows.filter(pl.col("of") >= 0), by, found)
        return found

    def _begin(self, places: pl.DataFrame, a_round: pl.DataFrame, by: str) -> None:
        """The rounds that a finding may name."""
        first = a_round.sort(ROW).group_by(by, maintain_order=True).head(MOST_ROUNDS)
        self._firsts[by].append(first.select(by, ROW, "place").join(places, on="place").select(by, ROW, ROUND))

    def _stakes(self, rows: pl.DataFrame, by: str, found: dict[str, Reckoning]) -> None:
        """What was staked on what, and how far chance goes with all of it."""
        together = rows.group_by(by, "place", "of").agg(pl.col("stake").sum())
        staked = together.group_by(by, "of").agg(pl.col("stake").sum().alias("amount"))
        edges = {at: row.found.house_edge for at, row in enumerate(self.expected)}
        for name, expected in folded(staked, by, edges).items():
            found[name].expected = expected
        self._spread(together, by, found)
        self._least_and_most(rows, by, found)

    def _spread(self, together: pl.DataFrame, by: str, found: dict[str, Reckoning]) -> None:
        """Each two wagers of a round once, and those that are two count twice."""
        if not together.height:
            return
        most, many = int(together["stake"].max()), len(self.expected)  # type: ignore[arg-type]
        wide = pl.Int64 if most * most * together.height < 2**63 else pl.Int128
        stakes = together.lazy().with_columns(pl.col("stake").cast(wide))
        sums = (
            stakes.join(stakes, on=[by, "place"])
            .filter(pl.col("of") <= pl.col("of_right"))
            .select(by, (pl.col("of") * many + pl.col("of_right")).alias("of"), pl.col("stake") * pl.col("stake_right"))
            .group_by(by, "of")
            .agg(pl.col("stake").sum().alias("amount"))
            .collect(engine="streaming")
        )
        exactly, besides = dict[int, Fraction](), dict[int, Fraction]()
        for pair in sums["of"].unique().to_list():
            one, other = self.expected[pair // many], self.expected[pair % many]
            known, times = covariance(one, other), 1 if one is other else 2
            exactly[pair] = Fraction(0) if known is None else times * known
            besides[pair] = times * at_most(one, other) if known is None else Fraction(0)
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

    def _came(self, rows: pl.DataFrame, device: str) -> None:
        """How often each thing came, where the device has no memory and is written as the log writes it."""
        there = getattr(self.game.open_table(**dict(self.settings)), device, None)
        if there is None or not hasattr(there, "weights"):
            return
        weights = there.weights()
        read = {str(value): value for value in weights}
        seen = (
            rows.sort(ROW)
            .group_by("table", "place", maintain_order=True)
            .agg(pl.col(f"came {device}").first().alias("came"))
        )
        for table, value, count in seen.group_by("table", "came").len().sort("table", "came").iter_rows():
            if value in read:
                self.night.came(table, device, read[value], weights, self.day.isoformat() if self.day else "", count)


def folded(sums: pl.DataFrame, by: str, worth: Mapping[int, Fraction]) -> dict[str, Fraction]:
    """For each name the sum of amount × worth, exactly: in whole numbers of 128 bits where that is sure to suffice."""
    whole = lcm(*(each.denominator for each in worth.values()))
    parts_ = {key: int(each * whole) for key, each in worth.items()}
    most = int(sums["amount"].max() or 0) * max((abs(each) for each in parts_.values()), default=0)  # type: ignore[arg-type]
    if (most * sums.height).bit_length() < BITS:
        of = pl.DataFrame(
            {
                "of": pl.Series(parts_.keys(), dtype=sums["of"].dtype),
                "part": pl.Series(parts_.values(), dtype=pl.Int128),
            }
        )
        amount = pl.col("amount").cast(pl.Int128) * pl.col("part")
        totals = sums.join(of, on="of").group_by(by).agg(amount.sum())
        return {name: Fraction(total, whole) for name, total in totals.iter_rows()}
    found: dict[str, Fraction] = {}
    for name, key, amount in sums.select(by, "of", "amount").iter_rows():
        found[name] = found.get(name, Fraction(0)) + amount * worth[key]
    return found
