"""The opening bets of stud: up to a part of the pot, and in blind betting of one or two components."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import pretty
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import NOT_A_CALL, NOT_A_RAISE, Amounts, Bet, Betting, ask_in_turn, bet_offer
from houseway.families.poker.early_bets import in_turn, say_it_stands
from houseway.families.poker.limits import within_sign
from houseway.families.poker.seat import Seat
from houseway.families.poker.stud.table import ANTE, FULL_POT, HALF_POT, StudTable
from houseway.money import Cents
from houseway.play.ask import Cost, Offer, Steps

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
        return _within(table, betting, part(OPENING[table.pot_betting]), part("qld s346(5)"))
    designated, second = seat is table.blind_by, _pot_part(table, least)
    under = part((TWO_MORE if designated else TWO_COMPONENTS)[table.pot_betting])
    below = part("qld s346(12)(b)" if designated else "qld s346(8)(b)")
    bound = second, part("qld s346(13)" if designated else "qld s346(9)")  # the pot has the first of the two in it
    if designated:  # two additional bets: the sign limits each
        second, above = within_sign(betting, bound)
    else:  # two components of one bet: the sign limits both together
        both, above = within_sign(betting, (least + bound[0], bound[1]))
        second = both - least
    step = table.sign.increment_of(BET) or table.unit
    return Amounts(least, least + second if second >= least else least, step, under, above, below=below)


def _within(table: StudTable, betting: Betting, under: Cite, below: Cite) -> Amounts:
    """Between the minimum wager and part of the pot: the minimum alone, where that is more."""
    least, pot = table.minimum, _pot_part(table)
    most, above = within_sign(betting, (pot if pot > least else least, under))
    step = table.sign.increment_of(BET) or table.unit
    return Amounts(least, most if most > least else least, step, under, above, below=below)


def open_first_round(table: StudTable, betting: Betting, seat: Seat, under: Cite) -> Steps[None]:
    """By whoever must; a bet of theirs out of turn stands now, the player who was to open before being out."""
    asked, offers = under, partial(_offers, table)
    if table.blind_by is not None:
        asked = table.part("qld s346(10)(b)" if seat is table.blind_by else "qld s346(6)")
    early = in_turn(betting, seat, offers) if seat.early else None
    made = early or (yield from ask_in_turn(betting, seat, offers, asked, partial(_must_open, under)))
    if made is None:
        return
    betting.lead(seat, _amount(table, seat, *made[1:]))
    if early is not None:
        say_it_stands(betting, seat)
    betting.opening = seat.put  # with the blind bet, where that is part of it
    betting.last, betting.highest = Bet(0, seat.put), seat.put
    blind = table.blind_by
    if blind is not None and blind.put > seat.put:  # the opener tapped out: it is the blind bet that is called
        betting.highest, betting.leader = blind.put, blind


def _amount(table: StudTable, seat: Seat, act: str, details: Mapping[str, Any]) -> Cents:
    """What opens the betting; of two components `details` has the second."""
    more: Cents = details.get("amount", 0)
    return {BET: more, TAP_OUT: seat.stake, NO_MORE: 0}.get(act, table.minimum + more)


def _offers(table: StudTable, betting: Betting, seat: Seat) -> dict[str, Offer]:
    """The ways to open: by one amount, or in blind betting by one or two components or additional bets."""
    part, least, designated, stake = table.part, table.minimum, seat is table.blind_by, seat.stake
    bounds = first_opening(table, betting, seat)
    offers = {NO_MORE: Offer(part("qld s346(14)"))} if designated else {}
    if stake < least:
        return offers | {TAP_OUT: Offer(part(NOT_A_CALL), costs=Cost.MORE)}
    if table.betting_form == ANTE:
        offers[BET] = bet_offer(table, bounds, stake + seat.early)
    else:
        one, two = ("1 additional bet", "2 additional bets") if designated else ("1 component", "2 components")
        offers[one] = Offer(part("qld s346(11)" if designated else "qld s346(7)"), costs=Cost.MORE)
        if min(bounds.most, stake) >= 2 * least:
            second = bounds._replace(most=bounds.most - least)
            offers[two] = bet_offer(table, second, stake + seat.early - least, "the second of them")
    if stake <= bounds.most and not _is_an_amount(offers, stake, least):
        offers[TAP_OUT] = Offer(part(NOT_A_RAISE), costs=Cost.MORE)
    return offers


def _is_an_amount(offers: Mapping[str, Offer], stake: Cents, least: Cents) -> bool:
    """Is all that remains what somebody may open with anyway?"""
    for act, offer in offers.items():
        if act != NO_MORE and stake == (offer.fields[0].most if offer.fields else 0) + (0 if act == BET else least):
            return True
    return False


def _must_open(under: Cite, betting: Betting, seat: Seat, act: str) -> Refused | None:
    if act == "check":
        no_check = betting.table.part("qld s354(2)")
        return Refused(no_check, "nobody checks in the first round of betting", ground=Ground.WHEN)
    if act in ("fold", "call", "raise"):
        cards = ", ".join(map(pretty, seat.up[:1]))
        why = f"by the first face up cards {seat.name} ({cards}) has to open the betting, before anything else is done"
        return Refused(under, why, ground=Ground.WHEN, instead="the opening bet")
    return None


def later_opening(table: StudTable, betting: Betting, _seat: Seat) -> Amounts:
    return _within(table, betting, table.part(LATER_OPENING[table.pot_betting]), table.part("qld s348(2)"))
