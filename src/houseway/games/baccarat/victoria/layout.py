"""What is told in Victoria besides: the markers of each text and what the notices say of them."""

from collections.abc import Iterator

from houseway.games.baccarat import layout
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.play.cloth import Mark, mark


def told(table: VictorianTable) -> Iterator[Mark]:
    """As in Queensland, and line by line what Victoria adds."""
    yield from layout.told(table)
    yield from of_1999(table)
    if isinstance(table, TableOf2001):
        yield from of_2001(table)


def of_1999(table: VictorianTable) -> Iterator[Mark]:
    yield mark("Victoria, since 8 November 1999, 4.00 am", "vic 26/1999")
    yield mark(f"{table.rules.places} numbered places", "vic 26/1999 r2.1")
    if not table.secrets_allowed:
        return
    yield mark("SECRET WAGERS, on the approved form", "vic 26/1999 r14.6")
    yield mark(f"a player may make {table.secrets_allowed} in this session", "vic 26/1999 r14.2.8")
    yield mark("each within the limits of the table and within the player's chips", "vic 26/1999 r14.6.4")
    yield mark("what is found wrong after the hand counts as the rule for it says", "vic 26/1999 r14.6.10")
    yield mark(f"markers for them: {', '.join(table.secrets) or 'none'}", "vic 26/1999 r14.6.6")


def of_2001(table: TableOf2001) -> Iterator[Mark]:
    yield mark("since 16 March 2001, 4.00 am: the shoe, the last coup, irregularities", "vic 4/2001")
    beside = f"'{table.marker}', the hand that {table.holder} keeps" if table.holder else "none"
    yield mark(f"marker beside the shoe: {beside}", "vic 4/2001 r7.4.3")
    yield mark("DUMMY COUP: one that is played by rule 12.9", "vic 4/2001 r1.1.10")
    yield mark("it is dealt like any other, and nobody wagers on it", "vic 4/2001 r12.9")
    yield mark("so that no mistake changes which cards later hands get", "vic 4/2001 r12.9.1")
    yield mark("wagers that remain on it are void and go back", "vic 4/2001 r12.9.4")
    yield mark("and so are those that are placed on it", "vic 4/2001 r12.9.5")
