"""Tables and players against what is expected of them: from every stake, and the exact return of its wager."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any, Final, NamedTuple

from houseway.audit.count import CountedShoe, PairSums
from houseway.audit.outcomes import DeviceOutcomes
from houseway.certify.evidence import held, two_sided
from houseway.errors import HousewayError
from houseway.money import Cents, FixedSum, dollars
from houseway.odds.exact import Return
from houseway.odds.rows import rows_of
from houseway.play.game import Game

RATE: Final = 0.05  # of what is named, so much may be chance
MOST_ROUNDS: Final = 200  # that a finding lists
PLAYS: Final = ("", "best")  # where decisions matter: against the best play


class Stake(NamedTuple):
    """One wager that was settled: what lay there, and what the person is up or down by it."""

    table: str
    round: str
    person: str
    wager: str
    selection: str
    stake: Cents
    net: Cents


@cache
def returns(game: Game[Any], settings: tuple[tuple[str, Any], ...]) -> Mapping[tuple[str, str], Return]:
    """By wager and place, and by wager alone where every place returns the same."""
    try:
        rows = [row.found for row in rows_of(game, dict(settings)) if row.found.strategy in PLAYS]
    except HousewayError:
        return {}
    found = {(each.wager, each.selection): each for each in rows}
    for each in rows:
        alike = {one.expected for one in rows if one.wager == each.wager}
        if len(alike) == 1:
            found.setdefault((each.wager, ""), each)
    return found


@dataclass
class Reckoning:
    """What somebody, or a table, has done so far."""

    wagers: int = 0
    handle: Cents = 0
    win: Cents = 0  # the house's
    rounds: dict[str, None] = field(default_factory=dict)  # in the order in which they came
    staked: Counter[Return] = field(default_factory=Counter)  # by what is expected of it
    unknown: Cents = 0  # staked on what no return is held of
    spread: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # by round: Σ stake × σ
    prize: float = 0.0  # the largest that one wager could win
    decided: bool = False  # do players decide in it? Few play best, and the house then wins more

    def add(self, stake: Stake, known: Return | None) -> None:
        self.wagers += 1
        self.handle += stake.stake
        self.win -= stake.net
        self.rounds[stake.round] = None
        if known is None:
            self.unknown += stake.stake
            return
        if known.follows and known.strategy:
            return  # a double or a split: the return of the first wager has it
        self.staked[known] += stake.stake
        self.decided = self.decided or bool(known.strategy)
        self.spread[stake.round] += stake.stake * sqrt(known.variance)
        pays = [float(each.per_unit) for each in known.pays if not isinstance(each, FixedSum)]
        self.prize = max(self.prize, stake.stake * max(pays, default=1.0))

    @property
    def expected(self) -> Fraction:
        """What the house may expect to win of these stakes, exactly, in cents."""
        return sum((each.house_edge * cents for each, cents in self.staked.items()), Fraction(0))

    @property
    def sigma(self) -> float:
        """At most: as if all the wagers of a round won and lost together."""
        return sqrt(sum(each * each for each in self.spread.values()))

    @property
    def tells(self) -> bool:
        """Are there enough rounds for the largest prize, and is every return held?"""
        return not self.unknown and 0 < 2 * self.prize <= self.sigma

    @property
    def z(self) -> float | None:
        return float(self.win - self.expected) / self.sigma if self.sigma else None

    @property
    def cites(self) -> tuple[str, ...]:
        """What the wager that most was staked on is paid under."""
        most = self.staked.most_common(1)
        return tuple(each.text for each in most[0][0].cites) if most else ()

    @property
    def p(self) -> float:
        """How likely chance goes so far; where players decide, only that the house wins so little says anything."""
        z = self.z or 0.0
        return two_sided(z) / 2 if self.decided and z < 0 else 1.0 if self.decided else two_sided(z)

    def as_data(self) -> dict[str, Any]:
        z = self.z
        return {
            "rounds": len(self.rounds),
            "wagers": self.wagers,
            "handle": dollars(self.handle),
            "win": dollars(self.win),
            "hold": round(self.win / self.handle, 6) if self.handle else None,
            "expected": dollars(round(self.expected)),
            "sigma": dollars(round(self.sigma)),
            "z": None if z is None or self.unknown else round(z, 3),
        }


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
        self.tables: dict[str, Reckoning] = defaultdict(Reckoning)
        self.people: dict[str, Reckoning] = defaultdict(Reckoning)
        self.devices: dict[tuple[str, str], DeviceOutcomes] = defaultdict(DeviceOutcomes)
        self.shoes: dict[str, CountedShoe] = {}  # the one that each table is dealt from
        self.counts: dict[str, PairSums] = defaultdict(PairSums)  # of each player: the count, and what they wagered

    def add(self, stake: Stake, game: Game[Any], settings: Iterable[tuple[str, Any]] = ()) -> None:
        known = returns(game, tuple(settings))
        found = known.get((stake.wager, stake.selection)) or known.get((stake.wager, ""))
        told = stake._replace(round=f"{stake.table} {stake.round}")
        self.tables[stake.table].add(told, found)
        self.people[stake.person].add(told, found)

    def came(self, table: str, device: str, value: Any, weights: Mapping[Any, int]) -> None:
        outcomes = self.devices[table, device]
        if not outcomes.weights:
            outcomes.weights = dict(weights)
        outcomes.came[value] += 1

    def dealt(self, table: str, shoe: str, cards: Sequence[int], decks: int, stakes: Mapping[str, Cents]) -> None:
        """A round from a shoe: what each player wagered goes with the count as it stood before."""
        counted = self.shoes.get(table)
        if counted is None or counted.shoe != shoe:
            counted = self.shoes[table] = CountedShoe(shoe, decks)
        for person, stake in stakes.items():
            self.counts[person].add(counted.true_count, stake)
        counted.see(cards)

    def findings(self) -> list[Suspicion]:
        """One list over everything that is tested, the most certain first."""
        tested = list(self.tested())
        return [tested[at] for at in held([each.p for each in tested], RATE)]

    def tested(self) -> Iterator[Suspicion]:
        for kind, accounts in (("table", self.tables), ("player", self.people)):
            for name, account in accounts.items():
                z = account.z
                if account.tells and z is not None:
                    won = (
                        f"the house won ${dollars(account.win)} where ${dollars(round(account.expected))} was expected"
                    )
                    rounds, cites = tuple(account.rounds), account.cites
                    yield Suspicion(f"{kind} {name}: {won}", f"{z:+.2f} σ or more", account.p, rounds, cites)
        for person, pairs in self.counts.items():
            if (p := pairs.p) is not None:
                told = f"player {person}: wagers rise with the count of the cards"
                yield Suspicion(told, f"r = {pairs.r:.2f} in {pairs.n:,} rounds", p,
                                tuple(self.people[person].rounds))  # fmt: skip
        for (table, device), outcomes in self.devices.items():
            if outcomes.tells:
                told, evidence, p = outcomes.finding()
                rounds = tuple(self.tables[table].rounds)
                yield Suspicion(f"the {device} of {table or 'the table'}: {told}", evidence, p, rounds)

    def not_shown(self) -> list[str]:
        """What there is too little of to say anything."""
        few = [f"table {name or '(no name)'}" for name, each in self.tables.items() if not each.tells]
        few += [f"player {name}" for name, each in self.people.items() if not each.tells]
        few += [
            f"the {device} of {table or 'the table'}"
            for (table, device), each in self.devices.items()
            if not each.tells
        ]
        return [f"{each}: too few rounds, or a return that is not held, for anything to show" for each in few]
