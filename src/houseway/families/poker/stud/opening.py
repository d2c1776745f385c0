"""The opening bets of stud: up to a part of the pot, and in blind betting of one or two components."""

from functools import partial
from typing import Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import NOT_A_CALL, NOT_A_RAISE, Amounts, Bet, Betting, ask_in_turn
from houseway.families.poker.limits import within_sign
from houseway.families.poker.stud.table import ANTE, FULL_POT, HALF_POT, StudTable
from houseway.families.poker.table import Seat
from houseway.money import Cents
from houseway.play.acts import money
from houseway.play.ask import Offer, Steps

BET: Final = "bet"
TAP_OUT: Final = "tap out"
NO_MORE: Final = "no additional bet"
# By what the sign shows
OPENING: Final = {HALF_POT: "qld s346(5)(a)", FULL_POT: "qld s346(5)(b)"}
TWO_COMPONENTS: Final = {HALF_POT: "qld s346(8)(b)(i)", FULL_POT: "qld s346(8)(b)(ii)"}
TWO_MORE: Final = {HALF_POT: "qld s346(12)(b)(i)", FULL_POT: "qld s346(12)(b)(ii)"}
LATER_OPENING: Final = {HALF_POT: "qld s348(2)(b)", FULL_POT: "qld s348(2)(a)"}


def _pot_part(table: StudTable, more: Cents = 0) -> Cents:
    """The pot, or half of it, in whole chips."""
    return (table.pot + more) // (2 if table.half else 1) // table.unit * table.unit


def first_opening(table: StudTable, betting: Betting, seat: Seat) -> Amounts:
    """What an opening bet in the first round comes to: in blind betting, with both its components."""
    part, least = table.part, table.minimum
    if table.betting_form == ANTE:
        return _within(betting, least, _pot_part(table), part(OPENING[table.pot_betting]))
    designated, second = seat is table.blind_by, _pot_part(table, least)
    under = part((TWO_MORE if designated else TWO_COMPONENTS)[table.pot_betting])
    bound = second, part("qld s346(13)" if designated else "qld s346(9)")  # the pot has the first of the two in it
    if designated:  # two additional bets: the sign limits each
        second, above = within_sign(betting, bound)
    else:  # two components of one bet: the sign limits both together
        both, above = within_sign(betting, (least + bound[0], bound[1]))
        second = both - least
    step = table.sign.increment_of(BET) or table.unit
    return Amounts(least, least + second if second >= least else least, step, under, above)


def _within(betting: Betting, least: Cents, most: Cents, under: Cite) -> Amounts:
    """Between the minimum wager and part of the pot: the minimum alone, where that is more."""
    most, above = within_sign(betting, (max(most, least), under))
    step = betting.table.sign.increment_of(BET) or betting.table.unit
    return Amounts(least, max(most, least), step, under, above)


def open_first_round(table: StudTable, betting: Betting, seat: Seat, under: Cite) -> Steps[None]:
    # A bet out of turn, before the player who was to open was put out of the round: now it is made in turn
    seat.give_back_early(table.part("qld s358(1)"))
    asked = under
    if table.blind_by is not None:
        asked = table.part("qld s346(10)(b)" if seat is table.blind_by else "qld s346(6)")
    made = yield from ask_in_turn(betting, seat, partial(_offers, table), asked, partial(_must_open, under))
    if made is None:
        return
    _, act, details = made
    amount = table.minimum
    if act in (BET, TAP_OUT, NO_MORE):
        amount = {BET: details.get("amount", 0), TAP_OUT: seat.stake, NO_MORE: 0}[act]
    elif "amount" in details:  # the second component
        amount += details["amount"]
    betting.lead(seat, amount)
    betting.opening = seat.put  # with the blind bet, where that is part of it
    betting.last, betting.highest = Bet(0, seat.put), seat.put
    blind = table.blind_by
    if blind is not None and blind.put > seat.put:  # the opener tapped out: it is the blind bet that is called
        betting.highest, betting.leader = blind.put, blind


def _offers(table: StudTable, betting: Betting, seat: Seat) -> dict[str, Offer]:
    """The ways to open: by one amount, or in blind betting by one or two components or additional bets."""
    part, least, designated, stake = table.part, table.minimum, seat is table.blind_by, seat.stake
    bounds = first_opening(table, betting, seat)
    offers = {NO_MORE: Offer(part("qld s346(14)"))} if designated else {}
    if stake < least:
        return offers | {TAP_OUT: Offer(part(NOT_A_CALL))}
    most = least + (min(bounds.most, stake) - least) // bounds.step * bounds.step
    if table.betting_form == ANTE:
        above = bounds.over if most == bounds.most else None  # else it is what remains that bounds it
        offers[BET] = Offer(bounds.under, (money("amount", least, most, bounds.step, above),))
    else:
        one, two = ("1 additional bet", "2 additional bets") if designated else ("1 component", "2 components")
        offers[one] = Offer(part("qld s346(11)" if designated else "qld s346(7)"))
        above = bounds.over if most == bounds.most else None
        second = money("amount", least, most - least, bounds.step, above)
        offers |= {two: Offer(bounds.under, (second,), "the second of them")} if most >= 2 * least else {}
        most = most if most >= 2 * least else least
    if most < stake <= bounds.most:  # what remains is no amount of its own
        offers[TAP_OUT] = Offer(part(NOT_A_RAISE))
    return offers


def _must_open(under: Cite, betting: Betting, _seat: Seat, act: str) -> Refused | None:
    if act == "check":
        no_check = betting.table.part("qld s354(2)")
        return Refused(no_check, "nobody checks in the first round of betting", ground=Ground.WHEN)
    if act in ("fold", "call", "raise"):
        return Refused(under, "the opening bet must be made first, by this player", ground=Ground.WHEN)
    return None


def later_opening(table: StudTable, betting: Betting, _seat: Seat) -> Amounts:
    return _within(betting, table.minimum, _pot_part(table), table.part(LATER_OPENING[table.pot_betting]))
