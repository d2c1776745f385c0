"""Any table is drawn from its pieces and its cloth: every text of every game, whatever happens there."""

import io
import random
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from support.sessions import EVERY, fill_option, table_of, walk

from houseway.cli.terminal.drawings.chips import plain
from houseway.cli.terminal.drawings.table import draw
from houseway.money import cents
from houseway.play.table import Table
from houseway.play.view import ONLOOKER, View, view

TOLD_AT_ONCE = 6  # wagers of one person


def drawn(table: Table, seen: View, high: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=80, height=high, force_terminal=True, color_system=None).print(draw(table, seen))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("name", EVERY)
def test_whatever_lies_there_is_drawn_within_80_columns_in_a_low_window_and_in_another(name: str) -> None:
    chance = random.Random(1)
    table = table_of(EVERY[name], chance)
    for number, (round_, _) in enumerate(walk(table, chance, fill_option, 0.9)):
        if number % 4 == 0:
            for viewer in (*table.people, ONLOOKER):
                for high in (24, 48):
                    assert all(cell_len(line) <= 80 for line in drawn(table, view(round_, viewer), high))


@pytest.mark.parametrize("name", [name for name in EVERY if not name.startswith("keno")])  # whose tickets have stakes
def test_whoever_has_chips_on_the_cloth_reads_how_many(name: str) -> None:
    chance = random.Random(2)
    table = table_of(EVERY[name], chance)
    for round_, _ in walk(table, chance, fill_option, 0.9):
        for person in table.players:
            own = [placed for placed in view(round_, person.name).placed if placed["person"] == person.name]
            if 0 < len(own) <= TOLD_AT_ONCE and all(placed["wager"] != "bet" for placed in own):
                text = " ".join(" ".join(drawn(table, view(round_, person.name), 48)).split())
                assert all(plain(cents(placed["stake"])) in text for placed in own), (own, text)


@pytest.mark.parametrize("name", EVERY)
def test_a_piece_at_a_place_lies_at_one_that_the_cloth_has_and_so_do_words(name: str) -> None:
    chance = random.Random(3)
    table: Any = table_of(EVERY[name], chance)
    places = {each for place in table.game.cloth(table).places for each in (place.name, place.selection)}
    for _ in walk(table, chance, fill_option, 0.9):
        pieces = list(table.game.pieces(table.game.look(table, ONLOOKER)))
        known = {known for piece in pieces for known in (piece.kind, piece.label)}
        assert {piece.at for piece in pieces} <= places | {""}
        assert {words.at for words in table.game.words(table.game.look(table, ONLOOKER))} <= places | known | {""}


def test_a_game_that_has_no_pieces_is_drawn_as_its_cloth() -> None:
    table: Any = table_of(EVERY["roulette qld 1998-09-04"], random.Random(4))
    table.game = replace(table.game, pieces=lambda _look: (), words=lambda _look: ())
    (round_, _) = next(walk(table, random.Random(4), fill_option, 1.0))
    assert any("2 TO 1" in line for line in drawn(table, view(round_, ONLOOKER), 48))
