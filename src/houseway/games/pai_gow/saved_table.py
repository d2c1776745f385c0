"""What a pai gow table remembers between rounds, as a record writes it down."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import BadInput, quoted
from houseway.games.pai_gow.bank import MOST_ROUNDS, Bank
from houseway.games.pai_gow.rules import SETTINGS, check_limits
from houseway.money import cents, dollars
from houseway.play.settings import check_settings

if TYPE_CHECKING:
    from houseway.games.pai_gow.table import PaiGowTable

DUE: Final = ("", "start", "replaced", "checked")
"""Why tiles are inspected; they need not be in mid-game."""


def as_data(table: "PaiGowTable") -> dict[str, Any]:
    """What sets this table up again, between rounds."""
    plain = asdict(table.text.run())
    rules = {k: v for k, v in asdict(table.rules).items() if v != plain[k]}
    if "liability" in rules:
        rules["liability"] = dollars(rules["liability"])
    if "cuts" in rules:
        rules["cuts"] = list(rules["cuts"])
    data: dict[str, Any] = {"rules": rules} if rules else {}
    data["due"] = table.due
    if table.last is not None:
        data["bank"] = table.last.as_data()
    if table.boxes:
        data["boxes"] = {f"box {n}": list(names) for n, names in sorted(table.boxes.items())}
    for name in ("banked", "missed", "apart"):
        if getattr(table, name):
            data[name] = {who: _copied(what) for who, what in getattr(table, name).items()}
    if table.off:
        data["off"] = [f"box {box}" for box in table.off]
    if table.arranged:
        data["arranged"] = {who: dollars(most) for who, most in table.arranged.items()}
    return data


def _copied(what: int | list[str]) -> int | list[str]:
    return list(what) if isinstance(what, list) else what


def restore(table: "PaiGowTable", data: Mapping[str, Any]) -> None:
    """Set the table up as `as_data` wrote it."""
    rules = dict(data.get("rules", {}))
    if "liability" in rules:
        rules["liability"] = cents(rules["liability"])
    if "cuts" in rules:
        rules["cuts"] = tuple(rules["cuts"])
    check_settings(table.game.title, SETTINGS, rules)
    table.run_by(table.text.run(**rules))
    check_limits(table.sign, table.rules.liability)
    table.due = data.get("due", "start")
    if table.due not in DUE:
        raise BadInput(f"'due' cannot be {quoted(table.due)}; allowed: {', '.join(DUE[1:])} or nothing")
    table.last = Bank.restore(data["bank"]) if "bank" in data else None
    table.boxes = {_box(table, label): list(names) for label, names in data.get("boxes", {}).items()}
    table.banked, table.missed = dict(data.get("banked", {})), dict(data.get("missed", {}))
    table.off = [_box(table, label) for label in data.get("off", ())]
    table.apart = {who: list(others) for who, others in data.get("apart", {}).items()}
    table.arranged = {who: cents(most) for who, most in data.get("arranged", {}).items()}
    _check(table)


def _box(table: "PaiGowTable", label: str) -> int:
    if label not in table.selections:
        raise BadInput(f"there is no {quoted(label)}; there are {', '.join(table.selections)}")
    return table.selections.index(label) + 1


def _check(table: "PaiGowTable") -> None:
    if table.last is not None and f"box {table.last.box}" not in table.selections:
        raise BadInput(f"the bank cannot be at box {table.last.box}")
    if any(not 1 <= rounds <= MOST_ROUNDS for rounds in table.banked.values()):
        raise BadInput(f"'banked' is for 1 to {MOST_ROUNDS} rounds in a row (qld s425(10))")
    if any(type(rounds) is not int or rounds < 1 for rounds in table.missed.values()):
        raise BadInput("'missed' counts the rounds in a row without a wager")
