"""Four tiles at a box, as they are dealt, exposed and set into a low and a high hand."""

from collections.abc import Sequence

from houseway.equipment.tiles import NAME, Tile
from houseway.games.pai_gow.house_way.ways import TileSetting, way_of

TILES_TO_A_HAND = 4
PARTITIONS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


class Hand:
    """The tiles that were dealt to one box."""

    __slots__ = ("box", "checking", "choosing", "exposed", "face_up", "live", "seen", "set", "shown", "tiles", "wrong")

    def __init__(self, box: int) -> None:
        self.box = box
        self.tiles: list[Tile] = []
        self.exposed: list[int] = []  # which of them, counted from 1, before their time
        self.choosing = False  # its player may still choose whether to play it (s448(3), (4))
        self.face_up = False  # for all to see: the bank exposes its tiles, and at the end every hand is shown
        self.set: TileSetting | None = None  # as it lies
        self.wrong = False  # set otherwise than the house way, though it should have been, and not noticed yet
        self.live = True  # there are wagers that it decides
        self.seen = False  # by the dealer, who set it
        self.checking = False  # it is being checked, and not laid down yet (Victoria)
        self.shown = False  # the player/banker whose it is has exposed a tile of it

    @property
    def label(self) -> str:
        return f"box {self.box}"

    @property
    def dealt(self) -> bool:
        return len(self.tiles) == TILES_TO_A_HAND

    def hidden(self) -> tuple[int, ...]:
        """Which of the tiles nobody has exposed, counted from 1: to name them would show their faces."""
        return tuple(at for at in range(1, len(self.tiles) + 1) if at not in self.exposed)

    def in_play(self) -> bool:
        return self.live


def written(tiles: Sequence[Tile]) -> str:
    """`6-6 4-5`."""
    return " ".join(NAME[tile] for tile in tiles)


def splits(tiles: Sequence[Tile]) -> dict[str, TileSetting]:
    """Every way to set four tiles, by its low hand."""
    found: dict[str, TileSetting] = {}
    ordered = sorted(tiles)
    for one, other in PARTITIONS:
        way = way_of((ordered[one[0]], ordered[one[1]]), (ordered[other[0]], ordered[other[1]]))
        found.setdefault(written(way.low), way)
    return found
