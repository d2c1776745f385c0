"""The cloth in Victoria: Queensland's, with the markers of each text and what the notices say of them."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.baccarat.layout import cloth
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.table_of_2001 import TableOf2001

__all__ = ["layout"]

SINCE_1999: Final = cite("vic 26/1999")
PLACES: Final = cite("vic 26/1999 r2.1")
SECRETS: Final = cite("vic 26/1999 r14.6")
PERMITTED: Final = cite("vic 26/1999 r14.2.8")
LIMITED: Final = cite("vic 26/1999 r14.6.4")
FOUND: Final = cite("vic 26/1999 r14.6.10")
MARKERS: Final = cite("vic 26/1999 r14.6.6")
SINCE_2001: Final = cite("vic 4/2001")
DUMMY: Final = cite("vic 4/2001 r1.1.10")
PLAYED: Final = cite("vic 4/2001 r12.9")
MEANT: Final = cite("vic 4/2001 r12.9.1")
SHOE: Final = cite("vic 4/2001 r7.4.3")
VOID: Final = cite("vic 4/2001 r12.9.4")
LATER: Final = cite("vic 4/2001 r12.9.5")


def layout(table: VictorianTable) -> str:
    """The cloth, and below it line by line what Victoria adds."""
    printed = [*of_1999(table), *(of_2001(table) if isinstance(table, TableOf2001) else ())]
    return "\n".join([cloth(table), "", *(f"{words}  ({under})" for words, under in printed)])


def of_1999(table: VictorianTable) -> Iterator[tuple[str, Cite]]:
    yield "Victoria, since 8 November 1999, 4.00 am", SINCE_1999
    yield f"{table.rules.places} numbered places", PLACES
    if not table.secrets_allowed:
        return
    yield "SECRET WAGERS, on the approved form", SECRETS
    yield f"a player may make {table.secrets_allowed} in this session", PERMITTED
    yield "each within the limits of the table and within the player's chips", LIMITED
    yield "what is found wrong after the hand counts as the rule for it says", FOUND
    yield f"markers for them: {', '.join(table.secrets) or 'none'}", MARKERS


def of_2001(table: TableOf2001) -> Iterator[tuple[str, Cite]]:
    yield "since 16 March 2001, 4.00 am: the shoe, the last coup, irregularities", SINCE_2001
    beside = f"'{table.marker}', the hand that {table.holder} keeps" if table.holder else "none"
    yield f"marker beside the shoe: {beside}", SHOE
    yield "DUMMY COUP: one that is played by rule 12.9", DUMMY
    yield "it is dealt like any other, and nobody wagers on it", PLAYED
    yield "so that no mistake changes which cards later hands get", MEANT
    yield "wagers that remain on it are void and go back", VOID
    yield "and so are those that are placed on it", LATER
