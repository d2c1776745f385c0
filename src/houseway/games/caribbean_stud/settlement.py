"""The hands are compared: antes and bets are paid or collected, then the winning jackpot hands."""

from dataclasses import replace
from functools import partial
from typing import Final

from houseway.cite import Cite, cites
from houseway.equipment.cards import many
from houseway.families.poker_hands import CLASSES, STRAIGHT_FLUSH, class_number
from houseway.games.caribbean_stud.arithmetic import dead_mans_hand, rank_of
from houseway.games.caribbean_stud.awards import Winner, Won, award
from houseway.games.caribbean_stud.decisions import close_hand
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.meter import WHOLE_CENTS
from houseway.games.caribbean_stud.moments import PRIZES
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.terms import declared
from houseway.games.caribbean_stud.wagers import BET, DEAD_MANS_HAND, JACKPOT, Facts
from houseway.money import Cents, FixedSum, in_dollars
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER
from houseway.play.settlement import settle_by
from houseway.play.table import Call
from houseway.play.wager import Clause, Placed, Verdict

LOW_ACE: Final = frozenset(rank_of(many(text)) for text in ("AS 2S 3S 4S 5S", "AS 2S 3S 4S 5H"))


def settle_hands(table: CaribbeanStudTable) -> list[Hand]:
    """From the dealer's right, anticlockwise; the hands that stay open for their jackpot prize."""
    table.before_settlement()
    waiting, says = [], table.text.settlement
    for hand in reversed(table.in_play):
        facts = table.facts(hand)
        if facts.qualifies:
            hand.exposed = True
            table.announce(says.players_hand, hand.label, declared(hand.rank))
        settle_ante_and_bet(table, hand, facts)
        if wins_jackpot(table, hand, facts):
            hand.exposed = True
            table.announce(says.left_open if facts.qualifies else says.left_open_no_hand, hand.label)
            waiting.append(hand)
        else:
            close_hand(table, hand, closing(table))
    return waiting


def settle_ante_and_bet(table: CaribbeanStudTable, hand: Hand, facts: Facts) -> None:
    ante, bet = table.wager_on(hand, ANTE), table.wager_on(hand, BET)
    assert ante is not None, f"{hand.label} is in the round without an ante"
    because, shown = what_decides(table, hand), table.shown(hand, facts)
    settle_by(table, ante, ante.wager.decide(facts), because, facts=shown)
    if bet is not None:
        clause = bet_clause(table, bet, facts)
        settle_by(table, bet, clause, because, facts=shown, figure=capped(bet, facts, clause))


def what_decides(table: CaribbeanStudTable, hand: Hand) -> tuple[Cite, ...]:
    """The provisions that rank the dealer's hand, or the two hands against each other."""
    if not table.dealer_qualifies():
        return table.why_no_hand()
    mine, dealers, under = hand.rank, table.dealer.rank, table.text.ranking
    low_ace = under.low_ace if {mine, dealers} & LOW_ACE else ()
    if mine == dealers:
        return (*under.equal, *low_ace)
    if class_number(mine) == class_number(dealers):
        return (*under.face_values, *low_ace)
    return tuple(dict.fromkeys((under.hands, under.order, *low_ace)))


def bet_clause(table: CaribbeanStudTable, bet: Placed, facts: Facts) -> Clause[Facts]:
    """By its row, up to the maximum payment for each bet (readings CS1, CS9)."""
    clause, most = bet.wager.decide(facts), table.rules.maximum_payment
    if clause.verdict is Verdict.WIN and clause.pays is not None and clause.pays.on(bet.stake) > most:
        clause = replace(clause, pays=FixedSum(most), cites=clause.cites + table.text.settlement.capped)
    return clause


def capped(bet: Placed, facts: Facts, clause: Clause[Facts]) -> tuple[str, ...]:
    """The steps to what a bet is paid, where its odds come to more than the maximum payment."""
    if not isinstance(clause.pays, FixedSum):
        return ()
    odds = bet.wager.decide(facts).pays or bet.wager.pays
    by_odds = in_dollars(odds.on(bet.stake))
    return f"{in_dollars(bet.stake)} at {odds} = {by_odds}", f"{by_odds} is more than the most for a bet: {clause.pays}"


def wins_jackpot(table: CaribbeanStudTable, hand: Hand, facts: Facts) -> bool:
    """Where it does not, the jackpot wager is collected."""
    wager = table.wager_on(hand, JACKPOT)
    if wager is None:
        return False
    if wager.wager.decide(facts).verdict is Verdict.WIN:
        return True
    settle_by(table, wager, wager.wager.decide(facts), why_no_prize(table, hand), facts=table.shown(hand, facts))
    return False


