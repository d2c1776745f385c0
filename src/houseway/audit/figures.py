"""Tables and players against what is expected of them: from every stake, and the exact return of its wager.

Everything is kept as sums of whole numbers, so that nights which were reckoned apart come to the same together.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, Final, NamedTuple

from houseway.audit.count import CountedShoe, PairSums
from houseway.audit.flow import ChipFlow
from houseway.audit.outcomes import DeviceOutcomes
from houseway.audit.spread import ExpectedRow, Settings, book, expected_of, variance
from houseway.certify.evidence import held, two_sided
from houseway.money import Cents, dollars
from houseway.play.game import Game

RATE: Final = 0.05  # of what is named, so much may be chance
MOST_ROUNDS: Final = 200  # that a finding lists


class Stake(NamedTuple):
    """One wager that was settled: what lay there, and what the person is up or down by it."""

    table: str
    round: str
    person: str
    wager: str
    selection: str
    stake: Cents
    net: Cents


@dataclass
class Reckoning:
    """What somebody, or a table, has done so far."""

    wagers: int = 0
    handle: Cents = 0
    win: Cents = 0  # the house's
    rounds: int = 0
    first: list[str] = field(default_factory=list)  # rounds, as many as a finding lists
    least: Cents = 0  # that was staked in a round
    most: Cents = 0
    expected: Fraction = Fraction(0)  # what the house may expect to win of these stakes, exactly, in cents
    exactly: Fraction = Fraction(0)  # of the variance of its win, as far as it is held how wagers go together
    besides: Fraction = Fraction(0)  # and what is at most added to it where that is not held
    decided: bool = False  # do players decide in it? Few play best, and the house then wins more
    staked: Counter[tuple[str, ...]] = field(default_factory=Counter)  # by the provisions that it is paid under
    unknown: Cents = 0  # staked on what no return is held of
    prize: float = 0.0  # the largest that one wager could win

    def add(self, round_: str, stakes: Sequence[tuple[Stake, ExpectedRow | None]]) -> None:
        """What was settled in one round."""
        self._count(round_, sum(stake.stake for stake, _ in stakes))
        known = []
        for stake, row in stakes:
            self.wagers += 1
            self.handle += stake.stake
            self.win -= stake.net
            if row is None:
                self.unknown += stake.stake
            elif not row.adds:
                self._expect(row, stake.stake)
                known.append((row, stake.stake))
        exactly, besides = variance(known)
        self.exactly, self.besides = self.exactly + exactly, self.besides + besides

    def _expect(self, row: ExpectedRow, stake: Cents) -> None:
        self.staked[row.cites] += stake
        self.expected += stake * row.found.house_edge
        self.decided = self.decided or bool(row.found.strategy)
        self.prize = max(self.prize, stake * row.prize)

    def _count(self, round_: str, staked: Cents) -> None:
        self.rounds += 1
        if len(self.first) < MOST_ROUNDS:
            self.first.append(round_)
        self.least = min(self.least or staked, staked)
        self.most = max(self.most, staked)

    def take(self, other: "Reckoning") -> None:
        """What came later."""
        for name in ("wagers", "handle", "win", "rounds", "unknown", "expected", "exactly", "besides"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.first = (self.first + other.first)[:MOST_ROUNDS]
        self.least = min((each for each in (self.least, other.least) if each), default=0)
        self.most, self.prize = max(self.most, other.most), max(self.prize, other.prize)
        self.staked.update(other.staked)
        self.decided = self.decided or other.decided

    @property
    def is_exact(self) -> bool:
        return self.besides == 0

    @property
    def sigma(self) -> float:
        return sqrt(max(0.0, float(self.exactly + self.besides)))

    @property
    def tells(self) -> bool:
        """Are there enough rounds for the largest prize, and is every return held?"""
        return not self.unknown and 0 < 2 * self.prize <= self.sigma

    @property
    def z(self) -> float | None:
        sigma = self.sigma
        return float(self.win - self.expected) / sigma if sigma else None

    @property
    def cites(self) -> tuple[str, ...]:
        """What the wager that most was staked on is paid under."""
        return max(self.staked, key=lambda cites: (self.staked[cites], cites), default=())

    @property
    def p(self) -> float:
        """How likely chance goes so far; where players decide, only that the house wins so little says anything."""
        z = self.z or 0.0
        if self.decided:
            return two_sided(z) / 2 if z < 0 else 1.0
        return two_sided(z)

    def as_data(self) -> dict[str, Any]:
        """Where no return is held of something that was staked, there is no figure to hold the win against."""
        z, known = self.z, not self.unknown
        return {
            "rounds": self.rounds,
            "wagers": self.wagers,
            "handle": dollars(self.handle),
            "win": dollars(self.win),
            "kept": round(self.win / self.handle, 6) if self.handle else None,
            "expected": dollars(round(self.expected)) if known else None,
            "expected_exactly": str(self.expected / 100) if known else None,
            "sigma": dollars(round(self.sigma)) if known else None,
            "sigma_is": ("exact" if self.is_exact else "at most") if known else "not held",
            "z": round(z, 3) if known and z is not None else None,
            "tells": self.tells,
        }

    @property
    def spread(self) -> dict[str, Any]:
        """The least and the most that was staked in a round."""
        return {"least": dollars(self.least), "most": dollars(self.most)}


class Suspicion(NamedTuple):
    """Something that chance would seldom do: what, how sure, and what it rests on. It accuses nobody."""

    what: str
    evidence: str
    p: float
    rounds: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()  # that it might touch

    def as_data(self) -> dict[str, Any]:
        since = self.rounds[0] if self.rounds else ""
        told = {"what": self.what, "since": since, "evidence": self.evidence, "p": self.p}
        return told | {"rounds": list(self.rounds[:MOST_ROUNDS]), "cites": list(self.cites)}


class Night:
    """All that was settled, table by table and player by player, and what came from each device."""

    def __init__(self) -> None:
        self.tables: dict[str, Reckoning] = {}
        self.people: dict[str, Reckoning] = {}
        self.devices: dict[tuple[str, str], DeviceOutcomes] = {}
        self.shoes: dict[str, CountedShoe] = {}  # the one that each table is dealt from
        self.counts: dict[str, PairSums] = {}  # of each player: the count, and what they wagered
        self.flows: dict[tuple[str, str], ChipFlow] = {}  # between two players of poker

    def table(self, name: str) -> Reckoning:
        return self.tables.setdefault(name, Reckoning())

    def person(self, name: str) -> Reckoning:
        return self.people.setdefault(name, Reckoning())

    def add(self, stakes: Sequence[Stake], game: Game[Any], settings: Settings = ()) -> None:
        """All that was settled in one round of one table."""
        if not stakes:
            return
        known = book(game, settings)
        found = [(stake, expected_of(known, stake.wager, stake.selection)) for stake in stakes]
        first = stakes[0]
        round_ = f"{first.table} {first.round}"
        self.table(first.table).add(round_, found)
        for person in dict.fromkeys(stake.person for stake in stakes):
            self.person(person).add(round_, [each for each in found if each[0].person == person])
        if game.pot:
            self._passed(round_, stakes)

    def _passed(self, round_: str, stakes: Sequence[Stake]) -> None:
        """Chips from who lost to who won, in the shares in which they won."""
        nets = Counter[str]()
        for each in stakes:
            nets[each.person] += each.net
        won = sum(net for net in nets.values() if net > 0)
        for loser in (person for person, net in nets.items() if net < 0):
            for winner in (person for person, net in nets.items() if net > 0):
                passed = -nets[loser] * nets[winner] // won
                one, other = sorted((loser, winner))
                flow = self.flows.setdefault((one, other), ChipFlow())
                flow.add(round_, passed if loser == one else -passed)

    def came(
        self, table: str, device: str, value: Any, weights: Mapping[Any, int], day: str = "", times: int = 1
    ) -> None:
        outcomes = self.devices.setdefault((table, device), DeviceOutcomes())
        if not outcomes.weights:
            outcomes.weights = dict(weights)
        outcomes.add(value, day, times)

    def dealt(self, table: str, shoe: str, cards: Sequence[int], decks: int, stakes: Mapping[str, Cents]) -> None:
        """A round from a shoe: what each player wagered goes with the count as it stood before."""
        counted = self.shoes.get(table)
        if counted is None or counted.shoe != shoe:
            counted = self.shoes[table] = CountedShoe(shoe, decks)
        for person, stake in stakes.items():
            self.counts.setdefault(person, PairSums()).add(counted.true_count, stake)
        counted.see(cards)

    def take(self, other: "Night") -> None:
        """A later night, reckoned apart."""
        for mine, theirs in ((self.tables, other.tables), (self.people, other.people)):
            for name, account in theirs.items():
                mine.setdefault(name, Reckoning()).take(account)
        for device, came in other.devices.items():
            self.devices.setdefault(device, DeviceOutcomes(came.weights)).take(came)
        for person, pairs in other.counts.items():
            self.counts.setdefault(person, PairSums()).take(pairs)
        for pair, flow in other.flows.items():
            self.flows.setdefault(pair, ChipFlow()).take(flow)
        self.shoes |= other.shoes

    def findings(self) -> list[Suspicion]:
        """One list over everything that is tested, the most certain first."""
        tested = list(self.tested())
        return [tested[at] for at in held([each.p for each in tested], RATE)]

    def tested(self) -> Iterator[Suspicion]:
        yield from self._accounts()
        for person, pairs in self.counts.items():
            if (p := pairs.p) is not None:
                told = f"player {person}: wagers rise with the count of the cards"
                yield Suspicion(told, f"r = {pairs.r:.2f} in {pairs.n:,} rounds", p, tuple(self.person(person).first))
        for (table, device), outcomes in self.devices.items():
            if outcomes.tells:
                told, evidence, p = outcomes.finding()
                rounds = tuple(self.table(table).first)
                yield Suspicion(f"the {device} of {table or 'the table'}: {told}", evidence, p, rounds)
        for (one, other), flow in self.flows.items():
            if flow.tells:
                giver, taker = (one, other) if flow.net > 0 else (other, one)
                told = f"chips go one way, from {giver} to {taker}: ${dollars(abs(flow.net))} more than back"
                evidence = f"in {flow.n:,} rounds, {abs(flow.z):.2f} σ of as much either way"
                yield Suspicion(told, evidence, flow.p, tuple(flow.first))

    def _accounts(self) -> Iterator[Suspicion]:
        for kind, accounts in (("table", self.tables), ("player", self.people)):
            for name, account in accounts.items():
                z = account.z
                if account.tells and z is not None:
                    won = (
                        f"the house won ${dollars(account.win)} where ${dollars(round(account.expected))} was expected"
                    )
                    first, cites = tuple(account.first), account.cites
                    yield Suspicion(f"{kind} {name}: {won}", f"{z:+.2f} σ", account.p, first, cites)

    def not_shown(self) -> list[str]:
        """What there is too little of to say anything."""
        few = [f"table {name or '(no name)'}" for name, each in self.tables.items() if not each.tells]
        few += [f"player {name}" for name, each in self.people.items() if not each.tells]
        few += [
            f"the {device} of {table or 'the table'}"
            for (table, device), each in self.devices.items()
            if not each.tells
        ]
        told = [f"{each}: too few rounds, or a return that is not held, for anything to show" for each in few]
        several = [
            f"chips between {one} and {other}: too few rounds"
            for (one, other), flow in self.flows.items()
            if not flow.tells
        ]
        return told + several
