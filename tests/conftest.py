"""What tests of every game share: details for whatever a table lists, drawn at random within what is allowed."""

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import count
from typing import Any, TypeAlias

import pytest

from houseway.play.acts import Field, Option

Fill: TypeAlias = Callable[[random.Random, Option], dict[str, Any]]

OPENING = datetime(1998, 9, 4, 20)
NAMES = count(1)


def _amount(chance: random.Random, field: Field) -> int:
    steps = (field.most - field.least) // field.step
    few = chance.choice((0, steps, chance.randint(0, min(steps, 20)), chance.randint(0, steps)))
    return field.least + few * field.step


def _moment(chance: random.Random, field: Field, so_far: dict[str, Any]) -> datetime:
    earliest = max(field.earliest or OPENING, so_far[field.after] + field.apart if field.after else OPENING)
    return earliest + timedelta(minutes=chance.randint(0, 90))


def _value(chance: random.Random, field: Field, so_far: dict[str, Any]) -> Any:
    match field.kind:
        case "money":
            return _amount(chance, field)
        case "choice":
            return chance.choice(field.choices)
        case "choices":
            most = field.most or len(field.choices)
            return chance.sample(list(field.choices), chance.randint(field.least, most))
        case "moment":
            return _moment(chance, field, so_far)
        case "text":
            return f"guest {next(NAMES)}"


def fill_option(chance: random.Random, option: Option) -> dict[str, Any]:
    """Details for an option, each within what its field allows; optional ones now and then."""
    details: dict[str, Any] = {}
    for field in option.fields:
        if not field.optional or chance.random() < 0.3:
            details[field.name] = _value(chance, field, details)
    return details


@pytest.fixture(scope="session")
def fill() -> Fill:
    """`fill(chance, option)`: random details that the option allows."""
    return fill_option
