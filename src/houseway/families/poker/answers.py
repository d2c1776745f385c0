"""Answering a bet: everybody calls, raises, folds or taps out, clockwise, until every bet is called."""

from functools import partial

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import (
    JUST_A_CALL,
    JUST_A_RAISE,
    NOT_A_CALL,
    NOT_A_RAISE,
    Amounts,
    Betting,
    add_bets,
    ask_in_turn,
)
from houseway.families.poker.early_bets import in_turn, say_it_stands, take_back
from houseway.families.poker.offers import FoldCallOrMore
from houseway.families.poker.oversight import Acted
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.money import Cents
from houseway.play.ask import Cost, Offer, Steps
from houseway.play.table import Call


def answer(betting: Betting, *, option: Seat | None = None) -> Steps[None]:
    """Everybody who is still to act calls, raises, folds or taps out, until nobody is.

    `option` has the last word where nobody has raised: a player whose blind bet the others have called.
    """
    betting.option = option
    while True:
        while betting.pending:
            seat = betting.pending.pop(0)
            if seat.state is ACTIVE:
                betting.turn = seat
                if not (seat.early and _early_stands(betting, seat)):
                    asks = _asks(betting, seat)
                    _acts(betting, seat, (yield from ask_in_turn(betting, seat, _offers, asks, _why_not)))
        if option is None or betting.over() or option.state is not ACTIVE or not _has_the_option(betting):
            break
        betting.turn = option
        yield from _last_word(betting, option)
        option = betting.option = None
    betting.turn = None


def _has_the_option(betting: Betting) -> bool:
    """Somebody has called, and nobody has raised, be it by too little."""
    return betting.called is not None and not betting.raised


def _last_word(betting: Betting, seat: Seat) -> Steps[None]:
    early = in_turn(betting, seat, _last_offers) if seat.early else None
    answer = early or (yield from ask_in_turn(betting, seat, _last_offers, _option(betting), _why_not))
    if answer is not None and answer[1] == "tap out":
        _tap_out(betting, seat, 0)
    elif answer is not None and answer[1] == "raise":
        _raise(betting, seat, 0, answer[2]["amount"])
    if early is not None:
        say_it_stands(betting, seat)


def _last_offers(betting: Betting, seat: Seat) -> dict[str, Offer]:
    offers = {name: offer for name, offer in _offers(betting, seat).items() if name in ("raise", "tap out")}
    return {"decline": Offer(_option(betting), ordinary=True), **offers}


def _option(betting: Betting) -> Cite:
    return betting.within.option or betting.within.answering


def _asks(betting: Betting, seat: Seat) -> Cite:
    """What has the player act: after a bet out of turn that did not stand, that; or else the round of betting."""
    if seat.early:
        return betting.table.part("qld s358(3)")
    within = betting.within
    if seat.name in betting.acted:
        return within.again or within.answering
    return (within.option_raised or within.answering) if seat is betting.option else within.answering


def _acts(betting: Betting, seat: Seat, answer: Acted | None) -> None:
    if answer is None:
        return
    _, act, details = answer
    to_call, table = betting.to_call(seat), betting.table
    if act == "fold":
        take_back(betting, seat)
        table.fold(seat)
    elif act == "call":
        if seat.early:
            seat.take_in()
        betting.follow(seat, to_call)
    elif act == "raise":
        seat.take_in()
        _raise(betting, seat, to_call, to_call + details["amount"])
    else:
        seat.take_in()
        _tap_out(betting, seat, to_call)
    if seat.state is not ACTIVE and seat.stays:
        table.announce(Call("{0} taps out", table.part("qld s351(2)")), seat.name)


def _offers(betting: Betting, seat: Seat) -> dict[str, Offer]:
    """What a player may do, by what remains of their table stake."""
    within, to_call, stake = betting.within, betting.highest - seat.put, seat.person.purse.value + seat.early
    if stake < to_call:
        return {"fold": within.folding, "tap out": Offer(betting.table.part(NOT_A_CALL), costs=Cost.MORE)}
    if stake == to_call:  # which is a call, too
        tap_out = Offer(betting.table.part(JUST_A_CALL), costs=Cost.MORE)
        return {"fold": within.folding, "call": within.calling, "tap out": tap_out}
    offers = FoldCallOrMore(fold=within.folding, call=within.calling)
    offers.more = partial(_add_raise, betting, seat, to_call)
    return offers


def _add_raise(betting: Betting, seat: Seat, to_call: Cents, offers: dict[str, Offer]) -> None:
    bounds = betting.may_raise(betting, seat)
    if isinstance(bounds, Amounts):
        if bounds.closed is None:
            add_bets(offers, "raise", betting, seat, bounds, to_call)
        if seat.stake + seat.early - to_call < bounds.least:
            offers["tap out"] = Offer(betting.table.part(NOT_A_RAISE), costs=Cost.MORE)


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
            part = betting.table.part
            too_small = Call("{0}'s raise is too small: the others may only call", part("qld s351(5)"))
            betting.table.announce(too_small, seat.name)
            betting.restrict(part("qld s351(6)"), _only_call)


def _only_call(betting: Betting, _seat: Seat) -> Refused:
    why = "the raise before was too small to be one: the others may only call"
    return Refused(betting.restricts, why, ground=Ground.WHEN)


def _early_stands(betting: Betting, seat: Seat) -> bool:
    """Does the bet out of turn stand? It does unless somebody who was missed has bet more."""
    to_call = betting.to_call(seat)
    acted = in_turn(betting, seat, _offers, to_call) if seat.early >= to_call else None
    if acted is None:
        return False
    _acts(betting, seat, acted)
    say_it_stands(betting, seat)
    return True


def _why_not(betting: Betting, seat: Seat, act: str) -> Refused | None:
    within, part = betting.within, betting.table.part
    if act == "check":
        return Refused(within.no_check, "there is a bet to call", ground=Ground.WHEN)
    if act == "bet":
        return Refused(within.answering, "the betting is open", ground=Ground.WHEN, instead="call or raise")
    bounds = betting.may_raise(betting, seat) if act in ("raise", "tap out") else None
    if isinstance(bounds, Refused):
        return bounds
    if bounds is not None and bounds.closed:
        return bounds.closed
    if bounds is not None and act == "raise":
        return Refused(bounds.under, f"{seat.name} has not enough to raise", ground=Ground.MEANS)
    if act == "call" and not betting.to_call(seat):
        why = f"{seat.name} has bet as much as anybody already"
        return Refused(within.option or within.call, why, ground=Ground.WHEN, instead="raise, or decline to")
    if act == "call":
        return Refused(part(NOT_A_CALL), f"{seat.name} has not enough to call", ground=Ground.MEANS)
    if bounds is not None:
        return Refused(part(JUST_A_RAISE), f"{seat.name} has more than a call and a raise take", ground=Ground.AMOUNT)
    return None
