"""Reads the conditions that a file states: the shape of each, with the line of what is wrong."""

from collections.abc import Collection
from fractions import Fraction
from typing import Any, Final

from houseway.cite import cite
from houseway.play.record.places import Path
from houseway.play.record.source import LIST, MOMENT, TABLE, TEXT, WHOLE, YES, RecordSource, ValueKind
from houseway.play.record.toml import Data
from houseway.play.sign import Limits
from houseway.quotation import quoted
from houseway.tournament import conditions as said
from houseway.tournament.conditions import (
    Alteration,
    BuyBack,
    Conditions,
    Prizes,
    SessionConditions,
    WagerRule,
)

TABLE_OR_NONE: Final = ValueKind((dict, str), 'a table, or "none"')
CONDITIONS: Final = {
    "entry_fee": TEXT, "chips": TEXT, "wager": TABLE_OR_NONE, "session": LIST, "repechage": TEXT,
    "buy_back": TABLE_OR_NONE, "entitled_only": YES, "may_refuse_any": YES, "criteria": LIST, "withdraw_until": MOMENT,
    "form": LIST, "players": TABLE, "disqualified_for": LIST, "retirement": TEXT, "refunds": TABLE_OR_NONE,
    "late_arrival": TEXT, "non_attendance": TEXT, "prizes": TABLE, "rules_prevail": YES, "substitutes": YES,
    "secret_wagers": WHOLE, "notice_minutes": WHOLE, "ties": TEXT, "limits": TABLE, "additional_rules": LIST,
    "alterations": LIST,
}  # fmt: skip
SESSION: Final = {
    "name": TEXT, "tables": WHOLE, "hands": WHOLE, "minutes": WHOLE, "seats": WHOLE, "advance": WHOLE,
    "advance_in_all": WHOLE, "chips": TEXT, "starts": MOMENT, "repechage_of": TEXT, "cash": TEXT,
}  # fmt: skip
WAGER: Final = {"minimum": TEXT, "compulsory": YES, "omitted": TEXT}
BUY_BACK: Final = {"fee": TEXT, "times": WHOLE, "into": TEXT}
PRIZES: Final = {"shares": LIST, "amounts": LIST, "added": TEXT, "takes": LIST, "ties": TEXT, "odd_cents": TEXT}
LIMITS: Final = {"minimum": TEXT, "maximum": TEXT}
ALTERATION: Final = {"provision": TEXT, "becomes": TEXT, "because": TEXT}
REFUNDS: Final = ("withdrawn", "retired", "disqualified", "absent")


def one_of(source: RecordSource, value: object, allowed: Collection[str], path: Path) -> None:
    if value is not None and value not in allowed:
        raise source.bad(f"'{path[-1]}' cannot be {quoted(value)}; allowed: {', '.join(allowed)}", *path)


def read_conditions(source: RecordSource, data: Data, path: Path = ("conditions",)) -> Conditions:
    """What the conditions state."""
    source.table(data, CONDITIONS, *path)
    found: Data = {}
    for name in ("entry_fee", "chips"):
        if name in data:
            found[name] = source.money(data[name], *path, name, least=int(name == "chips"))
    plain = "repechage entitled_only may_refuse_any withdraw_until rules_prevail substitutes"
    found |= {name: data[name] for name in plain.split() if name in data}
    for name in ("criteria", "form", "disqualified_for", "additional_rules"):
        if name in data:
            found[name] = words(source, data[name], (*path, name))
    for name, allowed in (
        ("retirement", said.RETIREMENT), ("late_arrival", said.LATE), ("non_attendance", said.NO_SHOW),
        ("ties", said.TIES),
    ):  # fmt: skip
        one_of(source, data.get(name), allowed, (*path, name))
        found |= {name: data[name]} if name in data else {}
    for name in ("secret_wagers", "notice_minutes"):
        if name in data:
            found[name] = _whole(source, data, name, path, 0)
    found |= {name: each(source, data[name], (*path, name)) for name, each in READERS.items() if name in data}
    found["sessions"] = tuple(
        _session(source, each, (*path, "session", n)) for n, each in enumerate(data.get("session", ()))
    )
    return Conditions(**found)


def words(source: RecordSource, data: Any, path: Path) -> tuple[str, ...]:
    """A list of them, none of which is empty."""
    if not all(isinstance(each, str) and each.strip() for each in data):
        raise source.bad(f"'{path[-1]}' is a list of words in quotes", *path)
    return tuple(data)


def _whole(source: RecordSource, data: Data, name: str, path: Path, least: int) -> int:
    value: int = data[name]
    if value < least:
        raise source.bad(f"'{name}' is {least} or more, not {value}", *path, name)
    return value


