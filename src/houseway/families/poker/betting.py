"""A round of betting: open or check, then call, raise, fold or tap out, clockwise, until every bet is called.

The game says which amounts open and raise (`Amounts`), and which provisions each step rests on. A player who bet out of
turn is asked nothing until their turn comes: then the bet stands, unless somebody has bet more.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.cites import PokerCites, RoundCites
from houseway.families.poker.table import ACTIVE, PokerTable, Seat
from houseway.money import Cents
from houseway.play.acts import money
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.table import Call

__all__ = ["Amounts", "Bet", "Betting", "Rule", "answer", "open_or_check"]


class Amounts(NamedTuple):
    """What a player may open or raise with: the least, the most, in steps from the least, and what says so."""

    least: Cents
    most: Cents
    step: Cents
    under: Cite
    over: Cite | None = None  # what sets the most, where that is another provision


class Bet(NamedTuple):
    """The last bet that was made: what was called with it, and what it was raised by (or opened with)."""

    call: Cents
    more: Cents


Rule: TypeAlias = Callable[["Betting", Seat], Amounts | Refused]
"""What a player may open or raise with, or why they may not."""

OUT_OF_TURN: Final = "out of turn"


class Betting:
    """One round of betting at a table, as it stands."""

    __slots__ = (
        "acted", "called", "highest", "last", "leader", "may_open", "may_raise", "opened", "opening", "pending",
        "raised", "raises", "table", "turn", "under", "within",
    )  # fmt: skip

    def __init__(self, table: PokerTable, under: PokerCites, within: RoundCites, may_raise: Rule) -> None:
        self.table, self.under, self.within = table, under, within
        self.may_raise = may_raise
        self.may_open: Rule | None = None  # while nobody has opened
        table.betting = self
        self.highest: Cents = 0  # the most that one player has bet in this round of betting
        self.leader: Seat | None = None  # who bet it first
        self.opened = False
        self.opening: Cents = 0  # the opening bet
        self.raised = False  # has anybody raised, be it by too little?
        self.raises: list[Cents] = []  # those that were whole
        self.last = Bet(0, 0)
        self.called: Seat | None = None  # the last player to be called
        self.pending: list[Seat] = []  # who is still to act, in turn
        self.acted: set[str] = set()
        self.turn: Seat | None = None  # who is asked now
        for seat in table.seats:
            seat.put = 0

    def limit(self, seat: Seat) -> Cents:
        """The most that a player could bet, were it their turn."""
        rule = self.may_raise if self.opened else self.may_open
        bounds = rule(self, seat) if rule is not None else None
        return self.to_call(seat) + (bounds.most if isinstance(bounds, Amounts) else 0)

    def lead(self, seat: Seat, amount: Cents) -> None:
        """A bet that others must call: a blind, an opening bet, a raise."""
        to_call = min(max(self.highest - seat.put, 0), amount)
        seat.wager(amount)
        if not self.opened:
            self.opening = amount - to_call
        self.last = Bet(to_call, amount - to_call)
        self.highest, self.leader, self.opened = seat.put, seat, True
        self.acted.add(seat.name)
        self.pending = [other for other in self.table.after(seat) if other.state is ACTIVE]

    def follow(self, seat: Seat, amount: Cents) -> None:
        """A call, or all that a player has towards one: that is no call, and no later raise is measured by it."""
        seat.wager(amount)
        if amount and seat.put == self.highest:
            self.last = Bet(amount, 0)
        self.called = self.leader
        self.acted.add(seat.name)

    def to_call(self, seat: Seat) -> Cents:
        return self.highest - seat.put

    @property
    def uncalled(self) -> bool:
        """Has somebody bet more than anybody else has?"""
        return sum(seat.put == self.highest for seat in self.table.seats) == 1

    @property
    def over(self) -> bool:
        """Is there nobody left to bet against?"""
        return len([seat for seat in self.table.seats if seat.stays]) < 2


# Opening


def open_or_check(betting: Betting, players: Sequence[Seat], may_open: Rule, *, check: bool) -> Steps[Seat | None]:
    """Each player in turn opens, checks or folds, until one opens. Without checking, not to open is to fold."""
    betting.may_open = may_open
    for seat in players:
        if seat.state is not ACTIVE or betting.over:
            continue
        betting.turn = seat
        if seat.early:
            _early_opening(betting, seat)
        else:
            yield from _ask_to_open(betting, seat, may_open, check)
        if betting.opened:
            return seat
    betting.turn = None
    return None


def _ask_to_open(betting: Betting, seat: Seat, may_open: Rule, check: bool) -> Steps[None]:
    under, opening = betting.under.betting, betting.within.opening
    offers: dict[str, Offer] = {}
    bounds = may_open(betting, seat)
    if isinstance(bounds, Amounts):
        offers |= _bets("bet", seat, bounds, 0, under.tap_out[3])
    if check:
        offers["check"] = Offer(under.check)
    offers["fold"] = Offer(under.fold)
    answer = yield Choice(seat.name, offers, opening, wanted=partial(_still, seat, betting))
    if answer is None:
        return
    _, act, details = answer
    if act == "fold":
        betting.table.fold(seat)
    elif act == "check":
        betting.acted.add(seat.name)
    else:
        betting.lead(seat, details.get("amount", seat.stake))


def _early_opening(betting: Betting, seat: Seat) -> None:
    """The bet out of turn stands: nobody who was missed has opened."""
    amount, seat.early = seat.early, 0
    seat.person.purse.value += amount
    betting.lead(seat, amount)
    betting.table.announce(Call("{0}'s bet out of turn stands", betting.under.out_of_turn.stands), seat.name)


# Answering an opening bet


def answer(betting: Betting, *, option: Seat | None = None) -> Steps[None]:
    """Everybody who is still to act calls, raises, folds or taps out, until nobody is.

    `option` has the last word where nobody has raised: a player whose blind bet the others have called.
    """
    while True:
        while betting.pending and not betting.over:
            seat = betting.pending.pop(0)
            if seat.state is ACTIVE:
                betting.turn = seat
                yield from _turn(betting, seat)
        if option is None or betting.over or option.state is not ACTIVE or not _has_the_option(betting, option):
            break
        betting.turn = option
        yield from _last_word(betting, option)
        option = None
    betting.turn = None


def _has_the_option(betting: Betting, seat: Seat) -> bool:
    return betting.leader is seat and not betting.raises and betting.called is seat


def _last_word(betting: Betting, seat: Seat) -> Steps[None]:
    under = betting.under.betting
    bounds = betting.may_raise(betting, seat)
    offers = _bets("raise", seat, bounds, 0, under.tap_out[3]) if isinstance(bounds, Amounts) else {}
    offers["decline"] = Offer(betting.within.answering)
    answer = yield Choice(seat.name, offers, betting.within.answering, wanted=partial(_still, seat, betting))
    if answer is not None and answer[1] != "decline":
        _raise(betting, seat, 0, answer[2].get("amount", seat.stake))


def _turn(betting: Betting, seat: Seat) -> Steps[None]:
    if seat.early and _early_stands(betting, seat):
        return
    under = betting.under.betting
    offers, refuses = _offers(betting, seat), partial(_why_not, betting, seat)
    answer = yield Choice(
        seat.name, offers, betting.within.answering, refuses=refuses, wanted=partial(_still, seat, betting)
    )
    if answer is None:
        return
    _, act, details = answer
    to_call = betting.to_call(seat)
    if act == "fold":
        _take_back(betting, seat)
        betting.table.fold(seat)
    elif act == "call":
        _take_in(seat)
        betting.follow(seat, to_call)
    elif act == "raise":
        _take_in(seat)
        _raise(betting, seat, to_call, to_call + details["amount"])
    else:
        _take_in(seat)
        _tap_out(betting, seat, to_call)
    if seat.state is not ACTIVE and seat.stays:
        betting.table.announce(Call("{0} taps out", under.tapped), seat.name)


def _offers(betting: Betting, seat: Seat) -> dict[str, Offer]:
    """What a player may do, by what remains of their table stake."""
    under, to_call, stake = betting.under.betting, betting.to_call(seat), seat.stake + seat.early
    offers = {"fold": Offer(under.fold)}
    if stake <= to_call:
        offers["tap out"] = Offer(under.tap_out[stake == to_call])
        return offers
    offers["call"] = Offer(under.call)
    bounds = betting.may_raise(betting, seat)
    if isinstance(bounds, Amounts):
        offers |= _bets("raise", seat, bounds, to_call, under.tap_out[3])
        if stake - to_call < bounds.least:
            offers["tap out"] = Offer(under.tap_out[2])
    return offers


def _bets(act: str, seat: Seat, bounds: Amounts, to_call: Cents, all_in: Cite) -> dict[str, Offer]:
    """Betting so much, or, where that is an amount too, all that remains."""
    have = seat.stake + seat.early - to_call
    if have < bounds.least:
        return {} if act == "raise" else {"tap out": Offer(all_in)}
    most = min(bounds.most, have)
    most = bounds.least + (most - bounds.least) // bounds.step * bounds.step
    above = bounds.over if most < have else None  # else it is what remains that bounds it
    offers = {act: Offer(bounds.under, (money("amount", bounds.least, most, bounds.step, above),))}
    if most < have <= bounds.most:  # what remains is not in steps
        offers["tap out"] = Offer(all_in)
    return offers


def _raise(betting: Betting, seat: Seat, to_call: Cents, amount: Cents) -> None:
    """A whole raise, on top of a call."""
    if to_call:
        betting.called = betting.leader
    betting.lead(seat, amount)
    betting.raised = True
    betting.raises.append(amount - to_call)


def _tap_out(betting: Betting, seat: Seat, to_call: Cents) -> None:
    """All that remains: less than a call, just a call, or a raise that may be too small to count as one."""
    amount = seat.stake
    if amount <= to_call:
        betting.follow(seat, amount)
        return
    bounds = betting.may_raise(betting, seat)
    whole = isinstance(bounds, Amounts) and amount - to_call >= bounds.least
    others = [other for other in betting.table.active if other is not seat]
    all_have_acted = all(other.name in betting.acted for other in others)
    raises = list(betting.raises)
    _raise(betting, seat, to_call, amount)
    if not whole:
        betting.raises = raises
        if all_have_acted:
            betting.may_raise = partial(_only_call, betting.under.betting.only_call)


def _only_call(under: Cite, _betting: Betting, _seat: Seat) -> Refused:
    return Refused(under, "the raise before was too small to be one: the others may only call", ground=Ground.WHEN)


# Out of turn


def _early_stands(betting: Betting, seat: Seat) -> bool:
    """Does the bet out of turn stand? It does unless somebody who was missed has bet more."""
    to_call = betting.to_call(seat)
    if seat.early < to_call:
        return False
    amount = seat.early
    _take_in(seat)
    if amount == to_call:
        betting.follow(seat, amount)
    else:
        _raise(betting, seat, to_call, amount)
    betting.table.announce(Call("{0}'s bet out of turn stands", betting.under.out_of_turn.stands), seat.name)
    return True


def _take_in(seat: Seat) -> None:
    """Chips that were put out early are with the player again, to be bet in turn."""
    seat.person.purse.value += seat.early
    seat.early = 0


def _take_back(betting: Betting, seat: Seat) -> None:
    if seat.early:
        _take_in(seat)
        said = Call("{0}'s bet out of turn goes back", betting.under.out_of_turn.returned)
        betting.table.announce(said, seat.name)


# Refusals


def _why_not(betting: Betting, seat: Seat, act: str) -> Refused | None:
    under = betting.under.betting
    if act == "check":
        return Refused(under.no_check, "there is a bet to call", ground=Ground.WHEN)
    if act == "raise":
        bounds = betting.may_raise(betting, seat)
        if isinstance(bounds, Refused):
            return bounds
        return Refused(bounds.under, f"{seat.name} has not enough to raise", ground=Ground.MEANS)
    if act == "call":
        return Refused(under.tap_out[0], f"{seat.name} has not enough to call", ground=Ground.MEANS)
    if act == "tap out":
        return Refused(under.tap_out[3], f"{seat.name} has enough to call or raise", ground=Ground.AMOUNT)
    return None


def _still(seat: Seat, betting: Betting) -> bool:
    return seat.state is ACTIVE and not betting.over
