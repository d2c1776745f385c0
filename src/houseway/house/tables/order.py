"""The order in which cards, tiles or dice will come, laid out and committed to before the first of them comes.

Each place of the order is a leaf of a tree of hashes: what comes there, with a salt that nobody can guess. The root is
told at once; a leaf and its path are told later, to whoever was shown what came there, and to nobody else.
"""

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.entropy import SeededEntropy, pick, shuffle
from houseway.equipment.pool import Pool
from houseway.equipment.stack import Stack
from houseway.house.tables import merkle
from houseway.play.ask import Outcome
from houseway.store.events import Laid, OrderLaid

AHEAD: Final = 8  # throws that are laid out at once, of dice that lie beside cards or tiles
Value: TypeAlias = str | int  # as the record writes it
Held: TypeAlias = Mapping[Value, int]  # how many of each


class Secret(NamedTuple):
    """What an order follows from: all of it is known after the last word was opened, to the house."""

    seed: str
    words: Sequence[str]
    shoe: int


@dataclass(eq=False)
class CommittedOrder:
    """One layout of a shoe: the cards of a stack, the tiles of a set, or some throws of dice."""

    secret: Secret
    number: int  # of the shoe's layouts
    of: str  # "card", "tile", "dice"
    held: Held  # by the device, before the first came
    goes_down: bool = True  # is one that came not put back?
    given: int = 0

    def __post_init__(self) -> None:
        entropy = SeededEntropy(json.dumps([*self.secret, self.number]))
        self.values = _laid_out(entropy, self.held, self.goes_down)
        self.left = dict(self.held)
        for value in self.values[: self.given] if self.goes_down else ():
            self._take(value)

    def fits(self, ask: Outcome) -> bool:
        """Can the next one come from it: is what is left of it just what the device holds?"""
        return self.given < len(self.values) and self.of == ask.field and self.left == held_by(ask)

    def give(self) -> Value:
        """The next of it."""
        value = self.values[self.given]
        self.given += 1
        if self.goes_down:
            self._take(value)
        return value

    def _take(self, value: Value) -> None:
        self.left[value] -= 1
        if not self.left[value]:
            del self.left[value]

    # What is told of it

    def salt(self, place: int) -> str:
        """Follows from the seed; one says nothing of another."""
        about = f"salt {self.secret.shoe} {self.number} {place}"
        return hmac.digest(self.secret.seed.encode(), about.encode(), "sha256")[:16].hex()

    @cached_property
    def tree(self) -> list[list[bytes]]:
        leaf, shoe, number = merkle.leaf, self.secret.shoe, self.number
        return merkle.levels(
            [leaf(leaf_text(shoe, number, at, self.salt(at), value)) for at, value in enumerate(self.values)]
        )

    @property
    def root(self) -> str:
        return self.tree[-1][0].hex()

    def path(self, place: int) -> list[str]:
        return merkle.path(self.tree, place)

    def told(self) -> OrderLaid:
        """The event that commits to it."""
        return OrderLaid(self.secret.shoe, self.number, self.of, len(self.values), self.root)

    def laid(self) -> Laid:
        """What a later round needs to go on with it."""
        return Laid(self.number, self.of, dict(self.held), self.given)


def leaf_text(shoe: int, order: int, place: int, salt: str, value: Value) -> str:
    """What a leaf is the hash of."""
    return f"{shoe}:{order}:{place}:{salt}:{value}"


def held_by(ask: Outcome) -> dict[Value, int]:
    """What the device that is awaited can give, as it is written."""
    return {ask.write(value): count for value, count in ask.device.weights().items() if count}


def laid_out(secret: Secret, number: int, ask: Outcome) -> CommittedOrder:
    """All that the device holds, in an order that the seed and the words give."""
    return CommittedOrder(secret, number, ask.field, held_by(ask), isinstance(ask.device, Stack | Pool))


def _laid_out(entropy: SeededEntropy, held: Held, goes_down: bool) -> list[Value]:
    """Every order is exactly as likely; throws come by their weights, each time."""
    in_order = {value: held[value] for value in sorted(held, key=str)}
    if not goes_down:
        return [pick(entropy, in_order) for _ in range(AHEAD)]
    order = [value for value, count in in_order.items() for _ in range(count)]
    shuffle(entropy, order)
    return order
