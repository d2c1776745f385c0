"""A tournament of a house: people enter for their own money, play session after session, and are paid the prizes.

Its seed was committed to before anybody entered; the seats are drawn by it, and by the words that entrants sealed: they
are opened when entries are closed. A session is played at tables of the house (`contest`, `directing`), or all of them
at once by strategies (`held`).
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum
from typing import Any, Final

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.house.people import LONGEST as LONGEST_NAME
from houseway.house.people import check_name
from houseway.house.tables.seed_words import SeedWords
from houseway.ledger.accounts import CAGE
from houseway.play.codec import Data
from houseway.tournament import TournamentState, check, play, read
from houseway.tournament.conditions import SessionConditions
from houseway.tournament.departures import absent, buy_back, disqualify
from houseway.tournament.entry import pay_in, withdraw
from houseway.tournament.payment import pay
from houseway.tournament.ranking import Score
from houseway.tournament.state import Entrant, Finished
from houseway.tournament.table import TournamentTable

LONGEST: Final = 100_000  # letters of a file
LONGEST_WAIT: Final = 24 * 60 * 60  # seconds
OPENING: Final = timedelta(seconds=30)  # in which words are opened, once entries are closed
ACTS: Final = (
    *("open", "enter", "withdraw", "buy back", "seal", "word", "brief", "draw", "score", "hold"),
    *("pause", "go on", "direct"),
)


class Stage(Enum):
    """How far a tournament has come."""

    ENTRIES = "entries"
    WORDS = "words"  # entries are closed, and sealed words are opened
    SESSION = "session"  # one is on, at its tables
    BETWEEN = "between sessions"
    OVER = "over"


@dataclass(slots=True)
class Tournament:
    """On its way, or over: then `came_to` has what it came to."""

    running: TournamentState
    secret: int  # the number of its seed
    waits: int | None = None  # seconds from the first entry, and between sessions; none: whoever runs it draws
    fills: int = 0  # so many play at least: bots enter where people do not
    bots: set[str] = field(default_factory=set)
    since: datetime | None = None  # the first person entered, or the last session ended
    came_to: Data = field(default_factory=dict)
    words: SeedWords = field(default_factory=SeedWords)  # of entrants, one each
    closed: datetime | None = None  # when entries were, where words have to be opened
    paused: bool = False  # it is not drawn by the clock until it goes on
    mixed: list[str] = field(default_factory=list)  # words that were, in the order in which they were sealed

    @property
    def stage(self) -> Stage:
        if self.came_to:
            return Stage.OVER
        if self.running.active:
            return Stage.SESSION
        if self.running.session is not None:
            return Stage.BETWEEN
        return Stage.ENTRIES if self.closed is None else Stage.WORDS

    @property
    def draws_at(self) -> datetime | None:
        """When the next session is drawn by the clock."""
        if self.stage is Stage.WORDS and self.closed is not None:
            return self.closed + OPENING
        going = self.stage in (Stage.ENTRIES, Stage.BETWEEN) and not self.paused
        if self.waits is None or self.since is None or not going:
            return None
        return self.since + timedelta(seconds=self.waits)

    @property
    def tables(self) -> dict[str, TournamentTable]:
        """The tables of the session that is on, by their names in the house."""
        running = self.running
        if running.session is None:
            return {}
        return {table_name(running, running.session.name, seat.name): seat for seat in running.active}

    def open(self) -> TournamentState:
        """While it is not over."""
        if self.came_to:
            raise BadInput(f"the tournament {quoted(self.running.name)} is over")
        return self.running

    def entries(self) -> TournamentState:
        """While people may enter."""
        running = self.open()
        if self.stage is not Stage.ENTRIES:
            raise Refused(
                running.text.terms, "the first session has been drawn; entries are closed", ground=Ground.WHEN
            )
        return running

    def over(self, came_to: Data) -> Data:
        self.came_to = came_to
        return came_to


def table_name(running: TournamentState, session: str, designated: str) -> str:
    """A table of a session as the house calls it; a name is given once."""
    return f"{running.name}, {session} {running.tables.index(designated) + 1}"


def announced(name: str, text: str, secret: int, waits: int | None = None, fills: int = 0) -> Tournament:
    """A tournament whose file states its conditions; what stands against it is refused with its provision."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadInput(f"the file of a tournament is a text of at most {LONGEST} letters")
    filed = read(text, name)
    if filed.entrants or filed.events:
        raise BadInput(f"{name}: people enter a tournament of the house by themselves; the file names none, nor events")
    if waits is not None and not (type(waits) is int and 0 <= waits <= LONGEST_WAIT):
        raise BadInput(f"a tournament waits for 0 to {LONGEST_WAIT} seconds")
    running = TournamentState(check(filed), "", name)
    for session in running.conditions.sessions:
        longest = f"{name}, {session.name} {session.tables or 1}"
        if len(longest) > LONGEST_NAME:
            raise BadInput(f"{quoted(longest)} is too long for a table; it has at most {LONGEST_NAME} letters")
        check_name(longest)
    if fills:
        check_name(f"{name} bot {fills}")
    least, most = running.conditions.players
    if type(fills) is not int or not 0 <= fills <= (most or 100):
        raise BadInput(f"bots fill a tournament of {least or 1} to {most or 'any number of'} players to one of these")
    return Tournament(running, secret, waits, fills)


