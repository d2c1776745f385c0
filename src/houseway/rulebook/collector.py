"""Notes which citations come out while something runs, of which kind and from where: what `make evidence` writes."""

from collections import defaultdict
from collections.abc import Iterable
from typing import TypeAlias

from houseway.cite import Cite, cite
from houseway.rulebook.evidence import FIRST, KINDS, EvidenceRow, Kind

Noted: TypeAlias = tuple[str, Kind, list[str]]


class Collector:
    """What has come out so far, each place once."""

    def __init__(self) -> None:
        self._places: defaultdict[tuple[str, Kind], set[str]] = defaultdict(set)

    def note(self, kind: Kind, where: str, cites: Iterable[Cite]) -> None:
        for each in cites:
            if each.body != "draft":  # which is not the law yet
                self._places[each.text, kind].add(where)

    def noted(self) -> list[Noted]:
        """Everything, as plain data that another process can take over."""
        return [(text, kind, list(places)) for (text, kind), places in self._places.items()]

    def take_over(self, noted: Iterable[Noted]) -> None:
        for text, kind, places in noted:
            self._places[text, kind].update(places)

    def rows(self) -> list[EvidenceRow]:
        """In the law's order; of many places, the first by name."""
        ordered = sorted(self._places, key=lambda each: (cite(each[0]), KINDS.index(each[1])))
        return [
            EvidenceRow(text, kind, len(places), tuple(sorted(places)[:FIRST]))
            for text, kind in ordered
            if (places := self._places[text, kind])
        ]
