"""How a table is to be run, as somebody set it: read from words, and checked by the fields that the game has for it."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput
from houseway.money import BadMoney, cents
from houseway.play.acts import Field, Fields
from houseway.play.details import CHECKS

SETTING: Final = cite("qld s3(1)")  # who runs the game sets the table up
YES_OR_NO: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def check_settings(title: str, fields: Fields, given: Mapping[str, Any], of_any_table: Fields = ()) -> None:
    """Say what is allowed where a table is to be run in a way that the game does not know."""
    known = {field.name: field for field in (*of_any_table, *fields)}
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(field.name for field in fields) or "nothing of its own"
            raise BadInput(f"no table of {title} is run with '{name}'; it may be given {allowed}")
        CHECKS[known[name].kind](known[name], value, SETTING)


def read_settings(fields: Fields, given: Mapping[str, object]) -> dict[str, object]:
    """How a table is to be run, from what somebody wrote; what cannot be read is left to be refused."""
    known = {field.name: field for field in fields}
    return {
        name: _read_setting(known[name], each) if name in known and isinstance(each, str) else each
        for name, each in given.items()
    }


def _read_setting(field: Field, text: str) -> object:
    if field.kind == "yes":
        return YES_OR_NO.get(text.lower(), text)
    if field.kind == "money":
        try:
            return cents(text)
        except BadMoney:
            return text
    number = text.isdecimal() and (field.kind == "whole" or any(isinstance(each, int) for each in field.choices))
    return int(text) if number else text
