"""What has happened is taken and ruled on whenever it comes up, or refused by a provision that says why then."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.reports import DECIDED, reports
from support.seeds import seeded
from support.sessions import EVERY, Details, Fill, table_of, walk

from houseway.errors import HousewayError, Refused
from houseway.play.acts import Act, Option
from houseway.play.attempts import NotOpen
from houseway.play.details import check_ways
from houseway.play.duties import CLOSING
from houseway.play.house import house_acts
from houseway.play.round import Round

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
WALKS = 4


def who_may(round_: Round[Any], row: Act[Any]) -> list[str]:
    people = round_.table.people.values()
    return [person.name for person in people if person.role in row.by and not person.excluded]


def fits(row: Act[Any], round_: Round[Any], who: str, details: Details) -> bool:
    try:
        check_ways(row.ways(round_, who), details, row.under)
    except (HousewayError, ValueError):
        return False
    return True


def speaks_of(gone: set[str], details: Details) -> bool:
    """Does it name a player who has left? Of them nobody at the table knows."""
    return not gone.isdisjoint(str(each) for each in details.values())


def not_taken(round_: Round[Any], row: Act[Any], who: str, known: list[Details], gone: set[str]) -> Iterator[str]:
    """Reports that are of the right shape, and are met with nothing but that nobody thought of them."""
    for details in known or [{}]:
        if fits(row, round_, who, details) or speaks_of(gone, details):
            continue  # it is taken: the walks take whatever is listed
        try:
            round_.act(who, row.name, details)
        except NotOpen as refused:
            yield f"{refused}"
        except Refused:
            pass
        except HousewayError as wrong:
            if known:  # else the details that it takes are not known yet
                yield f"{wrong} {dict(details)}"
        else:
            raise AssertionError(f"{row.name} is taken with {details}, and not listed")


@EVERY_GAME
@seeded(WALKS)
def test_every_report_is_ruled_on_or_refused_with_the_reason_why_then(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    known: dict[str, list[Details]] = {}
    came: set[str] = set()
    for round_, _lines in walk(table, chance, fill, steady=0.8):
        came |= table.people.keys()
        if round_.over or round_.moment == CLOSING:
            continue
        for row in reports(EVERY[name]):
            for who in who_may(round_, row)[:1]:
                ways = [Option(who, row.name, row.under, way) for way in row.ways(round_, who)]
                known.setdefault(row.name, []).extend(fill(chance, option) for option in ways[:1])
                found = list(not_taken(round_, row, who, known.get(row.name, [])[-3:], came - table.people.keys()))
                assert not found, f"{who} at {round_.moment!r}, awaited {round_.ask}: {found}"


def test_what_is_decided_is_known_to_some_game() -> None:
    known = {act for game in EVERY.values() for act in (*game.act_named, *house_acts(game.general))}
    assert known >= DECIDED
