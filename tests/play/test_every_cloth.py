"""The cloth of every game, in each of its texts and variants: a place for each wager, and everything drawn from it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from support.printing import EVERY_GAME, table_of

from houseway.games import find
from houseway.play.cells import Dress, Grid, picture
from houseway.play.cloth import CASINO, Bent, Caption, Cloth, Figure, Outline, Picture, Place, Stroke
from houseway.play.game import Game
from houseway.play.shapes import Disc, Point, Polygon, Rect, Shape
from houseway.play.table import Table
from houseway.printing import cloth_of
from houseway.rulebook import resolves

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=repr)


def cloth(game: Game[Any]) -> Cloth:
    return game.cloth(table_of(game))


def wanted(table: Table) -> Iterator[tuple[str, str]]:
    """Every wager of the table with each of its selections, and where it is moved to in the course of the game."""
    here = getattr(table, "selections", None)
    for row in table.game.wagers:
        for selection in (*row.selections, *row.travels):
            if here is None or selection in here:
                yield row.name, selection


def outline(shape: Shape) -> list[Point]:
    box = shape.around
    corners = [
        (box.x, box.y),
        (box.x + box.wide, box.y),
        (box.x, box.y + box.high),
        (box.x + box.wide, box.y + box.high),
    ]
    return list(shape.points) if isinstance(shape, Polygon) else corners


def points(figure: Figure) -> list[Point]:
    if isinstance(figure, Stroke):
        return list(figure.points)
    if isinstance(figure, Bent):
        return []  # the printed words are measured by the tests of every sign
    return outline(figure.shape if isinstance(figure, Outline) else figure.at)


@every_game
def test_every_wager_has_one_place_for_each_selection_or_the_game_says_why_it_has_none(game: Game[Any]) -> None:
    table = table_of(game)
    found = [(place.wager, place.selection) for place in cloth(game).places]
    assert len(found) == len(set(found))
    nowhere = cloth(game).nowhere
    assert set(nowhere).isdisjoint(wager for wager, _ in found)
    assert all(nowhere.values())
    for wager, selection in wanted(table):
        assert wager in nowhere or (wager, selection) in found, (wager, selection)
    assert {wager for wager, _ in found} <= {row.name for row in game.wagers} | {""}


@every_game
def test_a_place_is_found_by_its_wager_and_by_a_click_on_its_chips(game: Game[Any]) -> None:
    for place in cloth(game).places:
        assert cloth(game).place_of(place.wager, place.selection) is place
        assert cloth(game).place_at(*place.chips) is place
        if place.shape.holds(*place.shape.middle):
            assert cloth(game).place_at(*place.shape.middle) is place
    assert cloth(game).place_at(-1, -1) is None
    assert cloth(game).place_of("no such wager", "nowhere") is None


@every_game
def test_no_two_places_coincide_and_chips_lie_inside_them(game: Game[Any]) -> None:
    places = cloth(game).places
    assert all(place.shape.holds(*place.chips) for place in places)
    assert len({place.chips for place in places}) == len(places)
    for one, other in combinations(places, 2):
        assert one.shape != other.shape
        if one.ink and other.ink:  # those that lie on lines lie on the squares beside them
            assert not other.shape.holds(*one.chips)
            assert not one.shape.holds(*other.chips)


@every_game
def test_everything_lies_on_the_cloth(game: Game[Any]) -> None:
    made = cloth(game)
    figures = [figure for mark in made.marks for figure in mark.figures]
    figures += [figure for place in made.places for figure in place.figures or ()]
    found = [point for figure in figures for point in points(figure)]
    found += [point for place in made.places for point in outline(place.shape)]
    found += [point for place in made.places if place.cards for point in outline(place.cards)]
    for x, y in found:
        assert -0.001 <= x <= made.wide + 0.001
        assert -0.001 <= y <= made.high + 0.001


@every_game
def test_everything_that_is_marked_rests_on_a_provision_that_exists(game: Game[Any]) -> None:
    table = table_of(game)
    marks = [*cloth(game).marks, *game.told(table)]
    assert all(place.under for place in cloth(game).places)
    under = [mark.under for mark in marks] + [place.under for place in cloth(game).places]
    assert all(resolves(each) for some in under for each in some)


@every_game
def test_text_and_print_bear_every_inscription(game: Game[Any]) -> None:
    table = table_of(game)
    made, text = cloth(game), game.layout(table)
    sheet = cloth_of(table)
    printed = "".join("".join(words.words.split()) for words in sheet.words).upper()
    for mark in made.marks:
        if mark.under and mark.words:
            assert mark.words.replace(CASINO, "Houseway") in text
            assert all(each.text in text for each in mark.under)
    for place in made.places:
        assert place.inscribed in text
        if not any(isinstance(figure, Picture) for figure in place.figures or ()):
            assert "".join(place.inscribed.upper().split()) in printed
        assert all(each.text in " ".join(words.words for words in sheet.words) for each in place.under)


def test_s45_what_a_table_does_not_offer_has_no_place_and_is_not_told_there() -> None:
    game = find("blackjack", rules="qld")
    with_, without = game.open_table(super_sevens=True), game.open_table()
    assert [game.cloth(table).offers("super sevens") for table in (with_, without)] == [True, False]
    assert [game.cloth(table).place_of("super sevens", "box 1") is None for table in (with_, without)] == [False, True]
    assert ["super sevens" in game.layout(table) for table in (with_, without)] == [True, False]


@every_game
def test_a_cloth_is_made_once_for_each_text_and_setting(game: Game[Any]) -> None:
    assert cloth(game) is cloth(game)


@every_game
def test_every_square_has_its_own_box_in_letters_and_every_chip_its_own_letter(game: Game[Any]) -> None:
    made = cloth(game)
    if made.cells is None:
        return
    grid = Grid(made, made.cells)
    squares = [grid.box(place) for place in made.places if place.ink]
    assert len(squares) == len(set(squares))
    assert all(box.right - box.left > 1 and box.bottom - box.top > 1 for box in squares)
    lies = [place for place in made.places if not place.ink]
    assert len({grid.at(place.chips) for place in lies}) == len(lies)
    drawn = picture(made, made.cells, lambda place: Dress(place.inscribed, lies="o"))
    assert sum(line.count("o") for line in drawn.text()) >= len(made.places)


def test_a_click_finds_the_smallest_shape_that_holds_the_point() -> None:
    square, slot = Place("square", "square", Rect(0, 0, 20, 20)), Place("slot", "slot", Disc(20, 10, 3))
    made = Cloth("two", 20, (square, slot), ())
    assert [made.place_at(*point) for point in ((1, 1), (18, 10), (22, 10), (30, 10))] == [square, slot, slot, None]


def test_a_shape_that_is_bent_holds_what_lies_in_it_and_not_its_middle() -> None:
    horseshoe = Polygon(((0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)))
    assert [horseshoe.holds(*point) for point in ((5, 20), (15, 5), (25, 20), (15, 20), (40, 5))] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert (horseshoe.size, horseshoe.around) == (700, Rect(0, 0, 30, 30))


def test_craps_has_a_place_for_the_odds_behind_each_wager_of_the_line_and_each_point() -> None:
    made = cloth(find("craps"))
    behind = [place for place in made.places if place.wager.endswith(" odds")]
    assert len(behind) == 4 * 6
    assert made.place_of("come bet", "6") in made.places, "where a come bet is moved to"


def test_words_in_capitals_are_what_a_place_is_called_on_the_cloth() -> None:
    made = cloth(find("baccarat", rules="qld"))
    found = made.place_of("tie bet", "seat 3")
    assert found is not None
    assert (found.inscribed, found.pays, found.name) == ("TIE", "8 to 1", "tie bet seat 3")
    assert any(isinstance(figure, Caption) and figure.words == CASINO for mark in made.marks for figure in mark.figures)
