"""How a kernel is compiled: in one place, with the types of the Python function kept."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compiled at the first call and kept on disk for the next process; other threads run meanwhile."""
    return _compiled(function)


def inlined(function: F) -> F:
    """The same, for a function that kernels call in their innermost loop."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, *, forceinline: bool = False) -> F:
    try:
        return cast(F, njit(cache=True, nogil=True, error_model="numpy", forceinline=forceinline)(function))
    except RuntimeError:  # there is nowhere to keep it: it is compiled in each process
        return cast(F, njit(nogil=True, error_model="numpy", forceinline=forceinline)(function))
