"""Rounds at linked tables: whatever is done at one of them goes through its link, in order.

Before each act the table reads the meter where others have moved it, as an event of the round, so that the record of
one table replays alone. After it, wagers that were entered, wagers that went back and prizes are done in the journal.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import BadInput
from houseway.games.caribbean_stud.irregularities.linking import READ_THE_METER
from houseway.games.caribbean_stud.settling import winner
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.jackpot.journal import Journal
from houseway.jackpot.system import System
from houseway.money import Cents, dollars
from houseway.play.driver import answer_ordinarily
from houseway.play.round import NOTHING, Round
from houseway.play.settlement import Line
from houseway.play.wager import Verdict

__all__ = ["Link"]

NOT_LIT: Final = cite("qld s237(3)")


class Link:
    """One table's connection to its prize meter system."""

    def __init__(self, journal: Journal, table: CaribbeanStudTable) -> None:
        system = journal.jackpots.of_table(table.name)
        if system is None:
            raise BadInput(f"{table.name} is linked to no open system")
        check_fit(table, system)
        self.journal, self.table, self.system = journal, table, system
        self.round: Round[Any] | None = None

    def begin(self) -> Round[Any]:
        """The next round starts with what the meter records, to the part of a cent."""
        self.table.meter = self.system.meter
        self.round = Round(self.table)
        return self.round

    def act(self, at: str, who: str, act: str, details: Mapping[str, Any] = NOTHING) -> None:
        self._do(at, lambda round_: round_.act(who, act, details))

    def outcome(self, at: str, value: Any) -> None:
        self._do(at, lambda round_: round_.outcome(value))

    def ordinarily(self, at: str) -> None:
        """Whoever is awaited does the ordinary thing."""
        self._do(at, answer_ordinarily)

    def _do(self, at: str, step: Callable[[Round[Any]], object]) -> None:
        assert self.round is not None, "no round has begun"
        self._read_meter(self.round)
        before = Before(self.table)
        step(self.round)
        self._enter(at, before)

    def _read_meter(self, round_: Round[Any]) -> None:
        if not round_.over and self.table.meter.shown != self.system.meter.shown:
            dealer = next(person.name for person in self.table.people.values() if person.role.value == "dealer")
            round_.act(dealer, READ_THE_METER, {"amount": int(self.system.meter.value)})

    def _enter(self, at: str, before: "Before") -> None:
        """What the act did to jackpot wagers and the meter."""
        where: dict[str, Any] = {"system": self.system.name, "table": self.table.name}
        entered = before.entered(self.table)
        if entered:
            self.journal.do("wagers", at, amount=dollars(entered), **where)
        for under, back in before.gone_back(self.table, self.system).items():
            dark = {"accepted": False} if under == NOT_LIT else {}
            self.journal.do("returned", at, amount=dollars(back), under=under.text, **dark, **where)
        won = [line for line in before.new_lines(self.table) if line.verdict is Verdict.WIN]
        if won:
            self._pay(at, won, where)

    def _pay(self, at: str, won: Sequence[Line], where: Mapping[str, Any]) -> None:
        """The table has paid by what its display showed; the system comes to the same, or one of them is wrong."""
        hands = [winner(self.table, self.table.hands[line.selection]) for line in won]
        paid = self.journal.do("prizes", at, hands=[list(each) for each in hands], **where)
        assert [each.amount for each in paid] == [line.paid for line in won], "table and system disagree"


def check_fit(table: CaribbeanStudTable, system: System) -> None:
    """A table pays what its system would, for wagers of one cost, and knows whether others move the meter."""
    if table.rules.jackpot_wager != system.cost:
        own = dollars(table.rules.jackpot_wager)
        raise BadInput(f"jackpot wagers cost ${own} at {table.name} and ${dollars(system.cost)} in {system.name}")
    if set(table.prizes) != set(system.arrangement.prizes) or bool(table.sharing) != bool(system.sharing):
        raise BadInput(f"{table.name} does not pay as {system.name} does, under {system.arrangement.name}")
    if table.rules.linked != len(system.tables):
        raise BadInput(f"{system.name} links {len(system.tables)} tables, not {table.rules.linked}")


class Before:
    """A table as it stood before an act."""

    def __init__(self, table: CaribbeanStudTable) -> None:
        self.lines = list(table.lines)
        self.wagered = table.meter.wagered
        self.in_the_game = list(getattr(table, "entered", ()))  # Victoria keeps them over a misdeal
        self.dealt = table.dealt

    def new_lines(self, table: CaribbeanStudTable) -> list[Line]:
        """The jackpot wagers that were settled."""
        return [line for line in table.lines if line.wager == JACKPOT and not any(line is old for old in self.lines)]

    def entered(self, table: CaribbeanStudTable) -> Cents:
        """What the meter has counted; a reset in the same act would come after it, in another."""
        return max(table.meter.wagered - self.wagered, 0)

    def gone_back(self, table: CaribbeanStudTable, system: System) -> Mapping[Cite, Cents]:
        """Wagers that the meter had counted and that went back, by a ruling or by leaving the jackpot game."""
        back: Counter[Cite] = Counter()
        void = [line for line in self.new_lines(table) if line.verdict is Verdict.VOID]
        settled = [line for line in void if self.dealt or line.person in self.in_the_game]
        still = getattr(table, "entered", self.in_the_game)
        left = [who for who in self.in_the_game if who not in still and all(line.person != who for line in void)]
        for line in settled:
            back[line.cites[0]] += line.stake
        if left:
            back[system.arrangement.returned] += len(left) * system.cost
        return back
