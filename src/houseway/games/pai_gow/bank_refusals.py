"""Why a player may not have the bank, join in it, or handle its tiles (qld ss 425, 433)."""

from houseway.errors import Ground, Refused
from houseway.games.pai_gow.bank import MOST_HANDLERS, MOST_ROUNDS
from houseway.games.pai_gow.bank_offer import AFTER_TWO_ROUNDS, CO_BANK, COMBINING, COVERING, ROUND_THE_TABLE, BankOffer
from houseway.games.pai_gow.moments import OFFERED
from houseway.games.pai_gow.table import PaiGowTable
from houseway.money import dollars
from houseway.play.round import Round


def taking_the_bank(round_: Round[PaiGowTable], who: str, act: str) -> Refused:
    """To whom it is not offered, or who has too few chips."""
    table = round_.table
    if isinstance(table.asked, BankOffer) and table.asked.person == who:
        return _too_little(table, who, act)
    what = f"{who} may not '{act}' now"
    if table.last is None:
        return Refused("qld s425(8)", f"{what}: the house banks the first round", ground=Ground.WHEN)
    if (kept := _kept_out(table, who)) is not None:
        return kept
    if not any(who in players for players in table.boxes.values()):
        return Refused("qld s425(2)", f"{what}: {who} did not play the last round", ground=Ground.WHO)
    two = any(table.banked.get(name, 0) >= MOST_ROUNDS for name in table.last.bankers)
    under = AFTER_TWO_ROUNDS if two else ROUND_THE_TABLE
    return Refused(under, f"{what}: the bank is offered to each in turn, before the round", ground=Ground.WHEN)


def _too_little(table: PaiGowTable, who: str, act: str) -> Refused:
    least = table.least_cover([who, *(p.person for p in table.bank_chips())])
    instead = "combine chips, or decline the bank"
    if act == CO_BANK:
        why = f"{who} cannot meet half of the bank: that takes ${dollars(-(-least // 2))} at the least"
        return Refused("qld s421(1)(b)(iii)(B)", why, ground=Ground.MEANS, instead=instead)
    why = f"{who} cannot cover the other players' wagers: that takes ${dollars(least)} at the least"
    return Refused("qld s425(4)", why, ground=Ground.MEANS, instead=f"co-bank, {instead}")


def _kept_out(table: PaiGowTable, who: str) -> Refused | None:
    """Somebody who has banked two rounds running, or may not play here."""
    if table.banked.get(who, 0) >= MOST_ROUNDS:
        return Refused("qld s425(10)", f"{who} has banked {MOST_ROUNDS} rounds running", ground=Ground.WHO)
    if other := table.kept_apart(who):
        return Refused("qld s454(c)", f"{who} may not play at the same table as {other}", ground=Ground.WHO)
    return None


def combining(round_: Round[PaiGowTable], who: str, _act: str) -> Refused:
    """Chips join those of whoever is offered the bank."""
    table = round_.table
    if round_.moment != OFFERED:
        return Refused("qld s425(6)", "chips are combined while the bank is being offered", ground=Ground.WHEN)
    if (kept := _kept_out(table, who)) is not None:
        return kept
    if isinstance(table.asked, BankOffer) and table.asked.person == who:
        why = f"the bank is offered to {who}, and others combine their chips with that"
        return Refused("qld s425(6)", why, ground=Ground.WHO, instead="take the bank")
    if table.chips_lie(who):
        return Refused("qld s425(6)", f"{who}'s chips are combined already", ground=Ground.WHEN)
    return Refused("qld s425(6)", f"{who} has no chips to combine", ground=Ground.MEANS)


def leaving_the_bank(table: PaiGowTable, who: str) -> Refused | None:
    """Chips that were put up lie for as long as the bank does, or its offer."""
    if all(placed.person != who for placed in table.bank_chips()):
        return None
    if table.bank.bankers:
        return Refused(COVERING, f"{who}'s chips cover the other players' wagers", ground=Ground.WHEN)
    return Refused(COMBINING, f"{who}'s chips are combined until the bank is taken or declined", ground=Ground.WHEN)


def designating(round_: Round[PaiGowTable], who: str, _act: str) -> Refused | None:
    bankers = round_.table.bank.bankers
    if who in bankers and len(bankers) > 1:
        return None
    return Refused("qld s425(7)(a)", f"{who} does not bank together with others", ground=Ground.WHO)


def handling(round_: Round[PaiGowTable], who: str, act: str) -> Refused:
    bank = round_.table.bank
    if who not in bank.bankers:
        whose = " and ".join(bank.handlers) or "the dealer"
        return Refused("qld s433(3)", f"{whose} handles the tiles of the bank", ground=Ground.WHO)
    if who in bank.handlers and not bank.house_shares:
        return Refused("qld s433(4)", f"{who} handles the tiles already", ground=Ground.WHEN)
    return not_a_handler(round_.table, who, act)


def not_a_handler(table: PaiGowTable, who: str, act: str) -> Refused:
    """Somebody who banks tries to set the bank's hand."""
    bank = table.bank
    if bank.house_shares:
        return Refused("qld s436(3)", "the dealer sets the bank's tiles the house way", ground=Ground.WHO)
    if who not in bank.handlers:
        under = "qld s433(5)" if len(bank.bankers) > MOST_HANDLERS else "qld s425(7)(a)"
        return Refused(under, f"{' and '.join(bank.handlers)} handle the bank's tiles", ground=Ground.WHO)
    return Refused("qld s435(6)", f"'{act}' comes when all players have set their hands", ground=Ground.WHEN)
