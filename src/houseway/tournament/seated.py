"""One table of a session: real rounds of the game, played with tournament chips."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.money import Cents
from houseway.play.driver import Driver, answer_ordinarily
from houseway.play.events import HOUSE
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.view import view
from houseway.tournament.contender import SECRET, Contender
from houseway.tournament.counting import chips_of
from houseway.tournament.standing import Score

LAST_OF_FINAL: Final = "announce the last hand of the final"  # vic 26/1999 r14.6.11


class Seated:
    """Who sits there, and the records of what they play."""

    def __init__(
        self,
        table: Table,
        contenders: Mapping[str, Contender],
        least: Cents,
        seed: str,
        on: datetime,
        altered: Sequence[str] = (),
        final: bool = False,
    ) -> None:
        self.table, self.least, self.on, self.altered = table, least, on, altered
        self.final = final  # the last session of the tournament
        self.playing = dict(contenders)
        self.away: dict[str, int] = {}  # players who are not there for so many hands
        self.out_at: dict[str, int] = {}  # who went out, and after which hand
        self.removed: set[str] = set()  # disqualified or retired
        self.concluded = False
        self._left_with: dict[str, Cents] = {}
        self._driver = Driver(Chance(SeededEntropy(seed)))
        self._there: dict[str, Contender] = {}
        self._recorders: list[Recorder] = []
        self._record()

    @property
    def name(self) -> str:
        return self.table.name

    def _record(self) -> None:
        """A record starts from the table as it stands, so one begins anew where chips moved outside a round."""
        self._recorders.append(Recorder(self.table, self.on, f"tournament play at {self.name}", self.altered))

    def chips(self, name: str) -> Cents:
        """What a player holds, or left with."""
        return self._left_with[name] if name in self._left_with else chips_of(self.table, name)

    @property
    def live(self) -> list[str]:
        """Those who can still wager."""
        return [name for name in self.playing if name not in self.out_at]

    def forfeit(self, name: str, amount: Cents) -> Cents:
        """Chips are taken from a player, between rounds."""
        person = self.table.people[name]
        taken = min(amount, person.purse.value)
        self.table.log = []  # this is part of no round
        self.table.move(person, -taken, HOUSE)
        if taken:
            self._record()
        return taken

    def remove(self, name: str) -> None:
        """A player is out, and plays no more."""
        self.removed.add(name)
        self.playing.pop(name, None)

    def hand(self, number: int, hands: int, goes_on: int) -> Round[Any]:
        """One round of play: those who are out go, and everybody who is there wagers."""
        round_ = Round(self.table)
        for name in [*self.out_at, *self.removed]:
            if name in self.table.people and any(option.act == "leave" for option in round_.options(name)):
                self._left_with[name] = self.chips(name)
                round_.act(name, "leave")
        there = {name: self.playing[name] for name in self.live if not self.away.get(name)}
        held = self._held()
        for contender in there.values():
            contender.hands_left, contender.goes_on, contender.held = hands - number, max(goes_on, 1), held
        self._driver.strategies = self._there = there
        if SECRET in self.table.game.act_named:
            self._with_secrets(round_, last=self.final and number == hands)
        else:
            self._driver.run(round_)
        assert round_.over, "a round of a tournament is played to its end"
        self._recorders[-1].add(round_)
        self.away = {name: left - 1 for name, left in self.away.items() if left > 1}
        return round_

    def _held(self) -> dict[str, Cents]:
        """The chips of every player, which are counted before a hand, with those on the layout."""
        lie = {person.name: 0 for person in self.table.players}
        for placed in self.table.placed:
            lie[placed.person] += placed.stake
        return {name: self.table.people[name].purse.value + lies for name, lies in lie.items()}

    def _with_secrets(self, round_: Round[Any], last: bool) -> None:
        """When wagers have been made, forms are handed in; the last hand of the final is announced before that."""
        self._driver.waits_for = frozenset({"nobody"})
        self._driver.run(round_)
        for option in round_.options() if last else ():
            if option.act == LAST_OF_FINAL:
                round_.act(option.who, option.act)
                break
        for name, contender in self._there.items():
            if (move := contender.secret(view(round_, name), round_.options(name))) is not None:
                round_.act(name, *move)
                while round_.interrupted:
                    answer_ordinarily(round_)
        while not round_.over:
            self._driver.close(round_)

    def drop_out(self, number: int) -> list[str]:
        """Those who cannot make another wager."""
        least = max(self.least, 1)
        gone = [name for name in self.live if self.chips(name) < least]
        self.out_at |= dict.fromkeys(gone, number)
        return gone

    def scores(self) -> list[Score]:
        """How those who were not removed stand."""
        return [Score(name, self.name, self.chips(name), self.out_at.get(name, 0)) for name in self.playing]

    def records(self) -> list[str]:
        """The rounds played, as texts that `houseway replay` plays again."""
        return [each.text() for each in self._recorders if each.record().rounds]
