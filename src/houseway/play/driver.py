"""Runs a round for everybody but those it must wait for: chance, the staff's ordinary acts, and bots.

A round is driven until somebody in `waits_for` is awaited, a device is awaited that has no source, or it is over.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from houseway.equipment.chance import Source
from houseway.play.acts import Field, Fields, Option
from houseway.play.ask import Ask, Card, Choice, Outcome
from houseway.play.round import NOTHING, Round
from houseway.play.wagering import Wagering

__all__ = ["Bot", "Driver", "Move", "answer_ordinarily", "open_to", "ordinary_details"]

Move: TypeAlias = tuple[str, Mapping[str, Any]]
"""An act and its details."""

PATIENCE: Final = 50  # acts of one bot while wagering is open


class Bot(Protocol):
    """Plays for one person. What it does depends on the round and on entropy of its own, on nothing else."""

    def decide(self, round_: Round[Any], who: str) -> Move | None:
        """What `who` does now, out of what is open to them; None for nothing more. A choice needs an answer."""


def open_to(round_: Round[Any], who: str) -> list[Option]:
    """What is awaited of one person: wagers to make or withdraw, or the offers of a choice."""
    return [] if round_.ask is None else [option for option in round_.ask.options(round_) if option.who == who]


def answer_ordinarily(round_: Round[Any]) -> None:
    """Whoever is awaited does the ordinary thing: closes the wagering, or takes the first offer."""
    ask = round_.ask
    assert isinstance(ask, Choice | Wagering), "a device does nothing ordinary"
    who = next(round_.named(ask))
    if isinstance(ask, Wagering):
        round_.act(who, ask.closed_by, NOTHING)
    else:
        act, offer = next(iter(ask.offers.items()))
        round_.act(who, act, ordinary_details(offer.fields))


def ordinary_details(fields: Fields) -> Mapping[str, Any]:
    """The first of what may be chosen and the least that may be given; nothing that may be left out."""
    if not fields:
        return NOTHING
    return {f.name: f.least if f.kind == "money" else _first(f) for f in fields if not f.optional}


def _first(field: Field) -> Any:
    assert field.choices, f"nobody can say what is ordinary for {field.name!r}"
    return [field.choices[0]] if field.kind == "choices" else field.choices[0]


class Driver:
    """Stands in for whoever is not there. `source` None: outcomes are handed in by somebody else."""

    __slots__ = ("_wagered", "bots", "source", "waits_for")

    def __init__(
        self, source: Source | None, bots: Mapping[str, Bot] | None = None, waits_for: Iterable[str] = ()
    ) -> None:
        self.source = source
        self.bots = bots or {}
        self.waits_for = frozenset(waits_for)
        self._wagered: tuple[Round[Any], Ask] | None = None  # where the bots have wagered

    def run(self, round_: Round[Any]) -> None:
        """On to where somebody must be waited for, or to the end of the round."""
        while (ask := round_.ask) is not None:
            if isinstance(ask, Outcome):
                if self.source is None:
                    return
                device = ask.device
                round_.outcome(self.source.card(device) if type(ask) is Card else self.source.outcome(device))
            elif isinstance(ask, Wagering):
                self._wager(round_, ask)
                if self.waits_for:
                    return
                answer_ordinarily(round_)
            elif self.waits_for and not self.waits_for.isdisjoint(round_.named(ask)):
                return
            else:
                self._choose(round_, ask)

    def close(self, round_: Round[Any]) -> None:
        """Those who are waited for have wagered: the dealer closes the wagering, and the round goes on."""
        if isinstance(round_.ask, Wagering):
            answer_ordinarily(round_)
        self.run(round_)

    def _wager(self, round_: Round[Any], ask: Ask) -> None:
        if self._wagered == (round_, ask):
            return
        self._wagered = (round_, ask)
        for who, bot in self.bots.items():
            for _ in range(PATIENCE):
                move = bot.decide(round_, who) if round_.ask is ask and who in round_.table.people else None
                if move is None:
                    break
                round_.act(who, *move)

    def _choose(self, round_: Round[Any], ask: Ask) -> None:
        bot = self.bots.get(ask.who)
        move = bot.decide(round_, ask.who) if bot is not None else None
        if move is None:
            answer_ordinarily(round_)
        else:
            round_.act(ask.who, *move)
