"""The shape of what a recorded round holds: events, settlements and rulings, each on its line."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final, TypeAlias

from houseway.play.record.places import Path
from houseway.play.record.source import LIST, NAMES, PROVISIONS, TABLE, TEXT, YES, RecordSource, ValueKind
from houseway.play.record.toml import Data
from houseway.play.settlement import AMOUNTS
from houseway.play.wager import Verdict
from houseway.quotation import quoted

SETTLED: Final = dict.fromkeys(("person", "wager", "selection", "verdict", *AMOUNTS, "fee"), TEXT) | {
    "cites": LIST,
    "undone": YES,
}
Check: TypeAlias = Callable[[RecordSource, Any, Path], None]

RULED: Final = {"ruling": TEXT, "cites": LIST}
CALLED: Final = {"call": TEXT, "cites": LIST}
MOVED: Final = {"chips": TEXT, "to": TEXT, "from": TEXT, "in": TEXT}
METERED: Final = {"metered": TEXT, "of": TEXT, "cites": LIST}
AWAITED: Final = {
    "by": NAMES, "acts": NAMES, "says": TEXT, "moment": TEXT, "cites": LIST, "options": LIST,
}  # fmt: skip
CITED: Final = (("call", CALLED, "a call"), ("metered", METERED, "what a meter counted"), ("ruling", RULED, "a ruling"))
OF_ANY_OUTCOME: Final = ("by", "to", "refused")
LED_TO: Final = frozenset({"call", "ruling", "verdict", "chips", "metered"})


def is_act_or_outcome(event: Any) -> bool:
    """Did this happen, or is it what something led to?"""
    return not isinstance(event, dict) or "by" in event or not event.keys() & LED_TO


def check_led_to(source: RecordSource, event: Data, path: Path) -> None:
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
        _check_cites(source, event, path)


def check_event(source: RecordSource, event: Any, path: Path) -> None:
    if not isinstance(event, dict) or type(event.get("by")) is not str:
        raise source.bad("an event is a table that says 'by' whom: {by = \"dealer\", act = …}", *path)
    for name, value in event.items():
        if isinstance(value, Mapping) or type(value) is date:
            raise source.bad(f"'{name}' must be text, a whole number, true or false, a moment or a list", *path)
    if "refused" in event:
        source.kind(event["refused"], PROVISIONS, *path, "refused")
        source.provisions(event["refused"], *path, "refused")
    if "act" not in event:
        _check_outcome(source, event, path)
        return
    source.kind(event["act"], TEXT, *path, "act")


def _check_outcome(source: RecordSource, event: Data, path: Path) -> None:
    """A device gives one thing, perhaps for somebody."""
    given = [value for name, value in event.items() if name not in OF_ANY_OUTCOME]
    if len(given) != 1 or type(given[0]) not in (str, int) or type(event.get("to", "")) is not str:
        why = "an event has an 'act', or is one outcome of a device like {by = \"wheel\", ball = 17}"
        raise source.bad(why, *path)


def outcome_in(event: Data) -> str:
    """What a device gives."""
    return next(name for name in event if name not in OF_ANY_OUTCOME)


def check_settled(source: RecordSource, settled: Any, path: Path) -> None:
    source.table(settled, SETTLED, *path, what="a settlement")
    for name in settled.keys() & {*AMOUNTS, "fee"}:
        source.money(settled[name], *path, name)
    verdicts = [verdict.value for verdict in Verdict]
    if settled.get("verdict", "win") not in verdicts:
        raise source.bad(f"'verdict' cannot be {quoted(settled['verdict'])}; allowed: {', '.join(verdicts)}", *path)
    _check_cites(source, settled, path)


def _check_cited(kinds: Mapping[str, ValueKind], what: str) -> Check:
    def check(source: RecordSource, stated: Any, path: Path) -> None:
        source.table(stated, kinds, *path, what=what)
        _check_cites(source, stated, path)

    return check


def _check_cites(source: RecordSource, stated: Data, path: Path) -> None:
    cites = stated.get("cites", [])
    source.kind(cites, LIST, *path, "cites")
    source.provisions(cites, *path, "cites")


def _check_awaited(source: RecordSource, stated: Data, path: Path) -> None:
    source.table(stated, AWAITED, *path, what="what is awaited")
    _check_cites(source, stated, path)
    for name in {"by", "acts"} & stated.keys():
        for index, each in enumerate(stated[name] if isinstance(stated[name], list) else ()):
            source.kind(each, TEXT, *path, name, index)
    for index, option in enumerate(stated.get("options", ())):
        source.kind(option, TABLE, *path, "options", index)
        _check_cites(source, option, (*path, "options", index))


LINES: Final[Mapping[str, Check]] = {
    "settles": check_settled,
    "rulings": _check_cited(RULED, "a ruling"),
    "calls": _check_cited(CALLED, "a call"),
}


def check_stated(source: RecordSource, name: str, stated: Any, path: Path) -> None:
    """What a round states besides its events."""
    if name in LINES:
        for index, line in enumerate(stated):
            LINES[name](source, line, (*path, index))
    elif name == "awaited":
        _check_awaited(source, stated, path)
    elif name == "received":
        for person, amount in stated.items():
            source.money(amount, *path, person)
