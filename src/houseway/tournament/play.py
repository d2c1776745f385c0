"""Runs a tournament from its entries to its prizes."""

from houseway.cite import cite
from houseway.ledger.accounts import purse
from houseway.money import dollars
from houseway.play.record.toml import Data
from houseway.tournament.check import Checked
from houseway.tournament.conditions import BuyBack, SessionConditions
from houseway.tournament.conduct import check_present, happen
from houseway.tournament.entry import CannotGoOn, pay_in
from houseway.tournament.events import EVENTS
from houseway.tournament.payment import final_places, pay
from houseway.tournament.ranking import Score, best, ranked
from houseway.tournament.seats import seat_players
from houseway.tournament.state import Entrant, Finished, TournamentState
from houseway.tournament.table import TournamentTable
from houseway.tournament.ties import break_tie


def run(checked: Checked, seed: str) -> TournamentState:
    """The whole tournament; `Refused` where it may not be held, or may not go on."""
    return hold(TournamentState(checked, seed))


def hold(running: TournamentState) -> TournamentState:
    """From the entries on; some may have been made before."""
    enter(running)
    prepare(running)
    for session in running.conditions.sessions:
        play(running, session)
    running.session = None
    pay(running)
    return running


# Entries and preparations


def enter(running: TournamentState) -> None:
    """Everybody who is admitted pays the fee; there are neither too few players nor too many."""
    conditions, text = running.conditions, running.text
    running.in_charge = str(running.filed.data.get("director", {}).get("name", text.head))
    running.note("hold", f"a tournament in {running.game.title}", text.general, text.may_hold)
    running.note("approval", "the conditions have been approved beforehand", text.approval)
    running.note("in charge", f"{running.in_charge} is responsible for it", text.director or text.may_hold)
    fee = conditions.entry_fee or 0
    for each in running.filed.entrants:
        running.entrants[each["name"]] = Entrant(each["name"])
    for event in before_play(running, "refuse entry"):
        happen(running, event)
    for who in running.entrants.values():
        if not who.paid:
            pay_in(running, who, fee, "entry fees")
    told = f"{len(running.entrants)} players enter for ${dollars(fee)} each"
    running.note("entries", told, cite("qld s10(b)") if text.equal is None else text.fee)
    if conditions.prizes is not None and conditions.prizes.added:
        added = conditions.prizes.added
        running.books.move(added, running.operator, running.pool, "added by the operator", text.prizes)
    for event in before_play(running, "withdraw"):
        happen(running, event)
    least, most = conditions.players
    number = len(running.entrants)
    if number < (least or 1) or (most is not None and number > most):
        raise CannotGoOn(text.terms, f"{number} players have entered, not {least or 1} to {most or 'any number'}")


def before_play(running: TournamentState, *kinds: str) -> list[Data]:
    return [event for event in (*running.filed.events, *running.prepared) if event["what"] in kinds]


def usual_tables(running: TournamentState) -> list[str]:
    """As many as a session needs, numbered."""
    needed = max(session.tables or 1 for session in running.conditions.sessions)
    return [f"{running.game.name} {number}" for number in range(1, needed + 1)]


def prepare(running: TournamentState) -> None:
    """Tables are designated, the players are briefed and sign where that is required.

    Who conducts the tournament does that: what nobody has done is noted as not done, and never taken for done.
    """
    running.note("conditions", "the conditions, as they are stated", running.text.on_conditions)
    designate(running)
    brief(running)
    for event in before_play(running, "require signatures"):
        happen(running, event)
    for session in running.conditions.sessions:
        if session.starts is not None:
            running.starts[session.name] = session.starts
    between = [event for event in running.filed.events if "session" not in event]
    for event in between:
        if not EVENTS[event["what"]].before_play:
            happen(running, event)


def designate(running: TournamentState) -> None:
    """By whoever is in charge; where nobody has, as many tables are used as the conditions need."""
    running.tables, said = usual_tables(running), before_play(running, "designate tables")
    for event in said:
        happen(running, event)
    if "designate tables" not in [step.step for step in running.steps if not step.refused]:
        not_done = "" if running.text.director is None else "not done: nobody has designated them; "
        running.note("designate tables", f"{not_done}{', '.join(running.tables)} are used", running.text.tables)


def brief(running: TournamentState) -> None:
    """By whoever is in charge, who says so; where nobody has, it is noted as not done."""
    under, said = running.text.briefing, before_play(running, "brief")
    for event in said:
        happen(running, event)
    if under is None or "brief" in [step.step for step in running.steps if not step.refused]:
        return
    if said:
        raise CannotGoOn(under, "play does not commence: the players have not been briefed")
    running.note("brief", f"not done: {running.in_charge} has not said that the players were briefed", under)


# Sessions


def play(running: TournamentState, session: SessionConditions) -> None:
    """One session: who plays in it, its hands, and who goes on."""
    convene(running, session)
    if not draw(running, session):
        return
    for number in range(1, session.length + 1):
        running.hand = number
        events_at(running, number)
        if not all(seat.concluded for seat in running.active):
            check_present(running)
            too_few_are_left(running)
        if all(seat.concluded for seat in running.active):
            break
        for seat in running.active:
            if not seat.concluded:
                play_hand(running, seat)
    finish(running, session, [score for seat in running.active for score in seat.session.scores(seat.name)])


