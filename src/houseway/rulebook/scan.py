"""Where the project cites the law: string literals in the source, and the names and ids of its tests.

A comment or a docstring enforces nothing, so it is not read. A literal that is nothing but citations counts as
enforcement; a citation inside a sentence (a message, a help text) must resolve, and counts for nothing.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from houseway.cite import CITATION
from houseway.errors import BadInput

__all__ = ["Place", "citations", "named_tests"]

_BETWEEN = re.compile(r"[\s,;&]*(?:and)?[\s,;&]*")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of a file that cites a provision; in a test, by the name of the test."""

    file: str
    line: int
    cite: str
    test: str = ""
    counts: bool = True

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


def _modules(root: Path, folder: str) -> Iterator[tuple[str, ast.Module]]:
    for file in sorted((root / folder).rglob("*.py")):
        name = file.relative_to(root).as_posix()
        try:
            yield name, ast.parse(file.read_text(encoding="utf-8"), name)
        except SyntaxError as wrong:
            raise BadInput(f"{name}:{wrong.lineno}: {wrong.msg}") from wrong


def citations(root: Path) -> tuple[Place, ...]:
    """Every citation in a string literal of `src/houseway`."""
    return tuple(
        Place(file, each.line, match.group(), counts=each.whole and _only_citations(each.text))
        for file, module in _modules(root, "src/houseway")
        for each in _literals(module)
        for match in CITATION.finditer(each.text)
        if not (each.goes_on and match.end() == len(each.text))
    )


def _only_citations(text: str) -> bool:
    return not _BETWEEN.sub("", CITATION.sub("", text))


class _Literal(NamedTuple):
    line: int
    text: str
    whole: bool = True  # or a piece of an f-string
    goes_on: bool = False  # a value follows in the f-string, so what stands at the end may be cut off


def _literals(node: ast.AST) -> Iterator[_Literal]:
    """The strings under a node; bare ones (docstrings) are left out."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        yield from _pieces(node)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield _Literal(node.lineno, node.value)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _literals(child)


def _pieces(node: ast.JoinedStr) -> Iterator[_Literal]:
    for piece, after in zip(node.values, [*node.values[1:], None], strict=True):
        if isinstance(piece, ast.Constant):
            yield _Literal(piece.lineno, str(piece.value), whole=False, goes_on=after is not None)
        else:
            yield from _literals(piece)


def named_tests(root: Path) -> tuple[tuple[str, int, str], ...]:
    """File, line and name of every test function under `tests`, and of every id in a table of cases."""
    return tuple(
        (file, line, name)
        for file, module in _modules(root, "tests")
        for node in ast.walk(module)
        for line, name in _names(node)
    )


def _names(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
        yield node.lineno, node.name
    if isinstance(node, ast.Call) and _called(node) in ("param", "parametrize"):
        for keyword in node.keywords:
            if keyword.arg in ("id", "ids"):
                yield from ((each.line, each.text) for each in _literals(keyword.value))


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
