"""One table of a session: real rounds of the game, played with tournament chips."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.money import Cents
from houseway.play.driver import Driver, answer_ordinarily
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.view import view
from houseway.tournament.chip_count import held
from houseway.tournament.contender import SECRET, Contender
from houseway.tournament.session import HandCount, TableSession, take_forfeits

LAST_OF_FINAL: Final = "announce the last hand of the final"  # vic 26/1999 r14.6.11


class TournamentTable:
    """Who sits there, and the records of what they play."""

    def __init__(
        self,
        table: Table,
        session: TableSession,
        contenders: Mapping[str, Contender],
        seed: str,
        on: datetime,
        altered: Sequence[str] = (),
        final: bool = False,
    ) -> None:
        self.table, self.session, self.on, self.altered = table, session, on, altered
        self.final = final  # the last session of the tournament
        self.playing = dict(contenders)
        self.away: dict[str, int] = {}  # players who are not there for so many hands
        self.removed: set[str] = set()  # disqualified or retired
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

    @property
    def concluded(self) -> bool:
        """Is no more played here?"""
        return bool(self.session.over)

    def remove(self, name: str) -> None:
        """A player is out, and plays no more."""
        self.removed.add(name)
        self.playing.pop(name, None)
        self.session.remove(name)

    def hand(self) -> Round[Any]:
        """One round of play: those who are out go, and everybody who is there wagers."""
        round_, session = Round(self.table), self.session
        for name in [*session.out_at, *self.removed]:
            if name in self.table.people and any(option.act == "leave" for option in round_.options(name)):
                round_.act(name, "leave")
        there = {name: self.playing[name] for name in session.live if not self.away.get(name)}
        left, chips = session.hands - session.hand - 1, held(self.table)
        for contender in there.values():
            contender.hands_left, contender.goes_on, contender.held = left, max(session.goes_on, 1), chips
        self._driver.strategies = self._there = there
        if SECRET in self.table.game.act_named:
            self._with_secrets(round_, last=self.final and left == 0)
        else:
            self._driver.run(round_)
        assert round_.over, "a round of a tournament is played to its end"
        self._recorders[-1].add(round_)
        self.away = {name: left - 1 for name, left in self.away.items() if left > 1}
        return round_

    def counted(self, round_: Round[Any], missing: Mapping[str, Cents] | None = None) -> HandCount:
        """The hand is counted: forfeited chips go, and whoever cannot make another wager is out."""
        found = self.session.count(round_, missing)
        self.table.log = []  # this is part of no round
        take_forfeits(self.table, found.forfeits)
        if any(found.forfeits.values()):
            self._record()
        self.session.enter(found)
        return found

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

    def records(self) -> list[str]:
        """The rounds played, as texts that `houseway replay` plays again."""
        return [each.text() for each in self._recorders if each.record().rounds]
