"""A log by gaming days, in processes or on a Dask cluster, where the days of a lost worker are done again.

What a day comes to is sums of whole numbers, so all of them together are what one process finds, to the last bit. The
workers read the same file, and have the same Houseway installed.
"""

import datetime as dt
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias, TypeVar

from houseway.audit.columns import ColumnAudit, audited
from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.log import kind_of, rounds_of
from houseway.audit.log_columns import LogColumns
from houseway.audit.logs import LogAudit, audit_rounds
from houseway.audit.mapping import LogMapping, read_mapping
from houseway.errors import BadInput, require
from houseway.simulate.cluster import client_of

Day: TypeAlias = dt.date | None
DayFound = TypeVar("DayFound")


def day_reckoned(file: str, mapping: str, day: Day) -> ColumnAudit:
    """The task, without a replay."""
    with LogColumns(Path(file), read_mapping(mapping)) as columns:
        columns.read(_only(day))
        return audited(columns, day)


def day_replayed(file: str, mapping: str, day: Day) -> LogAudit:
    """The task, with a replay: the rounds of the day, or those that name no moment."""
    how = read_mapping(mapping)
    return audit_rounds((each for each in rounds_of(Path(file), how, _only(day)) if each.day == day), how)


def reckon_on_cluster(file: Path, mapping: str, address: str, asked: DaySpan = EVERY_DAY) -> ColumnAudit:
    """The same as `columns.audit_columns`, by the workers of the cluster at this address."""
    found = ColumnAudit()
    for part in _on_cluster(day_reckoned, file, mapping, address, _days(file, read_mapping(mapping), asked)):
        found.take(part)
    return found


def replay_by_days(file: Path, mapping: str, by: str | int, asked: DaySpan = EVERY_DAY) -> LogAudit:
    """The same as `logs.audit_log`, by the workers of the cluster at this address, or by so many processes."""
    how, found = read_mapping(mapping), LogAudit()
    if "shoe" in how.columns:
        raise BadInput("by days: a shoe may outlast a gaming day, so where the mapping names it one process replays")
    days = _days(file, how, asked)
    if asked == EVERY_DAY and None not in days:
        days.append(None)  # of rounds of which no row can be read
    if isinstance(by, int):
        parts = _in_processes(day_replayed, file, mapping, by, days)
    else:
        parts = _on_cluster(day_replayed, file, mapping, by, days)
    for part in parts:
        found.take(part)
    return found


def _only(day: Day) -> DaySpan:
    return EVERY_DAY if day is None else DaySpan(day, day)


def _days(file: Path, mapping: LogMapping, asked: DaySpan) -> list[Day]:
    if kind_of(file, mapping) != "parquet":
        raise BadInput("by days: each worker reads its days of a Parquet file, which this is not")
    with LogColumns(file, mapping) as columns:
        return [day for day in columns.days_there() if asked.hold(day)]


def _in_processes(
    task: Callable[[str, str, Day], DayFound], file: Path, mapping: str, many: int, days: list[Day]
) -> Iterator[DayFound]:
    with ProcessPoolExecutor(many, get_context("spawn")) as pool:
        yield from pool.map(task, repeat(str(file)), repeat(mapping), days)


def _on_cluster(
    task: Callable[[str, str, Day], DayFound], file: Path, mapping: str, address: str, days: list[Day]
) -> Iterator[DayFound]:
    """What each day comes to, in their order."""
    require("cluster")
    import distributed

    with client_of(distributed, address) as client:
        tasks = [client.submit(task, str(file.resolve()), mapping, day, pure=False) for day in days]
        try:
            yield from client.gather(tasks)
        except distributed.KilledWorker:
            raise BadInput("--cluster: one worker after another was lost with the same day; nothing was told") from None
