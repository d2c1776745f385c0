"""Looks that read or reckon much have threads of their own: those in which acts are stored and sessions looked up stay
free, however much is asked."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, TypeVarTuple

AT_ONCE: Final = 2
THREADS: Final = ThreadPoolExecutor(AT_ONCE, "looks")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


async def aside(look: Callable[[*Ts], T], *args: *Ts) -> T:
    """What it found, after whatever was to be looked at before."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, look, *args)
