"""What comes from each device, drawn as a table draws it: by `Chance`, from the equipment itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.equipment.balls import numbered_balls
from houseway.equipment.chance import Chance
from houseway.equipment.coins import Coins
from houseway.equipment.dice import Dice
from houseway.equipment.pool import Pool
from houseway.equipment.shoe import Shoe
from houseway.equipment.tiles import TILES
from houseway.equipment.wheel import SINGLE_ZERO
from houseway.games import GAMES, variants


class Series(NamedTuple):
    """Outcomes that do not depend on each other: by the place of each among those that can come."""

    values: list[int]
    chances: Sequence[float]


class Orders(NamedTuple):
    """Things drawn one after another and not put back; `kinds` says how many there are of each."""

    drawn: list[list[int]]
    kinds: Sequence[int]


Drawn: TypeAlias = Series | Orders
Source: TypeAlias = Callable[[Any], Any]
"""Gives what comes next from a device."""


@dataclass(frozen=True)
class TableDevice:
    """A device, what it is used for, and how it is drawn."""

    about: str
    draws: int  # as many as are drawn where nobody says how many
    weights: Mapping[Any, int] | None = None  # of what is put back, or thrown again
    stack: Callable[[], Any] | None = None  # a new one, of what is not
    taken: int = 0  # so many are drawn from each

    def drawn(self, chance: Chance, draws: int, next_one: Callable[[], None]) -> Drawn:
        """So many outcomes; of what is not put back, so many orders. `next_one` is told before each order."""
        if self.weights is not None:
            return self._series(chance, draws, self.weights)
        return Orders(list(self._orders(chance, draws, next_one)), self._kinds())

    def _series(self, chance: Chance, draws: int, weights: Mapping[Any, int]) -> Series:
        place, whole = {value: at for at, value in enumerate(weights)}, sum(weights.values())
        device = _Weighted(weights)
        return Series(
            [place[chance.outcome(device)] for _ in range(draws)], [each / whole for each in weights.values()]
        )

    def _orders(self, chance: Chance, draws: int, next_one: Callable[[], None]) -> Iterator[list[int]]:
        assert self.stack is not None
        for _ in range(draws):
            next_one()
            stack, found = self.stack(), []
            for _ in range(self.taken):
                one = chance.outcome(stack)
                stack.take(one)
                found.append(one)
            yield found

    def _kinds(self) -> list[int]:
        assert self.stack is not None
        held = self.stack().weights()
        return [held.get(each, 0) for each in range(max(held) + 1)]


def _symbols(spaces: int) -> Mapping[Any, int]:
    """Of the wheel with so many spaces, as its Division of the rules has them."""
    weights: Mapping[Any, int] = _text_with("spaces", spaces).wheel.weights()
    return weights


def _coloured(balls: int) -> Pool[int]:
    """A number for each ball that looks different, as its order in the rules is."""
    return Pool(dict(enumerate(_text_with("balls", balls).balls.values())))


def _text_with(variant: str, number: int) -> Any:
    """The text of the game that has this variant."""
    games = (each for name in GAMES for each in variants(name))
    table: Any = next(each for each in games if each.variant.get(variant) == number).open_table()
    return table.text


class _Weighted(NamedTuple):
    """What can come of a device of which nothing is taken away."""

    held: Mapping[Any, int]

    def weights(self) -> Mapping[Any, int]:
        return self.held


def _tiles() -> Pool[int]:
    return Pool({each: TILES.count(each) for each in TILES})


DEVICES: Final[Mapping[str, TableDevice]] = {
    "wheel": TableDevice("a ball on the wheel with a single zero", 200_000, SINGLE_ZERO.weights()),
    "symbols-50": TableDevice("a wheel of fortune of 50 spaces", 100_000, _symbols(50)),
    "symbols-52": TableDevice("a wheel of fortune of 52 spaces", 100_000, _symbols(52)),
    "dice-2": TableDevice("two dice, thrown", 100_000, Dice(2).weights()),
    "dice-3": TableDevice("three dice in a tumbler", 100_000, Dice(3).weights()),
    "coins-2": TableDevice("two pennies, spun", 50_000, Coins(2).weights()),
    "coins-3": TableDevice("three pennies, spun", 50_000, Coins(3).weights()),
    "balls": TableDevice("20 balls of 80", 5_000, stack=lambda: numbered_balls(80), taken=20),
    "coloured-54": TableDevice("2 of 54 balls, by their look", 20_000, stack=lambda: _coloured(54), taken=2),
    "coloured-63": TableDevice("2 of 63 balls, by their look", 20_000, stack=lambda: _coloured(63), taken=2),
    "tiles": TableDevice("all 32 tiles", 5_000, stack=_tiles, taken=32),
    "pack": TableDevice("a pack of 52, the first 12 cards", 20_000, stack=lambda: Shoe.fresh(1), taken=12),
    "cut": TableDevice("a pack of 52, all of it: what lies behind a cut", 5_000, stack=lambda: Shoe.fresh(1), taken=52),
    "shoe-6": TableDevice("a shoe of six decks, its first half", 2_000, stack=lambda: Shoe.fresh(6), taken=156),
    "shoe-8": TableDevice("a shoe of eight decks, its first half", 2_000, stack=lambda: Shoe.fresh(8), taken=208),
}
USUAL: Final[Mapping[str, str]] = {
    "dice": "dice-2", "coins": "coins-2", "shoe": "shoe-8", "symbols": "symbols-50", "coloured": "coloured-54",
}  # fmt: skip
"""What is meant where only the kind is named."""
