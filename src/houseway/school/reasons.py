"""Why an answer is what it is: the trees of reasons of the events that it rests on."""

from collections.abc import Iterable

from houseway.play.events import Events
from houseway.school.situation import Situation
from houseway.why import Reason, explains, why


def reasons(there: Situation, numbers: Iterable[int]) -> list[Reason]:
    """Of those events that have one."""
    events = Events(there.log)
    return [why(there.round, number) for number in numbers if explains(events[number - 1])]
