"""Random hands of 7 card stud, with many tap-outs: each ends, and who gets what is worked out anew from scratch."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from support.sessions import fill_option, take
from support.seven_card_stud import BLIND, HALF, LOWEST, sit

from houseway.equipment.cards import RANK, SUIT
from houseway.families.poker.seat import ACTIVE, FOLDED, TAPPED
from houseway.games.seven_card_stud.rules import decks_for
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.play.acts import Option
from houseway.play.ask import Card, Choice
from houseway.play.driver import answer_ordinarily
from houseway.play.round import Round
from houseway.play.wagering import Wagering

SEEDS = range(100)
LIKELY = {"fold": 1, "check": 8, "call": 8, "bet": 3, "raise": 3, "tap out": 4}
REPORTS = (
    "third hole card seen",
    "deal the third hole card astray",
    "expose a third hole card",
    "card found face up",
    "expose the next card",
    "bet out of turn",
    "check out of turn",
    "declare a hand dead",
    "discard cards dealt to nobody",
)


def table_for(chance: random.Random) -> SevenCardStudTable:
    number = chance.randint(2, 7)
    short, long = (1, 30), (30, 400)
    stakes = {f"p{each}": chance.randint(*chance.choice((short, long))) for each in range(1, number + 1)}
    settings = {"deck": chance.choice(decks_for(number)), "ante": chance.choice((100, 500))}
    settings["ace_low"] = chance.random() < 0.5
    more = [each for each in (BLIND, HALF, LOWEST) if chance.random() < 0.5]
    table = sit(settings, *more, **stakes)
    table.played = set(stakes)  # who played on may go on with less than the minimum table stake
    return table


def playing(table: SevenCardStudTable, chance: random.Random, *, reports: float = 0.0) -> Iterator[Round[Any]]:
    """A round step by step; now and then something is reported."""
    round_ = Round(table)
    while not round_.over:
        ask = round_.ask
        options = [o for o in round_.options() if o.act in REPORTS] if chance.random() < reports else []
        if options:
            take(round_, chance.choice(options), fill_option, chance)
        elif isinstance(ask, Card):
            round_.outcome(chance.choice(list(ask.device.weights())))
        elif isinstance(ask, Wagering) or (isinstance(ask, Choice) and not ask.who):
            answer_ordinarily(round_)
        else:
            assert isinstance(ask, Choice)
            _may_act(table, ask)
            act = chance.choices(list(ask.offers), [LIKELY.get(each, 2) for each in ask.offers])[0]
            offer = ask.offers[act]
            round_.act(ask.who, act, fill_option(chance, Option(ask.who, act, offer.under, offer.fields)))
        yield round_


def _may_act(table: SevenCardStudTable, ask: Choice) -> None:
    """Whoever is asked to bet is active, and whoever is asked to show is still in."""
    seat = table.seat_of(ask.who)
    assert seat is not None
    assert seat.state is ACTIVE or ("show" in ask.offers and seat.state is not FOLDED)
    assert seat.state is not ACTIVE or seat.stake + seat.early > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hand_ends_and_the_chips_are_conserved_to_the_cent(seed: int) -> None:
    chance = random.Random(seed)
    table = table_for(chance)
    before = table.holdings()
    for _ in range(3):
        for _step in playing(table, chance, reports=0.05):
            assert table.holdings() == before
            assert all(person.purse.value >= 0 for person in table.people.values())
        assert sum(line.net for line in table.lines) == -sum(line.commission for line in table.lines)
        if table.seats:
            assert table.shoe.conserved([card for seat in table.seats for card in seat.cards] + communal(table))


def communal(table: SevenCardStudTable) -> list[int]:
    return [] if table.communal is None else [table.communal]


# Worked out again


def strength(cards: list[int], deck: int, ace_low: bool) -> tuple[object, ...]:
    """The best five, in the plainest way."""
    return max(_five(five, deck, ace_low) for five in combinations(cards, 5))


def _five(five: tuple[int, ...], deck: int, ace_low: bool) -> tuple[object, ...]:
    values = sorted((14 if RANK[card] == 1 else RANK[card] for card in five), reverse=True)
    counts = sorted(Counter(values).items(), key=lambda each: (each[1], each[0]), reverse=True)
    shape, order = [times for _, times in counts], [each for each, _ in counts]
    flush = len({SUIT[card] for card in five}) == 1
    wheel = {52: [14, 5, 4, 3, 2], 40: [14, 8, 7, 6, 5], 32: [14, 10, 9, 8, 7]}[deck]
    top = values[0] if values == list(range(values[0], values[0] - 5, -1)) else 0
    if values == wheel and (ace_low or deck == 52):
        top = wheel[1]
    full, suited = (6, 5) if deck == 52 else (5, 6)
    if top:
        return (9 if top == 14 else 8, [top]) if flush else (4, [top])
    if flush:
        return suited, order
    kinds = {(4, 1): 7, (3, 2): full, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
    return kinds[tuple(shape)], order


def owed(table: SevenCardStudTable, staked: dict[str, int], taker: str) -> tuple[dict[str, int], int]:
    """What each player gets back, and what the house keeps, from what each has put in and holds."""
    order = [seat.name for seat in table.seats]
    seats = {seat.name: seat for seat in table.seats}
    stays = [name for name in order if seats[name].state is not FOLDED]
    back, kept = dict.fromkeys(order, 0), 0
    if len(stays) == 1 and table.blind_by and table.betting_rounds == 1 and _blind_alone(table, staked):
        return {name: staked[name] if name in stays else 0 for name in order}, 0
    left = dict(staked)
    first, second = sorted(left.values(), reverse=True)[:2]
    top = max(left, key=lambda name: left[name])
    if first > second and top in stays:
        back[top] += first - second
        left[top] = second
    assert table.betting is not None
    designated = table.betting.designated or table.designated
    closest = order[order.index(designated.name) :] + order[: order.index(designated.name)]
    won: Counter[tuple[str, ...]] = Counter()
    pots: list[tuple[int, tuple[str, ...], bool]] = []
    levels = sorted({left[name] for name in stays if seats[name].state is TAPPED} | {max(left[name] for name in stays)})
    gave_up = table.folds[-1].name if not table.active and max(left.values()) > levels[-1] else ""
    if gave_up:  # reading K36: only those who tapped out are left
        levels.append(max(left.values()))
    for below, level in zip([0, *levels], levels, strict=False):
        most = level if level < levels[-1] else max(left.values())
        inside = {name: min(left[name], most) - min(left[name], below) for name in order}
        eligible = [name for name in stays if left[name] >= level]
        best = _best(table, eligible or [gave_up], taker)
        winners = tuple(sorted(best, key=closest.index))
        alone = len(winners) > 1 and {name for name in order if inside[name]} == set(winners)
        pots.append((sum(inside.values()), winners, alone))
        won[winners] += 0 if alone else sum(inside.values())
    for amount, winners, alone in pots:
        rake = 0
        if not alone and won[winners]:
            rake = min(won[winners], 100 * table.minimum) // 2000 * 100
            won[winners] = 0
        kept += rake
        share = (amount - rake) // len(winners) // 100 * 100 if len(winners) > 1 else amount - rake
        for name in winners:
            back[name] += share
        back[winners[0]] += amount - rake - share * len(winners)
    return back, kept


def _blind_alone(table: SevenCardStudTable, staked: dict[str, int]) -> bool:
    """s391(4)(a)(iii): nobody has called, or raised, the designated player's own opening."""
    assert table.betting is not None
    return table.betting.leader is table.blind_by and not table.betting.raised and sum(map(bool, staked.values())) == 1


