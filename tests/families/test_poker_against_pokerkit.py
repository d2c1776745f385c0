"""Poker against pokerkit, an independent engine, wherever its rules are the same: hands, pots and whole rounds."""

import random
import warnings
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from support.fixed_limits import played, stud_table

from houseway.equipment.cards import FULL_DECK, NAME, Card
from houseway.errors import BadInput
from houseway.families.poker.pots import split, uncalled
from houseway.families.poker_hands import hand_rank
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.poker_history.hand import HistoryHand, StepKind, Watcher
from houseway.poker_history.phh import Histories

pokerkit = pytest.importorskip("pokerkit")

ROUNDS = 400
CARDS = [name.replace("10", "T")[0] + name[-1].lower() for name in NAME]


# Hands


def best(cards: list[Card]) -> int:
    return max(hand_rank(*five) for five in combinations(cards, 5))


@pytest.mark.parametrize("cards", [5, 7])
def test_hands_compare_as_in_pokerkit(cards: int) -> None:
    chance = random.Random(cards)
    dealt = [chance.sample(FULL_DECK, cards) for _ in range(400)]
    theirs = [pokerkit.StandardHighHand.from_game("".join(CARDS[card] for card in hand)) for hand in dealt]
    ours = [best(hand) for hand in dealt]
    for (a, b), (x, y) in zip(pairwise(ours), pairwise(theirs), strict=True):
        assert ((a > b), (a == b)) == ((x > y), (x == y))


# Pots


def all_in_at_random(chance: random.Random) -> Any:
    """One round of no-limit betting, in which many tap out or fold; nothing is collected yet."""
    automated, players = pokerkit.Automation, chance.randint(2, 9)
    stacks = tuple(chance.choice((chance.randint(3, 12), chance.randint(3, 60))) for _ in range(players))
    automations = (automated.BLIND_OR_STRADDLE_POSTING, automated.HOLE_DEALING)
    state = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, stacks, players)
    while state.actor_index is not None:
        drawn = chance.random()
        if drawn < 0.2 and state.checking_or_calling_amount and sum(state.statuses) > 2:
            state.fold()
        elif drawn < 0.6 and state.can_complete_bet_or_raise_to():
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            state.complete_bet_or_raise_to(chance.choice((least, most, chance.randint(least, most))))
        else:
            state.check_or_call()
    return state


@pytest.mark.parametrize("seed", range(0, 300, 10))
def test_pots_are_those_of_pokerkit(seed: int) -> None:
    for each in range(seed, seed + 10):
        check_pots(all_in_at_random(random.Random(each)))


def check_pots(state: Any) -> None:
    bets, stays = list(state.bets), list(state.statuses)
    bets[bets.index(max(bets))] -= uncalled(bets)
    tapped = [bet for bet, stay, stack in zip(bets, stays, state.stacks, strict=True) if stay and not stack and bet]
    state.collect_bets()
    theirs = [(pot.amount, tuple(pot.player_indices)) for pot in state.pots]
    assert merged([(pot.amount, pot.eligible) for pot in split(bets, tapped, stays)]) == merged(theirs)


def merged(pots: list[tuple[int, tuple[int, ...]]]) -> dict[tuple[int, ...], int]:
    """Pots that the same players may win are one."""
    found: Counter[tuple[int, ...]] = Counter()
    for amount, eligible in pots:
        found[eligible] += amount
    return {eligible: amount for eligible, amount in found.items() if amount}


# Whole rounds, by way of the poker hand history


def rounds() -> Iterator[tuple[Round[Any], HistoryHand, Any]]:
    """Those of many random rounds that fixed limits fit, each with the state in which pokerkit ends it."""
    for seed in range(ROUNDS):
        histories, watcher, table = Histories(), Watcher(), stud_table(seed)
        watch = histories.of("table")
        for round_, events in played(table, seed):
            watch(round_, events)
            watcher(round_, events)
        try:
            text = histories.written()
        except BadInput:
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a fold where a check would do, and nobody burns a card
            *_, state = pokerkit.HandHistory.loads(text)
        yield round_, watcher.hands[-1], state


@pytest.fixture(scope="module")
def both() -> list[tuple[Round[Any], HistoryHand, Any]]:
    return list(rounds())


def test_pokerkit_plays_every_history_to_its_end(both: list[tuple[Round[Any], HistoryHand, Any]]) -> None:
    assert len(both) > ROUNDS / 2
    assert not any(state.status for _, _, state in both)
    assert sum("pot 2" in {line.selection for line in round_.lines} for round_, _, _ in both) > ROUNDS / 20


def test_everybody_ends_as_in_pokerkit_but_for_the_commission(both: list[tuple[Round[Any], HistoryHand, Any]]) -> None:
    for round_, hand, state in both:
        kept = dict.fromkeys(hand.names, 0)
        for line in round_.lines:
            kept[line.person] += line.commission
        theirs = [int(100 * stack) for stack in state.stacks]
        shared = any(
            line.verdict is not Verdict.LOSE and "qld s393(5)" in map(str, line.cites) for line in round_.lines
        )
        if not shared:  # a pot is divided in whole dollars after the commission here, and there is none there
            assert [ours + kept[name] for name, ours in zip(hand.names, hand.finished, strict=True)] == theirs
        assert sum(theirs) == sum(hand.finished) + hand.commission


def test_the_same_players_win(both: list[tuple[Round[Any], HistoryHand, Any]]) -> None:
    for round_, hand, state in both:
        pushed = [each for each in state.operations if isinstance(each, pokerkit.ChipsPushing)]
        theirs = {at for each in pushed for at, amount in enumerate(each.amounts) if amount}
        assert {at for at, won in enumerate(hand.won) if won} == theirs
        if any(
            step.kind is StepKind.SHOW for step in hand.steps
        ):  # otherwise the winner's own chips are not pushed there
            total = sum(line.stake for line in round_.lines if line.selection.startswith("pot"))
            assert total == int(100 * sum(sum(each.amounts) for each in pushed))
