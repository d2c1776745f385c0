"""Why a player may not cut, take the shoe, deal or touch the cards (qld ss 83, 94, 96)."""

from houseway.errors import Ground, Refused
from houseway.games.baccarat.table import BaccaratTable
from houseway.play.acts import Details
from houseway.play.people import PLAYERS
from houseway.play.round import Round


def refuses(round_: Round[BaccaratTable], who: str, act: str, _details: Details) -> Refused | None:
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
