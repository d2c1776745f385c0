"""The committed seed of each shoe: its hash is shown before, the seed itself after, and players add words of their own.

A shoe is the cards between two shuffles, or so many rounds of a wheel, dice or coins. While one is dealt, the hash of
the next is known already, and whoever likes adds a word to it. What comes in a round follows from the seed, the words
and the number of the round, by the fixed rule of `equipment.entropy`; so every outcome can be worked out again.
"""

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.stack import Stack
from houseway.errors import BadInput
from houseway.play.ask import Card, Outcome
from houseway.play.codec import Data
from houseway.play.table import Table

ROUNDS: Final = 100  # at most, under one seed
WORDS: Final = 50  # at most, for one shoe
LONGEST: Final = 40


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
class Shoes:
    """The shoe that is dealt, and the words for the next; every change is said as an event of the table."""

    seeds: dict[int, str]
    seed: Callable[[], str] = new_seed
    number: int = 0
    words: list[str] = field(default_factory=list)
    next_words: list[str] = field(default_factory=list)
    rounds: int = 0  # under this seed
    fresh: bool = True  # nothing has come from this seed yet
    serial: int | None = None  # of the stack of cards, as it was dealt from last, or stood when the round began

    def commit(self, shoe: int) -> Data:
        """A new seed, of which the hash is told."""
        self.seeds[shoe] = self.seed()
        return {"house": "committed", "shoe": shoe, "hash": commitment(self.seeds[shoe])}

    def add(self, by: str, word: str) -> Data:
        """Somebody's word goes into the seed of the next shoe."""
        if not word.isprintable() or not 0 < len(word) <= LONGEST:
            raise BadInput(f"a word for the shoe has 1 to {LONGEST} letters, all of them printable")
        if len(self.next_words) >= WORDS:
            raise BadInput(f"the next shoe has its {WORDS} words; wait for the one after it")
        self.next_words.append(word)
        return {"house": "word", "shoe": self.number + 1, "by": by, "word": word}

    def go_on(self) -> list[Data]:
        """The shoe is over, and its seed is told; the next begins, and another is committed to."""
        told = [{"house": "revealed", "shoe": self.number, "seed": self.seeds[self.number]}] if self.number else []
        self.number, self.words, self.next_words = self.number + 1, self.next_words, []
        self.rounds, self.fresh, self.serial = 0, True, None
        return [*told, {"house": "shoe", "shoe": self.number, "words": self.words}, self.commit(self.number + 1)]

    def begin_round(self, table: Table) -> None:
        """The cards as they stand before it."""
        self.serial = _serial(table)

    def over(self, table: Table) -> bool:
        """Is another seed due before the next round: for the first of all, for new cards, after so many rounds?"""
        return not self.number or self.rounds >= ROUNDS or self._shuffled(_serial(table))

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

    def as_data(self) -> Data:
        """What the beginning of a round tells of them."""
        return {"shoe": self.number, "words": self.words, "next": self.next_words, "under": self.rounds}

    def take(self, body: Mapping[str, Any]) -> None:
        """As a stored event says."""
        match body["house"]:
            case "round":
                self.number, self.rounds, self.fresh = body["shoe"], body["under"], body["under"] == 1
                self.words, self.next_words = list(body["words"]), list(body["next"])
            case "word":
                self.next_words.append(body["word"])
            case "shoe":
                self.number, self.words, self.next_words = body["shoe"], list(body["words"]), []
                self.rounds, self.fresh, self.serial = 1, True, None

    def chance(self, round_: int) -> Chance | None:
        """Where the outcomes of a round come from; nowhere, where the seed is not known here."""
        seed = self.seeds.get(self.number)
        return chance_of(seed, self.words, round_) if seed is not None else None


def _serial(table: Table) -> int | None:
    """Of the stack of cards, at a table that has one: it grows when they are shuffled."""
    return next((each.serial for each in vars(table).values() if isinstance(each, Stack)), None)
