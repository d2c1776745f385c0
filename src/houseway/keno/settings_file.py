"""The settings of a keno system as a TOML file: what Part 13 leaves to the operator, and what was approved."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games.keno.rules import DEFAULT_SIGN, Rules
from houseway.games.keno.schedule import Schedule
from houseway.games.keno.toml_file import money_in, read_toml
from houseway.keno.settings import DAYS, KenoSettings
from houseway.money import Cents
from houseway.play.sign import Limits, Sign

KEYS: Final[Mapping[str, tuple[type, str]]] = {
    "casino": (str, "words"),
    "schedule": (str, "the name of a file"),
    "device": (str, "words"),
    "spare": (str, "words"),
    "manner": (str, "words"),
    "most_games": (int, "a whole number"),
    "most_games_approved": (bool, "true or false"),
    "cards_take_ways": (bool, "true or false"),
    "unpaid_days": (int, "a whole number"),
    "unpaid_days_approved": (bool, "true or false"),
    "sign": (dict, "a table"),
}
BOUNDS: Final = {"minimum", "maximum"}


def read_settings(path: str | Path) -> Mapping[str, Any]:
    """What a file sets; whether the Part allows it is for `settings_of`."""
    data = read_toml(path)
    check_settings(data, path)
    return data


def check_settings(data: Mapping[str, Any], path: str | Path) -> None:
    """Nothing but settings, each of its kind."""
    for name, each in data.items():
        if name not in KEYS:
            raise BadInput(f"{path}: {quoted(name)} is no setting; allowed: {', '.join(KEYS)}")
        kind, words = KEYS[name]
        if type(each) is not kind or each == "":
            raise BadInput(f"{path}: {quoted(name)} is {words}, not {quoted(each)}")


def settings_of(data: Mapping[str, Any], schedule: Schedule, key: bytes) -> KenoSettings:
    """The settings; what the Part does not allow is refused with its section."""
    chosen = {
        name: data[name] for name in ("device", "spare", "manner", "most_games", "cards_take_ways") if name in data
    }
    rules = Rules(**chosen, approved=data.get("most_games_approved", False))
    days, longer = data.get("unpaid_days", DAYS), data.get("unpaid_days_approved", False)
    casino, sign = data.get("casino", "Houseway"), _sign(data.get("sign", {}))
    return KenoSettings(casino, key, schedule, sign, rules, days, longer)


def _sign(data: Mapping[str, Any]) -> Sign:
    """The usual sign, with the lines that the file has."""
    limits = dict(DEFAULT_SIGN.limits)
    for kind, line in data.items():
        if kind == "increment":
            continue
        if kind not in limits:
            raise BadInput(f"sign: there is no line for {quoted(kind)}; allowed: {', '.join(limits)}, increment")
        if not isinstance(line, Mapping) or set(line) != BOUNDS:
            raise BadInput(f'sign: {quoted(kind)} is {{minimum = "0.50", maximum = "100.00"}}')
        limits[kind] = Limits(_money(line["minimum"], kind), _money(line["maximum"], kind))
    return Sign(limits, _money(data.get("increment", "0"), "increment"))


def _money(text: Any, where: str) -> Cents:
    found = money_in(text, f"sign: {where}", "0.50")
    if found < 0:
        raise BadInput(f"sign: {where}: {quoted(text)} is below nought")
    return found
