"""The 5% on what the banker's hand wins: collected at once, or owed and marked up (qld s90(2) to (6))."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import COLLECTED, COLLECTED_IN_TIME, MARKED_UP
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.events import CASH, Call
from houseway.play.house import between_rounds
from houseway.play.people import PLAYERS, Role
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause, Placed

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["COMMISSION_ACTS", "collect_all", "mark_up", "settle_wager"]

DEALER: Final = frozenset({Role.DEALER})
SETTLED: Final = cite("qld s104(3)")
OWED: Final = "owed"  # where chips come from that are the house's already
BEFORE_THE_SHUFFLE: Final = Choice(
    DEALER,
    {"collect the commission": Offer(cite("qld s90(5)"))},
    cite("qld s90(5)"),
    "the cards are about to be reshuffled",
)


def settle_wager(table: BaccaratTable, placed: Placed, clause: Clause[Any]) -> None:
    """By its row; commission that is marked up stays with the player for now, and is owed."""
    line = settle_by(table, placed, clause, (SETTLED,))
    if line.commission and table.defers_commission(placed.person):
        table.move(table.people[placed.person], line.commission, OWED)
        table.owed[placed.person] = table.owed.get(placed.person, 0) + line.commission


def mark_up(table: BaccaratTable, before: Mapping[str, Cents]) -> None:
    """A marker button says what each player owes, where that has grown (s90(6))."""
    owed = {table.seat_of(name): amount for name, amount in table.owed.items() if amount != before.get(name)}
    if owed:
        told = ", ".join(f"number {number} ${dollars(amount)}" for number, amount in owed.items())
        table.announce(MARKED_UP, told)


def collect(table: BaccaratTable, person: str, call: Call = COLLECTED) -> None:
    """The marker button is taken up: paid in chips, and in cash what the chips do not cover (reading BC12)."""
    owed, owes = table.owed.pop(person), table.people[person]
    in_chips = min(owed, owes.purse.value)
    table.move(owes, owed - in_chips, CASH)
    table.move(owes, -owed, OWED)
    table.announce(call, person, dollars(owed))


def collect_all(table: BaccaratTable) -> Steps[None]:
    """Nothing stays owed when the cards are reshuffled (s90(5))."""
    if table.owed:
        yield BEFORE_THE_SHUFFLE
        for person in list(table.owed):
            collect(table, person, COLLECTED_IN_TIME)


# At a later time, but before the reshuffle


def may_collect(round_: "Round[BaccaratTable]", _who: str) -> Ways:
    owing = tuple(round_.table.owed)
    return [(choice("person", owing),)] if owing and between_rounds(round_) else []


def collect_from(round_: "Round[BaccaratTable]", _who: str, details: Mapping[str, Any]) -> None:
    collect(round_.table, details["person"])


def may_pay(round_: "Round[BaccaratTable]", who: str) -> Ways:
    return [()] if who in round_.table.owed and between_rounds(round_) else []


def pay_up(round_: "Round[BaccaratTable]", who: str, _details: Mapping[str, Any]) -> None:
    collect(round_.table, who)


COMMISSION_ACTS: Final[tuple[Act[BaccaratTable], ...]] = (
    act("collect commission", DEALER, "qld s90(4)", may_collect, collect_from, "before the reshuffle"),
    act("pay commission", PLAYERS, "qld s90(4)", may_pay, pay_up, "before the reshuffle"),
)
