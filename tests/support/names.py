"""What the tests are called."""

from collections.abc import Iterator

import pytest

from houseway.rulebook.names import names_of
from support.columns import Column

__all__ = ["named"]


def named(item: pytest.Item) -> Iterator[str]:
    """The citations in what a test is called; where Parts run parallel, those of the Part that this case is of."""
    values = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    column = next((each for each in values if isinstance(each, Column)), None)
    for text in (text for name in given_names(item) for text in names_of(name)):
        yield column.part(text).text if column is not None and text in column.part else text


def given_names(item: pytest.Item) -> Iterator[str]:
    """What a test is called, and the ids that somebody gave its cases; not those made up from their values."""
    yield item.name.partition("[")[0]
    for mark in item.iter_markers("parametrize"):
        cases = mark.args[1] if len(mark.args) > 1 else mark.kwargs["argvalues"]
        yield from (str(case.id) for case in cases if getattr(case, "id", None))
        ids = mark.kwargs.get("ids")
        yield from (name for name in (ids if isinstance(ids, list | tuple) else ()) if isinstance(name, str))
