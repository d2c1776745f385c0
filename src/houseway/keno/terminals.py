"""Where tickets are sold and paid: a keno writer's terminal, or one that the player works (qld ss 217, 218)."""

from dataclasses import dataclass

from houseway.errors import Ground, Refused
from houseway.games.keno.desk import KENO_DOLLARS, not_paid_in
from houseway.money import Cents


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
            raise Refused("qld s218(1)", why, ground=Ground.MEANS)

    def check_payment(self, paid_in: str) -> None:
        """Writers pay; a self-service terminal can give keno dollars and nothing else."""
        if against := not_paid_in(paid_in):
            raise against
        if self.self_service and paid_in != KENO_DOLLARS:
            why = "winning tickets are paid by keno writers at their terminals"
            raise Refused("qld s219(5)", why, ground=Ground.WHO, instead="keno dollars (qld s219(8))")

    def check_writer(self, under: str, what: str) -> None:
        if self.self_service:
            raise Refused(under, f"{what} at a keno writer's terminal", ground=Ground.WHO)
