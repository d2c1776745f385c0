"""The cloth of a poker game: places round the table, the circle for discards, where bets go, and who sits there."""

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from typing import Final

from houseway.families.cloths import casino
from houseway.families.poker.look import pots
from houseway.families.poker.table import BET, TABLE_STAKE, PokerTable
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Outline, Place, mark
from houseway.play.ink import FAINT, GOLD, THIN, filled
from houseway.play.shapes import Disc, Rect
from houseway.rulebook.parallel import Parallel

X, Y = WIDE / 2, 112.0
EQUIPMENT: Final = "buck, cutting card, dealing shoe, drop box"
OPENING: Final = 28  # degrees to each side of the dealer where nobody sits


def laid_out(table: PokerTable, bets: str = "each bet") -> Cloth:
    """As the table's Part has it; `bets` is what they are called on the sign."""
    return _laid_out(table.game.title, table.game.players[1], table.part, bets)


@cache
def _laid_out(title: str, seats: int, part: Parallel, bets: str) -> Cloth:
    """Places from the dealer's left on, which is clockwise."""
    dealer = Rect(X - 36, Y - 96, 72, 20)
    hand = Outline(dealer, corner=3), Caption("DEALER", dealer._replace(high=12), 4, GOLD, bold=True)
    marks = (
        Mark("", figures=tuple(_table(title))),
        casino(Rect(X - 100, Y - 34, 200, 16), part("qld s331(2)(b)"), high=10),
        mark(f"dealer: {EQUIPMENT}", part("qld s332(1)"), what=f"at the dealer's hand: {EQUIPMENT}",
             figures=(*hand, Caption(EQUIPMENT, Rect(X - 34, Y - 85, 68, 7), 2.2))),
        mark("a circle for discards", part("qld s331(2)(a)"),
             figures=(Outline(Disc(X - 44, Y + 30, 20)), Caption("DISCARDS", Rect(X - 60, Y + 24, 32, 12), 3.4))),
    )  # fmt: skip
    under = (part("qld s344(1)"),)
    pot = Place("bet", "pot", Disc(X + 44, Y + 30, 34, 17), under, "POTS", what="where bets go", ink=THIN,
                figures=(Caption("POTS", Rect(X + 20, Y + 24, 48, 12), 5),))  # fmt: skip
    places = (*(_place(number, seats, part) for number in range(1, seats + 1)), pot)
    return Cloth(title, 228, places, marks, lines={BET: bets, TABLE_STAKE: "minimum table stake"})


def _table(title: str) -> Iterator[Figure]:
    yield Outline(Disc(X, Y, 196, 100), filled("#0b4c33", GOLD, 1.6))
    yield Outline(Disc(X, Y, 150, 66), FAINT)
    yield Caption(title.upper(), Rect(X - 100, Y - 12, 200, 12), 5.4)


def _place(number: int, seats: int, part: Parallel) -> Place:
    angle = radians(OPENING - 90 + (number - 1) * (360 - 2 * OPENING) / (seats - 1))
    c, s = cos(angle), sin(angle)
    cards = Rect(X + 130 * c - 14, Y + 56 * s - 7, 28, 14)
    return Place(
        "bet", f"place {number}", Disc(X + 173 * c, Y + 82 * s, 12.5), (part("qld s331(1)"),), str(number), high=7,
        what="places for the players", lies=(X + 165 * c, Y + 77 * s), cards=cards,
    )  # fmt: skip


def on_the_table(table: PokerTable) -> Iterator[Mark]:
    """Who has folded and where cards were dealt to nobody, the pots, and who sits where; the buck is a star."""
    folded = [seat.name for seat in table.folds] + [f"place {place}" for place in sorted(table.cleared)]
    yield mark(f"( ) discards: {', '.join(folded) or 'none'}", table.part("qld s331(2)(a)"))
    yield mark("pots: " + (" + ".join(f"${each}" for each in pots(table)) or "none"), table.part("qld s344(1)"))
    sits = (f"{place} {name}{'*' if name == table.buck else ''}" for name, place in table.places.items())
    yield mark(f"at the table: {', '.join(sits) or 'nobody'}", table.part("qld s331(1)"))
