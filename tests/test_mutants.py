"""What `make mutants` changes: one place of a module, which still compiles, and differs; and what it counts."""

import ast
from pathlib import Path
from typing import Any

import pytest
from mutants import HEAD, known_from
from support.changed_source import Place, places_of, telling
from support.trying import Came, goes_on_for_ever

SOURCE = """
def pays(stake, odds=2, *, least=1):
    if stake < least and odds != 0:
        raise ValueError("too little")
    total = [each for each in (stake, odds) if each]
    note(stake, odds)
    self.paid = stake * odds
    both = list(zip(total, total, strict=True))
    if not total:
        raise AssertionError(f"{stake} and {odds + 1} come to {book(stake, odds)}")
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
    assert [
        each for each in made if each not in CHANGED and not each.startswith(("if stake < least", "if not total"))
    ] == []


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


AT_WORK = Came("too long", "test_a", seconds=70, processor=65)
WAITING = Came("too long", "test_a", seconds=70, processor=0.1)
COUNTED: list[tuple[str, Came, Came, bool]] = [
    ("at work ten times as long", AT_WORK, Came("pass", "test_a", 0.5, 0.5), True),
    ("the machine alone is slow", Came("too long", "test_a", 70, 8), Came("pass", "test_a", 9, 1), False),
    ("the test is long as it is", AT_WORK, Came("pass", "test_a", 7, 6.5), False),
    ("waits twenty times as long", WAITING, Came("pass", "test_a", 3, 0.1), True),
    ("waits as it does without the change", WAITING, Came("pass", "test_a", 3.5, 0.1), False),
    ("fails without the change", AT_WORK, Came("fail", "test_a", 0.5, 0.5), False),
    ("ended", AT_WORK._replace(to="pass"), Came("pass", "test_a", 0.5, 0.5), False),
]


@pytest.mark.parametrize(
    ("changed", "control", "for_ever"), [each[1:] for each in COUNTED], ids=[c[0] for c in COUNTED]
)
def test_what_takes_long_notices_only_where_it_goes_on_for_ever(changed: Came, control: Came, for_ever: bool) -> None:
    assert goes_on_for_ever(changed, control) is for_ever


def test_an_interrupted_run_is_taken_up_by_its_first_line_alone(tmp_path: Path) -> None:
    results = tmp_path / "mutants.txt"
    rows = (
        "2 tests; left out: none\n  1 house: a | b -> a & b\n    noticed, by test_a\n 12 keno: 0 -> 1\n    NOT NOTICED"
    )
    results.write_text(f"Seed 12: 90 of 100\n\n{HEAD} --seed 13\n{rows}\n", encoding="utf-8")
    assert known_from(results, f"{HEAD} --seed 13") == {1: "noticed, by test_a", 12: "NOT NOTICED"}
    assert known_from(results, f"{HEAD} --seed 12") == {}
    assert known_from(tmp_path / "none.txt", f"{HEAD} --seed 13") == {}
