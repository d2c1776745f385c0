"""What the baccarat games say of Part 6 comes out as each game's own text, and every round knows where it stands."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from support.literals import said_in
from support.sessions import EVERY, fill_option, table_of, walk

from houseway.cite import Cite
from houseway.games.baccarat.texts import QUEENSLAND_1998, VICTORIA_1999, VICTORIA_2001, Text
from houseway.play.game import Game
from houseway.rulebook.library import find, library, resolves
from houseway.rulebook.parallel import parallel

GAMES = {name: game for name, game in EVERY.items() if name.split()[0] in ("baccarat", "mini-baccarat", "com-bo")}
GENERAL = "qld part 2"
TEXTS = {"1998": QUEENSLAND_1998, "1999": VICTORIA_1999, "2001": VICTORIA_2001}


@cache
def said() -> list[str]:
    """What the family says of the law, but for readings and Part 2."""
    return [text for text in said_in("families/baccarat") if text.startswith("qld") and part_of(text) != GENERAL]


def part_of(text: str) -> str:
    return find(text, library())[0].part


def test_the_family_says_nothing_but_what_stands_in_the_table_of_parallel_sections() -> None:
    part_6 = parallel("baccarat", "qld part 6")
    assert len(said()) > 60
    assert [text for text in said() if part_6(text).text != text] == []


def test_all_but_cards_turned_up_by_the_dealer_resolves_in_part_12() -> None:
    part_12 = parallel("baccarat", "qld part 12")
    assert {text for text in said() if text not in part_12} == {"qld s97(6)"}
    found = [part_12(text).text for text in said() if text in part_12]
    assert [text for text in found if not resolves(text) or part_of(text) != "qld part 12"] == []


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_what_the_family_says_resolves_in_every_text_of_baccarat(text: Text) -> None:
    found = [text.part(each).text for each in said()]
    assert [each for each in found if not resolves(each)] == []
    own = {each for each in found if each.startswith(text.part.part)}
    assert len(own) == {"qld part 6": 0, "vic 26/1999": 0, "vic 4/2001": 8}[text.part.part]


def rounds(game: Game[Any], seed: int) -> Iterator[tuple[str, list[Cite]]]:
    """Where two random rounds of play stand, and what they cite there."""
    chance = random.Random(seed)
    table = table_of(game, chance)
    for _ in range(2):
        for round_, lines in walk(table, chance, fill_option, steady=0.8):
            asked = [round_.ask.under] if round_.ask is not None else []
            options = [each.under for each in round_.options("dealer")]
            assert round_.over or round_.moment, round_.ask
            yield round_.moment, [*asked, *options, *(each for line in lines for each in line.cites)]
        called = [each.under for each in table.called]
        yield "", [*called, *(each for ruling in table.rulings for each in ruling.cites)]


def test_mini_baccarat_cites_its_own_part_and_the_general_one() -> None:
    game = EVERY["mini-baccarat qld 1998-09-04 8"]
    everything = {each for seed in range(6) for _, under in rounds(game, seed) for each in under}
    everything |= {act.under for act in game.acts} | {row.cites[0] for row in game.wagers}
    assert len(everything) > 40
    elsewhere = [each.text for each in everything if not each.is_reading]
    assert [text for text in elsewhere if part_of(text) not in (game.part, GENERAL)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_round_always_stands_at_a_moment_of_its_game(name: str) -> None:
    game = GAMES[name]
    found = {moment for seed in range(4) for moment, _ in rounds(game, seed)} - {""}
    assert found <= set(game.moments)
    assert len(found) >= len(game.moments) // 2


@pytest.mark.parametrize("name", GAMES)
def test_acts_are_open_at_moments_that_the_game_knows(name: str) -> None:
    game = GAMES[name]
    assert [act.name for act in game.acts if act.at is not None and not act.at <= set(game.moments)] == []
