"""The data folder of `houseway keno`: a house, whose store keeps what was done at its lounge.

A folder of before had a journal of its own (`keno.db`), and key, settings and schedule in files beside it. When it is
first opened, all of that is done again in a house; the old files stay as they are.
"""

import argparse
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from houseway.cli.house_folder import Does, in_folder, is_begun
from houseway.errors import BadInput
from houseway.games.keno.schedule import EXAMPLE_FILE, Schedule, read_schedule
from houseway.keno.settings_file import read_settings, settings_of
from houseway.ledger.accounts import KENO

if TYPE_CHECKING:
    from houseway.house.house import House

KEY, JOURNAL, SCHEDULE, SETTINGS = "key", "keno.db", "schedule.toml", "settings.toml"  # of a folder of before
PATRONS: Final = frozenset({"sell", "accept", "pay", "refund", "issue keno dollars", "redeem keno dollars", "claim"})
T = TypeVar("T")


def schedule_given(args: argparse.Namespace) -> Schedule:
    """The schedule of the options, or of the settings file that they name, or the example."""
    return read_schedule(_schedule_file(args) or EXAMPLE_FILE)


def _schedule_file(args: argparse.Namespace) -> Path | None:
    if args.schedule:
        return Path(args.schedule)
    named = read_settings(args.settings).get("schedule") if args.settings else None
    return Path(args.settings).parent / named if named else None  # beside the settings


async def keno(house: "House", what: str, **details: Any) -> Any:
    """Something is done at the lounge, by whoever comes to its counter; what it gave."""
    bearer = {"patron": ""} if what in PATRONS else {}
    await house.keno(what, **details, **bearer)
    return house.systems.found


def done_in(args: argparse.Namespace, at: datetime, does: Does[T], seed: Callable[[], str] | None = None) -> T:
    """In the house of the folder; a keno day begins one, and all else is refused before that."""
    folder = Path(args.data)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--data: {folder} cannot be used: it is no folder")
    if (folder / JOURNAL).is_file() and not is_begun(folder):
        _take_over(folder)
    begun = is_begun(folder)

    async def opened(house: "House") -> T:
        if begun:
            _check_as_begun(house, args)
        else:
            await _open(house, read_settings(args.settings) if args.settings else {}, schedule_given(args))
        return await does(house)

    return in_folder(folder, at, opened, args.act == "begin-day", seed)


async def _open(house: "House", settings: Mapping[str, Any], schedule: Schedule) -> None:
    chosen = {name: each for name, each in settings.items() if name != "schedule"}
    await house.keno("open", settings=chosen, schedule=schedule.as_kept())


def _check_as_begun(house: "House", args: argparse.Namespace) -> None:
    """What the options say is what the folder was begun with: that decides what was sold and won."""
    ours = house.systems.lounge().settings
    if _schedule_file(args) and schedule_given(args) != ours.schedule:
        raise BadInput(f"--schedule: {args.data} was begun with another schedule of prizes, which it keeps")
    if args.settings and settings_of(read_settings(args.settings), ours.schedule, ours.key) != ours:
        raise BadInput(f"--settings: {args.data} was begun with other settings, which it keeps")


# A folder of before


def _take_over(folder: Path) -> None:
    """All that its journal has is done again in a house; the codes on its tickets stay good."""
    from houseway.house.clock import HeldClock  # here, so that nobody else needs a house
    from houseway.store.keno_journal import journal

    rows = journal(folder / JOURNAL)
    settings = read_settings(folder / SETTINGS) if (folder / SETTINGS).exists() else {}
    schedule, key = read_schedule(folder / SCHEDULE), (folder / KEY).read_text()

    async def again(house: "House") -> None:
        await _open(house, settings, schedule)
        for at, what, details in rows:
            house.clock = HeldClock(at)
            await _does_again(house, what, details)

    in_folder(folder, rows[0][0] if rows else datetime.now(), again, True, lambda: key)


async def _does_again(house: "House", what: str, details: Mapping[str, Any]) -> None:
    """A result was entered with its drawing, or from before there were drawings with its numbers alone."""
    if what == "result":
        await house.done_with(KENO, "draw", None, dict(details))
    else:
        await keno(house, what, **details)
