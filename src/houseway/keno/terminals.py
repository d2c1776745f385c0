"""Where tickets are sold and paid: a keno writer's terminal, or one that the player works (qld ss 217, 218)."""

from dataclasses import dataclass
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.keno.desk import KENO_DOLLARS, PAID_IN, not_paid_in
from houseway.games.keno.terms import BY_WRITERS
from houseway.money import Cents

TAKES: Final = cite("qld s218(1)")  # what a self-service terminal does


@dataclass(frozen=True, slots=True)
class Terminal:
    """A station. Without a writer it is a self-service terminal."""

    station: int
    writer: str = ""  # name or identification number
    takes_ways_on_cards: bool = False

    @property
    def self_service(self) -> bool:
        return not self.writer

    @property
    def operator(self) -> str:
        return self.writer or f"self-service {self.station}"

    def check_money(self, chips: Cents) -> None:
        if chips and self.self_service:
            why = "a self-service terminal takes Australian currency and keno dollars"
            raise Refused(TAKES, why, ground=Ground.MEANS)

    def check_payment(self, paid_in: str) -> None:
        """Writers pay; a self-service terminal can give keno dollars and nothing else."""
        if against := not_paid_in(paid_in):
            raise against
        if self.self_service and paid_in != KENO_DOLLARS:
            why = "winning tickets are paid by keno writers at their terminals"
            raise Refused(BY_WRITERS, why, ground=Ground.WHO, instead=f"keno dollars ({PAID_IN[KENO_DOLLARS]})")

    def check_writer(self, under: Cite, what: str) -> None:
        if self.self_service:
            raise Refused(under, f"{what} at a keno writer's terminal", ground=Ground.WHO)
