"""What is sent of a table to one person tells nothing of what is hidden from them: the bytes are the same.

Two sessions that differ in one card or tile, which a person sees in neither of them, send that person the same.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from support.seeds import FIRST, SESSIONS
from support.sessions import EVERY, Fill, comes, pick

from houseway.errors import HousewayError
from houseway.floor.audience import heard
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable, opening
from houseway.ledger.postings import SEATED
from houseway.play.ask import Outcome
from houseway.play.events import Called, Ruled, Settled, Undone
from houseway.play.view import ONLOOKER, sees_everything
from houseway.rulebook import moment
from houseway.shown.audience import Audience
from houseway.shown.offers import offered
from houseway.shown.view import Eye, asked_now, everybodys, ones_own, written

TRIES = SESSIONS or 1
STEPS = 70
PLAYERS = ("ann", "bob", "cat")


class Step(NamedTuple):
    """Something that was done, or came (without a name for who did it)."""

    who: str
    act: str
    what: Any


class Session:
    """A live table, and everything that its people were sent."""

    def __init__(self, name: str, of_the_last: int = 500_00) -> None:
        game = EVERY[name]
        opened = opening("table 1", game.name, "live", game.rules, moment(game.since), game.variant, {})
        self.running = RunningTable(opened, TableShoes({}))
        self.running.begin()
        for each in PLAYERS:
            chips = of_the_last if each == PLAYERS[-1] else 500_00
            self.running.act("dealer", SEATED, {"person": each, "chips": chips})
        self.people = (*self.running.table.people, ONLOOKER)
        self.bodies: list[Any] = []
        self.looks: dict[str, set[str]] = {who: set() for who in self.people}
        self._note()

    def do(self, step: Step) -> None:
        if step.who:
            self.running.act(*step)
        else:
            self.running.come(step.act, step.what)
        self._note()

    def _note(self) -> None:
        self.bodies += [said.event for said in self.running.said]
        self.running.said = []
        table = self.running.table
        for who in self.people:
            self.looks[who].add(json.dumps(table.game.look(table, who)))

    @property
    def heard(self) -> list[Any]:
        return [each for each in self.bodies if isinstance(each, Called | Ruled | Settled | Undone)]

    def sent(self, who: str) -> str:
        """All that this person would have been sent by now."""
        running, everything = self.running, sees_everything(self.running.table, who)
        assert running.round is not None
        eye = Eye((who,), everything, everything)
        public, teller = Audience(running.game), eye.teller(running)
        told = [heard(number, body, public).told_to(teller) for number, body in enumerate(self.bodies, 1)]
        parts = everybodys(running) | ones_own(running, eye, asked_now(running))
        return written([told, parts, offered(running.round, (who,), everything)])


def played(name: str, seed: int, fill: Fill) -> list[Step]:
    """Part of a round, mostly in its ordinary course."""
    chance, session = Random(seed), Session(name)
    steps: list[Step] = []
    for _ in range(chance.randint(25, STEPS)):
        round_ = session.running.round
        assert round_ is not None
        if round_.over:
            break
        option = pick(round_, chance, chance.choice((0.97, 1.0, 1.0)))
        ask = comes(round_, option)
        if ask is not None:
            value = chance.choice([value for value, weight in ask.device.weights().items() if weight])
            step = Step("", ask.field, ask.write(value))
        else:
            step = Step(option.who, option.act, fill(chance, option))
        try:
            session.do(step)
        except HousewayError:  # a card that is in the shoe no more
            return steps
        steps.append(step)
    return steps


def again(name: str, steps: list[Step], of_the_last: int = 500_00) -> Session | None:
    """The same at a fresh table; None where it cannot happen so."""
    session = Session(name, of_the_last)
    try:
        for step in steps:
            session.do(step)
    except HousewayError:
        return None
    return session


def others(name: str, steps: list[Step], chance: Random) -> Iterator[tuple[list[Step], list[Step], str, str]]:
    """So far, the same with one card or tile in place of another, what came and what comes instead of it."""
    session, came = Session(name), {step.what for step in steps if not step.who}
    for at, step in enumerate(steps):
        ask = session.running.round.ask if session.running.round is not None else None
        if isinstance(ask, Outcome) and not step.who and ask.field in ("card", "tile"):
            could = [ask.write(value) for value, weight in ask.device.weights().items() if weight]
            if free := [value for value in could if value not in came]:
                other = chance.choice(free)
                changed = [*steps[:at], step._replace(what=other), *steps[at + 1 :]]
                for end in {at + 1, chance.randint(at + 1, len(steps))}:
                    yield steps[:end], changed[:end], str(step.what), str(other)
        session.do(step)


@pytest.mark.parametrize("name", EVERY)
def test_two_deals_that_differ_in_what_somebody_may_not_see_send_them_the_same_bytes(name: str, fill: Fill) -> None:
    for seed in range(FIRST, FIRST + TRIES):
        for steps, changed, was, now in others(name, played(name, seed, fill), Random(seed)):
            first, second = again(name, steps), again(name, changed)
            assert first is not None
            if second is None or second.heard != first.heard:
                continue  # the card has decided something, and everybody heard it
            for who in first.people:
                seen = any(f'"{was}"' in look for look in first.looks[who])
                seen = seen or any(f'"{now}"' in look for look in second.looks[who])
                assert seen or first.sent(who) == second.sent(who), f"{who} is told of {was} and {now}, seed {seed}"


TABLE_STAKES = ("5-card-stud", "7-card-stud", "draw", "manila")
"""There what lies before somebody is seen by everybody (s342 and its sisters)."""


@pytest.mark.parametrize("name", [each for each in EVERY if not each.startswith(TABLE_STAKES)])
def test_what_one_player_brings_and_buys_is_told_to_no_other(name: str, fill: Fill) -> None:
    for seed in range(FIRST, FIRST + TRIES):
        steps = played(name, seed, fill)
        for bought, more in ((100_00, 0), (100_00, 300_00), (200_00, 0)):
            buys = [Step(PLAYERS[-1], "buy chips", {"amount": 100_00})]
            others_buy = [Step(PLAYERS[-1], "buy chips", {"amount": bought})]
            first, second = again(name, buys + steps), again(name, others_buy + steps, 500_00 + more)
            if first is None or second is None or second.heard != first.heard:
                continue  # what they have has decided something that everybody heard, or was not enough
            for who in (*PLAYERS[:-1], ONLOOKER):
                if who in first.running.table.people or who == ONLOOKER:
                    assert first.sent(who) == second.sent(who), f"{who} is told what another has, seed {seed}"
