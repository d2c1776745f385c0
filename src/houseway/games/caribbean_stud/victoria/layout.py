"""The cloth in Victoria and what stands beside it (vic 25/1999 rules 1, 2, 10 and 11)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from houseway.cite import cite, cites
from houseway.games.caribbean_stud.layout import Markings
from houseway.money import dollars
from houseway.play.cloth import Mark, mark

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable

WORDS: Final = (
    mark("words:", "vic 25/1999 r1.1"),
    mark("the ante is what a player starts with", "vic 25/1999 r1.1.1"),
    mark("the bet follows a look at the cards", "vic 25/1999 r1.1.2"),
    mark("the game supervisor answers for how the game is run", "vic 25/1999 r1.1.6"),
    mark("a casino supervisor answers for the running of gaming", "vic 25/1999 r1.1.3"),
)


MARKED: Final = Markings(
    name=cite("vic 25/1999 r2.2.3"),
    inscription=mark("DEALER ONLY PLAYS WITH ACE/KING OR HIGHER", "vic 25/1999 r2.2.2"),
    areas=cites("vic 25/1999 r2.2", "vic 25/1999 r2.2.1"),
    jackpot=cites("vic 25/1999 r2.2", "vic 25/1999 r2.2.1"),
    slot=(),
    fixed=(("shoe", cite("vic 25/1999 r2.3")),),
)


def victoria(table: "CaribbeanStudTable") -> Iterator[Mark]:
    """What else is told at the table."""
    rules = table.rules
    box = "shuffling shoe for single decks" if rules.device else "manual dealing shoe"
    yield mark("the dealer's place, opposite the players'", "vic 25/1999 r2.1")
    yield mark(f"{box}; the deck in use has {table.backs} backs", "vic 25/1999 r2.3")
    yield mark(f"a jackpot wager costs ${dollars(rules.jackpot_wager)}", "vic 25/1999 r11.2", sign="high")
    yield mark(f"maximum payout for a bet ${dollars(rules.maximum_payment)}", "vic 25/1999 r10.11", sign="high")
    yield mark(f"progressive meter, jackpot ${dollars(table.meter.shown)}", "vic 25/1999 r2.1", sign="small")
    yield from WORDS