def _fraction(source: RecordSource, value: Any, path: Path) -> Fraction:
    """`"1/3"`, `"0.3"` or `"1"`; exact."""
    try:
        found = Fraction(value) if isinstance(value, str) and len(value) < 30 else None
    except (ValueError, ZeroDivisionError):
        found = None
    if found is None or found < 0:
        raise source.bad(f"'{path[-1]}' must be a share in quotes like \"1/3\", not {quoted(value)}", *path)
    return found


def _wager(source: RecordSource, data: Any, path: Path) -> Any:
    if isinstance(data, str):
        return _none(source, data, path)
    source.table(data, WAGER, *path, needed=("minimum", "compulsory"))
    one_of(source, data.get("omitted"), said.OMITTED, (*path, "omitted"))
    least = source.money(data["minimum"], *path, "minimum", least=1)
    return WagerRule(least, data["compulsory"], data.get("omitted", "forfeit"))


def _none(source: RecordSource, text: str, path: Path) -> Any:
    one_of(source, text, ("none",), path)
    return "none"


def _buy_back(source: RecordSource, data: Any, path: Path) -> Any:
    if isinstance(data, str):
        return _none(source, data, path)
    source.table(data, BUY_BACK, *path, needed=BUY_BACK)
    return BuyBack(
        source.money(data["fee"], *path, "fee", least=0), _whole(source, data, "times", path, 1), data["into"]
    )


def _players(source: RecordSource, data: Data, path: Path) -> tuple[int | None, int | None]:
    source.table(data, {"minimum": WHOLE, "maximum": WHOLE}, *path)
    for name in data:
        _whole(source, data, name, path, 1)
    return data.get("minimum"), data.get("maximum")


def _refunds(source: RecordSource, data: Any, path: Path) -> dict[str, Fraction]:
    if isinstance(data, str):
        _none(source, data, path)
        return {}
    source.table(data, dict.fromkeys(REFUNDS, TEXT), *path)
    found = {name: _fraction(source, each, (*path, name)) for name, each in data.items()}
    for name, share in found.items():
        if share > 1:
            raise source.bad(f"'{name}': no more than the whole is refunded", *path, name)
    return found


def _prizes(source: RecordSource, data: Data, path: Path) -> Prizes:
    source.table(data, PRIZES, *path)
    shares = tuple(_fraction(source, each, (*path, "shares")) for each in data.get("shares", ()))
    amounts = tuple(source.money(each, *path, "amounts", least=0) for each in data.get("amounts", ()))
    added = source.money(data.get("added", "0"), *path, "added", least=0)
    takes = tuple(data.get("takes", Prizes().takes))
    for each in takes:
        one_of(source, each, Prizes().takes, (*path, "takes"))
    one_of(source, data.get("ties"), said.PRIZE_TIES, (*path, "ties"))
    one_of(source, data.get("odd_cents"), said.ODD_CENTS, (*path, "odd_cents"))
    return Prizes(shares, amounts, added, takes, data.get("ties", "share"), data.get("odd_cents", "best placed"))


def _limits(source: RecordSource, data: Data, path: Path) -> dict[str, Limits]:
    for kind, line in data.items():
        source.table(line, LIMITS, *path, kind, needed=LIMITS)
    return {
        kind: Limits(*(source.money(line[bound], *path, kind, bound, least=1) for bound in LIMITS))
        for kind, line in data.items()
    }


def _alterations(source: RecordSource, data: Any, path: Path) -> tuple[Alteration, ...]:
    found = []
    for number, each in enumerate(data):
        source.table(each, ALTERATION, *path, number, needed=("provision",), what="an alteration")
        provision = cite(source.cite(each["provision"], *path, number, "provision"))
        found.append(Alteration(provision, each.get("becomes", ""), each.get("because", "")))
    return tuple(found)


def _session(source: RecordSource, data: Any, path: Path) -> SessionConditions:
    source.table(data, SESSION, *path, needed=("name",), what="a session")
    whole = {"tables": 1, "hands": 1, "minutes": 1, "seats": 1, "advance": 0, "advance_in_all": 0}
    found: Data = {name: _whole(source, data, name, path, least) for name, least in whole.items() if name in data}
    if "chips" in data:
        found["chips"] = source.money(data["chips"], *path, "chips", least=1)
    if "cash" in data:
        found["cash"] = _fraction(source, data["cash"], (*path, "cash"))
    return SessionConditions(
        data["name"], starts=data.get("starts"), repechage_of=data.get("repechage_of", ""), **found
    )


READERS: Final = {
    "wager": _wager,
    "buy_back": _buy_back,
    "players": _players,
    "refunds": _refunds,
    "prizes": _prizes,
    "limits": _limits,
    "alterations": _alterations,
}
