"""The trees in docs/why/ are as the code tells them."""

from pathlib import Path

import pytest
from support.why_pages import BLOCK, PAGES, written

from houseway.games import GAMES

EVERY_PAGE = pytest.mark.parametrize("path", sorted(PAGES.glob("*.md")), ids=lambda path: path.stem)


def test_a_page_tells_of_a_game_that_there_is() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} <= set(GAMES)


@EVERY_PAGE
def test_every_tree_is_as_the_code_tells_it(path: Path) -> None:
    """`make pages` writes them."""
    page = path.read_text(encoding="utf-8")
    assert len(BLOCK.findall(page)) >= 3
    assert page == written(page)
