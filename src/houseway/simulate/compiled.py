"""How a kernel is compiled: in one place, with the types of the Python function kept."""

from collections.abc import Callable
from typing import Any, TypeVar

from numba import njit

__all__ = ["inlined", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compiled at the first call, kept on disk for the next process; other threads run meanwhile."""
    compiled: F = njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def inlined(function: F) -> F:
    """The same, for a function that kernels call in their innermost loop."""
    compiled: F = njit(cache=True, nogil=True, error_model="numpy", inline="always")(function)
    return compiled
