"""Who sits where at a table, who stands, and how one may join it: as far as the rules of its game number the places.

At craps, two-up or roulette everybody stands round the table. Poker and baccarat number their places; at blackjack, pai
gow and Caribbean stud one chooses a box or place with each wager, and may wager behind another's where that is allowed.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from houseway.errors import BadInput
from houseway.families.baccarat.seats import Seats
from houseway.families.poker.table import PokerTable
from houseway.house.retries import IsSame, did
from houseway.house.tables.table import RunningTable
from houseway.ledger.postings import SEATED
from houseway.money import Cents
from houseway.play.codec import Data
from houseway.play.events import Done
from houseway.play.table import Table
from houseway.store.events import Event

Joining: TypeAlias = Literal["sit", "stand"]
DEALER: Final = "dealer"
STANDING: Final = "join standing"
CHOOSES: Final = {"take a place": "place", "take a seat": "seat"}
"""How a player chooses a numbered place once they have joined the game."""


def seats(table: Table) -> Data | None:
    """Who sits at which number, which are free, and who stands; none, where the rules number no places."""
    found = _taken(table)
    if found is None:
        return None
    numbered, places = found
    playing = [person.name for person in table.players]
    standing = [name for name in playing if name not in numbered.values()]
    free = [number for number in range(1, places + 1) if number not in numbered]
    taken = {number: numbered[number] for number in sorted(numbered)}
    return {"taken": taken, "free": free, "standing": standing}


def joining(running: RunningTable) -> list[Joining]:
    """How whoever plays may join: not at all where the seats were drawn, or nobody plays any more."""
    if running.closed or running.contest is not None:
        return []
    found = seats(running.table)
    if found is None:
        return ["sit"]
    sits: list[Joining] = ["sit"] if found["free"] else []
    return [*sits, "stand"] if _may_stand(running.table, found["free"]) else sits


def _may_stand(table: Table, free: list[int]) -> bool:
    """At mini-baccarat always (qld s191(1)); at baccarat while every numbered place is taken (s83(1))."""
    return STANDING in table.game.act_named or (not free and not isinstance(table, PokerTable))


def _taken(table: Table) -> tuple[dict[int, str], int] | None:
    """Who has each number, and how many there are."""
    if isinstance(table, PokerTable):
        return {at: name for name, at in table.places.items()}, table.game.players[1]
    found: Any = getattr(table, "seats", None)
    return (dict(found.taken), found.places) if isinstance(found, Seats) else None


def sit(running: RunningTable, who: str, chips: Cents, seat: int | None = None) -> None:
    """Somebody joins the game, at the place of that number or at any; a place that is not free is told first."""
    details: dict[str, Any] = {"person": who, "chips": chips}
    if seat is not None:
        _check_free(running.table, seat)
    if seat is not None and isinstance(running.table, PokerTable):
        details["place"] = seat
    running.act(DEALER, SEATED, details)
    if seat is not None and _number_of(running.table, who) != seat:
        act = next(act for act in CHOOSES if act in running.game.act_named)
        running.act(who, act, {CHOOSES[act]: f"seat {seat}"})
    running.go_on()


def _number_of(table: Table, who: str) -> int | None:
    found = seats(table) or {"taken": {}}
    return next((number for number, name in found["taken"].items() if name == who), None)


def _check_free(table: Table, seat: int) -> None:
    found = seats(table)
    if found is None:
        raise BadInput(f"the places at {table.name} have no numbers; sit down without one")
    if seat not in found["free"]:
        there = ", ".join(map(str, found["free"])) or "none"
        whose = f"{found['taken'][seat]}'s" if seat in found["taken"] else "not free"
        raise BadInput(f"seat {seat} at {table.name} is {whose}; free are {there}")


def was_seated(running: RunningTable, who: str, chips: Cents, seat: int | None) -> IsSame:
    """Was it this that somebody sat down with, and there? A place that they got anyway was not asked for by an act."""
    details = {"person": who, "chips": chips}
    if seat is not None and isinstance(running.table, PokerTable):
        details["place"] = seat
    sat = did(DEALER, SEATED, details)

    def is_same(stored: Sequence[Event]) -> bool:
        acts = [each for each in stored if isinstance(each, Done) and each.act in CHOOSES]
        chosen = [each.details[CHOOSES[each.act]] for each in acts]
        return sat(stored) and chosen in ([], [f"seat {seat}"])

    return is_same


def stand(running: RunningTable, who: str, chips: Cents) -> None:
    """Somebody joins the game standing; where no place is free, whoever joins stands."""
    found = seats(running.table)
    if found is None or not _may_stand(running.table, found["free"]):
        raise BadInput(f"at {running.name} nobody plays standing apart from those who sit; sit down there")
    running.act(DEALER, joins_by(running), {"person": who, "chips": chips})
    running.go_on()


def joins_by(running: RunningTable) -> str:
    """The act by which somebody joins standing."""
    return STANDING if STANDING in running.game.act_named else SEATED


def stood(running: RunningTable, who: str, chips: Cents) -> IsSame:
    """Was it this that somebody joined standing with? Who has a number sat down, and so does whoever joins where places
    have none."""
    joined, found = did(DEALER, joins_by(running), {"person": who, "chips": chips}), seats(running.table)
    stands = found is not None and (STANDING in running.game.act_named or _number_of(running.table, who) is None)
    return lambda stored: stands and joined(stored)
