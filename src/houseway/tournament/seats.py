"""Puts the players of a session at its tables, by lot, each with the chips that it allots."""

from typing import Any

from houseway.errors import BadInput, quoted
from houseway.money import Cents, dollars
from houseway.play.people import player
from houseway.play.table import Table
from houseway.tournament.check import open_table
from houseway.tournament.conditions import SessionConditions
from houseway.tournament.entry import CannotGoOn
from houseway.tournament.session import TableSession, stated
from houseway.tournament.state import TournamentState
from houseway.tournament.table import TournamentTable


def seat_players(running: TournamentState, session: SessionConditions, names: list[str]) -> list[TournamentTable]:
    """Dealt round the tables in an order that is drawn, so that all have the same chance."""
    drawn = running.lot(names, f"{session.name} seats")
    tables = _tables(running, session, len(drawn))
    chips = session.chips or running.conditions.chips or 0
    found = []
    for number, table in enumerate(tables):
        sit = drawn[number :: len(tables)]
        found.append(seat_at(running, session, table, sit, chips))
        running.note(
            "seats", f"{table}: {', '.join(sit)}, each with ${dollars(chips)} in chips", running.text.chips,
            running.text.equal,
        )  # fmt: skip
    running.note(
        "tables", f"{', '.join(tables)} for tournament play alone", running.text.tables, running.text.exclusive
    )
    running.note("play", f"{session.length} hands", running.text.structure, running.text.on_conduct)
    return found


def _tables(running: TournamentState, session: SessionConditions, players: int) -> list[str]:
    """As many of the designated tables as the conditions have, or as the players fill."""
    least, most = running.game.players
    wanted = min(session.tables or 1, max(1, players // max(1, least)))
    if wanted > len(running.tables):
        why = f"session {quoted(session.name)} needs {wanted} tables, and {len(running.tables)} are designated"
        raise CannotGoOn(running.text.tables, why)
    room = session.seats or most
    if players > wanted * room:
        why = f"session {quoted(session.name)} has room for {wanted * room} players, not {players}"
        raise CannotGoOn(running.text.structure, why)
    return running.tables[:wanted]


def seat_at(
    running: TournamentState, session: SessionConditions, name: str, players: list[str], chips: Cents, **more: Any
) -> TournamentTable:
    """A table of a session, or for one that is played in `more` or otherwise."""
    people = [*(player(each, chips) for each in players), *running.game.staff()]
    try:
        table: Table = open_table(running.filed, running.game, people, name)
    except BadInput as wrong:
        raise running.filed.source.bad(str(wrong), "table") from None
    least = max(running.conditions.least_wager, min(line.minimum for line in table.sign.limits.values()))
    sits = {each: running.entrants[each].plays_for or each for each in players}
    contenders = {each: running.contender(who, running.conditions.least_wager) for each, who in sits.items()}
    altered = [each.provision.text for each in running.conditions.alterations or ()]
    seed, final = f"{running.seed} {session.name} {name}", session is running.conditions.final
    told = stated(running.conditions, running.text, session, players, least)
    seat = TournamentTable(table, TableSession(told | more), contenders, seed, running.filed.on, altered, final)
    seat.away = {each: hands for each, hands in running.away.items() if each in players}
    return seat
