"""The betting engine under random play at manila tables: many players, many who tap out, money to the last cent."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from support.manila import sign_of

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.families.poker.seat import ACTIVE
from houseway.games import find
from houseway.games.manila.table import ManilaTable
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import player, staff
from houseway.play.round import Round

GAME = find("manila")
BETS = ("bet", "raise", "call", "tap out", "check", "fold", "decline")
HANDS = 25
LONGEST = 600


def table_of(chance: random.Random) -> ManilaTable:
    """2 to 13 players with stakes of a few blind bets, so that many tap out."""
    blind = chance.choice((1, 2, 5, 10))
    names = [f"p{number}" for number in range(1, chance.randint(2, 13) + 1)]
    stakes = [100 * chance.randint(blind, blind * chance.choice((4, 12, 60))) for _ in names]
    people = [player(name, stake) for name, stake in zip(names, stakes, strict=True)]
    table = GAME.open_table(people=[*people, *staff()], sign=sign_of(str(blind), str(blind)))
    assert isinstance(table, ManilaTable)
    return table


def acts(round_: Round[Any], chance: random.Random) -> None:
    """Whoever is asked does something that is offered, folding less often than not."""
    ask = round_.ask
    assert isinstance(ask, Choice)
    offers = list(ask.offers)
    liked = [act for act in offers if act != "fold"] or offers
    act = chance.choice(offers if chance.random() < 0.3 else liked)
    fields = ask.offers[act].fields
    details = {}
    for field in fields:
        steps = (field.most - field.least) // field.step
        details[field.name] = field.least + field.step * chance.choice((0, steps, chance.randint(0, steps)))
    round_.act(ask.who, act, details)


def steps(table: ManilaTable, chance: random.Random, source: Chance) -> Iterator[Round[Any]]:
    """One round of play, step by step."""
    round_ = Round(table)
    for _ in range(LONGEST):
        ask = round_.ask
        if ask is None:
            return
        if isinstance(ask, Outcome):
            round_.outcome(source.card(ask.device))
        elif isinstance(ask, Choice) and ask.who:
            acts(round_, chance)
        else:
            answer_ordinarily(round_)
        yield round_
    raise AssertionError(f"it does not end: {round_.ask}")


@pytest.mark.parametrize("seed", range(40))
def test_chips_are_conserved_nobody_owes_and_every_hand_ends(seed: int) -> None:
    chance, source = random.Random(seed), Chance(SeededEntropy(f"{seed}"))
    table = table_of(chance)
    in_play = table.holdings()
    for _ in range(HANDS):
        house = table.house
        for _round in steps(table, chance, source):
            assert table.holdings() == in_play
            assert all(person.purse.value >= 0 for person in table.people.values())
        assert table.house - house == sum(line.commission for line in table.lines)
        for person in table.players:
            if person.purse.value < table.least_stake:
                person.purse.value += 100 * table.least_stake  # comes back with more
                in_play += 100 * table.least_stake


@pytest.mark.parametrize("seed", range(40, 60))
def test_nobody_is_asked_to_bet_who_is_not_active_or_has_nobody_to_bet_against(seed: int) -> None:
    chance, source = random.Random(seed), Chance(SeededEntropy(f"{seed}"))
    table = table_of(chance)
    for round_ in steps(table, chance, source):
        ask = round_.ask
        if isinstance(ask, Choice) and ask.who and set(ask.offers) & set(BETS):
            seat = table.seat_of(ask.who)
            assert seat is not None
            assert seat.state is ACTIVE
            assert len(table.staying) > 1
            assert "raise" not in ask.offers or len(table.active) > 1


@pytest.mark.parametrize("seed", range(60, 80))
def test_a_round_of_betting_ends_on_equal_amounts_and_has_no_more_than_three_raises(seed: int) -> None:
    chance, source = random.Random(seed), Chance(SeededEntropy(f"{seed}"))
    table = table_of(chance)
    for _ in range(HANDS):
        number, most = 0, 0
        for _round in steps(table, chance, source):
            betting = table.betting
            if betting is not None and len(table.active) > 2:
                most = max(most, len(betting.raises))
            if table.number > number:
                number = table.number
                assert number == 1 or len({seat.bet for seat in table.active}) <= 1
        assert most <= 3
