"""The whole store as lines of JSON, and a store from them again: every posting is rebuilt from the events alone."""

import json
import os
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.house.chain import Batch, Stored
from houseway.house.rebuilding import rebuilt
from houseway.house.store import Store
from houseway.house.systems import CHAIN
from houseway.ledger.registers import concerns

KIND: Final = {"houseway": "backup", "format": 1}


def backup(store: Store, file: Path) -> int:
    """Every event and every seed, those of shoes that are not over too: keep it as safe as the house itself."""
    seeds = ({"seed": [chain, *seed]} for chain in store.seeded() for seed in store.seeds(chain).items())
    events = ({"event": list(event)} for chain in store.chains() for event in store.events(chain))
    return _write(file, KIND, seeds, events)


def export(store: Store, file: Path) -> int:
    """What may be shown: every event with its postings, and no seed that has not been told."""
    return _write(file, {"houseway": "export", "format": 1}, iter(()), _shown(store))


def _shown(store: Store) -> Iterator[dict[str, Any]]:
    for chain in store.chains():
        postings = groupby(store.entered(chain), key=lambda each: each.number)
        number, group = next(postings, (0, iter(())))
        for event in store.events(chain):
            told = event._asdict() | {"body": json.loads(event.body)}
            if event.number == number:
                told["postings"] = [
                    {"from": str(p.giver), "to": str(p.taker), "cents": p.amount, "cites": list(p.cites)}
                    for *_, p in group
                ]
                number, group = next(postings, (0, iter(())))
            yield told


def _write(file: Path, kind: dict[str, Any], seeds: Iterator[dict[str, Any]], events: Iterator[dict[str, Any]]) -> int:
    """Under another name first: a file that is there is whole."""
    if file.exists():
        raise BadInput(f"{quoted(str(file))} is there already; name another file")
    part, written = file.with_name(f"{file.name}.part"), 0
    try:
        with part.open("w", encoding="utf-8") as out:
            for line in (kind, *seeds):
                out.write(json.dumps(line) + "\n")
            for line in events:
                out.write(json.dumps(line) + "\n")
                written += 1
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
    except OSError as wrong:
        raise BadInput(f"{quoted(str(file))} cannot be written: {wrong.strerror}") from None
    return written


def restore(file: Path, store: Store) -> int:
    """A backup into an empty store, all of it or nothing."""
    if store.chains():
        raise BadInput("there is a house in this place already; restore into an empty one")
    events, seeds = _read(file)
    secrets = {shoe: seed for chain, shoe, seed in seeds if chain == CHAIN}
    chains = [[event for event in events if event.chain == chain] for chain in sorted({e.chain for e in events})]
    entered = [each for chain in chains for each in rebuilt(chain, secrets)]
    listed = [(event.chain, body) for event in events if concerns(body := event.data)]
    store.commit([Batch(events, entered, seeds, listed)])
    return len(events)


def _read(file: Path) -> tuple[list[Stored], list[tuple[int, int, str]]]:
    events: list[Stored] = []
    seeds: list[tuple[int, int, str]] = []
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        if not lines or json.loads(lines[0]) != KIND:
            raise BadInput(f"{quoted(str(file))} is no backup of a house")
        for number, line in enumerate(lines[1:], 2):
            match json.loads(line):
                case {"event": [int(), int(), int(), int(), str() | None, str(), str(), str(), str()] as event}:
                    events.append(Stored(*event))
                case {"seed": [int(chain), int(shoe), str(seed)]}:
                    seeds.append((chain, shoe, seed))
                case _:
                    raise BadInput(f"{file}:{number}: neither an event nor a seed")
    except OSError as wrong:
        raise BadInput(f"{quoted(str(file))} cannot be read: {wrong.strerror}") from None
    except ValueError:
        raise BadInput(f"{quoted(str(file))} is no backup of a house: a line of it is not JSON") from None
    return events, seeds
