"""A house's store as it stands at one moment, for commands that only read it; and which of its days are meant."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from houseway.errors import BadInput, quoted

if TYPE_CHECKING:
    from houseway.store.store import Store


def add_house(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the folder of a house")
    parser.add_argument("--database", metavar="URL", help="instead, a database like postgresql://user@host/name")


def add_days(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="one gaming day")
    parser.add_argument("--from", dest="first", metavar="YYYY-MM-DD", help="from this gaming day on")
    parser.add_argument("--to", dest="last", metavar="YYYY-MM-DD", help="up to this gaming day")


@contextmanager
def at_rest(args: argparse.Namespace) -> "Iterator[Store]":
    """People may be playing: what they do meanwhile is not looked at."""
    from houseway.store.database import FILE, url_of
    from houseway.store.problems import told
    from houseway.store.store import Store

    folder = Path(args.data or ".")
    if args.database is None and not (folder / FILE).is_file():
        raise BadInput(f"--data: there is no house in {quoted(str(folder))}; it would have a file {FILE}")
    store = Store(url_of(folder, args.database))
    try:
        with told(), store.as_it_stands() as still:
            yield still
    finally:
        store.engine.dispose()
