"""What everybody wagered in the last round in which they did: it can be wagered again, and their places are kept.

It follows from what lay there as a round began and from what was done in it, and every round begins with it, so that
whoever runs the table knows it.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from houseway.money import Cents
from houseway.play.events import Done
from houseway.play.table import Table
from houseway.store.events import WagerMade

BETWEEN: Final = "-"  # numbers of an entry
PLAIN: Final = {"numbers", "stake", "now"}  # for one game, and of the usual kind
Wagered: TypeAlias = Mapping[str, tuple[WagerMade, ...]]
_Where: TypeAlias = tuple[str, str, str, str]  # whose, on what, which selection, in chips of which colour


def wagered_by_now(table: Table, before: Wagered) -> Wagered:
    """By player: in this round, or before it where they made and had none; of those who are still there."""
    found: dict[str, list[WagerMade]] = {}
    for (who, on, selection, chips), stake in _made(table).items():
        found.setdefault(who, []).append((on, selection, stake, chips))
    now = {who: tuple(each) for who, each in found.items()}
    return {
        person.name: made for person in table.players if (made := now.get(person.name, before.get(person.name, ())))
    }


def _made(table: Table) -> dict[_Where, Cents]:
    """What lay there, where it can be wagered so; with what was added, and without what was taken back."""
    found: dict[_Where, Cents] = {}
    for placed, selection, stake in table.stood:
        if selection in placed.wager.selections:
            at = placed.person, placed.wager.name, selection, placed.chips
            found[at] = found.get(at, 0) + stake
    for kind, *entry in table.log:
        if kind is Done and len(entry) == 4:  # what was refused has more
            _take(found, table.game.entry, *entry[:3])
    return found


def _take(found: dict[_Where, Cents], by_entry: str, who: str, act: str, details: Mapping[str, Any]) -> None:
    at = who, details.get("on", ""), details.get("selection", ""), details.get("chips", "")
    if act == "withdraw":
        found.pop(at, None)
    elif act == "wager":
        found[at] = found.get(at, 0) + details["stake"]
    elif by_entry and act == by_entry and details.keys() <= PLAIN:
        at = who, act, BETWEEN.join(map(str, details["numbers"])), ""
        found[at] = found.get(at, 0) + details["stake"]
