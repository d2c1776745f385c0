"""Boxes and places that nobody sits at, but wagers on: whose they are, and for whom they are kept.

Whoever played the last round on a box has it again: no bot takes it. A person may, as the rules have it.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from houseway.house.tables.table import RunningTable
from houseway.play.acts import Field, Option

NUMBERED: Final = re.compile(r"(?:box|place|seat) (\d+)")


def places(running: RunningTable) -> dict[int, str]:
    """Who has which, by number: who wagered there first in this round, or else in the last."""
    found: dict[int, str] = {}
    for who, selection in _in_order(running):
        number = numbered(selection)
        if number is not None:
            found.setdefault(number, who)
    return dict(sorted(found.items()))


@lru_cache(maxsize=4096)
def numbered(selection: str) -> int | None:
    """The number of a box or place, where a selection is one."""
    match = NUMBERED.fullmatch(selection)
    return int(match[1]) if match is not None else None


def _in_order(running: RunningTable) -> list[tuple[str, str]]:
    found = [(placed.person, placed.selection) for placed in running.table.placed]
    have = {who for who, _ in found}  # another now
    for who, made in running.wagered.items():
        if who not in have:
            found += [(who, selection) for _, selection, _, _ in made]
    return found


def kept_from(running: RunningTable, who: str) -> set[str]:
    """The boxes and places that are somebody else's."""
    made = [(other, each[1]) for other, wagers in running.wagered.items() for each in wagers]
    made += [(placed.person, placed.selection) for placed in running.table.placed]
    return {place for other, place in made if other != who and numbered(place) is not None}


def free_for_a_bot(running: RunningTable, who: str, options: Sequence[Option]) -> list[Option]:
    """What a bot may do without taking anybody's place."""
    kept = kept_from(running, who)
    return [each for option in options if (each := _without(option, kept)) is not None] if kept else list(options)


def _without(option: Option, kept: set[str]) -> Option | None:
    if option.act != "wager":
        return option
    fields = tuple(_fewer(field, kept) if field.name == "selection" else field for field in option.fields)
    left = all(field.choices for field in fields if field.name == "selection")
    return replace(option, fields=fields) if left else None


def _fewer(field: Field, kept: set[str]) -> Field:
    return field._replace(choices=tuple(each for each in field.choices if each not in kept))
