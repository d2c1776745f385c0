"""A Dask cluster of this machine's own; nothing in it waits for less than minutes: a busy machine takes its time."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from houseway.simulate import cluster

MINUTES = 600  # seconds


class DaskWorkers(NamedTuple):
    address: str
    watching: Any
    pids: list[int]

    def lose_one(self) -> None:
        """With what it has yet to do."""
        os.kill(min(self.pids), signal.SIGKILL)


@contextmanager
def dask_workers(many: int = 2) -> Iterator[DaskWorkers]:
    import dask
    import distributed

    waits = {f"distributed.comm.timeouts.{each}": MINUTES for each in ("connect", "tcp")}
    with (
        patch.multiple(cluster, PATIENCE=MINUTES, FOR_A_WORKER=MINUTES),
        dask.config.set({**waits, "distributed.scheduler.worker-ttl": None}),  # who is slow is not lost
        distributed.LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=many, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as local,
        distributed.Client(local.scheduler_address) as watching,  # type: ignore[no-untyped-call]
    ):
        yield DaskWorkers(local.scheduler_address, watching, list(watching.run(os.getpid).values()))
