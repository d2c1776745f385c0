"""What came lately at a table from its wheel, dice, coins or balls: the last of it, what came most often, and what has
not come for longest. It is told because people ask for it, and it means nothing for what comes next.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from houseway.play.events import FACE_DOWN, Came
from houseway.shown.replay import at, stored_round
from houseway.store.events import Corrected, RoundTakenBack
from houseway.store.marks import sought
from houseway.store.registers import Listed
from houseway.store.store import Store

LAST: Final = 20
LOOKED_AT: Final = 300  # outcomes
NAMED: Final = 3
DEALT: Final = ("card", "tile")  # these are gone once they have come, so what came does mean something
CORRECTIONS: Final = 50
MEMORY: Final = "It means nothing: the {device} has no memory, and whatever is said to be due is no likelier for it"


class CameTimes(NamedTuple):
    """One outcome, and how often it came; or for how many outcomes it has not."""

    value: str
    times: int


class CameLately(NamedTuple):
    """Of one table; the latest first."""

    last: list[str]
    of: int
    hot: list[CameTimes]
    cold: list[CameTimes]
    says: str


def came_lately(store: Store, table: Listed) -> CameLately | None:
    """Nothing, where cards or tiles are dealt and nothing else comes."""
    found = _outcomes(store, table)
    values = [_value(each) for each in found]
    if not values:
        return None
    times, since = Counter(values), dict[str, int]()
    for place, value in enumerate(values):
        since.setdefault(value, place)
    hot = [CameTimes(*each) for each in times.most_common(NAMED)]
    cold = [CameTimes(value, place) for value, place in sorted(since.items(), key=lambda each: -each[1])[:NAMED]]
    several = len(times) > 2 * NAMED  # or else each is both
    says = MEMORY.format(device=found[0].device)
    return CameLately(values[:LAST], len(values), hot if several else [], cold if several else [], says)


def _outcomes(store: Store, table: Listed) -> list[Came]:
    """The latest first; a round in which something was corrected is played again, to see what came at last."""
    stored = store.found(sought("outcome", chain=table.chain), LOOKED_AT)
    notes = store.last_noted(table.chain, [Corrected, RoundTakenBack], CORRECTIONS)
    wrong = {each.event.round for each in notes if isinstance(each.event, Corrected | RoundTakenBack)}
    found: list[Came] = []
    for number in dict.fromkeys(each.round for each in stored):
        of_round = (each.event for each in stored if each.round == number)
        found += _corrected(store, table, number) if number in wrong else _told(of_round)
    return found


def _corrected(store: Store, table: Listed, number: int) -> list[Came]:
    round_ = stored_round(store, table.name, number)
    running = at(round_, round_.events[-1].number)
    return _told(reversed(running.round.events)) if running.round is not None else []


def _told(events: Iterable[object]) -> list[Came]:
    return [each for each in events if isinstance(each, Came) and each.field not in DEALT and each.value != FACE_DOWN]


def _value(came: Came) -> str:
    """Of dice what they show together: one throw is hardly ever the same as another."""
    words = str(came.value)
    faces = words.split("-")
    return str(sum(map(int, faces))) if len(faces) > 1 and all(each.isdecimal() for each in faces) else words
