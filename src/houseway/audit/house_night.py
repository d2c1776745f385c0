"""The nights of a house: figures, devices, decisions, dealers and cage; and whether every round comes out again.

Every gaming day is reckoned by itself, and then all of them together.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from houseway.audit.cage import CageDay, cage_days
from houseway.audit.days import DaySpan
from houseway.audit.dealing import LiveDealers, dealt_round
from houseway.audit.figures import RATE, Night, Stake, Suspicion
from houseway.audit.house import HouseRound, rounds, settings_of
from houseway.audit.logs import night_data, table_data
from houseway.audit.observer import CardCame, Decision, DeviceCame, Shuffled, observed, rank_of, rank_weights
from houseway.certify.evidence import held
from houseway.errors import HousewayError
from houseway.house.tables.table import LIVE
from houseway.money import Cents, dollars
from houseway.play.events import CASH, Moved
from houseway.store.store import Store
from houseway.verify.house import verify

SHOE: Final = "shoe, by rank"
UNSEEN: Final = (
    "cards that were never turned up, and what people knew of them",
    "why somebody wagered as they did: whoever counts by mind breaks no rule here",
    "a pocket that comes 28% more often before some 19,500 spins; five neighbours, 20%, before some 3,800",
)


@dataclass
class DecisionPrices:
    """What somebody's decisions cost against the best play, in cents."""

    decisions: int = 0
    missed: int = 0
    price: Fraction = Fraction(0)

    def add(self, one: Decision) -> None:
        self.decisions += 1
        self.missed += one.price > 0
        self.price += one.price

    def as_data(self) -> dict[str, Any]:
        return {"decisions": self.decisions, "missed": self.missed, "price": dollars(round(self.price))}


@dataclass
class HouseAudit:
    """What came of a house's days."""

    rounds: int = 0
    wagers: int = 0
    night: Night = field(default_factory=Night)
    drop: Counter[str] = field(default_factory=Counter)  # cash that was changed into chips, table by table
    prices: dict[str, DecisionPrices] = field(default_factory=dict)
    dealers: LiveDealers = field(default_factory=LiveDealers)
    cage: list[CageDay] = field(default_factory=list)
    games: dict[str, str] = field(default_factory=dict)  # what is played at each table
    shuffles: Counter[str] = field(default_factory=Counter)
    unfollowed: list[str] = field(default_factory=list)  # rounds that do not come out again
    wrong: str = ""  # the first thing in the store that does not fit
    replayed: int | None = None

    @property
    def finds(self) -> bool:
        return bool(self.findings())

    def findings(self) -> list[Suspicion]:
        """One list: first what is certain, then what chance would seldom do."""
        certain = (
            [Suspicion(f"this does not fit: {self.wrong}", "every record was replayed", 0.0)] if self.wrong else []
        )
        certain += [Suspicion(told, "the statement of the day", 0.0) for day in self.cage for told in day.wrong]
        tested = list(self.night.tested())
        for what, evidence, p, record in self.dealers.unlike_others():
            tested.append(Suspicion(what, evidence, p, tuple(record.first), tuple(record.cites)))
        return certain + [tested[at] for at in held([each.p for each in tested], RATE)]

    def as_data(self) -> dict[str, Any]:
        night, prices = night_data(self.night), self.prices
        tables = [
            {"table": name, "game": self.games.get(name, ""), **table_data(each, self.drop[name])}
            for name, each in self.night.tables.items()
        ]
        people = [each | prices.get(each["person"], DecisionPrices()).as_data() for each in night["people"]]
        return {
            "rounds": self.rounds,
            "checked": self.wagers,
            "replayed": self.replayed,
            "wrong": self.wrong,
            **night,
            "tables": tables,
            "people": people,
            "dealers": self.dealers.as_data(),
            "cage": [each.as_data() for each in self.cage],
            "findings": [each.as_data() for each in self.findings()],
            "not_checked": [] if self.replayed is not None else ["the rounds were not replayed"],
            "not_shown": [*self._not_followed(), *UNSEEN, *self.night.not_shown()],
        }

    def _not_followed(self) -> list[str]:
        if not self.unfollowed:
            return []
        many = f"{len(self.unfollowed)} rounds that do not come out again, {self.unfollowed[0]} first"
        return [f"what came and was decided in {many}: have the records verified"]

    # What is looked at

    def add(self, round_: HouseRound, night: Night, *, replay: bool) -> None:
        self.rounds += 1
        self.games[round_.table] = round_.game.name
        lines = [line for _, line in round_.lines]
        self.wagers += len(lines)
        number = str(round_.number)
        stakes = [
            Stake(round_.table, number, each.person, each.wager, each.selection, each.stake, each.net) for each in lines
        ]
        night.add(stakes, round_.game, settings_of(round_.opened))
        self.drop[round_.table] += _bought(round_)
        if round_.opened.dealt == LIVE:
            self.dealers.add(round_.table, dealt_round(round_.table, round_.number, round_.stored))
        if replay:
            try:
                self._observe(round_, night, stakes)
            except HousewayError:  # `verify` says what does not fit
                self.unfollowed.append(f"{round_.table} {number}")

    def _observe(self, round_: HouseRound, night: Night, stakes: list[Stake]) -> None:
        cards, decks, table, day = list[int](), 0, round_.table, round_.day.isoformat()
        for noted in observed(round_.opened, round_.stored):
            match noted:
                case DeviceCame(device, value, weights):
                    night.came(table, device, value, weights, day)
                case CardCame(card, many):
                    cards.append(card)
                    decks = many
                case Shuffled():
                    self.shuffles[table] += 1
                    cards.clear()
                case Decision(person=person):
                    self.prices.setdefault(person, DecisionPrices()).add(noted)
        if decks > 1:
            for card in cards:
                night.came(table, SHOE, rank_of(card), rank_weights(decks), day)
            staked = _first_wagers(stakes, round_.game.wagers[0].name)
            night.dealt(table, f"{day} {self.shuffles[table]}", cards, decks, staked)


def _first_wagers(stakes: list[Stake], name: str) -> Mapping[str, Cents]:
    found = Counter[str]()
    for each in stakes:
        if each.wager == name:
            found[each.person] += each.stake
    return found


def audit_house(store: Store, days: DaySpan, *, replay: bool = True, verified: bool = True) -> HouseAudit:
    """The figures of these days; with `replay`, each of their rounds is followed once more; and with `verified`
    besides, the whole store is gone through as `houseway floor verify` does."""
    found, nights = HouseAudit(), dict[str, Night]()
    for each in rounds(store, days):
        found.add(each, nights.setdefault(each.day.isoformat(), Night()), replay=replay)
    for day in sorted(nights):
        found.night.take(nights[day])
    found.cage = list(cage_days(store, days.first, days.last))
    if replay and verified:
        try:
            whole = verify(store)
        except HousewayError as wrong:
            found.wrong = str(wrong)
        else:
            found.wrong, found.replayed = whole.wrong, whole.rounds
    return found


def _bought(round_: HouseRound) -> Cents:
    return sum(
        event.amount
        for _, event in round_.events
        if isinstance(event, Moved) and event.account == CASH and event.amount > 0
    )
