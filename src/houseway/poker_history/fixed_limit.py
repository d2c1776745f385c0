"""Whether a round of play of 7 card stud was one of fixed limits, the only kind for which the format has a code (F7S).

In that variant the lowest face up card opens, by suit where two are equal, with the bring-in or with the small bet.
Every other bet or raise adds the small bet in the first two rounds of betting and the big bet in the others, four times
at most in each. Part 18 allows any amount up to the pot, so not every round fits; this says why not.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from houseway.equipment.cards import Card
from houseway.families.poker.best import best_rank
from houseway.families.poker.stud.table import ANTE, LOWEST
from houseway.families.poker_hands import BIT
from houseway.money import Cents, dollars
from houseway.poker_history.hand import HistoryHand, HistoryStep, StepKind

COMPLETE_DECK: Final = 52
MOST_BETS: Final = 4
SMALL_BET_ROUNDS: Final = 2
ACTIONS: Final = (StepKind.CHECK, StepKind.CALL, StepKind.BET, StepKind.FOLD)


class Unfit(Exception):
    """The round is not of the variant, and why."""


class FixedLimits(NamedTuple):
    bring_in: Cents
    small_bet: Cents
    big_bet: Cents


def fixed_limits(hand: HistoryHand) -> FixedLimits:
    """The limits that fit every bet of the round; `Unfit` where there are none, by those that fit it longest."""
    _check_form(hand)
    longest, why = -1, Unfit("no limits fit it")
    for limits in _candidates(hand):
        check = _Check(hand, limits)
        try:
            check.run()
        except Unfit as unfit:
            if check.steps > longest:
                longest, why = check.steps, unfit
        else:
            return limits
    raise why


def _check_form(hand: HistoryHand) -> None:
    table = hand.table
    if hand.odd:
        raise Unfit(hand.odd)
    if table.betting_form != ANTE:
        raise Unfit(f"{table.betting_form} applied, and the variant has antes")
    if table.opens != LOWEST:
        raise Unfit(f"{table.opens} applied, and in the variant the lowest card opens")
    if table.deck != COMPLETE_DECK:
        raise Unfit(f"it was played with {table.deck} cards, and the variant has 52")


def _candidates(hand: HistoryHand) -> Iterator[FixedLimits]:
    """From the bets that were made: the opening bet is the small bet, or a bring-in that is less."""
    early = [step.to for step in _bets(hand) if step.betting_round <= SMALL_BET_ROUNDS] or [hand.table.minimum]
    late = [step.to for step in _bets(hand) if step.betting_round > SMALL_BET_ROUNDS]
    opening = next((step.to for step in hand.steps if step.kind is StepKind.BET), hand.table.minimum)
    for small_bet in dict.fromkeys(early):
        for big_bet in dict.fromkeys([*late, 2 * small_bet]):
            yield FixedLimits(opening if opening < small_bet else small_bet // 2, small_bet, big_bet)


def _bets(hand: HistoryHand) -> list[HistoryStep]:
    """Those of players who could have bet more come first: the others may be less than a whole bet."""
    return sorted((step for step in hand.steps if step.kind is StepKind.BET), key=lambda step: step.tapped_out)


class _Check:
    """Follows a round step by step under given limits."""

    def __init__(self, hand: HistoryHand, limits: FixedLimits) -> None:
        self.hand, self.limits = hand, limits
        self.behind = [stake - ante for stake, ante in zip(hand.stakes, hand.antes, strict=True)]
        self.cards: list[list[Card]] = [[] for _ in hand.names]
        self.out: set[int] = set()
        self.steps = 0  # that were followed so far
        self.round = 0
        self.put = [0] * len(hand.names)
        self.raised_by: Cents = 0
        self.bets = 0
        self.short = False  # the last bet was less than a whole one

    def run(self) -> None:
        for step in self.hand.steps:
            if step.kind is StepKind.DEAL:
                self.cards[step.seat] += step.cards
            elif step.kind in ACTIONS:
                if step.betting_round != self.round:
                    self._start(step)
                self._act(step)
            self.steps += 1
        bet = [stake - behind for stake, behind in zip(self.hand.stakes, self.behind, strict=True)]
        staying = [each for at, each in enumerate(bet) if at not in self.out]
        if max(bet) > max(staying):
            raise Unfit("players folded who had bet more than anybody who stayed, and one pot is nobody's there")

    def _start(self, step: HistoryStep) -> None:
        """A new round of betting: is it opened by whom the variant has open it?"""
        self.round, self.put = step.betting_round, [0] * len(self.put)
        self.raised_by, self.bets, self.short = 0, 0, False
        first = self._opener()
        order = (*range(first, len(self.put)), *range(first))
        actor = next(at for at in order if at not in self.out and self.behind[at])
        if actor != step.seat:
            names = self.hand.names
            raise Unfit(
                f"{names[step.seat]} was the first to act in round of betting {self.round}, "
                f"and with fixed limits it would be {names[actor]}"
            )

    def _opener(self) -> int:
        staying = [at for at in range(len(self.put)) if at not in self.out]
        if self.round == 1:
            return min(staying, key=lambda at: (BIT[self.cards[at][2]], self.cards[at][2] & 3))
        return max(staying, key=lambda at: (best_rank(self.cards[at][2:6], 0), -at))

    def _act(self, step: HistoryStep) -> None:
        if step.kind is StepKind.FOLD:
            self.out.add(step.seat)
        if step.kind is StepKind.BET:
            self._bet(step)
        if step.to:
            self.behind[step.seat] -= step.to - self.put[step.seat]
            self.put[step.seat] = step.to

    def _bet(self, step: HistoryStep) -> None:
        limits, highest = self.limits, max(self.put)
        bring_in = self.round == 1 and not self.bets
        if bring_in and not highest and step.to == min(limits.bring_in, self.behind[step.seat]):
            return
        least = limits.small_bet if self.round <= SMALL_BET_ROUNDS else limits.big_bet
        whole = max(self.raised_by, least) + (0 if bring_in else highest)
        self._check_bet(step, min(whole, self.behind[step.seat] + self.put[step.seat]))
        self.short, self.bets = step.to < whole, self.bets + 1
        self.raised_by = max(self.raised_by, step.to - highest)

    def _check_bet(self, step: HistoryStep, due: Cents) -> None:
        who = f"{self.hand.names[step.seat]}'s bet of ${dollars(step.to)} in round of betting {self.round}"
        if step.to != due:
            raise Unfit(f"{who} would be ${dollars(due)} with fixed limits")
        if self.bets == MOST_BETS:
            raise Unfit(f"{who} is the fifth, and with fixed limits there are four")
        if self.short:
            raise Unfit(f"{who} comes after a bet that was less than a whole one")
        others = [at for at in range(len(self.put)) if at not in {*self.out, step.seat}]
        if all(self.behind[at] + self.put[at] <= max(self.put) for at in others):
            raise Unfit(f"{who} is more than anybody could call")
