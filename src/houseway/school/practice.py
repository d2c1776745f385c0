"""What somebody is asked next: what is due, what they have not met, and what fits how good they are."""

from collections.abc import Sequence
from datetime import datetime
from itertools import islice
from typing import Any, Final

from houseway.errors import BadInput
from houseway.games import find
from houseway.play.game import Game
from houseway.school.item import Item
from houseway.school.items import items, kinds
from houseway.school.progress import Standing
from houseway.school.situation import Lots

FITTING: Final = 3  # items that are looked at for the one whose difficulty is nearest
DUE: Final = 3  # skills that are due whose kin are looked for


class PracticeItems:
    """Where items come from: each is made when it is asked for. A house keeps what it made at hand, for everybody."""

    def some(self, game: Game[Any], kind: str, now: datetime) -> Sequence[Item]:
        """A few of a kind."""
        return list(islice(items(game, kind, f"{now.timestamp()}"), FITTING))

    def kin(self, skill: str, games: Sequence[Game[Any]], now: datetime) -> Item | None:
        """Another item of a skill, at one of these games' texts."""
        kind, name, _ = skill.split("/", 2)
        texts = [game for game in games if game.name == name] or [find(name)]
        return next(items(Lots(skill, now).one_of(texts), kind, f"{now.timestamp()}", skill), None)


MADE_NEW: Final = PracticeItems()


def next_item(
    standing: Standing,
    now: datetime,
    games: Sequence[Game[Any]],
    asked_kinds: Sequence[str] = (),
    again: str = "",
    source: PracticeItems = MADE_NEW,
) -> Item:
    """`again`: a skill that was just missed, whose kin come back; then what is due; then something that fits."""
    lots = Lots("practice", now.isoformat())
    due = [skill for skill in standing.schedule.due(now) if _allows(skill, games, asked_kinds)]
    for skill in [again] if again else due[:DUE]:
        if (found := source.kin(skill, games, now)) is not None:
            return found
    game = lots.one_of(games)
    there = [kind for kind in kinds(game) if not asked_kinds or kind in asked_kinds]
    if not there:
        raise BadInput(f"there are no items of kind {' or '.join(asked_kinds)} for {game.name}")
    some = source.some(game, lots.one_of(there), now)
    if not some:
        return next_item(standing, now, games, kinds(game), source=source)
    return min(some, key=lambda each: abs(standing.meets(each.skill, each.difficulty) - standing.rating.value))


def _allows(skill: str, games: Sequence[Game[Any]], asked_kinds: Sequence[str]) -> bool:
    kind, name, _ = skill.split("/", 2)
    return any(game.name == name for game in games) and (not asked_kinds or kind in asked_kinds)
