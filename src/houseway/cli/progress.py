"""A line that says what is being worked out, once that takes more than a moment, where somebody looks on."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

A_MOMENT = 2.0  # seconds


@contextmanager
def working(what: str) -> Iterator[None]:
    """On a terminal alone, and gone again when it is done."""
    if not sys.stderr.isatty():
        yield
        return
    told = list[str]()

    def tell() -> None:
        told.append(what)
        print(f"{what} …", end="", file=sys.stderr, flush=True)

    timer = Timer(A_MOMENT, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if told:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
