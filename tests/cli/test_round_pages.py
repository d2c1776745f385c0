"""The pages in docs/rounds/ and the code say the same of every game."""

import re

import pytest
from support.round_pages import PAGES, ROOT, Page, by_hand, learn, pages, written

from houseway.games import GAMES, variants
from houseway.play.house import house_acts
from houseway.play.record.opening import COMMON, PERSON, SIGN
from houseway.play.record.text import STATED, TOP

ROUNDS = (ROOT / "docs" / "rounds.md").read_text(encoding="utf-8")
EVERY_PAGE = pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert {page.path for page in pages()} == set(PAGES.glob("*.md"))
    assert {game for page in pages() for game in page.games} == {game for name in GAMES for game in variants(name)}


@pytest.mark.long
@EVERY_PAGE
def test_every_act_key_and_device_stands_on_its_page(page: Page) -> None:
    """`make pages` writes them."""
    assert page.path.read_text(encoding="utf-8") == by_hand(page) + written(learn(page))


@EVERY_PAGE
def test_what_is_written_by_hand_names_no_act_that_is_not_known(page: Page) -> None:
    told = page.path.read_text(encoding="utf-8").removeprefix(by_hand(page))
    known = {"wager", "withdraw", *re.findall(r"^\| `([^`]+)` \|", told, re.MULTILINE)}
    known |= {act for game in page.games for act in house_acts(game.general)}
    assert set(re.findall(r'\bact = "([^"]+)"', by_hand(page))) <= known


def test_what_every_record_and_every_table_has_stands_in_the_documentation() -> None:
    named = set(re.findall(r"`\[*([a-z_ ]+)[\]`]", ROUNDS)) | set(re.findall(r"\b([a-z_]+) = ", ROUNDS))
    acts = {act for name in GAMES for game in variants(name) for act in house_acts(game.general)}
    assert {*TOP, *STATED, *COMMON, *PERSON, *SIGN} - {"round", "people", "sign", "limits"} <= named
    assert acts <= named
