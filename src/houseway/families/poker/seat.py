"""A player in a round of play: their cards, what they have bet, and whether they are still in it."""

from typing import TYPE_CHECKING, Final

from houseway.cite import Cite
from houseway.equipment.cards import Card
from houseway.families.poker.best import COUNTED
from houseway.money import Cents
from houseway.play.people import Person
from houseway.play.settlement import give_back
from houseway.play.wager import Placed, void

if TYPE_CHECKING:
    from houseway.families.poker.table import PokerTable

ACTIVE: Final = "active"
FOLDED: Final = "folded"
TAPPED: Final = "tapped out"
UNCALLED: Final = "uncalled"
POT: Final = "pot"
"""Where the chips of a bet go,"""
EARLY: Final = "bet out of turn"
"""and where they wait for the player's turn."""

OUT_OF_TURN: Final = void("{person} bet {stake} out of turn, and it does not stand")


class Seat:
    """A player in a round of play: their cards, and what they have bet."""

    __slots__ = (
        "bet", "cards", "dead", "early", "extra", "missing", "name", "person", "put", "shown", "shows", "state",
        "stray", "table", "tapped", "up",
    )  # fmt: skip

    def __init__(self, person: Person, table: "PokerTable") -> None:
        self.person, self.name, self.table = person, person.name, table
        self.cards: list[Card] = []
        self.up: list[Card] = []  # those of them that lie face up,
        self.extra: list[Card] = []  # those of them that are too many,
        self.missing = 0  # and how many there are too few
        self.shows = 0  # and how many of each face value (`best.COUNTED`)
        self.bet: Cents = 0  # in the round of play
        self.put: Cents = 0  # in this round of betting
        self.early: Cents = 0  # out of turn, and not yet part of the bets
        self.stray: Cents = 0  # of the bets: made out of turn by a player who was out before the turn came
        self.state = ACTIVE
        self.tapped = False  # has tapped out: what others bet above that lies apart, even if the hand is dead now
        self.dead: Cite | None = None  # what put them out of the round of play, where that was not a fold
        self.shown = False

    @property
    def stake(self) -> Cents:
        """What remains of the table stake."""
        return self.person.purse.value

    @property
    def stays(self) -> bool:
        return self.state is not FOLDED

    @property
    def wrong(self) -> int:
        """How many cards too many there are, or, under nought, too few."""
        return len(self.extra) - self.missing

    def plays(self) -> bool:
        """Is the player in the round still, and the round of play on?"""
        table = self.table
        return self.state is not FOLDED and not table.misdealt and table.stay > 1

    def show_up(self, card: Card) -> None:
        """A card of theirs lies face up."""
        self.up.append(card)
        self.shows += COUNTED[card]

    def wager(self, amount: Cents) -> None:
        """Chips go into the pot; whoever has none left has tapped out."""
        table, person = self.table, self.person
        table.move(person, -amount, POT)
        self.bet += amount
        self.put += amount
        table.pot += amount
        if not person.purse.value:
            self.state, self.tapped = TAPPED, True

    def wager_early(self, amount: Cents) -> None:
        """Chips are put out before the player's turn."""
        self.table.move(self.person, -amount, EARLY)
        self.early += amount

    def take_in(self) -> None:
        """Those chips are with the player again, to be bet in turn."""
        self.table.move(self.person, self.early, EARLY)
        self.early = 0

    def give_back_early(self, *under: Cite) -> None:
        """Or they go back for good, by a line: the bet never stood."""
        if self.early:
            give_back(self.table, self.share(UNCALLED, self.early), *under, clause=OUT_OF_TURN)

    def leave_early_in_the_pot(self) -> None:
        """Or they stay there: the player is out of the round of play before the turn has come."""
        table, early = self.table, self.early
        table.move(self.person, early, EARLY)
        table.move(self.person, -early, POT)
        self.bet, self.stray, self.early = self.bet + early, self.stray + early, 0
        table.pot += early

    def put_too_much(self, over: Cents, *under: Cite) -> None:
        """Chips over the limit were put out: they go back by a line, and what counts is bet without them."""
        self.wager_early(over)
        give_back(self.table, self.share(UNCALLED, over), *under)

    def share(self, of: str, amount: Cents) -> Placed:
        """What the player has in a pot, or in none yet, as a wager that lies there."""
        return Placed(self.name, self.table.bet_row, of, amount, "", self)

    def __repr__(self) -> str:
        return f"{self.name} ({self.state}, {self.bet})"
