"""Rounds at linked tables: whatever is done at one of them goes through its link, in order.

Before each act the table reads the meter where others have moved it, as an event of the round, so that the record of
one table replays alone. After it, the events that it led to say which wagers were entered, which went back, and which
won a prize: that is done in the journal.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import BadInput
from houseway.games.caribbean_stud.irregularities.linked_meter import READ_THE_METER
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.settling import winner
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.jackpot.journal import Journal
from houseway.jackpot.system import System
from houseway.money import Cents, dollars
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Event, Events, Metered, Settled
from houseway.play.round import NOTHING, Round
from houseway.play.settlement import Line
from houseway.play.wager import Verdict

NOT_LIT: Final = cite("qld s237(3)")
PRIZES: Final = "prizes"


class Link:
    """One table's connection to its prize meter system."""

    def __init__(self, journal: Journal, table: CaribbeanStudTable) -> None:
        system = journal.jackpots.of_table(table.name)
        if system is None:
            raise BadInput(f"{table.name} is linked to no open system")
        check_fit(table, system)
        self.journal, self.table, self.system = journal, table, system
        self.round: Round[CaribbeanStudTable] | None = None

    def begin(self) -> Round[CaribbeanStudTable]:
        """The next round starts with what the meter records, to the part of a cent."""
        self.system.check_open()
        self.table.meter = self.system.meter
        self.round = Round(self.table)
        self.journal.jackpots.playing.add(self.table.name)
        return self.round

    def act(self, at: str, who: str, act: str, details: Mapping[str, Any] = NOTHING) -> None:
        round_ = self._round(at)
        round_.act(who, act, details)
        self._enter(at, round_.led_to)

    def outcome(self, at: str, value: Any) -> None:
        round_ = self._round(at)
        round_.outcome(value)
        self._enter(at, round_.led_to)

    def ordinarily(self, at: str) -> None:
        """Whoever is awaited does the ordinary thing."""
        self._enter(at, answer_ordinarily(self._round(at)))

    def _round(self, at: str) -> Round[CaribbeanStudTable]:
        """With the meter read where others have moved it; what the system would refuse is not done at the table."""
        assert self.round is not None, "no round has begun"
        self.journal.moment(at)
        self.system.check_open()
        read_the_meter(self.round, self.system.meter)
        return self.round

    def _enter(self, at: str, events: Events) -> None:
        """What an act led to, for jackpot wagers and the meter."""
        for what, details in entered(self.table, events):
            paid = self.journal.do(what, at, **details, system=self.system.name, table=self.table.name)
            if what == PRIZES:
                check_paid(events, [each.amount for each in paid])
        if self.round is not None and self.round.over:
            self.journal.jackpots.playing.discard(self.table.name)


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


def check_fit(table: CaribbeanStudTable, system: System) -> None:
    """A table pays what its system would, for wagers of one cost, and knows whether others move the meter."""
    if table.rules.jackpot_wager != system.cost:
        own = dollars(table.rules.jackpot_wager)
        raise BadInput(f"jackpot wagers cost ${own} at {table.name} and ${dollars(system.cost)} in {system.name}")
    if set(table.prizes) != set(system.arrangement.prizes) or not _share_alike(table, system):
        raise BadInput(f"{table.name} does not pay as {system.name} does, under {system.arrangement.name}")
    if table.rules.linked != len(system.tables):
        raise BadInput(f"{system.name} links {len(system.tables)} tables, not {table.rules.linked}")


def _share_alike(table: CaribbeanStudTable, system: System) -> bool:
    """Where no formula does it, in the same stated way."""
    stated = system.arrangement.sharing is None and table.sharing is not None
    return bool(table.sharing) == bool(system.sharing) and (not stated or table.rules.sharing == system.shares)
