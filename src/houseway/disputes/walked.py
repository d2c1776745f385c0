"""A table is walked once to the end of a round; what was played is then played again as far as it is needed.

To play what is known again is many times faster than to ask strategies and chance anew.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from houseway.disputes.details import words_in
from houseway.disputes.irregularities import rows_of
from houseway.disputes.tables import Moment, begun, open_to, steps
from houseway.play.events import Came, Done
from houseway.play.game import Game
from houseway.play.round import Round


class Stood(NamedTuple):
    """How a round stood at a step: after how many entries of its log, and what is open with which words to choose."""

    entries: int
    moment: str
    wagers: bool
    open: Mapping[str, frozenset[str]]


class Walked(NamedTuple):
    stood: tuple[Stood, ...]
    log: tuple[Any, ...]


@cache
def walked(game: Game[Any], seed: int, acts: frozenset[str]) -> Walked:
    """One round, and where in it each of these acts is open."""
    rows = [row for name, row in rows_of(game).items() if name in acts]
    at, found = begun(game, seed), list[Stood]()
    for round_ in steps(at):
        can = {row.name: words_in(ways) for row in rows if (ways := open_to(round_, row)[1])}
        found.append(Stood(len(round_.log), round_.moment, bool(round_.table.placed), can))
    return Walked(tuple(found), tuple(at.round.log))


def played_again(at: Moment, log: Sequence[Any], entries: int) -> Moment:
    """The same round, after so many entries of its log."""
    for entry in log[len(at.round.log) : entries]:
        if len(at.round.log) < entries:
            _again(at.round, entry)
    assert len(at.round.log) == entries, "the same leads to the same"
    return at


def _again(round_: Round[Any], entry: Any) -> None:
    kind, *what = entry
    if kind is Done and len(what) <= len(("who", "act", "details", "fields")):  # else it was refused
        round_.act(*what[:3])
    elif kind is Came:
        round_.outcome(what[1])
