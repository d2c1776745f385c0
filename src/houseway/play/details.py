"""Whether the details of an act will do: each by its kind, and all of them by the ways that are open.

What is of the right shape but not allowed is refused with its provision; what is strange is told with what is allowed.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import NAME
from houseway.errors import BadInput, Ground, HousewayError, Refused, quoted
from houseway.money import dollars, in_dollars
from houseway.play.acts import Field, Fields, Ways

SUMS: Final = ("amount", "stake")  # what people may name where nothing is to be named


def check_details(fields: tuple[Field, ...], details: Mapping[str, Any], under: Cite) -> None:
    """Refuse an amount out of bounds; say what is allowed where a detail is missing, strange or unknown."""
    for field in fields:
        if field.name in details:
            CHECKS[field.kind](field.given(details) if field.by else field, details[field.name], under)
        elif not field.optional:
            raise BadInput(f"'{field.name}' is missing")
        if field.after:
            (_check_apart if field.kind == "moment" else _check_above)(field, details, under)
    for name in details.keys() - {f.name for f in fields}:
        if name in SUMS:
            raise Refused(under, f"no {name} is named here", ground=Ground.AMOUNT, instead="leave it out")
        allowed = "allowed: " + ", ".join(f.name for f in fields) if fields else "no details are taken"
        raise BadInput(f"'{name}' is not known here; {allowed}")


def check_ways(ways: Ways, details: Mapping[str, Any], under: Cite) -> Fields:
    """The first of the ways that fits; where none does, the way that comes nearest says why."""
    problems: list[tuple[bool, int, HousewayError]] = []
    for fields in ways:
        try:
            check_details(fields, details, under)
            return fields
        except HousewayError as problem:
            # where it is refused, its shape was right: only the amount was not
            problems.append((isinstance(problem, Refused), _fitting(fields, details, under), problem))
    raise max(problems, key=lambda each: each[:2])[2]


def _fitting(fields: Fields, details: Mapping[str, Any], under: Cite) -> int:
    """How many of the details are as these fields have them."""
    found = 0
    for field in fields:
        try:
            CHECKS[field.kind](field.given(details), details.get(field.name), under)
            found += 1
        except HousewayError:
            continue
    return found


def in_money(value: object) -> str:
    """`$5.00`; what is no amount at all as it was written."""
    return in_dollars(value) if type(value) is int else quoted(value)


def _check_amount(field: Field, amount: Any, under: Cite) -> None:
    if type(amount) is not int:
        raise BadInput(f"'{field.name}' must be an amount of money, not {in_money(amount)}")
    if not field.least <= amount <= field.most or (amount - field.least) % field.step:
        steps = f" in steps of ${dollars(field.step)}" if field.step > 1 else ""
        instead = f"allowed: ${dollars(field.least)} to ${dollars(field.most)}{steps}"
        under = field.above if field.above and amount > field.most else under
        raise Refused(under, f"{in_dollars(amount)} is not an allowed amount", ground=Ground.AMOUNT, instead=instead)


class NotOffered(BadInput):
    """A word that is none of those that are open; who knows the table can tell whether it is known there."""

    def __init__(self, field: Field, value: object, under: Cite) -> None:
        self.field, self.value, self.under = field, value, under
        super().__init__(f"'{field.name}' cannot be {quoted(value)}; {allowed_in(field)}")

    def refused(self) -> Refused:
        """The same, where what was named is there, but not open."""
        why = f"'{self.field.name}' cannot be {self.value} now"
        return Refused(self.under, why, instead=allowed_in(self.field))


def allowed_in(field: Field) -> str:
    if isinstance(field.choices, range) and field.choices:
        return f"allowed: {field.choices[0]} to {field.choices[-1]}"
    return "allowed: " + (", ".join(map(str, field.choices)) or "none")


def _check_choice(field: Field, value: Any, under: Cite) -> None:
    if value in field.choices:
        return
    if type(value) is int and all(type(each) is int for each in field.choices):
        ground = Ground.AMOUNT if isinstance(field.choices, range) else Ground.WHAT
        raise Refused(under, f"'{field.name}' cannot be {value}", ground=ground, instead=allowed_in(field))
    problem = NotOffered(field, value, under)
    raise problem.refused() if value in field.among or (isinstance(value, str) and value in NAME) else problem


def _check_choices(field: Field, values: Any, under: Cite) -> None:
    if not isinstance(values, list | tuple) or (not values and field.least):
        raise BadInput(f"choose one or more {field.name.replace('_', ' ')}")
    for value in values:
        _check_choice(field, value, under)
    if not field.least <= len(values) <= field.most or Counter(values) - Counter(field.choices):
        most = f" and at most {field.most}" if field.most < len(field.choices) else ""
        allowed = ", ".join(map(str, field.choices))
        instead = f"at least {field.least}{most} of these, each as often as it is there: {allowed}"
        why = f"'{field.name}' cannot be {', '.join(map(str, values))}"
        raise Refused(under, why, ground=Ground.AMOUNT, instead=instead)


def _check_text(field: Field, value: Any, _under: Cite) -> None:
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"'{field.name}' must be words, not {quoted(value)}")


def _check_moment(field: Field, value: Any, under: Cite) -> None:
    if not isinstance(value, datetime) or value.tzinfo is not None:  # the casino's own time
        raise BadInput(f"'{field.name}' must be a date and time like 1998-09-04T21:00:00, not {quoted(value)}")
    if field.earliest is not None and value < field.earliest:
        raise Refused(under, f"it is too early at {value}", ground=Ground.WHEN, instead=f"not before {field.earliest}")


def _check_apart(field: Field, details: Mapping[str, Any], under: Cite) -> None:
    earliest = details[field.after] + field.apart
    if details[field.name] < earliest:
        why = f"'{field.name}' is too early at {details[field.name]}"
        raise Refused(under, why, ground=Ground.WHEN, instead=f"not before {earliest}")


def _check_above(field: Field, details: Mapping[str, Any], under: Cite) -> None:
    least = details[field.after] * field.times
    if details[field.name] < least:
        why = f"{in_dollars(details[field.name])} is not an allowed amount"
        raise Refused(under, why, ground=Ground.AMOUNT, instead=f"${dollars(least)} or more")


def _check_card(field: Field, value: Any, _under: Cite) -> None:
    if type(value) is not int or not 0 <= value < len(NAME):
        raise BadInput(f"'{field.name}' must be a card like 10H, not {quoted(value)}")


def _check_yes(field: Field, value: Any, _under: Cite) -> None:
    if type(value) is not bool:
        raise BadInput(f"'{field.name}' must be true or false, not {quoted(value)}")


def _check_whole(field: Field, value: Any, _under: Cite) -> None:
    if type(value) is not int or not field.least <= value <= field.most:
        raise BadInput(f"'{field.name}' must be a whole number from {field.least} to {field.most}, not {quoted(value)}")


def _check_made(field: Field, value: Any, _under: Cite) -> None:
    if not isinstance(value, tuple(kind for kind in field.choices if isinstance(kind, type))):
        kinds = " or ".join(getattr(kind, "__name__", str(kind)) for kind in field.choices)
        raise BadInput(f"'{field.name}' must be a {kinds}, not {quoted(value)}")


CHECKS: Final[Mapping[str, Callable[[Field, Any, Cite], None]]] = {
    "card": _check_card,
    "yes": _check_yes,
    "whole": _check_whole,
    "made": _check_made,
    "choice": _check_choice,
    "choices": _check_choices,
    "money": _check_amount,
    "text": _check_text,
    "moment": _check_moment,
}
