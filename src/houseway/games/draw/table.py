"""A draw poker table: the deck in use, the kind of betting on its sign, the blind bets and discards of a round."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import DECKS, Card
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.games.draw.amounts import KINDS, LimitKind
from houseway.games.draw.arithmetic import CARDS, COMPLETE, hand_name, rank_of, why_best
from houseway.games.draw.rules import (
    DEFAULT_SIGN,
    check_betting,
    check_deck,
    check_percent,
)
from houseway.games.draw.terms import PART
from houseway.games.draw.wagers import BETS
from houseway.money import Cents
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign

COMPULSORY: Final = cite("qld s306(1)")


class DrawTable(PokerTable):
    bet_row = BETS
    part = PART
    of_the_play = PokerTable.of_the_play | {"draw", "keep all"}

    def __init__(
        self,
        game: Game[Any],
        people: Iterable[Person] = (),
        sign: Sign = DEFAULT_SIGN,
        name: str = "draw 1",
        *,
        deck: int = COMPLETE,
        ace_low: bool = False,
        betting: str = "full pot",
        approved: bool = False,
        percent: int = FULL_PERCENT,
    ) -> None:
        super().__init__(game, sign, people, name, deck=DECKS[deck])
        self.check_sign(self.sign)
        check_betting(betting, approved)
        check_percent(percent)
        self.deck = deck  # the dealer's decision
        self.in_use = 0  # the deck of the last round of play; 0 before the first
        self.unfit = False  # a card of it is not fit for further use
        self.ace_low = ace_low  # announced for rounds of play with a reduced deck
        self.kind, self.approved, self.percent = betting, approved, percent
        self.blinds: list[Seat] = []  # who has made a blind bet, in order
        self.blind: Cents = 0  # the last one, as it should be
        self.discards: dict[str, list[Card]] = {}  # what each player has given up in the draw; "": nobody
        self.drew: dict[str, int] = {}  # how many that was
        self.waiting: list[Seat] = []  # who is still to receive a fifth card
        self.last_called: Seat | None = None  # in the first round of betting
        self.seen: Counter[str] = Counter()  # cards that were reported as exposed by the dealer, or as face up
        self.could_open: list[Seat] = []  # the final one

    @property
    def betting_kind(self) -> LimitKind:
        return KINDS[self.kind]

    @property
    def over_blind(self) -> bool:
        """Was there an over-blind bet?"""
        return len(self.blinds) > 2

    def to_begin(self) -> Cite | None:
        """Of the designated player, and of the next."""
        return COMPULSORY if len(self.blinds) < 2 else None

    def measured_from(self) -> Seat:
        """The section names no round of betting: who is the designated player as the pot is divided (reading K3)."""
        return self.designated

    def may_go_back(self) -> bool:
        """The last over-blind bet can, too."""
        return super().may_go_back() or self.over_blind

    def rank(self, seat: Seat) -> int:
        return rank_of(seat.cards, self.in_use, self.ace_low)

    def hand(self, seat: Seat) -> str:
        return hand_name(self.rank(seat), self.in_use) if len(seat.cards) == CARDS else ""

    def ranked(self, eligible: list[Seat], winners: list[Seat]) -> tuple[Cite, ...]:
        return why_best([self.rank(seat) for seat in eligible], len(winners), self.in_use)

    def begin(self, players: list[Person], buck: str) -> None:
        super().begin(players, buck)
        self.blinds, self.blind = [], 0
        self.discards, self.drew, self.waiting = {}, {}, []
        self.last_called, self.could_open = None, []
        self.seen = Counter()

    def particulars(self) -> tuple[object, ...]:
        lists = self.blinds, self.waiting, self.could_open
        folded = tuple(tuple(sorted(seat.cards)) for seat in self.folds)  # whoever may take the pot all the same
        discards = tuple((name, tuple(sorted(cards))) for name, cards in self.discards.items())
        called = self.last_called.name if self.last_called is not None else ""
        names = tuple(tuple(seat.name for seat in each) for each in lists)
        return names, folded, discards, self.blind, called, tuple(self.drew), tuple(self.seen.items())

    def finish(self) -> None:
        """The rounds of play are over: the next one starts a new game."""
        self.in_use, self.unfit, self.ace_low, self.percent = 0, False, False, FULL_PERCENT
        self.buck, self.buck_at, self.played, self.since, self.again = "", 0, set(), [], False

    def as_data(self) -> dict[str, Any]:
        data = super().as_data() | {"betting": self.kind}
        data |= {"deck": self.deck} if self.deck != COMPLETE else {}
        data |= {"in_use": self.in_use} if self.in_use else {}
        data |= {name: True for name in ("unfit", "ace_low", "approved") if getattr(self, name)}
        return data | ({"percent": self.percent} if self.percent != FULL_PERCENT else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.kind, self.approved = str(data.get("betting", self.kind)), bool(data.get("approved", False))
        check_betting(self.kind, self.approved)
        self.deck, self.in_use = int(data.get("deck", COMPLETE)), int(data.get("in_use", 0))
        check_deck(self.deck)
        check_deck(self.in_use or self.deck)
        self.unfit, self.ace_low = bool(data.get("unfit", False)), bool(data.get("ace_low", False))
        self.percent = int(data.get("percent", FULL_PERCENT))
        check_percent(self.percent)
        self.shoe.replace(1, DECKS[self.in_use or self.deck])
