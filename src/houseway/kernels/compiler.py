"""How a kernel is compiled: in one place, with the types of the Python function kept.

Numba keeps what it compiled until the file of that function changes, and does not look at the functions that are
inlined from other files. So it is given a folder that has the fingerprint of all such sources in its name.
"""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from numba import njit
from numba.core import config as numbas

from houseway.cache import fingerprint, folder, package

F = TypeVar("F", bound=Callable[..., Any])
CONFIG: Final[Any] = numbas  # what it holds is found out when it is loaded
COMPILED: Final = ("kernels",)
"""The room in which there are kernels, and what they inline."""


def kernel(function: F) -> F:
    """Compiled at the first call and kept on disk for the next process; other threads run meanwhile."""
    return _compiled(function)


def inlined(function: F) -> F:
    """The same, for a function that kernels call in their innermost loop."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, *, forceinline: bool = False) -> F:
    if CONFIG.DISABLE_JIT:
        return function
    where, asked = kept_in(), CONFIG.CACHE_DIR
    made = njit(nogil=True, error_model="numpy", forceinline=forceinline)(function)
    if where is not None:
        CONFIG.CACHE_DIR = str(where)  # for this one; what else is compiled in the process is kept where it was
        try:
            made.enable_caching()
        finally:
            CONFIG.CACHE_DIR = asked
    return cast(F, made)


def kept_in() -> Path | None:
    """Nowhere, where nothing can be written: then it is compiled in each process."""
    where = (Path(CONFIG.CACHE_DIR) if CONFIG.CACHE_DIR else folder("kernels")) / sources()
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return where if os.access(where, os.W_OK) else None


@cache
def sources() -> str:
    return fingerprint("", COMPILED, package())
