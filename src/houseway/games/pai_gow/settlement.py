"""Collecting and paying (qld ss 426, 444, 445): each wager by its row, then the account of a player's bank."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.games.pai_gow.account import Profit
from houseway.games.pai_gow.arithmetic import hand_name
from houseway.games.pai_gow.bank import co_bankers_commission, half, shared
from houseway.games.pai_gow.boxes import bank_bounds
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.rules import LIMIT
from houseway.games.pai_gow.setting import put_right
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import CO_BANKER, SHOWN
from houseway.games.pai_gow.wagers import BANK, PLAYERS_HAND, HandRanks, compared, five_per_cent, grounds
from houseway.money import Cents
from houseway.play.discovery import hold_to_the_sign
from houseway.play.settlement import Line, award, settle_by
from houseway.play.wager import Clause, Placed, Verdict

COLLECTED_AND_PAID: Final = cite("qld s445")
CO_BANKERS: Final = (cite("qld s426(3)"), cite("reading P3"))
HALVES: Final = cite("qld s411")
HALF_A_CENT: Final = cite("reading P23")
UNMET: Final = cite("reading P25")
IN_PROPORTION: Final = cite("reading P13")


def settle_wagers(table: PaiGowTable) -> None:
    """Losing wagers are collected, winning ones paid, and commission is charged on both sides."""
    cut_to_the_bank(table)
    for hand in table.hands.values():
        hand.face_up = True
        if hand.wrong:
            rearrange(table, hand)
        show(table, hand)
    bank = table.hands[table.bank.box].set
    assert bank is not None
    decided = []
    for hand in table.hands.values():
        if hand.box != table.bank.box and hand.live:
            assert hand.set is not None
            facts = compared(hand.set, bank)
            decided += [(placed, facts, PLAYERS_HAND.decide(facts)) for placed in table.on_box(hand.box)]
    lines = [
        settle_one(table, placed, facts, clause)
        for verdict in (Verdict.LOSE, Verdict.WIN, Verdict.VOID)
        for placed, facts, clause in decided
        if clause.verdict is verdict
    ]
    settle_bank(table, sum(line.collected for line in lines), sum(line.paid for line in lines))


def cut_to_the_bank(table: PaiGowTable) -> None:
    """What a player's bank cannot meet is noticed at the latest now, from the wager placed last on (reading P25)."""
    for placed in reversed(table.wagers()):
        most, under = min(bank_bounds(table), default=(sum(p.stake for p in table.wagers()), COLLECTED_AND_PAID))
        if placed.unnoticed and sum(p.stake for p in table.wagers()) > most:
            hold_to_the_sign(table, placed, under, UNMET)


def rearrange(table: PaiGowTable, hand: Hand) -> None:
    put_right(table, hand)
    table.rule(f"{hand.label} was not set the house way, and is rearranged", "qld s450")


def show(table: PaiGowTable, hand: Hand) -> None:
    """Low hands lie across before the dealer, high hands along (s436(2))."""
    if hand.set is not None and hand.live:
        table.announce(SHOWN, hand.box, hand_name(hand.set.low_rank), hand_name(hand.set.high_rank))


def settle_one(table: PaiGowTable, placed: Placed, facts: HandRanks, clause: Clause[HandRanks]) -> Line:
    return settle_by(table, placed, clause, (*grounds(facts), COLLECTED_AND_PAID), facts=facts)


# The bank of a player


def settle_bank(table: PaiGowTable, collected: Cents = 0, paid: Cents = 0) -> None:
    """What was collected and paid on a player's account is now handed over, or made good from the bank's chips."""
    if table.bank.is_house:
        return
    profit, lowered = collected - paid, 0
    chips, under, charge = table.bank_chips(), tuple[Cite, ...](), table.text.banks_commission
    if table.bank.kind == CO_BANKER:
        under = (HALVES, HALF_A_CENT) if profit % 2 else (HALVES,)
        profit = half(profit)
        kept, rounded = co_bankers_commission(max(profit, 0), table.unit, table.sign.limits[LIMIT].minimum, charge)
        under += CO_BANKERS if rounded else ()
        lowered = profit // table.sign.limits[LIMIT].minimum * table.sign.limits[LIMIT].minimum if rounded else 0
    else:
        kept, part_of_a_cent = five_per_cent(max(profit, 0), charge)
        under += part_of_a_cent
    under += (IN_PROPORTION,) if len(chips) > 1 else ()
    stakes = [placed.stake for placed in chips]
    parts, keeps = shared(abs(profit), stakes, table.unit), shared(kept, stakes, table.unit)
    whole = Profit(profit, collected, paid, table.bank.kind == CO_BANKER, kept, lowered, sum(stakes))
    for placed, part, keep in zip(chips, parts, keeps, strict=True):
        account(table, placed, whole._replace(amount=part if profit > 0 else -part), keep, under)


def account(table: PaiGowTable, placed: Placed, profit: Profit, kept: Cents, more: tuple[Cite, ...]) -> None:
    """One banker's line: of the chips that were put up, what was not lost goes back."""
    clause = BANK.decide(profit)
    award(table, placed, clause.verdict, placed.stake + profit.amount - kept, kept, clause.cites + more, profit)
