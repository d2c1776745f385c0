"""One round of play of stud poker as its steps: cards, checks, calls, bets, folds and shows, told by its events.

What counts is what came of them: a bet out of turn is a step when it stands, a card that is dealt anew is the card that
the player keeps, and a deal that was a misdeal is no round of play.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from houseway.equipment.cards import NAME, Card
from houseway.families.poker.moments import BETTING, SHOWDOWN
from houseway.families.poker.places import START
from houseway.families.poker.seat import POT, UNCALLED
from houseway.families.poker.stud.table import FACE_UP, StudTable
from houseway.families.poker.table import OUT
from houseway.money import Cents
from houseway.play.events import Asked, Called, Came, Done, Event, Events, Moved, Settled
from houseway.play.round import Round

FIRST_CARDS: Final = 3  # before the first round of betting
SEVEN: Final = 7
MISDEAL: Final = "declare a misdeal"
BETTING_ROUND: Final = {moment: number for number, moment in enumerate(BETTING, 1)} | {SHOWDOWN: len(BETTING)}
CARD: Final = {name: card for card, name in enumerate(NAME)}


class StepKind(Enum):
    """What a step is. Hiding is not to show one's cards at the end."""

    DEAL = "deal"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    FOLD = "fold"
    SHOW = "show"
    HIDE = "hide"


class HistoryStep(NamedTuple):
    """What one player did, or was dealt, in which round of betting. `to` is all they have bet in it by then."""

    seat: int
    kind: StepKind
    betting_round: int
    to: Cents = 0
    tapped_out: bool = False
    cards: tuple[Card, ...] = ()


@dataclass(slots=True)
class HistoryHand:
    """A round of play, its players clockwise from the buck."""

    number: int
    table: StudTable
    names: list[str]
    places: list[int]
    stakes: list[Cents]  # before the first bet
    antes: list[Cents]
    steps: list[HistoryStep] = field(default_factory=list)
    finished: list[Cents] = field(default_factory=list)  # the stakes at the end; empty while the round is not over
    won: list[Cents] = field(default_factory=list)  # what each took out of the pots,
    commission: Cents = 0  # and what the house did
    odd: str = ""  # what happened that is no step of a player


class Watcher:
    """To be called with the events of each step of a record; the rounds of play that it has seen are its `hands`."""

    def __init__(self) -> None:
        self.hands: list[HistoryHand] = []
        self._round: Round[StudTable] | None = None
        self._number = 0
        self._told: _Told | None = None  # the round of play that is on

    def __call__(self, round_: Round[StudTable], events: Events) -> None:
        if round_ is not self._round:
            self._round, self._number, self._told = round_, self._number + 1, None
        for event in events:
            if _did(event, START) and round_.table.seats:
                self._begin(round_.table)
            elif self._told is not None and _did(event, MISDEAL):
                self.hands.pop()
                self._told = None
            elif self._told is not None:
                self._told.tell(event)
        if round_.over and self._told is not None:
            self._told.end()
            self._told = None

    def _begin(self, table: StudTable) -> None:
        names = [seat.name for seat in table.seats]
        places, stakes = [table.places[name] for name in names], [seat.stake for seat in table.seats]
        self.hands.append(HistoryHand(self._number, table, names, places, stakes, [0] * len(names)))
        self._told = _Told(self.hands[-1])


def _did(event: Event, act: str) -> bool:
    return isinstance(event, Done) and event.act == act and event.refused is None


