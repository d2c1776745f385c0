"""Items by name, and as many as are asked for: the same seed gives the same items."""

from collections.abc import Iterator
from typing import Any, Final

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.play.game import Game
from houseway.school.drills import DRILLS, Drill
from houseway.school.item import Item, ItemName, named

TRIES: Final = 40
KIN: Final = 400
"""Seeds, one after another, until one has an item, or one of a skill: not every round has something to rule on."""


def item(text: str) -> Item:
    """The item of that name, made anew."""
    name = named(text)
    found = drill(name.kind, name.game).make(name)
    if found is None:
        raise BadInput(f"{quoted(text)} is no item: in that round there is nothing of the kind to ask")
    return found


def drill(kind: str, game: Game[Any]) -> Drill:
    """A kind of items, if it makes sense for the game."""
    if kind not in DRILLS:
        raise BadInput(f"{quoted(kind)} is no kind of item; there are {', '.join(DRILLS)}{did_you_mean(kind, DRILLS)}")
    if why := DRILLS[kind].senseless(game):
        raise BadInput(f"there are no items of kind {kind} for {game.name}: {why}")
    return DRILLS[kind]


def kinds(game: Game[Any]) -> list[str]:
    """What can be practised at a game."""
    return [each.kind for each in DRILLS.values() if not each.senseless(game)]


def items(game: Game[Any], kind: str, seed: str | int, skill: str = "", tries: int = KIN) -> Iterator[Item]:
    """One after another, of one skill alone if that is asked for, as long as so many tries do not fail; each is named
    by a seed of its own."""
    found = drill(kind, game)
    number = missed = 0
    while missed < (tries if skill else TRIES):
        made = found.make(ItemName(kind, game, f"{seed}.{number}"))
        number += 1
        if made is None or (skill and made.skill != skill):
            missed += 1
        else:
            missed = 0
            yield made
