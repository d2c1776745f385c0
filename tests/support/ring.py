"""Games with a ring, for tests: the spin taken, coins spun one after another, and what is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pytest

from houseway.errors import Ground, Refused
from houseway.families.ring.spinning import Spin
from houseway.families.ring.table import RingTable
from houseway.games import find
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.two_up.table import TwoUpTable
from houseway.play.ask import Choice
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.wagering import Wagering
from houseway.rulebook.parallel import Parallel, parallel

__all__ = [
    "FLOOR",
    "ON_HEADS",
    "TWO_UPS",
    "Ring",
    "TwoUp",
    "at_the_ring",
    "verdicts",
    "wagers_while_a_coin_is_looked_for",
    "wagers_while_the_spin_is_offered",
]

FLOOR = "floor manager"
ON_HEADS = "spinner's wager on heads"
T = TypeVar("T", bound=RingTable)


class Ring(Generic[T]):
    """A table and its round; the next round begins when it is needed."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.round = Round(table)

    def act(self, who: str, act: str, **details: Any) -> None:
        if self.round.over:
            self.round = Round(self.table)
        self.round.act(who, act, details)

    def refusal(self, who: str, act: str, **details: Any) -> tuple[str, Ground]:
        if self.round.over:
            self.round = Round(self.table)
        with pytest.raises(Refused) as caught:
            self.round.act(who, act, details)
        return caught.value.under.text, caught.value.ground

    def wager(self, who: str, on: str, stake: int = 1000, **more: Any) -> None:
        self.act(who, "wager", on=on, selection=on.split()[-1], stake=stake, **more)

    def offered(self, *declining: str) -> None:
        """The boxer offers the spin, and these decline it."""
        self.act("dealer", "offer the spin")
        for who in declining:
            self.act(who, "decline")

    def spinner(self, who: str, side: str = "", stake: int = 1000) -> "Ring[T]":
        """Everybody before `who` declines; with a side, the spinner's wager is placed."""
        self.act("dealer", "offer the spin")
        while self.awaited != who:
            self.act(self.awaited, "decline")
        self.act(who, "accept")
        if side:
            self.wager(who, f"spinner's wager on {side}", stake)
        return self

    @property
    def awaited(self) -> str:
        """Who must choose now."""
        assert isinstance(self.round.ask, Choice), self.round.ask
        return next(self.round.named(self.round.ask))

    def toss(self) -> None:
        """Up to where the coins are in the air."""
        if self.round.over:
            self.round = Round(self.table)
        if isinstance(self.round.ask, Wagering):
            self.round.act("dealer", self.round.ask.closed_by)
        self.round.act(self.awaited, "spin the coins")
        assert isinstance(self.round.ask, Spin)

    def land(self, faces: str) -> None:
        assert isinstance(self.round.ask, Spin)
        self.round.outcome(self.round.ask.read(faces))

    def spin(self, *spins: str) -> list[Line]:
        """Spins in a row, each shown; the lines of the last round."""
        for faces in spins:
            self.toss()
            self.land(faces)
            self.round.act("dealer", "show the result")
        return self.round.lines

    def invalid(self, times: int = 1, word: str = "no spin", cause: str = "coin hit something") -> None:
        for _ in range(times):
            self.toss()
            self.round.act("dealer", word, {"cause": cause})

    @property
    def ruled(self) -> list[list[str]]:
        return [[cite.text for cite in ruling.cites] for ruling in self.round.rulings]

    @property
    def called(self) -> list[tuple[str, str]]:
        return [(each.words, each.under.text) for each in self.table.called]

    def offers(self, who: str) -> list[str]:
        return [option.act for option in self.round.options() if option.who == who]


def at_the_ring(game: str, kind: type[T], *names: str, **settings: Any) -> T:
    people = [*(player(name, 100_000) for name in names or ("ann", "bob")), *staff()]
    table = find(game).open_table(people=people, **settings)
    assert isinstance(table, kind)
    return table


@dataclass(frozen=True)
class TwoUp:
    """One of the two games with a ring; it says the sections of Part 21 as its own."""

    name: str
    part: Parallel
    kind: type[RingTable]
    spins: Mapping[str, str]  # what lies there, and what it is called
    tails: str

    def __call__(self, said: str) -> str:
        return self.part(said).text

    def ring(self, *names: str, **settings: Any) -> Ring[RingTable]:
        return Ring(at_the_ring(self.name, self.kind, *names, **settings))


TWO_UPS = (
    TwoUp(
        "triple-penny-two-up", parallel("two_up", "qld part 21"), TriplePennyTable,
        {"HHH": "triple heads", "HHT": "heads", "THH": "heads", "HTT": "tails", "TTT": "triple tails"}, "HTT",
    ),
    TwoUp(
        "two-up", parallel("two_up", "qld part 10"), TwoUpTable,
        {"HH": "heads", "TT": "tails", "HT": "odds", "TH": "odds"}, "TT",
    ),
)  # fmt: skip


def verdicts(lines: list[Line]) -> list[tuple[str, str, str, int]]:
    """Person, wager, verdict, and what the person is up or down."""
    return [(line.person, line.wager, line.verdict.value, line.net) for line in lines]


def wagers_while_the_spin_is_offered(game: Ring[Any]) -> tuple[str, Ground]:
    """Wagers are made and taken back before anybody has the spin; what refuses the spinner's to another."""
    game.offered()
    game.wager("bob", "heads")
    game.act("bob", "withdraw", on="heads", selection="heads")
    game.wager("bob", "tails")
    assert "withdraw" in game.offers("bob")
    refused = game.refusal("bob", "wager", on="spinner's wager on heads", selection="heads", stake=1000)
    game.act("ann", "decline")
    game.act("bob", "withdraw", on="tails", selection="tails")
    assert not game.table.placed
    return refused


def wagers_while_a_coin_is_looked_for(game: Ring[Any]) -> None:
    """They are made and taken back then, and while the spinner says how to go on."""
    game.spinner("ann", "heads")
    for _ in range(3):
        game.invalid(cause="coin outside the ring")
        game.wager("bob", "heads")
        game.act("bob", "withdraw", on="heads", selection="heads")
        game.act("dealer", "return the coins")
    assert game.awaited == "ann"
    game.wager("bob", "heads")
    game.act("bob", "withdraw", on="heads", selection="heads")
