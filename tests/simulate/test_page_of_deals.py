"""What the page on draws and deals shows is what comes out."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/simulate-deals.md"


def test_the_example_of_the_page_runs() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted
    assert not found.failed
