"""The tables of a house that a certificate is for: where the chain of each stood, and if its chance is certifiable.

A seed is a secret while its shoe is dealt. What is told of them is how many were committed to, whether each hash is
that of its seed, whether any was used twice, and whether any was given by somebody and not made by the house.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput, quoted
from houseway.house.open_rounds import ends, game_of
from houseway.house.tables.shoes import commitment
from houseway.play.game import Game
from houseway.store.events import Committed
from houseway.store.store import Store

MADE: Final = 64  # letters of a seed that a house makes, all of them hexadecimal
HEXADECIMAL: Final = frozenset("0123456789abcdef")


class TableHead(NamedTuple):
    """A table of a house, as far as a certificate looks at it: up to this event of its chain."""

    table: str
    chain: int
    number: int

    def as_data(self) -> dict[str, Any]:
        return self._asdict()


def heads_in(plain: Any) -> tuple[TableHead, ...]:
    """Those that a certificate says it was asked for."""
    fields = TableHead._fields
    if not isinstance(plain, list) or not all(isinstance(each, dict) and set(each) == set(fields) for each in plain):
        raise BadInput(f"asked.house: a certificate lists there tables, each with {', '.join(fields)}")
    found = tuple(TableHead(**each) for each in plain)
    if not all(type(each.chain) is int and type(each.number) is int and isinstance(each.table, str) for each in found):
        raise BadInput("asked.house: chain and number are whole numbers, and a table has a name")
    return found


def heads_of(store: Store, game: Game[Any]) -> tuple[TableHead, ...]:
    """Every table at which this text of the game is played, as far as its chain may be told of."""
    told = ends(store)
    here = (each for each in store.tables() if game_of(store, each.chain) == game)
    found = tuple(TableHead(each.name, each.chain, told[each.chain][0]) for each in here)
    if not found:
        raise BadInput(f"--data: no table of this house plays {game.name} under {game.part} from {game.since}")
    return found


@dataclass
class HouseTables:
    """Their chains, gone through up to where the certificate looks."""

    store: Store
    heads: Sequence[TableHead]

    def as_data(self) -> dict[str, Any]:
        tables = [self._table(each) for each in self.heads]
        times = Counter(seed for each in self.heads for _, seed in self._seeds(each))
        twice = sum(count > 1 for count in times.values())
        certifiable = not twice and all(each["seeds"]["given"] == each["seeds"]["wrong"] == 0 for each in tables)
        return {"tables": tables, "seeds_used_twice": twice, "certifiable": certifiable}

    def _table(self, head: TableHead) -> dict[str, Any]:
        listed = next(
            (each for each in self.store.tables() if (each.chain, each.name) == (head.chain, head.table)), None
        )
        if listed is None:
            raise BadInput(f"--data: this house has no table {quoted(head.table)} with the chain {head.chain}")
        last = self.store.after(head.chain, head.number - 1, 1)
        if not last:
            raise BadInput(f"--data: the chain of {head.table} has no event {head.number} here")
        opened, seeds = self.store.opened(head.chain), list(self._seeds(head))
        return {
            "table": head.table,
            "chain": head.chain,
            "opened_on": opened.on.isoformat(),
            "dealt": opened.dealt,
            "events": head.number,
            "rounds": last[0].round,
            "head": last[0].hash,
            "seeds": {
                "committed": len(seeds),
                "wrong": sum(commitment(seed) != event.hash for event, seed in seeds),
                "given": sum(len(seed) != MADE or not set(seed) <= HEXADECIMAL for _, seed in seeds),
            },
        }

    def _seeds(self, head: TableHead) -> Iterator[tuple[Committed, str]]:
        held = self.store.seeds(head.chain)
        for each in self.store.noted(head.chain, [Committed]):
            if each.number <= head.number and isinstance(each.event, Committed):
                yield each.event, held[each.event.shoe]
