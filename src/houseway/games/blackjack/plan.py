"""Blackjack: one box, played by a strategy; with the side wagers that the table offers."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
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
    may_combine,
    nothing,
    still_possible,
)
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.key import in_play, may_split
from houseway.games.blackjack.side_wagers import SIDE_WAGERS
from houseway.games.blackjack.strategy import STRATEGIES, ByChart
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER, count_sevens
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.play.ask import Outcome
from houseway.play.key import Parted
from houseway.play.round import Round
from houseway.play.stops import Alike
from houseway.play.strategy import Decider
from houseway.play.wagering import put_down
from houseway.play.walk import walk, walks
from houseway.simulate.games import Request
from houseway.simulate.indices import ByIndices, IndexPlays
from houseway.simulate.plan import Plan
from houseway.simulate.shoes import ShoePlan, clear, ready, running
from houseway.simulate.start import WHO, Sitting, StartPlace
from houseway.simulate.store import Walked, kept
from houseway.simulate.tables import compiled
from houseway.strategies import Strategy

BOX: Final = "box 1"
SEVEN: Final = 7
COMBINED: Final = frozenset(rank for each in COMBINATIONS for rank in each)
MOST_STATES: Final = 60_000
PLAYS: Final = (Strategy("chart"), Strategy("blackjack"))
"""Strategies that play blackjack, the usual one first."""


def plans(asked: Request) -> Sequence[Plan]:
    asked = _usually(asked)
    sitting, alike = _sitting(asked)
    return _plans(sitting, alike, kept(asked, lambda: [walk_of(sitting, asked, alike)]))


def varied(asked: Request, ways: IndexPlays) -> Sequence[ShoePlan]:
    """One for each way of play with index plays; they share their states."""
    asked = _usually(asked)
    sitting, alike = _sitting(asked)
    by_chart = decider(asked.strategy)
    if not isinstance(by_chart, ByChart):
        raise BadInput(f"--indices: they are added to a chart; {(asked.strategy or PLAYS[0]).name} goes by none")
    plays = [{WHO: ByIndices(by_chart.chart, made)} for made in ways.plays]

    def walked() -> list[Walked]:
        automata = walks(
            Afresh(sitting), plays, alike=alike, key=_key(sitting), same_here=partial(told_apart, alike),
            most_states=MOST_STATES,
        )  # fmt: skip
        return [Walked(_name(asked), compiled(each, alike)) for each in automata]

    return _plans(sitting, alike, kept(asked, walked))


def _usually(asked: Request) -> Request:
    """The usual strategy goes by no name, so that it is walked once."""
    return replace(asked, strategy=None) if asked.strategy == PLAYS[0] else asked


def _sitting(asked: Request) -> tuple[Sitting, Alike]:
    table = _table(asked, ())
    offered = [row.name for row in asked.game.wagers if row.name in SIDE_WAGERS and table.offers(row)]
    places = tuple(StartPlace(name, BOX) for name in (BLACKJACK_WAGER.name, *offered))
    return Sitting(asked.game, asked.settings, places), kinds(table, bool(offered))


def _plans(sitting: Sitting, alike: Alike, walked: Sequence[Walked]) -> list[ShoePlan]:
    run, laid = running(sitting, alike), [place.wager for place in sitting.places]
    return [ShoePlan(each.name, each.tables, run, alike, laid) for each in walked]


def walk_of(sitting: Sitting, asked: Request, alike: Alike) -> Walked:
    plays = {WHO: decider(asked.strategy)}
    automaton = walk(
        Afresh(sitting), plays, alike=alike, key=_key(sitting), same_here=partial(told_apart, alike),
        most_states=MOST_STATES,
    )  # fmt: skip
    return Walked(_name(asked), compiled(automaton, alike))


def _key(sitting: Sitting) -> Callable[[Round[Any]], Hashable] | None:
    return key_beside if len(sitting.places) > 1 else None


def _name(asked: Request) -> str:
    """Of the streams: whether a chart is the usual one or in a file makes no difference to the cards."""
    return f"blackjack {PLAYS[1].name if asked.strategy == PLAYS[1] else ''}"


def _table(asked: Request, places: tuple[StartPlace, ...]) -> BlackjackTable:
    table = Sitting(asked.game, asked.settings, places).table()
    assert isinstance(table, BlackjackTable)
    return table


def decider(strategy: Strategy | None) -> Decider:
    """By one of the strategies for blackjack, or by a chart of one's own."""
    plays = strategy or PLAYS[0]
    if plays.chart is None and plays not in PLAYS:
        raise BadInput(
            f"--strategy: {quoted(plays.name)} is neither one of {', '.join(each.name for each in PLAYS)} nor a file "
            "with a chart (houseway odds blackjack --chart prints one)"
        )
    entropy = SeededEntropy("simulate")
    return STRATEGIES[plays.name](entropy) if plays.chart is None else ByChart(entropy, plays.chart)


