"""The 5% on what the banker's hand wins: collected at once, or owed and marked up (qld s90(2) to (6))."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.games.baccarat.table import BaccaratTable, table_of
from houseway.games.baccarat.terms import COLLECTED, COLLECTED_IN_TIME, MARKED_UP
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.house import between_rounds
from houseway.play.people import PLAYERS, Role
from houseway.play.settlement import Line, settle_by
from houseway.play.table import Call
from houseway.play.wager import Clause, Placed, Verdict

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["COMMISSION_ACTS", "collect_all", "mark_up", "settle_wager"]

DEALER: Final = frozenset({Role.DEALER})
SETTLED: Final = cite("qld s104(3)")
AT_ONCE: Final = cite("qld s90(4)")
MARKED: Final = cite("qld s90(6)")
STANDING: Final = cite("qld s83(2)(d)")
ROUNDED: Final = cite("qld s90(3)")
BEFORE_THE_SHUFFLE: Final = Choice(
    DEALER,
    {"collect the commission": Offer(cite("qld s90(5)"))},
    cite("qld s90(5)"),
    "the cards are about to be reshuffled",
)


def settle_wager(table: BaccaratTable, placed: Placed, clause: Clause[Any]) -> None:
    """By its clause; of what the banker's hand wins, the house keeps its commission."""
    row = placed.wager
    if row.commission is None or clause.verdict is not Verdict.WIN:
        settle_by(table, placed, clause, (SETTLED,))
        return
    stake, won = placed.stake, row.pays.on(placed.stake)
    charge = table.commission_on(won)
    rounded = (ROUNDED,) if charge * row.commission.of_each != won * row.commission.share else ()
    deferred = table.rules.commission_deferred and table.seat_of(placed.person) is not None
    under = (*clause.cites, SETTLED, *row.paid_cites, *rounded, *_collected_under(table, placed.person, deferred))
    line = Line(placed.person, row.name, placed.selection, Verdict.WIN, stake, won, stake, 0, charge, under)
    table.pay(placed, line)
    if deferred:  # the player keeps the chips for now, and owes them
        table.people[placed.person].purse.value += charge
        table.owed[placed.person] = table.owed.get(placed.person, 0) + charge


def _collected_under(table: BaccaratTable, person: str, deferred: bool) -> tuple[Cite, ...]:
    if deferred:
        return AT_ONCE, MARKED
    return (STANDING, AT_ONCE) if table.seat_of(person) is None else (AT_ONCE,)


def mark_up(table: BaccaratTable, before: Mapping[str, Cents]) -> None:
    """A marker button says what each player owes, where that has grown (s90(6))."""
    owed = {table.seat_of(name): amount for name, amount in table.owed.items() if amount != before.get(name)}
    if owed:
        told = ", ".join(f"number {number} ${dollars(amount)}" for number, amount in owed.items())
        table.announce(MARKED_UP, told)


def collect(table: BaccaratTable, person: str, call: Call = COLLECTED) -> None:
    """The marker button is taken up: paid in chips, and in cash what the chips do not cover (reading BC12)."""
    owed, purse = table.owed.pop(person), table.people[person].purse
    in_chips = min(owed, purse.value)
    purse.value -= in_chips
    table.cash += owed - in_chips
    table.announce(call, person, dollars(owed))


def collect_all(table: BaccaratTable) -> Steps[None]:
    """Nothing stays owed when the cards are reshuffled (s90(5))."""
    if table.owed:
        yield BEFORE_THE_SHUFFLE
        for person in list(table.owed):
            collect(table, person, COLLECTED_IN_TIME)


# At a later time, but before the reshuffle


def may_collect(round_: "Round", _who: str) -> Ways:
    owing = tuple(table_of(round_).owed)
    return [(choice("person", owing),)] if owing and between_rounds(round_) else []


def collect_from(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    collect(table_of(round_), details["person"])


def may_pay(round_: "Round", who: str) -> Ways:
    return [()] if who in table_of(round_).owed and between_rounds(round_) else []


def pay_up(round_: "Round", who: str, _details: Mapping[str, Any]) -> None:
    collect(table_of(round_), who)


COMMISSION_ACTS: Final[tuple[Act, ...]] = (
    act("collect commission", DEALER, "qld s90(4)", may_collect, collect_from, "before the reshuffle"),
    act("pay commission", PLAYERS, "qld s90(4)", may_pay, pay_up, "before the reshuffle"),
)
