"""Rounds that bots have played at a table of a floor, to be looked at."""

from support.browser import Floor
from support.house import Play, seated


def played(floor: Floor, table: str, game: str, rounds: int = 2) -> str:
    """The table under that name, with so many rounds that are over; opened once."""

    async def plays() -> None:
        await Play(await seated(floor.house, table, game), 1).rounds(rounds)

    if table not in floor.house.names:
        floor.portal.call(plays)
    return table