def enter(tournament: Tournament, person: str, at: datetime, bot: bool = False) -> Data:
    """Somebody enters, for the fee."""
    running = tournament.entries()
    most = running.conditions.players[1]
    if person in running.entrants:
        raise BadInput(f"{person} has entered already")
    if most is not None and len(running.entrants) >= most:
        raise Refused(running.text.terms, f"{most} players have entered, and no more may", ground=Ground.AMOUNT)
    who = running.entrants[person] = Entrant(person)
    pay_in(running, who, running.conditions.entry_fee or 0, "entry fees")
    if bot:
        tournament.bots.add(person)
    else:
        running.prepared = []  # whoever comes later has not been briefed
        tournament.since = tournament.since or at
    return {"fee": who.paid}


def leave(tournament: Tournament, person: str, at: datetime) -> Data:
    """Somebody withdraws before it is held; what they get back is what the conditions say."""
    running = tournament.entries()
    before = running.books.balance(running.pool) + running.books.balance(running.operator)
    withdraw(running, {"player": person, "at": at})
    tournament.bots.discard(person)
    tournament.words.sealing = [each for each in tournament.words.sealing if each.by != person]
    if not running.entrants.keys() - tournament.bots:
        tournament.since = None
    return {"refund": before - running.books.balance(running.pool) - running.books.balance(running.operator)}


def come_back(tournament: Tournament, person: str) -> Data:
    """Whoever was eliminated buys back into the session to come."""
    running = tournament.open()
    if tournament.stage is not Stage.BETWEEN:
        raise Refused(running.text.buy_back, "one buys back between two sessions", ground=Ground.WHEN)
    buy_back(running, {"player": person})
    return {"paid": running.entrants[person].paid}


def brief(tournament: Tournament, person: str) -> Data:
    """Who answers for it designates the tables and goes through the conditions with whoever has entered.

    That is done before play begins: also when entries are closed, and words are opened.
    """
    running = tournament.open() if tournament.stage is Stage.WORDS else tournament.entries()
    check_director(running, person)
    tables = play.usual_tables(running)
    running.prepared = [
        {"what": "designate tables", "tables": tables},
        {"what": "brief", "understood": True},
    ]
    return {"briefed": [*running.entrants], "tables": tables}


def check_director(running: TournamentState, person: str) -> None:
    """Refuse what is for the Tournament Director, or a deputy, to anybody else."""
    text, names = running.text, running.answer_for_it
    if text.director is None:
        raise Refused(text.on_conduct, "no Tournament Director is known to these rules", ground=Ground.WHO)
    if person not in names:
        why = f"{person} is not responsible for the tournament; {' or '.join(names)} is"
        raise Refused(text.director, why, ground=Ground.WHO)


# What whoever answers for it directs


def pause(tournament: Tournament, by: str, on: bool, at: datetime) -> Data:
    """The next session is not drawn before it goes on; then the time to the draw begins anew."""
    running = tournament.open()
    if tournament.stage not in (Stage.ENTRIES, Stage.BETWEEN):
        raise Refused(running.text.structure, "it is paused before a session is drawn", ground=Ground.WHEN)
    if tournament.paused is on:
        raise BadInput(f"the tournament {quoted(running.name)} {'is paused already' if on else 'is not paused'}")
    _check_directs(running, by)
    tournament.paused = on
    tournament.since = at if tournament.since is not None else None
    return {}


def direct(tournament: Tournament, by: str, what: str, person: str, ground: str) -> Data:
    """Somebody is disqualified on a ground that the conditions state, or does not come, before the next session."""
    running = tournament.open()
    if tournament.stage is not Stage.BETWEEN:
        why = "it is directed between two sessions; at a table the hand is played by the rules of the game"
        raise Refused(running.text.leaving, why, ground=Ground.WHEN)
    _check_directs(running, by)
    if what not in DIRECTED:
        raise BadInput(f"{quoted(what)} is not directed; allowed: {', '.join(DIRECTED)}")
    DIRECTED[what](running, {"player": person, "ground": ground})
    return {}


DIRECTED: Final = {"disqualify": disqualify, "absent": absent}
DIRECTIONS: Final[Mapping[str, Callable[[Tournament, Data, datetime], Data]]] = {
    "brief": lambda tournament, of, _: brief(tournament, of["person"]),
    "pause": lambda tournament, of, at: pause(tournament, of["by"], True, at),
    "go on": lambda tournament, of, at: pause(tournament, of["by"], False, at),
    "direct": lambda tournament, of, _: direct(tournament, of["by"], of["directs"], of["person"], of.get("ground", "")),
}


def _check_directs(running: TournamentState, by: str) -> None:
    if running.text.director is not None:
        check_director(running, by)


# Words, as for a shoe (`words`)


