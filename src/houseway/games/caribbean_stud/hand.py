"""A hand of five cards at a place, or before the dealer."""

from houseway.equipment.cards import Card, all_seen
from houseway.games.caribbean_stud.arithmetic import rank_of

FIVE = 5


class Hand:
    """`live` while its wagers are still to be decided."""

    __slots__ = ("bet", "cards", "due", "exposed", "folded", "label", "live", "person", "removed")

    def __init__(self, label: str, person: str = "") -> None:
        self.label, self.person = label, person
        self.cards: list[Card] = []
        self.due = FIVE  # as many as it is dealt: by mistake, not five
        self.live = True
        self.folded = False
        self.bet = False  # its player has bet, or goes on all the same
        self.exposed = False  # turned face up for all to see
        self.removed = False  # its cards are in the discard rack

    def wants_cards(self) -> bool:
        return self.live and len(self.cards) < self.due

    @property
    def miscounted(self) -> bool:
        """Was it dealt a card too many or too few?"""
        return self.due != FIVE

    @property
    def undecided(self) -> bool:
        """Has its player neither bet nor folded?"""
        return self.live and not self.bet

    @property
    def seen(self) -> bool:
        """Does anybody know what it is?"""
        return all_seen(self.cards)

    @property
    def rank(self) -> int:
        return rank_of(self.cards)
