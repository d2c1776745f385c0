"""The set of 32 tiles. A tile is the number of its face, 0 to 20; two tiles of one face are alike.

Faces stand in the order in which single tiles rank, highest first (the two tiles of a mixed pair rank
alike), and `PAIR` gives the pair that a face belongs to. The pairs themselves rank in the order of
`PAIRS_RANKED`, where the lowest single tiles make the highest pair.

>>> tile("6-6"), NAME[0], LABEL[0], PAIRS[PAIR[0]]
(0, '6-6', '12', 'teen')
"""

from collections import Counter
from typing import Final, TypeAlias

from houseway.equipment.pool import Pool
from houseway.errors import BadInput, quoted

Tile: TypeAlias = int

# Pair, what a tile of it is called, and the faces of its two tiles.
_SET: Final = (
    ("teen", "12", (6, 6), (6, 6)),
    ("day", "2", (1, 1), (1, 1)),
    ("yun", "high 8", (4, 4), (4, 4)),
    ("gor", "high 4", (1, 3), (1, 3)),
    ("mooy", "high 10", (5, 5), (5, 5)),
    ("chong", "high 6", (3, 3), (3, 3)),
    ("bon", "low 4", (2, 2), (2, 2)),
    ("foo", "11", (5, 6), (5, 6)),
    ("ping", "low 10", (4, 6), (4, 6)),
    ("tit", "high 7", (1, 6), (1, 6)),
    ("look", "low 6", (1, 5), (1, 5)),
    ("chop gow", "9", (4, 5), (3, 6)),
    ("chop bot", "low 8", (3, 5), (2, 6)),
    ("chop chit", "low 7", (3, 4), (2, 5)),
    ("chop ng", "5", (1, 4), (2, 3)),
    ("gee jun", "3/6", (2, 4), (1, 2)),
)

_FACES: Final = [
    (face, label, pair)
    for pair, (_, label, *both) in enumerate(_SET)
    for face in dict.fromkeys(both)  # a face once, where both tiles bear it
]

PIPS: Final = tuple(face for face, _, _ in _FACES)
NAME: Final = tuple(f"{one}-{other}" for one, other in PIPS)
LABEL: Final = tuple(label for _, label, _ in _FACES)
POINTS: Final = tuple(one + other for one, other in PIPS)  # of gee jun, that either counts 3 or 6 is the game's
PAIR: Final = tuple(pair for _, _, pair in _FACES)
PAIRS: Final = tuple(row[0] for row in _SET)
PAIRS_RANKED: Final = (PAIRS[-1], *PAIRS[:-1])
TILES: Final = tuple(PIPS.index(face) for _, _, *both in _SET for face in both)

_BY_NAME = {name: tile for tile, name in enumerate(NAME)}


def tile(text: str) -> Tile:
    """The tile whose pips `text` gives, in either order: `4-5` or `5-4`."""
    tidy = text.strip()
    found = _BY_NAME.get(tidy, _BY_NAME.get(tidy[::-1]))
    if found is None:
        raise BadInput(f"{quoted(text)} is not a tile; write its pips like {', '.join(NAME)}")
    return found


def stack_of_tiles() -> Pool[Tile]:
    """All 32, face down and stacked."""
    return Pool(Counter(TILES))
