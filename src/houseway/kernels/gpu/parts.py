"""What the kernels of a graphics card have in common. Nothing here asks which thread it is.

Numba reckons with 64 bits unless it is told otherwise, which costs a graphics card twice the work: hence the `uint32`.
"""

from typing import Any, Final

import numpy as np
from numba import cuda as numba_cuda

from houseway.kernels import batches, streams

cuda: Final[Any] = numba_cuda
device: Final[Any] = cuda.jit(device=True)


def python(function: Any) -> Any:
    """What is compiled for the processor, as it was written."""
    return getattr(function, "py_func", function)


next_word, four = device(python(streams.next_word)), device(python(batches.four))
stream = device(python(streams.stream))


@device
def clear(shared: Any, first: Any, ends: Any, own: Any, threads: Any) -> None:
    """Where the ends are counted, from place `first` on; a thread clears its share."""
    for at in range(own, ends, threads):
        shared[np.uint32(first + at)] = 0
