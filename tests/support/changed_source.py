"""A module changed in one place: an operator, a condition, a constant, an argument or a statement."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple, TypeAlias

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
}  # fmt: skip
TOLD = ("BadInput", "Refused", "quoted", "isinstance", "print")  # their words are no rule
Change: TypeAlias = Callable[[Any], None]
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """Where a module may be changed: the node, counted as `ast.walk` goes, and which change of it."""

    file: Path
    name: str  # of the file in the package
    function: str  # as Python itself calls it
    node: int
    which: int

    @property
    def called(self) -> str:
        return f"{self.name}:{self.function}"

    def made(self) -> tuple[str, str]:
        """What stood there and what stands there now, in a line; and the whole source."""
        was, now, tree = self._changed()
        return f"{self.called}: {was} -> {now}", ast.unparse(tree)

    def compiled(self) -> CodeType:
        """The changed module, each function on its own lines."""
        return compile(self._changed()[2], str(self.file), "exec")

    def _changed(self) -> tuple[str, str, ast.Module]:
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        node: Any = list(ast.walk(tree))[self.node]
        was = _short(ast.unparse(node))
        changes(node)[self.which](node)
        return was, _short(ast.unparse(node)), ast.fix_missing_locations(tree)


def places_of(package: Path, file: str) -> Iterator[Place]:
    """Every place inside the functions of a module."""
    tree = ast.parse((package / file).read_text(encoding="utf-8"))
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    for function, name in _functions(tree, ""):
        for node in _within(function):
            for which in range(len(changes(node))):
                yield Place(package / file, file, name, numbers[id(node)], which)


TELLS = """
try:
    from support.who_calls import called as __called__
except ImportError:  # a process that a test started
    def __called__(function): pass
"""


def telling(file: Path, name: str) -> str:
    """The module, each of whose functions first says that it is called."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for function, path in list(_functions(tree, "")):
        call = ast.Call(ast.Name("__called__"), [ast.Constant(f"{name}:{path}")], [])
        function.body.insert(ast.get_docstring(function) is not None, ast.Expr(call))
    after = sum(isinstance(each, ast.ImportFrom) and each.module == "__future__" for each in tree.body)
    after += ast.get_docstring(tree) is not None
    tree.body[after:after] = ast.parse(TELLS).body
    return ast.unparse(ast.fix_missing_locations(tree))


def _functions(node: ast.AST, path: str) -> Iterator[tuple[Function, str]]:
    """`House.sit`, `told.<locals>.answer`."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, Function):
            yield each, path + each.name
            yield from _functions(each, f"{path}{each.name}.<locals>.")
        else:
            yield from _functions(each, f"{path}{each.name}." if isinstance(each, ast.ClassDef) else path)


def _within(function: Function) -> Iterator[ast.AST]:
    """What belongs to it and to no function in it; neither types nor its docstring."""
    waiting: list[ast.AST] = [each for each in function.body if not isinstance(getattr(each, "value", 0), ast.Constant)]
    while waiting:
        node = waiting.pop()
        if _asserts(node):
            continue
        yield node
        if not isinstance(node, Function | ast.ClassDef | ast.Lambda):
            waiting += [each for each in ast.iter_child_nodes(node) if each is not getattr(node, "annotation", None)]


def changes(node: ast.AST) -> list[Change]:
    """What may be changed at a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            return [lambda it: setattr(it, "ops", [SWAPPED[type(op)]()])]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPPED:
            return [lambda it: setattr(it, "op", SWAPPED[type(op)]())]
        case ast.If() | ast.IfExp() | ast.While():
            return [lambda it: setattr(it, "test", ast.UnaryOp(ast.Not(), it.test))]
        case ast.comprehension(ifs=[_, *_]):
            return [lambda it: it.ifs.pop()]
        case ast.Constant(value=int(value)):
            return [lambda it: setattr(it, "value", (not value) if isinstance(value, bool) else value + 1)]
        case ast.Call():
            return _of_call(node)
        case _:
            return _of_statement(node)


def _asserts(node: ast.AST) -> bool:
    """That two are as long: so they are, and without it it is the same; or that something never happens."""
    if isinstance(node, ast.Raise):
        return isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) == "AssertionError"
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _of_call(call: ast.Call) -> list[Change]:
    if isinstance(call.func, ast.Name) and call.func.id in TOLD:
        return []
    if call.keywords:
        return [lambda it: it.keywords.pop()] if not _asserts(call.keywords[-1]) else []
    if len(call.args) < 2 or ast.unparse(call.args[-1]) == "None":
        return []
    return [lambda it: it.args.__setitem__(-1, ast.Constant(None))]


def _of_statement(node: ast.AST) -> list[Change]:
    match node:
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            return [lambda it: setattr(it, "value", ast.Constant(None))]
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise():
            return [_drop]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return [_drop]
    return []


def _drop(it: Any) -> None:
    it.__class__ = ast.Pass
    it.__dict__ = {name: each for name, each in it.__dict__.items() if "lineno" in name or "offset" in name}


def _short(text: str) -> str:
    return " ".join(text.split())[:100]
