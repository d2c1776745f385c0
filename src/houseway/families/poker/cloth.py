"""The cloth of a poker game: places round the table, the circle for discards, where bets go, and who sits there."""

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from houseway.cite import cites
from houseway.families.cloths import casino
from houseway.families.poker.sight import pots
from houseway.families.poker.table import BET, PokerTable
from houseway.play.cloth import WIDE, Cloth, Drawn, Figure, Mark, Place, Words, mark
from houseway.play.ink import FAINT, GOLD, THIN, filled
from houseway.play.shapes import Disc, Rect

__all__ = ["Markings", "laid_out", "on_the_table"]

X, Y = WIDE / 2, 112.0
EQUIPMENT: Final = "buck, cutting card, dealing shoe, drop box"
OPENING: Final = 28  # degrees to each side of the dealer where nobody sits


class Markings(NamedTuple):
    """What asks for each thing on the cloth."""

    places: str
    discards: str
    name: str
    equipment: str
    pots: str
    bets: str = "each bet"  # on the sign


@cache
def laid_out(title: str, seats: int, under: Markings) -> Cloth:
    """Places from the dealer's left on, which is clockwise."""
    dealer = Rect(X - 36, Y - 96, 72, 20)
    hand = Drawn(dealer, corner=3), Words("DEALER", dealer._replace(high=12), 4, GOLD, bold=True)
    marks = (
        Mark("", figures=tuple(_table(title))),
        casino(Rect(X - 100, Y - 34, 200, 16), under.name, high=10),
        mark(f"dealer: {EQUIPMENT}", under.equipment, what=f"at the dealer's hand: {EQUIPMENT}",
             figures=(*hand, Words(EQUIPMENT, Rect(X - 34, Y - 85, 68, 7), 2.2))),
        mark("a circle for discards", under.discards,
             figures=(Drawn(Disc(X - 44, Y + 30, 20)), Words("DISCARDS", Rect(X - 60, Y + 24, 32, 12), 3.4))),
    )  # fmt: skip
    pot = Place("bet", "pot", Disc(X + 44, Y + 30, 34, 17), cites(under.pots), "POTS", what="where bets go", ink=THIN,
                figures=(Words("POTS", Rect(X + 20, Y + 24, 48, 12), 5),))  # fmt: skip
    places = (*(_place(number, seats, under) for number in range(1, seats + 1)), pot)
    return Cloth(title, 228, places, marks, lines={BET: under.bets})


def _table(title: str) -> Iterator[Figure]:
    yield Drawn(Disc(X, Y, 196, 100), filled("#0b4c33", GOLD, 1.6))
    yield Drawn(Disc(X, Y, 150, 66), FAINT)
    yield Words(title.upper(), Rect(X - 100, Y - 12, 200, 12), 5.4)


def _place(number: int, seats: int, under: Markings) -> Place:
    angle = radians(OPENING - 90 + (number - 1) * (360 - 2 * OPENING) / (seats - 1))
    c, s = cos(angle), sin(angle)
    cards = Rect(X + 130 * c - 14, Y + 56 * s - 7, 28, 14)
    return Place(
        "bet", f"place {number}", Disc(X + 173 * c, Y + 82 * s, 12.5), cites(under.places), str(number), high=7,
        what="places for the players", lies=(X + 165 * c, Y + 77 * s), cards=cards,
    )  # fmt: skip


def on_the_table(table: PokerTable, under: Markings) -> Iterator[Mark]:
    """Who has folded and where cards were dealt to nobody, the pots, and who sits where; the buck is a star."""
    folded = [seat.name for seat in table.folds] + [f"place {place}" for place in sorted(table.cleared)]
    yield mark(f"( ) discards: {', '.join(folded) or 'none'}", under.discards)
    yield mark("pots: " + (" + ".join(f"${each}" for each in pots(table)) or "none"), under.pots)
    sits = (f"{place} {name}{'*' if name == table.buck else ''}" for name, place in table.places.items())
    yield mark(f"at the table: {', '.join(sits) or 'nobody'}", under.places)
