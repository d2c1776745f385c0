"""The whole store as lines of JSON, and a store from them again: every posting is rebuilt from the events alone."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby, takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.house.chain import Batch, Stored
from houseway.house.not_stored import told
from houseway.house.rebuilding import rebuilt
from houseway.house.store import Store
from houseway.house.systems import CHAIN
from houseway.house.verify import verify
from houseway.ledger.database import url_of
from houseway.ledger.registers import concerns

KIND: Final = {"houseway": "backup", "format": 1}


def backup(store: Store, file: Path) -> int:
    """Every event and every seed, those of shoes that are not over too: keep it as safe as the house itself.

    All of it as it stands at one moment, since a chain that is read later tells of money that an earlier one brings.
    """
    with store.as_it_stands() as still:
        seeds = ({"seed": [chain, *seed]} for chain in still.seeded() for seed in still.seeds(chain).items())
        events = ({"event": list(event)} for chain in still.chains() for event in still.events(chain))
        return _write(file, KIND, seeds, events)


def export(store: Store, file: Path) -> int:
    """What may be shown: every event with its postings, and no seed that has not been told. A round that is still
    played is left out where somebody may not see all of it."""
    return _write(file, {"houseway": "export", "format": 1}, iter(()), _shown(store))


def _shown(store: Store) -> Iterator[dict[str, Any]]:
    playing = {each.chain for each in store.tables() if not each.closed and _hides(store, each.chain)}
    for chain in store.chains():
        until = store.last_round(chain) if chain in playing else None
        postings = groupby(store.entered(chain), key=lambda each: each.number)
        number, group = next(postings, (0, iter(())))
        for event in takewhile(lambda each: until is None or each.round < until, store.events(chain)):  # noqa: B023
            line = event._asdict() | {"body": json.loads(event.body)}
            if event.number == number:
                line["postings"] = [
                    {"from": str(p.giver), "to": str(p.taker), "cents": p.amount, "cites": list(p.cites)}
                    for *_, p in group
                ]
                number, group = next(postings, (0, iter(())))
            yield line


def _hides(store: Store, chain: int) -> bool:
    opened = store.first(chain).data
    return find(opened["game"], opened["variant"], opened["rules"], opened["on"]).hides


def _write(file: Path, kind: dict[str, Any], seeds: Iterator[dict[str, Any]], events: Iterator[dict[str, Any]]) -> int:
    """Under another name first: a file that is there is whole. Nobody else may read it."""
    if file.exists():
        raise BadInput(f"{quoted(str(file))} is there already; name another file")
    part, written = file.with_name(f"{file.name}.part"), 0
    try:
        part.unlink(missing_ok=True)
        with open(part, "x", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            for line in (kind, *seeds):
                out.write(json.dumps(line) + "\n")
            for line in events:
                out.write(json.dumps(line) + "\n")
                written += 1
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
    except OSError as wrong:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise BadInput(f"{quoted(str(file))} cannot be written: {wrong.strerror}") from None
    return written


def restore(file: Path, store: Store) -> int:
    """A backup into an empty store, all of it or nothing: it is put together and verified elsewhere first."""
    if store.chains():
        raise BadInput("there is a house in this place already; restore into an empty one")
    events, seeds = _read(file)
    try:
        batch = _together(events, seeds)
        wrong = _tried(batch)
    except Exception as broken:  # whatever a spoilt line leads to
        wrong = str(broken).partition("\n")[0] or type(broken).__name__
    if wrong:
        raise BadInput(f"{quoted(str(file))} is spoilt, and nothing was restored: {wrong}")
    with told():
        _commit(batch, store)
    return len(events)


def _together(events: list[Stored], seeds: list[tuple[int, int, str]]) -> Batch:
    secrets = {shoe: seed for chain, shoe, seed in seeds if chain == CHAIN}
    chains = [[event for event in events if event.chain == chain] for chain in sorted({e.chain for e in events})]
    entered = [each for chain in chains for each in rebuilt(chain, secrets)]
    listed = [(event.chain, body) for event in events if concerns(body := event.data)]
    return Batch(events, entered, seeds, listed)


def _tried(batch: Batch) -> str:
    """What is wrong with the house that comes of it, if anything is."""
    with TemporaryDirectory(prefix="houseway-") as folder:
        aside = Store(url_of(folder))
        try:
            _commit(batch, aside)
            return verify(aside).wrong
        finally:
            aside.engine.dispose()


def _commit(batch: Batch, store: Store) -> None:
    for wrong in store.commit([batch]):
        if wrong is not None:  # somebody gave what they did not have: then it is not all that there was
            raise wrong


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
    except (ValueError, RecursionError):
        raise BadInput(f"{quoted(str(file))} is no backup of a house: a line of it is not JSON") from None
    return events, seeds
