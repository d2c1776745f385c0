"""Hands and boxes: what lies before each player, and before the dealer."""

from houseway.equipment.cards import Card
from houseway.games.blackjack.arithmetic import VALUE, total


class Hand:
    """Cards with their total kept as they come."""

    __slots__ = (
        "ace", "barred", "box", "cards", "deemed", "done", "doubled", "hard", "label", "live", "offered", "passed",
        "removed", "retaken", "separated", "split", "total",
    )  # fmt: skip

    def __init__(self, label: str, box: "Box | None" = None, split: bool = False) -> None:
        self.label, self.box, self.split = label, box, split
        self.cards: list[Card] = []
        self.hard = 0  # every ace as 1
        self.ace = False  # holds an ace that may count as 11
        self.total = 0
        self.doubled = False
        self.live = True  # its wagers are still to be decided by the cards
        self.barred = False  # may draw no more cards this round
        self.deemed = False  # counts as its points but not as a blackjack (qld s62)
        self.done = False  # its players have finished with it
        self.passed = False  # the dealer went past it
        self.offered = False  # and its players have since chosen to go on
        self.removed = False  # its cards are already in the discard rack
        self.retaken = False  # its turn was taken anew, and is over
        self.separated = False  # the dealer's, to be dealt again after a player's (qld s59(2), vic 26/2000 r15.5)

    def take(self, card: Card) -> None:
        value = VALUE[card]
        self.cards.append(card)
        self.hard = hard = self.hard + value
        if value == 1:
            self.ace = True
        self.total = total(hard, True) if self.ace else hard

    def wants_a_card(self) -> bool:
        return self.live and not self.retaken

    def wants_its_second(self) -> bool:
        """Not with two cards that were deemed correctly dealt meanwhile (reading B54)."""
        return self.live and not self.retaken and len(self.cards) < 2

    def is_short(self) -> bool:
        """The dealer's, which plays against somebody and has no second card."""
        return self.live and len(self.cards) < 2

    def may_draw(self) -> bool:
        """As things are now: a ruling on the hand may have completed it."""
        return not self.retaken and not self.complete

    def still_has(self, cards: list[Card]) -> bool:
        """Is it the hand that a card was asked for? A ruling on its cards has it asked about anew (reading B61)."""
        return self.live and not self.retaken and self.cards == cards

    def give_up(self, card: Card) -> None:
        """A card leaves the hand."""
        kept = list(self.cards)
        kept.remove(card)
        self.recount(kept)

    def recount(self, cards: list[Card]) -> None:
        self.cards, self.hard, self.ace, self.total = [], 0, False, 0
        for card in cards:
            self.take(card)
            if self.doubled and len(self.cards) == 2:
                self.fix_aces()

    def fix_aces(self) -> None:
        """Doubling down fixes any ace so far at 1 (qld s37(3))."""
        self.ace = False
        self.total = self.hard

    @property
    def blackjack(self) -> bool:
        """An ace and a ten as the first two cards (qld s15), never on a split (s38(4)(c))."""
        return self.total == 21 and len(self.cards) == 2 and not self.split and not self.deemed

    @property
    def bust(self) -> bool:
        return self.hard > 21

    @property
    def undecided(self) -> bool:
        """Does it depend on the dealer's cards (qld s40(2))?"""
        return self.live and self.hard <= 21 and not self.blackjack

    @property
    def pair(self) -> bool:
        """Two cards identical in value (qld s38(1))."""
        cards = self.cards
        return len(cards) == 2 and VALUE[cards[0]] == VALUE[cards[1]]

    @property
    def complete(self) -> bool:
        """No more cards may be drawn to it (qld s39(1))."""
        if self.total >= 21 or self.barred or not self.live:
            return True
        aces_split = self.split and VALUE[self.cards[0]] == 1
        return (len(self.cards) >= 2 and aces_split) or (self.doubled and len(self.cards) >= 3)


class Box:
    """A box with at least one wager on it. The first player decides for it (qld s43(a))."""

    __slots__ = ("hands", "label", "number", "players", "sevens")

    def __init__(self, number: int) -> None:
        self.number = number
        self.label = f"box {number}"
        self.players: list[str] = []
        self.hands: list[Hand] = [Hand(self.label, self)]
        self.sevens: list[Card] = []  # two sevens that were split (qld s49)

    @property
    def first_player(self) -> str:
        return self.players[0]
