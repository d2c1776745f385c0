"""Where a provision was last applied: rounds whose settlements, calls, rulings and refusals cite it.

Nothing is written for it beside the events, so no act pays for it. Whoever asks has what is new read up: of each table
its last events the first time, from then on those that followed. What is older is found by the inspector's search.
"""

from collections import OrderedDict, defaultdict
from threading import Lock
from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.play.events import Called, Done, Ruled, Settled, Undone
from houseway.play.people import Role
from houseway.store.chain import Stored
from houseway.store.events import Event, RoundBegins
from houseway.store.store import Store

TAIL: Final = 1000  # events of a table that are read the first time
AT_ONCE: Final = 1000
KEPT: Final = 200  # rounds of one provision


class RoundPlace(NamedTuple):
    """A round in which a provision was applied, and to what; a refusal is its own person's matter."""

    table: str
    round: int
    number: int  # of the event
    at: str
    kind: str
    refused: str  # who was
    players: frozenset[str]


class Applied:
    """Kept in memory, and read up when somebody asks; by one thread at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = Lock()
        self._read: dict[int, int] = {}  # to which event of each chain
        self._players: dict[int, set[str]] = {}  # of the round that is being read, by chain
        self._places: defaultdict[str, OrderedDict[tuple[int, int, str], RoundPlace]] = defaultdict(OrderedDict)

    def last(self, cite: str, most: int, player: str | None = None) -> list[RoundPlace]:
        """The latest rounds first; to a player, those that they sat in."""
        with self._one_at_a_time:
            self._read_up()
            under = (cite, f"{cite}(", f"{cite}.")
            found = [
                place
                for text, places in self._places.items()
                if text == cite or text.startswith(under[1:])
                for place in places.values()
                if player is None or (player in place.players and place.refused in ("", player))
            ]
        latest = sorted(found, key=lambda place: (place.at, place.number), reverse=True)
        rounds: dict[tuple[str, int], RoundPlace] = {}
        for place in latest:
            rounds.setdefault((place.table, place.round), place)
        return list(rounds.values())[:most]

    def _read_up(self) -> None:
        for table in self._store.tables():
            chain = table.chain
            if chain not in self._read:
                self._read[chain] = max(0, self._store.end(chain).number - TAIL)
            while news := self._store.after(chain, self._read[chain], AT_ONCE):
                for event in news:
                    self._hear(table.name, event)
                self._read[chain] = news[-1].number

    def _hear(self, table: str, event: Stored) -> None:
        happened = event.event
        if isinstance(happened, RoundBegins):
            told = happened.stands["people"].items()
            self._players[event.chain] = {name for name, each in told if each["role"] == Role.PLAYER.value}
        elif isinstance(happened, Done) and event.chain in self._players:
            self._players[event.chain] |= {happened.who, str(happened.details.get("person", happened.who))}
        kind, cites = _applied(happened)
        if not cites or event.chain not in self._players:  # the beginning of its round was not read
            return
        refused = happened.who if isinstance(happened, Done) else ""
        players = frozenset(self._players[event.chain])
        place = RoundPlace(table, event.round, event.number, event.at, kind, refused, players)
        for cite in dict.fromkeys(cites):
            self._keep(cite.text, (event.chain, event.round, refused), place)

    def _keep(self, cite: str, key: tuple[int, int, str], place: RoundPlace) -> None:
        places = self._places[cite]
        places[key] = place
        places.move_to_end(key)
        if len(places) > KEPT:
            places.popitem(last=False)


def _applied(event: Event) -> tuple[str, tuple[Cite, ...]]:
    """What a provision was applied to, and those that were; none, where it is not of that kind."""
    match event:
        case Settled(line=line) | Undone(line=line):
            return "settlement", line.cites
        case Done(refused=Cite() as under):
            return "refusal", (under,)
        case Ruled(ruling=ruling):
            return "ruling", ruling.cites
        case Called(under=under):
            return "call", (under,)
    return "", ()
