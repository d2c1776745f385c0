"""What a floor manager makes sure of before a mini-dice table opens for gaming (qld s177)."""

from typing import Final

from houseway.cite import cite
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import OPEN_FOR_GAMING, TUMBLER
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import Role

__all__ = ["CHECK_THE_SEAL", "PUT_RIGHT", "SPIN_THE_DICE", "inspect"]

FLOOR_MANAGER: Final = frozenset({Role.FLOOR_MANAGER})
SPIN_THE_DICE: Final = "spin the dice"
CHECK_THE_SEAL: Final = "check the seal"
PUT_RIGHT: Final = "put the tumbler right"
WORKS, DOES_NOT = "functions correctly", "does not function correctly"
SEALED, INTERFERED_WITH, UNSEALED = "dice properly under seal", "seal interfered with", "dice not under seal"

FUNCTION: Final = Choice(
    FLOOR_MANAGER,
    {SPIN_THE_DICE: Offer(cite("qld s177(a)"), (choice("finding", (WORKS, DOES_NOT)),))},
    cite("qld s177(a)"),
    "before the table opens",
)
SEAL: Final = Choice(
    FLOOR_MANAGER,
    {CHECK_THE_SEAL: Offer(cite("qld s177(b)"), (choice("finding", (SEALED, INTERFERED_WITH, UNSEALED)),))},
    cite("qld s177(b)"),
    "before the table opens",
)
FAILED: Final = Choice(FLOOR_MANAGER, {PUT_RIGHT: Offer(cite("qld s177"))}, cite("qld s177"), "the table stays shut")


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
