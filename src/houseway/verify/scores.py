"""Do tables and tournaments say the same? The scores that were entered are those that the tables came to."""

from collections.abc import Sequence
from typing import Any

from houseway.house.tables.contest import Contest
from houseway.house.tables.replay import DoesNotFit
from houseway.store.chain import Stored
from houseway.store.events import HandCounted, Opened, TournamentAct


class Scoring:
    """How each table of a session ended, and what was entered of it."""

    def __init__(self) -> None:
        self._tables: dict[str, list[list[Any]]] = {}
        self._entered: dict[str, list[list[Any]]] = {}

    def hear_table(self, events: Sequence[Stored]) -> None:
        """A table's chain: its last hand says how everybody stood."""
        opened = events[0].event
        if not isinstance(opened, Opened) or opened.contest is None:
            return
        contest = Contest(opened.contest)
        for event in (stored.event for stored in events):
            if isinstance(event, HandCounted):
                contest.take(event)
        if contest.over:
            self._tables[opened.table] = [list(each) for each in contest.scores(opened.table)]

    def hear_systems(self, events: Sequence[Stored]) -> None:
        """The systems' chain: scores are entered."""
        for stored in events:
            match stored.event:
                case TournamentAct(do="score", details={"scores": scores}):
                    for score in scores:
                        self._entered.setdefault(score[1], []).append(score)

    def check(self) -> None:
        """`DoesNotFit` at the first table whose scores were entered otherwise; those of some may be still to come."""
        for table, scores in sorted(self._entered.items()):
            if sorted(scores) != sorted(self._tables.get(table, [])):
                raise DoesNotFit(f"the scores of {table} were entered otherwise than it came to")
