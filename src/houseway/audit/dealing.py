"""Dealers of live tables: how fast, what they corrected, what went wrong with them, and in which order they went."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from math import comb
from typing import Any, Final, NamedTuple

from houseway.errors import Ground
from houseway.play.events import Done, Ruled, Settled
from houseway.store.chain import Stored
from houseway.store.events import Corrected, RoundBegins

DEALER: Final = "dealer"
PAUSE: Final = 1_800  # seconds without a round, which are nobody's
WAGER: Final = "wager"
LEFT_UNDONE: Final = "not done: "
FEWEST: Final = 30  # rounds, of which something may be said
COUNTED: Final = ("corrections", "reports", "out_of_turn", "left_undone")
WORDS: Final = {
    "corrections": "corrects more than others do",
    "out_of_turn": "does things before their time more often than others",
    "left_undone": "leaves more steps undone than others do",
}


@dataclass
class DealerRecord:
    """What one dealer did at live tables; steps that are left undone are noted by the rules themselves."""

    rounds: int = 0
    seconds: float = 0.0
    corrections: int = 0
    reports: int = 0
    out_of_turn: int = 0
    left_undone: int = 0
    settling: list[float] = field(default_factory=list)  # seconds from the last wager to the last settlement
    first: list[str] = field(default_factory=list)  # rounds in which any of this happened
    cites: dict[str, None] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        middle = sorted(self.settling)[len(self.settling) // 2] if self.settling else None
        hours = self.seconds / 3600
        told: dict[str, Any] = {
            "rounds": self.rounds,
            "rounds_an_hour": round(self.rounds / hours, 1) if hours else None,
        }
        return told | {name: getattr(self, name) for name in COUNTED} | {"seconds_to_settle": middle}


class DealtRound(NamedTuple):
    """A round of a live table, as far as its dealer goes."""

    name: str
    began: datetime
    events: Sequence[Stored]


class LiveDealers:
    """All of them, round after round of each table."""

    def __init__(self) -> None:
        self.of: dict[str, DealerRecord] = {}
        self._before: dict[str, datetime] = {}

    def add(self, table: str, round_: DealtRound) -> None:
        dealers = [each.person for each in round_.events if each.role == DEALER and each.person]
        if not dealers:
            return
        record = self.of.setdefault(max(sorted(set(dealers)), key=dealers.count), DealerRecord())
        record.rounds += 1
        self._pace(record, table, round_)
        noted = _noted(round_.events)
        for what, cites in noted:
            setattr(record, what, getattr(record, what) + 1)
            record.cites |= dict.fromkeys(cites)
        if noted:
            record.first.append(round_.name)

    def _pace(self, record: DealerRecord, table: str, round_: DealtRound) -> None:
        last = datetime.fromisoformat(round_.events[-1].at)
        before = self._before.get(table, round_.began)
        gap = (last - before).total_seconds()
        record.seconds += gap if gap <= PAUSE else (last - round_.began).total_seconds()
        self._before[table] = last
        wagered = [each.at for each in round_.events if isinstance(each.event, Done) and each.event.act == WAGER]
        settled = [each.at for each in round_.events if isinstance(each.event, Settled)]
        if wagered and settled:
            apart = datetime.fromisoformat(settled[-1]) - datetime.fromisoformat(wagered[-1])
            record.settling.append(apart.total_seconds())

    def unlike_others(self) -> Iterator[tuple[str, str, float, DealerRecord]]:
        """Of each dealer what might be more than their share: what, how sure, and how likely by chance."""
        rounds = sum(each.rounds for each in self.of.values())
        for name, record in self.of.items():
            if record.rounds < FEWEST or record.rounds == rounds:
                continue
            for what, words in WORDS.items():
                every = sum(getattr(each, what) for each in self.of.values())
                own = getattr(record, what)
                if every:
                    told = f"{own} of {every} in {record.rounds:,} of {rounds:,} rounds"
                    yield f"dealer {name} {words}", told, at_least(own, every, record.rounds / rounds), record

    def as_data(self) -> list[dict[str, Any]]:
        return [{"dealer": name, **record.as_data()} for name, record in sorted(self.of.items())]


def _noted(events: Sequence[Stored]) -> list[tuple[str, tuple[str, ...]]]:
    """What was corrected, reported, tried too soon or left undone."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for place, stored in enumerate(events):
        match stored.event:
            case Corrected():
                found.append(("corrections", ()))
            case Done(refused=refused, ground=Ground.WHEN) if refused is not None and stored.role == DEALER:
                found.append(("out_of_turn", (refused.text,)))
            case Ruled(ruling=ruling) if ruling.what.startswith(LEFT_UNDONE):
                found.append(("left_undone", tuple(each.text for each in ruling.cites)))
            case Ruled(ruling=ruling) if _reported(events[:place], stored):
                found.append(("reports", tuple(each.text for each in ruling.cites)))
    return found


def _reported(before: Sequence[Stored], ruled: Stored) -> bool:
    """Is it a ruling on what somebody of the staff said?"""
    acts = [each for each in before if each.act == ruled.act and isinstance(each.event, Done)]
    return bool(acts) and acts[0].role not in (None, "player", "the house")


def at_least(own: int, every: int, share: float) -> float:
    """How likely so many of all are within such a share, by chance."""
    chances = (comb(every, each) * share**each * (1 - share) ** (every - each) for each in range(own, every + 1))
    return min(1.0, sum(chances))


def dealt_round(table: str, number: int, stored: Sequence[Stored]) -> DealtRound:
    began = next(each for each in stored if isinstance(each.event, RoundBegins))
    return DealtRound(f"{table} {number}", datetime.fromisoformat(began.at), stored)


Dealers = Mapping[str, DealerRecord]
