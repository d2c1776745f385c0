"""The approved form of a secret wager: what stands on it, what is wrong with it, and for how much it then counts.

The rules are those of 26/1999 rule 14.6. A form says the type and the amount of the wager, in words and in figures.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import lcm
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.cite import Cite, cite, cites
from houseway.games.baccarat import wagers as part_6
from houseway.games.baccarat.victoria.wagers import NOT_SHOWN, SECRET_ROWS, in_chips, opposite
from houseway.games.baccarat.victoria.words import in_figures, in_words, says
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Limits
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.games.baccarat.victoria.table import VictorianTable

TYPES: Final = tuple(SECRET_ROWS)
SHORT: Final = {"banker": TYPES[0], "player": TYPES[1], "tie": TYPES[2]}
IN_CHIPS: Final = {row.name: row for row in part_6.WAGERS}
COMPLETE: Final = "complete"
COMPLETION: Final = "vic 26/1999 r14.6.2"


@dataclass(frozen=True, slots=True)
class Form:
    """As the player has written it; `chips` are those that the player held when making the wager."""

    type: str
    figures: str
    words: str
    chips: Cents
    complete: bool = True  # all other details that the form asks for

    @property
    def kind(self) -> str:
        """The type of wager, or nothing where none is correctly shown."""
        named = self.type.strip().lower()
        return named if named in TYPES else SHORT.get(named, "")

    @property
    def amount(self) -> Cents | None:
        """None where words and figures do not both say it, and say the same."""
        found = in_figures(self.figures)
        return found if found is not None and says(self.words, found) else None

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"type": self.type, "figures": self.figures, "words": self.words}
        return data | {"chips": dollars(self.chips)} | ({} if self.complete else {"complete": False})


def read_form(data: Mapping[str, Any]) -> Form:
    """As `as_data` wrote it."""
    complete = data.get("complete", True) is True
    return Form(str(data["type"]), str(data["figures"]), str(data["words"]), cents(data["chips"]), complete)


def written(details: Mapping[str, Any], chips: Cents) -> Form:
    """The form that an act hands in: a type and an amount, properly shown, or each entry as it was written."""
    kind = str(details.get("type", ""))
    if "amount" in details:
        return Form(kind, dollars(details["amount"]), in_words(details["amount"]), chips)
    figures, words = str(details.get("figures", "")), str(details.get("words", ""))
    return Form(kind, figures, words, chips, details.get("other_details", COMPLETE) == COMPLETE)


# What is wrong with a form


class Defect(NamedTuple):
    under: tuple[Cite, ...]
    what: str  # said aloud: it names no type and no amount


def limits_of(table: "VictorianTable", person: str, kind: str) -> Limits:
    """The posted limits for a wager of this type; for a tie bet, its own maximum (reading BC31)."""
    return IN_CHIPS[kind].limits(table, person, "")


def defects(table: "VictorianTable", person: str, form: Form) -> Iterator[Defect]:
    """Everything in which a form does not comply, in the order of the rules."""
    kind, amount = form.kind, form.amount
    if not kind:
        yield Defect(cites(COMPLETION), "the type of the wager is not correctly shown")
    if amount is None:
        yield Defect(cites(COMPLETION), "the amount is not correctly shown, in words and in figures")
    if not form.complete:
        yield Defect(cites(COMPLETION), "not all required details are completed")
    if not kind or amount is None:
        return
    if amount + in_chips(table, person) > table.limits.maximum and in_chips(table, person):
        yield Defect(
            cites("vic 26/1999 r14.6.3", "reading BC6"), "with the wager in chips it exceeds the table's maximum"
        )
    if opposite(table, person, kind):
        yield Defect(cites("vic 26/1999 r14.6.3", "reading BC6"), "the player's chips are on the other hand")
    limits = limits_of(table, person, kind)
    if not limits.minimum <= amount <= limits.maximum or amount % step_of(table, kind):
        yield Defect(cites("vic 26/1999 r14.6.4.1"), "the amount does not comply with the table's limits")
    if amount > form.chips:
        yield Defect(cites("vic 26/1999 r14.6.4.2"), "the amount exceeds the chips that the player holds")


def step_of(table: "VictorianTable", kind: str) -> Cents:
    """What stakes are multiples of: chips, the increments on the sign, and what can be paid exactly."""
    steps, _ = IN_CHIPS[kind].steps(table, "")
    return lcm(steps, table.unit, table.sign.increment_of(IN_CHIPS[kind].limit) or 1)


# What it counts for, where that is only found after the hand


class CountedForm(NamedTuple):
    """The row that decides a secret wager, its stake, and why it is not what stands on the form."""

    row: Wager[Any]
    stake: Cents
    under: tuple[Cite, ...] = ()
    why: str = ""


def counts_for(table: "VictorianTable", person: str, form: Form) -> CountedForm:
    """By r14.6.10; a stake of nothing where there is nothing that can be staked."""
    kind, amount = form.kind, form.amount
    if not kind or amount is None:
        least = min(table.limits.minimum, form.chips)
        why = "is not correctly shown: the table's minimum is deducted"
        return CountedForm(NOT_SHOWN, least, _capped(least < table.limits.minimum, "vic 26/1999 r14.6.10.4"), why)
    row = SECRET_ROWS[kind]
    if opposite(table, person, kind):
        why = "is on one hand and the player's chips on the other: it is void"
        return CountedForm(row, 0, cites("vic 26/1999 r14.6.3", "reading BC6", "reading BC32"), why)
    stake, under = _deemed(amount, limits_of(table, person, kind), form.chips)
    room = max(table.limits.maximum - in_chips(table, person), 0)
    if stake > room:
        stake, under = room, (*under, *cites("vic 26/1999 r14.6.3", "reading BC32"))
    if odd := stake % step_of(table, kind):
        stake, under = stake - odd, (*under, *cites("vic 26/1999 r14.6.4.1", "reading BC33"))
    return CountedForm(row, stake, under, f"counts as one of ${dollars(stake)}" if under else "")


def _deemed(amount: Cents, limits: Limits, chips: Cents) -> tuple[Cents, tuple[Cite, ...]]:
    if amount < limits.minimum:  # a tie bet never counts for more than its eighth
        least = min(limits.minimum, limits.maximum)
        return min(least, chips), _capped(chips < least, "vic 26/1999 r14.6.10.1")
    over, uncovered = amount > limits.maximum, amount > chips
    if over and uncovered:
        both = cites("vic 26/1999 r14.6.10.2", "vic 26/1999 r14.6.10.3", "reading BC7")
        return min(limits.maximum, chips), both
    if over:
        return limits.maximum, cites("vic 26/1999 r14.6.10.2")
    return (chips, cites("vic 26/1999 r14.6.10.3")) if uncovered else (amount, ())


def _capped(short: bool, under: str) -> tuple[Cite, ...]:
    """Nobody stakes chips that are not there."""
    return (cite(under), *cites("reading BC34")) if short else (cite(under),)
