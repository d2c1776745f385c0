"""Looks that read or reckon much have threads of their own: those in which acts are stored and sessions looked up stay
free, however much is asked."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

AT_ONCE: Final = 2
THREADS: Final = ThreadPoolExecutor(AT_ONCE, "looks")
P = ParamSpec("P")
T = TypeVar("T")


async def aside(look: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What it found, after whatever was to be looked at before."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, partial(look, *args, **more))
