"""Draws and deals by kernel: the same as at the table, the same by whoever runs them, and as often as is exact."""

from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations
from math import comb, sqrt
from pathlib import Path

import numpy as np
import pytest
from support.simulated import beside_exact

from houseway.equipment.cards import DECKS, RANK, SUIT, Card
from houseway.errors import BadInput
from houseway.families.poker_hands import CLASSES, class_number
from houseway.games import find, variants
from houseway.games.caribbean_stud.arithmetic import qualifies, rank_of
from houseway.games.caribbean_stud.plan import CaribbeanStudDeals
from houseway.games.keno import game_with
from houseway.games.keno.plan import KenoDeals
from houseway.games.keno.schedule import read_schedule
from houseway.games.pai_gow.chances import met
from houseway.play.walk import ended
from houseway.simulate.deals import NEVER, Deals
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import CHUNK
from houseway.simulate.runner import run
from houseway.simulate.showdown import Showdown
from houseway.simulate.up_card import tabulated
from houseway.strategies import Strategy

AGAINST_THE_HOUSE = {
    f"{name} {game.rules} {number}": Request(game)
    for name in ("keno", "tri-chro", "caribbean-stud", "pai-gow")
    for number, game in enumerate(variants(name))
}
POKER = {
    "manila": Request(find("manila")),
    "manila of 6, ace low": Request(find("manila"), settings={"ace_low": True}, players=6),
    "draw": Request(find("draw"), players=3),
    "draw with 32 cards": Request(find("draw"), settings={"deck": 32, "ace_low": True}, players=4),
    "5 card stud": Request(find("5-card-stud"), players=4),
    "5 card stud with 40 cards": Request(find("5-card-stud"), settings={"deck": 40}, players=3),
    "7 card stud": Request(find("7-card-stud"), players=4),
    "7 card stud with 32 cards": Request(find("7-card-stud"), settings={"deck": 32}, players=2),
}
ALL = AGAINST_THE_HOUSE | POKER
FAR = 4  # standard errors
SEVEN_CARDS = (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324)


@cache
def plan_of(name: str) -> Deals:
    (plan,) = plans(ALL[name])
    assert isinstance(plan, Deals)
    return plan


def settles_as_counted(plan: Deals, chunk: int, which: list[int]) -> None:
    seen = plan.seen(3, chunk, max(which) + 1)
    for at in which:
        lines, end = plan.seated.lines(seen[at].outcomes), plan.ends[seen[at].end]
        if isinstance(plan, KenoDeals):  # the odds have all numbers in one
            lines = [line._replace(selection="any numbers") for line in lines]
        assert ended(lines, lines[0].stake) == end, plan.kinds[seen[at].end]


@pytest.mark.parametrize("name", ALL)
def test_random_rounds_settle_at_the_table_as_they_were_counted(name: str) -> None:
    settles_as_counted(plan_of(name), 5, list(range(25)))


@pytest.mark.parametrize("name", ALL)
def test_a_round_of_every_end_settles_at_the_table_as_it_was_counted(name: str) -> None:
    """As far as one comes in a few thousand rounds; rarer ones were played to know what they settle."""
    plan = plan_of(name)
    _, first = np.unique(plan.trail(3, 2, 4_000), return_index=True)
    settles_as_counted(plan, 2, sorted(first.tolist())[-20:])


