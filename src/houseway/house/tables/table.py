"""A table of the house in memory: its round, its shoes, and what it says that must be stored.

Whatever happens is said as events, in order. The same events lead to the same table again (`following`).
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.equipment.chance import Chance
from houseway.errors import BadInput, quoted
from houseway.games import find, variants
from houseway.house.tables.arrangement import Arranged
from houseway.house.tables.contest import Contest
from houseway.house.tables.last_wagers import Wagered, wagered_by_now
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.timers import Timers
from houseway.ledger.postings import Entries
from houseway.play.ask import Ask, Outcome, Power
from houseway.play.codec import Data
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Done, made
from houseway.play.record.opening import open_table
from houseway.play.record.table_state import people_data, sign_data, table_data
from houseway.play.record.text import Record
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering
from houseway.rulebook.instruments import moment
from houseway.store.actor import THE_HOUSE, Actor
from houseway.store.chain import ChainEntry
from houseway.store.codec import check_plain
from houseway.store.event import HouseEvent
from houseway.store.events import BotComes, Closed, Concluded, Opened, PaceSet, RoundBegins, SaidFor
from houseway.store.recording import AS_USUAL, RecordingSet

if TYPE_CHECKING:
    from houseway.house.tables.meter import Linked

BY_THE_HOUSE: Final = "house"  # its own shoe, wheel, dice
LIVE: Final = "live"  # a dealer says what the real table showed
HOW: Final = (BY_THE_HOUSE, LIVE)
WHOLE_DONE: Final = 4  # of what a log keeps of an act besides its kind and who did it, where it was refused


def opening(
    name: str,
    game: str,
    dealt: str,
    rules: str | None,
    on: Any,
    variant: Mapping[str, Any],
    settings: Mapping[str, Any],
) -> Opened:
    """A table with its staff, before anybody sits there, as the first event of its chain."""
    if dealt not in HOW:
        raise BadInput(f"a table is not dealt by {quoted(dealt)}; allowed: {', '.join(HOW)}")
    on = moment(on) if isinstance(on, str) else on
    found = find(game, variant, rules, on)
    table = found.open_table(name=name, people=found.staff(), **settings)
    table.house_deals = dealt == BY_THE_HOUSE
    day = on or moment(found.since).date()
    return Opened(name, game, found.rules, dealt, day, dict(found.variant), standing(table))


def standing(table: Table) -> Data:
    """How a table stands between rounds."""
    return {"table": table_data(table), "sign": sign_data(table.sign), "people": people_data(table)}


def entries_of(opened: Opened) -> Entries:
    """The postings of a table; tournament chips have no value in money, and make none."""
    waits, valued = variants(opened.game)[0].prizes_wait, opened.contest is None
    return Entries(opened.table, prizes_wait=waits, valued=valued, keeps=opened.dealt == LIVE)


class RoundBefore(NamedTuple):
    """The round before, to be looked at still; and how, by each viewer, since it changes no more."""

    number: int
    round: Round[Any]
    seen: dict[str, str]


class RoundInput(NamedTuple):
    """Something that somebody did, or that came, in a round: what else happened followed from such."""

    place: int  # in the round's log
    by: Actor
    said_for: bool = False  # did the dealer say what a player did?
    refused: bool = False


class RoundAtHand(NamedTuple):
    """A round with how the table stood before it and what was done and came: enough to play it once more."""

    number: int
    began: Data
    round: Round[Any]
    inputs: list[RoundInput]


class RunningTable:
    """One table as its chain has it."""

    def __init__(self, opened: Opened, shoes: TableShoes) -> None:
        self.opened = opened
        self.name = opened.table
        self.game = find(opened.game, opened.variant, opened.rules, opened.on)
        self.by_the_house = opened.dealt == BY_THE_HOUSE
        self.shoes = shoes
        shoes.hides = bool(self.game.face_down)
        self.table = self.stands(opened.stands)
        self.round: Round[Any] | None = None
        self.number = 0  # of the round
        self.ended: RoundBefore | None = None
        self.chance: Chance | None = None  # of this round; none where a dealer says what comes, or the seed is not told
        self.closed = False
        self.said: list[ChainEntry] = []  # and not yet stored
        self.by = THE_HOUSE  # who acts now
        self.began: Data = {}  # how the table stood before this round
        self.inputs: list[RoundInput] = []  # of this round, at a live table
        self.before: RoundAtHand | None = None  # the round before, there
        self.said_for = ""  # whose act the dealer is about to say
        self.heard = 0  # so much of the round's log has been said
        self.link: Linked | None = None  # to a prize meter, while something is done
        self.entries = entries_of(opened)
        self.contest = Contest(opened.contest) if opened.contest is not None else None  # a session of a tournament
        self.timers, self.arranged = Timers(), Arranged()
        self.looks: dict[str, dict[str, str]] = {}  # by viewer: the look of this round, and what is made of it
        self.wagered: Wagered = {}  # in everybody's last round
        self.lie: dict[str, list[Any]] = {}  # the wagers of each person, when everybody last looked
        self.boxes: dict[int, str] = {}  # who has which, as everybody was told
        self.parts: dict[str, tuple[Any, str]] = {}  # of what is seen, those that seldom change: of what, and written

    def stands(self, data: Data) -> Table:
        """The table as it stood."""
        opened = self.opened
        record = Record(opened.game, opened.rules, opened.on, data["people"], data["table"], data["sign"])
        return open_table(replace(record, altered=list(opened.altered)), self.game)

    @property
    def hidden(self) -> int | None:
        """The round that is played, if something may lie face down in it: its hashes are not told."""
        return None if self.closed or not self.game.hides else self.number

    # What it says

    def say(self, *noted: HouseEvent) -> None:
        self.said += [ChainEntry(event, event.postings(), self.number, self.by) for event in noted]

    def hear(self) -> None:
        """Say what the round has logged since it was last heard."""
        assert self.round is not None
        log, events = self.round.log, []
        for place in range(self.heard, len(log)):
            events.append(made(place + 1, log[place]))
            self.said.append(ChainEntry(events[-1], self.entries.of(events[-1]), self.number, self.by))
        self.heard = len(log)
        if self.link is not None:
            self.link.heard(self.table, events)

    # What happens at it

    def begin(self) -> None:
        """The next round, from the table as it is written down: nothing else of the last one is left."""
        begins = self.shoes.go_on() if self.by_the_house and self.shoes.over(self.table) else []
        self.say(*self.shoes.reveal(), *begins)
        self.number += 1
        self.shoes.rounds += 1
        stands = standing(self.table)
        begins_now = self.kept(self.shoes.begins(self.number, stands))
        self.say(begins_now)
        self.wagered = begins_now.wagered or {}
        self.start(stands)

    def kept(self, begins: RoundBegins) -> RoundBegins:
        """What every round begins with besides: how the table goes on by itself, how far a tournament has come, and
        what everybody wagered last."""
        contest = self.contest.standing() if self.contest is not None else None
        arranged = self.arranged
        found = replace(begins, pace=arranged.pace, bots=dict(arranged.bots), contest=contest)
        found = replace(found, recording=arranged.recording if arranged.recording != AS_USUAL else None)
        return replace(found, wagered=wagered_by_now(self.table, self.wagered))

    def start(self, stands: Data) -> None:
        """The round whose number it is, at the table as it stood."""
        if self.round is not None and self.round.over:
            self.ended = RoundBefore(self.number - 1, self.round, {})
            if not self.by_the_house:
                self.before = RoundAtHand(self.number - 1, self.began, self.round, self.inputs)
        self.table, self.looks = self.stands(stands), {}
        self.began, self.inputs = stands, []
        self.shoes.begin_round(self.table)
        self.chance = self.shoes.chance(self.number) if self.by_the_house else None
        self.heard = 0
        self.entries.begin()
        self.round = Round(self.table)
        self.hear()

    def with_moments(self, who: str, act: str, details: Mapping[str, Any], now: datetime) -> Mapping[str, Any]:
        """Where an act takes a moment that was not handed in, it is this one."""
        fields = self.round.fields(who, act) if self.round is not None and act != "wager" else ()
        missing = {f.name: now for f in fields if f.kind == "moment" and not f.optional and f.name not in details}
        return {**details, **missing} if missing else details

    def act(self, who: str, act: str, details: Mapping[str, Any]) -> None:
        """Somebody does something; what is refused is said too, and raised."""
        check_plain(details)
        if self.contest is not None:
            self.contest.check(who, act, details)
        round_ = self._going()
        try:
            self._see_the_meter(round_)
            with self.takes(round_):
                round_.act(who, act, details)
        finally:
            self.hear()

    @contextmanager
    def takes(self, round_: Round[Any]) -> Iterator[None]:
        """Something is done in here, or comes; it is kept what, where it may have been typed wrongly."""
        place = len(round_.log)
        try:
            yield
        finally:
            if not self.by_the_house and len(round_.log) > place:
                kind, who, *more = round_.log[place]
                refused = kind is Done and len(more) == WHOLE_DONE and more[-1] is not None
                self.inputs.append(RoundInput(place, self.by, kind is Done and who == self.said_for, refused))
            self.said_for = ""

    def speaks_for(self, by: str, who: str) -> None:
        """The dealer says what a player does."""
        self.say(SaidFor(by, who))
        self.said_for = who

    def goes_on_from(self, round_: Round[Any], inputs: list[RoundInput], kept: int) -> None:
        """The round as it was played once more; what differs begins after so many of its events."""
        self.table, self.round, self.inputs, self.looks, self.heard = round_.table, round_, inputs, {}, kept
        self.hear()

    def back_to(self, before: RoundAtHand | None) -> None:
        """The round before is the one that is played; where it is not at hand, it is not looked at any more."""
        self.before = self.ended = None
        if before is not None:
            self.table, self.round, self.began, self.inputs = (
                before.round.table,
                before.round,
                before.began,
                before.inputs,
            )
            self.heard, self.looks = len(before.round.log), {}
            self.shoes.rounds -= 1

    def come(self, field: str, value: Any) -> None:
        """A dealer says what came from the device that is awaited, at a live table."""
        round_ = self._going()
        ask = round_.ask
        if self.by_the_house:
            raise BadInput(f"{self.name} is dealt by the house; nobody says what comes there")
        if not isinstance(ask, Outcome) or ask.field != field:
            raise BadInput(f"no {quoted(field)} is awaited; awaited: {ask}")
        self._see_the_meter(round_)
        with self.takes(round_):
            round_.outcome(ask.read(value))
        self.hear()

    def arrange(self, event: PaceSet | BotComes | RecordingSet) -> None:
        """Another pace, a bot that comes, or how the table is recorded."""
        if self.closed:
            raise BadInput(f"{self.name} is closed")
        self.arranged.take(event)
        self.say(event)

    def conclude(self, by: str, agreed: bool) -> None:
        """Who answers for the tournament ends play here, once the hand that is on is over."""
        if self.contest is None:
            raise BadInput(f"{self.name} is no table of a tournament")
        self.contest.check_conclusion(by, agreed, self.name)
        concluded = Concluded(by, agreed)
        self.contest.take(concluded)
        self.say(concluded)

    def seal_word(self, by: str, seal: str) -> None:
        """Somebody's word for the shoe after the next; nobody knows it yet."""
        seated = any(person.name == by for person in self.table.players)
        self.say(self._takes_words().seal(by, seal, seated))

    def open_word(self, by: str, word: str, salt: str) -> None:
        """The word that somebody sealed for the next shoe."""
        self.say(self._takes_words().open(by, word, salt))

    def _takes_words(self) -> TableShoes:
        if self.closed or not self.by_the_house:
            why = "is closed" if self.closed else "is dealt by hand; no word goes into its shoe"
            raise BadInput(f"{self.name} {why}")
        return self.shoes

    def close(self) -> None:
        """Nobody plays here any more; the seeds that are left are told, where nothing lay face down."""
        if self.closed:
            raise BadInput(f"{self.name} is closed")
        if self.contest is not None:
            self.contest.check_over()
        elif self.table.players or self.table.placed:
            raise BadInput(f"{self.name} has players, or wagers on its layout; they leave first")
        self.closed = True
        self.shoes.ended += [self.shoes.number] if self.by_the_house and self.shoes.number else []
        self.say(*self.shoes.reveal(), Closed())

    def _going(self) -> Round[Any]:
        if self.closed:
            raise BadInput(f"{self.name} is closed")
        if self.round is None or self.round.over:
            self.begin()
        assert self.round is not None
        return self.round

    def _see_the_meter(self, round_: Round[Any]) -> None:
        if self.link is not None:
            self.link.before(round_)
            self.hear()

    @contextmanager
    def by_itself(self) -> Iterator[None]:
        """What is done in here nobody asked for: the house does it."""
        before, self.by = self.by, THE_HOUSE
        try:
            yield
        finally:
            self.by = before

    def go_on(self) -> None:
        """The house does its part, to where a player or open wagers are waited for; once, into the next round."""
        with self.by_itself():
            self._goes_on()

    def _goes_on(self) -> None:
        self._to_where_somebody_waits()
        if self.contest is not None:
            self._to_the_next_hand(self.contest)
        elif self.round is not None and self.round.over and self.enough():
            self.begin()
            self._to_where_somebody_waits()

    def _to_the_next_hand(self, contest: Contest) -> None:
        """Each hand that is over is counted, and whoever is out goes; the session ends as the conditions say."""
        while self.round is not None and self.round.over and not contest.over:
            counted = contest.counted(self.round, self.game)
            self.say(counted)
            contest.happened(self.table, counted)
            if not contest.over:
                self.begin()
                self._send_away(self.round, contest)
                self._to_where_somebody_waits()

    def _send_away(self, round_: Round[Any], contest: Contest) -> None:
        for name in [name for name in contest.out_at if name in round_.table.people]:
            if any(option.act == "leave" for option in round_.options(name)):
                round_.act(name, "leave")
                self.hear()

    def _to_where_somebody_waits(self) -> None:
        while self.round is not None and self.round.ask is not None and self._step(self.round, self.round.ask):
            self.hear()

    def _step(self, round_: Round[Any], ask: Ask) -> bool:
        if not self.by_the_house or isinstance(ask, Wagering):
            return False
        if isinstance(ask, Outcome):
            self._see_the_meter(round_)
            round_.outcome(self._drawn(ask))
            return True
        if (
            not self.enough()
            or isinstance(ask, Power)
            or any(round_.table.takes_part(name) for name in round_.named(ask))
        ):
            return False
        self._see_the_meter(round_)
        answer_ordinarily(round_)
        return True

    def enough(self) -> bool:
        """Are there players for whom the staff goes on?"""
        return len(self.table.players) >= max(1, self.game.players[0])

    def _drawn(self, ask: Outcome) -> Any:
        if self.shoes.is_new(ask):
            self.say(*self.shoes.go_on())
            self.shoes.rounds = 1
            self.chance = self.shoes.chance(self.number)
        assert self.chance is not None
        if (order := self.shoes.lay_out(ask)) is not None:
            self.say(order)
        return self.shoes.give(ask, self.chance)
