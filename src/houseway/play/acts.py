"""What may be done, as rows: the acts of a game's people, and the list of those that are open now."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from houseway.cite import Cite, cite
from houseway.errors import Ground, HousewayError, Refused
from houseway.money import Cents
from houseway.play.people import Role

if TYPE_CHECKING:
    from houseway.play.ask import Script
    from houseway.play.round import Round
    from houseway.play.table import Table


@dataclass(frozen=True, slots=True)
class ScriptAnswer:
    """What a script hands to the procedure that it interrupted, in place of the answer that was awaited."""

    value: object


class Field(NamedTuple):
    """One detail of an act, and what it may be. A tuple, because one is made in every turn that takes an amount."""

    name: str
    kind: Literal["choice", "choices", "money", "text", "moment", "card", "yes", "whole", "made"] = "choice"
    choices: Sequence[object] = ()
    least: Cents = 0
    most: Cents = 0
    step: Cents = 1
    optional: bool = False
    earliest: datetime | None = None  # a moment: not before this one,
    after: str = ""  # nor before the moment that this other detail gives,
    apart: timedelta = timedelta(0)  # and by so much
    times: int = 1  # an amount: not less than so many times what the detail `after` gives
    above: Cite | None = None  # an amount: what more than the most goes against, where that is another provision
    by: str = ""  # a choice that goes by this other detail: `choices` are pairs of its value and what goes with it
    among: Sequence[object] = ()  # a choice: what there is besides; it is refused, and not unknown

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"

    def given(self, details: Mapping[str, Any]) -> "Field":
        """The same where the details that it depends on are known."""
        if not self.by:
            return self
        pairs: Sequence[Any] = self.choices
        chosen = next((some for value, some in pairs if value == details.get(self.by)), ())
        return self._replace(choices=chosen, by="")


Fields: TypeAlias = tuple[Field, ...]
Details: TypeAlias = Mapping[str, Any]
Ways: TypeAlias = Sequence[Fields]
"""The ways to do something, each with its details; a bare act has one way that takes none: `[()]`."""


def choice(name: str, choices: Sequence[object], *, optional: bool = False, among: Sequence[object] = ()) -> Field:
    """One of these; what else is `among` them is known, but not open."""
    return Field(name, "choice", choices, optional=optional, among=among)


def choice_by(name: str, by: str, choices: Sequence[tuple[object, Sequence[object]]]) -> Field:
    """One of those that go with what was chosen for `by`."""
    return Field(name, "choice", choices, by=by)


def several(
    name: str,
    choices: Sequence[object],
    *,
    least: int = 1,
    most: int = 0,
    optional: bool = False,
    among: Sequence[object] = (),
) -> Field:
    """So many of these, as a list; each as often as it stands among the choices. `most` 0: as many as there are."""
    return Field(name, "choices", choices, least, most or len(choices), optional=optional, among=among)


@lru_cache(maxsize=4096)  # the same bounds come again and again
def money(name: str, least: Cents, most: Cents, step: Cents = 1, above: Cite | None = None) -> Field:
    """An amount between two bounds, in steps counted from the least."""
    return Field(name, "money", (), least, most, step, above=above)


def money_over(name: str, least: Cents, most: Cents, step: Cents, after: str, times: int) -> Field:
    """An amount between two bounds that is no less than so many times another detail."""
    return Field(name, "money", (), least, most, step, after=after, times=times)


def text(name: str) -> Field:
    """Free words: a person's name."""
    return Field(name, "text")


def yes(name: str) -> Field:
    """True or false."""
    return Field(name, "yes", optional=True)


def whole(name: str, least: int, most: int) -> Field:
    """A whole number between two bounds."""
    return Field(name, "whole", least=least, most=most, optional=True)


def made(name: str, *kinds: type) -> Field:
    """A value that only a program can hand in: a wheel, a schedule of prizes."""
    return Field(name, "made", kinds, optional=True)


def moment(name: str, *, earliest: datetime | None = None, after: str = "", apart: timedelta = timedelta(0)) -> Field:
    """A date and time, handed in by whoever keeps the clock: a procedure never reads one."""
    return Field(name, "moment", earliest=earliest, after=after, apart=apart)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that one person may do now, between which amounts, under which provision."""

    who: str
    act: str
    under: Cite
    fields: tuple[Field, ...] = ()
    says: str = ""
    ordinary: bool = False  # does whoever is asked choose it without thinking twice (`Offer.ordinary`)?


T = TypeVar("T", bound="Table", contravariant=True)


@dataclass(frozen=True, slots=True)
class Act(Generic[T]):
    """A row of the acts that a game knows besides wagers and choices: a report, a direction, a declaration.

    `at` names the moments of the procedure at which it is open; without them it may come whenever the round is on.
    Another report that is being dealt with closes neither. `when` lists the ways in which it is then open to a person,
    each as the details that it takes; `does` carries it out, either at once or as a script of its own on top of what
    runs. What it answers (`Answer`) is what the procedure waits for (`table.asked`), where `at` names moments, and
    otherwise whatever is awaited. Where the details fit none of those ways, `refuses` may know the provision that
    stands against them, and `taken` that the rules take it all the same; where it is not open to a person at all,
    `closed` may know why.
    """

    name: str
    by: frozenset[Role]
    under: Cite
    when: "Callable[[Round[T], str], Ways]"
    does: "Callable[[Round[T], str, Mapping[str, Any]], Script | ScriptAnswer | None]"
    says: str = ""
    refuses: "Callable[[Round[T], Mapping[str, Any]], Refused | None] | None" = None
    at: frozenset[str] | None = None
    closed: "Callable[[Round[T], str], Refused | None] | None" = None
    taken: "Callable[[Round[T], str, Mapping[str, Any], HousewayError], Fields] | None" = None

    def ways(self, round_: "Round[T]", who: str) -> Ways:
        """The ways in which it is open to this person now."""
        if self.at is not None and round_.moment not in self.at:
            return ()
        return self.when(round_, who)


def act(
    name: str,
    by: frozenset[Role],
    under: str,
    when: "Callable[[Round[T], str], Ways]",
    does: "Callable[[Round[T], str, Mapping[str, Any]], Script | ScriptAnswer | None]",
    says: str = "",
    refuses: "Callable[[Round[T], Mapping[str, Any]], Refused | None] | None" = None,
    at: Iterable[str] | None = None,
    closed: "Callable[[Round[T], str], Refused | None] | str | tuple[str, str] | None" = None,
) -> Act[T]:
    """A row of acts, its citation given as text.

    So may be why it is not open: one reason, or why not before the moments at which it is and why not after them.
    """
    rests_on, moments = cite(under), None if at is None else frozenset(at)
    if isinstance(closed, str | tuple):
        yet, past = (closed, closed) if isinstance(closed, str) else closed
        closed = because(rests_on, yet, past, moments or frozenset())
    return Act(name, by, rests_on, when, does, says, refuses, moments, closed)


def because(
    under: Cite, yet: str, past: str = "", at: frozenset[str] = frozenset()
) -> "Callable[[Round[Any], str], Refused]":
    """Why something cannot have happened yet, before any of these moments; or why it is ruled on no more."""

    def closed(round_: "Round[Any]", _who: str) -> Refused:
        so_far = round_.game.moments
        early = round_.moment in so_far and at.isdisjoint(so_far[: so_far.index(round_.moment) + 1])
        return Refused(under, yet if early or not past else past, ground=Ground.WHEN)

    return closed


def plainly(_round: object, _who: str) -> Ways:
    """Open without details: at which moments, its row says."""
    return [()]
