"""Bots: people of the house who play by a strategy, from what they see and may do like anybody else."""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from houseway import strategies
from houseway.errors import BadInput, HousewayError, quoted
from houseway.house.people import HouseRole
from houseway.house.play_money import check_bot, has_play_money
from houseway.house.tables.contest import Contest
from houseway.house.tables.places import free_for_a_bot
from houseway.house.tables.timers import decides
from houseway.ledger.accounts import carried, purse
from houseway.money import Cents
from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.house import house_acts
from houseway.play.round import Round
from houseway.play.strategy import Decider, Move
from houseway.play.wagering import Wagering
from houseway.store.events import BotComes
from houseway.tournament.chip_count import held
from houseway.tournament.contender import Contender

if TYPE_CHECKING:
    from houseway.house.house import House
    from houseway.house.tables.task import HouseTable

BRINGS: Final[Cents] = 500_00  # to a table, where it does not ask for more
PLENTY: Final[Cents] = 10_000_00  # in the purse; there is more where that came from
IN_CONTEST: Final = 4  # times as quick, where somebody plays a tournament among them
FEW: Final = 20  # moves of one bot while the same wagers are open
BOTS_LATE: Final = timedelta(seconds=1)  # so long after it should, a bot of a tournament may still wager
DEALER: Final = "dealer"


async def admit_bot(table: "HouseTable", name: str, strategy: str = "") -> None:
    """A player who is nobody comes to a table, and plays there by a strategy: the usual one, where none is named."""
    running = table.running
    plays = strategy or strategies.usual(running.game).name
    strategies.check(plays, running.game)
    if name in running.arranged.bots:
        raise BadInput(f"{quoted(name)} is a bot at {table.name} already")
    check_bot(table.house, name)
    if running.game.against_each_other and (there := _with_money(table)):
        raise BadInput(f"{there[0]} plays for money at {table.name}, and a bot has play money")
    await table.house.admit(name, HouseRole.PLAYER.value)
    await table.does(lambda running: running.arrange(BotComes(name, plays)))


def _with_money(table: "HouseTable") -> list[str]:
    return [each.name for each in table.running.table.players if not has_play_money(table.house, each.name)]


def next_bot(table: "HouseTable") -> str | None:
    """The bot that does something next: one that would sit down, one that may wager, or one that is asked."""
    round_ = table.running.round
    own = table.running.arranged.bots
    if not own or round_ is None or not table.running.by_the_house:
        return None
    missing = [name for name in own if not _is_there(round_, name)] if table.running.contest is None else []
    if missing and _brings(round_) is not None:
        return missing[0]
    if isinstance(round_.ask, Wagering):
        return next((name for name in own if _may_wager(table, round_, name)), None)
    who = decides(round_, round_.ask) if round_.ask is not None else None
    return who if who in own else None


def bots_move_at(table: "HouseTable") -> datetime | None:
    """When that is: a little after whatever happened last, and half as long where somebody else waits for their own
    wager; where nobody else is there, rounds begin seldom."""
    timers, arranged, round_ = table.running.timers, table.running.arranged, table.running.round
    if timers.last is None or round_ is None or next_bot(table) is None:
        return None
    pace, now = arranged.pace, table.house.clock.now()
    if timers.last > now:  # the clock has been put back
        return now
    others = [person.name for person in round_.table.players if person.name not in arranged.bots]
    fresh = isinstance(round_.ask, Wagering) and not (timers.ready or timers.wagered or round_.table.placed)
    if fresh and not others and timers.asked is not None and table.running.contest is None:
        return max(timers.asked + pace.seconds("quiet"), timers.last + pace.seconds("bots"))
    waits = not isinstance(round_.ask, Wagering) and any(each.person in others for each in round_.table.placed)
    quicker = IN_CONTEST if table.running.contest is not None and others else 2 if waits else 1
    return timers.last + pace.seconds("bots") / quicker


def _is_there(round_: Round[Any], name: str) -> bool:
    """Or may not come back."""
    person = round_.table.people.get(name)
    return person is not None and (person.excluded or round_.table.takes_part(name))


def _may_wager(table: "HouseTable", round_: Round[Any], name: str) -> bool:
    return round_.table.takes_part(name) and name not in table.running.timers.ready


def _brings(round_: Round[Any]) -> Cents | None:
    """What a bot brings to the table, where there is room for it now."""
    if round_.over:
        return BRINGS
    row = round_.game.act_named.get("seat") or house_acts(round_.game.general)["seat"]
    for way in row.ways(round_, DEALER):
        least: Cents = next(field.least for field in way if field.name == "chips")
        return max(BRINGS, 2 * least)
    return None


class BotAtTable:
    """One bot, with what its strategy keeps in mind."""

    def __init__(self, name: str, strategy: Decider) -> None:
        self.name, self.strategy = name, strategy
        self._round = 0
        self._asked: object = None
        self._moves = 0  # since that was asked

    async def move(self, house: "House", table: "HouseTable") -> None:
        """One thing: sit down, wager, be ready, or decide."""
        round_ = table.running.round
        if round_ is None or not round_.table.takes_part(self.name):
            await self._sit(house, table)
            return
        [money] = await house.holds(purse(self.name))
        if table.running.contest is None and money < PLENTY // 2:
            await house.play_money(self.name, PLENTY)
        self._begin(table.running.number, round_, table.running.contest)
        try:
            await self._play(table)
        except HousewayError:  # it is not open to it after all: then what is always open
            await self._ordinarily(table)

    def _begin(self, number: int, round_: Round[Any], contest: Contest | None) -> None:
        if number != self._round:
            self._round, self._moves = number, 0
            if contest is not None:
                self._look_at_the_standing(round_, contest)
            self.strategy.begin_round()
        if round_.ask is not self._asked:
            self._asked, self._moves = round_.ask, 0
        self._moves += 1

    def _look_at_the_standing(self, round_: Round[Any], contest: Contest) -> None:
        contender = self.strategy
        if isinstance(contender, Contender):
            contender.hands_left = contest.hands - contest.hand - 1
            chips = {name: chips for name, chips in held(round_.table).items() if name in contest.live}
            contender.goes_on, contender.held = max(contest.goes_on, 1), chips

    async def _sit(self, house: "House", table: "HouseTable") -> None:
        round_ = table.running.round
        chips = (_brings(round_) if round_ is not None else None) or BRINGS
        money, carries = await house.holds(purse(self.name), carried(self.name))
        if money < chips:
            await house.play_money(self.name, PLENTY + chips)
        if carries < chips:
            await house.buy_in(self.name, chips)
        await house.sit(table.name, self.name, chips)

    async def _play(self, table: "HouseTable") -> None:
        move = self._decided(table) if self._moves <= FEW else None
        if move is not None:
            await table.act(self.name, *move)
        else:
            await self._ordinarily(table)

    def _decided(self, table: "HouseTable") -> Move | None:
        seen = table.view(self.name)
        if seen is None:
            return None
        return self.strategy.decide(seen, free_for_a_bot(table.running, self.name, seen.listed))

    async def _ordinarily(self, table: "HouseTable") -> None:
        """Nothing more is wagered, or the ordinary answer is given."""
        round_ = table.running.round
        if round_ is not None and isinstance(round_.ask, Choice) and decides(round_, round_.ask) == self.name:
            act = ordinary_act(round_, round_.ask, self.name)
            await table.act(self.name, act, ordinary_details(round_.ask.offers[act].fields))
        elif round_ is not None and isinstance(round_.ask, Wagering):
            await table.ready(self.name)
