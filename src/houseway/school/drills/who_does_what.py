"""What is done after a report, by whom and in which order: what the table took, and what it refuses."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, Final

from houseway.errors import HousewayError
from houseway.play.events import Done, Events
from houseway.play.people import PLAYERS
from houseway.school.situation import Lots, Situation

MOST: Final = 4  # steps that are asked for
WRONG: Final = 3

Steps = Sequence[Done]


def steps_after(then: Situation, start: int) -> list[Done]:
    """What was done after the report itself, as far as it is asked for; none, where no staff had to do anything."""
    people = then.round.table.people
    done = [each for each in Events(then.log, start) if isinstance(each, Done)][1 : MOST + 1]
    return done if any(people[each.who].role not in PLAYERS for each in done) else []


def in_words(steps: Steps) -> str:
    return ", then ".join(f"{each.who}: {each.act}" for each in steps)


def refused_orders(there: Situation, at: int, report: Done, steps: Steps, lots: Lots) -> list[str]:
    """In another order, by somebody else, or with a step left out: what the table does not take in place of it."""
    others = {words: other for other in _others(there, steps) if (words := in_words(other)) != in_words(steps)}
    refused = (words for words in lots.mixed(sorted(others)) if not _is_taken(there, at, report, others[words]))
    return list(islice(refused, WRONG))


def _others(there: Situation, steps: Steps) -> Iterator[Steps]:
    for number, _ in enumerate(pairwise(steps)):
        yield [*steps[:number], steps[number + 1], steps[number], *steps[number + 2 :]]
    staff = [each.name for each in there.round.table.people.values() if each.role not in PLAYERS]
    for number, step in enumerate(steps):
        if len(steps) > 1:
            yield [*steps[:number], *steps[number + 1 :]]
        if step.who in staff:
            for name in staff:
                yield [*steps[:number], step._replace(who=name), *steps[number + 1 :]]


def _is_taken(there: Situation, at: int, report: Done, steps: Steps) -> bool:
    """Does the table take these, one after another?"""
    then = there.again(at)
    round_: Any = then.round
    try:
        for each in (report, *steps):
            round_.act(each.who, each.act, each.details)
    except (HousewayError, AssertionError):
        return False
    return True
