"""What a round waits for, as plain data: who, to do what, and whatever may be done now, between which amounts."""

from typing import Any

from houseway.money import dollars
from houseway.play.acts import Field, Option
from houseway.play.record.toml import Data
from houseway.play.round import Round


def awaited_data(round_: Round[Any]) -> Data:
    """Nothing, where the round is over. What comes from a device is no option: it is nobody's choice."""
    ask = round_.ask
    if ask is None:
        return {}
    told: Data = {"says": str(ask), "moment": round_.moment, "cites": [ask.under.text]}
    asked, people = list(ask.options(round_)), round_.table.people
    told["by"] = list(dict.fromkeys(option.who for option in asked))
    told["acts"] = list(dict.fromkeys(option.act for option in asked))
    return told | {"options": [_option(option) for option in round_.options() if option.who in people]}


def _option(option: Option) -> Data:
    told: Data = {"by": option.who, "act": option.act}
    return told | {field.name: _field(field) for field in option.fields} | {"cites": [option.under.text]}


def _field(field: Field) -> Any:
    """An amount by its bounds, a choice by what may be chosen (or by that alone), anything else by its kind."""
    if field.kind == "money":
        return {name: dollars(getattr(field, name)) for name in ("least", "most", "step")}
    if not field.choices or field.by:
        return field.kind
    found = [each if isinstance(each, str | int) else str(each) for each in field.choices]
    return found[0] if len(found) == 1 else found
