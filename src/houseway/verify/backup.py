"""The whole store as lines of JSON, and a store from them again: every posting is rebuilt from the events alone."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain as joined
from itertools import groupby, takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from houseway.errors import BadInput, quoted
from houseway.house.open_rounds import game_of, hidden_rounds
from houseway.house.systems import CHAIN
from houseway.store.chain import LISTED, Batch, Stored
from houseway.store.codec import as_data
from houseway.store.database import url_of
from houseway.store.events import Revealed
from houseway.store.problems import told
from houseway.store.store import Store
from houseway.verify.house import verify
from houseway.verify.marks import found_by
from houseway.verify.postings import rebuilt

KIND: Final = {"houseway": "backup", "format": 2}
OLDER: Final = {"houseway": "backup", "format": 1}  # without a last line that says what it should hold
Seed: TypeAlias = tuple[int, int, str]


def backup(store: Store, file: Path) -> int:
    """Every event and every seed, those of shoes that are not over too: keep it as safe as the house itself.

    All of it as it stands at one moment, since a chain that is read later tells of money that an earlier one brings.
    The last line says what there is, so that a file of which the end is missing is known by it.
    """
    with store.as_it_stands() as still:
        seeds = [{"seed": [chain, *seed]} for chain in still.seeded() for seed in still.seeds(chain).items()]
        ends = {chain: still.end(chain) for chain in still.chains()}
        events = ({"event": list(event)} for chain in still.chains() for event in still.events(chain))
        last = _last(len(seeds), {chain: (end.number, end.head) for chain, end in ends.items()})
        return _write(file, joined([KIND], seeds, events, [last])) - len(seeds) - 2


def _last(seeds: int, ends: Mapping[int, tuple[int, str]]) -> dict[str, Any]:
    """So many seeds; of each chain so many events, and the hash of the last."""
    events = sum(number for number, _ in ends.values())
    return {"end": {"seeds": seeds, "events": events, "heads": {str(chain): list(end) for chain, end in ends.items()}}}


def export(store: Store, file: Path) -> int:
    """For inspectors and administrators: every event with its postings, so every card of rounds that are over, also
    what nobody was shown. No seed that was not told to everybody, and no round that is still played where something
    may lie face down."""
    return _write(file, joined([{"houseway": "export", "format": 1}], _exported(store))) - 1


def _exported(store: Store) -> Iterator[dict[str, Any]]:
    hidden, face_down = hidden_rounds(store), {t.chain for t in store.tables() if game_of(store, t.chain).face_down}
    for chain in store.chains():
        until = hidden.get(chain)
        postings = groupby(store.entered(chain), key=lambda each: each.number)
        number, group = next(postings, (0, iter(())))
        for event in takewhile(lambda each: until is None or each.round < until, store.events(chain)):  # noqa: B023
            told = event.event
            line = event._asdict() | {"body": as_data(told)}
            if chain in face_down and isinstance(told, Revealed):
                del line["body"]["seed"]  # houses that are older stored it
            if event.number == number:
                line["postings"] = [
                    {"from": str(p.giver), "to": str(p.taker), "cents": p.amount, "cites": list(p.cites)}
                    for *_, p in group
                ]
                number, group = next(postings, (0, iter(())))
            yield line


def _write(file: Path, lines: Iterable[dict[str, Any]]) -> int:
    """Under another name first: a file that is there is whole. Nobody else may read it."""
    if file.exists():
        raise BadInput(f"{quoted(str(file))} is there already; name another file")
    part, written = file.with_name(f"{file.name}.part"), 0
    try:
        part.unlink(missing_ok=True)
        with open(part, "x", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            for line in lines:
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


def restore(file: Path, store: Store, older: bool = False) -> int:
    """A backup into an empty store, all of it or nothing: it is put together and verified elsewhere first. Of an older
    one, which does not say what it should hold, nobody knows whether its end is missing."""
    if store.chains():
        raise BadInput("there is a house in this place already; restore into an empty one")
    events, seeds = _read(file, older)
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


def _together(events: list[Stored], seeds: list[Seed]) -> Batch:
    secrets = {shoe: seed for chain, shoe, seed in seeds if chain == CHAIN}
    chains = [[event for event in events if event.chain == chain] for chain in sorted({e.chain for e in events})]
    entered = [each for chain in chains for each in rebuilt(chain, secrets)]
    told = ((each.chain, each.event) for each in events)
    listed = [(chain, event) for chain, event in told if isinstance(event, LISTED)]
    marks, amounts = found_by(events, entered)
    return Batch(events, entered, seeds, [*listed], marks, amounts)


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


def _read(file: Path, older: bool) -> tuple[list[Stored], list[Seed]]:
    try:
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    except OSError as wrong:
        raise BadInput(f"{quoted(str(file))} cannot be read: {wrong.strerror}") from None
    except (ValueError, RecursionError):
        raise BadInput(f"{quoted(str(file))} is no backup of a house: a line of it is not JSON") from None
    if not lines or lines[0] not in (KIND, OLDER):
        raise BadInput(f"{quoted(str(file))} is no backup of a house")
    if lines[0] == KIND:
        return _whole(file, lines)
    if not older:
        why = "has no last line that says what it should hold, so nobody knows whether its end is missing"
        raise BadInput(f"{quoted(str(file))} is an older backup: it {why}; with --older it is restored all the same")
    return _sorted(file, lines[1:])


def _whole(file: Path, lines: list[Any]) -> tuple[list[Stored], list[Seed]]:
    """All that the last line says, and no more."""
    if not (isinstance(lines[-1], dict) and "end" in lines[-1]):
        raise BadInput(f"{quoted(str(file))} is cut off, and nothing was restored: its last line is missing")
    events, seeds = _sorted(file, lines[1:-1])
    last = _last(len(seeds), {event.chain: (event.number, event.hash) for event in events})
    if lines[-1] != last or last["end"]["events"] != len(events):
        why = "it does not hold the events and seeds that its last line names"
        raise BadInput(f"{quoted(str(file))} is spoilt, and nothing was restored: {why}")
    return events, seeds


def _named(by: list[Any]) -> bool:
    """Who acted; older backups have nobody there."""
    return not by or (len(by) == 2 and all(each is None or isinstance(each, str) for each in by))


def _sorted(file: Path, lines: list[Any]) -> tuple[list[Stored], list[Seed]]:
    events: list[Stored] = []
    seeds: list[Seed] = []
    for number, line in enumerate(lines, 2):
        match line:
            case {"event": [int(), int(), int(), int(), str() | None, str(), str(), str(), str(), *by] as event} if (
                _named(by)
            ):
                events.append(Stored(*event))
            case {"seed": [int(chain), int(shoe), str(seed)]}:
                seeds.append((chain, shoe, seed))
            case _:
                raise BadInput(f"{file}:{number}: neither an event nor a seed")
    return events, seeds
