"""Whatever somebody at a table might try, at any moment, is accepted or refused under a provision."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.seeds import seeded
from support.sessions import EVERY, Fill, table_of, walk

from houseway.errors import Refused
from houseway.games import find
from houseway.play.acts import Details, Option
from houseway.play.ask import Choice
from houseway.play.duties import CLOSING
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.people import Person, Role
from houseway.play.record import read, replay
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering
from houseway.rulebook import resolves

ROUNDS = sorted((Path(__file__).parents[1] / "rounds").glob("*.round"))
EVERY_GAME = pytest.mark.parametrize("name", EVERY)
WALKS = 4
TRIES = 25  # of the acts that are not listed at each step: all of them would be a thousand


is_held = cache(resolves)  # the same few provisions are met thousands of times


def known_acts(game: Game[Any]) -> list[str]:
    """Whatever people do at a table of this game."""
    return [*{"wager", "withdraw", *game.steps, *game.act_named, *house_acts(game.general)}]


def unlisted(round_: Round[Any], options: list[Option]) -> Iterator[tuple[str, str]]:
    """Who might try what, though it is not listed."""
    listed = {(option.who, option.act) for option in options}
    for who in round_.table.people:
        for act in known_acts(round_.game):
            if (who, act) not in listed:
                yield who, act


def refused(round_: Round[Any], who: str, act: str, details: Mapping[str, Any]) -> Refused:
    """The refusal that such an attempt meets; nothing has changed by it."""
    before, noted = held(round_), len(round_.log)
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    assert held(round_) == before
    assert len(round_.log) == noted + 1  # the attempt alone: nothing was called, ruled or moved
    return caught.value


def tried(round_: Round[Any], who: str, act: str, details: Details) -> Iterator[Refused]:
    """With the details that did once, and with none: which wager is meant must be said where wagers are open."""
    yield refused(round_, who, act, details)
    if act not in ("wager", "withdraw"):
        yield refused(round_, who, act, {})


def held(round_: Round[Any]) -> tuple[object, ...]:
    table = round_.table
    purses = [(p.name, p.purse.value, p.excluded) for p in table.people.values()]
    return id(round_.ask), table.house, len(table.placed), len(table.lines), purses


def asked(round_: Round[Any]) -> list[str]:
    """The steps that the procedure, or a report, waits for now; what is still due at the end is every game's."""
    ask = round_.ask
    if round_.moment == CLOSING:
        return []
    if isinstance(ask, Choice):
        return list(ask.offers)
    return [ask.closed_by] if isinstance(ask, Wagering) else []


@EVERY_GAME
@seeded(WALKS)
def test_every_act_by_everybody_at_every_moment_is_listed_or_refused_with_its_provision(
    name: str, chance: Random, fill: Fill
) -> None:
    table = with_onlookers(table_of(EVERY[name], chance))
    row = chance.choice(EVERY[name].wagers)
    usual: dict[str, dict[str, Any]] = {  # details that did once, by act
        "wager": {"on": row.name, "selection": chance.choice([*row.selections, "7"]), "stake": 500},
        "withdraw": {"on": row.name, "selection": "7"},
    }
    for round_, _lines in walk(table, chance, fill, steady=0.7):
        if table.players and chance.random() < 0.05:
            chance.choice(table.players).excluded = True
        options = round_.options()
        usual |= {option.act: fill(chance, option) for option in options if option.act in known_acts(round_.game)}
        tries = list(unlisted(round_, options)) if not round_.over else []
        for who, act in chance.sample(tries, min(TRIES, len(tries))):
            for against in tried(round_, who, act, usual.get(act, {})):
                assert is_held(against.under.text) or against.under.text.startswith("reading"), (who, act)
                assert against.why


@EVERY_GAME
@seeded(WALKS)
def test_every_step_that_a_procedure_asks_for_is_among_the_steps_of_its_game(
    name: str, chance: Random, fill: Fill
) -> None:
    table = table_of(EVERY[name], chance)
    for round_, _lines in walk(table, chance, fill):
        unknown = [step for step in asked(round_) if step not in round_.game.steps]
        assert not unknown, f"{round_.ask}, at {round_.moment!r}"


