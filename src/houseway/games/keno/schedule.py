"""The schedule of prizes (qld s210): a file that the chief executive approves for one casino."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.games.keno.terms import DRAWN, NUMBERS
from houseway.games.keno.toml_file import money_in, read_toml
from houseway.money import Cents, dollars

EXAMPLE_FILE: Final = Path(__file__).parent / "example-schedule.toml"
JACKPOT_SPOTS: Final = range(6, 11)  # s223(1)
LEAST_SHARE: Final = 15  # per cent: s223(4)
KEYS: Final = ("name", "example", "approved", "prizes", "jackpot")
JACKPOT_KEYS: Final = ("start", "share", "prizes")
LIKE: Final = "44.00"


@dataclass(frozen=True, slots=True)
class Jackpot:
    """Jackpot keno on one number of spots."""

    start: Cents  # the pool when nobody has wagered, and again when it has been won
    share: int  # per cent of the amounts wagered that is put aside
    prizes: Mapping[int, Cents]  # of the catches below a total catch, for each $1

    def put_aside(self, wagered: Cents) -> Cents:
        """What goes to the pool; whole where wagers are in dollars, and never less than the share."""
        return -(-wagered * self.share // 100)


@dataclass(frozen=True, slots=True)
class Schedule:
    """Prizes by number of spots and catch, for each $1 wagered."""

    name: str
    prizes: Mapping[int, Mapping[int, Cents]]
    jackpots: Mapping[int, Jackpot] = field(default_factory=dict)
    example: bool = False
    approved: date | None = None

    def __post_init__(self) -> None:
        if not self.example and self.approved is None:
            why = f"{quoted(self.name)} is not approved by the chief executive"
            raise Refused("qld s210", why, instead="state the day: approved = 1998-09-04")
        for spots, row in self.prizes.items():
            _check_row(spots, row, range(1, min(spots, DRAWN) + 1))
        for spots, jackpot in self.jackpots.items():
            _check_jackpot(spots, jackpot)

    def spots(self, *, jackpot: bool) -> list[int]:
        """The numbers of spots that may be wagered on."""
        return sorted(self.jackpots if jackpot else self.prizes)

    def row(self, spots: int, *, jackpot: bool) -> Mapping[int, Cents]:
        """The prizes that do not come from a pool."""
        return self.jackpots[spots].prizes if jackpot else self.prizes[spots]

    @property
    def note(self) -> str:
        """What odds by this schedule rest on."""
        marked = ", which no casino uses (reading F5)" if self.example else ""
        besides = "jackpots with their pools as they start; each way of a way bet is a wager by itself"
        return f"by the {self.name.lower()}{marked}; {besides}"

    def as_data(self) -> dict[str, Any]:
        """As a file has it."""
        data: dict[str, Any] = {"name": self.name, "example": self.example}
        data |= {"approved": self.approved} if self.approved else {}
        data["prizes"] = {str(spots): _row_data(row) for spots, row in self.prizes.items()}
        data["jackpot"] = {
            str(spots): {"start": dollars(each.start), "share": each.share, "prizes": _row_data(each.prizes)}
            for spots, each in self.jackpots.items()
        }
        return data

    def as_kept(self) -> dict[str, Any]:
        """The same in words, whole numbers, lists and tables alone."""
        return self.as_data() | ({"approved": self.approved.isoformat()} if self.approved else {})


def _row_data(row: Mapping[int, Cents]) -> dict[str, str]:
    return {str(caught): dollars(prize) for caught, prize in row.items()}


def _check_row(spots: int, row: Mapping[int, Cents], catches: range) -> None:
    if spots not in NUMBERS or not row:
        raise BadInput(f"prizes: {spots} spots cannot have {len(row)} prizes; a selection is of 1 to 80 numbers")
    for caught, prize in row.items():
        if caught == 0:
            why = f"{spots} spots: a wager that catches no number matches none, and cannot win"
            raise Refused("qld s219(1)(a)", why, instead=f"catches of 1 to {catches[-1]}")
        if caught not in catches:
            raise BadInput(f"{spots} spots: there is no prize for a catch of {caught}; write 1 to {catches[-1]}")
        if prize < 10 or prize % 10:  # a wager is a multiple of 10c, and its prize must come out in cents
            raise BadInput(f"{spots} spots, catch {caught}: a prize for $1 is a multiple of 0.10, not {dollars(prize)}")


def _check_jackpot(spots: int, jackpot: Jackpot) -> None:
    if spots not in JACKPOT_SPOTS:
        raise Refused("qld s223(1)", f"jackpot keno is not played on {spots} spots", instead="6, 7, 8, 9 or 10 spots")
    if not LEAST_SHARE <= jackpot.share <= 100:
        why = f"{jackpot.share}% of the {spots} spot jackpot wagers is put aside"
        raise Refused("qld s223(4)", why, ground=Ground.AMOUNT, instead=f"{LEAST_SHARE}% at least, as a whole number")
    if jackpot.start < 0:
        raise BadInput(f"jackpot {spots}: a pool starts with nought or more")
    if jackpot.prizes:
        _check_row(spots, jackpot.prizes, range(1, spots))


def schedule_of(data: Mapping[str, Any]) -> Schedule:
    """The schedule that plain data writes; what is wrong is said with its place."""
    unknown, jackpots = [key for key in data if key not in KEYS], data.get("jackpot", {})
    tables = isinstance(data.get("prizes"), Mapping) and isinstance(jackpots, Mapping)
    if unknown or not isinstance(data.get("name"), str) or not tables:
        raise BadInput(f"a schedule of prizes has {', '.join(KEYS)}, name and prizes at least; unknown: {unknown}")
    approved = data.get("approved")
    if isinstance(approved, str):
        with suppress(ValueError):
            approved = date.fromisoformat(approved)  # as a house keeps it
    if approved is not None and type(approved) is not date:
        raise BadInput(f"'approved' is the day of the approval, like 1998-09-04, not {quoted(approved)}")
    return Schedule(
        data["name"],
        {_whole(spots, "prizes"): _row(row, f"prizes.{spots}") for spots, row in data["prizes"].items()},
        {_whole(spots, "jackpot"): _jackpot(row, f"jackpot.{spots}") for spots, row in jackpots.items()},
        data.get("example") is True,
        approved,
    )


def _jackpot(data: Any, where: str) -> Jackpot:
    if not isinstance(data, Mapping) or set(data) != set(JACKPOT_KEYS) or type(data["share"]) is not int:
        raise BadInput(f"{where} has {', '.join(JACKPOT_KEYS)}, share as a whole number of per cent")
    return Jackpot(money_in(data["start"], where, LIKE), data["share"], _row(data["prizes"], f"{where}.prizes"))


def _row(data: Any, where: str) -> dict[int, Cents]:
    if not isinstance(data, Mapping):
        raise BadInput(f'{where} has a prize for each catch, like 3 = "{LIKE}"')
    return {_whole(caught, where): money_in(prize, f"{where}.{caught}", LIKE) for caught, prize in data.items()}


def _whole(text: Any, where: str) -> int:
    if not isinstance(text, str) or not text.isdecimal() or len(text) > 2:
        raise BadInput(f"{where}: {quoted(text)} is no number from 1 to 80")
    return int(text)


def read_schedule(path: str | Path) -> Schedule:
    """The schedule that a file holds."""
    data = read_toml(path)
    try:
        return schedule_of(data)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None


@cache
def example() -> Schedule:
    """The schedule that is shipped, plainly marked as an example (reading F5)."""
    return read_schedule(EXAMPLE_FILE)
