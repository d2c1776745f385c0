"""The shape of what a recorded round holds: events, settlements and rulings, each on its line."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from houseway.play.acts import MONEY
from houseway.play.record.places import Path
from houseway.play.record.source import LIST, TEXT, Source
from houseway.play.record.toml import Data
from houseway.play.wager import Verdict

__all__ = ["AMOUNTS", "check_event", "check_ruled", "check_settled"]

AMOUNTS: Final = ("stake", "paid", "returned", "left", "commission")
SETTLED: Final = dict.fromkeys(("person", "wager", "selection", "verdict", *AMOUNTS), TEXT) | {"cites": LIST}
RULED: Final = {"ruling": TEXT, "cites": LIST}


def check_event(source: Source, event: Any, path: Path) -> None:
    if not isinstance(event, dict) or type(event.get("by")) is not str:
        raise source.bad("an event is a table that says 'by' whom: {by = \"dealer\", act = …}", *path)
    for name, value in event.items():
        if isinstance(value, Mapping) or type(value) is date:
            raise source.bad(f"'{name}' must be text, a whole number, true or false, a moment or a list", *path)
    if "act" not in event:
        _check_outcome(source, event, path)
        return
    source.kind(event["act"], TEXT, *path, "act")
    if "refused" in event:
        source.cite(event["refused"], *path, "refused")
    for name in event.keys() & MONEY:
        if name != "chips" or not isinstance(event[name], str):  # a wager's chips are told by their colour
            source.money(event[name], *path, name)


def _check_outcome(source: Source, event: Data, path: Path) -> None:
    """A device gives one thing, perhaps for somebody."""
    given = [value for name, value in event.items() if name not in ("by", "to")]
    if len(given) != 1 or type(given[0]) not in (str, int) or type(event.get("to", "")) is not str:
        why = "an event has an 'act', or is one outcome of a device like {by = \"wheel\", ball = 17}"
        raise source.bad(why, *path)


def check_settled(source: Source, settled: Any, path: Path) -> None:
    source.table(settled, SETTLED, *path, what="a settlement")
    for name in settled.keys() & set(AMOUNTS):
        source.money(settled[name], *path, name)
    verdicts = [verdict.value for verdict in Verdict]
    if settled.get("verdict", "win") not in verdicts:
        raise source.bad(f"'verdict' cannot be {settled['verdict']!r}; allowed: {', '.join(verdicts)}", *path)
    for text in settled.get("cites", ()):
        source.cite(text, *path, "cites")


def check_ruled(source: Source, ruled: Any, path: Path) -> None:
    source.table(ruled, RULED, *path, what="a ruling")
    for text in ruled.get("cites", ()):
        source.cite(text, *path, "cites")
