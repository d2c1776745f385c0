"""What a floor manager makes sure of before a mini-dice table opens for gaming (qld s177)."""

from typing import Final

from houseway.cite import cite
from houseway.games.mini_dice.moments import BEFORE_GAMING
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import OPEN_FOR_GAMING, TUMBLER
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import FLOOR_MANAGER

SPIN_THE_DICE: Final = "spin the dice"
CHECK_THE_SEAL: Final = "check the seal"
PUT_RIGHT: Final = "put the tumbler right"
WORKS, DOES_NOT = "functions correctly", "does not function correctly"
SEALED, INTERFERED_WITH, UNSEALED = "dice properly under seal", "seal interfered with", "dice not under seal"


def _asked(act: str, under: str, about: str, *findings: str) -> Choice:
    fields = (choice("finding", findings),) if findings else ()
    return Choice(FLOOR_MANAGER, {act: Offer(cite(under), fields)}, cite(under), about, moment=BEFORE_GAMING)


FUNCTION: Final = _asked(SPIN_THE_DICE, "qld s177(a)", "before the table opens", WORKS, DOES_NOT)
SEAL: Final = _asked(CHECK_THE_SEAL, "qld s177(b)", "before the table opens", SEALED, INTERFERED_WITH, UNSEALED)
FAILED: Final = _asked(PUT_RIGHT, "qld s177", "the table stays shut")


def inspect(table: MiniDiceTable) -> Steps[None]:
    """Both checks, until both are passed; at a table that is open already, nothing."""
    while not table.tumbler.checked:
        _, _, function = yield FUNCTION
        _, _, seal = yield SEAL
        found = function["finding"], seal["finding"]
        if found == (WORKS, SEALED):
            table.tumbler.checked = True
            table.announce(OPEN_FOR_GAMING)
        else:
            why = ", ".join(finding for finding in found if finding not in (WORKS, SEALED))
            broken = (TUMBLER.sealed,) if found[1] != SEALED else ()
            table.rule(f"the table stays shut: {why}", "qld s177", *broken, "reading S8")
            yield FAILED
