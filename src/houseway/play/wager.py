"""A wager is a row: its name, when it may be made, which clauses decide it, what it pays, each with its citation.

The same row settles the round, yields the exact odds, draws the layout and fills the help page.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import gcd
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from houseway.cite import Cite, cites
from houseway.errors import Refused
from houseway.money import Cents, Commission, Fee, Odds, Pays, Rounding
from houseway.play.sign import Limits

if TYPE_CHECKING:
    from houseway.play.table import Table

Facts = TypeVar("Facts", bound=Hashable)
MOST_REMEMBERED: Final = 4096


class Verdict(Enum):
    """How a wager ends. Void is the law's stand off: neither won nor lost."""

    WIN = "win"
    LOSE = "lose"
    VOID = "void"
    STANDS = "stands"


WIN, LOSE, VOID, STANDS = Verdict  # as plain names: a member is slow to look up in its class


@dataclass(frozen=True, slots=True)
class Clause(Generic[Facts]):
    """One way for a wager to end: when it applies to the facts of a round, and under which words."""

    verdict: Verdict
    when: Callable[[Facts], bool]
    cites: tuple[Cite, ...]
    pays: Pays | None = None  # where this clause pays otherwise than the row
    because: str = ""  # why, in a sentence: `{0.number}` is a fact, `{wager}` and `{selection}` are the wager's
    unless: str = ""  # and why not, where another decides: the condition that is not met


def wins(
    when: Callable[[Facts], bool], *under: str, pays: Pays | None = None, because: str = "", unless: str = ""
) -> Clause[Facts]:
    return Clause(WIN, when, cites(*under), pays, because, unless)


def loses(when: Callable[[Facts], bool], *under: str, because: str = "", unless: str = "") -> Clause[Facts]:
    return Clause(LOSE, when, cites(*under), None, because, unless)


def voids(when: Callable[[Facts], bool], *under: str, because: str = "", unless: str = "") -> Clause[Facts]:
    return Clause(VOID, when, cites(*under), None, because, unless)


def stands(when: Callable[[Facts], bool], *under: str, because: str = "", unless: str = "") -> Clause[Facts]:
    return Clause(STANDS, when, cites(*under), None, because, unless)


def void(because: str) -> Clause[Any]:
    """No clause of a row, but why a wager goes back; what it rests on comes with its line."""
    return Clause(VOID, bool, (), None, because)