class _Told:
    """A round of play as far as its events have told it. Players go by their place in the hand."""

    def __init__(self, hand: HistoryHand) -> None:
        self.hand, self.at = hand, {name: at for at, name in enumerate(hand.names)}
        self.stakes, self.won = list(hand.stakes), [0] * len(hand.names)
        self.cards: list[list[Card]] = [[] for _ in hand.names]
        self.up: list[Card] = []  # that lie face up though they are hole cards
        self.dealt = [0] * len(hand.names)  # how many of the cards are steps already
        self.put = [0] * len(hand.names)  # in this round of betting
        self.betting_round = 0
        self.tapped_out: set[int] = set()
        self.out: set[int] = set()
        self.shown: set[int] = set()

    def tell(self, event: Event) -> None:
        match event:
            case Asked(moment=moment) if BETTING_ROUND.get(moment, 0) > self.betting_round:
                self.betting_round, self.put = BETTING_ROUND[moment], [0] * len(self.put)
            case Came(value=card, to=to):
                self._card(to, CARD[str(card)])
            case Done(who=who, act=act, refused=None) if who in self.at:
                self._does(self.at[who], act)
            case Called(words=words):
                self._said(words)
            case Moved(person=person, amount=amount, account=account) if person in self.at:
                self._moved(self.at[person], amount, account)
            case Settled(line=line) if line.person in self.at:
                got = line.returned + line.paid - line.commission
                self.stakes[self.at[line.person]] += got
                if line.selection != UNCALLED:
                    self.won[self.at[line.person]] += got
                    self.hand.commission += line.commission

    def _card(self, to: str, card: Card) -> None:
        """One card more; in place of the last where the player had all seven, and that one was dealt anew."""
        if to not in self.at:
            self.hand.odd = "a communal card was dealt"
            return
        mine = self.cards[self.at[to]]
        mine[SEVEN - 1 :] = []
        mine.append(card)

    def _does(self, at: int, act: str) -> None:
        if act == "check":
            self._add(at, StepKind.CHECK)
        elif act == "fold":
            self.out.add(at)
            self._add(at, StepKind.FOLD)
        elif act == "show":
            self.shown.add(at)
            self._add(at, StepKind.SHOW, cards=self.cards[at])

    def _said(self, words: str) -> None:
        """Who was put out, and who has a card that did not come from the deck in turn."""
        for name, at in self.at.items():
            before, after = FACE_UP.format(name, "|").split("|")
            if words == OUT.format(name):
                self.hand.odd = f"{name} was put out of the round of play"
                self.out.add(at)
                self._add(at, StepKind.FOLD)
            elif words.startswith(before) and words.endswith(after):
                card = CARD[words.removeprefix(before).removesuffix(after)]
                self._card(name, card)
                self.up.append(card)

    def _moved(self, at: int, amount: Cents, account: str) -> None:
        self.stakes[at] += amount
        if account != POT:
            return
        if not self.stakes[at]:
            self.tapped_out.add(at)
        if not any(self.cards):
            self.hand.antes[at] -= amount
            return
        highest = max(self.put)
        self.put[at] -= amount
        self._add(at, StepKind.BET if self.put[at] > highest else StepKind.CALL, self.put[at])

    def _add(self, at: int, kind: StepKind, to: Cents = 0, cards: Sequence[Card] = ()) -> None:
        self._deal()
        tapped_out = at in self.tapped_out - self.out
        self.hand.steps.append(HistoryStep(at, kind, self.betting_round, to, tapped_out, tuple(cards)))

    def _deal(self) -> None:
        """Cards are told once somebody has acted: until then one may be taken back and another dealt."""
        for betting_round, upto in enumerate(range(FIRST_CARDS, SEVEN + 1), 1):
            for at, cards in enumerate(self.cards):
                new = cards[self.dealt[at] : upto]
                if new:
                    new = new if self.dealt[at] else sorted(new, key=self.up.__contains__)  # the one face up last
                    self.dealt[at] += len(new)
                    self.hand.steps.append(HistoryStep(at, StepKind.DEAL, betting_round, cards=tuple(new)))

    def end(self) -> None:
        self.hand.won, self.hand.finished = self.won, self.stakes
        self._deal()
        staying = [at for at in range(len(self.cards)) if at not in self.out]
        for at in staying if len(staying) > 1 else []:
            if self.won[at] and at not in self.shown:
                self._add(at, StepKind.SHOW, cards=self.cards[at])
            elif at not in self.shown:
                self._add(at, StepKind.HIDE)
