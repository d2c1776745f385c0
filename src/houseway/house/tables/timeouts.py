"""What becomes of a player who does not decide in time: what the rules direct, or else what stakes nothing more.

Blackjack has a direction for it (qld s64), Caribbean stud too (qld s239(3), vic 25/1999 r8.3), and a banker who delays
the game of baccarat gives up the shoe (qld s105(2)(b), vic 4/2001 r7.4.7). Where a Part is silent, the player takes
what costs least (`Offer.costs`): a check before a fold, a fold before a call, and nothing that was only offered.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.round import Round


class Doing(NamedTuple):
    """Who does what."""

    who: str
    act: str
    details: Mapping[str, Any]


def in_place_of(round_: Round[Any], who: str) -> Doing:
    """What is done where this player, who is asked, lets the time pass."""
    ask = round_.ask
    assert isinstance(ask, Choice), "a player decides"
    return _directed(round_, ask, who) or _least(round_, ask, who)


def _directed(round_: Round[Any], ask: Choice, who: str) -> Doing | None:
    """By a member of the staff, where the Part has such a direction and it is open."""
    acts = [act for act, offer in round_.game.directed.items() if not offer or offer in ask.offers]
    for row in [row for act in acts if (row := round_.game.act_named.get(act)) is not None]:
        for person in [person for person in round_.table.people.values() if person.role in row.by]:
            for way in row.ways(round_, person.name):
                named = [field for field in way if field.name == "person"]
                if not named or who in named[0].choices:
                    details = {field.name: who if field in named else field.choices[0] for field in way}
                    return Doing(person.name, row.name, details)
    return None


def _least(round_: Round[Any], ask: Choice, who: str) -> Doing:
    act, usual = ask.cheapest(), ordinary_act(round_, ask, who)
    act = usual if ask.offers[usual].costs <= ask.offers[act].costs else act
    return Doing(who, act, ordinary_details(ask.offers[act].fields))
