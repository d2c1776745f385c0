"""Every game played over the socket to a settled wager, by people who know only what they are sent."""

import asyncio
from pathlib import Path

import pytest
from support.floor_tables import floor_at

from houseway.bench.ordinary_player import OrdinaryPlayer
from houseway.games import GAMES, find

LONG = 60  # seconds


async def play(players: list[OrdinaryPlayer]) -> None:
    """Whoever has something to do does it, until a wager of each is settled."""
    while not all(player.settled for player in players):
        number = max(player.client.number or 0 for player in players)
        for player in players:
            await player.client.reaches(number)
        if not any([await player.step() for player in players]):
            raise AssertionError(f"nobody has anything to do: {players[0].client.view['awaited']}")


@pytest.mark.parametrize("game", GAMES)
def test_a_wager_is_made_and_settled_over_the_socket(game: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with asyncio.timeout(LONG), floor_at(tmp_path) as floor:
            await floor.house.open_table("table 1", game)
            names = [f"seat {number}" for number in range(1, max(2, find(game).players[0]) + 1)]
            players = [OrdinaryPlayer(await floor.at("table 1", name), name) for name in names]
            for player in players:
                await player.client.reaches(1)
            await play(players)
            for player in players:
                await player.client.close()

    asyncio.run(tried())