def seal(tournament: Tournament, person: str, seal: str) -> Data:
    """Somebody who has entered seals a word, by which seats are drawn too."""
    if person not in tournament.entries().entrants:
        raise BadInput(f"{person} has not entered, and gives no word")
    tournament.words.take(tournament.words.seal(1, person, seal, seated=True))
    return {}


def open_word(tournament: Tournament, person: str, word: str, salt: str) -> Data:
    """They open it, when entries are closed and the last is sealed."""
    if tournament.stage is not Stage.WORDS:
        raise BadInput("words are opened when entries are closed, and before the first session is drawn")
    tournament.words.take(tournament.words.open(1, person, word, salt))
    return {}


def _closes(tournament: Tournament, at: datetime) -> bool:
    """Are words to be opened before the draw? Then entries are closed, and it is drawn later."""
    least = tournament.running.conditions.players[0] or 1
    if tournament.stage is Stage.ENTRIES and tournament.words.sealing and len(tournament.running.entrants) >= least:
        tournament.words.turn(0)
        tournament.closed = at
        return True
    awaited = any(each.word is None for each in tournament.words.opening)
    if awaited and tournament.closed is not None and at < (until := tournament.closed + OPENING):
        raise BadInput(f"words are opened until {until:%H:%M:%S}; the first session is drawn then")
    return False


def _mixed(tournament: Tournament, seed: str) -> str:
    """By what seats are drawn: the seed, and the words that were opened."""
    tournament.mixed, _ = tournament.words.turn(1)
    return json.dumps([seed, tournament.mixed]) if tournament.mixed else seed


# Session after session


def draw(tournament: Tournament, seed: str, at: datetime) -> Data:
    """The next session in which anybody plays is drawn: who sits at which table; before the first, words are opened."""
    running = tournament.open()
    if tournament.stage is Stage.SESSION:
        raise BadInput(f"the tournament {quoted(running.name)} is in a session; the next is drawn when it is over")
    if _closes(tournament, at):
        return {"sealed": [[each.by, each.seal] for each in tournament.words.opening]}
    if running.session is None:
        running.seed = _mixed(tournament, seed)
        play.enter(running)
        play.prepare(running)
        play.convene(running, running.conditions.sessions[0])
    assert running.session is not None
    while not play.draw(running, running.session):
        if running.session is running.conditions.final:
            raise Refused(running.text.prizes, "nobody is left who could win a prize", ground=Ground.WHO)
        play.convene(running, _after(running))
    seats = {table: list(seat.playing) for table, seat in tournament.tables.items()}
    return {"session": running.session.name, "tables": seats}


def _after(running: TournamentState) -> SessionConditions:
    """The session after the one that was to come, or was on."""
    sessions = running.conditions.sessions
    assert running.session is not None
    return sessions[sessions.index(running.session) + 1]


def score(tournament: Tournament, session: str, scores: Sequence[Sequence[Any]], at: datetime) -> Data:
    """A session is over at its tables: who stands how, who goes on; after the last, the prizes."""
    running, tables = tournament.open(), tournament.tables
    if running.session is None or not tables or running.session.name != session:
        raise BadInput(f"the session {quoted(session)} is not on in {quoted(running.name)}")
    found = [Score(name, tables[table].name, chips, out_at) for name, table, chips, out_at in scores]
    if {(each.name, each.table) for each in found} != {(n, s.name) for s in tables.values() for n in s.playing}:
        raise BadInput(f"the scores of {quoted(session)} are those of everybody who was seated there")
    play.finish(running, running.session, found)
    tournament.since = at
    if running.session is running.conditions.final:
        running.session = None
        pay(running)
        return tournament.over(_came_to(running))
    play.convene(running, _after(running))
    return {"goes_on": list(running.sessions[-1].goes_on)}


def held(tournament: Tournament, seed: str) -> Data:
    """It is held from the first session to the prizes at once, by strategies."""
    running = tournament.entries()
    if tournament.words.sealing:
        raise BadInput("words are sealed for this tournament; draw it, so that they are opened first")
    running.seed = seed
    play.hold(running)
    return tournament.over(_came_to(running))


def _came_to(running: TournamentState) -> Data:
    """What the operator's desk has in the end is the cage's."""
    books, desk = running.books, running.operator
    left, about = books.balance(desk), f"{running.name} is over"
    books.move(max(left, 0), desk, CAGE, about, running.text.prizes)
    books.move(max(-left, 0), CAGE, desk, about, running.text.prizes)
    sessions = [_finished(each) for each in running.sessions]
    return {"places": running.places, "prizes": dict(running.prizes), "sessions": sessions}


def _finished(done: Finished) -> Data:
    scores = [[each.name, each.table, each.chips, each.out_at] for each in done.scores]
    return {"session": done.session, "scores": scores, "goes_on": list(done.goes_on)}


def finished(tournament: Tournament) -> list[Data]:
    """How everybody stood at the end of each session that is over."""
    kept: list[Data] = tournament.came_to.get("sessions", [])
    return kept or [_finished(each) for each in tournament.running.sessions]
