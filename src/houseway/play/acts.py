"""What may be done, as rows: the acts of a game's people, and the list of those that are open now."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import Refused
from houseway.money import Cents
from houseway.play.people import Role

if TYPE_CHECKING:
    from houseway.play.ask import Script
    from houseway.play.round import Round

__all__ = [
    "MONEY",
    "Act",
    "Answer",
    "Field",
    "Fields",
    "Option",
    "Ways",
    "act",
    "choice",
    "moment",
    "money",
    "several",
    "text",
]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a script hands to the procedure that it interrupted, in place of the answer that was awaited."""

    value: object


class Field(NamedTuple):
    """One detail of an act, and what it may be. A tuple, because one is made in every turn that takes an amount."""

    name: str
    kind: Literal["choice", "choices", "money", "text", "moment"] = "choice"
    choices: Sequence[object] = ()
    least: Cents = 0
    most: Cents = 0
    step: Cents = 1
    optional: bool = False
    earliest: datetime | None = None  # a moment: not before this one,
    after: str = ""  # nor before the moment that this other detail gives,
    apart: timedelta = timedelta(0)  # and by so much
    above: Cite | None = None  # an amount: what more than the most goes against, where that is another provision


MONEY: Final = frozenset({"amount", "chips", "maximum", "minimum", "most", "stake", "worth"})
"""The details that are amounts of money: a record writes whole numbers of these names in dollars and cents."""

Fields: TypeAlias = tuple[Field, ...]
Ways: TypeAlias = Sequence[Fields]
"""The ways to do something, each with its details; a bare act has one way that takes none: `[()]`."""


def choice(name: str, choices: Sequence[object], *, optional: bool = False) -> Field:
    """One of these."""
    return Field(name, "choice", choices, optional=optional)


def several(name: str, choices: Sequence[object], *, least: int = 1, most: int = 0, optional: bool = False) -> Field:
    """So many of these, as a list; each as often as it stands among the choices. `most` 0: as many as there are."""
    return Field(name, "choices", choices, least, most or len(choices), optional=optional)


def money(name: str, least: Cents, most: Cents, step: Cents = 1, above: Cite | None = None) -> Field:
    """An amount between two bounds, in steps counted from the least."""
    assert name in MONEY, f"add {name!r} to MONEY, so that records write it in dollars and cents"
    return Field(name, "money", (), least, most, step, above=above)


def text(name: str) -> Field:
    """Free words: a person's name."""
    return Field(name, "text")


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


@dataclass(frozen=True, slots=True)
class Act:
    """A row of the acts that a game knows besides wagers and choices: a report, a direction, a declaration.

    `when` lists the ways in which it is open to a person now, each as the details that it takes; `does` carries it
    out, either at once or as a script of its own on top of the suspended procedure. Where the details fit none of
    those ways, `refuses` may know the provision that stands against them.
    """

    name: str
    by: frozenset[Role]
    under: Cite
    when: "Callable[[Round, str], Ways]"
    does: "Callable[[Round, str, Mapping[str, Any]], Script | Answer | None]"
    says: str = ""
    refuses: "Callable[[Round, Mapping[str, Any]], Refused | None] | None" = None


def act(
    name: str,
    by: frozenset[Role],
    under: str,
    when: "Callable[[Round, str], Ways]",
    does: "Callable[[Round, str, Mapping[str, Any]], Script | Answer | None]",
    says: str = "",
    refuses: "Callable[[Round, Mapping[str, Any]], Refused | None] | None" = None,
) -> Act:
    """A row of acts, its citation given as text."""
    return Act(name, by, cite(under), when, does, says, refuses)
