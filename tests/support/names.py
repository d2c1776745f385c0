"""What the tests are called."""

from collections.abc import Iterator

import pytest

__all__ = ["given_names"]


def given_names(item: pytest.Item) -> Iterator[str]:
    """What a test is called, and the ids that somebody gave its cases; not those made up from their values."""
    yield item.name.partition("[")[0]
    for mark in item.iter_markers("parametrize"):
        cases = mark.args[1] if len(mark.args) > 1 else mark.kwargs["argvalues"]
        yield from (str(case.id) for case in cases if getattr(case, "id", None))
        ids = mark.kwargs.get("ids")
        yield from (name for name in (ids if isinstance(ids, list | tuple) else ()) if isinstance(name, str))
