"""Who may come in after the first round of a shoe, and on what terms (qld s22; not with a card machine)."""

from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite
from houseway.equipment.machine import CardMachine
from houseway.errors import Ground, Refused

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

LATE: Final = cite("qld s22(1)")
SAT_OUT: Final = cite("qld s22(3)")
PRECLUDED, MINIMUM, LET_IN = "precluded", "minimum", "open"
"""What may be said of a person, or of everybody (`Rules.late_entry`)."""


class ShoeMemory:
    """What a table remembers of its shoe: how many rounds it has seen, who was in the first and who sat one out."""

    __slots__ = ("first_round", "last", "played", "rounds", "said", "sat_out")

    def __init__(self) -> None:
        self.new_shoe()

    def new_shoe(self) -> None:
        self.rounds = 0
        self.last: list[str] = []  # who wagered on the last round: mostly the same people as on the next
        self.first_round: set[str] = set()  # who wagered on the first round
        self.played: set[str] = set()  # who has wagered on any
        self.sat_out: set[str] = set()  # who wagered, and then declined to
        self.said: dict[str, str] = {}  # of single people: what the pit directed

    def dealt(self, people: list[str]) -> None:
        """A round is dealt to these people."""
        self.rounds += 1
        if people == self.last:
            return
        self.last = people
        if self.rounds == 1:
            self.first_round = set(people)
        self.sat_out |= self.played.difference(people)
        self.played.update(people)

    # s22(1), (2), (3): by a direction about one person, or as the table is run

    def is_late(self, person: str) -> bool:
        return bool(self.rounds) and person not in self.first_round

    def may_preclude(self, person: str) -> Cite | None:
        """Which subsection lets the casino keep this person out, where one does."""
        if person in self.sat_out:
            return SAT_OUT
        return LATE if self.is_late(person) else None

    def precluded_under(self, table: "BlackjackTable", person: str) -> Cite | None:
        """By which subsection this person is kept out."""
        said, rules = self.said.get(person), table.rules
        if said is not None:
            return self.may_preclude(person) if said == PRECLUDED else None
        if rules.missed_round_precludes and person in self.sat_out:
            return SAT_OUT
        return LATE if rules.late_entry == "precluded" and self.is_late(person) else None

    def check(self, table: "BlackjackTable", person: str) -> None:
        """Refuse a wager of somebody whom the casino may keep out until the shuffle, and does."""
        under = self.precluded_under(table, person) if not isinstance(table.shoe, CardMachine) else None  # s65A(4)
        if under is not None:
            missed = "declined a round of this shoe" if under is SAT_OUT else "did not wager on the first round"
            raise Refused(under, f"{person} {missed} and waits for the shuffle", ground=Ground.WHO)

    def minimum_only(self, table: "BlackjackTable", person: str) -> bool:
        """Is this person held to the minimum until the shuffle?"""
        if isinstance(table.shoe, CardMachine):
            return False
        return self.is_late(person) and self.said.get(person, table.rules.late_entry) == MINIMUM
