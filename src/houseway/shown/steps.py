"""What a player may do next while wagers are open, and which of it is golden: it gives nothing up.

Golden is a wager that is owed, with those of their last round where it is one of them; then one where nothing of theirs
lies yet: those of their last round, or a first small one. Once something lies there, it is that they need no more time.
"""

from typing import Any

from houseway.house.tables.table import RunningTable
from houseway.house.tables.wager_sets import Laying, layings, still_due
from houseway.money import dollars
from houseway.play.codec import Data
from houseway.play.round import Round
from houseway.play.wagering import Wagering

READY = "ready"


def are_open_to(running: RunningTable, who: str) -> bool:
    """May this player wager now?"""
    round_ = running.round
    return round_ is not None and isinstance(round_.ask, Wagering) and round_.table.takes_part(who)


def steps(running: RunningTable, who: str, answers: list[Data]) -> list[Data]:
    """The golden one first; `answers` are the acts of theirs that close the wagers."""
    round_ = running.round
    assert round_ is not None
    found = layings(running, who)
    golden = _golden(round_, who, found)
    told = [_told(who, each, each is golden) for each in found if each is golden or each.lays != "first"]
    due = still_due(running, round_, who) > 0  # what a tournament's conditions ask for is forfeited, or its player out
    owes, ready = bool(round_.table.owes(who)), golden is None and not due and not _must(found)
    asked = owes or not running.by_the_house  # a live table waits for whoever closes the wagers
    closes = [each | {"ordinary": ready and not owes} for each in answers] if asked else []
    waits = [_ready(round_, who, ready)] if running.by_the_house and not closes else []
    return sorted([*told, *closes, *waits], key=lambda each: not each["ordinary"])


def _must(found: list[Laying]) -> bool:
    return any(each.owed for each in found)


def _golden(round_: Round[Any], who: str, found: list[Laying]) -> Laying | None:
    by = {each.lays: each for each in found}
    first, again = by.get("first"), by.get("again")
    if first is not None and first.owed:
        return again if again is not None and _places(first) <= _places(again) else first
    if any(placed.person == who for placed in round_.table.placed):
        return None
    return again or first


def _places(each: Laying) -> set[tuple[str, str]]:
    return {(on, selection) for on, selection, _, _ in each.wagers}


def _told(who: str, each: Laying, ordinary: bool) -> Data:
    data: Data = {"who": who, "lays": each.lays, "sum": dollars(each.total), "says": each.words}
    return data | {"under": each.under.text, "ordinary": ordinary}


def _ready(round_: Round[Any], who: str, ordinary: bool) -> Data:
    """That they need no more time, in the words of what closes the wagers where that is not for another player."""
    ask = round_.ask
    assert isinstance(ask, Wagering)
    others = [name for name in round_.named(ask) if name != who and round_.table.takes_part(name)]
    says = READY if others else ask.closed_by
    return {"who": who, "ready": True, "says": says, "under": ask.closed_under.text, "ordinary": ordinary}
