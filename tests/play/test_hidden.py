"""What lies face down is nobody else's to see: with another card there, everybody else is told the same, to the byte.

Whatever a person sees, may do, or is asked must not depend on a card or tile that is hidden from them: the staff's
options no more than another player's.
"""

import json
from collections.abc import Iterator
from datetime import datetime
from random import Random
from typing import Any, NamedTuple

import pytest
from support.seeds import FIRST, SESSIONS
from support.sessions import EVERY, Fill, pick, table_of, take

from houseway.errors import HousewayError
from houseway.play.ask import Outcome
from houseway.play.events import Came, Done
from houseway.play.round import Round
from houseway.play.view import ONLOOKER, view

TRIES = SESSIONS or 4
STEPS = 60
HEARD = frozenset({"called", "rulings", "settlements"})


class Step(NamedTuple):
    """Something that was done, or came."""

    who: str
    act: str
    details: Any


def played(name: str, seed: int, fill: Fill) -> list[Step]:
    """Part of a round, mostly in its ordinary course."""
    chance = Random(seed)
    round_ = Round(table_of(EVERY[name], chance))
    for _ in range(chance.randint(5, STEPS)):
        if round_.over:
            break
        take(round_, pick(round_, chance, 0.97), fill, chance)
    return list(steps(round_))


def steps(round_: Round[Any]) -> Iterator[Step]:
    for entry in round_.log:
        if entry[0] is Came:
            yield Step("", "", entry[2])
        elif entry[0] is Done and len(entry) < 6:
            yield Step(*entry[1:4])


def again(name: str, seed: int, happened: list[Step]) -> Round[Any] | None:
    """The same at a fresh table; None where it cannot happen so."""
    round_ = Round(table_of(EVERY[name], Random(seed)))
    try:
        for step in happened:
            if step.act:
                round_.act(*step)
            else:
                round_.outcome(step.details)
    except HousewayError:
        return None
    return round_


def others(name: str, seed: int, happened: list[Step], chance: Random) -> Iterator[tuple[list[Step], str, str]]:
    """The same with one card or tile in place of another: what happened, what came before and what comes now."""
    round_ = Round(table_of(EVERY[name], Random(seed)))
    came = {step.details for step in happened if not step.act}
    for at, step in enumerate(happened):
        ask = round_.ask
        if step.act:
            round_.act(*step)
            continue
        assert isinstance(ask, Outcome)
        free = [value for value, weight in ask.device.weights().items() if weight and value not in came]
        if ask.field in ("card", "tile") and free:
            other = chance.choice(free)
            changed = [*happened[:at], Step("", "", other), *happened[at + 1 :]]
            yield changed, str(ask.write(step.details)), str(ask.write(other))
        round_.outcome(step.details)


def seen(round_: Round[Any], who: str) -> str:
    """All but what was announced or ruled, which everybody heard."""
    everything = view(round_, who, since=0).as_data()
    document = {name: each for name, each in everything.items() if name not in HEARD}
    document["happened"] = [each for each in everything["happened"] if "act" in each]
    return json.dumps(document, default=datetime.isoformat)


@pytest.mark.parametrize("name", EVERY)
def test_nobody_learns_of_a_card_that_is_hidden_from_them(name: str, fill: Fill) -> None:
    for seed in range(FIRST, FIRST + TRIES):
        happened = played(name, seed, fill)
        first = again(name, seed, happened)
        assert first is not None
        for changed, was, now in others(name, seed, happened, Random(seed)):
            second = again(name, seed, changed)
            if second is None or str(second.ask) != str(first.ask):
                continue  # the card has decided something
            for who in first.table.people:
                one, other = seen(first, who), seen(second, who)
                shown = f'"{was}"' in json.dumps(view(first, who).look) or f'"{now}"' in json.dumps(
                    view(second, who).look
                )
                assert shown or one == other, f"{who} at {first.moment!r} is told of {was} and {now}, seed {seed}"


@pytest.mark.parametrize("name", sorted(name for name, game in EVERY.items() if game.looks_alike))
def test_a_table_that_looks_alike_to_everybody_does(fill: Fill, name: str) -> None:
    for seed in range(FIRST, FIRST + min(TRIES, 4)):
        table = again(name, seed, played(name, seed, fill))
        assert table is not None
        looks = [table.game.look(table.table, viewer) for viewer in (ONLOOKER, *table.table.people)]
        assert looks == [looks[0]] * len(looks)
