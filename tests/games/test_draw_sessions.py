"""Draw poker over many random rounds: no cent is lost, nobody is asked who may not act, and pots equal a reference."""

import random
from collections import defaultdict
from typing import Any

import pytest
from support.draw import GAME
from support.sessions import fill_option, onward, take

from houseway.families.poker import ending
from houseway.families.poker.betting import Betting
from houseway.families.poker.moments import FINAL_BETTING
from houseway.families.poker.seat import ACTIVE, FOLDED, Seat
from houseway.families.poker.table import BET, PokerTable
from houseway.games.draw import procedure, uncontested_pots
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import FINAL
from houseway.play.ask import Choice
from houseway.play.people import player, staff
from houseway.play.round import Round

ROUNDS = 4
KINDS = ("full pot", "half pot", "straddle", "straddle, then full pot", "straddle, then half pot")


def table_of(chance: random.Random) -> DrawTable:
    """Few chips, so that many tap out."""
    people = [player(f"p{number}", 100 * chance.randint(100, 300)) for number in range(chance.randint(2, 8))]
    settings: dict[str, Any] = {"betting": chance.choice(KINDS), "approved": True, "deck": chance.choice((32, 40, 52))}
    table = GAME.open_table(people=[*people, *staff()], **settings)
    assert isinstance(table, DrawTable)
    return table


def may_be_asked(table: DrawTable, ask: Choice) -> bool:
    """A player who bets is active; one who draws or shows is at least in the round."""
    seat = table.seat_of(ask.who)
    if seat is None:
        return True
    bets = set(ask.offers) & {"bet", "call", "raise", "tap out", "blind bet", "over-blind bet"}
    return seat.state is ACTIVE if bets else seat.state is not FOLDED


def reference(table: PokerTable) -> dict[str, int]:
    """What each player gets out of the pots: dollar by dollar, from who has bet how much and stays.

    Written anew, by layers between all amounts that were bet, and with nothing of what the table uses.
    """
    stays = [seat for seat in table.seats if seat.state != FOLDED]
    active = [seat for seat in stays if seat.state == ACTIVE]
    layers: dict[tuple[str, ...], int] = defaultdict(int)
    payers: dict[tuple[str, ...], set[str]] = defaultdict(set)
    below, last = 0, tuple(seat.name for seat in stays)
    for level in sorted({seat.bet for seat in table.seats if seat.bet}):
        into = [seat for seat in table.seats if seat.bet >= level]
        may = [seat for seat in stays if seat.bet >= level]
        last = tuple(seat.name for seat in may) if may else tuple(seat.name for seat in active) or last
        layers[last] += (level - below) * len(into)
        payers[last] |= {seat.name for seat in into}
        below = level
    return _shared(table, layers, payers)


def _shared(
    table: PokerTable, layers: dict[tuple[str, ...], int], payers: dict[tuple[str, ...], set[str]]
) -> dict[str, int]:
    assert isinstance(table, DrawTable)
    seats = {seat.name: seat for seat in table.seats}
    got: dict[str, int] = defaultdict(int)
    won: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for may, amount in layers.items():
        best = max(table.rank(seats[name]) for name in may) if len(may) > 1 else 0
        winners = tuple(n for n in may if len(may) == 1 or table.rank(seats[n]) == best)
        won[winners].append(0 if len(winners) > 1 and payers[may] == set(winners) else amount)
        got_free = amount if won[winners][-1] == 0 else 0
        _divide(table, winners, got_free, got)
    for winners, amounts in won.items():
        total = sum(amounts)
        counted = min(total, 100 * table.sign.limits[BET].minimum)
        commission = counted // 2000 * 100
        for number, amount in enumerate(each for each in amounts if each):
            _divide(table, winners, amount - (commission if number == 0 else 0), got)
    return got


def _divide(table: PokerTable, winners: tuple[str, ...], amount: int, got: dict[str, int]) -> None:
    each = amount // len(winners) // 100 * 100
    for name in winners:
        got[name] += each
    first = table.betting.designated if table.betting else None
    assert first is not None
    order = [seat.name for seat in (first, *table.after(first))]
    got[min(winners, key=order.index)] += amount - each * len(winners)


@pytest.mark.parametrize("start", range(0, 120, 30))
def test_random_rounds_with_many_tap_outs(start: int, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = 0

    def pass_pots(table: PokerTable, rank: Any, *won: Any, **by: Any) -> None:
        nonlocal checked
        alive = [seat for seat in table.seats if seat.state != FOLDED]
        whole = all(len(seat.cards) == 5 for seat in alive)
        expected = reference(table) if alive and whole else None
        before = {seat.name: seat.stake for seat in table.seats}
        ending.pass_pots(table, rank, *won, **by)
        if expected is not None:
            checked += 1
            assert {s.name: s.stake - before[s.name] for s in table.seats if s.stake != before[s.name]} == expected

    monkeypatch.setattr(procedure, "pass_pots", pass_pots)
    monkeypatch.setattr(uncontested_pots, "pass_pots", pass_pots)
    for seed in range(start, start + 30):
        _session(random.Random(seed))
    assert checked > 60


def _session(chance: random.Random) -> None:
    table = table_of(chance)
    in_play = table.holdings()
    for _ in range(ROUNDS):
        round_ = Round(table)
        for _step in range(400):
            if round_.over:
                break
            if isinstance(round_.ask, Choice):
                assert may_be_asked(table, round_.ask)
            option = chance.choice(_lively(onward(round_, chance, wager=False), chance))
            take(round_, option, fill_option, chance)
            assert table.holdings() == in_play
        assert round_.over
        assert not any(seat.bet or seat.early for seat in table.seats)


def _lively(options: list[Any], chance: random.Random) -> list[Any]:
    """Folding less often than anything else, so that there is something to divide."""
    return [o for o in options if o.act != "fold" or chance.random() < 0.3] or options


def test_the_reference_divides_as_the_example_of_the_text_does() -> None:
    table = GAME.open_table(people=[player("a", 10_000), player("b", 10_000), player("c", 10_000)])
    assert isinstance(table, DrawTable)
    table.begin(table.players, "a")
    table.in_use = 52
    a, b, c = table.seats
    for seat, bet, cards in (
        (a, 4000, (0, 1, 2, 8, 12)),
        (b, 10000, (48, 49, 4, 9, 13)),
        (c, 10000, (44, 41, 5, 10, 14)),
    ):
        _hold(seat, bet, cards)
    Betting(table, FINAL, table.betting_kind.final, FINAL_BETTING)
    assert reference(table) == {"a": 12000 - 600, "b": 12000 - 600}


def _hold(seat: Seat, bet: int, cards: tuple[int, ...]) -> None:
    seat.wager(bet)
    seat.cards = list(cards)
