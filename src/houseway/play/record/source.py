"""The file that a record was read from: what is wrong in it is told with the line, and with what is allowed there."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from houseway.cite import BadCite, cite
from houseway.errors import BadRecord, Refused, quoted
from houseway.money import BadMoney, Cents, cents
from houseway.play.record.places import Places

LONGEST: Final = 100
BITS: Final = 63


class ValueKind(NamedTuple):
    """What a value may be, and how that is said."""

    types: tuple[type, ...]
    words: str


TEXT: Final = ValueKind((str,), "text in quotes")
WHOLE: Final = ValueKind((int,), "a whole number")
YES: Final = ValueKind((bool,), "true or false")
DAY: Final = ValueKind((date, datetime), "a date like 1998-09-04")
TABLE: Final = ValueKind((dict,), "a table")
LIST: Final = ValueKind((list,), "a list")
PROVISIONS: Final = ValueKind((str, list), "a provision, or a list of them")
NAMES: Final = ValueKind((str, list), "text in quotes, or a list of it")
MOMENT: Final = ValueKind((datetime,), "a date and time like 1998-09-04T21:00:00")


@dataclass(frozen=True, slots=True)
class RecordSource:
    """Where the values of a record stand; a record that was not read from a file has no lines."""

    file: str = ""
    places: Places = field(default_factory=Places)

    def bad(self, why: str, *path: str | int) -> BadRecord:
        return BadRecord(why, line=self.places.line(*path), file=self.file)

    def near(self, why: object, data: Mapping[str, Any], *path: str | int) -> BadRecord:
        """What is wrong somewhere in a table: at the key that it names, where it names one."""
        named = [name for name in data if re.search(rf"\b{re.escape(name)}\b", str(why))]
        line = self.places.line(*path, *named[:1])
        return BadRecord(str(why), line=line, file=self.file, refused=why if isinstance(why, Refused) else None)

    def kind(self, value: object, kind: ValueKind, *path: str | int) -> None:
        """Refuse a value of another kind."""
        if type(value) not in kind.types:
            raise self.bad(f"'{path[-1]}' must be {kind.words}, not {shown(value)}", *path)

    def table(
        self,
        data: object,
        kinds: Mapping[str, ValueKind],
        *path: str | int,
        needed: Collection[str] = (),
        what: str = "",
    ) -> None:
        """Refuse a table with a key that is missing or unknown, or with a value of the wrong kind."""
        where = what or f"'{path[-1]}'"
        if not isinstance(data, dict):
            raise self.bad(f"{where} must be a table, not {shown(data)}", *path)
        for name in data:
            if name not in kinds:
                raise self.bad(f"'{name}' is not known in {where}; allowed: {', '.join(kinds)}", *path, name)
            self.kind(data[name], kinds[name], *path, name)
        for name in needed:
            if name not in data:
                raise self.bad(f"'{name}' is missing in {where}; it takes {', '.join(kinds)}", *path)

    def money(self, value: object, *path: str | int, least: Cents | None = None) -> Cents:
        """An amount that a record writes."""
        try:
            if not isinstance(value, str) or len(value) > LONGEST:
                raise BadMoney(f"{shown(value)} is not an amount of money; write dollars and cents like '12.50'")
            amount = cents(value)
        except BadMoney as wrong:
            raise self.bad(f"'{path[-1]}': {wrong}", *path) from None
        if least is not None and amount < least:
            raise self.bad(
                f"'{path[-1]}' cannot be {value}: it is {'above nought' if least else 'nought or more'}", *path
            )
        return amount

    def cite(self, text: object, *path: str | int) -> str:
        """A citation that a record writes."""
        try:
            return cite(str(text)).text
        except BadCite as wrong:
            raise self.bad(str(wrong), *path) from None

    def provisions(self, stated: str | list[Any], *path: str | int) -> list[str]:
        """A provision that a record writes, or several; an empty text is none."""
        several = stated if isinstance(stated, list) else [stated] if stated else []
        return [self.cite(each, *path) for each in several]

    def sound(self, data: Any, *path: str | int) -> None:
        """Refuse what no record holds at any depth: floating point, times of no day, numbers past 64 bits."""
        if isinstance(data, dict | list):
            for step, each in data.items() if isinstance(data, dict) else enumerate(data):
                self.sound(each, *path, step)
        elif isinstance(data, int):
            if data.bit_length() > BITS:
                raise self.bad("a number is too large for a record", *path)
        elif not isinstance(data, str | date):
            why = f"{shown(data)} has no place in a record: amounts are text like '12.50', other numbers are whole"
            raise self.bad(why, *path)
        elif isinstance(data, datetime) and data.tzinfo is not None:
            raise self.bad(f"{data.isoformat()} has a time zone; write the casino's own time", *path)


def shown(value: object) -> str:
    """A value as an error shows it: as a record writes it, what stands in several by its kind."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else quoted(value)
