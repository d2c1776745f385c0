"""Which causes, faults and kinds each report names at the table, as far as play comes across them."""

from typing import Any, Final

from houseway.disputes.tables import begun, open_to, steps
from houseway.play.acts import Field
from houseway.play.game import Game

TABLES: Final = 12
MOST: Final = 20  # a longer list is of cards or numbers, not of causes


def causes(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """By the name of the report: the words that may be chosen for it."""
    found: dict[str, dict[str, None]] = {row.name: {} for row in game.acts}
    for seed in range(TABLES):
        at = begun(game, seed)
        names = frozenset((*at.round.table.people, *game.wager_named))
        for round_ in steps(at):
            for row in game.acts:
                _, ways = open_to(round_, row)
                for field in [field for way in ways for field in way]:
                    found[row.name] |= dict.fromkeys(_told(field, names))
    return {act: tuple(told) if len(told) <= MOST else () for act, told in found.items()}


def _told(field: Field, names: frozenset[str]) -> list[str]:
    """Words, and neither people, wagers, boxes nor cards."""
    told = [each for each in field.choices if isinstance(each, str)] if not field.by else []
    return [each for each in told if each not in names and " " in each and not each[-1].isdigit()]
