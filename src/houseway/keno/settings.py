"""What the operator of a keno system sets, within what the Part allows."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.keno import GAME
from houseway.games.keno.rules import DEFAULT_SIGN, Rules, check_sign
from houseway.games.keno.schedule import Schedule, example
from houseway.games.keno.table import KenoTable
from houseway.play.people import Person
from houseway.play.sign import Sign

DAYS: Final = 28  # s218(4), s220(1)


@dataclass(frozen=True, slots=True)
class KenoSettings:
    """`key` is the secret from which the codes on tickets are made."""

    casino: str = "Houseway"
    key: bytes = b"houseway keno"
    schedule: Schedule = field(default_factory=example)
    sign: Sign = DEFAULT_SIGN
    rules: Rules = field(default_factory=Rules)
    unpaid_days: int = DAYS
    longer_approved: bool = False  # has the chief executive approved a longer time for winnings? (s220(1)(b))

    def __post_init__(self) -> None:
        check_sign(self.sign)
        if self.unpaid_days < DAYS or (self.unpaid_days > DAYS and not self.longer_approved):
            why = f"winnings are unpaid after {DAYS} days, or after a longer time that the chief executive approves"
            raise Refused("qld s220(1)(b)", why, ground=Ground.WHEN)

    def table(self, people: Iterable[Person], **other: Any) -> KenoTable:
        """One of Part 13, as the operator has chosen, but for what is said here."""
        chosen: dict[str, Any] = {"sign": self.sign, "schedule": self.schedule, **asdict(self.rules), **other}
        return GAME.open_table(people=people, **chosen)
