"""A manila poker table: 32 cards, communal cards, and what was announced before the rounds of play started."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite, cite, cites
from houseway.equipment.cards import REDUCED_DECK_32, Card
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import TABLE_STAKE, PokerTable
from houseway.families.poker_hands import class_number, hand_class
from houseway.games.manila import moments
from houseway.games.manila.arithmetic import best_rank, is_low_straight
from houseway.games.manila.rules import DEFAULT_SIGN, check_percent
from houseway.games.manila.terms import PART, SHOWS
from houseway.games.manila.wagers import BETS
from houseway.money import Cents, cents, dollars
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign

COMMUNAL: Final = 5
BLIND_BET: Final = cite("qld s269(1)")
HANDS: Final = cites("qld s251", "qld s256(1)")
FACE_VALUES: Final = cites("qld s256(3)", "qld s256(4)")
EQUAL: Final = cites("qld s256(2)", "qld s256(6)")
LOW_ACE: Final = cites("qld s256(5)", "reading K10")


class ManilaTable(PokerTable):
    bet_row = BETS
    part = PART
    one_deck = cite("qld s260")

    def __init__(
        self,
        game: Game[Any],
        people: Iterable[Person] = (),
        sign: Sign = DEFAULT_SIGN,
        name: str = "manila 1",
        ace_low: bool = False,
        commission: int = FULL_PERCENT,
    ) -> None:
        super().__init__(game, sign, people, name, deck=REDUCED_DECK_32)
        self.check_sign(self.sign)
        check_percent(commission)
        self.ace_low = ace_low  # as well as high
        self.percent = commission
        self.most_commission: Cents | None = None  # of what one player wins, where so much was announced
        self.communal: list[Card] = []
        self.number = 0  # of the round of betting that is on
        self.restricted: set[int] = set()  # rounds of betting that a communal card was exposed before
        self.new_cards = True  # a complete deck has come to the table

    @property
    def started(self) -> bool:
        """Have the rounds of play started?"""
        return bool(self.buck)

    def to_begin(self) -> Cite | None:
        return BLIND_BET if self.moment in moments.TO_THE_BLIND_BET else None

    @property
    def blind(self) -> Cents:
        """The blind bet is the minimum permissible wager."""
        return self.minimum

    @property
    def least_stake(self) -> Cents:
        """The minimum table stake."""
        return self.sign.limits[TABLE_STAKE].minimum

    def sign_shown(self) -> str:
        return f"{super().sign_shown()}\nblind bet {dollars(self.blind)} (qld s259(2))"

    def rank(self, seat: Seat) -> int:
        return best_rank(seat.cards, self.communal, self.ace_low)

    def hand(self, seat: Seat) -> str:
        """What a player's hand is called, once every communal card is there."""
        whole = len(self.communal) == COMMUNAL and not seat.wrong
        return hand_class(self.rank(seat), reduced=True) if whole else ""

    def showed(self, seat: Seat) -> None:
        self.announce(SHOWS, seat.name, self.hand(seat))

    def ranked(self, eligible: list[Seat], winners: list[Seat]) -> tuple[Cite, ...]:
        """A better hand, or better face values, or an equal hand."""
        won, *others = sorted([self.rank(seat) for seat in eligible], reverse=True)[len(winners) - 1 :]
        found = HANDS if not others or class_number(others[0]) != class_number(won) else (*HANDS, *FACE_VALUES)
        low = LOW_ACE if self.ace_low and is_low_straight(won) else ()
        return (*found, *low, *(EQUAL if len(winners) > 1 else ()))

    def commission(self, whole: Cents) -> Cents:
        """No more than was announced."""
        less = super().commission(whole)
        return less if self.most_commission is None else min(less, self.most_commission)

    def begin(self, players: list[Person], buck: str) -> None:
        super().begin(players, buck)
        self.communal, self.number, self.restricted = [], 0, set()

    def particulars(self) -> tuple[object, ...]:
        return tuple(sorted(self.communal)), self.number, frozenset(self.restricted)

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        data |= {"ace_low": True} if self.ace_low else {}
        data |= {"commission": self.percent} if self.percent != FULL_PERCENT else {}
        data |= {"most_commission": dollars(self.most_commission)} if self.most_commission is not None else {}
        return data | ({} if self.new_cards else {"new_cards": False})

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.ace_low = bool(data.get("ace_low", False))
        self.percent = int(data.get("commission", FULL_PERCENT))
        check_percent(self.percent)
        most = data.get("most_commission")
        self.most_commission = None if most is None else cents(str(most))
        self.new_cards = bool(data.get("new_cards", True))
