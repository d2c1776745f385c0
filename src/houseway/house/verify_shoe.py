"""Works out every outcome of a shoe again, from the seed that was told after it."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from houseway.errors import BadInput, quoted
from houseway.house.chain import Stored
from houseway.house.fairness import Shoes, commitment
from houseway.house.following import DoesNotFit, end, follow_one
from houseway.house.running import BY_THE_HOUSE, Running
from houseway.house.store import Store


def check_seeds(events: Iterable[Stored], seeds: Mapping[int, str]) -> None:
    """Every seed was committed to, and none was told that was not the one; the words are those that were given."""
    committed: dict[int, str] = {}
    words: list[str] = []
    for event in events:
        match event.data:
            case {"house": "committed", "shoe": shoe, "hash": told}:
                committed[shoe] = told
            case {"house": "word", "word": word}:
                words.append(word)
            case {"house": "shoe", "shoe": shoe, "words": mixed}:
                if mixed != words or shoe not in committed:
                    raise DoesNotFit(f"shoe {shoe} has other words than were given, or was not committed to")
                words = []
            case {"house": "revealed", "shoe": shoe, "seed": seed}:
                if commitment(seed) != committed.get(shoe):
                    raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")
    for shoe in sorted({*seeds, *committed}):
        if shoe not in seeds or commitment(seeds[shoe]) != committed.get(shoe):
            raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")


class Shown(NamedTuple):
    """One outcome of a shoe, worked out again."""

    round: int
    device: str
    value: str | int
    to: str


def verify_shoe(store: Store, table: str, shoe: int) -> list[Shown]:
    """Every outcome of a shoe again, from the seed that was told after it; `DoesNotFit` where another was dealt."""
    events = list(store.events(chain_of(store, table)))
    if events[0].data["dealt"] != BY_THE_HOUSE:
        raise BadInput(f"{table} is dealt by hand; it has no seeds")
    told = {b["shoe"]: b["seed"] for b in (event.data for event in events) if b.get("house") == "revealed"}
    if shoe not in told:
        there = ", ".join(map(str, told)) or "none"
        raise BadInput(f"the seed of shoe {shoe} of {table} has not been told; told are those of {there}")
    check_seeds(events, {**store.seeds(events[0].chain), **told})
    running, found = Running(events[0].data, Shoes({shoe: told[shoe]})), []
    for event in events[1:]:
        body = event.data
        follow_one(running, body)
        if running.shoes.number == shoe and "by" in body and "act" not in body:
            field = next(name for name in body if name not in ("by", "to"))
            found.append(Shown(running.number, body["by"], body[field], body.get("to", "")))
    end(running)
    return found


def chain_of(store: Store, table: str) -> int:
    """The chain of a table, which may be closed."""
    found = store.table(table)
    if found is None:
        names = ", ".join(each.name for each in store.tables())
        raise BadInput(f"there is no table {quoted(table)}; there are {names or 'none'}")
    return found.chain
