"""A game that is one folder somewhere else, in the page: drawn, played, settled, and asked why."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.browser import floor
from support.high_or_low import added
from support.visit import visit

pytestmark = pytest.mark.long


def test_it_is_drawn_and_played(opened_browser: Browser, tmp_path: Path) -> None:
    """In a house of its own: the game is gone again for those who look through the others' tables."""
    (tmp_path / "house").mkdir()
    with added(tmp_path), floor(tmp_path / "house") as house:
        table = house.table("High or low")
        with visit(opened_browser, house.address) as person:
            person.comes_in().opens(table)
            person.lays("high")
            person.until(person.settled)
            assert person.reads_why().startswith("qld s5(1) Permissible wagers only")
