"""What a tournament of the house does by itself: its tables are opened with everybody in the seat that was drawn, the
scores are entered when all of them are done, and the next session is drawn when its time has come.

Nothing is kept here that is not in the store: whatever was begun and not ended is gone on with.
"""

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from houseway import strategies
from houseway.errors import BadInput, HousewayError, quoted
from houseway.house.people import HouseRole
from houseway.house.play_money import check_bot, has_play_money
from houseway.house.retries import noted
from houseway.house.systems import CHAIN
from houseway.house.tables.contest import Contest, opened_with
from houseway.house.tables.setup import close_table
from houseway.house.tables.table import BY_THE_HOUSE, standing
from houseway.house.tournaments import Stage, Tournament
from houseway.ledger.accounts import purse
from houseway.play.codec import Data
from houseway.store.events import BotComes, Concluded, HandCounted, Opened, PaceSet
from houseway.store.pace import USUAL
from houseway.store.problems import told
from houseway.tournament.ranking import Score
from houseway.tournament.table import TournamentTable

if TYPE_CHECKING:
    from houseway.house.house import House
    from houseway.house.tables.task import ActAnswer

LOG: Final = logging.getLogger(__name__)
SHOWN: Final = timedelta(seconds=60)  # a table stays so long to be looked at, once its session is over
LATER: Final = timedelta(seconds=30)  # what could not be done is tried again


class Directing:
    """Looks after the tournaments of a house by its clock."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._again: dict[str, datetime] = {}

    async def tick(self) -> datetime | None:
        """Everything that is due is done; when the next thing will be due that no table does by itself."""
        if not self.house.systems.tournaments:
            return None
        before = {*self.house.tables}
        for name, tournament in list(self.house.systems.tournaments.items()):
            await self._look_after(name, tournament)
        await self._close_tables()
        changed = before != {*self.house.tables}  # others are to be looked after now
        return self.house.clock.now() if changed else min(self._due(), default=None)

    def _due(self) -> Iterator[datetime]:
        for name, tournament in self.house.systems.tournaments.items():
            at, again = tournament.draws_at, self._again.get(name)
            if at is not None:
                yield max(at, again or at)
            elif tournament.stage is Stage.SESSION and again is not None and again > self.house.clock.now():
                yield again
        yield from (at for _, at in self._to_close())

    def _to_close(self) -> Iterator[tuple[str, datetime]]:
        """Tables whose scores are entered, and until when they are left to be looked at."""
        for name, table in self.house.tables.items():
            contest, last = table.running.contest, table.running.timers.last
            if contest is None or not contest.over or last is None:
                continue
            if name not in self.house.systems.tournament(contest.tournament).tables:
                yield name, last + SHOWN

    async def _look_after(self, name: str, tournament: Tournament) -> None:
        now = self.house.clock.now()
        if self._again.get(name, now) > now:
            return
        try:
            if tournament.stage is Stage.SESSION:
                await open_tables(self.house, tournament)
                await enter_scores(self.house, tournament)
            elif tournament.draws_at is not None and tournament.draws_at <= now:
                await draw(self.house, name)
        except HousewayError as wrong:  # too few have entered, somebody was quicker, or it could not be stored
            LOG.info("%s: %s", name, wrong)
            self._again[name] = now + LATER

    async def _close_tables(self) -> None:
        now = self.house.clock.now()
        for name in [name for name, at in self._to_close() if at <= now]:
            await close_table(self.house, name)


# One step after another


async def draw(house: "House", name: str, id: str | None = None) -> Data:
    """The next session is drawn, and its tables are opened; before the first, bots enter for whoever is missing."""
    tournament = house.systems.tournament(name)
    known = id is not None and await house.done(CHAIN, id)  # it is answered, or refused, and nobody enters for that
    if tournament.stage is Stage.ENTRIES and not known:
        await _fill(house, name, tournament)
    led_to = await house.tournament("draw", id, tournament=name)
    await open_tables(house, house.systems.tournament(name))
    return led_to


async def conclude(
    house: "House", name: str, table: str, by: str, agreed: bool = False, id: str | None = None
) -> "ActAnswer":
    """The Tournament Director ends play at a table before all hands are played (vic 28/2000 r20.3.5)."""
    if table not in house.systems.tournament(name).tables:
        raise BadInput(f"{quoted(table)} is no table of the session that is on in {quoted(name)}")
    return await house.table(table).does(lambda running: running.conclude(by, agreed), id, noted(Concluded(by, agreed)))


async def _fill(house: "House", name: str, tournament: Tournament) -> None:
    """Bots have play money: they enter where everybody else has, too."""
    fee = tournament.running.conditions.entry_fee or 0
    if not house.takes_play_money or not all(has_play_money(house, each) for each in tournament.running.entrants):
        return
    for number in range(1, tournament.fills + 1):
        bot = f"{name} bot {number}"
        if len(tournament.running.entrants) >= tournament.fills:
            return
        if bot not in tournament.running.entrants:
            check_bot(house, bot)
            await house.admit(bot, HouseRole.PLAYER.value)
            if house.held(purse(bot)) < fee:
                await house.play_money(bot, fee)
            await house.tournament("enter", tournament=name, person=bot, bot=True)


async def open_tables(house: "House", tournament: Tournament) -> None:
    """Those of the session that is on; some may be open already."""
    for name, seat in tournament.tables.items():
        if name in house.tables:
            continue
        with told():
            there = house.store.table(name) is not None
        if not there:
            await house.start_table(_opening(tournament, name, seat), _arranged(tournament, seat))


def _opening(tournament: Tournament, name: str, seat: TournamentTable) -> Opened:
    """The first event of its chain: everybody sits there already, with the chips that are allotted."""
    running, game = tournament.running, tournament.running.game
    assert running.session is not None
    stands = standing(seat.table)
    stands |= {"table": stands["table"] | {"name": name}}
    contest, variant = opened_with(running, seat), dict(game.variant)
    day, altered = running.filed.on, tuple(seat.altered)
    return Opened(name, game.name, game.rules, BY_THE_HOUSE, day, variant, stands, altered, contest)


def _arranged(tournament: Tournament, seat: TournamentTable) -> Iterator[PaceSet | BotComes]:
    """The usual pace, and who of them is a bot."""
    yield PaceSet(USUAL)
    plays = strategies.usual(tournament.running.game).name
    for name in seat.playing:
        if name in tournament.bots:
            yield BotComes(name, plays)


async def enter_scores(house: "House", tournament: Tournament) -> None:
    """Once every table of the session is done."""
    running, scores = tournament.running, list[Score]()
    for name in tournament.tables:
        found = await _scores(house, name)
        if not found:
            return
        scores += found
    assert running.session is not None
    session = running.session.name
    given = [list(each) for each in scores]
    id = f"scores of {session} in {running.name}"  # two processes enter them once
    await house.tournament("score", id, tournament=running.name, session=session, scores=given)


async def _scores(house: "House", name: str) -> list[Score]:
    """How everybody stood at a table that is done; nobody, where it is not, as the store has it."""
    if name in house.tables:
        contest = await house.tables[name].seen(lambda running, _: running.contest)
        return contest.scores(name) if contest is not None and contest.over else []
    with told():
        listed = house.store.table(name)
        if listed is None:
            return []
        opened = house.store.opened(listed.chain)
        assert opened.contest is not None, "a table of a tournament"
        contest = Contest(opened.contest)
        for stored in house.store.noted(listed.chain, [HandCounted]):
            contest.take(stored.event)
    return contest.scores(name) if contest.over else []
