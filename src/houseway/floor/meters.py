"""What is counted of a floor process, for Prometheus."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from houseway.house.house import House

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
REFUSED_BY: Final = {400: "input", 401: "nobody", 403: "role", 409: "rule", 413: "length", 429: "rate", 503: "store"}


class Meters:
    """In a registry of its own, so that two houses in one process do not count together."""

    def __init__(self, house: "House", sockets: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.requests = Counter(
            "houseway_requests", "Requests that were answered.", ["method", "route", "status"], registry=own
        )
        self.request_seconds = Histogram(
            "houseway_request_seconds", "How long an answer took.", ["route"], buckets=SECONDS, registry=own
        )
        self.refusals = Counter(
            "houseway_refusals", "What was not done, by what stood against it.", ["by"], registry=own
        )
        self.acts = Counter("houseway_acts", "Acts that were stored.", registry=own)
        self.act_seconds = Histogram(
            "houseway_act_seconds", "From a frame of a socket to its answer.", buckets=SECONDS, registry=own
        )
        self.commits = Counter("houseway_commits", "Transactions that were committed.", registry=own)
        self.commit_seconds = Histogram(
            "houseway_commit_seconds", "How long a commit took.", buckets=SECONDS, registry=own
        )
        self.batch = Histogram("houseway_batch_acts", "Acts in one transaction.", buckets=SIZES, registry=own)
        self._gauges(house, sockets)
        for by in REFUSED_BY.values():
            self.refusals.labels(by)
        house.store.on_commit = self.committed

    def _gauges(self, house: "House", sockets: Callable[[], int]) -> None:
        looks: dict[str, tuple[str, Callable[[], float]]] = {
            "houseway_sockets": ("Sockets that are open.", sockets),
            "houseway_tables": ("Tables that are open.", lambda: len(house.tables)),
            "houseway_waiting_at_tables": (
                "Acts that wait in the queues of tables.",
                lambda: sum(table.waiting for table in house.tables.values()),
            ),
            "houseway_longest_queue": (
                "Acts that wait in the longest queue.",
                lambda: max((table.waiting for table in house.tables.values()), default=0),
            ),
            "houseway_waiting_to_be_stored": ("Acts that wait for the store.", lambda: house.store.waiting),
        }
        for name, (about, look) in looks.items():
            Gauge(name, about, registry=self.registry).set_function(look)

    def committed(self, acts: int, seconds: float) -> None:
        """The store has committed so many acts together."""
        self.commits.inc()
        self.acts.inc(acts)
        self.batch.observe(acts)
        self.commit_seconds.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)
        if status in REFUSED_BY:
            self.refused(REFUSED_BY[status])

    def refused(self, by: str) -> None:
        """Something was not done: by a `rule`, the `role`, the `input` …"""
        self.refusals.labels(by).inc()

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
