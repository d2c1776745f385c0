"""Where a record that is made again first differs from the one that was kept."""

import pytest

from houseway.tournament.record import first_difference


@pytest.mark.parametrize(
    ("one", "other", "line"),
    [
        ("", "", None), ("a", "a", None), ("a\nb\n", "a\nb", None), ("a\nb", "a\nc", 2), ("b\nb", "a\nb", 1),
        ("a", "a\nb", 2), ("a\nb", "a", 2), ("", "a", 1), ("a\nb\nc", "a\nb\nd", 3), ("a\nb\nc", "a\nx\nd", 2),
    ],
)  # fmt: skip
def test_the_first_line_that_is_not_the_same_is_named(one: str, other: str, line: int | None) -> None:
    assert first_difference(one, other) == line
