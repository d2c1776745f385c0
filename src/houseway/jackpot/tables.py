"""A table and the meter that it shares: whatever is done at the table goes through its link, in order.

Before each act the table reads the meter where others have moved it, as an event of the round, so that the record of
one table replays alone. After it, the events that it led to say which wagers were entered, which went back, and which
won a prize: that is done with the system.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import BadInput
from houseway.games.caribbean_stud.irregularities.linked_meter import READ_THE_METER
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.settlement import winner
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.jackpot.system import MeterSystem
from houseway.money import Cents, dollars
from houseway.play.events import Event, Metered, Settled
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.wager import Verdict

NOT_LIT: Final = cite("qld s237(3)")
PRIZES: Final = "prizes"
Enter: TypeAlias = Callable[[str, dict[str, Any]], Any]
"""Does something with the systems, and gives what it came to."""


class Link:
    """One table's connection to its prize meter system; `enter` does with the system what the table did."""

    def __init__(self, system: MeterSystem, enter: Enter) -> None:
        self.system, self._enter = system, enter

    def before(self, round_: Round[Any]) -> None:
        """The table sees the meter as it stands."""
        if len(self.system.tables) > 1:
            read_the_meter(round_, self.system.meter)

    def heard(self, table: Table, events: Sequence[Event]) -> None:
        """What the table did is done with the meter."""
        assert isinstance(table, CaribbeanStudTable)
        for what, details in entered(table, events):
            found = self._enter(what, {**details, "system": self.system.name, "table": table.name})
            if what == PRIZES:
                check_paid(events, [won.amount for won in found])


def entered(table: CaribbeanStudTable, events: Iterable[Event]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the events of an act are to the prize meter: wagers that it counts, wagers that go back, hands that won."""
    metered = [event for event in events if isinstance(event, Metered)]
    if counted := sum(event.amount for event in metered if event.amount > 0):
        yield "wagers", {"amount": dollars(counted)}
    for under, back in went_back(metered).items():
        dark = {"accepted": False} if under == NOT_LIT else {}
        yield "returned", {"amount": dollars(back), "under": under.text, **dark}
    if won := winning(events):
        hands = [winner(table, table.hands[line.selection]) for line in won]
        yield PRIZES, {"hands": [list(each) for each in hands]}


def winning(events: Iterable[Event]) -> list[Line]:
    """The jackpot wagers that won."""
    settled = [event.line for event in events if isinstance(event, Settled)]
    return [line for line in settled if line.wager == JACKPOT and line.verdict is Verdict.WIN]


def check_paid(events: Iterable[Event], paid: list[Cents]) -> None:
    """The table has paid by what its display showed; the system comes to the same, or one of them is wrong."""
    assert paid == [line.paid for line in winning(events)], "table and system disagree"


def read_the_meter(round_: Round[CaribbeanStudTable], meter: Meter) -> None:
    """Where others have moved it since the table saw it last."""
    table = round_.table
    if not round_.over and table.meter.shown != meter.shown:
        dealer = next(person.name for person in table.people.values() if person.role.value == "dealer")
        round_.act(dealer, READ_THE_METER, {"amount": int(meter.value)})


def went_back(metered: list[Metered]) -> Mapping[Cite, Cents]:
    """Wagers that the meter had counted, by the provision under which they go back."""
    back: Counter[Cite] = Counter()
    for event in metered:
        if event.amount < 0:
            back[event.under] -= event.amount
    return back


def check_fit(table: CaribbeanStudTable, system: MeterSystem) -> None:
    """A table pays what its system would, for wagers of one cost, and knows whether others move the meter."""
    if table.rules.jackpot_wager != system.cost:
        own = dollars(table.rules.jackpot_wager)
        raise BadInput(f"jackpot wagers cost ${own} at {table.name} and ${dollars(system.cost)} in {system.name}")
    if set(table.prizes) != set(system.arrangement.prizes) or not _share_alike(table, system):
        raise BadInput(f"{table.name} does not pay as {system.name} does, under {system.arrangement.name}")
    if table.rules.linked != len(system.tables):
        raise BadInput(f"{system.name} links {len(system.tables)} tables, not {table.rules.linked}")


def _share_alike(table: CaribbeanStudTable, system: MeterSystem) -> bool:
    """Where no formula does it, in the same stated way."""
    stated = system.arrangement.sharing is None and table.sharing is not None
    return bool(table.sharing) == bool(system.sharing) and (not stated or table.rules.sharing == system.shares)
