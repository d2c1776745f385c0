"""What the operator of a keno system sets, within what the Part allows."""

from dataclasses import dataclass, field
from typing import Final

from houseway.errors import Ground, Refused
from houseway.games.keno.rules import DEFAULT_SIGN, Rules, check_sign
from houseway.games.keno.schedule import Schedule, example
from houseway.play.sign import Sign

DAYS: Final = 28  # s218(4), s220(1)


@dataclass(frozen=True, slots=True)
class Settings:
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