@pytest.mark.parametrize("name", POKER)
def test_shared_pots_settle_at_the_table_as_they_were_counted(name: str) -> None:
    plan = plan_of(name)
    shared = np.flatnonzero(plan.trail(3, 1, 8_000) // len(CLASSES) > 1)[:6]
    assert len(shared) or name == "draw" or "5 card" in name  # where it is rare
    if len(shared):
        settles_as_counted(plan, 1, shared.tolist())


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_gives_the_same_histogram_whatever_the_threads_and_portions(name: str) -> None:
    plan, rounds = plan_of(name), 2 * CHUNK + 1_234
    one, three = (run(plan, rounds, 11, threads=threads) for threads in (1, 3))
    assert one.rounds == rounds == one.counts.sum()
    assert (one.counts == three.counts).all()
    parts = np.zeros_like(one.counts)
    for chunks in (range(2, 3), range(2)):
        plan.count(11, chunks, rounds, parts)
    assert (parts == one.counts).all()


@pytest.mark.parametrize("name", ALL)
def test_another_seed_gives_other_rounds_and_fewer_rounds_the_first_of_more(name: str) -> None:
    plan = plan_of(name)
    trail = plan.trail(11, 1, 5_000)
    assert (trail[:777] == plan.trail(11, 1, 777)).all()
    assert (trail != plan.trail(12, 1, 5_000)).any()
    assert (trail != plan.trail(11, 2, 5_000)).any()


@pytest.mark.parametrize("name", AGAINST_THE_HOUSE)
def test_every_wager_returns_within_four_standard_errors_what_is_exact(name: str) -> None:
    plan, game = plan_of(name), AGAINST_THE_HOUSE[name].game
    found = list(beside_exact(game, plan, run(plan, 1 << 21, 1998).counts))
    assert {wager for wager, _, _ in found} == set(game.wager_named)
    for wager, mean, exact in found:
        assert abs(mean.return_ - float(exact.expected)) < FAR * sqrt(exact.variance / mean.rounds), wager


@pytest.mark.parametrize("name", ["5 card stud", "7 card stud", "5 card stud with 40 cards"])
def test_every_class_of_hand_is_dealt_as_often_as_there_are_such_hands(name: str) -> None:
    plan, rounds = plan_of(name), 1 << 20
    assert isinstance(plan, Showdown)
    counts = run(plan, rounds, 7).counts.reshape(-1, len(CLASSES)).sum(0)
    if plan.each == 7:
        chances = np.array(SEVEN_CARDS) / comb(52, 7)
    else:
        hands = np.fromiter(chain.from_iterable(combinations(DECKS[len(plan.box)], 5)), np.uint8).reshape(-1, 5)
        chances = np.bincount(plan.classes[plan.poker.ranks5(hands)], minlength=len(CLASSES)) / len(hands)
    for count, chance in zip(counts.tolist(), chances.tolist(), strict=True):
        assert abs(count - rounds * chance) < FAR * sqrt(rounds * chance * (1 - chance)) + 1


def test_nobody_gains_at_poker_but_the_house() -> None:
    """What seat 1 wins on average is its part of the commission, less; it has the odd dollars."""
    plan = plan_of("7 card stud")
    counts = run(plan, 1 << 20, 5).counts
    shares = counts.reshape(-1, len(CLASSES)).sum(1) / counts.sum()
    assert abs(shares[1] + shares[2] / 2 - 1 / 4) < FAR * sqrt(3 / 16 / (1 << 20))


def test_every_way_in_which_tiles_can_meet_has_been_played() -> None:
    plan = plan_of("pai-gow qld 0")
    assert sum(end is not NEVER for end in plan.ends) == len(met())


def with_an_ace_and_a_king(hand: Sequence[Card], up: Card) -> bool:
    """A rule that looks: with nothing better, where the dealer's card is held, or two of its suit."""
    rank = rank_of(list(hand))
    if not qualifies(rank) or class_number(rank):
        return qualifies(rank)
    return any(RANK[card] == RANK[up] for card in hand) or sum(SUIT[card] == SUIT[up] for card in hand) == 2


def test_any_rule_on_the_up_card_plays_caribbean_stud_as_it_says() -> None:
    plan = CaribbeanStudDeals(AGAINST_THE_HOUSE["caribbean-stud qld 0"], tabulated(with_an_ace_and_a_king))
    dealt = plan.deal(3, 0, plan.room(4_000))
    bets = plan.rule(dealt[:, :5], plan.poker.ranks5(np.ascontiguousarray(dealt[:, :5])), dealt[:, -1])
    assert bets.tolist() == [with_an_ace_and_a_king(row[:5], row[-1]) for row in dealt.tolist()]
    settles_as_counted(plan, 0, list(range(20)))


def test_s219_large_tickets_are_counted_by_their_catch(tmp_path: Path) -> None:
    file = tmp_path / "schedule.toml"
    prizes = '1 = {1 = "3.00"}\n15 = {5 = "1.00", 6 = "4.00", 7 = "10.00"}\n40 = {20 = "900.00", 10 = "1.00"}\n'
    file.write_text(f'name = "large"\nexample = true\n[prizes]\n{prizes}')
    game = game_with(read_schedule(file))
    found = plans(Request(game, settings={"schedule": str(file)}))
    assert [len(plan.ends) for plan in found] == [2, 16, 21]
    for plan in found:
        assert isinstance(plan, Deals)
        settles_as_counted(plan, 0, list(range(5)))
        for wager, mean, exact in beside_exact(game, plan, run(plan, 1 << 19, 3).counts):
            assert abs(mean.return_ - float(exact.expected)) < FAR * sqrt(exact.variance / mean.rounds), wager


def test_an_end_that_no_example_had_is_learnt_when_it_comes() -> None:
    (plan,) = plans(AGAINST_THE_HOUSE["tri-chro qld 0"])
    assert isinstance(plan, Deals)
    known = plan.ends[7]
    plan.ends[7] = NEVER
    counts = run(plan, CHUNK, 1).counts
    assert counts[7]
    assert plan.ends[7] == known


@pytest.mark.parametrize(
    ("game", "deck", "players", "allowed"), [("7-card-stud", 32, 5, "2 to 4"), ("draw", 52, 7, "2 to 6")]
)
def test_as_many_play_as_there_are_cards_for(game: str, deck: int, players: int, allowed: str) -> None:
    with pytest.raises(BadInput, match=allowed):
        plans(Request(find(game), settings={"deck": deck}, players=players))


@pytest.mark.parametrize("game", ["keno", "caribbean-stud", "pai-gow", "manila"])
def test_a_strategy_that_a_game_does_not_know_is_refused_with_those_that_it_knows(game: str) -> None:
    with pytest.raises(BadInput, match=r"--strategy: .*(there is|nobody has anything to decide)"):
        plans(Request(find(game), strategy=Strategy("martingale")))


def test_players_who_bet_play_at_the_table_itself() -> None:
    (plan,) = plans(Request(find("7-card-stud"), strategy=Strategy("table"), players=3))
    trail = plan.trail(4, 0, 70)
    assert trail.tolist()[:10] == [seen.end for seen in plan.seen(4, 0, 10)]
    assert len(set(trail.tolist())) > 5
    nets = [plan.ends[end][0].net for end in trail.tolist()]
    assert min(nets) < 0 < max(nets)
