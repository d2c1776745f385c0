"""Keno dollars (qld s210, s218): chips that are good for wagers for 28 days, and for cash for ever."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.keno.settings import DAYS
from houseway.money import Cents, dollars

AT_A_WRITER: Final = cite("qld s218(4)(a)")  # cash is given for them
AT_THE_CASHIER: Final = cite("qld s218(4)(b)")  # later


@dataclass(slots=True)
class KenoDollars:
    """One issue of them, and what is left of it."""

    serial: int
    day: date  # the keno day of issue
    left: Cents
    patron: str = ""  # to whom they were issued, where the house knows them

    def in_time(self, today: date) -> bool:
        """The 28th day is in time (reading KN4)."""
        return (today - self.day).days <= DAYS

    def check_wager(self, today: date) -> None:
        if not self.in_time(today):
            why = f"keno dollars {self.serial} were issued on {self.day}, more than {DAYS} days ago"
            raise Refused("qld s218(5)", why, ground=Ground.MEANS, instead="the casino cashier gives cash for them")
        if not self.left:
            raise Refused("qld s218(5)", f"keno dollars {self.serial} are used up", ground=Ground.MEANS)

    def check_redeem(self, today: date, *, cashier: bool) -> None:
        if cashier and self.in_time(today):
            why = f"until {DAYS} days after {self.day} a keno writer gives cash for them"
            raise Refused(AT_THE_CASHIER, why, ground=Ground.WHEN, instead="go to a keno writer's terminal")
        if not cashier and not self.in_time(today):
            why = f"they were issued on {self.day}, more than {DAYS} days ago"
            raise Refused(AT_A_WRITER, why, ground=Ground.WHEN, instead="go to the casino cashier")
        if not self.left:
            raise Refused("qld s218(4)", f"keno dollars {self.serial} are used up", ground=Ground.MEANS)

    def spend(self, most: Cents) -> Cents:
        """So much of them goes towards a wager."""
        spent = min(self.left, most)
        self.left -= spent
        return spent

    def __str__(self) -> str:
        return f"keno dollars {self.serial}: ${dollars(self.left)} of {self.day}"
