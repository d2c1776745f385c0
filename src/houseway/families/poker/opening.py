"""Who opens a round of betting: each player in turn opens, checks or folds."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from houseway.errors import Ground, Refused
from houseway.families.poker.betting import (
    JUST_A_RAISE,
    Amounts,
    Betting,
    Rule,
    add_bets,
    ask_in_turn,
)
from houseway.families.poker.early_bets import Offers, in_turn, say_it_stands
from houseway.families.poker.moments import FINAL_BETTING
from houseway.families.poker.offers import CheckOrBet
from houseway.families.poker.oversight import Acted
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.play.ask import Offer, Steps


def open_or_check(
    betting: Betting,
    players: Sequence[Seat],
    may_open: Rule,
    *,
    check: bool,
    alone: bool = False,
    declines: Seat | None = None,
) -> Steps[Seat | None]:
    """Each player in turn opens, checks or folds, until one opens. Without checking, not to open is to fold.

    `alone`: even the last player left is asked. `declines` need not fold: whoever takes the pot if nobody opens.
    """
    betting.may_open = may_open
    betting.fewest = 1 if alone else 2
    opener = yield from _opener(betting, players, check, declines)
    betting.fewest = 2
    return opener


def _opener(betting: Betting, players: Sequence[Seat], check: bool, declines: Seat | None) -> Steps[Seat | None]:
    within = betting.within
    for seat in players:
        if seat.state is not ACTIVE:
            continue
        betting.turn = seat
        if not (seat.early and early_opening(betting, seat)):
            asks = (within.next_opening or within.opening) if betting.started else within.opening
            offers = _CHECKS if check else _DECLINES if seat is declines else _OPENS
            _acts(betting, seat, (yield from ask_in_turn(betting, seat, offers, asks, _why_not_open)))
        if betting.opened:
            return seat
    for seat in players:  # who checked, and has bet out of turn since
        if seat.early and seat.state is ACTIVE and early_opening(betting, seat):
            return seat
    betting.turn = None
    return None


def _acts(betting: Betting, seat: Seat, answer: Acted | None) -> None:
    if answer is None:
        return
    _, act, details = answer
    if act == "fold":
        betting.table.fold(seat)
    elif act in ("check", "decline"):
        betting.acted.add(seat.name)
    else:
        betting.lead(seat, details.get("amount", seat.stake))


def _openings(instead: str, betting: Betting, seat: Seat) -> dict[str, Offer]:
    """A bet, or all that remains; besides it what may be done instead, and a fold unless that is to decline."""
    stake, known = seat.person.purse.value, betting.to_open
    if known is None or known[0] != betting.changes or stake <= known[1].most:
        bounds = betting.may_open(betting, seat) if betting.may_open else None
        if not isinstance(bounds, Amounts) or stake <= bounds.most:
            offers = CheckOrBet()
            offers.rests_on = None
            _add_openings(offers, instead, betting, seat, bounds)
            return offers
        betting.to_open = known = betting.changes, bounds, {}
    _, amounts, alike = known  # with chips enough it is as it was for the player before
    shape = instead, betting.started
    if shape not in alike:
        alike[shape] = {}
        _add_openings(alike[shape], instead, betting, seat, amounts)
    offers = CheckOrBet(alike[shape])
    offers.rests_on = betting.table, amounts, stake + seat.early
    return offers


def _add_openings(
    offers: dict[str, Offer], instead: str, betting: Betting, seat: Seat, bounds: Amounts | Refused | None
) -> None:
    within = betting.within
    if instead == "decline":
        offers["decline"] = Offer(within.option or within.opening, ordinary=True)
    if isinstance(bounds, Amounts) and seat.stake > bounds.most:
        offers["bet"] = within.folding  # in its place, until it is looked at
    elif isinstance(bounds, Amounts):
        add_bets(offers, "bet", betting, seat, bounds, 0)
    if instead == "check":
        check = within.checking[betting.started]
        lets_go = betting.moment == FINAL_BETTING and not within.shown_unopened
        offers["check"] = check._replace(ordinary=False) if lets_go else check
    if instead != "decline":
        offers["fold"] = within.folding


_OPENS: Final = partial(_openings, "")
_CHECKS: Final = partial(_openings, "check")
_DECLINES: Final = partial(_openings, "decline")


def _why_not_open(betting: Betting, seat: Seat, act: str) -> Refused | None:
    bounds = betting.may_open(betting, seat) if betting.may_open else None
    if act in ("bet", "tap out") and isinstance(bounds, Refused):
        return bounds
    if act == "tap out" and bounds is not None:
        under = betting.table.part(JUST_A_RAISE)
        return Refused(under, f"{seat.name} has enough to open the betting", ground=Ground.AMOUNT)
    if act in ("call", "raise"):
        return Refused(betting.within.opening, "nobody has opened the betting", ground=Ground.WHEN)
    return None


def early_opening(betting: Betting, seat: Seat, offers: Offers = _OPENS) -> bool:
    """The bet out of turn stands, nobody who was missed having opened; not where nothing of it makes an opening bet."""
    acted = in_turn(betting, seat, offers)
    if acted is not None:
        _acts(betting, seat, acted)
        say_it_stands(betting, seat)
    return acted is not None
