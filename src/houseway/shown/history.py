"""What became of somebody's wagers: each that came to its end, the latest first, with the step of its round that
decided it. A settlement that was taken back, because something had been typed wrongly, is not among them.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from houseway.house.open_rounds import game_of
from houseway.play.events import Settled, Undone
from houseway.play.game import Game, titled
from houseway.play.settlement import Line
from houseway.play.wager import STANDS
from houseway.store.chain import Stored
from houseway.store.marks import sought
from houseway.store.store import Store

AT_ONCE: Final = 500  # events that are read
CameTo: TypeAlias = Literal["won", "lost", "level"]


class Ended(NamedTuple):
    """A wager that came to its end: where, when, and how."""

    table: str
    game: str
    title: str
    tournament: str  # whose chips these were; none: one's own
    round: int
    number: int  # of its event in the table's chain
    at: str
    line: Line

    @property
    def came_to(self) -> CameTo:
        return "won" if self.line.net > 0 else "lost" if self.line.net < 0 else "level"


class History:
    """Of one person, since a moment."""

    def __init__(self, store: Store, person: str, since: datetime) -> None:
        self._store, self._person, self._since = store, person, since.isoformat()
        self._tables = {each.chain: each.name for each in store.tables()}
        self._games: dict[int, tuple[Game[Any], str]] = {}

    def last(self, most: int, fits: Callable[[Ended], bool], table: str = "") -> list[Ended]:
        """The latest that fit, so many at most; at one table, or at all."""
        chain = next((chain for chain, name in self._tables.items() if name == table), None)
        found: list[Ended] = []
        if table and chain is None:
            return found
        for stored, line in self._lines(chain):
            if line.verdict is not STANDS and fits(ended := self._ended(stored, line)):
                found.append(ended)
            if len(found) == most:
                break
        return found

    def _lines(self, chain: int | None) -> Iterator[tuple[Stored, Line]]:
        """One that was taken back is met before it: the latest come first."""
        back: Counter[tuple[int, int, Line]] = Counter()
        for stored in self._events(chain):
            event = stored.event
            assert isinstance(event, Settled | Undone), "no other event is of this kind"
            key = stored.chain, stored.round, event.line
            if isinstance(event, Undone):
                back[key] += 1
            elif back[key]:
                back[key] -= 1
            elif event.line.person == self._person:
                yield stored, event.line

    def _events(self, chain: int | None) -> Iterator[Stored]:
        before: tuple[int, int] | None = None
        while True:
            looked_for = sought("settlement", self._person, chain=chain, since=self._since, before=before)
            events = self._store.found(looked_for, AT_ONCE)
            yield from events
            if len(events) < AT_ONCE:
                return
            before = events[-1].chain, events[-1].number

    def _ended(self, stored: Stored, line: Line) -> Ended:
        game, tournament = self._game(stored.chain)
        title = titled(game.title, game.variant)
        name = self._tables[stored.chain]
        return Ended(name, game.name, title, tournament, stored.round, stored.number, stored.at, line)

    def _game(self, chain: int) -> tuple[Game[Any], str]:
        if chain not in self._games:
            contest = self._store.opened(chain).contest
            self._games[chain] = game_of(self._store, chain), contest["tournament"] if contest is not None else ""
        return self._games[chain]
