"""Events that are looked for, of a chain or of all: the latest first, a page at a time.

Beside each event stand its marks (whom it names, which act, which provisions, which chain) and the amounts that it
moves, each with the kind of the event and its moment, in the order in which a page is read. So a search goes along the
rarest of the marks that it asks for, kind by kind, and looks each of the others up.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sa

from houseway.money import Cents
from houseway.store.database import insert
from houseway.store.schema import AMOUNTS, EVENTS, MARKS

EVERY: Final = ""  # the mark of every event
FEW: Final = 5000  # rows that are counted, to see which mark is rare; amounts that are gone through one by one
KINDS: Final = {
    "act": "somebody did something",
    "outcome": "something came from a device",
    "call": "something was announced",
    "settlement": "a wager came to its end",
    "refusal": "somebody tried what a rule forbids",
    "ruling": "something was ruled",
    "report": "something was done that a ruling followed",
    "movement": "chips moved otherwise than by a settlement",
    "house": "the house itself noted something",
}
E = EVENTS.c


Mark: TypeAlias = tuple[str, str, str, int, int]
"""By this an event is found: the mark, the event's kind, its moment, its chain and its number."""
Amount: TypeAlias = tuple[Cents, str, str, int, int]
"""An event moved this much; then the same."""


class Sought(NamedTuple):
    """What is looked for; all of it at once."""

    marks: tuple[str, ...]
    kinds: tuple[str, ...]
    least: Cents | None = None
    most: Cents | None = None
    since: str = ""  # moments as they are stored
    until: str = ""
    before: tuple[int, int] | None = None  # events that stand before this one: its chain and its number


def write(connection: sa.Connection, marks: list[Mark], amounts: list[Amount]) -> None:
    """With the events, in their transaction."""
    insert(connection, MARKS, marks)
    insert(connection, AMOUNTS, amounts)


def found(connection: sa.Connection, sought: Sought, count: int) -> list[Any]:
    """The latest that fit, so many at most."""
    look = Look(connection, sought, count)
    rows = sorted(look.rows(), reverse=True)[:count]
    events: dict[tuple[int, int], Any] = {}
    for chain in {chain for _, chain, _ in rows}:
        numbers = [number for _, of, number in rows if of == chain]
        for event in connection.execute(sa.select(EVENTS).where(E.chain == chain, E.number.in_(numbers))):
            events[chain, event.number] = event
    return [events[chain, number] for _, chain, number in rows]


class Look:
    """One search, in the words of the database."""

    def __init__(self, connection: sa.Connection, sought: Sought, count: int) -> None:
        self.connection, self.sought, self.marks = connection, sought, sought.marks or (EVERY,)
        self.given: dict[str, Any] = {"count": count, "few": FEW}
        self.given |= {f"m{at}": mark for at, mark in enumerate(self.marks)}
        self.when = self._when()
        self.by_amount = sought.least is not None or sought.most is not None
        most = sought.most if sought.most is not None else 1 << 62
        self.given |= {"least": sought.least or 0, "most": most} if self.by_amount else {}

    def _when(self) -> str:
        sought, words = self.sought, ""
        if sought.since:
            words, self.given["since"] = words + " AND d.at >= :since", sought.since
        if sought.until:
            words, self.given["until"] = words + " AND d.at <= :until", sought.until
        if sought.before is not None:
            chain, number = sought.before
            at = self.connection.execute(sa.select(E.at).where(E.chain == chain, E.number == number)).scalar() or ""
            words += " AND (d.at, d.chain, d.number) < (:at, :of, :n)"
            self.given |= {"at": at, "of": chain, "n": number}
        return words

    def rows(self) -> Iterable[tuple[str, int, int]]:
        """The moment, the chain and the number of each; more than are wanted, where there are several kinds."""
        if self.by_amount and self._count("amounts d WHERE d.amount BETWEEN :least AND :most") < FEW:
            kinds = " AND d.kind IN (" + ", ".join(f"'{kind}'" for kind in self.sought.kinds or ("",)) + ")"
            words = f"amounts d WHERE d.amount BETWEEN :least AND :most{kinds}{self.when}"
            return self._page(words + self._besides(range(len(self.marks)) if self.sought.marks else ()), "DISTINCT ")
        return [row for kind in self._kinds() for row in self._of_kind(kind)]

    def _kinds(self) -> list[str]:
        """In which every mark has something."""
        there = [
            f"EXISTS (SELECT 1 FROM marks d WHERE d.mark = :m{at} AND d.kind = k.kind{self.when})"
            for at in range(len(self.marks))
        ]
        kinds = " UNION ALL ".join(f"SELECT '{kind}' AS kind" for kind in self.sought.kinds)
        if not kinds:
            return []
        return list(self._ask(f"SELECT k.kind FROM ({kinds}) k WHERE {' AND '.join(there)}").scalars())

    def _of_kind(self, kind: str) -> Sequence[tuple[str, int, int]]:
        self.given["kind"] = kind
        rarest = self.rarest() if len(self.marks) > 1 else 0
        words = f"marks d WHERE d.mark = :m{rarest} AND d.kind = :kind{self.when}"
        words += self._besides(at for at in range(len(self.marks)) if at != rarest)
        if self.by_amount:
            of = "p.chain = d.chain AND p.number = d.number AND p.amount BETWEEN :least AND :most"
            words += f" AND EXISTS (SELECT 1 FROM postings p WHERE {of})"
        return self._page(words)

    def rarest(self) -> int:
        words = "marks d WHERE d.mark = :m{} AND d.kind = :kind" + self.when
        counts = [self._count(words.format(at)) for at in range(len(self.marks))]
        return counts.index(min(counts))

    def _besides(self, marks: Iterable[int]) -> str:
        of = "o.kind = d.kind AND o.at = d.at AND o.chain = d.chain AND o.number = d.number"
        return "".join(f" AND EXISTS (SELECT 1 FROM marks o WHERE o.mark = :m{at} AND {of})" for at in marks)

    def _count(self, words: str) -> int:
        return int(self._ask(f"SELECT count(*) FROM (SELECT 1 FROM {words} LIMIT :few) counted").scalar_one())

    def _page(self, words: str, distinct: str = "") -> Sequence[tuple[str, int, int]]:
        latest = "ORDER BY d.at DESC, d.chain DESC, d.number DESC LIMIT :count"
        found = self._ask(f"SELECT {distinct}d.at, d.chain, d.number FROM {words} {latest}")
        return [(row[0], row[1], row[2]) for row in found]

    def _ask(self, words: str) -> Any:
        return self.connection.execute(sa.text(words), {n: v for n, v in self.given.items() if f":{n}" in words})
