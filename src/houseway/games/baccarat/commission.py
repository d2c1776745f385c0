"""The 5% on what the banker's hand wins: collected at once, or owed and marked up (qld s90(2) to (6))."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.games.baccarat.moments import COLLECTING
from houseway.games.baccarat.table import OWED, BaccaratTable
from houseway.games.baccarat.terms import COLLECTED_IN_TIME, MARKED_UP
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER, PLAYERS
from houseway.play.round import Round
from houseway.play.settlement import Line

IN_TIME: Final = cite("qld s90(5)")
COLLECT: Final = "collect the commission"


def mark_up(table: BaccaratTable, lines: Sequence[Line]) -> None:
    """What is not collected now stays with the player, and a marker button says how much is owed (s90(4), (6))."""
    deferred = [line for line in lines if line.commission and table.defers_commission(line.person)]
    for line in deferred:
        table.move(table.people[line.person], line.commission, OWED)
        table.owed[line.person] = table.owed.get(line.person, 0) + line.commission
    if deferred:
        marked = {line.person for line in deferred}
        owed = [(table.seat_of(name), dollars(table.owed[name])) for name in table.owed if name in marked]
        table.announce(MARKED_UP, ", ".join(f"number {number} ${amount}" for number, amount in owed))


def collect_all(table: BaccaratTable) -> Steps[None]:
    """Nothing stays owed when the cards are reshuffled (s90(5))."""
    if table.owed:
        offers, about = {COLLECT: Offer(IN_TIME)}, "the cards are about to be reshuffled"
        yield Choice(DEALER, offers, IN_TIME, about, wanted=lambda: bool(table.owed), moment=COLLECTING)
        for person in list(table.owed):
            table.collect(person, COLLECTED_IN_TIME)


# At a later time, but before the reshuffle


def may_collect(round_: Round[BaccaratTable], _who: str) -> Ways:
    owing = tuple(round_.table.owed)
    return [(choice("person", owing),)] if owing else []


def collect_from(round_: Round[BaccaratTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.collect(details["person"])


def may_pay(round_: Round[BaccaratTable], who: str) -> Ways:
    return [()] if who in round_.table.owed else []


def pay_up(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> None:
    round_.table.collect(who)


COMMISSION_ACTS: Final[tuple[Act[BaccaratTable], ...]] = (
    act("collect commission", DEALER, "qld s90(4)", may_collect, collect_from, "before the reshuffle"),
    act("pay commission", PLAYERS, "qld s90(4)", may_pay, pay_up, "before the reshuffle"),
)
