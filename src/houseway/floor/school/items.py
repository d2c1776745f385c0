"""Items as they are told: the question, and what lies on the cloth; never the answer."""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from houseway.equipment.chips import ChipSet
from houseway.errors import BadInput, quoted
from houseway.floor.school.shapes import (
    DrillShape,
    ItemShape,
    OfferedProvision,
    QuestionShape,
    SchoolGame,
    SchoolShape,
    SchoolText,
)
from houseway.floor.view_shapes import PieceShape, PlacedShape
from houseway.games import GAMES, find, variants
from houseway.house.table_tests import text_of as of
from houseway.money import dollars
from houseway.play.cloth import Cloth
from houseway.play.game import Game
from houseway.play.pieces import as_data
from houseway.play.table import Table
from houseway.school import DRILLS, Item, kinds
from houseway.school.item import ItemQuestion
from houseway.school.scene import Lying
from houseway.school.seconds import TARGETS


def text_named(name: str) -> Game[Any]:
    """`roulette/qld/1998-09-04`."""
    for game in variants(name.partition("/")[0]):
        if of(game) == name:
            return game
    raise BadInput(f"{quoted(name)} is no text of a game; there is {of(variants(name.partition('/')[0])[0])}")


def chosen(name: str | None, rules: str | None) -> list[Game[Any]]:
    """The game that somebody chose, by its name or as items name its text; none, where they chose none."""
    if not name:
        return [find(each, {}, rules) for each in GAMES if _is_held(each, rules)] if rules else []
    return [text_named(name) if "/" in name else find(name, {}, rules)]


def _is_held(name: str, rules: str) -> bool:
    return any(game.rules == rules for game in variants(name))


@cache
def school() -> SchoolShape:
    """What there is does not change while a process runs."""
    games = [_game(find(name)) for name in GAMES]
    drills = [DrillShape(kind=each.kind, says=each.says, seconds=TARGETS[each.kind]) for each in DRILLS.values()]
    return SchoolShape(games=games, kinds=drills)


def _game(game: Game[Any]) -> SchoolGame:
    texts = [SchoolText(of=of(each), rules=each.rules, since=each.since[:10]) for each in variants(game.name)]
    return SchoolGame(game=game.name, title=game.title, kinds=kinds(game), texts=texts)


@cache
def table_of(game: Game[Any]) -> Table:
    """A table of it, for its cloth."""
    table: Table = game.open_table()
    return table


@cache
def cloth_of(game: Game[Any]) -> Cloth:
    return game.cloth(table_of(game))


def told(item: Item, targets: Mapping[str, float] = TARGETS, *, named: bool = True) -> ItemShape:
    """As a page asks it."""
    game, drawn = item.name.game, item.scene() if item.scene is not None else None
    return ItemShape(
        id=item.id if named else "",
        of=of(game),
        game=game.name,
        title=game.title,
        rules=game.rules,
        since=game.since[:10],
        kind=item.name.kind,
        skill=item.skill if named else "",
        seconds=targets[item.name.kind],
        question=question_told(item.question, item.name.game),
        cloth=drawn is not None and drawn.at_cloth,
        placed=list(map(placed_told, drawn.wagers)) if drawn is not None else [],
        counted=[each.counted for each in drawn.wagers] if drawn is not None else [],
        pieces=cast(list[PieceShape], as_data(drawn.pieces)) if drawn is not None else [],
    )


def question_told(asked: ItemQuestion, game: Game[Any]) -> QuestionShape:
    return QuestionShape(
        asks=asked.asks,
        told=list(asked.told),
        form=asked.form.value,
        choices=list(asked.choices),
        provisions=[OfferedProvision(cite=cite, does=does) for cite, does in asked.provisions],
        about=list(asked.about),
        chips=[dollars(each) for each in asked.chips or _chips(game)],
        colours={colour: dollars(worth) for colour, worth in asked.colours.items()},
    )


def _chips(game: Game[Any]) -> list[int]:
    return [each for each in ChipSet().denominations if each >= game.unit]


def placed_told(lies: Lying) -> PlacedShape:
    who, wager, selection, stake, chips, _ = lies
    return PlacedShape(person=who, wager=wager, selection=selection, stake=dollars(stake), chips=chips)
