"""What a client is sent of a table: how long it takes to work out and write, and how large it is.

A round of every text with as many players as there may be, up to eight, seen by everybody who is at the table each time
that something is awaited: the whole view, and what one may do when that is asked for.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from houseway import strategies
from houseway.bench.frame import OURS, Benchmark, Figure
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.games import GAMES, variants
from houseway.house.tables.shoes import TableShoes, drawn
from houseway.house.tables.table import RunningTable, opening
from houseway.ledger.postings import SEATED
from houseway.money import cents
from houseway.play.ask import Outcome
from houseway.play.driver import Driver, answer_ordinarily
from houseway.play.game import Game
from houseway.play.view import sees_everything
from houseway.play.wagering import Wagering
from houseway.rulebook import moment
from houseway.shown.offers import offered
from houseway.shown.view import Eye, asked_now, everybodys, ones_own, written

PLAYERS: Final = 8
TIMES: Final = 3
EVERY: Final = 5  # somebody's options are worked out each time that so many things were awaited


class FrameFigures(NamedTuple):
    """Milliseconds at best, letters, whose, and at which moment."""

    taken: float
    size: int
    who: str
    moment: str


def played(game: Game[Any]) -> Iterator[RunningTable]:
    """A live table, each time that something is awaited."""
    opened = opening("table 1", game.name, "live", game.rules, moment(game.since), game.variant, {})
    running = RunningTable(opened, TableShoes({}))
    running.begin()
    names = [f"seat {number}" for number in range(1, min(PLAYERS, game.players[1]) + 1)]
    for name in names:
        running.act("dealer", SEATED, {"person": name, "chips": cents("5000")})
    chance, round_ = Chance(SeededEntropy("frames")), running.round
    minds = {name: strategies.of(game, SeededEntropy(name)) for name in names}
    while round_ is not None and (ask := round_.ask) is not None:
        yield running
        if isinstance(ask, Outcome):
            round_.outcome(drawn(chance, ask))
            continue
        if isinstance(ask, Wagering):
            Driver(None, minds, ["nobody"]).run(round_)
            yield running
        answer_ordinarily(round_)


def _at_best(makes: Callable[[], str], running: RunningTable, who: str) -> FrameFigures:
    taken = []
    for _ in range(TIMES):
        start = time.perf_counter()
        made = makes()
        taken.append(time.perf_counter() - start)
    return FrameFigures(min(taken) * 1000, len(made), who, running.table.moment)


def _view(running: RunningTable, who: str) -> Callable[[], str]:
    everything = sees_everything(running.table, who)
    eye = Eye((who,), everything, everything)
    return lambda: "".join((everybodys(running) | ones_own(running, eye, asked_now(running))).values())


def _options(running: RunningTable, who: str) -> Callable[[], str]:
    assert running.round is not None
    round_ = running.round
    return lambda: written(offered(round_, (who,), sees_everything(running.table, who)))


def results(_turns: int) -> Iterator[Benchmark]:
    """Each is the fastest of several, so there are no turns."""
    for name in GAMES:
        for game in variants(name):
            views: list[FrameFigures] = []
            options: list[FrameFigures] = []
            for number, running in enumerate(played(game)):
                people = list(running.table.people)
                views += [_at_best(_view(running, who), running, who) for who in people]
                if number % EVERY == 0:
                    options += [_at_best(_options(running, who), running, who) for who in people]
            variant = " ".join(map(str, game.variant.values()))
            title = " ".join(f"{name} {game.rules} {game.since[:4]} {variant}".split())
            yield _result(f"whole views of {title}", views)
            yield _result(f"options of {title}", options)


def _result(title: str, seen: list[FrameFigures]) -> Benchmark:
    slow, large = max(seen), max(seen, key=lambda each: each.size)
    ordered = sorted(each.taken for each in seen)
    note = (
        f"the slowest {slow.taken:.2f} ms ({slow.who}, {slow.moment}), "
        f"the largest {large.size / 1000:.1f} kB ({large.who}, {large.moment})"
    )
    return Benchmark(title, "ms", [Figure(OURS, ordered[len(ordered) // 2], ordered[0])], note=note)
