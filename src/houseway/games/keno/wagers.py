"""The wagers of keno: a row for each number of spots in the schedule of prizes, and one for each jackpot."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.games.keno.schedule import Schedule
from houseway.money import Cents, Odds, dollars
from houseway.play.wager import Clause, Placed, Wager, loses, wins

if TYPE_CHECKING:
    from houseway.games.keno.table import KenoTable

JACKPOT_LIMIT, LIMIT = "jackpot keno", "keno"


class Caught(NamedTuple):
    """The facts that decide a wager: how many spots it has, and how many of them were drawn."""

    spots: int
    caught: int

    @property
    def told(self) -> str:
        """`3 of its 4 numbers were drawn`."""
        if self.spots == 1:
            return f"its number was {'' if self.caught else 'not '}drawn"
        return f"{self.caught or 'none'} of its {self.spots} numbers {'was' if self.caught == 1 else 'were'} drawn"


@dataclass(frozen=True, slots=True)
class Prize(Odds):
    """What is paid for a stake that is not handed back besides: `Prize(44, 1)` is 44 for 1 (reading KN6)."""

    @property
    def per_unit(self) -> Fraction:
        return Fraction(self.pays, self.for_each) - 1

    def __str__(self) -> str:
        return f"{dollars(100 * self.pays // self.for_each).removesuffix('.00')} for 1"


@dataclass(frozen=True, slots=True)
class NumberPool(Prize):
    """The pool of a jackpot: at least what it starts with. What is in it is shared when it is won (s223(5))."""

    def __str__(self) -> str:
        return f"the pool, from {Prize.__str__(self)}"


def row_name(spots: int, *, jackpot: bool) -> str:
    """`10 spot` (s215), `10 spot jackpot` (s223(2))."""
    return f"{spots} spot jackpot" if jackpot else f"{spots} spot"


def rows(schedule: Schedule) -> tuple[Wager[Caught], ...]:
    """Every wager that the schedule provides for."""
    ordinary = [_row(spots, prizes) for spots, prizes in schedule.prizes.items()]
    return (*ordinary, *(_jackpot_row(spots, schedule) for spots in schedule.jackpots))


def caught_exactly(count: int) -> Callable[[Caught], bool]:
    return lambda facts: facts.caught == count


def caught_none_of(prizes: Mapping[int, Any], total: int = 0) -> Callable[[Caught], bool]:
    return lambda facts: facts.caught not in prizes and facts.caught != (total or -1)


CAUGHT: Final = "{0.told}"
NOTHING: Final = f"{CAUGHT}, which has no prize"


def _prizes(prizes: Mapping[int, Cents]) -> Iterator[Clause[Caught]]:
    for caught, prize in prizes.items():
        yield wins(
            caught_exactly(caught),
            *("qld s219(1)(b)", "qld s219(2)"),
            pays=Prize(prize, 100),
            because=f"{CAUGHT}, which has a prize",
            unless=CAUGHT,
        )


def _row(spots: int, prizes: Mapping[int, Cents]) -> Wager[Caught]:
    clauses = (*_prizes(prizes), loses(caught_none_of(prizes), "qld s219(1)(b)", because=NOTHING))
    says = f"{spots} number{'s' if spots > 1 else ''}; a prize for a catch of {', '.join(map(str, prizes))}"
    return _wager(row_name(spots, jackpot=False), "qld s213(1)", clauses, LIMIT, says)


def _jackpot_row(spots: int, schedule: Schedule) -> Wager[Caught]:
    jackpot = schedule.jackpots[spots]
    total = wins(
        caught_exactly(spots),
        *("qld s223(3)", "qld s219(2)"),
        pays=_pool(jackpot.start),
        because=f"{CAUGHT}: all of them, which wins the jackpot",
        unless=f"{CAUGHT}, not all",
    )
    lost = loses(caught_none_of(jackpot.prizes, spots), "qld s219(1)(b)", because=NOTHING)
    clauses = (total, *_prizes(jackpot.prizes), lost)
    says = f"the {spots} spot pool for a catch of {spots}; {jackpot.share}% of each wager goes to it"
    return _wager(row_name(spots, jackpot=True), "qld s223(1)", clauses, JACKPOT_LIMIT, says)


def _pool(start: Cents) -> NumberPool:
    return NumberPool(max(start, 1), 100)


def _wager(name: str, permitted: str, clauses: tuple[Clause[Caught], ...], limit: str, says: str) -> Wager[Caught]:
    return Wager(
        name,
        permitted=permitted,
        clauses=clauses,
        paid_under="qld s219(5)",
        paid_when="qld s219(6)",
        is_price=True,  # reading KN6
        limit=limit,
        selections=("any numbers",),  # all selections of so many spots have the same chances
        says=says,
        check=by_entry_only,
        withdrawn=refunded,
    )


def by_entry_only(_table: "KenoTable", _person: str, _selection: str) -> None:
    """A wager is not put down by itself: it is part of an entry."""
    why = "a keno wager is made by an entry ticket, handed in with the money"
    raise Refused("qld s217(1)", why, instead="submit an entry")


def refunded(table: "KenoTable", placed: Placed, *under: Cite) -> None:
    """One wager of a ticket was taken back: so is the whole of it, for every game not yet played."""
    ticket = table.tickets[placed.place]
    if under:
        table.void(ticket, *under)
    else:
        table.refund(ticket, already=placed.stake)
