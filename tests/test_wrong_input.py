"""Files that people write: what stands in the place of something else is taken, or told in one line; never a bug."""

import datetime as dt
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from support.tournament import data_of, queensland, text_of

from houseway.errors import HousewayError
from houseway.games.keno.schedule import example, schedule_of
from houseway.keno.settings_file import check_settings, settings_of
from houseway.play.record.toml import key, value
from houseway.tournament import check, read
from houseway.what_if.draft import read_draft

DRAFTS = sorted((Path(__file__).parents[1] / "docs" / "drafts").glob("*.toml"))
KENO: dict[str, Any] = {
    "casino": "Harbour", "device": "generator", "spare": "ball device", "manner": "other", "most_games": 20,
    "most_games_approved": True, "cards_take_ways": True, "unpaid_days": 60, "unpaid_days_approved": True,
    "sign": {"increment": "0.50", "keno": {"minimum": "1.00", "maximum": "50.00"}},
}  # fmt: skip
INSTEAD: tuple[Any, ...] = (
    -1, 0, 10**12, "", "x", "-5.00", "1.005", True, 1.5, [], ["x"], [1], [[]], {}, {"x": 1}, [{}], dt.date(1998, 9, 4),
    dt.datetime(1998, 9, 4, 20),
)  # fmt: skip


def written(data: dict[str, Any]) -> str:
    return "".join(f"{key(name)} = {value(each)}\n" for name, each in data.items())


def keno(data: dict[str, Any]) -> None:
    check_settings(data, "settings")
    settings_of(data, example(), b"k")


def tournament(data: dict[str, Any]) -> None:
    check(read(text_of(data)))


def draft(data: dict[str, Any]) -> None:
    read_draft(written(data), "draft")


FILES: list[tuple[str, dict[str, Any], Callable[[dict[str, Any]], object]]] = [
    ("a tournament in Victoria", data_of("blackjack-vic"), tournament),
    ("a tournament in Queensland", queensland(), tournament),
    ("the settings of a keno lounge", KENO, keno),
    ("a schedule of prizes", dict(example().as_data()), schedule_of),
    *((each.stem, tomllib.loads(each.read_text(encoding="utf-8")), draft) for each in DRAFTS),
]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every key of every table and the first two of every list."""
    inside = data.items() if isinstance(data, dict) else enumerate(data[:2]) if isinstance(data, list) else ()
    for name, each in inside:
        yield (*path, name)
        yield from places(each, (*path, name))


def changed(data: dict[str, Any], path: tuple[Any, ...], instead: Any) -> dict[str, Any]:
    copy = deepcopy(data)
    at: Any = copy
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = instead
    return copy


@pytest.mark.parametrize(("data", "reads"), [each[1:] for each in FILES], ids=[each[0] for each in FILES])
def test_whatever_stands_there_is_taken_or_told_in_one_line(
    data: dict[str, Any], reads: Callable[[dict[str, Any]], object]
) -> None:
    reads(data)
    found = (wrong(reads, data, path, instead) for path in places(data) for instead in INSTEAD)
    assert [each for each in found if each] == []


def wrong(reads: Callable[[dict[str, Any]], object], data: dict[str, Any], path: tuple[Any, ...], instead: Any) -> str:
    """What goes wrong; nothing, where it is taken, or told in one line."""
    try:
        reads(changed(data, path, instead))
    except HousewayError as told:
        return f"{path}: {told}" if "\n" in str(told) else ""
    except Exception as bug:
        return f"{path} = {instead!r}: {type(bug).__name__}: {bug}"
    return ""
