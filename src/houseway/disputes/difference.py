"""What a ruling changes in a recorded round: what each wager came to there, and what it comes to now."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from houseway.money import Cents, dollars
from houseway.play.settlement import Line

Key: TypeAlias = tuple[str, str, str]  # whose, which wager, on what


class WagerEnd(NamedTuple):
    """What a wager came to: its verdict, or verdicts, and what its player is up or down by it."""

    verdict: str
    net: Cents

    def __str__(self) -> str:
        return f"{self.verdict}, {signed(self.net)}"

    def as_data(self) -> dict[str, str]:
        return {"verdict": self.verdict, "net": dollars(self.net)}


class WagerChange(NamedTuple):
    """A wager that does not come to what is recorded; nothing, where it is not settled."""

    person: str
    wager: str
    selection: str
    recorded: WagerEnd | None
    ruled: WagerEnd | None

    @property
    def difference(self) -> Cents | None:
        """By how much its player is better or worse off, where both are known."""
        return None if self.ruled is None else self.ruled.net - (self.recorded.net if self.recorded else 0)

    def as_data(self) -> dict[str, Any]:
        more = self.difference
        return {
            "person": self.person,
            "wager": self.wager,
            "selection": self.selection,
            "recorded": self.recorded and self.recorded.as_data(),
            "ruled": self.ruled and self.ruled.as_data(),
            "difference": None if more is None else dollars(more),
        }


@dataclass(frozen=True, slots=True)
class RecordedRuling:
    """Where in which record something was reported, how the record goes on, and what is awaited now instead."""

    file: str
    round: int
    line: int
    settled: tuple[Line, ...] = ()  # in that round, by the record; none, where it ends here
    ruled: tuple[Line, ...] = field(default=())
    goes_on: bool = True  # does the record go on after it?
    awaited: str = ""  # the round is not over, and the record does not tell how this goes on

    @property
    def changes(self) -> tuple[WagerChange, ...]:
        """Nothing is compared with a record that ends where it was reported."""
        if not self.goes_on:
            return ()
        was, now = _ends(self.settled), _ends(self.ruled)
        keys = dict.fromkeys((*was, *now))
        return tuple(WagerChange(*key, was.get(key), now.get(key)) for key in keys if was.get(key) != now.get(key))

    def by_person(self) -> Mapping[str, Cents]:
        """What each is better or worse off in all, where the round is over."""
        found: dict[str, Cents] = {}
        for change in self.changes if not self.awaited else ():
            now = change.ruled.net if change.ruled else 0
            found[change.person] = found.get(change.person, 0) + now - (change.recorded.net if change.recorded else 0)
        return found

    def as_data(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "round": self.round,
            "line": self.line,
            "goes_on": self.goes_on,
            "awaited": self.awaited or None,
            "changes": [change.as_data() for change in self.changes],
            "difference": {person: dollars(more) for person, more in self.by_person().items()},
        }

    def told(self) -> Iterator[str]:
        """Where it stands against the record, in a line or a few."""
        if not self.goes_on:
            yield "The record ends there."
        elif self.awaited:
            yield f"The round does not go on as it is recorded. Awaited now: {self.awaited}"
        elif not self.changes:
            yield "Everybody gets what the record has."
        for person, more in self.by_person().items():
            than = f"${dollars(abs(more))} {'more' if more > 0 else 'less'} than is recorded"
            yield f"{person} gets {than if more else 'the same'} in all"


def signed(amount: Cents) -> str:
    return f"{'-' if amount < 0 else '+'}${dollars(abs(amount))}" if amount else "$0.00"


def _ends(lines: Iterable[Line]) -> dict[Key, WagerEnd]:
    found: dict[Key, list[Line]] = {}
    for line in lines:
        found.setdefault((line.person, line.wager, line.selection), []).append(line)
    return {
        key: WagerEnd(" and ".join(dict.fromkeys(each.verdict.value for each in all_)), sum(each.net for each in all_))
        for key, all_ in found.items()
    }
