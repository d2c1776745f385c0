"""What can go wrong at baccarat, and what may be directed: every act besides wagers and choices (qld s106)."""

from typing import TYPE_CHECKING, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.baccarat.cards import card_acts
from houseway.families.baccarat.faults import fault_acts
from houseway.families.never import never
from houseway.games.baccarat.commission import COMMISSION_ACTS
from houseway.games.baccarat.passing import BANKER_ACTS
from houseway.games.baccarat.texts import PART_6
from houseway.play.acts import Act
from houseway.play.people import PLAYERS
from houseway.play.sign_acts import higher_minimum

if TYPE_CHECKING:
    from houseway.games.baccarat.table import BaccaratTable
    from houseway.play.round import Round

__all__ = ["ACTS", "out_of_place"]

ACTS: "Final[tuple[Act[BaccaratTable], ...]]" = (
    *fault_acts(PART_6.coup.faults),
    *card_acts(PART_6.coup.cards),
    *BANKER_ACTS,
    *COMMISSION_ACTS,
    never("declare a wager", cite("qld s87(2)"), "wagers are made with chips, not by word", "put the chips down"),
    higher_minimum("qld s89(4)"),
)


def out_of_place(round_: "Round[BaccaratTable]", who: str, act: str) -> Refused | None:
    """Why a player may not cut, take the shoe, deal or touch the cards, be it to open them."""
    table = round_.table
    if table.person(who).role not in PLAYERS:
        return None
    if table.seat_of(who) is None:
        if act in ("cut", "handle the cards", "open"):
            why = "standing players do not cut the cards or touch them"
            return Refused("qld s83(2)(b)", why, ground=Ground.WHO)
        if act in ("accept the shoe", "decline the shoe"):
            return Refused("qld s94(5)", "the shoe is not offered to those who stand", ground=Ground.WHO)
        if act == "deal":
            return Refused("qld s83(2)(c)", "those who stand are not appointed banker", ground=Ground.WHO)
    if table.dealer_banks and act in ("deal", "handle the cards"):
        why = "the dealer deals, and players touch no cards but to cut them"
        return Refused("qld s96(2)(b)", why, ground=Ground.WHO)
    if act in ("deal", "handle the cards") and who != table.banker:
        return Refused("qld s94(3)", "dealing the cards is for the banker", ground=Ground.WHO)
    return None
