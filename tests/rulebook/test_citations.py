"""Every citation in the source, and every name of a test, leads to a provision."""

from pathlib import Path

import pytest
from support.literals import citations
from support.names import named

from houseway.rulebook import resolves
from houseway.rulebook.folder import checkout

ROOT = checkout() or Path()


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ("X = 'qld s99'", [(1, "qld s99")]),
        ("\nX = 'sorry: qld s99, and qld s5(1)'", [(2, "qld s99"), (2, "qld s5(1)")]),
        ("X = f'{1} under qld s99'", [(1, "qld s99")]),
        ("X = f'qld s9{1}'", []),  # a value completes it
        ("# qld s5(1)", []),
        ("'''qld s5(1)'''", []),
        ("def f():\n    'qld s5(1)'", []),
    ],
)
def test_citations_are_read_from_literals_alone(source: str, cited: list[tuple[int, str]]) -> None:
    assert list(citations(source)) == cited


def test_every_citation_in_the_source_resolves() -> None:
    files = sorted((ROOT / "src" / "houseway").rglob("*.py"))
    assert len(files) > 100
    found = ((file, *each) for file in files for each in citations(file.read_text(encoding="utf-8")))
    assert [f"{file}:{line}: {text}" for file, line, text in found if not resolves(text)] == []


def test_the_name_of_every_test_leads_to_a_provision(request: pytest.FixtureRequest) -> None:
    """Of those that run with this one."""
    found = {(item.nodeid, text) for item in request.session.items for text in named(item)}
    assert [each for each in sorted(found) if not resolves(each[1])] == []
