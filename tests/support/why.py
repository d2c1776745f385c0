"""Rounds that are played again with one thing changed, for the trees of reasons."""

from random import Random
from typing import Any

from houseway.errors import HousewayError
from houseway.play.ask import Outcome
from houseway.play.events import Came, Done, Events
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.why import explains, why
from support.sessions import fill_option, table_of, walk

__all__ = ["again", "changed", "inputs", "played", "trees"]

Input = tuple[Any, ...]


def played(game: Game[Any], seed: int, steady: float = 0.9) -> Round[Any]:
    """A round by chance, with something reported or refused now and then."""
    chance = Random(seed)
    *_, (round_, _) = walk(table_of(game, chance), chance, fill_option, steady)
    return round_


def inputs(round_: Round[Any]) -> list[Input]:
    """What was done and what came, in its order; what follows from it is left out."""
    return [entry for entry in round_.log if entry[0] in (Came, Done)]


def again(game: Game[Any], seed: int, given: list[Input]) -> Round[Any]:
    """The same table, and these inputs; what does not fit any more is left out."""
    round_: Round[Any] = Round(table_of(game, Random(seed)))
    for kind, *entry in given:
        try:
            if kind is Came and isinstance(round_.ask, Outcome):
                round_.outcome(entry[1])
            elif kind is Done:
                round_.act(entry[0], entry[1], entry[2])
        except HousewayError:
            if kind is Came:  # it came before: what would come in its place is not known
                break
    return round_


def changed(given: list[Input], chance: Random) -> list[Input]:
    """One input is another, or a wager is left out; a step of the staff is not: without it nothing follows at all."""
    open_ = [
        at
        for at, (kind, *entry) in enumerate(given)
        if kind is Came or entry[1] in ("wager", "withdraw") or type(entry[2].get("amount")) is int
    ]
    if not open_:
        return given
    at = chance.choice(open_)
    kind, *entry = given[at]
    if kind is Came:
        ask, value = entry
        could = [each for each in ask.device.weights() if each != value]
        return [*given[:at], (kind, ask, chance.choice(could or [value])), *given[at + 1 :]]
    details = dict(entry[2])
    money = next((name for name in ("amount", "stake") if name in details), "")
    if money == "amount" or (money and chance.random() < 0.7):
        details[money] += chance.choice((100, 500, 1000))
        return [*given[:at], (kind, *entry[:2], details, *entry[3:]), *given[at + 1 :]]
    return given[:at] + given[at + 1 :]


def trees(round_: Round[Any]) -> dict[int, dict[str, Any]]:
    """Why, for everything that can be asked, by the number of its event."""
    return {event.number: why(round_, event.number).as_data() for event in Events(round_.log) if explains(event)}
