"""What somebody is asked next: what is due, what they have not met, and what fits how good they are."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, Final

from houseway.errors import BadInput
from houseway.games import find
from houseway.play.game import Game
from houseway.school.item import Item, ItemName
from houseway.school.items import item, items, kinds
from houseway.school.progress import Standing
from houseway.school.situation import Lots

NOTHING: Final[Mapping[str, Sequence[str]]] = {}
FITTING: Final = 3  # items that are looked at for the one whose difficulty is nearest


def next_item(
    standing: Standing,
    now: datetime,
    games: Sequence[Game[Any]],
    asked_kinds: Sequence[str] = (),
    again: str = "",
    known: Mapping[str, Sequence[str]] = NOTHING,
) -> Item:
    """`again`: a skill that was just missed, whose kin come back; then what is due; then something that fits.

    `known`: names of items that were made before, by their skill, so that kin need not be looked for.
    """
    lots = Lots("practice", now.isoformat())
    wanted = [again] if again else [skill for skill in standing.schedule.due(now) if _allows(skill, games, asked_kinds)]
    for skill in wanted:
        if (found := kin(skill, games, now, known)) is not None:
            return found
    game = lots.one_of(games)
    there = [kind for kind in kinds(game) if not asked_kinds or kind in asked_kinds]
    if not there:
        raise BadInput(f"there are no items of kind {' or '.join(asked_kinds)} for {game.name}")
    some = list(islice(items(game, lots.one_of(there), f"{now.timestamp()}"), FITTING))
    if not some:
        return next_item(standing, now, games, kinds(game), known=known)
    return min(some, key=lambda each: abs(each.difficulty - standing.rating.value))


def kin(
    skill: str, games: Sequence[Game[Any]], now: datetime, known: Mapping[str, Sequence[str]] = NOTHING
) -> Item | None:
    """Another item of a skill, at one of these games' texts."""
    kind, name, _ = skill.split("/", 2)
    texts = [game for game in games if game.name == name] or [find(name)]
    begins = tuple(f"{ItemName(kind, game, '')}" for game in texts)
    if made := [each for each in known.get(skill, ()) if each.startswith(begins)]:
        return item(Lots(skill, now).one_of(made))
    return next(items(Lots(skill, now).one_of(texts), kind, f"{now.timestamp()}", skill), None)


def _allows(skill: str, games: Sequence[Game[Any]], asked_kinds: Sequence[str]) -> bool:
    kind, name, _ = skill.split("/", 2)
    return any(game.name == name for game in games) and (not asked_kinds or kind in asked_kinds)
