"""Why a decision is refused to somebody whom nobody has asked for it (qld ss 421, 425, 433, 435)."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.games.pai_gow.bank import MOST_ROUNDS
from houseway.games.pai_gow.banking import CO_BANK, DECLINE, TAKE_THE_BANK, BankOffer
from houseway.games.pai_gow.setting import ASK, SET
from houseway.games.pai_gow.table import PaiGowTable
from houseway.money import dollars
from houseway.play.acts import Details
from houseway.play.people import Role
from houseway.play.round import Round

BANKING: Final = (TAKE_THE_BANK, CO_BANK, DECLINE)


def refuses(round_: Round[PaiGowTable], who: str, act: str, _details: Details) -> Refused | None:
    """The provision that stands against it, where there is one."""
    table = round_.table
    if table.people[who].role is not Role.PLAYER:
        return None
    if act in BANKING:
        return _too_little(table, who) if _is_offered(round_, who) else _no_bank(table, who, act)
    return _not_yours(table, who, act) if act in (SET, ASK) else None


def _is_offered(round_: Round[PaiGowTable], who: str) -> bool:
    return isinstance(round_.ask, BankOffer) and round_.ask.person == who


def _too_little(table: PaiGowTable, who: str) -> Refused:
    least = table.least_cover([who, *(p.person for p in table.bank_chips())])
    why = f"{who} cannot cover the other players' wagers: that takes ${dollars(least)} at the least"
    return Refused("qld s425(4)", why, ground=Ground.MEANS, instead="co-bank, combine chips, or decline the bank")


def _no_bank(table: PaiGowTable, who: str, act: str) -> Refused:
    what = f"{who} may not '{act}' now"
    if table.last is None:
        return Refused("qld s425(8)", f"{what}: the house banks the first round", ground=Ground.WHEN)
    if table.banked.get(who, 0) >= MOST_ROUNDS:
        return Refused("qld s425(10)", f"{what}: {who} has banked {MOST_ROUNDS} rounds running", ground=Ground.WHO)
    if not any(who in players for players in table.boxes.values()):
        return Refused("qld s425(2)", f"{what}: {who} did not play the last round", ground=Ground.WHO)
    return Refused("qld s425(9)", f"{what}: the bank is offered to each in turn", ground=Ground.WHEN)


def _not_yours(table: PaiGowTable, who: str, act: str) -> Refused:
    """A hand is set once, by whoever may handle its tiles, and when it is its turn."""
    bank = table.bank
    if who in bank.bankers:
        return _not_a_handler(table, who, act)
    own = next((hand for hand in table.hands.values() if who in table.played.get(hand.box, ())), None)
    if own is None:
        return Refused("qld s435(1)", f"{who} has no tiles to set", ground=Ground.WHO)
    first = table.decides_for(own.box)
    if who != first:
        return Refused("qld s433(3)", f"{first or 'nobody'} handles the tiles of {own.label}", ground=Ground.WHO)
    if own.set is not None:
        return Refused(table.text.stays_set, f"{own.label} is set", ground=Ground.WHEN)
    unset = [hand.box for hand in table.hands.values() if hand.live and hand.set is None]
    for boxes, under in ((table.directed, "vic 9/2004 r14.13"), (table.priority, "qld s421(2)")):
        if own.box in boxes:
            break
        if before := [box for box in boxes if box in unset]:
            return Refused(under, f"the hand of box {before[0]} is set first", ground=Ground.WHEN)
    return Refused("qld s435(1)", f"it is not the turn of {own.label}", ground=Ground.WHEN)


def _not_a_handler(table: PaiGowTable, who: str, act: str) -> Refused:
    bank = table.bank
    if who not in bank.handlers:
        under = "qld s433(5)" if len(bank.bankers) > 2 else "qld s425(7)(a)"
        return Refused(under, f"{' and '.join(bank.handlers)} handle the bank's tiles", ground=Ground.WHO)
    if bank.house_shares:
        return Refused("qld s436(3)", "the dealer sets the bank's tiles the house way", ground=Ground.WHO)
    return Refused("qld s435(6)", f"'{act}' comes when all players have set their hands", ground=Ground.WHEN)
