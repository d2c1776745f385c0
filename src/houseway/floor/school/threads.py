"""Threads of the school: what is answered waits for nobody's next question, and no table waits for either."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

MARKS: Final = ThreadPoolExecutor(2, "marks")
MAKES: Final = ThreadPoolExecutor(1, "makes items")  # it reckons all the time: two would only keep others waiting
T = TypeVar("T")


async def marks(what: Callable[[], T]) -> T:
    """An answer is marked and kept."""
    return await asyncio.get_running_loop().run_in_executor(MARKS, what)


async def makes(what: Callable[[], T]) -> T:
    """Items are made, or what follows from many answers is worked out."""
    return await asyncio.get_running_loop().run_in_executor(MAKES, what)
