"""The demonstration house: every game open, in both States' texts where it has them, and bots at some seats; a keno
lounge that draws by the clock, and a prize meter that two tables share.

All of it is play money. The first run makes it; a house that has tables is left as it is.
"""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final, NamedTuple

from houseway.games import GAMES, in_force, variants
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.house.demonstration_tournament import announce
from houseway.house.house import House
from houseway.house.tables.bots import admit_bot
from houseway.money import Cents
from houseway.play.game import Game, titled

FLOAT: Final[Cents] = 100_000_00
USUAL: Final[Mapping[str, Mapping[str, Any]]] = {"blackjack qld": {"super_sevens": True}}
"""How a table is run, where there is more to it than the usual."""
PRIZE_METER: Final = "Southern cross"
LINKED: Final = ("Caribbean stud poker, Victoria", "Caribbean stud poker, Victoria 2")
"""The tables that share it: one of the house's usual ones, and another beside it."""
LINK: Final[Mapping[str, Any]] = {"linked": len(LINKED), "link_approved": True}
COST: Final = "1.00"  # of a jackpot wager
HOURS: Final[Mapping[str, Any]] = {"draws": 60, "quiet": 300}  # of the keno lounge
STATES: Final = {"qld": "Queensland", "vic": "Victoria"}
AT_POKER: Final = 3
BOTS: Final = (
    "Apostlebird", "Babbler", "Bittern", "Bowerbird", "Brolga", "Bronzewing", "Butcherbird", "Cassowary", "Catbird",
    "Chough", "Cockatiel", "Coot", "Corella", "Cormorant", "Coucal", "Crake", "Cuckoo", "Currawong", "Darter",
    "Dollarbird", "Dotterel", "Egret", "Emu", "Fairywren", "Falcon", "Fantail", "Figbird", "Finch",
    "Frogmouth", "Galah", "Gannet", "Gerygone", "Grebe", "Heron", "Hobby", "Honeyeater", "Ibis", "Jabiru", "Jacana",
    "Kestrel", "Kingfisher", "Kookaburra", "Lapwing", "Logrunner", "Lorikeet", "Lyrebird", "Magpie", "Myna",
    "Nightjar", "Noddy", "Oriole", "Osprey", "Pardalote", "Pelican", "Petrel", "Pitta", "Plover", "Quail", "Rosella",
    "Shrike", "Silvereye", "Spoonbill", "Swamphen", "Treecreeper", "Triller", "Wagtail", "Whipbird", "Whistler",
)  # fmt: skip
"""What bots are called: after birds, so that nobody takes one for a person."""


class OpenTable(NamedTuple):
    """A table of the demonstration house, before it is open."""

    name: str
    game: Game[Any]
    bots: int


def tables() -> Iterator[OpenTable]:
    """Every game, in the latest text of each State and in each variant of it."""
    for name in GAMES:
        states = list(dict.fromkeys(game.rules for game in variants(name)))
        for game in [game for state in states for game in in_force(name, state)]:
            place = f", {STATES[game.rules]}" if len(states) > 1 else ""
            name = titled(game.title, game.variant) + place
            yield from (OpenTable(each, game, _bots(game)) for each in (LINKED if name in LINKED else (name,)))


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
    await _open_lounge(house)
    await _link(house)
    await announce(house)


def _names() -> Iterator[str]:
    """Nobody is called so; after all of them each once more, with a number."""
    yield from BOTS
    yield from (f"{name} {number}" for number in count(2) for name in BOTS)


async def _open(house: House, opened: OpenTable) -> None:
    game = opened.game
    settings = LINK if opened.name in LINKED else USUAL.get(f"{game.name} {game.rules}", {})
    await house.open_table(opened.name, game.name, rules=game.rules, variant=game.variant, **settings)
    await house.move_float("fill", opened.name, FLOAT)


async def _open_lounge(house: House) -> None:
    """Keno is sold and drawn by the clock, once somebody looks after the house."""
    if house.systems.keno is None:
        await house.keno("open")
        await house.keno("set hours", **HOURS)


async def _link(house: House) -> None:
    """Two tables feed one prize meter; not where they were opened before there was one."""
    tables = [each.running.table for name, each in house.tables.items() if name in LINKED]
    fit = [each for each in tables if isinstance(each, CaribbeanStudTable) and each.rules.linked == len(LINKED)]
    if len(fit) == len(LINKED) and PRIZE_METER not in house.systems.jackpots.systems:
        await house.jackpot("open", system=PRIZE_METER, tables=list(LINKED), cost=COST, approved=True)


async def _seat_bots(house: House, opened: OpenTable) -> None:
    """They sit down by themselves, once somebody looks after the tables (`pit`); they have play money."""
    if not house.takes_play_money:
        return
    table = house.tables[opened.name]
    for _ in range(len(table.running.arranged.bots), opened.bots):
        await admit_bot(table, next(name for name in _names() if name not in house.people))