def kinds(table: BlackjackTable, side_wagers: bool) -> Alike:
    """Cards of one value are alike; but for what a bonus looks at: the suits of some, and a nominated blackjack."""
    if not side_wagers and table.text.super_bonus is None:
        return VALUE.__getitem__
    nominated = table.rules.nominated
    looked_at = {SEVEN} | (COMBINED if table.rules.bonus_blackjack else set())
    return lambda card: (VALUE[card], card if RANK[card] in looked_at or card in nominated else -1)


def told_apart(alike: Alike, round_: Round[Any]) -> Alike:
    """Wherever the next card goes: those of one value lead to the same, unless something looks at their suits there."""
    table, ask = round_.table, round_.ask
    assert isinstance(table, BlackjackTable)
    assert isinstance(ask, Outcome)
    hand = next((hand for hand in table.hands() if hand.label == ask.to), None)
    if hand is None:  # the dealer's
        return VALUE.__getitem__
    if table.text.super_bonus is not None:
        return alike
    beside = {p.wager.name for p in table.placed if p.place is hand}
    looked_at = {card for card in range(len(VALUE)) if RANK[card] == SEVEN and SUPER_SEVENS_WAGER.name in beside}
    if BONUS_BLACKJACK_WAGER.name in beside:
        looked_at.update(_combining(table, hand))
    return lambda card: alike(card) if card in looked_at else VALUE[card]


def _combining(table: BlackjackTable, hand: Hand) -> Iterator[Card]:
    """Cards with which a hand may still become a combination, by a split as well, or the nominated blackjack."""
    ranks, nominated = tuple(RANK[card] for card in hand.cards), table.rules.nominated
    for card, rank in enumerate(RANK):
        pair = ranks == (rank,) and rank in COMBINED
        if pair or (len(ranks) < 2 and card in nominated) or may_combine(tuple(sorted((*ranks, rank)))):
            yield card


def key_beside(round_: Round[Any]) -> Parted:
    """The game's key, and what the side wagers that still lie look at."""
    known = round_.game.key(round_)
    assert isinstance(known, Parted)
    playing, done = (list(_beside(round_, hands)) for hands in in_play(round_))
    return Parted((known.goes_on, tuple(playing)), (*known.aside, tuple(done)))


def _beside(round_: Round[BlackjackTable], hands: Sequence[Hand]) -> Iterator[Hashable]:
    """Of each hand, the cards that a side wager which lies there looks at."""
    for hand in hands:
        beside = {p.wager.name for p in round_.table.placed if p.place is hand}
        sevens = tuple(_sevens(hand)) if SUPER_SEVENS_WAGER.name in beside else ()
        yield sevens, _bonus(round_, hand) if BONUS_BLACKJACK_WAGER.name in beside else ()


def _sevens(hand: Hand) -> list[Card]:
    """Sevens that were split (s49), and the first cards of a hand as long as all are sevens."""
    first = hand.cards[:3]
    split = hand.box.sevens if hand.box else []
    return [*split, *(first if count_sevens(first).number == len(first) else [])]


def _bonus(round_: Round[BlackjackTable], hand: Hand) -> Hashable:
    """The cards of a hand as long as they may make a combination, by a split as well; or half of a nominated one."""
    table = round_.table
    made, suits = bonus_of(table, hand), [SUIT[card] for card in hand.cards]
    if may_split(round_, hand) and made.ranks[0] in COMBINED:
        return made, *suits
    if still_possible(made) or not nothing(made):
        return made, suits[0] if len(set(suits)) == 1 else -1
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
        return self._again(table) if self.sitting.stakes else self.sitting.at(table)

    def _again(self, table: BlackjackTable) -> Round[Any]:
        """The wagers that were accepted before lie there again, and are not checked anew."""
        round_ = Round[Any](table)
        for place in self.sitting.places:
            row, stake = table.game.wager_named[place.wager], self.sitting.stakes[place]
            put_down(table, table.person(WHO), row, place.selection, stake, "")
        return round_


def _double(stack: Stack) -> None:
    """Twice the cards, which no table has: no card is to run out on the way to a state."""
    stack.decks, stack.remaining = 2 * stack.decks, 2 * stack.remaining
    stack.counts[:] = [2 * count for count in stack.counts]
