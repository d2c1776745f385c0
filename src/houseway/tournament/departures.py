"""Players who are disqualified or retire, who come late or not at all, and who buy back in."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused, quoted
from houseway.money import cents, dollars
from houseway.play.record.toml import Data
from houseway.tournament.conditions import BuyBack
from houseway.tournament.entry import entrant, pay_in, refund, still_in
from houseway.tournament.events import EVERYBODY
from houseway.tournament.state import Entrant, TournamentState

FEE_AS_APPROVED: Final = cite("qld s10(b)")
BACK_IS_ENTRY: Final = cite("reading T12")


def put_out(running: TournamentState, who: Entrant, why: str) -> None:
    who.out, who.out_of = why, running.session.name if running.session else ""
    seat = running.seated_with(who.name)
    if seat is not None:
        seat.remove(who.name)


def disqualify(running: TournamentState, event: Data) -> None:
    who = still_in(running, event)
    grounds = running.conditions.disqualified_for or ()
    if event["ground"] not in grounds:
        why = f"{quoted(event['ground'])} is no ground that the conditions state: {', '.join(grounds) or 'none'}"
        raise Refused(running.text.leaving, why)
    put_out(running, who, "disqualified")
    running.note("disqualify", f"{who.name} is disqualified: {event['ground']}", running.text.leaving)
    refund(running, who, "disqualified")


def retire(running: TournamentState, event: Data) -> None:
    who, when = still_in(running, event), running.conditions.retirement
    if when in (None, "never") or (when == "between sessions" and running.hand):
        why = f"a player may retire {when}" if when not in (None, "never") else "the conditions let nobody retire"
        raise Refused(running.text.leaving, why, ground=Ground.WHEN)
    put_out(running, who, "retired")
    running.note("retire", f"{who.name} retires", running.text.leaving)
    refund(running, who, "retired")


def late(running: TournamentState, event: Data) -> None:
    who, follows = still_in(running, event), running.conditions.late_arrival or "plays on"
    if follows == "out":
        put_out(running, who, "came late")
    else:
        running.away[who.name] = event["hands"]
    told = {"out": "is out", "plays on": "plays on from there", "forfeits": "forfeits the least wager of each"}[follows]
    running.note("late", f"{who.name} misses {event['hands']} hands and {told}", running.text.late)


def absent(running: TournamentState, event: Data) -> None:
    who, follows = still_in(running, event), running.conditions.non_attendance or "out"
    assert running.session is not None
    if follows == "out":
        put_out(running, who, "did not come")
        running.note("absent", f"{who.name} does not come and is out", running.text.late)
        refund(running, who, "absent")
    else:
        running.away[who.name] = running.session.length
        why = f"{who.name} does not come and forfeits the least wager of each hand"
        running.note("absent", why, running.text.late)


def buy_back(running: TournamentState, event: Data) -> None:
    """For the fee, as often and into the session that the conditions have."""
    if event["player"] == EVERYBODY:
        for name in [each.name for each in running.entrants.values() if may_buy_back(running, each)]:
            buy_back(running, {**event, "player": name})
        return
    who, back, under = entrant(running, event), running.conditions.buy_back, running.text.buy_back
    if not isinstance(back, BuyBack):
        raise Refused(under, "the conditions let nobody buy back in")
    assert running.session is not None
    if running.session.name != back.into or running.hand:
        raise Refused(under, f"one buys back before session {quoted(back.into)} starts", ground=Ground.WHEN)
    if "paid" in event and cents(event["paid"]) != back.fee:
        approved = FEE_AS_APPROVED if running.text.equal is None else under
        raise Refused(approved, f"buying back costs ${dollars(back.fee)}, not ${event['paid']}", ground=Ground.AMOUNT)
    if not may_buy_back(running, who):
        why = f"{who.name} {'is still in' if not who.out else f'may not buy back ({who.out})'}"
        raise Refused(under, why, ground=Ground.WHO)
    who.bought_back += 1
    pay_in(running, who, back.fee, "buy-backs")
    running.back.append(who.name)
    entry = BACK_IS_ENTRY if running.text.equal is None else None
    running.note("buy back", f"{who.name} buys back in for ${dollars(back.fee)}", under, entry)


def may_buy_back(running: TournamentState, who: Entrant) -> bool:
    back = running.conditions.buy_back
    return isinstance(back, BuyBack) and who.out == "eliminated" and who.bought_back < back.times
