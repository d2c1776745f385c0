"""What somebody wrote is shown as it was written, never as Python writes it."""

import ast
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

import houseway
from houseway.play.wager import Verdict
from houseway.quotation import quoted

SOURCES = sorted(Path(houseway.__file__).parent.rglob("*.py"))
FOR_PROGRAMMERS = (ast.Assert, ast.FunctionDef)  # what an assertion says, and `__repr__`


def as_python_writes_it(node: ast.AST) -> Iterator[int]:
    """The lines at which a value is put as Python writes it into what people read."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FOR_PROGRAMMERS) and getattr(child, "name", "__repr__") == "__repr__":
            continue
        if isinstance(child, ast.FormattedValue) and child.conversion == ord("r"):
            yield child.lineno
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id == "repr":
            yield child.lineno
        yield from as_python_writes_it(child)


def test_no_message_shows_a_value_as_python_writes_it() -> None:
    found = [f"{file.name}:{line}" for file in SOURCES for line in as_python_writes_it(ast.parse(file.read_text()))]
    assert len(SOURCES) > 500
    assert found == []


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("it's", "'it's'"),
        ('a "b" \\ c', "'a \"b\" \\ c'"),
        ("bell\a", "'bell\N{REPLACEMENT CHARACTER}'"),
        ("x" * 200, f"'{'x' * 100}…'"),
        (["a", "b"], "'a', 'b'"),
        ((), "nothing"),
        (None, "nothing"),
        ({"a": 1}, "a table"),
        (True, "yes"),
        (Fraction(1, 3), "1/3"),
        (Path("a") / "b.toml", "a/b.toml"),
        (Verdict.WIN, "'win'"),
    ],
)
def test_what_was_written_is_in_plain_quotation_marks_and_other_values_are_in_words(value: object, shown: str) -> None:
    assert quoted(value) == shown
