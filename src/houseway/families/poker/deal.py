"""What the players of a poker game make their hands of, for how often each hand comes (`houseway.odds.poker`)."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from houseway.equipment.cards import Card

Ranked: TypeAlias = Callable[[Sequence[Card], int, bool], int]
"""What a game makes of five cards, by the size of the deck, and whether the ace was announced low as well as high."""


class HandSource(NamedTuple):
    """The fewest players have the widest choice of decks."""

    decks: tuple[int, ...]  # that its text allows, the complete one first
    counted: Literal["five", "best five of seven", "two with three of five"]
    ranked: Ranked
    made_of: str
