"""After a look at the cards: a bet of exactly twice the ante, or a fold."""

from collections.abc import Mapping

from houseway.errors import Ground, Refused
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import BET, Facts
from houseway.money import Cents, dollars
from houseway.play.acts import Field, Fields, Ways, money
from houseway.play.ask import NOBODY, Choice, Offer, Steps
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
        in_game = self.hand.live and not self.table.people[self.who].excluded
        return in_game and self.affords == affords(self.table, self.hand)

    def _why_no_bet(self, act: str) -> Refused | None:
        if act != "bet" or self.affords:
            return None
        held, needed = self.table.people[self.who].purse.value, twice(self.table, self.hand)
        why = f"a bet is ${dollars(needed)}, twice the ante, and {self.who} holds ${dollars(held)}"
        return Refused(self.table.text.deal.twice, why, ground=Ground.MEANS, instead="buy chips, or fold")


def awaited_decision(round_: Round[CaribbeanStudTable]) -> Decision:
    """Of a player, while the players decide."""
    assert isinstance(round_.ask, Decision)
    return round_.ask


def other_amounts(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    """Whatever the player who decides holds, but the right amount."""
    ask, table = awaited_decision(round_), round_.table
    right, held, unit = twice(table, ask.hand), table.people[ask.who].purse.value, table.unit
    ranges = (unit, min(right - unit, held)), (right + unit, held)
    ways: list[Fields] = [
        (money("amount", low, low + (high - low) // unit * unit, unit),) for low, high in ranges if low <= high
    ]
    return ways


def twice(table: CaribbeanStudTable, hand: Hand) -> Cents:
    ante = table.wager_on(hand, ANTE)
    assert ante is not None, f"{hand.label} is in the round without an ante"
    return 2 * ante.stake


def affords(table: CaribbeanStudTable, hand: Hand) -> bool:
    return not hand.live or table.people[hand.person].purse.value >= twice(table, hand)


def offers(table: CaribbeanStudTable, hand: Hand) -> Mapping[str, Offer]:
    amount = twice(table, hand)
    exact = Field("amount", "money", least=amount, most=amount, optional=True)
    return {"bet": Offer(table.text.deal.twice, (exact,), "twice the ante, to go on"), "fold": _fold(table)}


def _fold(table: CaribbeanStudTable) -> Offer:
    return Offer(table.text.deal.folding, says="give up the ante and the cards")


def decide(table: CaribbeanStudTable, hand: Hand) -> Steps[None]:
    """Until the hand has bet, is folded, or is out of the round."""
    while hand.live and not hand.bet:
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
