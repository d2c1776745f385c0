"""The data folder of `houseway jackpot`: a house, whose store keeps what was done with its prize meter systems.

Before, that was a file of lines (`jackpots.jsonl`). Where one is named, or stands beside a folder that is not begun,
all of it is done again in a house; the file stays as it is.
"""

import argparse
import json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from houseway.cli.house_folder import Does, in_folder, is_begun, moment_of
from houseway.errors import BadInput, HousewayError
from houseway.jackpot.acts import BY_HAND, came_of, meters

if TYPE_CHECKING:
    from houseway.house.house import House

LINES = ".jsonl"
T = TypeVar("T")


async def by_hand(house: "House", what: str, details: dict[str, Any]) -> Any:
    """Something is entered that was done at tables elsewhere; what it gave."""
    await house.jackpot(what, **{**details, BY_HAND: True})
    return house.systems.found


def done_in(args: argparse.Namespace, does: Does[T], begins: bool) -> T:
    """In the house of the folder; opening a system begins one, and all else is refused before that."""
    at, folder = moment_of(args), Path(args.data)
    if folder.suffix == LINES:
        folder = folder.with_suffix("")
    lines = folder.with_name(f"{folder.name}{LINES}")
    if lines.is_file() and not is_begun(folder):
        _take_over(lines, folder)
    return in_folder(folder, at, does, begins)


def _take_over(lines: Path, folder: Path) -> None:
    """Each line is done again, and leads to what it says."""

    async def again(house: "House") -> None:
        for number, line in enumerate(lines.read_text(encoding="utf-8").splitlines(), 1):
            try:
                await _again(house, json.loads(line))
            except (HousewayError, ValueError, KeyError, TypeError, AttributeError) as wrong:
                raise BadInput(f"{lines}:{number}: this journal of jackpots does not come out: {wrong}") from None

    in_folder(folder, datetime.min, again, True)


async def _again(house: "House", said: dict[str, Any]) -> None:
    from houseway.house.clock import HeldClock  # here, so that nobody else needs a house

    told = {name: said.pop(name) for name in ("paid", "moved", "meters") if name in said}
    house.clock = HeldClock(datetime.fromisoformat(said.pop("at")))
    found = await by_hand(house, said.pop("do"), said)
    if (now := came_of(found) | {"meters": meters(house.systems.jackpots)}) != told:
        raise ValueError(f"it now leads to {json.dumps(now)}")
