"""One round of play of stud poker as its steps: cards, checks, calls, bets, folds and shows, seen while it is replayed.

What is seen is what changes at the table, not what was said: a bet out of turn is a step when it stands, a card that is
dealt anew is the card that the player keeps, and a deal that was a misdeal is no round of play.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple

from houseway.equipment.cards import Card
from houseway.families.poker.betting import Betting
from houseway.families.poker.stud.table import StudTable
from houseway.families.poker.table import FOLDED, TAPPED, Seat
from houseway.money import Cents
from houseway.play.events import Done, Events
from houseway.play.round import Round

__all__ = ["Hand", "Kind", "Step", "Watcher"]

FIRST_CARDS: Final = 3  # before the first round of betting
SEVEN: Final = 7


class Kind(Enum):
    """What a step is. Hiding is not to show one's cards at the end."""

    DEAL = "deal"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    FOLD = "fold"
    SHOW = "show"
    HIDE = "hide"


class Step(NamedTuple):
    """What one player did, or was dealt, in which round of betting. `to` is all they have bet in it by then."""

    seat: int
    kind: Kind
    betting_round: int
    to: Cents = 0
    tapped_out: bool = False
    cards: tuple[Card, ...] = ()


@dataclass(slots=True)
class Hand:
    """A round of play, its players clockwise from the buck."""

    number: int
    table: StudTable
    names: list[str]
    places: list[int]
    stakes: list[Cents]  # before the first bet
    antes: list[Cents]
    steps: list[Step] = field(default_factory=list)
    finished: list[Cents] = field(default_factory=list)  # the stakes at the end; empty while the round is not over
    won: list[Cents] = field(default_factory=list)  # what each took out of the pots,
    commission: Cents = 0  # and what the house did
    odd: str = ""  # what happened that is no step of a player


class Watcher:
    """To be called after each event of a record; the rounds of play that it has seen are its `hands`."""

    def __init__(self) -> None:
        self.hands: list[Hand] = []
        self._round: Round[Any] | None = None
        self._number = 0
        self._seats: list[Seat] = []
        self._was: list[tuple[Cents, str, bool]] = []
        self._dealt: list[int] = []
        self._betting: Betting | None = None
        self._betting_round = 0
        self._highest: Cents = 0  # bet in this round of betting

    def __call__(self, round_: "Round[Any]", events: Events) -> None:
        table = round_.table
        assert isinstance(table, StudTable)
        if round_ is not self._round:
            self._round, self._number = round_, self._number + 1
        if table.seats and table.seats is not self._seats:
            self._begin(table)
        if self.hands and self.hands[-1].number == self._number:
            self._look(self.hands[-1], round_, table, events)

    def _begin(self, table: StudTable) -> None:
        seats = self._seats = table.seats
        names, places = [seat.name for seat in seats], [table.places[seat.name] for seat in seats]
        stakes = [seat.stake + seat.bet for seat in seats]
        self.hands.append(Hand(self._number, table, names, places, stakes, [0] * len(seats)))
        self._was = [_state(seat) for seat in seats]
        self._dealt = [0] * len(seats)
        self._betting, self._betting_round, self._highest = None, 0, 0

    def _look(self, hand: Hand, round_: "Round[Any]", table: StudTable, events: Events) -> None:
        """What has changed since the last look: first for whoever acted, then clockwise."""
        if table.misdealt:
            self.hands.pop()
            return
        if table.betting is not self._betting:
            self._betting, self._betting_round, self._highest = table.betting, self._betting_round + 1, 0
        first = next(iter(events), None)
        who, act = (first.who, first.act) if isinstance(first, Done) and first.refused is None else ("", "")
        start = hand.names.index(who) if who in hand.names else 0
        for at in (*range(start, len(hand.names)), *range(start)):
            self._changed(hand, at, act if hand.names[at] == who else "")
        if table.communal is not None:
            hand.odd = "a communal card was dealt"
        if round_.over and not hand.finished:
            self._end(hand, round_)

    def _changed(self, hand: Hand, at: int, act: str) -> None:
        seat, (bet, state, shown) = self._seats[at], self._was[at]
        self._was[at] = _state(seat)
        if seat.bet > bet and not any(self._seats[each].cards for each in range(len(self._seats))):
            hand.antes[at] += seat.bet - bet
        elif seat.bet > bet:
            kind = Kind.BET if seat.put > self._highest else Kind.CALL
            self._highest = max(self._highest, seat.put)
            self._add(hand, at, kind, seat.put)
        elif act == "check":
            self._add(hand, at, Kind.CHECK)
        if seat.state is FOLDED and state is not FOLDED:
            hand.odd = hand.odd if act == "fold" else f"{seat.name} was put out of the round of play"
            self._add(hand, at, Kind.FOLD)
        if seat.shown and not shown:
            self._add(hand, at, Kind.SHOW, cards=seat.cards)

    def _add(self, hand: Hand, at: int, kind: Kind, to: Cents = 0, cards: Sequence[Card] = ()) -> None:
        self._deal(hand)
        tapped_out = self._seats[at].state is TAPPED
        hand.steps.append(Step(at, kind, self._betting_round, to, tapped_out, tuple(cards)))

    def _deal(self, hand: Hand) -> None:
        """Cards are told once somebody has acted: until then one may be taken back and another dealt."""
        for betting_round, upto in enumerate(range(FIRST_CARDS, SEVEN + 1), 1):
            for at, seat in enumerate(self._seats):
                new = seat.cards[self._dealt[at] : upto]
                if new:
                    new = new if self._dealt[at] else sorted(new, key=seat.up.__contains__)  # the one face up last
                    self._dealt[at] += len(new)
                    hand.steps.append(Step(at, Kind.DEAL, betting_round, cards=tuple(new)))

    def _end(self, hand: Hand, round_: "Round[Any]") -> None:
        lines = [line for line in round_.lines if line.selection.startswith("pot")]
        hand.commission = sum(line.commission for line in lines)
        taken = [(line.person, line.returned + line.paid - line.commission) for line in lines]
        hand.won = [sum(amount for person, amount in taken if person == name) for name in hand.names]
        hand.finished = [seat.stake for seat in self._seats]
        self._deal(hand)
        staying = [at for at, seat in enumerate(self._seats) if seat.stays]
        for at in staying if len(staying) > 1 else []:
            if hand.won[at] and not self._seats[at].shown:
                self._add(hand, at, Kind.SHOW, cards=self._seats[at].cards)
            elif not self._seats[at].shown:
                self._add(hand, at, Kind.HIDE)


def _state(seat: Seat) -> tuple[Cents, str, bool]:
    return seat.bet, seat.state, seat.shown
