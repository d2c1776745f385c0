"""The data folder of `houseway keno`: key, settings and schedule as it was begun with them, and the journal."""

import argparse
import secrets
from pathlib import Path
from typing import Final

from houseway.cli.files import write_whole
from houseway.errors import BadInput
from houseway.games.keno.schedule import EXAMPLE_FILE, Schedule, read_schedule
from houseway.keno import Journal, Settings
from houseway.keno.settings_file import read_settings, settings_of

KEY: Final = "key"
JOURNAL: Final = "keno.db"
SCHEDULE: Final = "schedule.toml"
SETTINGS: Final = "settings.toml"


def schedule_given(args: argparse.Namespace) -> Schedule:
    """The schedule of the options, or of the settings file that they name, or the example."""
    return read_schedule(_schedule_file(args) or EXAMPLE_FILE)


def _schedule_file(args: argparse.Namespace) -> Path | None:
    if args.schedule:
        return Path(args.schedule)
    named = read_settings(args.settings).get("schedule") if args.settings else None
    return Path(args.settings).parent / named if named else None  # beside the settings


def unbegun(args: argparse.Namespace) -> Journal | None:
    """Where the folder is not begun: a journal that nothing is kept of, so that what is refused begins none."""
    folder = Path(args.data)
    if (folder / JOURNAL).exists() or (folder.exists() and not folder.is_dir()):
        return None
    return Journal(":memory:", _check_given(args))


def open_journal(args: argparse.Namespace) -> Journal:
    """The folder's journal, and the key with which its tickets are made out."""
    folder = Path(args.data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / KEY).exists():
            write_whole(folder / KEY, secrets.token_hex(32).encode(), mode=0o600)
        settings = _settings(folder, args)
    except OSError as wrong:
        raise BadInput(f"--data: {folder} cannot be used: {wrong.strerror}") from None
    return Journal(folder / JOURNAL, settings)


def _check_given(args: argparse.Namespace) -> Settings:
    return settings_of(read_settings(args.settings) if args.settings else {}, schedule_given(args), b"")


def _settings(folder: Path, args: argparse.Namespace) -> Settings:
    """As the folder was begun: they decide what was sold and won, so they stay the same."""
    given = _check_given(args)
    if not (folder / SETTINGS).exists():
        new = args.settings and not (folder / JOURNAL).exists()
        text = Path(args.settings).read_text(encoding="utf-8") if new else ""
        write_whole(folder / SETTINGS, text.encode())
    if not (folder / SCHEDULE).exists():
        text = (_schedule_file(args) or EXAMPLE_FILE).read_text(encoding="utf-8")
        write_whole(folder / SCHEDULE, text.encode())
    key, schedule = (folder / KEY).read_bytes(), read_schedule(folder / SCHEDULE)
    if _schedule_file(args) and given.schedule != schedule:
        raise BadInput(f"--schedule: {folder} was begun with another schedule of prizes, which it keeps in {SCHEDULE}")
    kept = read_settings(folder / SETTINGS)
    if args.settings and settings_of(kept, given.schedule, b"") != given:
        raise BadInput(f"--settings: {folder} was begun with other settings, which it keeps in {SETTINGS}")
    return settings_of(kept, schedule, key)
