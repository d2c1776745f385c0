"""The citations in the string literals of a Python source. Comments and docstrings are not read."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import houseway
from houseway.cite import CITATION

__all__ = ["citations", "said_in"]


class Literal(NamedTuple):
    line: int
    text: str
    goes_on: bool = False  # a value follows in the f-string, so what stands at the end may be cut off


def citations(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of each."""
    for each in _literals(ast.parse(source)):
        for match in CITATION.finditer(each.text):
            if not (each.goes_on and match.end() == len(each.text)):
                yield each.line, match.group()


def _literals(node: ast.AST) -> Iterator[Literal]:
    """The strings under a node; bare ones (docstrings) are left out."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        yield from _pieces(node)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Literal(node.lineno, node.value)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _literals(child)


def _pieces(node: ast.JoinedStr) -> Iterator[Literal]:
    for piece, after in zip(node.values, [*node.values[1:], None], strict=True):
        if isinstance(piece, ast.Constant):
            yield Literal(piece.lineno, str(piece.value), goes_on=after is not None)
        else:
            yield from _literals(piece)


def said_in(folder: str) -> list[str]:
    """Every citation that the files of a folder of Houseway say, file by file."""
    files = sorted((Path(houseway.__file__).parent / folder).rglob("*.py"))
    return [text for file in files for _, text in citations(file.read_text(encoding="utf-8"))]