def why_no_prize(table: CaribbeanStudTable, hand: Hand) -> tuple[Cite, ...]:
    """A dead man's hand wins only where procedures state it."""
    known = table.text.dead_mans_prize is not None and dead_mans_hand(hand.cards)
    return cites(*table.text.settlement.dead_mans_hand[:1]) if known else ()


def pay_jackpots(table: CaribbeanStudTable, waiting: list[Hand]) -> Steps[None]:
    """When every ante and bet is settled; a straight or royal flush is looked into first."""
    says, left = table.text.settlement, partial(high_prize_awaited, table, waiting)
    for act, under in says.before_payment:
        if left():
            about = "a straight flush or royal flush"
            yield Choice(DEALER, {act: Offer(under)}, under, about, wanted=left, moment=PRIZES)
    waiting = still_waiting(table, waiting)
    rule_on_sharing(table, waiting)
    jackpot = table.meter.shown
    won, meter = award(table.meter, table.prizes, [winner(table, hand) for hand in waiting], table.sharing)
    table.meter_moves(meter, won)
    for hand, each in zip(waiting, won, strict=True):
        pay_jackpot(table, hand, each, jackpot)
        close_hand(table, hand, closing(table))


def closing(table: CaribbeanStudTable) -> Call:
    return table.text.settlement.closed if table.dealer_qualifies() else table.text.settlement.collected


def still_waiting(table: CaribbeanStudTable, waiting: list[Hand]) -> list[Hand]:
    """A hand whose jackpot wager has gone back meanwhile is closed."""
    for hand in waiting:
        if hand.live and table.wager_on(hand, JACKPOT) is None:
            close_hand(table, hand, closing(table))
    return [hand for hand in waiting if table.wager_on(hand, JACKPOT) is not None]


def high(table: CaribbeanStudTable, hand: Hand) -> bool:
    return table.facts(hand).kind >= STRAIGHT_FLUSH


def high_prize_awaited(table: CaribbeanStudTable, waiting: list[Hand]) -> bool:
    return any(high(table, hand) and table.wager_on(hand, JACKPOT) is not None for hand in waiting)


def rule_on_sharing(table: CaribbeanStudTable, waiting: list[Hand]) -> None:
    """Several straight or royal flushes in a round."""
    together = [hand.label for hand in waiting if high(table, hand)]
    if len(together) < 2:
        return
    if table.sharing is not None:
        table.rule(f"{' and '.join(together)} share the jackpot prize", *table.text.settlement.shared)
    else:
        table.rule(f"{' and '.join(together)} are each paid as if alone", *table.text.settlement.not_shared)


def winner(table: CaribbeanStudTable, hand: Hand) -> Winner:
    facts = table.facts(hand)
    return Winner(hand.person, DEAD_MANS_HAND if facts.dead_mans else CLASSES[facts.kind])


def pay_jackpot(table: CaribbeanStudTable, hand: Hand, won: Won, jackpot: Cents) -> None:
    """What the wager cost is collected: it does not come back with the prize."""
    placed = table.wager_on(hand, JACKPOT)
    assert placed is not None
    hand.exposed = True
    facts = table.facts(hand)
    clause = placed.wager.decide(facts)
    alone = {prize.under for prize in table.prizes} - set(won.cites)  # what a way of sharing takes the place of
    qualifies = tuple(each for each in clause.cites if each not in alone)
    under = tuple(dict.fromkeys(qualifies + won.cites + table.text.settlement.jackpots))
    shown, steps = table.shown(hand, facts), from_the_meter(table, won, jackpot)
    settle_by(table, placed, replace(clause, cites=under), facts=shown, paid=won.amount, figure=steps)


def from_the_meter(table: CaribbeanStudTable, won: Won, jackpot: Cents) -> tuple[str, ...]:
    """How a prize comes about while this jackpot is on display."""
    prize, amount = next(row for row in table.prizes if row.hand == won.hand), in_dollars(won.amount)
    alone = f"{won.hand}: {prize}"
    if prize.bonus:
        return (alone,)
    on_display, part = f"{in_dollars(jackpot)} is on display", prize.share * jackpot
    if won.amount != prize.on(jackpot):
        return alone, on_display, f"several hands share it: {amount} for this one"
    cut = "" if WHOLE_CENTS(part) == part else f", without the part of a cent ({WHOLE_CENTS.under})"
    of_it = f"{on_display}, and {100 * prize.share}% of it is {in_dollars(WHOLE_CENTS(part))}{cut}"
    return alone, of_it, f"the larger of the two: {amount}"
