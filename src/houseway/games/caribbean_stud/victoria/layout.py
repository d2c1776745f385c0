"""The cloth in Victoria and what stands beside it (vic 25/1999 rules 1, 2, 10 and 11)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from houseway.cite import cite
from houseway.games.caribbean_stud.layout import Printed
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable

__all__ = ["victoria"]

WORDS: Final = (
    Printed("words:", cite("vic 25/1999 r1.1")),
    Printed("the ante is what a player starts with", cite("vic 25/1999 r1.1.1")),
    Printed("the bet follows a look at the cards", cite("vic 25/1999 r1.1.2")),
    Printed("the game supervisor answers for how the game is run", cite("vic 25/1999 r1.1.6")),
    Printed("a casino supervisor answers for the running of gaming", cite("vic 25/1999 r1.1.3")),
)


def victoria(table: "CaribbeanStudTable") -> Iterator[Printed]:
    """From the dealer's side to the players'."""
    rules = table.rules
    box = "shuffling shoe for single decks" if rules.device else "manual dealing shoe"
    yield Printed("the dealer's place, opposite the players'", cite("vic 25/1999 r2.1"))
    yield Printed(f"{box}; the deck in use has {table.backs} backs", cite("vic 25/1999 r2.3"))
    yield Printed("the casino's name and logo", cite("vic 25/1999 r2.2.3"))
    yield Printed("DEALER ONLY PLAYS WITH ACE/KING OR HIGHER", cite("vic 25/1999 r2.2.2"))
    yield Printed(" ".join(f"[{place}]" for place in table.selections), cite("vic 25/1999 r2.2"))
    yield Printed("ANTE, BET and JACKPOT in every place", cite("vic 25/1999 r2.2.1"))
    yield Printed(f"a jackpot wager costs ${dollars(rules.jackpot_wager)}", cite("vic 25/1999 r11.2"))
    yield Printed(f"maximum payout for a bet ${dollars(rules.maximum_payment)}", cite("vic 25/1999 r10.11"))
    yield Printed(f"progressive meter, jackpot ${dollars(table.meter.shown)}", cite("vic 25/1999 r2.1"))
    yield from WORDS
