"""Writes the charts that are kept: the best play of blackjack by totals, for each version of the game."""

from pathlib import Path
from typing import Any

from houseway.games import blackjack, variants
from houseway.games.blackjack.best.solution import chart
from houseway.games.blackjack.strategy import KEPT
from houseway.play.game import Game
from houseway.strategies.chart import Chart

FOLDER = Path(str(blackjack.__file__)).parent / "charts"
SAYS = "{}: the best play by totals, with 5 to 8 decks."


def version(game: Game[Any]) -> str:
    return str(game.variant.get("version", game.title))


def main() -> None:
    for name, file in KEPT.items():
        game = next(game for game in variants("blackjack") if version(game) == name)
        found = Chart(chart(game).cells, SAYS.format(name))
        (FOLDER / f"{file}.txt").write_text(found.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
