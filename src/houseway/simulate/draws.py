"""Plans of games whose devices remember nothing: dice, wheels, coins."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from houseway.kernels.batches import MOST
from houseway.kernels.draws import DrawInputs, begin, count, round_by_round
from houseway.kernels.streams import name_of
from houseway.play.stops import Alike
from houseway.simulate.plan import CHUNK, SampleRound, rounds_in
from houseway.simulate.table_plans import ByTables, Played
from houseway.simulate.tables import Tables


class DrawPlan(ByTables):
    """Every outcome of the device as often as it is likely: a way each."""

    kernel = staticmethod(count)

    def __init__(self, name: str, tables: Tables, weights: Mapping[Any, int], alike: Alike) -> None:
        self.name, self.tables = name_of(name), tables
        share = np.gcd.reduce(list(weights.values()))
        self.outcomes = [outcome for outcome, weight in weights.items() for _ in range(weight // share)]
        if len(self.outcomes) > MOST:
            raise ValueError(f"{len(self.outcomes)} ways are more than the {MOST} that are drawn at once")
        place = {kind: at for at, kind in enumerate(tables.kinds)}
        ways = len(self.outcomes)
        to = tables.to[[place[alike(outcome)] for outcome in self.outcomes]].T.astype(np.uint32) * np.uint32(ways)
        end_of = np.full(to.size, -1, np.int32)
        end_of[::ways] = tables.end_of
        start, ends = np.uint64(tables.start * ways), tables.end_states * np.uint64(ways)
        self.rules = DrawInputs(to.ravel(), end_of, ends, start, np.uint64(ways))

    def seen(self, seed: int, chunk: int, rounds: int) -> Sequence[SampleRound]:
        trail, drawn, used = self._play(seed, chunk, rounds, CHUNK)
        cut = [0, *used.tolist()]
        came = [self.outcomes[way] for way in drawn[: cut[-1]].tolist()]
        return [SampleRound(tuple(came[a:b]), end) for a, b, end in zip(cut, cut[1:], trail.tolist(), strict=False)]

    def _play(self, seed: int, chunk: int, rounds: int, outcomes: int) -> Played:
        words, counts = np.empty((1, 4), np.uint64), np.zeros(len(self.ends), np.int64)
        rounds = min(rounds, rounds_in(0, CHUNK))
        trail, drawn, used = np.empty(rounds, np.uint16), np.empty(outcomes, np.uint16), np.empty(rounds, np.int64)
        begin(np.uint64(seed), self.name, np.uint64(chunk), 0, words)
        round_by_round(self.rules, rounds, words, np.uint64(0), self.rules.start, counts, trail, drawn, used)
        return trail, drawn, used
