"""Players who bet: rounds of poker at the table itself, each player by the game's usual strategy. This is slow.

Every round is played at a fresh table with chance of its own, in as many processes as there are cores: who plays it
makes no difference. An end is what seat 1 has won or lost, in dollars; it is told for each minimum bet.
"""

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import cache, cached_property
from itertools import chain
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway import strategies
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.families.poker.table import BET, TABLE_STAKE, PokerTable
from houseway.games import find
from houseway.kernels.dealing import tally
from houseway.play.driver import Driver
from houseway.play.events import Came
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.walk import End, WagerFate
from houseway.simulate.games import Request
from houseway.simulate.plan import SampleRound, rounds_in
from houseway.simulate.real_table import SEAT

DOLLAR: Final = 100
BETS: Final = 40  # minimum bets that each player has on the table, or the least table stake if that is more
SLICE: Final = 64  # rounds that a process is handed at a time


class TableRecipe(NamedTuple):
    """All that another process needs to open the same table."""

    game: str
    rules: str
    variant: tuple[tuple[str, Any], ...]
    settings: tuple[tuple[str, Any], ...]
    players: int


class PlayedRound(NamedTuple):
    """One round: what came, and what seat 1 won or lost, in cents."""

    outcomes: tuple[Any, ...]
    net: int


def play(recipe: TableRecipe, seed: int, chunk: int, at: int) -> PlayedRound:
    """One round of a chunk."""
    table = _opened(recipe)
    key = f"{seed} {recipe.game} {recipe.players} {chunk} {at}"
    seats = [person.name for person in table.players]
    players = {seat: strategies.of(table.game, SeededEntropy(f"{key} {seat}")) for seat in seats}
    round_: Round[Any] = Round(table)
    Driver(Chance(SeededEntropy(key)), players).run(round_)
    came = tuple(entry[2] for entry in round_.log if entry[0] is Came)
    return PlayedRound(came, sum(line.net for line in round_.lines if line.person == SEAT))


def nets(recipe: TableRecipe, seed: int, chunk: int, which: range) -> list[int]:
    """What seat 1 won or lost in these rounds of a chunk."""
    return [play(recipe, seed, chunk, at).net for at in which]


def _opened(recipe: TableRecipe) -> PokerTable:
    game = find(recipe.game, dict(recipe.variant), recipe.rules)
    names = [f"seat {number}" for number in range(1, recipe.players + 1)]
    table = game.open_table(people=[*(player(name, 0) for name in names), *game.staff()], **dict(recipe.settings))
    assert isinstance(table, PokerTable)
    for name in names:
        table.people[name].purse.value = stake_at(table)
    return table


def stake_at(table: PokerTable) -> int:
    return max(table.sign.limits[TABLE_STAKE].minimum, BETS * table.sign.limits[BET].minimum)


class TablePlan:
    """A plan of such rounds."""

    def __init__(self, asked: Request) -> None:
        game, players = asked.game, asked.players or asked.game.players[0]
        self.recipe = TableRecipe(game.name, game.rules, _pairs(game.variant), _pairs(asked.settings), players)
        table = _opened(self.recipe)
        self.least, self.minimum = -stake_at(table) // DOLLAR, table.minimum
        self.most = -self.least * (players - 1)

    @cached_property
    def kinds(self) -> Sequence[str]:
        return [f"${net}" for net in range(self.least, self.most + 1)]

    @cached_property
    def ends(self) -> Sequence[End]:
        return [(self._ended(net * DOLLAR),) for net in range(self.least, self.most + 1)]

    def _ended(self, net: int) -> WagerFate:
        verdict = Verdict.WIN if net > 0 else Verdict.LOSE if net else Verdict.VOID
        return WagerFate(BET, "", verdict, Fraction(1), Fraction(net, self.minimum))

    def count(self, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
        for chunk in chunks:
            tally(self.trail(seed, chunk, rounds_in(chunk, rounds)), counts)

    def trail(self, seed: int, chunk: int, rounds: int) -> NDArray[np.uint16]:
        slices = [range(first, min(first + SLICE, rounds)) for first in range(0, rounds, SLICE)]
        waiting = [_processes().submit(nets, self.recipe, seed, chunk, which) for which in slices]
        found = list(chain.from_iterable(each.result() for each in waiting))
        return (np.array(found, np.int64) // DOLLAR - self.least).astype(np.uint16)

    def seen(self, seed: int, chunk: int, rounds: int) -> list[SampleRound]:
        played = [play(self.recipe, seed, chunk, at) for at in range(rounds)]
        return [SampleRound(each.outcomes, each.net // DOLLAR - self.least) for each in played]


@cache
def _processes() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))


def _pairs(plain: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(plain.items()))
