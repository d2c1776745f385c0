"""What the procedure asks people to do, and why somebody may not, or not now (qld ss 83, 90, 94, 96, 97, 100)."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.baccarat.table import COMPLETED
from houseway.families.baccarat.text import steps
from houseway.games.baccarat.banker import AGAIN, DIRECT
from houseway.games.baccarat.commission import COLLECT
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import PART_6
from houseway.play.acts import Details
from houseway.play.people import PLAYERS
from houseway.play.round import Round

STEPS: Final = {
    **steps(PART_6),
    COLLECT: cite("qld s90(5)"),
    "accept the shoe": cite("qld s94(1)"),
    "decline the shoe": cite("qld s94(2)"),
    DIRECT: cite("qld s96(1)"),
    AGAIN: cite("reading BC11"),
    "deal": cite("qld s97(2)"),
}
TAKING_IT: Final = ("accept the shoe", "decline the shoe")
WITH_CARDS: Final = ("deal",)


def refuses(round_: Round[BaccaratTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why somebody may not cut, take the shoe, deal or touch the cards; why they are not shuffled or dealt now."""
    table, player = round_.table, round_.table.person(who).role in PLAYERS
    if player and table.seat_of(who) is None and (stands := _standing(act)) is not None:
        return stands
    if table.dealer_banks and act in TAKING_IT:
        why = "the dealer is the banker by direction of the operator"
        return Refused("qld s96(2)(a)", why, ground=Ground.WHEN)
    if player and table.dealer_banks and act in WITH_CARDS:
        why = "the dealer deals, and players touch no cards but to cut them"
        return Refused("qld s96(2)(b)", why, ground=Ground.WHO)
    if act in WITH_CARDS and table.banker and who != table.banker:
        return Refused("qld s94(3)", "dealing the cards is for the banker", ground=Ground.WHO)
    return too_early(table, act)


def too_early(table: BaccaratTable, act: str) -> Refused | None:
    """What has to be done before the cards are shuffled, and before any are dealt again."""
    if act == "shuffle" and table.owed:
        owing = ", ".join(table.owed)
        return Refused("qld s90(5)", f"commission is outstanding from {owing}", ground=Ground.WHEN, instead=COLLECT)
    if act in ("deal", "no more bets") and table.due == COMPLETED:
        why = "the last round of these cards has been played"
        return Refused(table.part("qld s100(3)"), why, ground=Ground.WHEN, instead="shuffle, or bring new cards")
    return None


def _standing(act: str) -> Refused | None:
    """What is not for those who stand."""
    if act in ("cut", "open"):
        return Refused("qld s83(2)(b)", "standing players do not cut the cards or touch them", ground=Ground.WHO)
    if act in TAKING_IT:
        return Refused("qld s94(5)", "the shoe is not offered to those who stand", ground=Ground.WHO)
    if act == "deal":
        return Refused("qld s83(2)(c)", "those who stand are not appointed banker", ground=Ground.WHO)
    return None
