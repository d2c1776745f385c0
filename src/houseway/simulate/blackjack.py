"""Blackjack: one box, played by a strategy; with the side wagers that the table offers."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final

from houseway.equipment.cards import RANK, SUIT, Card
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.stack import Stack
from houseway.errors import BadInput, quoted
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.bonus_blackjack import (
    BONUS_BLACKJACK_WAGER,
    COMBINATIONS,
    bonus_of,
    nothing,
    still_possible,
)
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.side_wagers import SIDE_WAGERS
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER, count_sevens
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
        walk = Varied(Afresh(sitting), WHO, plays, alike, _key(sitting), MOST_STATES)
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
    automaton = walk(Afresh(sitting), plays, alike=alike, key=_key(sitting), most_states=MOST_STATES)
    return Walked(_name(asked), compiled(automaton, alike))


def _key(sitting: Sitting) -> Callable[[Round[Any]], Hashable] | None:
    return key_beside if len(sitting.places) > 1 else None


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
    """Cards of one value are alike; but for what a bonus looks at: the suits of some, and a nominated blackjack."""
    if not side_wagers and table.text.super_bonus is None:
        return VALUE.__getitem__
    nominated = table.rules.nominated
    looked_at = {SEVEN, *(rank for each in COMBINATIONS if table.rules.bonus_blackjack for rank in each)}
    return lambda card: (VALUE[card], card if RANK[card] in looked_at or card in nominated else -1)


def key_beside(round_: Round[Any]) -> Hashable:
    """The game's key, and what the side wagers that still lie look at."""
    table = round_.table
    assert isinstance(table, BlackjackTable)
    lies = {placed.wager.name for placed in table.placed}
    sevens = tuple(map(tuple, _sevens(table))) if SUPER_SEVENS_WAGER.name in lies else ()
    bonus = tuple(_bonus(table, hand) for hand in table.hands()) if BONUS_BLACKJACK_WAGER.name in lies else ()
    return round_.game.key(round_), sevens, bonus


def _sevens(table: BlackjackTable) -> Iterator[list[Card]]:
    """The first cards of a hand as long as all are sevens, and sevens that were split (s49)."""
    for hand in table.hands():
        first = hand.cards[:3]
        yield first if count_sevens(first).number == len(first) else []
        yield hand.box.sevens if hand.box else []


def _bonus(table: BlackjackTable, hand: Hand) -> Hashable:
    """The cards of a hand as long as they may make a combination, or half of the nominated blackjack."""
    made, suits = bonus_of(table, hand), {SUIT[card] for card in hand.cards}
    if still_possible(made) or not nothing(made):
        return made, suits.pop() if len(suits) == 1 else -1
    return tuple(hand.cards) if len(hand.cards) == 1 and table.rules.nominated.issuperset(hand.cards) else ()


class Afresh:
    """The same table over and over: what a round left behind is cleared away, and the shoe is full."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.table = sitting, ready(sitting.table())

    def __call__(self) -> Round[Any]:
        table = self.table
        clear(table)
        assert isinstance(table, BlackjackTable)
        table.new_cards()
        _double(table.shoe)
        table.ready()
        return self.sitting.at(table)


def _double(stack: Stack) -> None:
    """Twice the cards, which no table has: no card is to run out on the way to a state."""
    stack.decks, stack.remaining = 2 * stack.decks, 2 * stack.remaining
    stack.counts[:] = [2 * count for count in stack.counts]
