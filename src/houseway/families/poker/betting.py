"""A round of betting as it stands, and what a player may bet in it; see `opening` and `answers` for how it goes.

The game says which amounts open and raise (`Amounts`), and which provisions each step rests on.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.cite import Cite
from houseway.errors import Ground, HousewayError, Refused
from houseway.families.poker.cites import RoundCites
from houseway.families.poker.oversight import Acted, as_far_as_it_counts
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.families.poker.table import PokerTable
from houseway.money import Cents, dollars
from houseway.play.acts import Fields, money, yes
from houseway.play.ask import NOBODY, Choice, Cost, Offer, Steps

# What remains of the table stake of a player who taps out
NOT_A_CALL: Final = "qld s351(1)(a)(i)"
JUST_A_CALL: Final = "qld s351(1)(a)(ii)"
NOT_A_RAISE: Final = "qld s351(1)(a)(iii)"
JUST_A_RAISE: Final = "qld s351(1)(a)(iv)"


class Amounts(NamedTuple):
    """What a player may open or raise with: the least, the most, in steps from the least, and what says so."""

    least: Cents
    most: Cents
    step: Cents
    under: Cite
    over: Cite | None = None  # what sets the most, where that is another provision
    exact: bool = False  # in these steps alone: to bet all that remains is no amount in between
    closed: Refused | None = None  # why nobody may raise any more, but for whoever taps out with less than a raise
    below: Cite | None = None  # what sets the least, where that is another provision


class Bet(NamedTuple):
    """The last bet that was made: what was called with it, and what it was raised by (or opened with)."""

    call: Cents
    more: Cents


NO_BET: Final = Bet(0, 0)
ACCEPTED: Final = yes("accepted")

Rule: TypeAlias = Callable[["Betting", Seat], Amounts | Refused]
"""What a player may open or raise with, or why they may not."""


class Betting:
    """One round of betting at a table, as it stands."""

    __slots__ = (
        "acted", "answered", "called", "changes", "designated", "fewest", "highest", "last", "leader",
        "may_open", "may_raise", "moment", "opened", "opening", "option", "pending", "raised", "raises", "restricted",
        "started", "table", "to_open", "turn", "within",
    )  # fmt: skip

    def __init__(self, table: PokerTable, within: RoundCites, may_raise: Rule, moment: str) -> None:
        self.table, self.within, self.moment = table, within, moment
        self.may_raise = may_raise
        self.may_open: Rule | None = None  # while nobody has opened
        table.betting = self
        self.highest: Cents = 0  # the most that one player has bet in this round of betting
        self.leader: Seat | None = None  # who bet it first
        self.opened = False
        self.opening: Cents = 0  # the opening bet
        self.raised = False  # has anybody raised, be it by too little?
        self.raises: list[Cents] = []  # those that were whole
        self.last = NO_BET
        self.called: Seat | None = None  # the last player to be called
        self.answered = False  # has anybody put chips in since the last bet that was to be called?
        self.fewest = 2  # how many must stay for anybody to be asked
        self.pending: list[Seat] = []  # who is still to act, in turn
        self.acted: set[str] = set()
        self.turn: Seat | None = None  # who is asked now
        self.option: Seat | None = None  # who has the last word where nobody raises
        self.designated = table.designated if table.seats else None  # as this round of betting starts
        self.started = False  # has anybody acted in it, besides betting before there are cards?
        self.changes = 0  # how often something has changed that an offer rests on: whoever is asked is then asked anew
        self.restricted: Cite | None = None  # what keeps the amounts down since something went wrong
        # While nobody has opened, one player after another may do the same: since when, with what, and what is offered
        self.to_open: tuple[int, Amounts, dict[tuple[str, bool], dict[str, Offer]]] | None = None
        for seat in table.seats:
            seat.put = 0

    def limit(self, seat: Seat) -> Cents:
        """The most that a player could bet, were it their turn."""
        bounds = self.bounds(seat)
        return max(self.to_call(seat), 0) + (bounds.most if isinstance(bounds, Amounts) and not bounds.closed else 0)

    def bounds(self, seat: Seat) -> Amounts | Refused | None:
        """What a player could open or raise with, were it their turn."""
        rule = self.may_raise if self.opened else self.may_open
        return rule(self, seat) if rule is not None else None

    def by_sign(self, seat: Seat, act: str) -> bool:
        """Is the least that may be bet the minimum permissible wager?"""
        bounds, table = self.bounds(seat), self.table
        if not isinstance(bounds, Amounts):
            return False
        opens = act == "bet" and bounds.least < table.minimum + bounds.step
        return opens or bounds.below == table.sign.general.by_sign

    def lead(self, seat: Seat, amount: Cents) -> None:
        """A bet that others must call: a blind, an opening bet, a raise."""
        to_call = min(max(self.to_call(seat), 0), amount)
        seat.wager(amount)
        if not self.opened:
            self.opening = amount - to_call
        self.last = Bet(to_call, amount - to_call)
        self.highest, self.leader, self.opened, self.answered = seat.put, seat, True, False
        self.acted.add(seat.name)
        self.pending = [other for other in self.table.after(seat) if other.state is ACTIVE]

    def follow(self, seat: Seat, amount: Cents) -> None:
        """A call, or all that a player has towards one: that is no call, and no later raise is measured by it."""
        seat.wager(amount)
        if amount and seat.put == self.highest and self.last != (amount, 0):
            self.last = Bet(amount, 0)
        self.called, self.answered = self.leader, True
        self.acted.add(seat.name)

    def start(self) -> None:
        """A player acts: from now on there can be no misdeal."""
        self.started, self.table.dealing = True, False

    def restrict(self, under: Cite, may_raise: Rule, may_open: Rule | None = None) -> None:
        """From now on players may raise, and open, with this alone; whoever is asked is asked anew."""
        self.restricted, self.may_raise, self.may_open = under, may_raise, may_open or self.may_open
        self.changes += 1

    @property
    def restricts(self) -> Cite:
        """The same, for a rule that stands because of it."""
        assert self.restricted is not None
        return self.restricted

    def to_call(self, seat: Seat) -> Cents:
        return self.highest - seat.put

    @property
    def uncalled(self) -> bool:
        """Has somebody bet more than anybody else has?"""
        return sum(seat.put == self.highest for seat in self.table.seats) == 1

    def over(self) -> bool:
        """Is there nobody left to bet against, or has the deal gone wrong?"""
        table = self.table
        return table.misdealt or table.stay < self.fewest


WhyNot: TypeAlias = Callable[[Betting, Seat, str], Refused | None]
"""Why something is not among the offers."""


class Turn(Choice):
    """A player's turn. Where others change what is open to the player, they are asked anew.

    One is made for every act, and costs half where its fields are set one by one (see `ask_in_turn`).
    """

    __slots__ = ("asked", "betting", "seat", "why_not")
    __init__ = object.__init__
    betting: Betting
    seat: Seat
    why_not: WhyNot
    asked: int  # after how many changes
    roles = NOBODY
    about = ""
    refuses = None  # to others it is simply not their turn

    def wanted(self) -> bool:
        betting = self.betting
        return self.seat.state is ACTIVE and not betting.over() and betting.changes == self.asked

    def puts(self, act: str) -> Cents:
        """A call is what is due, and whoever taps out puts down all that remains."""
        seat = self.seat
        due = {"call": self.betting.highest - seat.put, "tap out": seat.person.purse.value + seat.early}
        return due[act] if act in due else super().puts(act)

    def refusal(self, act: str) -> HousewayError:
        """Why the player whose turn it is may not do that."""
        return self.why_not(self.betting, self.seat, act) or super().refusal(act)


def ask_in_turn(
    betting: Betting,
    seat: Seat,
    offers: Callable[[Betting, Seat], dict[str, Offer]],
    under: Cite,
    refuses: WhyNot,
) -> Steps[Acted | None]:
    """What a player does in their turn, as long as they are in the round. With it the round of betting has started."""
    while seat.state is ACTIVE and not betting.over():
        turn = Turn()
        turn.who, turn.offers, turn.under = seat.name, offers(betting, seat), under
        turn.betting, turn.seat, turn.why_not = betting, seat, refuses
        turn.moment, turn.asked = betting.moment, betting.changes
        answer: Acted | None = yield turn
        if answer is not None and seat.state is ACTIVE and not betting.over():  # as before the answer was waited for
            if not betting.started and seat.cards:
                betting.start()
            if not answer[2].get("accepted"):
                return answer
            taken = as_far_as_it_counts(seat, turn.offers, answer, betting.by_sign)
            if taken is not None:
                return taken
    return None


def accepted(least: Cents, most: Cents, unit: Cents) -> Fields:
    """The details of a bet that was taken by oversight."""
    return money("amount", least, most, unit), ACCEPTED


def bet_offer(table: PokerTable, bounds: Amounts, have: Cents, says: str = "") -> Offer:
    """Betting so much, by whoever has so much for it on top of a call."""
    least, step, unit = bounds.least, bounds.step, table.unit
    most = bounds.most if bounds.most < have else have
    most = least + (most - least) // step * step
    taken = partial(accepted, least % unit or unit, have // unit * unit, unit)
    fields = (money("amount", least, most, step),)
    refuses = partial(_not_so_much, table, bounds, have)
    return Offer(bounds.under, fields, says, refuses, taken, costs=Cost.MORE)


def _not_so_much(table: PokerTable, bounds: Amounts, have: Cents, details: Mapping[str, Any]) -> Refused | None:
    """What an amount goes against: the chips that there are, the limits, or the steps that bets are made in."""
    amount = details.get("amount")
    if type(amount) is not int:
        return None
    said, least, most = (f"${dollars(each)}" for each in (amount, bounds.least, bounds.most))
    if amount > bounds.most and not details.get("accepted"):
        return Refused(
            bounds.over or bounds.under,
            f"{said} is more than the {most} that may be bet here",
            ground=Ground.AMOUNT,
            instead=f"{most} or less",
        )
    if amount < bounds.least and not details.get("accepted"):
        return Refused(
            bounds.below or bounds.under,
            f"{said} is less than the {least} that must be bet here",
            ground=Ground.AMOUNT,
            instead=f"{least} or more",
        )
    if amount > have:
        why = f"{said} is more than the ${dollars(have)} that remain"
        return Refused(table.game.made_with, why, ground=Ground.MEANS)
    if amount % table.unit:
        why = f"{said} cannot be made up: the smallest chip here is ${dollars(table.unit)}"
        return Refused(table.game.made_with, why, ground=Ground.MEANS)
    if bounds.exact and (amount - bounds.least) % bounds.step and bounds.step != table.sign.increment:
        return Refused(bounds.under, f"{said} lies between two amounts that may be bet", ground=Ground.AMOUNT)
    if (amount - bounds.least) % bounds.step:
        why = f"{said} is not in increments of ${dollars(bounds.step)}"
        return Refused(table.sign.general.increment, why, ground=Ground.AMOUNT)
    return None


def add_bets(offers: dict[str, Offer], act: str, betting: Betting, seat: Seat, bounds: Amounts, to_call: Cents) -> None:
    """Betting so much, or, where that is an amount too, all that remains."""
    have = seat.stake + seat.early - to_call
    if have < bounds.least:
        if act == "bet":
            offers["tap out"] = Offer(betting.table.part(JUST_A_RAISE), costs=Cost.MORE)
        return
    offers[act] = bet_offer(betting.table, bounds, have)
    in_steps = not (have - bounds.least) % bounds.step
    if have <= bounds.most and (act == "raise" if in_steps else not bounds.exact):
        offers["tap out"] = Offer(betting.table.part(JUST_A_RAISE), costs=Cost.MORE)
