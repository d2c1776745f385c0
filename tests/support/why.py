"""Rounds that are played again with one thing changed, for the trees of reasons."""

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from houseway.errors import HousewayError
from houseway.play.ask import Choice, Outcome
from houseway.play.events import Asked, Came, Done, Events
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.why import explains, why
from support.sessions import fill_option, table_of, walk

__all__ = ["Input", "again", "changed", "inputs", "otherwise", "played", "trees"]


class Input(NamedTuple):
    """What was done or came, as the log has it; and where that answered something, the hand that it was about."""

    entry: tuple[Any, ...]
    about: str


WAGERS = ("wager", "withdraw")
TRIES = 0.15


def played(game: Game[Any], seed: int, steady: float = 0.9) -> Round[Any]:
    """A round by chance, with something reported or refused now and then."""
    chance, round_ = Random(seed), None
    for round_, _ in walk(table_of(game, chance), chance, fill_option, steady):
        if chance.random() < TRIES and not round_.over:
            _try(round_, chance)
    assert round_ is not None
    return round_


def _try(round_: Round[Any], chance: Random) -> None:
    """What somebody does without a look at what is open: it is refused, or it is not."""
    who = chance.choice(list(round_.table.people))
    row = chance.choice(round_.game.wagers)
    wager = {
        "on": row.name,
        "selection": chance.choice(row.selections or ("",)),
        "stake": chance.choice((50, 100, 700, 2500, 10**7)),
    }
    acts = sorted({*round_.game.act_named, *round_.game.steps})
    with suppress(HousewayError):
        if chance.random() < 0.6 or not acts:
            round_.act(who, chance.choice(("wager", "wager", "withdraw")), wager)
        else:
            round_.act(who, chance.choice(acts), {})


def inputs(round_: Round[Any]) -> list[Input]:
    """What was done and what came, in its order; what follows from it is left out."""
    found, ask = [], None
    for entry in round_.log:
        if entry[0] is Asked:
            ask = entry[1]
        elif entry[0] in (Came, Done):
            found.append(Input(entry, _about(ask, entry)))
    return found


def _about(ask: Any, entry: tuple[Any, ...]) -> str:
    """`box 2`, where somebody is asked to draw or stand on it and does."""
    answers = entry[0] is Done and isinstance(ask, Choice) and entry[2] in ask.offers
    return str(ask).rpartition("(")[2] if answers else ""


def again(game: Game[Any], seed: int, given: list[Input]) -> Round[Any]:
    """The same table, and these inputs; what does not fit any more is left out.

    It ends where somebody would answer for another hand than they did: what they would do there is not known.
    """
    round_: Round[Any] = Round(table_of(game, Random(seed)))
    for (kind, *entry), about in given:
        if about and (now := _about(round_.ask, (kind, *entry))) and now != about:
            break
        try:
            if kind is Came and isinstance(round_.ask, Outcome):
                round_.outcome(entry[1])
            elif kind is Done:
                round_.act(entry[0], entry[1], entry[2])
        except HousewayError:
            if kind is Came:  # it came before: what would come in its place is not known
                break
    return round_


def changed(game: Game[Any], seed: int, given: list[Input], chance: Random) -> list[Input]:
    """One input is another, or a wager is left out; a step of the staff is not: without it nothing follows at all."""
    open_ = [
        at for at, ((kind, *entry), _) in enumerate(given) if kind is Came or entry[1] in WAGERS or _money(entry[2])
    ]
    if not open_:
        return given
    at = chance.choice(open_)
    entry = given[at].entry
    if entry[0] is Done and (not _money(entry[3]) or (entry[2] in WAGERS and chance.random() < 0.3)):
        return given[:at] + given[at + 1 :]
    return otherwise(game, seed, given, at, chance)


def otherwise(game: Game[Any], seed: int, given: list[Input], at: int, chance: Random) -> list[Input]:
    """Another value comes in its place, another amount is wagered, something else is done; else it is left out."""
    (kind, *entry), about = given[at]
    if kind is Came:
        ask, value = entry
        could = [each for each, weight in ask.device.weights().items() if weight and each != value]
        another = [Input((kind, ask, chance.choice(could)), about)] if could else []
        return [*given[:at], *another, *given[at + 1 :]]
    who, act, details, *rest = entry
    if money := _money(details):
        more = {**details, money: details[money] + chance.choice((100, 500, 1000))}
        return [*given[:at], Input((kind, who, act, more, *rest), about), *given[at + 1 :]]
    before = again(game, seed, given[:at])
    others = [option for option in before.options(who) if option.act not in (act, *WAGERS)] if not before.over else []
    if others and chance.random() < 0.8:
        option = chance.choice(others)
        done = (kind, who, option.act, fill_option(chance, option), *rest)
        return [*given[:at], Input(done, about), *given[at + 1 :]]
    return given[:at] + given[at + 1 :]


def _money(details: Mapping[str, Any]) -> str:
    return next((name for name in ("amount", "stake") if type(details.get(name)) is int), "")


def trees(round_: Round[Any]) -> dict[int, dict[str, Any]]:
    """Why, for everything that can be asked, by the number of its event."""
    return {event.number: why(round_, event.number).as_data() for event in Events(round_.log) if explains(event)}
