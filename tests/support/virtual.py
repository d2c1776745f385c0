"""An event loop whose time is its own: nothing is waited for, and what happens when follows from a seed alone."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

LONGEST = 120.0  # seconds of the loop


class _NoWaiting(selectors.SelectSelector):
    """Time goes on instead."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for somebody else"
        self.loop.now += max(0.0, timeout)
        assert self.loop.now < LONGEST, "somebody is never answered"
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """What would go to a thread is done in its turn, after a while that the seed gives."""

    def __init__(self, chance: Random) -> None:
        self.now, self.chance = 0.0, chance
        selector = _NoWaiting()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # noqa: ARG002
        came = self.create_future()
        self.call_later(self.chance.uniform(0, 0.02), _do, came, func, args)
        return came


def _do(came: asyncio.Future[Any], does: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if came.done():  # whoever asked was killed before it began
        return
    try:
        came.set_result(does(*args))
    except Exception as wrong:
        came.set_exception(wrong)


def run(seed: object, evening: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=lambda: VirtualLoop(Random(f"{seed} loop"))) as runner:
        runner.run(evening)
