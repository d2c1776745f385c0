"""The committed seed of each shoe: its hash is shown before it, and players add words of their own.

A shoe is the cards between two shuffles, or so many rounds of a wheel, dice or coins. While one is dealt, the hash of
the next is known already. Where nothing lies face down, what comes in a round follows from the seed, the words and the
number of the round, by the fixed rule of `equipment.entropy`, and the seed is told to everybody when the shoe is over.
Where something does, the order of all that may come is laid out and committed to before the first of it (`orders`), and
the seed is for inspectors and administrators: everybody is shown to be right what they saw, and nothing else.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.stack import Stack
from houseway.house.tables.order import CommittedOrder, Secret, laid_out
from houseway.house.tables.seed_words import SeedWords
from houseway.play.ask import Card, Outcome
from houseway.play.codec import Data
from houseway.play.table import Table
from houseway.store.event import HouseEvent
from houseway.store.events import Committed, OrderLaid, Revealed, RoundBegins, Sealed, ShoeBegins, WordOpened

ROUNDS: Final = 100  # at most, under one seed


def new_seed() -> str:
    """From the operating system."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The hash that is shown before the shoe."""
    return sha256(seed.encode()).hexdigest()


def chance_of(seed: str, words: list[str], round_: int) -> Chance:
    """Where the outcomes of one round come from."""
    return Chance(SeededEntropy(json.dumps([seed, words, round_])))


def drawn(chance: Chance, ask: Outcome) -> Any:
    """What comes from the device that is awaited."""
    return chance.card(ask.device) if isinstance(ask, Card) else chance.outcome(ask.device)


@dataclass(slots=True)
class TableShoes:
    """The shoe that is dealt, and the words for those to come; every change is said as an event of the table."""

    seeds: dict[int, str]
    seed: Callable[[], str] = new_seed
    hides: bool = False  # may something lie face down at this table?
    number: int = 0
    words: list[str] = field(default_factory=list)
    given: SeedWords = field(default_factory=SeedWords)  # for the next two
    rounds: int = 0  # under this seed
    fresh: bool = True  # nothing has come from this seed yet
    serial: int | None = None  # of the stack of cards, as it was dealt from last, or stood when the round began
    orders: int | None = None  # laid out of this shoe so far; none, where every round follows from the seed itself
    order: CommittedOrder | None = None  # that comes now
    told: OrderLaid | None = None  # of an order, as it is stored
    ended: list[int] = field(default_factory=list)  # shoes that are over, while a round is played that they began

    def commit(self, shoe: int) -> Committed:
        """A new seed, of which the hash is told."""
        self.seeds[shoe] = self.seed()
        return Committed(shoe, commitment(self.seeds[shoe]))

    def seal(self, by: str, seal: str, seated: bool) -> Sealed:
        """Somebody's word for the shoe after the next, sealed."""
        sealed = self.given.seal(self.number + 2, by, seal, seated)
        self.given.take(sealed)
        return sealed

    def open(self, by: str, word: str, salt: str) -> WordOpened:
        """Somebody opens the word that they sealed for the next shoe."""
        opened = self.given.open(self.number + 1, by, word, salt)
        self.given.take(opened)
        return opened

    def go_on(self) -> list[HouseEvent]:
        """The shoe is over; the next begins, and another is committed to."""
        self.ended += [self.number] if self.number else []
        self.number += 1
        self.words, silent = self.given.turn(self.number)
        self.rounds, self.fresh, self.serial = 0, True, None
        self.orders, self.order = 0 if self.hides else None, None
        begins = ShoeBegins(self.number, tuple(self.words), tuple(silent), self.orders)
        return [begins, self.commit(self.number + 1)]

    def reveal(self) -> list[HouseEvent]:
        """No round is played to which they gave something: the seeds are told, where nothing may lie face down."""
        over, self.ended = self.ended, []
        return [Revealed(shoe, self.seeds[shoe]) for shoe in over if not self.hides]

    def begin_round(self, table: Table) -> None:
        """The cards as they stand before it; dice are laid out for each round anew."""
        self.serial = _serial(table)
        if self.order is not None and not self.order.goes_down:
            self.order = None

    def over(self, table: Table) -> bool:
        """Is another seed due before the next round: for the first of all, for new cards, after so many rounds?"""
        serial = _serial(table)
        shuffled = self.rounds > 0 if self.hides and serial is None else self._shuffled(serial)  # tiles always are
        return not self.number or self.rounds >= ROUNDS or shuffled

    def is_new(self, ask: Outcome) -> bool:
        """Is it the first card of a stack that was shuffled or replaced in the middle of a round?"""
        device: object = ask.device
        if not isinstance(device, Stack):
            return False
        found, self.serial = self._shuffled(device.serial), device.serial
        return found

    def _shuffled(self, serial: int | None) -> bool:
        """Were the cards shuffled or replaced, since this seed gave the last of them?"""
        return not self.fresh and self.serial is not None and serial != self.serial

    def lay_out(self, ask: Outcome) -> OrderLaid | None:
        """What is told before the first of an order comes; nothing, while one goes on."""
        if self.orders is None or (self.order is not None and self.order.fits(ask)):
            return None
        self.orders += 1
        self.order = laid_out(self._secret(), self.orders, ask)
        return self.order.told()

    def give(self, ask: Outcome, chance: Chance) -> Any:
        """What comes from the device that is awaited."""
        self.fresh = False
        return drawn(chance, ask) if self.order is None else ask.read(self.order.give())

    def begins(self, number: int, stands: Data) -> RoundBegins:
        """What the beginning of a round tells of them."""
        given, laid = self.given, self.order.laid() if self.order is not None and self.order.goes_down else None
        return RoundBegins(
            number,
            self.number,
            tuple(self.words),
            self.rounds,
            stands,
            tuple(given.opening),
            tuple(given.sealing),
            dict(given.silent),
            self.orders,
            laid,
        )

    def take(self, event: HouseEvent) -> None:
        """As a stored event says."""
        match event:
            case RoundBegins():
                self._take_round(event)
            case Sealed() | WordOpened():
                self.given.take(event)
            case ShoeBegins(shoe=number, words=words, orders=orders):
                self.ended += [self.number] if self.number else []
                self.given.turn(number)
                self.number, self.words = number, list(words)
                self.rounds, self.fresh, self.serial = 1, True, None
                self.orders, self.order = orders, None
            case OrderLaid():
                self.told = event

    def _take_round(self, begins: RoundBegins) -> None:
        self.number, self.rounds, self.fresh = begins.shoe, begins.under, begins.under == 1
        self.words, self.given, self.ended = list(begins.words), SeedWords.of(begins), []
        self.orders, laid = begins.orders, begins.laid
        if laid is None or self.number not in self.seeds:
            self.order = None
        elif self.order is None or self.order.laid() != laid:  # or it is at hand
            self.order = CommittedOrder(self._secret(), laid.number, laid.of, laid.held, given=laid.given)

    def chance(self, round_: int) -> Chance | None:
        """Where the outcomes of a round come from; nowhere, where the seed is not known here."""
        seed = self.seeds.get(self.number)
        return chance_of(seed, self.words, round_) if seed is not None else None

    def _secret(self) -> Secret:
        return Secret(self.seeds[self.number], tuple(self.words), self.number)


def _serial(table: Table) -> int | None:
    """Of the stack of cards, at a table that has one: it grows when they are shuffled."""
    shoe = getattr(table, "shoe", None)
    return shoe.serial if isinstance(shoe, Stack) else None
