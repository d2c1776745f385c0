"""Who may come in after the first round of a shoe, and on what terms (qld s22; not with a card machine)."""

from typing import TYPE_CHECKING

from houseway.equipment.machine import CardMachine
from houseway.errors import Ground, Refused

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable


class Entry:
    """What a table remembers of its shoe: how many rounds it has seen, who was in the first and who sat one out."""

    __slots__ = ("first_round", "last", "played", "rounds", "sat_out")

    def __init__(self) -> None:
        self.new_shoe()

    def new_shoe(self) -> None:
        self.rounds = 0
        self.last: list[str] = []  # who wagered on the last round: mostly the same people as on the next
        self.first_round: set[str] = set()  # who wagered on the first round
        self.played: set[str] = set()  # who has wagered on any
        self.sat_out: set[str] = set()  # who wagered, and then declined to

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

    def check(self, table: "BlackjackTable", person: str) -> None:
        """Refuse a wager of somebody whom the casino may keep out until the shuffle, and does."""
        rules = table.rules
        if isinstance(table.shoe, CardMachine):  # s65A(4)
            return
        if rules.missed_round_precludes and person in self.sat_out:
            why = f"{person} declined a round of this shoe and waits for the next one"
            raise Refused("qld s22(3)", why, ground=Ground.WHO)
        if rules.late_entry == "precluded" and self.rounds and person not in self.first_round:
            why = f"{person} did not wager on the first round and waits for the shuffle"
            raise Refused("qld s22(1)", why, ground=Ground.WHO)

    def minimum_only(self, table: "BlackjackTable", person: str) -> bool:
        """Is this person held to the minimum until the shuffle?"""
        late = table.rules.late_entry == "minimum" and self.rounds and person not in self.first_round
        return bool(late) and not isinstance(table.shoe, CardMachine)
