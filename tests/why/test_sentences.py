"""The sentences of the clauses: there is one for whatever can come, and it tells what decides."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from support.shares import shares

from houseway.games import GAMES, find, variants
from houseway.odds.exact import all_facts
from houseway.play.events import Events, Settled
from houseway.play.game import Game
from houseway.play.record import read, replay
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.wager import Clause, Verdict, Wager
from houseway.why.tree import told, why

ROUNDS = Path(__file__).parents[1] / "rounds"
MOST = 2000
BY_HAND: dict[str, Callable[[Game[Any], Wager[Any], str], Iterable[Any]]] = dict.fromkeys(
    ("manila", "draw", "5-card-stud", "7-card-stud"), shares
)
"""By game: the facts that can come for a wager, where `Game.chances` has none."""

EVERY_ROW = pytest.mark.parametrize(
    ("game", "row"),
    [
        pytest.param(game, row, id=f"{name}-{game.since[:4]}-{'-'.join(map(str, game.variant.values()))}-{row.name}")
        for name in GAMES
        for game in variants(name)
        for row in game.wagers
    ],
)


def facts_of(game: Game[Any], row: Wager[Any], selection: str) -> Iterator[Any]:
    if game.name in BY_HAND:
        yield from BY_HAND[game.name](game, row, selection)
    elif game.chances or game.stages:
        yield from islice(all_facts(game, row, selection), MOST)


def of(row: Wager[Any], selection: str) -> Line:
    return Line("ann", row.name, selection, Verdict.LOSE, 500, 0, 0, 0, 0, row.cites)


def slots(sentence: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(sentence) if name]


@EVERY_ROW
def test_what_can_come_is_told_with_what_decides_it(game: Game[Any], row: Wager[Any]) -> None:
    assert all(clause.because for clause in row.clauses)
    assert all(clause.unless for clause in row.clauses[:-1])
    for selection in (*row.selections, *row.travels) or ("",):
        ends: dict[str, Any] = {}
        for facts in facts_of(game, row, selection):
            line, clause = of(row, selection), row.decide(facts)
            sentence = told(clause.because, facts, line)
            assert tells(clause, facts, sentence), sentence
            end = clause.verdict, clause.pays or row.pays
            assert ends.setdefault(sentence, end) == end, f"two ends are told alike: {sentence}"
            for other in row.clauses[: row.clauses.index(clause)]:
                assert is_so(row, told(other.unless, facts, line), facts, line), f"{other.unless}, but {sentence}"


def tells(clause: Clause[Any], facts: Any, sentence: str) -> bool:
    """Is a fact in it, by a slot or as it is?"""
    named = [f"{{{slot}}}".format(facts) for slot in slots(clause.because) if slot.startswith("0")]
    values = [str(value) for value in facts] if isinstance(facts, tuple) else []
    return all(each and each in sentence for each in named) and any(each in sentence for each in (*named, *values))


def is_so(row: Wager[Any], sentence: str, facts: Any, line: Line) -> bool:
    """What one clause says for itself is not said of facts that it does not apply to."""
    return not any(not clause.when(facts) and told(clause.because, facts, line) == sentence for clause in row.clauses)


@pytest.mark.parametrize("name", GAMES)
def test_every_settlement_of_the_recorded_rounds_says_why(name: str) -> None:
    untold: list[str] = []
    for path in sorted(ROUNDS.glob(f"{name}-*.round")):
        record = read(path.read_text(encoding="utf-8"), path.name)
        if record.game == name:

            def watch(round_: Round[Any], events: Events, path: Path = path) -> None:
                settled = [why(round_, event.number) for event in events if isinstance(event, Settled)]
                untold.extend(f"{path.stem}: {each.conclusion}" for each in settled if not each.because)

            replay(record, find, watch)
    assert not untold, "\n".join(untold)
