"""After a look at the cards: a bet of exactly twice the ante, or a fold."""

from collections.abc import Iterator, Mapping
from typing import Any

from houseway.errors import Ground, Refused
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import BET, Facts
from houseway.money import Cents, dollars
from houseway.play.acts import Field, Fields, Ways, choice, money
from houseway.play.ask import NOBODY, Choice, Cost, Offer, Steps
from houseway.play.round import Round
from houseway.play.settlement import settle
from houseway.play.table import Call


class Decision(Choice):
    """A player bets or folds. Moot when the hand leaves the round, or the player's chips change what is open."""

    __slots__ = ("affords", "hand", "table")
    moment = DECISIONS

    def __init__(self, table: CaribbeanStudTable, hand: Hand) -> None:
        self.table, self.hand = table, hand
        self.who, self.roles, self.under, self.about = hand.person, NOBODY, table.text.deal.deciding, hand.label
        self.affords = affords(table, hand)
        self.offers = offers(table, hand) if self.affords else {"fold": _fold(table)}
        self.refuses = self._why_no_bet

    def wanted(self) -> bool:
        waits = self.hand.undecided and not self.table.people[self.who].excluded
        return waits and self.affords == affords(self.table, self.hand)

    def _why_no_bet(self, act: str) -> Refused | None:
        return too_few_chips(self.table, self.hand) if act == "bet" and not self.affords else None


def too_few_chips(table: CaribbeanStudTable, hand: Hand) -> Refused:
    held, needed = table.people[hand.person].purse.value, twice(table, hand)
    why = f"a bet is ${dollars(needed)}, twice the ante, and {hand.person} holds ${dollars(held)}"
    return Refused(table.text.deal.twice, why, ground=Ground.MEANS, instead="buy chips, or fold")


def undecided_hand(table: CaribbeanStudTable, person: str) -> Hand | None:
    """A player's hand that has neither bet nor folded, while the players decide."""
    hand = table.hand_of(person)
    return hand if hand is not None and hand.undecided and not table.people[person].excluded else None


def named_hand(round_: Round[CaribbeanStudTable], details: Mapping[str, Any]) -> Hand:
    """The undecided hand of whoever is named, or of the player who is asked."""
    table = round_.table
    assert isinstance(table.asked, Decision)
    hand = undecided_hand(table, details.get("person", table.asked.who))
    assert hand is not None
    return hand


def whose(round_: Round[CaribbeanStudTable]) -> list[tuple[Hand, Fields]]:
    """The undecided hands, each with the detail that names its player; who is asked need not be named."""
    table, asked = round_.table, round_.table.asked
    waiting = [hand for hand in table.in_play if undecided_hand(table, hand.person) is not None]
    optional = {hand.person: asked is not None and hand.person == asked.who for hand in waiting}
    return [(hand, (choice("person", (hand.person,), optional=optional[hand.person]),)) for hand in waiting]


def other_amounts(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    """Whatever a player who has not decided holds, but the right amount."""
    return [way for hand, person in whose(round_) for way in _other_amounts(round_.table, hand, person)]


def _other_amounts(table: CaribbeanStudTable, hand: Hand, person: Fields) -> Iterator[Fields]:
    right, held, unit = twice(table, hand), table.people[hand.person].purse.value, table.unit
    for low, high in (unit, min(right - unit, held)), (right + unit, held):
        if low <= high:
            yield money("amount", low, low + (high - low) // unit * unit, unit), *person


def twice(table: CaribbeanStudTable, hand: Hand) -> Cents:
    ante = table.wager_on(hand, ANTE)
    assert ante is not None, f"{hand.label} is in the round without an ante"
    return 2 * ante.stake


def affords(table: CaribbeanStudTable, hand: Hand) -> bool:
    return not hand.live or table.people[hand.person].purse.value >= twice(table, hand)


def offers(table: CaribbeanStudTable, hand: Hand) -> Mapping[str, Offer]:
    amount = twice(table, hand)
    exact = Field("amount", "money", least=amount, most=amount, optional=True)
    return {
        "bet": Offer(table.text.deal.twice, (exact,), "twice the ante, to go on", costs=Cost.MORE),
        "fold": _fold(table),
    }


def _fold(table: CaribbeanStudTable) -> Offer:
    return Offer(table.text.deal.folding, says="give up the ante and the cards", costs=Cost.GIVES_UP)


def decide(table: CaribbeanStudTable, hand: Hand) -> Steps[None]:
    """Until the hand has bet, is folded, or is out of the round."""
    while hand.undecided:
        if table.people[hand.person].excluded:
            table.rule(f"{hand.person} is excluded and places no bet: {hand.label} is closed", *table.text.deal.absent)
            fold(table, hand)
            return
        answer = yield Decision(table, hand)
        if answer is not None and answer[1] == "bet":
            place_bet(table, hand, answer[2].get("amount", twice(table, hand)))
        elif answer is not None:
            fold(table, hand)


def place_bet(table: CaribbeanStudTable, hand: Hand, amount: Cents) -> None:
    """The chips go down beside the ante; none where what was put down is void."""
    hand.bet = True
    if amount:
        table.add_wager(hand.person, table.game.wager_named[BET], hand.label, amount, hand)


def fold(table: CaribbeanStudTable, hand: Hand) -> None:
    """The dealer closes the hand: its wagers are collected and its cards go to the discard rack."""
    hand.folded = True
    for placed in [p for p in table.placed if p.place is hand]:
        settle(table, placed, Facts(folded=True))
    close_hand(table, hand, table.text.settlement.closed)


def close_hand(table: CaribbeanStudTable, hand: Hand, says: Call) -> None:
    hand.live = False
    table.discard(hand)
    table.announce(says, hand.label)
