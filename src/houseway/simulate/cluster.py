"""A plan run on a Dask cluster: chunks are tasks, those of a lost worker run again, and each is counted once.

A worker makes the plan anew, from what says which plan it is: it must have the same Houseway installed. What a chunk
counts does not depend on who plays it, so the result is that of `runner.run`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np

from houseway.errors import BadInput, quoted, require
from houseway.games import find
from houseway.play.walk import End
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import CHUNK, chunks_of
from houseway.simulate.runner import Counts, Histogram

AT_ONCE: Final = 64
"""Chunks in one task: long enough that sending it costs nothing, short enough that a lost one is no loss."""
PATIENCE: Final = 10  # seconds, until the cluster must have answered
FOR_A_WORKER: Final = 10  # and until it must have a worker


class Recipe(NamedTuple):
    """Which plan it is, in plain values that travel."""

    game: str
    variant: tuple[tuple[str, Any], ...]
    rules: str
    since: str
    asked: tuple[tuple[str, Any], ...]  # the other fields of `Asked`
    which: int  # of the game's plans


class Portion(NamedTuple):
    """What a task has counted, and what the ends settle that the client did not know."""

    counts: Counts
    learnt: dict[int, End]


def recipe_of(asked: Request, which: int = 0) -> Recipe:
    game = asked.game
    others = {each.name: getattr(asked, each.name) for each in fields(asked) if each.name != "game"}
    return Recipe(game.name, _frozen(game.variant), game.rules, game.since, _frozen(others), which)


@cache
def plan_of(recipe: Recipe) -> Any:
    """The plan, made once in each worker."""
    game = find(recipe.game, dict(recipe.variant), recipe.rules, recipe.since)
    asked: dict[str, Any] = {name: dict(value) if name == "settings" else value for name, value in recipe.asked}
    return plans(Request(game, **asked))[recipe.which]


def count(recipe: Recipe, seed: int, first: int, last: int, rounds: int, unknown: frozenset[int]) -> Portion:
    """The task."""
    plan = plan_of(recipe)
    counts = np.zeros(len(plan.ends), np.int64)
    plan.count(seed, range(first, last), rounds, counts)
    return Portion(counts, {end: plan.ends[end] for end in unknown if counts[end]})


def run(
    asked: Request,
    rounds: int,
    seed: int,
    address: str,
    which: int = 0,
    told: Callable[[int], object] = lambda _rounds: None,
) -> Histogram:
    """As `runner.run`, by the workers of the cluster at this address."""
    require("cluster")
    distributed = import_module("distributed")
    recipe = recipe_of(asked, which)
    plan = plan_of(recipe)
    unknown = frozenset(at for at, end in enumerate(plan.ends) if not end)
    counts, waiting, done = np.zeros(len(plan.ends), np.int64), dict[str, int](), 0
    with client_of(distributed, address) as client:
        tasks = []
        for first in range(0, chunks_of(rounds), AT_ONCE):
            last = min(first + AT_ONCE, chunks_of(rounds))
            task = client.submit(count, recipe, seed, first, last, rounds, unknown, pure=False)
            waiting[task.key] = min(last * CHUNK, rounds) - first * CHUNK
            tasks.append(task)
        for key, portion in _results(distributed, tasks):
            played = waiting.pop(key, 0)
            if played:  # a result that was lost and made again is counted once
                counts += portion.counts
                for end, settled in portion.learnt.items():
                    plan.ends[end] = settled
                done += played
                told(played)
    return Histogram(counts, done)


def _results(distributed: Any, tasks: list[Any]) -> Iterator[tuple[str, Portion]]:
    """As they come, until somebody stops it with Ctrl-C: the others are then not counted."""
    try:
        for task, portion in distributed.as_completed(tasks, with_results=True):
            yield task.key, portion
    except KeyboardInterrupt:
        return
    except distributed.KilledWorker:
        raise BadInput(
            "--cluster: one worker after another was lost with the same rounds; nothing was counted"
        ) from None


def client_of(distributed: Any, address: str) -> Any:
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        raise BadInput(f"--cluster: no Dask scheduler answers at {quoted(address)}: {_first_line(wrong)}") from None
    try:
        client.wait_for_workers(1, timeout=FOR_A_WORKER)
    except OSError:
        client.close()
        raise BadInput(f"--cluster: the scheduler at {quoted(address)} has no worker; start one or more") from None
    return client


def _first_line(wrong: Exception) -> str:
    return next(iter(str(wrong).splitlines()), type(wrong).__name__)


def _frozen(plain: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, _frozen(each) if isinstance(each, Mapping) else each) for name, each in sorted(plain.items()))
