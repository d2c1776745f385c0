"""Parts that run parallel: a test says the sections of one Part, and runs once for each of them."""

import re
from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

import pytest

from houseway.rulebook.names import names_of
from houseway.rulebook.parallel import Parallel

__all__ = ["Column", "beside"]


@runtime_checkable
class Column(Protocol):
    """One of the games whose Parts run parallel; its first Part is the one whose sections a test's name says."""

    @property
    def name(self) -> str: ...

    @property
    def part(self) -> Parallel: ...


def beside(metafunc: pytest.Metafunc, fixture: str, columns: Sequence[Column]) -> None:
    """A case for each column: `[7-card-stud s393_6]` is what `test_s349_6_...` is called in Part 18."""
    if fixture in metafunc.fixturenames:
        said = names_of(metafunc.function.__name__)
        ids = [f"{column.name} {'_'.join(_written(column, said))}".strip() for column in columns]
        metafunc.parametrize(fixture, columns, ids=ids)


def _written(column: Column, said: Sequence[str]) -> Iterator[str]:
    """As a test's name has them: `s393_6`."""
    for text in said:
        if text in column.part and column.part(text).text != text:
            yield re.sub(r"\W+", "_", column.part(text).text.partition(" ")[2]).strip("_")
