"""The house way (Divisions 12 and 13): any four tiles are set, and the rule that decided is named.

>>> from houseway.equipment.tiles import NAME, tile
>>> setting = set_hand([tile(text) for text in ("6-6", "4-5", "1-6", "5-6")])
>>> [NAME[tile] for tile in setting.low], [NAME[tile] for tile in setting.high], setting.rule.cites
(['5-6', '1-6'], ['6-6', '4-5'], ('qld s441(3)', 'reading H8'))
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from houseway.equipment.tiles import TILES, Tile
from houseway.games.pai_gow.arithmetic import rank
from houseway.games.pai_gow.house_way.aims import AIMS, by_the_aims
from houseway.games.pai_gow.house_way.exceptions import EXCEPTIONS, exception
from houseway.games.pai_gow.house_way.pairs import PAIR_RULES, pair_play
from houseway.games.pai_gow.house_way.ways import Rule, Setting, TileSetting, ways
from houseway.games.pai_gow.house_way.wongs import WONG_RULES, twelve_or_two_play

__all__ = ["STEPS", "Rule", "Setting", "Step", "decided", "is_house_way", "set_hand"]


class Step(NamedTuple):
    """A group of rules, and the setting that one of them gives where it speaks to these tiles."""

    name: str
    under: str
    asks: Callable[[list[TileSetting]], Setting | None]
    rules: tuple[Rule, ...]


STEPS: Final = (  # in this order: reading H1
    Step("individual exceptions", "qld s443(1)", exception, tuple(dict.fromkeys(row.rule for row in EXCEPTIONS))),
    Step("pairs", "qld s438(a)", pair_play, PAIR_RULES),
    Step("wongs, gongs and high nines", "qld s438(b)", twelve_or_two_play, WONG_RULES),
    Step("general rules, high ranking tiles and the guide", "qld s439(1)", by_the_aims, tuple(r for _, r in AIMS)),
)


def set_hand(tiles: Sequence[Tile]) -> Setting:
    """Four tiles set the house way."""
    return _set(*sorted(tiles))


@cache
def _set(*tiles: Tile) -> Setting:
    open_ = ways(tiles)
    return next(found for step in STEPS if (found := step.asks(open_)))


def is_house_way(low: Sequence[Tile], high: Sequence[Tile]) -> bool:
    """Are these two hands worth what the house way makes of their tiles? The tiles of a mixed pair are alike."""
    setting = set_hand((*low, *high))
    return (rank(*low), rank(*high)) == (rank(*setting.low), rank(*setting.high))


def decided() -> Counter[Rule]:
    """How many of the 35,960 hands each rule decides."""
    return Counter(set_hand(tiles).rule for tiles in combinations(TILES, 4))
