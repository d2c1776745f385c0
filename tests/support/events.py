"""What happened in a round, by kind."""

from typing import Any

from houseway.money import Cents
from houseway.play.events import Came, Done, Moved
from houseway.play.round import Round
from houseway.play.wager import Verdict

__all__ = ["came", "done", "moved", "voided"]


def done(round_: Round[Any]) -> list[Done]:
    """What people did, and what they were refused."""
    return [event for event in round_.events if isinstance(event, Done)]


def came(round_: Round[Any]) -> list[Came]:
    """What devices gave."""
    return [event for event in round_.events if isinstance(event, Came)]


def moved(round_: Round[Any]) -> list[tuple[str, Cents, str]]:
    """Chips that moved, but by a settlement: whose, how many, and out of which account."""
    return [(event.person, event.amount, event.account) for event in round_.events if isinstance(event, Moved)]


def voided(round_: Round[Any]) -> list[tuple[str, str, Cents, list[str]]]:
    """The lines of what went back: whose, which wager, how much, and why."""
    void = [line for line in round_.lines if line.verdict is Verdict.VOID]
    return [(line.person, line.wager, line.returned, [cite.text for cite in line.cites]) for line in void]
