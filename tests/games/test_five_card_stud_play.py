"""Random rounds of 5 card stud with many who tap out, against a reference that knows nothing of the code."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from houseway.equipment.cards import NAME
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.games.five_card_stud import GAME
from houseway.games.five_card_stud.rules import decks_for
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.wagering import Wagering

ROUNDS = 200
MOST_STEPS = 2_000
ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def table_at_random(chance: random.Random) -> FiveCardStudTable:
    """Two to ten players with small table stakes and large ones, under any form of betting."""
    people = [
        player(f"p{at}", 100 * chance.randint(1, chance.choice((12, 60, 400)))) for at in range(chance.randint(2, 10))
    ]
    table = GAME.open_table(
        people=[*people, *GAME.staff()],
        betting_form=chance.choice(("ante betting", "blind betting")),
        opens=chance.choice(("highest value card betting", "lowest value card betting")),
        pot_betting=chance.choice(("full pot betting", "half pot betting")),
        deck=chance.choice(decks_for(len(people))),
        ante=100 * chance.randint(1, 5),
    )
    assert isinstance(table, FiveCardStudTable)
    table.played = {person.name for person in people}  # who played on may go on with less than the minimum
    return table


def choose(chance: random.Random, round_: Round[Any], ask: Choice) -> None:
    names = [name for name in ask.offers if name != "fold" or chance.random() < 0.25] or list(ask.offers)
    act = chance.choice(names)
    fields = ask.offers[act].fields
    details = {f.name: chance.choice((f.least, f.most, chance.randrange(f.least, f.most + 1, f.step))) for f in fields}
    round_.act(ask.who, act, details)


def steps(table: FiveCardStudTable, chance: random.Random) -> Iterator[Round[Any]]:
    """A round of play, as it stands before each answer of a player and at its end."""
    round_, cards = Round(table), Chance(SeededEntropy(str(chance.random())))
    for _ in range(MOST_STEPS):
        ask = round_.ask
        if isinstance(ask, Outcome):
            round_.outcome(cards.outcome(ask.device))
        elif isinstance(ask, Wagering) or (ask is not None and ask.roles):
            answer_ordinarily(round_)
        else:
            yield round_
            if ask is None:
                return
            assert isinstance(ask, Choice)
            choose(chance, round_, ask)
    raise AssertionError("a round of play that does not end")


@pytest.mark.parametrize("seed", range(4))
def test_chips_are_conserved_nobody_owes_and_every_round_ends(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(ROUNDS // 4):
        table = table_at_random(chance)
        before = table.holdings()
        for _round in steps(table, chance):
            assert table.holdings() == before
            assert all(person.purse.value >= 0 for person in table.people.values())
        assert not table.placed
        assert sum(line.net for line in table.lines) == -table.house == -sum(line.commission for line in table.lines)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_asked_to_bet_who_is_out_or_has_nothing_left(seed: int) -> None:
    chance = random.Random(10 + seed)
    for _ in range(ROUNDS // 4):
        table = table_at_random(chance)
        for round_ in steps(table, chance):
            ask = round_.ask
            if isinstance(ask, Choice) and "show" not in ask.offers:
                seat = table.seat_of(ask.who)
                assert seat is not None
                assert seat.state == "active"
                assert seat.stake > 0
                assert len(table.staying) > 1


# The showdown, one dollar at a time


def hand(cards: list[str], deck: int) -> tuple[int, list[int]]:
    """How good five cards are: their kind, then their face values by how many there are of each."""
    values = [ORDER.index(card[:-1]) for card in cards]
    counts = sorted(Counter(values).items(), key=lambda each: (-each[1], -each[0]))
    shape = [count for _, count in counts]
    spread = sorted(values)
    low = deck == 52 and spread == [0, 1, 2, 3, 12]
    straight = shape == [1] * 5 and (spread[-1] - spread[0] == 4 or low)
    flush = len({card[-1] for card in cards}) == 1
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    kind = 8 if straight and flush else 4 if straight else 5 if flush else kinds.get(tuple(shape), 0)
    if deck != 52 and kind in (5, 6):
        kind = 11 - kind
    return kind, [3] if low else [value for value, _ in counts]


def nets(table: FiveCardStudTable) -> dict[str, int]:
    """What each player is up or down by, from the bets, the cards and the places of those who stay."""
    bets = {seat.name: seat.bet // 100 for seat in table.seats}
    hands = {seat.name: hand([NAME[card] for card in seat.cards], table.deck) for seat in table.staying}
    layers: list[tuple[int, list[str], list[str]]] = []
    for height in range(1, max(bets.values()) + 1):
        may_win = [name for name in hands if bets[name] >= height]
        if not may_win:  # all who bet more have folded: reading K36, where only those who tapped out are left
            may_win = layers[-1][1] if table.active else [table.folds[-1].name]
        best = max((hands[name] for name in may_win if name in hands), default=None)
        winners = [name for name in may_win if hands.get(name) == best]
        layers.append((sum(bet >= height for bet in bets.values()), may_win, winners))
    found = {name: -100 * bet for name, bet in bets.items()}
    pots = [list(group) for _, group in groupby(layers, key=lambda layer: layer[1])]
    totals: Counter[tuple[str, ...]] = Counter()
    for pot in pots:
        winners, amount = pot[0][2], sum(layer[0] for layer in pot)
        _share(table, found, winners, amount)
        if not (len(winners) > 1 and len(winners) * len(pot) == amount):  # others have put chips into it
            totals[tuple(winners)] += amount
    return found | {
        "commission of one winner": sum(_fee(table, won) for names, won in totals.items() if len(names) == 1)
    }


def _fee(table: FiveCardStudTable, won: int) -> int:
    return 100 * (min(won, table.minimum) // 20)  # a hundred minimum wagers, in dollars, are the minimum in cents


def _share(table: FiveCardStudTable, found: dict[str, int], winners: list[str], amount: int) -> None:
    """In whole dollars; what is left over to the first after the buck who is active, or was before it came to this."""
    for name in winners:
        found[name] += 100 * (amount // len(winners))
    assert table.betting is not None
    first = table.betting.designated
    assert first is not None
    order = [seat.name for seat in (first, *table.after(first)) if seat.name in winners]
    found[order[0]] += 100 * (amount % len(winners))


@pytest.mark.parametrize("seed", range(8))
def test_a_showdown_ends_as_the_reference_says(seed: int) -> None:
    """Where one player wins every pot or no pot is shared with commission; what is shared is tested by itself."""
    chance, compared = random.Random(20 + seed), 0
    for _ in range(ROUNDS // 2):
        table, expected = table_at_random(chance), None
        for round_ in steps(table, chance):
            if expected is None and isinstance(round_.ask, Choice) and "show" in round_.ask.offers:
                returned = {line.person: line.net for line in round_.lines}
                assert not any(returned.values())  # only what nobody had called has gone back
                expected = nets(table)
        if expected is None:
            continue
        fee = expected.pop("commission of one winner")
        found = {seat.name: sum(line.net for line in round_.lines if line.person == seat.name) for seat in table.seats}
        shared = any("qld s349(5)" in [cite.text for cite in line.cites] for line in round_.lines)
        assert sum(found.values()) <= -fee
        if not shared:
            assert sum(found.values()) == -fee
            won = {line.person: line.commission for line in round_.lines if line.commission}
            assert {name: net + won.get(name, 0) for name, net in found.items()} == expected
            compared += 1
    assert compared > 5