def _best(table: SevenCardStudTable, names: list[str], taker: str) -> list[str]:
    """The best hands; where nobody opened the final round, of the taker and those who tapped out alone."""
    if len(names) == 1:
        return names
    seats = {seat.name: seat for seat in table.seats}
    compared = [name for name in names if not taker or name == taker or seats[name].state is TAPPED]
    hands = {name: strength(seats[name].cards + communal(table), table.deck, table.ace_low) for name in compared}
    best = max(hands.values())
    return [name for name, hand in hands.items() if hand == best]


@pytest.mark.parametrize("seed", SEEDS)
def test_who_gets_what_equals_an_independent_reckoning(seed: int) -> None:
    chance = random.Random(f"pots {seed}")
    for _ in range(3):
        table = table_for(chance)
        rounds = list(playing(table, chance))
        if not table.seats:
            continue
        names = [seat.name for seat in table.seats]
        staked = {name: sum(line.stake for line in rounds[-1].lines if line.person == name) for name in names}
        said = [str(each) for each in table.called if str(each).startswith("nobody opened: ")]
        taker = said[0].removeprefix("nobody opened: ").partition(",")[0] if said else ""
        back, kept = owed(table, staked, taker)
        assert kept == sum(line.commission for line in rounds[-1].lines)
        nets = {name: sum(line.net for line in rounds[-1].lines if line.person == name) for name in names}
        assert nets == {name: back[name] - staked[name] for name in names}
