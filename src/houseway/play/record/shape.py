"""The shape of what a recorded round holds: events, settlements and rulings, each on its line."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from houseway.play.codec import AMOUNTS
from houseway.play.record.places import Path
from houseway.play.record.source import LIST, TEXT, YES, Source
from houseway.play.record.toml import Data
from houseway.play.wager import Verdict

SETTLED: Final = dict.fromkeys(("person", "wager", "selection", "verdict", *AMOUNTS), TEXT) | {
    "cites": LIST,
    "undone": YES,
}
RULED: Final = {"ruling": TEXT, "cites": LIST}
CALLED: Final = {"call": TEXT, "cites": LIST}
MOVED: Final = {"chips": TEXT, "to": TEXT, "from": TEXT, "in": TEXT}
METERED: Final = {"metered": TEXT, "of": TEXT, "cites": LIST}
CITED: Final = (("call", CALLED, "a call"), ("metered", METERED, "what a meter counted"), ("ruling", RULED, "a ruling"))
LED_TO: Final = frozenset({"call", "ruling", "verdict", "chips", "metered"})


def is_act_or_outcome(event: Any) -> bool:
    """Did this happen, or is it what something led to?"""
    return not isinstance(event, dict) or "by" in event or not event.keys() & LED_TO


def check_led_to(source: Source, event: Data, path: Path) -> None:
    """What an act or an outcome led to: a call, chips that moved, what a meter counted, a ruling or a settlement."""
    if "verdict" in event:
        check_settled(source, event, path)
    elif "chips" in event:
        source.table(event, MOVED, *path, needed=("chips", "to", "from"), what="a movement of chips")
        source.money(event["chips"], *path, "chips")
    else:
        kinds, what = next((kinds, what) for name, kinds, what in CITED if name in event)
        source.table(event, kinds, *path, what=what)
        if "metered" in event:
            source.money(event["metered"], *path, "metered")
        for text in event.get("cites", ()):
            source.cite(text, *path, "cites")


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
