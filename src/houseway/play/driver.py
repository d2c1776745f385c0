"""Runs a round for everybody but those it must wait for: chance, the staff's ordinary acts, and strategies.

A round is driven until somebody in `waits_for` is awaited, a device is awaited that has no source, or it is over.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.equipment.chance import Source
from houseway.play.acts import Field, Fields
from houseway.play.ask import Ask, Card, Choice, Cost, Outcome, Power
from houseway.play.duties import who_can
from houseway.play.events import Asked, Came, Done, Events
from houseway.play.round import NOTHING, Round
from houseway.play.strategy import Decider, Move
from houseway.play.view import view
from houseway.play.wagering import Wagering

PATIENCE: Final = 50  # acts of one person while wagering is open


def answer_ordinarily(round_: Round[Any]) -> Events:
    """Whoever is awaited does the ordinary thing, and before it staff do what is due; what it led to."""
    if not round_.table.duties:
        round_.act(*ordinary(round_))
        return round_.led_to
    start = len(round_.log)
    for who, due in who_can(round_):
        round_.act(who, due.duty.name, {"about": due.about} if due.about else NOTHING)
    if not round_.over:
        round_.act(*ordinary(round_))
    return Events(round_.log, start)


def ordinary(round_: Round[Any]) -> tuple[str, str, Mapping[str, Any]]:
    """Who does what, with which details: closes the wagering, or takes the ordinary one of what is offered."""
    ask = round_.ask
    assert isinstance(ask, Choice | Wagering), "a device does nothing ordinary"
    who = next(round_.named(ask))
    if isinstance(ask, Wagering):
        return who, ask.closed_by, NOTHING
    act = ordinary_act(round_, ask, who)
    offer = ask.offers[act]
    return who, act, offer.usual or ordinary_details(offer.fields)


def ordinary_act(round_: Round[Any], ask: Choice, who: str) -> str:
    """Which of the offers that is. What staff are asked they answer for everybody alike (reading G15).

    Whoever took it before, and nothing has come of it since, takes another that costs nothing, if there is one: dice
    that nobody has a line bet for go round once.
    """
    act = ask.ordinary
    other = ask.cheapest(but=act)
    free = ask.who and ask.offers[other].costs is Cost.NOTHING
    return other if free and _took(round_, ask, who, act) else act


def _took(round_: Round[Any], ask: Choice, who: str, act: str) -> bool:
    """Has this person answered the same question so since something last came from a device?"""
    done = False
    for kind, *entry in reversed(round_.log):
        if kind is Came:
            return False
        if kind is Asked and done:
            return bool(entry[0].about == ask.about) if isinstance(entry[0], Choice) else False
        done = done or (kind is Done and entry[:2] == [who, act])
    return False


def ordinary_details(fields: Fields) -> Mapping[str, Any]:
    """The first of what may be chosen and the least that may be given; nothing that may be left out."""
    if not fields:
        return NOTHING
    found: dict[str, Any] = {}
    for field in [f for f in fields if not f.optional]:
        found[field.name] = field.least if field.kind == "money" else _first(field.given(found))
    return found


def _first(field: Field) -> Any:
    assert field.choices, f"nobody can say what is ordinary for {field.name!r}"
    return list(field.choices[: max(1, field.least)]) if field.kind == "choices" else field.choices[0]


class Driver:
    """Stands in for whoever is not there. `source` None: outcomes are handed in by somebody else."""

    __slots__ = ("_round", "_wagered", "source", "strategies", "waits_for")

    def __init__(
        self, source: Source | None, strategies: Mapping[str, Decider] | None = None, waits_for: Iterable[str] = ()
    ) -> None:
        self.source = source
        self.strategies = strategies or {}
        self.waits_for = frozenset(waits_for)
        self._round: Round[Any] | None = None
        self._wagered: Ask | None = None  # where the strategies have wagered in it

    def run(self, round_: Round[Any]) -> None:
        """On to where somebody must be waited for, or to the end of the round."""
        while self.step(round_):
            pass

    def step(self, round_: Round[Any]) -> bool:
        """One thing more happens, unless somebody must be waited for or the round is over."""
        self._begin(round_)
        ask = round_.ask
        if ask is None:
            return False
        if isinstance(ask, Outcome):
            if self.source is None:
                return False
            device = ask.device
            round_.outcome(self.source.card(device) if isinstance(ask, Card) else self.source.outcome(device))
        elif isinstance(ask, Wagering):
            self._wager(round_, ask)
            if self.waits_for:
                return False
            answer_ordinarily(round_)
        elif self.waits_for and (isinstance(ask, Power) or not self.waits_for.isdisjoint(round_.named(ask))):
            return False
        else:
            self.choose(round_, ask)
        return True

    def close(self, round_: Round[Any]) -> None:
        """Those who are waited for have wagered: the dealer closes the wagering, and the round goes on."""
        if isinstance(round_.ask, Wagering):
            answer_ordinarily(round_)
        self.run(round_)

    def _begin(self, round_: Round[Any]) -> None:
        if round_ is not self._round:
            self._round, self._wagered = round_, None
            for strategy in self.strategies.values():
                strategy.begin_round()

    def _wager(self, round_: Round[Any], ask: Ask) -> None:
        if self._wagered is ask:
            return
        self._wagered = ask
        for who, strategy in self.strategies.items():
            for _ in range(PATIENCE):
                there = round_.ask is ask and who in round_.table.people
                move = _move(strategy, round_, who) if there else None
                if move is None:
                    break
                round_.act(who, *move)

    def choose(self, round_: Round[Any], ask: Ask) -> None:
        strategy = self.strategies.get(ask.who)
        move = _move(strategy, round_, ask.who) if strategy is not None else None
        if move is None:
            answer_ordinarily(round_)
        else:
            round_.act(ask.who, *move)


def _move(strategy: Decider, round_: Round[Any], who: str) -> Move | None:
    seen = view(round_, who)
    return strategy.decide(seen, seen.listed)
