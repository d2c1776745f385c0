"""Blackjack: one box, played by a strategy; with the side wagers that the table offers."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Final

from houseway.equipment.cards import RANK, Card
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, quoted
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.side_wagers import SIDE_WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.play.round import Round
from houseway.play.strategy import Strategy
from houseway.play.walk import Alike, walk
from houseway.simulate.games import Asked
from houseway.simulate.indices import ByIndices, Varied, Ways
from houseway.simulate.plan import Plan
from houseway.simulate.shoes import ShoePlan, clear, ready, running
from houseway.simulate.sitting import WHO, Place, Sitting
from houseway.simulate.store import Walked, kept
from houseway.simulate.tables import compiled
from houseway.strategies import find
from houseway.strategies.chart import ByChart, read

BOX: Final = "box 1"
SEVEN: Final = 7
MOST_STATES: Final = 60_000
PLAYS: Final = ("chart", "blackjack")
"""Strategies that play blackjack, the usual one first."""
CHART_HAS: Final = "\n"
"""What a chart as it is written has, and no name."""


def plans(asked: Asked) -> Sequence[Plan]:
    sitting, alike = _sitting(asked)
    return _plans(sitting, alike, kept(asked, lambda: [walk_of(sitting, asked, alike)]))


def varied(asked: Asked, ways: Ways) -> Sequence[ShoePlan]:
    """One for each way of play with index plays; they share their states."""
    sitting, alike = _sitting(asked)
    by_chart = strategy(asked.strategy)
    if not isinstance(by_chart, ByChart):
        raise BadInput(f"--indices: they are added to a chart; {asked.strategy} goes by none")
    plays = [ByIndices(by_chart.chart, made) for made in ways.plays]

    def walked() -> list[Walked]:
        walk = Varied(Afresh(sitting), WHO, plays, alike, _key(sitting, alike), MOST_STATES)
        return [Walked(_name(asked), compiled(each, alike)) for each in walk.tables()]

    return _plans(sitting, alike, kept(asked, walked))


def _sitting(asked: Asked) -> tuple[Sitting, Alike]:
    table = _table(asked, ())
    offered = [row.name for row in asked.game.wagers if row.name in SIDE_WAGERS and table.offers(row)]
    places = tuple(Place(name, BOX) for name in (BLACKJACK_WAGER.name, *offered))
    return Sitting(asked.game, asked.settings, places), kinds(table, bool(offered))


def _plans(sitting: Sitting, alike: Alike, walked: Sequence[Walked]) -> list[ShoePlan]:
    run, laid = running(sitting, alike), [place.wager for place in sitting.places]
    return [ShoePlan(each.name, each.tables, run, alike, laid) for each in walked]


def walk_of(sitting: Sitting, asked: Asked, alike: Alike) -> Walked:
    plays = {WHO: strategy(asked.strategy)}
    automaton = walk(Afresh(sitting), plays, alike=alike, key=_key(sitting, alike), most_states=MOST_STATES)
    return Walked(_name(asked), compiled(automaton, alike))


def _key(sitting: Sitting, alike: Alike) -> Callable[[Round[Any]], Hashable] | None:
    return partial(key_beside, alike) if len(sitting.places) > 1 else None


def _name(asked: Asked) -> str:
    """Of the streams: whether a chart is the usual one or in a file makes no difference to the cards."""
    return f"blackjack {PLAYS[1] if asked.strategy == PLAYS[1] else ''}"


def _table(asked: Asked, places: tuple[Place, ...]) -> BlackjackTable:
    table = Sitting(asked.game, asked.settings, places).table()
    assert isinstance(table, BlackjackTable)
    return table


def strategy(name: str) -> Strategy:
    """By its name, or by a chart as it is written."""
    entropy = SeededEntropy("simulate")
    if CHART_HAS in name:
        return ByChart(entropy, read(name))
    if name not in ("", *PLAYS):
        raise BadInput(
            f"--strategy: {quoted(name)} is neither one of {', '.join(PLAYS)} nor a file with a chart "
            "(houseway odds blackjack --chart prints one)"
        )
    return find(name or PLAYS[0], entropy)


def kinds(table: BlackjackTable, side_wagers: bool) -> Alike:
    """Cards of one value are alike; but for what a bonus looks at: the suits of sevens, and a nominated blackjack."""
    if not side_wagers and table.text.super_bonus is None:
        return VALUE.__getitem__
    nominated = table.rules.nominated
    return lambda card: (VALUE[card], card if RANK[card] == SEVEN or card in nominated else -1)


def key_beside(alike: Alike, round_: Round[Any]) -> Hashable:
    """The game's key, and the cards of a hand on which a side wager still lies."""
    table = round_.table
    lies = any(placed.wager.name in SIDE_WAGERS for placed in table.placed)
    cards: tuple[Card, ...] = tuple(table.hands()[0].cards[:3]) if lies and table.hands() else ()
    return round_.game.key(round_), tuple(map(alike, cards))


class Afresh:
    """The same table over and over: what a round left behind is cleared away, and the shoe is full."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.table = sitting, ready(sitting.table())

    def __call__(self) -> Round[Any]:
        table = self.table
        clear(table)
        assert isinstance(table, BlackjackTable)
        table.new_cards()
        table.shoe.replace(decks=2 * table.shoe.decks)  # no card is to run out on the way to a state
        table.ready()
        return self.sitting.at(table)
