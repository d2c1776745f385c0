"""La ja, an additional shuffle (qld s429), and tiles that are replaced or checked between rounds (s431)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.tiles import NAME
from houseway.games.pai_gow.moments import BEFORE_THE_ROUND, STACKED
from houseway.games.pai_gow.preparing import la_ja
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, Ways, act, choice, plainly
from houseway.play.ask import Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round

__all__ = ["TILE_ACTS"]


# s429


def may_ask_for_la_ja(round_: Round[PaiGowTable], who: str) -> Ways:
    """Until the tiles are cut: the player who banks or co-bankers; where the house banks, any player."""
    table = round_.table
    entitled = table.bank.is_house or who in table.bank.bankers
    open_ = entitled and not table.people[who].excluded
    return [()] if open_ and not table.la_ja and not table.cut else []


def ask_for_la_ja(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> Script:
    return (yield from la_ja(round_.table))


# s431


def a_tile(_round: Round[PaiGowTable], _who: str) -> Ways:
    return [(choice("tile", NAME),)]


def replace_a_tile(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{details['tile']} is unfit for further use: another tile takes its place", "qld s431(1)")


def replace_all(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "replaced"
    round_.table.rule("all tiles are replaced, and checked as at the start of play", "qld s431(2)")


def check_the_tiles(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "checked"
    round_.table.rule("the tiles are checked and arranged in rank order", "qld s431(3)")


STAFF: Final = DEALER_OR_MORE_SENIOR
TILE_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("ask for la ja", PLAYERS, "qld s429(1)", may_ask_for_la_ja, ask_for_la_ja, at=STACKED),
    act("replace a tile", STAFF, "qld s431(1)", a_tile, replace_a_tile, at=BEFORE_THE_ROUND),
    act("replace all tiles", STAFF, "qld s431(2)", plainly, replace_all, at=BEFORE_THE_ROUND),
    act("check the tiles", STAFF, "qld s431(3)", plainly, check_the_tiles, at=BEFORE_THE_ROUND),
)
