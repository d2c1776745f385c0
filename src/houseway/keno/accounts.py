"""The accounts of the keno system in the house's ledger, and those that money comes from and goes to."""

from typing import Final

from houseway.games.keno.desk import KENO_DOLLARS
from houseway.ledger.accounts import KENO, OUTSIDE, Account, carried, of_system, purse

TO_PLAY: Final = of_system(KENO, "wagers not yet played")
PRIZES: Final = of_system(KENO, "prizes not yet paid")
DOLLARS: Final = of_system(KENO, "keno dollars that are out")
CHEQUES: Final = Account("outside", "those paid by cheque")
CHIPS: Final = Account("outside", "those with chips")
CHIEF_EXECUTIVE: Final = Account("outside", "the chief executive")  # unpaid winnings that were handed over


def pool(spots: int) -> Account:
    return of_system(KENO, f"{spots} spot jackpot pool")


def of_patron(means: str, patron: str) -> Account:
    """Where cash, chips or a cheque are a patron's; of somebody whom nobody knows, outside."""
    if means == KENO_DOLLARS:
        return DOLLARS  # whoever has them
    if means == "chips":
        return carried(patron) if patron else CHIPS
    return purse(patron) if patron else CHEQUES if means == "cheque" else OUTSIDE
