"""What one person may see and do at a table: how long it takes to work out and write, and how large it is.

First twelve players at craps and eight at roulette, each with wagers on the layout; then a round of every text, seen by
everybody who is at the table each time that something is awaited.
"""

import json
import time
from collections.abc import Iterator
from datetime import datetime
from statistics import median
from typing import Any, Final, NamedTuple

from houseway import strategies
from houseway.bench.frame import OURS, Benchmark, Figure
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.games import GAMES, find, variants
from houseway.money import cents
from houseway.play.ask import Card, Outcome
from houseway.play.driver import Driver, answer_ordinarily
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.view import view
from houseway.play.wagering import Wagering
from houseway.play.ways import ways

BUSY: Final = {"craps": 12, "roulette": 8}
WAGERS: Final = 5  # of each player
TIMES: Final = 9


class ViewFigures(NamedTuple):
    """A view: milliseconds at best, bytes, whose, and at which moment."""

    taken: float
    size: int
    who: str
    moment: str


def busy(name: str) -> Round[Any]:
    """A round at a full table, wagers made and more of them open."""
    game = find(name)
    people = [player(f"seat {number}", cents("5000")) for number in range(1, BUSY[name] + 1)]
    round_ = Round(game.open_table(people=[*people, *game.staff()]))
    while not isinstance(round_.ask, Wagering):
        answer_ordinarily(round_)
    for at, person in enumerate(people):
        for row in round_.ask.rows[:WAGERS]:
            way = next(iter(ways(round_.table, person, row)), None)
            if way is not None:
                details = {"on": row.name, "selection": way.places[at % len(way.places)], "stake": way.least}
                round_.act(person.name, "wager", details)
    return round_


def onwards(round_: Round[Any]) -> Iterator[Round[Any]]:
    """From there to the end of the round, each time that something is awaited."""
    chance = Chance(SeededEntropy("views"))
    while (ask := round_.ask) is not None:
        if isinstance(ask, Outcome):
            round_.outcome(chance.outcome(ask.device))
        else:
            answer_ordinarily(round_)
        if not round_.over:
            yield round_


def measured(round_: Round[Any], who: str, times: int = TIMES) -> ViewFigures:
    """A view made and written down, options and all."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        document = view(round_, who).as_data()
        taken.append(time.perf_counter() - start)
    return ViewFigures(min(taken) * 1000, len(json.dumps(document, default=datetime.isoformat)), who, round_.moment)


def played(game: Game[Any]) -> Iterator[Round[Any]]:
    """A round with as many players as there may be, up to eight, each time that something is awaited."""
    people = [player(f"seat {number}", cents("5000")) for number in range(1, min(8, game.players[1]) + 1)]
    table = game.open_table(people=[*people, *game.staff()])
    chance, round_ = Chance(SeededEntropy("views")), Round(table)
    minds = {person.name: strategies.of(game, SeededEntropy(person.name)) for person in people}
    while (ask := round_.ask) is not None:
        yield round_
        if isinstance(ask, Outcome):
            round_.outcome(chance.card(ask.device) if isinstance(ask, Card) else chance.outcome(ask.device))
        elif isinstance(ask, Wagering):
            Driver(None, minds, ["nobody"]).run(round_)
            yield round_
            answer_ordinarily(round_)
        else:
            answer_ordinarily(round_)


def results(_turns: int) -> Iterator[Benchmark]:
    """Each view is the fastest of several, so there are no turns."""
    for name in BUSY:
        round_ = busy(name)
        own = measured(round_, "seat 1")
        seen = [measured(round_, who) for who in round_.table.people]
        seen += [measured(round_, who) for round_ in onwards(round_) for who in round_.table.people]
        yield _result(f"views at {name}, {BUSY[name]} players", [own], f"a player's view; {own.size / 1000:.1f} kB")
        yield _result(f"views at {name}, anybody's until the end of the round", seen)
    for name in GAMES:
        for game in variants(name):
            seen = [measured(round_, who, 3) for round_ in played(game) for who in round_.table.people]
            variant = " ".join(map(str, game.variant.values()))
            yield _result(" ".join(f"views of {name} {game.rules} {game.since[:4]} {variant}".split()), seen)


def _result(title: str, seen: list[ViewFigures], note: str = "") -> Benchmark:
    slow, large = max(seen), max(seen, key=lambda each: each.size)
    worst = (
        f"the slowest {slow.taken:.2f} ms ({slow.who}, {slow.moment}), "
        f"the largest {large.size / 1000:.1f} kB ({large.who}, {large.moment})"
    )
    taken = [each.taken for each in seen]
    return Benchmark(title, "ms", [Figure(OURS, median(taken), min(taken))], note=note or worst)
