"""Which hands of pai gow are better set otherwise than the house way: `make charts` writes them for the strategy."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from houseway.equipment.tiles import NAME, Tile
from houseway.games.pai_gow.best.hands import HandValue, as_bank, as_player
from houseway.games.pai_gow.chart import CHART, HOUSE_WAY


def lines() -> Iterator[str]:
    """The highest tiles first."""
    yield "tiles\tlow hand\tlow hand of a bank"
    for player, bank in zip(as_player().choices, as_bank().choices, strict=True):
        if player.best or bank.best:
            yield "\t".join((_named(sorted((*player.ways[0].low, *player.ways[0].high))), _low(player), _low(bank)))


def _low(choice: HandValue) -> str:
    return _named(choice.ways[choice.best].low) if choice.best else HOUSE_WAY


def _named(tiles: Sequence[Tile]) -> str:
    return " ".join(NAME[tile] for tile in tiles)


def main() -> None:
    Path(str(CHART)).write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")


if __name__ == "__main__":
    main()
