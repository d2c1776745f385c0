"""Where the texts of pai gow differ in substance: the dice, to whom tiles are dealt, and who checks what."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.pai_gow.dealing import deal
from houseway.games.pai_gow.dice import cut_and_shake
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.rules import Rules
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.ask import Steps
from houseway.play.people import Role

__all__ = ["QLD", "Text"]

ON_REQUEST: Final = cite("qld s436(1)")
STAYS_SET: Final = cite("qld s435(4)")
AREAS: Final = cite("qld s413(2)(b)(ii)")
ALONE: Final = cite("qld s421(1)(c)")


def unchecked(_table: PaiGowTable, _hand: Hand) -> Steps[None]:
    """Nobody looks at what the dealer has set."""
    yield from ()


@dataclass(frozen=True, slots=True)
class Text:
    """One text of the game; what is not said is as in Queensland."""

    first_box: Callable[[PaiGowTable], Steps[int]]  # tiles are cut and dice are shaken: who receives the first tiles
    deal: Callable[[PaiGowTable, int], Steps[None]]  # from that box on
    rules: Callable[..., Rules] = Rules  # what the operator may choose
    floor_manager: Role = Role.FLOOR_MANAGER  # who inspects the tiles besides the dealer
    on_request: Cite = ON_REQUEST  # the dealer sets a player's hand the house way,
    checked: Callable[[PaiGowTable, Hand], Steps[None]] = unchecked  # and then
    stays_set: Cite = STAYS_SET  # a hand that is set
    looks_again: bool = True  # may its player look at it?
    areas: Cite = AREAS  # how many the layout has
    alone: Cite = ALONE  # on a box, by arrangement,
    always_alone: bool = False  # also with a wager that is not over the maximum


QLD: Final = Text(cut_and_shake, deal)