UNRECORDED = {  # what no recorded round comes by; tests of the game and random walks do
    "5-card-stud": {"use 32 cards", "all 52 cards are there", "all 32 cards are there"},
    "7-card-stud": {
        *(
            f"{before} {cards} cards{after}"
            for cards in (52, 40, 32)
            for before, after in (("use", ""), ("all", " are there"))
        ),
        *("a card is missing", "decline", "agree", "object"),
    },
    "baccarat": {"direct the dealer to bank", "offer the shoe again"},
    "blackjack": {"sort and inspect", "spread the cards", "let stand", "direct a draw", "act for the player"},
    "draw": {"announce no call"},
    "triple-penny-two-up": {"place a spinner's wager"},
}


def test_every_step_of_a_game_is_asked_for_somewhere() -> None:
    """What nobody is ever asked for is no step: it is refused by a row of its own."""
    offered: dict[str, set[str]] = {}
    for file in ROUNDS:
        replay(read(file.read_text(encoding="utf-8")), find, lambda round_, _events: _note(offered, round_))
    for game in EVERY.values():
        never = set(game.steps) - offered[game.name]
        assert never <= UNRECORDED.get(game.name, set()), game
    assert all(steps.isdisjoint(offered[name]) for name, steps in UNRECORDED.items())


def _note(offered: dict[str, set[str]], round_: Round[Any]) -> None:
    offered.setdefault(round_.game.name, set()).update(asked(round_))


@EVERY_GAME
@seeded(WALKS)
def test_somebody_whom_it_does_not_concern_and_an_amount_where_none_is_named_are_refused(
    name: str, chance: Random, fill: Fill
) -> None:
    table = table_of(EVERY[name], chance)
    for round_, _lines in walk(table, chance, fill, steady=0.7):
        options = [option for option in round_.options() if option.act not in ("wager", "withdraw")]
        options = [option for option in options if option.who in table.people]
        for option in chance.sample(options, min(5, len(options))):
            details = fill(chance, option)
            same = [each for each in options if (each.who, each.act) == (option.who, option.act)]
            if not any(field.name == "amount" for each in same for field in each.fields):
                refused(round_, option.who, option.act, details | {"amount": 500})
            for field in option.fields:
                if (
                    field.kind == "choice"
                    and field.choices
                    and not field.by
                    and set(field.choices) <= set(table.people)
                ):
                    for other in strangers(table, same, field.name):
                        refused(round_, option.who, option.act, details | {field.name: other})


def with_onlookers(table: Table) -> Table:
    """Somebody looks on, and somebody who was told to take no further part."""
    for onlooker in (Person("joe", Role.SPECTATOR), Person("zed", Role.SPECTATOR, excluded=True)):
        table.people[onlooker.name] = onlooker
    return table


def strangers(table: Table, options: list[Option], named: str) -> list[str]:
    """People at the table of whom none of these options speaks."""
    spoken_of = {each for option in options for field in option.fields if field.name == named for each in field.choices}
    return [who for who in table.people if who not in spoken_of]


@EVERY_GAME
@seeded(WALKS)
def test_a_report_that_is_being_dealt_with_closes_no_other(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    for round_, _lines in walk(table, chance, fill, steady=0.6):
        if round_.interrupted:
            now = acts_open(round_)
            runs, round_.ask = round_.ask, table.asked  # as if nothing but the procedure ran
            assert acts_open(round_) <= now, f"at {round_.moment!r}, while {runs}"
            round_.ask = runs


def acts_open(round_: Round[Any]) -> set[tuple[str, str]]:
    """Who may report or direct what, whatever else is awaited."""
    rows = {**house_acts(round_.game.general), **round_.game.act_named}.values()
    people = round_.table.people.values()
    return {(p.name, row.name) for row in rows for p in people if p.role in row.by and row.ways(round_, p.name)}
