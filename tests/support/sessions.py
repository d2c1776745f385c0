"""Random sessions at any game: whatever a table lists is taken, with details drawn at random within what is allowed."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from itertools import count
from typing import Any, TypeAlias

from houseway.equipment.cards import NAME
from houseway.games import GAMES, variants
from houseway.play.acts import Field, Option
from houseway.play.ask import Choice, Outcome
from houseway.play.game import Game
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.wagering import Wagering
from houseway.play.ways import wager_options

__all__ = ["EVERY", "Fill", "fill_option", "ordinary", "pick", "table_of", "take", "walk"]

Fill: TypeAlias = Callable[[random.Random, Option], dict[str, Any]]
Details: TypeAlias = Mapping[str, Any]

EVERY = {
    " ".join([name, game.rules, game.since[:10], *map(str, game.variant.values())]): game
    for name in GAMES
    for game in variants(name)
}
"""Every text and variant of every game, by what a test is called that plays it."""

MOST_STEPS = 600
OPENING = datetime(1998, 9, 4, 20)
NAMES = count(1)


def _amount(chance: random.Random, field: Field, so_far: dict[str, Any]) -> int:
    over = so_far[field.after] * field.times - field.least if field.after else 0
    least = field.least + max(-(-over // field.step), 0) * field.step
    steps = (field.most - least) // field.step
    few = chance.choice((0, steps, chance.randint(0, min(steps, 20)), chance.randint(0, steps)))
    return least + few * field.step


def _moment(chance: random.Random, field: Field, so_far: dict[str, Any]) -> datetime:
    earliest = max(field.earliest or OPENING, so_far[field.after] + field.apart if field.after else OPENING)
    return earliest + timedelta(minutes=chance.randint(0, 90))


def _value(chance: random.Random, field: Field, so_far: dict[str, Any]) -> Any:
    match field.kind:
        case "money":
            return _amount(chance, field, so_far)
        case "choice":
            return chance.choice(field.choices)
        case "choices":
            most = field.most or len(field.choices)
            return chance.sample(list(field.choices), chance.randint(field.least, most))
        case "moment":
            return _moment(chance, field, so_far)
        case "text":
            return f"guest {next(NAMES)}"
        case _:
            raise AssertionError(f"no act takes a {field.kind}")


def fill_option(chance: random.Random, option: Option) -> dict[str, Any]:
    """Details for an option, each within what its field allows; optional ones now and then."""
    details: dict[str, Any] = {}
    for field in option.fields:
        if not field.optional or chance.random() < 0.3:
            details[field.name] = _value(chance, field.given(details), details)
    return details


def table_of(game: Game[Any], chance: random.Random) -> Table:
    people = [player(each, 100 * chance.randint(10, 2000)) for each in ("ann", "bob", "cat")[: chance.randint(1, 3)]]
    table = game.open_table(people=[*people, *staff(rules=game.rules)])
    assert isinstance(table, Table)
    return table


def ordinary(round_: Round[Any], options: list[Option], *, wager: bool) -> list[Option]:
    """What takes the round on: the answer to what is awaited, or a wager first."""
    ask = round_.ask
    if isinstance(ask, Wagering):
        wagers = [o for o in options if o.act == "wager"] if wager else []
        return wagers or [o for o in options if o.act == ask.closed_by]
    if isinstance(ask, Choice):
        return [o for o in options if o.act in ask.offers and o.who in set(round_.named(ask))]
    assert isinstance(ask, Outcome)
    return [o for o in options if (o.who, o.act) == (ask.who, ask.field)]


def onward(round_: Round[Any], chance: random.Random, *, wager: bool) -> list[Option]:
    """As `ordinary`, but where wagers are open only one player's are worked out."""
    ask = round_.ask
    assert ask is not None
    if type(ask) is not Wagering:
        return ordinary(round_, list(ask.options(round_)), wager=wager)
    players = [p for p in round_.table.players if not p.excluded] if wager else []
    person = chance.choice(players) if players else None
    wagers = [o for row in ask.rows for o in wager_options(round_.table, person, row)] if person else []
    return wagers or [Option(who, ask.closed_by, ask.closed_under) for who in round_.named(ask)]


def pick(round_: Round[Any], chance: random.Random, steady: float) -> Option:
    """A listed option: with probability `steady` one that takes the round on, otherwise any act of somebody there."""
    assert round_.ask is not None
    if chance.random() < steady:
        # Even on the way to the end somebody must wager now and then: without a line bet, dice are never thrown.
        forward = onward(round_, chance, wager=chance.random() < (0.75 if steady < 1 else 0.25))
        if forward:
            return chance.choice(forward)
    options = round_.options(chance.choice(list(round_.table.people))) or round_.options()
    act = chance.choice(sorted({o.act for o in options}))
    return chance.choice([o for o in options if o.act == act])


def comes(round_: Round[Any], option: Option) -> Outcome | None:
    """The device that is awaited, where this option is what comes from it."""
    ask = round_.ask
    return ask if isinstance(ask, Outcome) and (option.who, option.act) == (ask.who, ask.field) else None


def _still_to_come(table: Table, option: Option, details: Details, chance: random.Random) -> dict[str, Any]:
    """Where any card may be named, one that the shoe holds and nobody has seen: which those are, no option tells."""
    named = [field for field in option.fields if field.name in details and tuple(field.choices) == NAME]
    shoe: Any = getattr(table, "shoe", None)
    exposed: Any = getattr(table, "exposed", ())
    seen = Counter(exposed if isinstance(exposed, list) else ())
    held = [NAME[card] for card, count in enumerate(shoe.counts) if count > seen[card]] if named else []
    found = {field.name: chance.sample(held, 1 if field.kind == "choice" else min(5, len(held))) for field in named}
    return {field.name: found[field.name] if field.kind == "choices" else found[field.name][0] for field in named}


def take(round_: Round[Any], option: Option, fill: Fill, chance: random.Random) -> None:
    """Do what is listed, or have the device give something that it can give."""
    if (ask := comes(round_, option)) is not None:
        round_.outcome(chance.choice([value for value, weight in ask.device.weights().items() if weight]))
    else:
        details = fill(chance, option)
        round_.act(option.who, option.act, details | _still_to_come(round_.table, option, details, chance))


def walk(
    table: Table, chance: random.Random, fill: Fill, steady: float = 0.5
) -> Iterator[tuple[Round[Any], list[Line]]]:
    """One round of listed options, step by step, each with the lines that it settled."""
    round_ = Round(table)
    for step in range(MOST_STEPS):
        if round_.over:
            return
        option = pick(round_, chance, steady if step < MOST_STEPS // 4 else 1.0)
        before = len(round_.lines)
        take(round_, option, fill, chance)
        yield round_, round_.lines[before:]
    raise AssertionError(f"stuck: {round_.ask}")
