"""What the family of the ring says of Part 21 comes out as each game's own Part, whatever happens at the table."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from support.literals import said_in
from support.ring import Ring, at_the_ring
from support.sessions import fill_option, table_of, walk

from houseway.cite import Cite
from houseway.errors import BadInput
from houseway.families.ring import moments
from houseway.families.ring.table import RingTable
from houseway.games import find
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.two_up.table import TwoUpTable
from houseway.play.events import Asked
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.rulebook.library import find as provision
from houseway.rulebook.library import library
from houseway.rulebook.parallel import parallel

GENERAL = "qld part 2"


def test_the_family_says_nothing_but_what_stands_in_the_table_of_parallel_sections() -> None:
    said = [text for text in said_in("families/ring") if text.startswith("qld") and part_of(text) != GENERAL]
    triple_penny = parallel("two_up", "qld part 21")
    assert len(said) > 50
    assert [text for text in said if triple_penny(text).text != text] == []


def test_s175_1_is_said_in_three_subsections_of_part_21() -> None:
    two_up = parallel("two_up", "qld part 10")
    assert {two_up(said).text for said in ("qld s477(1)", "qld s477(4)", "qld s477(6)")} == {"qld s175(1)"}
    assert two_up("qld s477(2)(b)").text == "qld s175(2)(c)"
    assert [said for said in ("qld s471(6)", "qld s473(7)", "qld s478(2)(b)") if said in two_up] == []


def cited(game: Game[Any], seed: int) -> Iterator[Cite]:
    """Whatever two random rounds cite, in asks, options, announcements, rulings and settlements."""
    chance = random.Random(seed)
    table = table_of(game, chance)
    for _ in range(2):
        for round_, lines in walk(table, chance, fill_option, steady=0.8):
            assert round_.over or round_.moment in game.moments
            yield from (
                (each.under for each in round_.options("ann")) if not round_.over and "ann" in table.people else ()
            )
            yield from (each for line in lines for each in line.cites)
        yield from (each for ruling in table.rulings for each in ruling.cites)
        yield from (each.under for each in table.called)


@pytest.mark.parametrize(
    ("name", "kind", "heads"), [("two-up", TwoUpTable, "HH"), ("triple-penny-two-up", TriplePennyTable, "HHT")]
)
def test_a_game_in_the_ring_stands_at_one_moment_after_another(name: str, kind: type[RingTable], heads: str) -> None:
    game = Ring(at_the_ring(name, kind))
    game.spinner("ann", "heads")
    game.spin(heads, heads)
    game.toss()
    game.land(heads)
    assert game.table.moment == moments.COINS_LIE
    game.act("dealer", "no spin", cause="coin outside the ring")
    assert game.table.moment == moments.COINS_LIE, "while the coin is looked for, too"
    game.act("dealer", "return the coins")
    game.spin(heads)
    assert (game.round.over, game.table.moment) == (True, "")
    asked = [event.moment for event in Round(game.table).events if isinstance(event, Asked)]
    assert asked == [moments.SPINNER_HAS_WON]


@pytest.mark.parametrize("name", ["two-up", "triple-penny-two-up"])
def test_a_table_is_run_as_its_game_knows(name: str) -> None:
    with pytest.raises(BadInput, match="is run with 'wheel'; it may be given coins"):
        find(name).open_table(wheel=1)
    with pytest.raises(BadInput, match="'coins' must be a whole number"):
        find(name).open_table(coins="five")


@pytest.mark.parametrize("name", ["two-up", "triple-penny-two-up"])
def test_a_game_in_the_ring_cites_its_own_part_and_the_general_one(name: str) -> None:
    game = find(name)
    table = game.open_table()
    assert isinstance(table, RingTable)
    assert table.part.part == game.part
    everything = {each for seed in range(30) for each in cited(game, seed)} | {act.under for act in game.acts}
    assert len(everything) > 30
    elsewhere = [each.text for each in everything if not each.is_reading]
    assert [text for text in elsewhere if part_of(text) not in (game.part, GENERAL)] == []


def part_of(text: str) -> str:
    return provision(text, library())[0].part
