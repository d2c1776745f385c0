"""Part 13 is cited once: by the table's rooms or by the lounge's, and in the lounge by one module."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "houseway"
PART_13 = re.compile(r"qld s2(?:09|1\d|2[0-3])(?:\([a-z0-9]+\))*(?!\d)")
AT_A_TABLE, IN_A_LOUNGE = "games/keno", ("keno", "house")
BOTH = {
    "qld s210": "the definitions: a schedule of prizes and an entry ticket are the game's, a keno day is a lounge's",
}
"""What both cite, and why."""


def cited(room: str) -> Iterator[tuple[str, str]]:
    """Every provision that the code names, and the module; what a docstring tells of is no citation."""
    for file in sorted((SOURCE / room).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                for under in PART_13.findall(node.value):
                    yield under, f"{room}/{file.name}"


def by_provision(*rooms: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for room in rooms:
        for under, module in cited(room):
            found[under].add(module)
    return found


def test_a_table_and_a_lounge_cite_no_provision_of_part_13_twice() -> None:
    table, lounge = by_provision(AT_A_TABLE), by_provision(*IN_A_LOUNGE)
    assert len(table) > 40
    assert len(lounge) > 20
    assert table.keys() & lounge.keys() == BOTH.keys()


def test_a_lounge_cites_each_provision_of_part_13_in_one_module() -> None:
    several = {under: sorted(modules) for under, modules in by_provision(*IN_A_LOUNGE).items() if len(modules) > 1}
    assert several == {}
