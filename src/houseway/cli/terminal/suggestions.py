"""What to type for what may be done: the plainest line that the table reads as just that."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from itertools import chain, count
from typing import Any, Final

from houseway.cli.terminal.acts import read_act, words
from houseway.errors import HousewayError
from houseway.money import Cents, dollars
from houseway.play.acts import Field, Option
from houseway.play.grammar import Lexicon
from houseway.play.view import View

OPENING: Final = datetime(1998, 9, 4, 21)  # a moment like any other
GUEST: Final = "guest"
USUAL: Final = {"buy chips": 10_000, "seat": 50_000}  # what people bring
FIRST: Final = ("on", "selection", "stake")


def line_for(option: Option, view: View, lexicon: Lexicon) -> str:
    """One way to type it, with the first of what its details may be; `as dealer …` where it is somebody else's."""
    details = example(option, _guest(view))
    if option.who != view.viewer:
        return f"as {option.who} {_keyed(option, details)}"
    return next(line for line in _lines(option, details) if _means(line, option, details, view, lexicon))


def _guest(view: View) -> str:
    """A name that nobody at the table has."""
    taken = {person["name"] for person in view.people}
    return next(name for name in chain([GUEST], (f"{GUEST} {number}" for number in count(2))) if name not in taken)


def example(option: Option, guest: str = GUEST) -> dict[str, Any]:
    """Details that the option takes, and none that may be left out."""
    details: dict[str, Any] = {}
    for field in option.fields:
        if not field.optional:
            details[field.name] = _first(field.given(details), details, USUAL.get(option.act, 0), guest)
    return details


def _first(field: Field, so_far: Mapping[str, Any], usual: Cents, guest: str) -> Any:
    match field.kind:
        case "money":
            over = so_far[field.after] * field.times if field.after else 0
            wanted = max(over, usual if field.least <= usual <= field.most else 0)
            return field.least + max(0, -(-(wanted - field.least) // field.step)) * field.step
        case "choices":
            return list(field.choices)[: max(field.least, 1)]
        case "moment":
            after = so_far[field.after] + field.apart if field.after else OPENING
            return max(field.earliest or OPENING, after)
        case "text":
            return guest
        case _:
            return field.choices[0]


def _lines(option: Option, details: Mapping[str, Any]) -> Iterator[str]:
    """From the plainest to the one that is always understood."""
    if option.act == "wager":
        on, where, stake = (said(details[name]) if name != "stake" else money(details[name]) for name in FIRST)
        yield from () if on == where else (f"{stake} on {where}",)
        yield from (f"{stake} {on}", f"{stake} {on} {where}", f"{stake} {on} on {where}")
    elif option.act == "withdraw":
        yield from (f"withdraw {details['on']}", f"withdraw {details['selection']}")
        yield f"withdraw {details['on']} {details['selection']}"
    elif option.act == "buy chips":
        yield f"buy {money(details['amount'])}"
    elif len(details) <= 1:
        yield " ".join([option.act, *(_value(field, details) for field in option.fields if field.name in details)])
    yield _keyed(option, details)


def _keyed(option: Option, details: Mapping[str, Any]) -> str:
    """`coin among the chips person="seat 1" coin=5c`."""
    given = (f"{f.name}={as_one_word(_value(f, details))}" for f in option.fields if f.name in details)
    return " ".join([option.act, *given])


def _value(field: Field, details: Mapping[str, Any]) -> str:
    value = details[field.name]
    return money(value) if field.kind == "money" else said(value)


def said(value: object) -> str:
    """A detail as it is typed."""
    if isinstance(value, datetime):
        return value.isoformat(timespec="minutes")
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def as_one_word(text: str) -> str:
    """Several words are kept together."""
    return f'"{text}"' if " " in text or not text else text


def money(amount: Cents) -> str:
    """`5` for $5.00."""
    return dollars(amount).removesuffix(".00")


def _means(line: str, option: Option, details: Mapping[str, Any], view: View, lexicon: Lexicon) -> bool:
    """Is the line read as this, and as nothing else?"""
    if line.startswith("buy "):
        return True  # at every table
    try:
        intents = lexicon.read(line, view) or [read_act(words(line), view)]
    except HousewayError:
        return line == _keyed(option, details)
    return [(each.act, _plain(each.details)) for each in intents] == [(option.act, _plain(details))]


def _plain(details: Mapping[str, Any]) -> dict[str, str]:
    return {name: said(value) for name, value in details.items()}
