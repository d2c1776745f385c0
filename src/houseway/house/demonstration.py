"""The demonstration house: every game open, in both States' texts where it has them, and bots at some seats.

All of it is play money. The first run makes it; a house that has tables is left as it is.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from houseway.games import GAMES, in_force, variants
from houseway.house.announcing import announce
from houseway.house.bots import admit_bot
from houseway.house.house import House
from houseway.money import Cents
from houseway.play.game import Game, titled

FLOAT: Final[Cents] = 100_000_00
USUAL: Final[Mapping[str, Mapping[str, Any]]] = {"blackjack qld": {"super_sevens": True}}
"""How a table is run, where there is more to it than the usual."""
STATES: Final = {"qld": "Queensland", "vic": "Victoria"}
AT_POKER: Final = 3


class Opened(NamedTuple):
    """A table of the demonstration house, before it is open."""

    name: str
    game: Game[Any]
    bots: int


def tables() -> Iterator[Opened]:
    """Every game, in the latest text of each State and in each variant of it."""
    for name in GAMES:
        states = list(dict.fromkeys(game.rules for game in variants(name)))
        for game in [game for state in states for game in in_force(name, state)]:
            place = f", {STATES[game.rules]}" if len(states) > 1 else ""
            yield Opened(titled(game.title, game.variant) + place, game, _bots(game))


def _bots(game: Game[Any]) -> int:
    """Enough for a round at poker, with places left for people; elsewhere one or two."""
    least, most = game.players
    return AT_POKER if least > 1 else min(2, most - 1)


async def furnish(house: House) -> None:
    """Open every table, fill its float, have bots come, and announce a tournament; what is there already stays."""
    for opened in tables():
        if opened.name not in house.names:
            await _open(house, opened)
        if opened.name in house.tables:
            await _seat_bots(house, opened)
    await announce(house)


async def _open(house: House, opened: Opened) -> None:
    game = opened.game
    settings = USUAL.get(f"{game.name} {game.rules}", {})
    await house.open_table(opened.name, game.name, rules=game.rules, variant=game.variant, **settings)
    await house.move_float("fill", opened.name, FLOAT)


async def _seat_bots(house: House, opened: Opened) -> None:
    """They sit down by themselves, once somebody looks after the tables (`pit`)."""
    table = house.tables[opened.name]
    for number in range(len(table.running.arranged.bots) + 1, opened.bots + 1):
        await admit_bot(table, f"{opened.name} bot {number}")
