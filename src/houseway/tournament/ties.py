"""Breaks a tie as the conditions say: by more hands, by the session before, or by lot."""

from typing import Final

from houseway.money import dollars
from houseway.tournament.conditions import SessionConditions
from houseway.tournament.conduct import check_present
from houseway.tournament.ranking import ranked, settled
from houseway.tournament.seats import seat_at
from houseway.tournament.state import TournamentState

MOST_HANDS: Final = 10  # of a play-off that decides nothing; then lots are drawn


def break_tie(
    running: TournamentState, session: SessionConditions, tied: list[str], room: int, rule: str = ""
) -> list[str]:
    """So many of those who are equal."""
    rule = rule or running.conditions.ties
    chosen: list[str] = []
    if rule == "play-off":
        chosen = _play_off(running, session, tied, room)
    elif rule == "earlier session":
        chosen = _earlier(running, tied, room)
    told = rule
    if not chosen:
        chosen, told = running.lot(tied, f"{session.name} tie {' '.join(tied)}")[:room], "lot"
    running.note("tie", f"{', '.join(tied)} are equal; by {told}: {', '.join(chosen)}", running.text.structure)
    return chosen


def _play_off(running: TournamentState, session: SessionConditions, tied: list[str], room: int) -> list[str]:
    """Hands at the first of the designated tables, which is free by then, with equal chips, until they are apart."""
    check_present(running)
    chips = session.chips or running.conditions.chips or 0
    how = {"hands": MOST_HANDS, "goes_on": room, "compulsory": None}
    seat = seat_at(running, session, f"play-off {' '.join(tied)}", tied, chips, **how)
    for number in range(1, MOST_HANDS + 1):
        if len(seat.session.live) > 1:
            seat.counted(seat.hand())
        scores = seat.session.scores(seat.name)
        if settled(scores, room):
            held = ", ".join(f"{score.name} ${dollars(score.chips)}" for score in scores)
            what = f"further hands played at {running.tables[0]}: {number}; {held}"
            running.note("play-off", what, running.text.structure, running.text.tables)
            return [score.name for score in ranked(scores)[:room]]
    return []


def _earlier(running: TournamentState, tied: list[str], room: int) -> list[str]:
    """By the chips at the end of the session before; nobody where that does not decide."""
    held = {score.name: score.chips for done in running.sessions for score in done.scores}
    order = sorted(tied, key=lambda name: -held.get(name, 0))
    if held.get(order[room - 1], 0) == held.get(order[room], 0):
        return []
    return order[:room]
