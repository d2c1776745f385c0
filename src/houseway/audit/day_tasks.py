"""A log by gaming days on a Dask cluster: each day is a task, one of a lost worker is done again, and counts once.

What a day comes to is sums of whole numbers, so all of them together are what one process finds, to the last bit. The
workers read the same file, and have the same Houseway installed.
"""

import datetime as dt
from pathlib import Path

from houseway.audit.columns import ColumnAudit, audited
from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.log_columns import LogColumns
from houseway.audit.mapping import read_mapping
from houseway.errors import BadInput, require
from houseway.simulate.cluster import client_of


def day_of(file: str, mapping: str, day: dt.date | None) -> ColumnAudit:
    """The task."""
    with LogColumns(Path(file), read_mapping(mapping)) as columns:
        columns.read(EVERY_DAY if day is None else DaySpan(day, day))
        return audited(columns, day)


def audit_on_cluster(file: Path, mapping: str, address: str, asked: DaySpan = EVERY_DAY) -> ColumnAudit:
    """The same as `columns.audit_columns`, by the workers of the cluster at this address."""
    require("cluster")
    import distributed

    if file.suffix.lower() != ".parquet":
        raise BadInput("--cluster: each worker reads its days of a Parquet file, which this is not")
    with LogColumns(file, read_mapping(mapping)) as columns:
        days = [day for day in columns.days_there() if asked.hold(day)]
    found = ColumnAudit()
    with client_of(distributed, address) as client:
        tasks = [client.submit(day_of, str(file.resolve()), mapping, day, pure=False) for day in days]
        try:
            for part in client.gather(tasks):
                found.take(part)
        except distributed.KilledWorker:
            raise BadInput("--cluster: one worker after another was lost with the same day; nothing was told") from None
    return found