def convene(running: TournamentState, session: SessionConditions) -> None:
    """A session is to come: what happens before it happens now."""
    running.session, running.hand, running.back, running.away = session, 0, [], {}
    for who in running.entrants.values():
        who.plays_for = ""  # a substitute plays in one session
    events_at(running, 0)


def draw(running: TournamentState, session: SessionConditions) -> bool:
    """Those who play in it are seated by lot; does anybody?"""
    names = players_of(running, session)
    running.drawn = len(names)
    if names:
        running.active = seat_players(running, session, names)
    else:
        running.note("session", "nobody plays in it", running.text.structure)
    return bool(names)


def events_at(running: TournamentState, hand: int) -> None:
    assert running.session is not None
    for event in running.filed.events:
        if event.get("session") == running.session.name and event.get("hand", 0) == hand:
            happen(running, event)


def players_of(running: TournamentState, session: SessionConditions) -> list[str]:
    """Those who are in; in a repechage, those who went out of a session, if they have bought back where one must."""
    back, found = running.conditions.buy_back, list(running.back)
    if session.repechage_of and not (isinstance(back, BuyBack) and back.into == session.name):
        gone = [each for each in running.entrants.values() if each.out_of == session.repechage_of]
        found = [each.name for each in gone if each.out == "eliminated"]
    for name in found:
        running.entrants[name].out = ""
    return found if session.repechage_of else running.players


def play_hand(running: TournamentState, seat: TournamentTable) -> None:
    """A round of the game; whoever wagered less than the compulsory wager forfeits the rest, or is out."""
    conditions, text, session = running.conditions, running.text, seat.session
    away, live = [name for name in session.live if seat.away.get(name)], session.live
    forfeits = "forfeits" in (conditions.late_arrival, conditions.non_attendance)
    missed = conditions.least_wager or session.told["least"] if forfeits else 0
    round_ = seat.hand()
    short, out = session.omitted(round_, away)
    found = seat.counted(round_, dict.fromkeys(away, missed))
    for name in out:
        running.note("compulsory wager", f"{name} did not make it and is out", text.wager)
    for name in short:
        taken = f"${dollars(found.forfeits[name])} in chips are forfeited"
        running.note("compulsory wager", f"{name} did not make all of it: {taken}", text.wager)
    for name in away if forfeits else ():
        why = f"{name} misses hand {found.hand}: ${dollars(found.forfeits[name])} in chips"
        running.note("forfeit", why, text.late)
    for name in live:
        if name in found.out_at and name not in out:
            why = f"{name} has ${dollars(found.chips[name])} left after hand {found.hand}"
            running.note("out of chips", why, text.structure)


def too_few_are_left(running: TournamentState) -> None:
    """Play ends at a table where nobody can go on; where it is settled who does, that is the director's to say."""
    for seat in running.active:
        if not seat.concluded and len(seat.session.live) < max(1, running.game.players[0]):
            seat.session.over = "too few can still wager"
            running.note("conclude", f"at {seat.name} too few can still wager", running.text.structure)


def finish(running: TournamentState, session: SessionConditions, scores: list[Score]) -> None:
    """The standing, the chips in cash where the conditions have it, and who goes on."""
    for score in scores:
        running.entrants[score.name].chips = score.chips
        if session.cash is not None:
            amount = int(score.chips * session.cash)
            about = f"{score.name}: chips in cash"
            running.books.move(amount, running.operator, purse(score.name), about, running.text.agreed)
            why = f"${dollars(score.chips)} in chips are ${dollars(amount)} for {score.name}"
            running.note("cash", why, running.text.agreed)
    last = session is running.conditions.final
    on = [] if last else goes_on(running, session, scores)
    if last:
        running.places = final_places(running, scores)
    for score in scores:
        who = running.entrants[score.name]
        who.out = "" if last or who.name in on else "eliminated"
        who.out_of = session.name
    records = {
        f"{session.name}-{seat.name}-{number}".replace(" ", "-"): text
        for seat in running.active
        for number, text in enumerate(seat.records(), 1)
    }
    running.sessions.append(Finished(session.name, tuple(ranked(scores)), tuple(on), records))
    told = f"{', '.join(on)} go on" if on else "the last session is over" if last else "nobody goes on"
    running.note("session", f"{running.drawn} played: {told}", running.text.structure)
    running.active = []


def goes_on(running: TournamentState, session: SessionConditions, scores: list[Score]) -> list[str]:
    """The best of each table, then the best of all the others."""
    chosen: list[str] = []
    for seat in running.active:
        own = [score for score in scores if score.table == seat.name]
        chosen += best(own, session.advance or 0, lambda tied, room: break_tie(running, session, tied, room))
    rest = [score for score in scores if score.name not in chosen]
    return chosen + best(rest, session.advance_in_all, lambda tied, room: break_tie(running, session, tied, room))
