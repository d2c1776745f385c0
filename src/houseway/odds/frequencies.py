"""How often each hand of a poker game comes: counted once (`odds.poker`), and kept: nobody waits for Numba again."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, NamedTuple

from houseway.cache import fingerprint, folder, kept, package
from houseway.errors import require
from houseway.play.game import Game

SOURCES: Final = ("odds",)


class HandFrequency(NamedTuple):
    """One class of hands, and how many there are of it."""

    name: str
    hands: int


@dataclass(frozen=True, slots=True)
class Frequencies:
    """How often each class comes with one deck, highest first."""

    game: str
    deck: int
    ace_low: bool  # as well as high
    made_of: str
    classes: tuple[HandFrequency, ...]

    @property
    def hands(self) -> int:
        return sum(each.hands for each in self.classes)

    def share(self, name: str) -> Fraction:
        """How likely a hand of this class is."""
        return Fraction(next(each.hands for each in self.classes if each.name == name), self.hands)


def frequencies(game: Game[Any]) -> list[Frequencies]:
    """A table for each deck, and where an announcement decides about the ace, for both."""
    path = folder("odds") / f"{game.name}-{fingerprint(game.name, (*SOURCES, game.home), package())}.json"
    return [
        Frequencies(name, deck, ace_low, made_of, tuple(HandFrequency(*each) for each in classes))
        for name, deck, ace_low, made_of, classes in kept(path, lambda: _counted(game))
    ]


def _counted(game: Game[Any]) -> list[tuple[object, ...]]:
    require("simulate")
    from houseway.odds import poker  # waits for Numba

    return [(each.game, each.deck, each.ace_low, each.made_of, each.classes) for each in poker.frequencies(game)]
