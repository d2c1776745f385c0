"""How a tournament is conducted: who is in charge, its tables, substitutes, starting times, ending play early."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.play.record.toml import Data
from houseway.tournament import departures, entry
from houseway.tournament.entry import CannotGoOn, still_in
from houseway.tournament.state import TournamentState

DIRECTED: Final = ("substitute", "alter start", "conclude", "disqualify")
"""What is done or approved by whoever is in charge, even where an event does not say so."""


def happen(running: TournamentState, event: Data) -> None:
    """One event: done, or refused with its provision and written down."""
    try:
        check_by(running, event)
        HANDLERS[event["what"]](running, event)
    except CannotGoOn:
        raise
    except Refused as refused:
        running.refuse(event["what"], refused)


def check_by(running: TournamentState, event: Mapping[str, Any]) -> None:
    """Whoever does this is in charge; where the text has a director, nobody else conducts the tournament."""
    data, by = running.filed.data, event.get("by")
    if running.text.director is None or event["what"] in ("take over", "return"):
        return
    if by is None and not running.in_charge and event["what"] in DIRECTED:
        assert running.text.presence is not None
        raise Refused(running.text.presence, "nobody is there who answers for the tournament", ground=Ground.WHO)
    if by is not None and by != running.in_charge:
        deputies = [each["name"] for each in data.get("deputy", ())]
        under = running.text.deputies if by in deputies else running.text.director
        assert under is not None
        why = f"{by} is not responsible for the tournament; {running.in_charge or 'nobody'} is"
        raise Refused(under, why, ground=Ground.WHO)


# Who is in charge


def leave(running: TournamentState, _event: Data) -> None:
    running.note("leave", f"{running.in_charge or 'the director'} goes away", running.text.presence)
    running.in_charge = ""


def take_over(running: TournamentState, event: Data) -> None:
    """A nominated deputy, while the director is away."""
    under, by = running.text.deputies, event["by"]
    if under is None:
        return
    if by not in [each["name"] for each in running.filed.data.get("deputy", ())]:
        raise Refused(under, f"{by} has not been nominated as a deputy", ground=Ground.WHO)
    if running.in_charge:
        raise Refused(under, f"{running.in_charge} is here: a deputy stands in for who is absent", ground=Ground.WHEN)
    running.in_charge = by
    running.note("take over", f"{by} takes the responsibility", under)


def come_back(running: TournamentState, _event: Data) -> None:
    running.in_charge = str(running.filed.data.get("director", {}).get("name", running.text.head))
    running.note("return", f"{running.in_charge} is back", running.text.presence)


def check_present(running: TournamentState) -> None:
    """No hand is played while nobody is there who answers for the tournament."""
    if running.text.presence is not None and not running.in_charge:
        why = f"hand {running.hand} is not played: the Tournament Director is not present, and no deputy is"
        raise CannotGoOn(running.text.presence, why, ground=Ground.WHO)


# During a session


def other_play(running: TournamentState, event: Data) -> None:
    if event["table"] in [each.name for each in running.active] or event["table"] in running.tables:
        why = f"{event['table']} is used for the tournament alone while a session is on"
        raise Refused(running.text.exclusive, why, ground=Ground.WHEN)
    running.note("other play", f"{event['table']} is no table of the tournament", running.text.exclusive)


def substitute(running: TournamentState, event: Data) -> None:
    """The position and its chips stay the player's."""
    who, under, stand_in = still_in(running, event), running.text.substitute, event["substitute"]
    if running.conditions.substitutes is False or (running.text.equal is None and not running.conditions.substitutes):
        raise Refused(under, "the conditions allow no substitutes")
    if not event.get("approved"):
        raise Refused(under, f"{running.text.head} has not approved {stand_in}")
    if stand_in in running.entrants:
        raise Refused(running.text.equal or under, f"{stand_in} plays in this tournament already", ground=Ground.WHO)
    if any(each.plays_for == stand_in for each in running.entrants.values() if each is not who):
        raise Refused(running.text.equal or under, f"{stand_in} sits in another position already", ground=Ground.WHO)
    who.plays_for = stand_in
    seat = running.seated_with(who.name)
    if seat is not None:
        seat.playing[who.name] = running.contender(stand_in, seat.session.told["least"])
    running.note("substitute", f"{stand_in} plays in the position of {who.name}", under)


def check_terms(running: TournamentState, under: Cite) -> None:
    """Queensland knows no director who may change what was approved (s8)."""
    if running.text.director is None:
        raise Refused(under, "that is not among the terms of the approval")


def alter_start(running: TournamentState, event: Data) -> None:
    """With notice that gives the players time: as the conditions say, or 20 minutes (reading T14)."""
    assert running.session is not None
    under, minutes = running.text.starting, running.conditions.notice_minutes
    check_terms(running, under)
    if running.hand:
        raise Refused(under, "the session has started", ground=Ground.WHEN)
    before = running.starts.get(running.session.name)
    first = min(event["to"], before) if before is not None else event["to"]
    if first - event["told"] < timedelta(minutes=minutes):
        why = f"the players were told at {event['told']:%H:%M}, less than {minutes} minutes before (reading T14)"
        raise Refused(under, why, ground=Ground.WHEN)
    running.starts[running.session.name] = event["to"]
    running.note("alter start", f"it starts at {event['to']:%H:%M on %Y-%m-%d}, with notice", under)


def conclude(running: TournamentState, event: Data) -> None:
    """Before all hands are played, once it is settled who goes on and, where chips become cash, by agreement."""
    assert running.session is not None
    check_terms(running, running.text.settled)
    seat = next((each for each in running.active if each.name == event["table"]), None)
    if seat is None:
        raise Refused(running.text.tables, f"{event['table']} is not active in this session")
    seat.session.check_settled(seat.name, bool(event.get("agreed")))
    seat.session.over = f"{running.in_charge} has concluded play"
    agreed = [running.text.agreed] if running.session.cash is not None else []
    what = f"{running.in_charge} concludes play at {seat.name} before hand {event['hand']}"
    running.note("conclude", what, running.text.settled, *agreed, cite("reading T16"))


def time_is_up(running: TournamentState, event: Data) -> None:
    assert running.session is not None
    if not running.session.minutes:
        raise Refused(running.text.structure, "no time is set for this session, only hands")
    for seat in running.active:
        seat.session.over = "the time is up"
    why = f"{running.session.minutes} minutes are over before hand {event['hand']}"
    running.note("time is up", why, running.text.structure)


HANDLERS: Final[Mapping[str, Callable[[TournamentState, Data], None]]] = {
    "refuse entry": entry.refuse_entry,
    "withdraw": entry.withdraw,
    "designate tables": entry.designate,
    "brief": entry.brief,
    "require signatures": entry.require_signatures,
    "leave": leave,
    "take over": take_over,
    "return": come_back,
    "other play": other_play,
    "substitute": substitute,
    "alter start": alter_start,
    "conclude": conclude,
    "time is up": time_is_up,
    "disqualify": departures.disqualify,
    "retire": departures.retire,
    "late": departures.late,
    "absent": departures.absent,
    "buy back": departures.buy_back,
}
