"""How another log is read: which column is what, how amounts and moments are written (docs/audit-mapping.md)."""

import datetime as dt
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.money import Cents, cents
from houseway.play.sign import Limits

COLUMNS: Final = ("round", "person", "wager", "stake", "paid")
MAY_BE: Final = ("table", "time", "selection", "shoe", "returned")
HOW: Final = ("format", "separator", "paid_is", "money", "zone")
TABLES: Final = ("rows", "wagers", "selections", "limits", "outcomes", "cards", "acts")
KEYS: Final = {"game", "rules", "on", "variant", "settings", *TABLES}
PAID_IS: Final = ("won", "handed back")
FORMATS: Final = ("csv", "jsonl", "parquet")
MONEY: Final = {
    "1,234.56": re.compile(r"[-+]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d?))?"),
    "1.234,56": re.compile(r"[-+]?\$?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d?))?"),
    "1 234,56": re.compile(r"[-+]?\$?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,(\d\d?))?"),
    "cents": re.compile(r"[-+]?\d+"),
}
"""How amounts may be written; what is optional in each is seen from its sample."""
ZONE: Final = re.compile(r"([+-])(\d\d):(\d\d)")


@dataclass(frozen=True)
class LogMapping:
    """What a mapping file says."""

    game: str
    columns: Mapping[str, str]
    rules: str | None = None
    on: str | None = None  # the day whose text applies; each row's own, where it has one and none is named
    variant: Mapping[str, Any] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    format: str = ""
    separator: str = ","
    paid_is: str = "won"
    money: str = "1,234.56"
    zone: dt.timezone | None = None
    wagers: Mapping[str, str] = field(default_factory=dict)
    selections: Mapping[str, str] = field(default_factory=dict)
    limits: Mapping[str, Limits] = field(default_factory=dict)
    outcomes: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    acts: Mapping[str, str] = field(default_factory=dict)
    act_column: str = ""

    @property
    def wanted(self) -> list[str]:
        """Every column that it names."""
        act = [self.act_column] if self.act_column else []
        return list(dict.fromkeys((*self.columns.values(), *self.outcomes.values(), *self.cards.values(), *act)))

    def amount(self, text: str) -> Cents:
        """In whole cents; another way to write it is refused, never guessed."""
        said = text.strip()
        if not MONEY[self.money].fullmatch(said):
            raise BadInput(f"{quoted(text)} is no amount as the mapping says they are written, like {self.money}")
        if self.money == "cents":
            return int(said)
        mark = self.money[-3]
        plain = re.sub(rf"[^\d{re.escape(mark)}-]", "", said).replace(mark, ".")
        whole, _, part = plain.partition(".")
        return cents(f"{whole}.{part:0<2}" if part else whole)

    def moment(self, text: str) -> dt.datetime:
        """In the casino's own time; one with a zone is brought there, where the mapping says which that is."""
        try:
            when = dt.datetime.fromisoformat(text.strip())
        except ValueError:
            raise BadInput(f"{quoted(text)} is no moment; write it like 2000-12-15T04:00 or 2000-12-15 04:00") from None
        if when.tzinfo is None:
            return when
        if self.zone is None:
            raise BadInput(f"{quoted(text)} has a time zone, and the mapping does not say which is the casino's own")
        return when.astimezone(self.zone).replace(tzinfo=None)


def read_mapping(text: str, file: str = "the mapping") -> LogMapping:
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(f"{file}: {wrong}") from None
    try:
        return _mapping(plain)
    except BadInput as wrong:
        raise BadInput(f"{file}: {wrong}") from None


def _mapping(plain: dict[str, Any]) -> LogMapping:
    _check_keys(plain, KEYS, "the mapping")
    if not isinstance(plain.get("game"), str):
        raise BadInput("it does not say which game, in a line that begins with game = ")
    rows = _table(plain, "rows")
    _check_keys(rows, {*COLUMNS, *MAY_BE, *HOW}, "[rows]")
    if lacking := [name for name in COLUMNS if name not in rows]:
        raise BadInput(f"[rows] does not name the column of {', '.join(lacking)}")
    columns: dict[str, str] = {name: rows[name] for name in (*COLUMNS, *MAY_BE) if name in rows}
    acts = _table(plain, "acts")
    given = {name: rows[name] for name in ("format", "separator", "paid_is", "money") if name in rows}
    for name, allowed in (("paid_is", PAID_IS), ("money", MONEY), ("format", FORMATS)):
        if name in given and given[name] not in allowed:
            raise BadInput(f"[rows] {name}: {quoted(str(given[name]))} is none of {', '.join(allowed)}")
    return LogMapping(
        plain["game"], columns, plain.get("rules"), _day(plain.get("on")), plain.get("variant", {}),
        plain.get("settings", {}), zone=_zone(rows.get("zone")), wagers=_table(plain, "wagers"),
        selections=_table(plain, "selections"), limits={k: _limits(k, v) for k, v in _table(plain, "limits").items()},
        outcomes=_table(plain, "outcomes"), cards=_table(plain, "cards"),
        acts={key: value for key, value in acts.items() if key != "column"}, act_column=acts.get("column", ""),
        **given,
    )  # fmt: skip


def _check_keys(plain: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in plain:
        if key not in known:
            there = ", ".join(sorted(known))
            raise BadInput(f"{where} has no {quoted(key)}; it has {there}{did_you_mean(key, known)}")


def _table(plain: Mapping[str, Any], name: str) -> dict[str, str]:
    found = plain.get(name, {})
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise BadInput(f'[{name}] has lines of text, like column = "what it is"')
    return found


def _day(value: Any) -> str | None:
    return None if value is None else str(value)


def _zone(text: str | None) -> dt.timezone | None:
    if text is None:
        return None
    found = ZONE.fullmatch(text)
    if found is None:
        raise BadInput(f"[rows] zone: {quoted(text)} is no time zone; write it like +10:00")
    ahead = dt.timedelta(hours=int(found[2]), minutes=int(found[3]))
    return dt.timezone(-ahead if found[1] == "-" else ahead)


def _limits(kind: str, text: str) -> Limits:
    least, dash, greatest = text.partition("-")
    if not dash:
        raise BadInput(f"[limits] {kind}: {quoted(text)} is no range; write it like 5-500")
    return Limits(cents(least.strip()), cents(greatest.strip()))
