"""A table of Caribbean stud under Victoria's text of 1999, and hands to play there."""

from typing import Any, Final

from houseway.games import find
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from support.caribbean_stud import ACE_KING, Played, deal, table_of

__all__ = ["FLUSH", "LOW", "PAIR", "SHOE", "TENS", "VIC", "VIC_2004", "state", "verdicts", "vic", "vic_table"]

VIC: Final = find("caribbean-stud", rules="vic", on="2000-01-01")
VIC_2004: Final = find("caribbean-stud", rules="vic", on="2004-07-30T04:00")
SHOE: Final[dict[str, Any]] = {"device": True, "dealing": "five at a time", "backs": ("red", "blue")}

PAIR, TENS, LOW = "KS KD 9H 4C 2S", "10S 10D 9D 4D 2D", "JS 9S 7D 5D 3D"
FLUSH: Final = "KS QS 9S 5S 2S"


def vic_table(*names: str, **settings: Any) -> VictorianTable:
    table = table_of(*names, game=VIC, **settings)
    assert isinstance(table, VictorianTable)
    return table


def vic(*hands: str, dealer: str = ACE_KING, **settings: Any) -> Played:
    """The cards are dealt and "bet or fold" is called."""
    return deal(*hands, dealer=dealer, game=VIC, **settings).do("dealer bet or fold")


def state(played: Played) -> VictorianTable:
    assert isinstance(played.table, VictorianTable)
    return played.table


def verdicts(played: Played) -> dict[tuple[str, str], str]:
    return {(line.person, line.wager.split()[0]): line.verdict.value for line in played.lines()}
