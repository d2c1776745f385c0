"""What `make mutants` changes: one place of a module, which still compiles, and differs."""

import ast
from pathlib import Path
from typing import Any

import pytest
from support.changed_source import Place, places_of, telling

SOURCE = """
def pays(stake, odds=2, *, least=1):
    if stake < least and odds != 0:
        raise ValueError("too little")
    total = [each for each in (stake, odds) if each]
    note(stake, odds)
    self.paid = stake * odds
    return book(stake, by=odds)
"""
CHANGED = [
    "stake < least -> stake <= least",
    "odds != 0 -> odds == 0",
    "stake < least and odds != 0 -> stake < least or odds != 0",
    "0 -> 1",
    "raise ValueError('too little') -> pass",
    "for each in (stake, odds) if each -> for each in (stake, odds)",
    "note(stake, odds) -> note(stake, None)",
    "note(stake, odds) -> pass",
    "self.paid = stake * odds -> pass",
    "stake * odds -> stake + odds",
    "return book(stake, by=odds) -> return None",
    "book(stake, by=odds) -> book(stake)",
]


@pytest.fixture
def places(tmp_path: Path) -> list[Place]:
    (tmp_path / "room.py").write_text(SOURCE, encoding="utf-8")
    return list(places_of(tmp_path, "room.py"))


def test_every_kind_of_change_is_made_once(places: list[Place]) -> None:
    made = [each.made()[0].removeprefix("room.py:pays: ") for each in places]
    assert [each for each in CHANGED if made.count(each) != 1] == []
    assert [each for each in made if each not in CHANGED and not each.startswith("if stake < least")] == []


def test_a_changed_module_compiles_and_is_another(places: list[Place]) -> None:
    plain = ast.unparse(ast.parse(SOURCE))
    for each in places:
        source = each.made()[1]
        compile(source, "room.py", "exec")
        assert source != plain
        assert each.called == "room.py:pays"


def test_a_function_that_tells_says_that_it_is_called_and_goes_on_as_before(tmp_path: Path) -> None:
    head = '"""Of it."""\n\nfrom __future__ import annotations\n\n'
    source = head + 'class Desk:\n    def pays(self):\n        """Two."""\n        return 2\n'
    (tmp_path / "room.py").write_text(source, encoding="utf-8")
    told = telling(tmp_path / "room.py", "room.py")
    module: dict[str, Any] = {}
    exec(compile(told, "room.py", "exec"), module)
    heard: list[str] = []
    module["__called__"] = heard.append
    assert (module["Desk"]().pays(), module["Desk"].pays.__doc__, heard) == (2, "Two.", ["room.py:Desk.pays"])