@dataclass(frozen=True, eq=False)
class Wager(Generic[Facts]):
    """A permissible wager. The clauses are read in order; the first that applies decides."""

    name: str
    permitted: str
    clauses: tuple[Clause[Facts], ...]
    made_of: "Callable[[Mapping[str, Wager[Any]]], tuple[Clause[Facts], ...]] | None" = None
    """Where it is paid as several others: its clauses, from the rows of a game."""
    says: str = ""  # one line for the help page, in our own words

    # What it pays, and by which rounding where the Part has one
    pays: Pays = field(default_factory=lambda: Odds(1, 1))
    gets: str = ""  # what a winner gets where that is no odds but other players' bets: in words
    paid_under: str = ""
    paid_when: str = ""  # what a winner's payment waits for, where a provision says so
    rounding: Rounding | None = None
    leaves_winner: bool = False  # a winning stake stays on the layout, for its owner to withdraw
    fee: Fee | None = None  # by selection: paid besides the stake when it is made
    commission: Commission | None = None  # kept from what a winning wager is paid
    is_price: bool = False  # the stake is the price of a ticket: a winner is paid the prize alone

    follows: bool = False  # made on top of another, once cards are seen: its return alone says nothing of the game

    # Where it may be made: fixed places, or as `check` (table, person, selection) refuses them
    selections: Sequence[str] = ()
    travels: Sequence[str] = ()  # places that it is moved to in the course of the game, besides its selections
    check: Callable[[Any, str, str], None] | None = None

    # For how much: by a line of the sign, or by bounds of its own with what sets the least and the most
    limit: str = ""
    amounts: Callable[[Any, str, str], tuple[Limits, Cite, Cite]] | None = None
    limits_read: Mapping[str, str] = field(default_factory=dict)  # by what sets the most: the reading of it
    in_steps: Callable[[Any, str], tuple[Cents, Cite]] | None = None  # stakes are multiples of this
    exactly: Callable[[Any, str, str], Sequence[tuple[Cents, Cite]]] | None = None  # these stakes alone will do
    not_exactly: Callable[[Any, str, str, Cents], Refused | None] | None = None  # why so much will not, if it is known

    # What the game wants to know of it
    placed: "Callable[[Any, Placed], None] | None" = None  # it lies there now
    withdrawn: "Callable[..., None] | None" = None  # it was taken back; by a ruling, with what that rests on
    cut: "Callable[..., None] | None" = None  # part of it was void, and the rest lies on; with what that rests on
    held: "Callable[[Any, Placed], Refused | None] | None" = None  # why it stays there, though wagering is open

    cites: tuple[Cite, ...] = field(init=False)
    paid_cites: tuple[Cite, ...] = field(init=False)
    decided: dict[Facts, Clause[Facts]] = field(init=False, default_factory=dict, repr=False)
    step: Cents = field(init=False)  # a stake in whole steps is paid exactly: 3 to 4 needs fours of cents

    def __post_init__(self) -> None:
        object.__setattr__(self, "cites", cites(self.permitted))
        object.__setattr__(self, "paid_cites", cites(*filter(None, (self.paid_under, self.paid_when))))
        object.__setattr__(self, "step", 1 if self.rounding else _step(self.pays))

    def places(self, table: "Table", person: str) -> list[str]:
        """Every selection that this person may make now, amounts aside."""
        if self.check is None:
            return list(self.selections)
        return [selection for selection in self.selections if self.place_is_open(table, person, selection)]

    def place_is_open(self, table: "Table", person: str, selection: str) -> bool:
        """May this person make this selection now, amounts aside?"""
        if self.check is None:
            return selection in self.selections
        try:
            self.check(table, person, selection)
        except Refused:
            return False
        return True

    def steps(self, table: "Table", selection: str) -> tuple[Cents, tuple[Cite, ...]]:
        """What a stake on this place must be a multiple of, and why; 1 where every stake is paid exactly."""
        if self.in_steps is None:
            return self.step, self.paid_cites
        step, under = self.in_steps(table, selection)
        return step, (under,)

    def fee_on(self, selection: str, stake: Cents) -> Cents:
        """What is paid besides a stake, and comes back with it when it is withdrawn."""
        return 0 if self.fee is None else self.fee(selection).on(stake)

    def limits(self, table: "Table", person: str, selection: str) -> Limits:
        """The least and the most that may lie here for this person."""
        if self.amounts is not None:
            return self.amounts(table, person, selection)[0]
        return table.sign.limits[self.limit]

    def decide(self, facts: Facts) -> Clause[Facts]:
        """The clause that decides this wager on these facts, which are a value: the same facts, the same clause."""
        found = self.decided.get(facts)
        if found is None:
            found = next((clause for clause in self.clauses if clause.when(facts)), None)
            assert found is not None, f"no clause of the {self.name} applies to {facts}"
            if len(self.decided) < MOST_REMEMBERED:
                self.decided[facts] = found
        return found

    def clauses_that_apply(self, facts: Facts) -> list[Clause[Facts]]:
        """Every clause whose words fit the facts; more than one may say the same, never two that disagree."""
        return [clause for clause in self.clauses if clause.when(facts)]


def _step(pays: Pays) -> Cents:
    return pays.for_each // gcd(pays.pays, pays.for_each) if isinstance(pays, Odds) else 1


@dataclass(slots=True, eq=False)
class Placed:
    """A wager as it lies on the layout."""

    person: str
    wager: Wager[Any]
    selection: str
    stake: Cents
    chips: str = ""  # the colour, where it was made with non-value chips
    place: Any = None  # what the game ties it to: a hand, a point
    unnoticed: bool = False  # taken by oversight, and nobody has found out yet
    withdrawn_under: Cite | None = None  # what lets this one be taken back, where the wagering has its own provision
