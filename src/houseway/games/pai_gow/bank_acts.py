"""Whoever banks: chips are combined (qld s425(6)), others handle the tiles (s433(4)), and play breaks off (s425(8))."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.bank_offer import BankOffer, amount_of, eligible
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import HOUSE_CHUNG
from houseway.play.acts import Act, Ways, act
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round

# s425(6): players combine their chips with those of the one to whom the bank is offered


def awaited_offer(round_: Round[PaiGowTable]) -> BankOffer:
    assert isinstance(round_.table.asked, BankOffer)
    return round_.table.asked


def may_combine(round_: Round[PaiGowTable], who: str) -> Ways:
    table = round_.table
    if who == awaited_offer(round_).person or not eligible(table, who):
        return []
    amount = amount_of(table, who, table.unit)
    return [(amount,)] if amount is not None and not table.chips_lie(who) else []


def combine(round_: Round[PaiGowTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.put_up(who, details["amount"], awaited_offer(round_).box)


# s433(4): both of two players who handle the bank's tiles may act


def may_handle(round_: Round[PaiGowTable], who: str) -> Ways:
    table = round_.table
    other = who in table.bank.handlers and who != table.handler and not table.people[who].excluded
    return [()] if other else []


def handle(round_: Round[PaiGowTable], who: str, _details: Mapping[str, Any]) -> None:
    handlers = round_.table.bank.handlers
    handlers.remove(who)
    handlers.insert(0, who)


# s425(8)

BREAK: Final = cite("qld s425(8)")


def may_break(round_: Round[PaiGowTable], _who: str) -> Ways:
    return [()] if round_.table.last is not None else []


def break_in_play(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.give_up_bank(BREAK)
    table.last, table.banked = None, {}
    table.announce(HOUSE_CHUNG, table.bank.box)
    table.rule("play starts again after a break: the house is the bank", BREAK)


BANK_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("combine chips", PLAYERS, "qld s425(6)", may_combine, combine, "with the player to whom the bank is offered",
        at=(moments.OFFERED,)),
    act("handle the bank's tiles", PLAYERS, "qld s433(4)", may_handle, handle, at=moments.MOMENTS),
    act("break in play", DEALER_OR_MORE_SENIOR, "qld s425(8)", may_break, break_in_play,
        "the house banks when it starts again", at=moments.BEFORE_THE_ROUND),
)  # fmt: skip
