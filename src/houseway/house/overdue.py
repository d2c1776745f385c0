"""What becomes of a player who does not decide in time: what the rules direct, or else what stakes nothing more.

Blackjack has a direction for it (qld s64), Caribbean stud too (qld s239(3), vic 25/1999 r8.3). Where a Part is silent,
the player takes what costs least: a check before a fold, a fold before a call, and nothing that was only offered.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.round import NOTHING, Round

DIRECTED: Final = ("act for an absent player", "close an absent player's hand")
COSTS_LEAST: Final = (
    "decline", "decline the shoe", "decline the bank", "reject the dice", "leave the cut to the house",
    "ask for the house way", "keep all", "stand", "check", "fold",
)  # fmt: skip
"""In this order, whichever is offered."""


class Doing(NamedTuple):
    """Who does what."""

    who: str
    act: str
    details: Mapping[str, Any]


def in_place_of(round_: Round[Any], who: str) -> Doing:
    """What is done where this player, who is asked, lets the time pass."""
    ask = round_.ask
    assert isinstance(ask, Choice), "a player decides"
    return _directed(round_, who) or _least(round_, ask, who)


def _directed(round_: Round[Any], who: str) -> Doing | None:
    """By a member of the staff, where the Part has such a direction and it is open."""
    rows = [row for name in DIRECTED if (row := round_.game.act_named.get(name)) is not None]
    for row in rows:
        for person in [p for p in round_.table.people.values() if p.role in row.by]:
            for way in row.ways(round_, person.name):
                if not way or who in way[0].choices:
                    return Doing(person.name, row.name, {way[0].name: who} if way else NOTHING)
    return None


def _least(round_: Round[Any], ask: Choice, who: str) -> Doing:
    act = next((act for act in COSTS_LEAST if act in ask.offers), ordinary_act(round_, ask, who))
    return Doing(who, act, ordinary_details(ask.offers[act].fields))
