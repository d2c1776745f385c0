"""What can be reported, directed or declared at a table, by the provision that it is done under.

`law/reported.tsv` is written from the games by `houseway rules reported --tsv`, so that a search need not load them.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from houseway.cite import cite
from houseway.rulebook.folder import law_folder


class Reported(NamedTuple):
    """One act of a game's table, with the causes that may be named for it."""

    game: str
    act: str
    under: str
    says: str
    causes: tuple[str, ...]

    @property
    def told(self) -> str:
        return " ; ".join(filter(None, (self.act, self.says, *self.causes)))

    def written(self) -> str:
        return "\t".join((*self[:4], "; ".join(self.causes)))


@cache
def reported_acts() -> tuple[Reported, ...]:
    rows = (law_folder() / "reported.tsv").read_text("utf-8").splitlines()[1:]
    return tuple(map(_read, rows))


def _read(row: str) -> Reported:
    game, act, under, says, causes = row.split("\t")
    return Reported(game, act, under, says, tuple(filter(None, causes.split("; "))))


@cache
def reported() -> Mapping[str, tuple[str, ...]]:
    """By provision: what the acts under it are called at the table, and what is said of them."""
    found: dict[str, dict[str, None]] = {}
    for each in reported_acts():
        for step in cite(each.under).steps:
            found.setdefault(step, {})[each.told] = None
    return {under: tuple(acts) for under, acts in found.items()}
