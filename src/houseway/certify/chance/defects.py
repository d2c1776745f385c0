"""What may be wrong with chance, planted: each is a source of numbers, or of outcomes, that is a little off."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeVar

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import Entropy

BYTE: Final = 256
SEEDS: Final = 1 << 31
REPEATED: Final = 4  # outcomes in a hundred that are the last one again
LOADED: Final = 2  # in a hundred that are one face, whatever the dice would show
T = TypeVar("T")


class Modulo:
    """A byte modulo n: the first numbers come more often. Where a byte is too small, two."""

    def __init__(self, entropy: Entropy) -> None:
        self.entropy = entropy

    def below(self, n: int) -> int:
        return self.entropy.below(BYTE if n <= BYTE else BYTE * BYTE) % n


class OffByOne:
    """Never the last: the shuffle that is wrong by one."""

    def __init__(self, entropy: Entropy) -> None:
        self.entropy = entropy

    def below(self, n: int) -> int:
        return self.entropy.below(max(n - 1, 1))


class FewSeeds:
    """A good generator that is started anew for every order, from a seed of 31 bits."""

    def __init__(self, entropy: Entropy) -> None:
        self.entropy = entropy
        self.begin()

    def begin(self) -> None:
        self.random = Random(self.entropy.below(SEEDS))

    def below(self, n: int) -> int:
        return self.random.randrange(n)


class Repeats(Chance):
    """Now and then the last outcome again: what comes depends on what came."""

    __slots__ = ("_last",)

    def __init__(self, entropy: Entropy) -> None:
        super().__init__(entropy)
        self._last: Any = None

    def outcome(self, device: Any) -> Any:
        if self._last is None or self._below(100) >= REPEATED:
            self._last = super().outcome(device)
        return self._last


class Loaded(Chance):
    """One outcome comes more often than it should."""

    __slots__ = ()

    def outcome(self, device: Any) -> Any:
        if self._below(100) < LOADED:
            return next(iter(device.weights()))
        return super().outcome(device)


SOURCES: Final[dict[str, Callable[[Entropy], Entropy]]] = {
    "modulo": Modulo, "off-by-one": OffByOne, "seed-31": FewSeeds,
}  # fmt: skip
CHANCES: Final[dict[str, Callable[[Entropy], Chance]]] = {"lag": Repeats, "loaded": Loaded}
