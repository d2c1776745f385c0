"""Walked tables, kept in the user's cache folder: a walk takes seconds, and comes out the same until something changes.

The name of a file says what it was walked from: the sources of the game and of the core, the settings, the strategy.
"""

import json
from ast import literal_eval
from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np

from houseway import cache as kept_under
from houseway.play.wager import Verdict
from houseway.play.walk import End, WagerFate
from houseway.simulate.games import Request
from houseway.simulate.tables import Tables

SOURCES: Final = ("simulate", "strategies")


class Walked(NamedTuple):
    """What a walk gives: the tables, and what the device gives, with weights, where it remembers nothing."""

    name: str
    tables: Tables
    weights: tuple[tuple[Any, int], ...] = ()


def kept(asked: Request, make: Callable[[], Sequence[Walked]]) -> Sequence[Walked]:
    """What was walked before, or what is walked now, and is then kept."""
    path = kept_under.folder("walks") / f"{asked.game.name}-{fingerprint(asked)}.npz"
    try:
        return read(path)
    except (OSError, ValueError, KeyError, BadZipFile):  # it is not there, or is no longer whole
        walked = make()
        with suppress(OSError):  # there may be nowhere to keep it
            write(path, walked)
        return walked


def fingerprint(asked: Request, *more: str) -> str:
    """Of what is asked for, and of all sources that say what comes of it."""
    game = asked.game
    told = str((game, sorted(asked.settings.items()), asked.strategy, asked.wager, *asked.indices))
    return kept_under.fingerprint(told, (*SOURCES, *more, game.home), kept_under.package())


def write(path: Path, walked: Sequence[Walked]) -> None:
    arrays = {f"{part}{at}": each for at, one in enumerate(walked) for part, each in _arrays(one.tables).items()}
    says = json.dumps([_says(each) for each in walked])
    kept_under.replaced(path, lambda file: np.savez(file, says=np.array(says), **arrays))


def _arrays(tables: Tables) -> dict[str, Any]:
    return {"to": tables.to, "ends": tables.end_states}


def _says(walked: Walked) -> dict[str, Any]:
    tables = walked.tables
    ends = [[(e.wager, e.selection, e.verdict.value, str(e.staked), str(e.net)) for e in end] for end in tables.ends]
    kinds, weights = str(tables.kinds), str(walked.weights)
    return {"name": walked.name, "start": tables.start, "kinds": kinds, "weights": weights, "ends": ends}


def read(path: Path) -> Sequence[Walked]:
    with path.open("rb") as whole, np.load(whole) as file:
        return [
            Walked(each["name"], _tables(file[f"to{at}"], file[f"ends{at}"], each), literal_eval(each["weights"]))
            for at, each in enumerate(json.loads(str(file["says"])))
        ]


def _tables(to: Any, ends: Any, told: dict[str, Any]) -> Tables:
    return Tables(to, ends, _ends(told["ends"]), told["start"], literal_eval(told["kinds"]))


def _ends(told: list[list[tuple[str, str, str, str, str]]]) -> tuple[End, ...]:
    return tuple(
        tuple(
            WagerFate(wager, selection, Verdict(verdict), Fraction(staked), Fraction(net))
            for wager, selection, verdict, staked, net in end
        )
        for end in told
    )
