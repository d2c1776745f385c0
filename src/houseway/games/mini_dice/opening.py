"""What a floor manager makes sure of before a mini-dice table opens for gaming (qld s177)."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import cite
from houseway.games.mini_dice.moments import BEFORE_GAMING
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import OPEN_FOR_GAMING, TUMBLER
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DIRECTORS

SPIN_THE_DICE: Final = "spin the dice"
CHECK_THE_SEAL: Final = "check the seal"
PUT_RIGHT: Final = "put the tumbler right"
WORKS, DOES_NOT = "functions correctly", "does not function correctly"
SEALED, INTERFERED_WITH, UNSEALED = "dice properly under seal", "seal interfered with", "dice not under seal"


CHECKS: Final = {
    SPIN_THE_DICE: Offer(cite("qld s177(a)"), (choice("finding", (WORKS, DOES_NOT)),)),
    CHECK_THE_SEAL: Offer(cite("qld s177(b)"), (choice("finding", (SEALED, INTERFERED_WITH, UNSEALED)),)),
}


def _asked(offers: Mapping[str, Offer], about: str) -> Choice:
    """Of a floor manager, or of a pit boss who does what the rules leave to one (reading B59)."""
    under = next(iter(offers.values())).under
    return Choice(DIRECTORS, offers, under, about, moment=BEFORE_GAMING)


FAILED: Final = _asked({PUT_RIGHT: Offer(cite("qld s177"))}, "the table stays shut")


def inspect(table: MiniDiceTable) -> Steps[None]:
    """Both checks, in whichever order, until both are passed; at a table that is open already, nothing."""
    while not table.tumbler.checked:
        found: dict[str, str] = {}
        while len(found) < len(CHECKS):
            left = {check: offer for check, offer in CHECKS.items() if check not in found}
            _, check, details = yield _asked(left, "before the table opens")
            found[check] = details["finding"]
        wrong = [finding for finding in found.values() if finding not in (WORKS, SEALED)]
        if not wrong:
            table.tumbler.checked = True
            table.announce(OPEN_FOR_GAMING)
        else:
            broken = (TUMBLER.sealed,) if found[CHECK_THE_SEAL] != SEALED else ()
            table.rule(f"the table stays shut: {', '.join(wrong)}", "qld s177", *broken, "reading S8")
            yield FAILED
