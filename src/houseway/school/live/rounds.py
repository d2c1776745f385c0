"""One table over many rounds: what one leaves there, the next begins with. Bots play, chance comes by the seed."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import HousewayError, Refused
from houseway.play.ask import Ask, Card, Choice
from houseway.play.driver import Driver, ordinary_details
from houseway.play.duties import Duty, who_can
from houseway.play.events import Called, Came, Events
from houseway.play.game import Game
from houseway.play.people import PLAYERS, player
from houseway.play.record import Record, Recorder
from houseway.play.record.opening import open_table
from houseway.play.round import NOTHING, Round
from houseway.play.view import ONLOOKER
from houseway.school.drills.do_it import acts_of, steps
from houseway.school.live.tray import on_the_table
from houseway.school.scene import Lying
from houseway.school.situation import MOST_WAGERS, Lots, Situation, opened, others, players


class TableRounds:
    """A table and the round that is dealt there."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game, self.seed, self.number = game, seed, 0
        self.there = opened(game, f"{game.name} {seed}")
        self.driver = self._driver(self.there)
        self.told: list[str] = []  # of this round, in order
        self.lies: dict[int, Lying] = {}  # on the layout, by their numbers
        self.in_use = on_the_table(self.table)  # chips that people had as the table was opened
        self.known: set[str] = set()  # acts that were open at some time

    @property
    def round(self) -> Round[Any]:
        return self.there.round

    @property
    def table(self) -> Any:
        return self.there.round.table

    @property
    def staff(self) -> frozenset[str]:
        return frozenset(name for name, each in self.table.people.items() if each.role not in PLAYERS)

    def begin(self, number: int) -> None:
        """The next round, at the table as the last one left it; at another, where that one may not go on."""
        self.told = []
        if number > 1:
            seed = f"{self.game.name} {self.seed} {number}"
            try:
                self.there = self._opened(Recorder(self.table).record(), seed)
            except Refused as closed:
                self.told = [f"The table is closed, and everybody goes to another: {closed.why}."]
                self.there = self._opened(self._another(), seed)
        self.number = number
        self.driver = self._driver(self.there)

    def _opened(self, before: Record, seed: str) -> Situation:
        table = open_table(before, self.game)
        recorder, round_ = Recorder(table), Round(table)
        recorder.add(round_)
        return Situation(self.game, seed, round_, recorder, partial(self._opened, before, seed))

    def _another(self) -> Record:
        """A table that nobody has played at, for the same people with all their chips."""
        lying = Counter[str]()
        for each in self.there.placed():
            lying[each.person] += each.stake
        people = [player(each.name, each.purse.value + lying[each.name]) for each in self.table.players]
        other = self.game.open_table(people=[*people, *self.game.staff()])
        other.house, other.cash = self.table.house, self.table.cash
        return Recorder(other).record()

    def _driver(self, there: Situation, waits: bool = True) -> Driver:
        entropy = SeededEntropy(f"{there.seed} devices {len(there.log) if not waits else ''}")
        wagers = 1 + Lots("wagers", there.seed).below(MOST_WAGERS)
        return Driver(Chance(entropy), players(there, wagers), self.staff if waits else ())

    def alone(self, there: Situation) -> Driver:
        """Somebody who deals it to its end, where nobody is waited for."""
        return self._driver(there, waits=False)

    def float_comes_to(self, opening: int) -> int:
        return opening + self.in_use - on_the_table(self.table)

    # What lies there

    def look(self) -> None:
        """Every wager on the layout gets a number that it keeps as long as it lies there."""
        free = dict(self.lies)
        lies: dict[int, Lying] = {}
        for each in self.there.placed():
            now = Lying(each.person, each.wager.name, each.selection, each.stake, each.chips)
            kept = next((n for n, old in free.items() if old[:3] == now[:3]), None)
            if kept is not None:
                del free[kept]
            lies[kept if kept is not None else max([0, *self.lies, *lies]) + 1] = now
        self.lies = dict(sorted(lies.items()))

    # What the staff do

    def awaited_of_staff(self) -> list[str]:
        """What the staff may do now to go on; nothing, while others are waited for."""
        due = [str(each.duty.name) for _, each in who_can(self.round)]
        ask = self.round.ask
        return [*due, *(acts_of(self.there, ask) if ask is not None else ())]

    def does(self, act: str) -> Refused | None:
        """Whoever of the staff may do it does it; or why the table does not take it."""
        round_, ask = self.round, self.round.ask
        assert ask is not None
        try:
            round_.act(*self._act(ask, act))
        except Refused as refused:
            return refused
        except HousewayError as wrong:
            return Refused(ask.under, str(wrong))
        return None

    def _act(self, ask: Ask, act: str) -> tuple[str, str, Any]:
        for who, due in who_can(self.round):
            if due.duty.name == act:
                return who, act, {"about": due.about} if due.about else NOTHING
        who = next((name for name in self.round.named(ask) if name in self.staff), "dealer")
        if isinstance(ask, Choice) and act in ask.offers:
            offer = ask.offers[act]
            return who, act, offer.usual or ordinary_details(offer.fields)
        return who, act, NOTHING

    def deals(self, ask: Ask) -> bool:
        """Does the candidate deal this card? The next of a row, from one place to another, follows by itself."""
        if not isinstance(ask, Card):
            return False
        came = [entry for entry in self.there.log[-2:] if entry[0] is Came]
        return not came or came[-1][1].to == ask.to or came[-1][1].moment != ask.moment

    def acts(self) -> list[str]:
        """What is done at such a table at some time."""
        self.known |= {act for _, each in steps(self.there) for act in acts_of(self.there, each)}
        self.known |= {*self.awaited_of_staff()}
        return sorted({*_acts(self.game), *self.known})

    def cards(self) -> list[str]:
        """Where a card may go to."""
        ask = self.round.ask
        here = {ask.to} if isinstance(ask, Card) else set()
        return sorted({*_cards(self.game), *here, *(e[1].to for e in self.there.log if _is_card(e))})

    def pieces(self) -> Sequence[Any]:
        return list(self.game.pieces(self.game.look(self.table, ONLOOKER)))


@cache
def _acts(game: Game[Any]) -> frozenset[str]:
    done = {act for one in others(game) for _, each in steps(one) for act in acts_of(one, each)}
    return frozenset({*done, *(row.name for row in game.acts if isinstance(row, Duty))})


@cache
def _cards(game: Game[Any]) -> frozenset[str]:
    return frozenset(entry[1].to for one in others(game) for entry in one.log if _is_card(entry))


def _is_card(entry: Any) -> bool:
    return entry[0] is Came and isinstance(entry[1], Card)


@cache
def heard(game: Game[Any]) -> tuple[Called, ...]:
    """What is announced at such a table at some time."""
    return tuple(each for one in others(game) for each in Events(one.log) if isinstance(each, Called))
