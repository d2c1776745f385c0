"""Why a player may not draw or open cards in Victoria since 2001."""

from houseway.errors import Ground, Refused
from houseway.games.baccarat.refusals import refuses
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.moments import OPENING
from houseway.play.acts import Details
from houseway.play.people import PLAYERS
from houseway.play.round import Round


def refuses_in_2001(round_: Round[TableOf2001], who: str, act: str, _details: Details) -> Refused | None:
    """The shoe and the hands are in others' hands; or as Part 6 has it."""
    table, ask = round_.table, round_.ask
    seated = table.person(who).role in PLAYERS and table.seat_of(who) is not None
    if seated and act in ("deal", "handle the cards") and not table.dealer_deals:
        why = f"{table.who_deals} has the shoe, and draws the cards"
        return Refused("vic 4/2001 r7.4.4", why, ground=Ground.WHO)
    if seated and act == "open" and ask is not None and ask.moment == OPENING:
        return Refused(ask.under, f"it is for {ask.who or 'the dealer'} to open", ground=Ground.WHO)
    return refuses(round_, who, act, _details)
