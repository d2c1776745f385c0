"""What the poker games say of Part 17 comes out as each game's own Part, whatever happens at the table."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from support.literals import said_in
from support.sessions import EVERY, fill_option, table_of, walk

from houseway.cite import Cite
from houseway.families.poker.table import PokerTable
from houseway.play.ask import Choice
from houseway.play.game import Game
from houseway.rulebook.library import find, library, resolves
from houseway.rulebook.parallel import parallel

POKER = {
    name: game for name, game in EVERY.items() if name.split()[0] in ("manila", "draw", "5-card-stud", "7-card-stud")
}
GENERAL = "qld part 2"


def said(folder: str) -> list[str]:
    """What the family says under a folder, but for readings."""
    return [text for text in said_in(f"families/poker/{folder}") if text.startswith("qld")]


def test_the_family_says_nothing_but_what_stands_in_the_table_of_parallel_sections() -> None:
    five, seven = parallel("poker", "qld part 17"), parallel("poker", "qld part 18")
    assert len(said("")) > 150
    assert [text for text in said("") if five(text).text != text] == []
    assert [text for text in said("stud/") if text not in seven] == []


@pytest.mark.parametrize("number", [15, 16, 17, 18])
def test_all_that_the_family_says_resolves_in_every_part_that_has_it(number: int) -> None:
    part = parallel("poker", f"qld part {number}")
    found = [part(text).text for text in said("") if text in part]
    assert len(found) > 90
    assert [text for text in found if not resolves(text) or find(text, library())[0].part != part.part] == []


def cited(game: Game[Any], seed: int) -> Iterator[Cite]:
    """Whatever two random rounds of play cite: in asks, offers, options, announcements, rulings and settlements."""
    chance = random.Random(seed)
    table = table_of(game, chance)
    for _ in range(2):
        for round_, lines in walk(table, chance, fill_option, steady=0.8):
            if isinstance(round_.ask, Choice):
                yield round_.ask.under
                yield from (offer.under for offer in round_.ask.offers.values())
            if "ann" in table.people:  # who may have left
                yield from (each.under for each in round_.options("ann") if each.who == "ann")
            yield from (each for line in lines for each in line.cites)
        yield from (each for ruling in round_.rulings for each in ruling.cites)
        yield from (each.under for each in table.called)


@pytest.mark.parametrize("name", POKER)
def test_a_poker_game_cites_its_own_part_and_the_general_one(name: str) -> None:
    game = POKER[name]
    table = table_of(game, random.Random(0))
    assert isinstance(table, PokerTable)
    assert table.part.part == game.part
    everything = {each for seed in range(12) for each in cited(game, seed)} | {act.under for act in game.acts}
    assert len(everything) > 60
    elsewhere = [each.text for each in everything if not each.is_reading and part_of(each) not in (game.part, GENERAL)]
    assert elsewhere == []


def part_of(each: Cite) -> str:
    return find(each.text, library())[0].part
