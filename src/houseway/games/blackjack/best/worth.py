"""What may be done with one hand against one card of the dealer's, and what each act is worth: at once, in floats.

From a fresh shoe less the cards of the hand and the dealer's; acts after this one are the best by the cards.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from houseway.games.blackjack.best.game_table import VALUES, Counts, GameTable
from houseway.games.blackjack.best.hands import ACTS, WHOLE
from houseway.games.blackjack.best.up_card import Against, FreshShoe, Play, best_of
from houseway.play.game import Game


@cache
def _shoe(game: Game[Any], decks: int) -> FreshShoe:
    return FreshShoe(GameTable(game, decks), exact=False)


@cache
def _against(game: Game[Any], decks: int, up: int) -> tuple[Against, Play]:
    against = Against(_shoe(game, decks), up)
    return against, against.values(best_of)


def worth(game: Game[Any], decks: int, hand: Sequence[int], up: int, split: int = WHOLE) -> Mapping[str, float]:
    """By act, for each unit of the first wager on this hand; after a split, `split` is the value of its first card."""
    against, play = _against(game, decks, up)
    at = against.hands.number[split, _counts(hand)]
    unit = float(against.left[against.hands.out[at]]) * against.pays.parts * (2 if split else 1)
    may = against.hands.may[at]
    return {act: float(play.worth[number, at]) / unit for number, act in enumerate(ACTS) if may[number]}


def insurance(game: Game[Any], decks: int, hand: Sequence[int], up: int) -> float:
    """What insurance is worth for each unit staked on it."""
    asked, left = _shoe(game, decks).asked, _next(game, decks, hand, up)
    nets = np.array([float(asked.insurance(value)) for value in VALUES])
    return float((left * nets).sum() / left.sum())


def even_money(game: Game[Any], decks: int, hand: Sequence[int], up: int) -> tuple[float, float]:
    """What a blackjack is worth at even money, and if one waits for the dealer's second card."""
    against, _ = _against(game, decks, up)
    at = against.hands.number[WHOLE, _counts(hand)]
    ends = against.ends[at]
    waits = float((ends * against.pays.blackjack(up)).sum() / ends.sum()) / against.pays.parts
    return float(against.shoe.asked.even_money), waits


def _next(game: Game[Any], decks: int, hand: Sequence[int], up: int) -> Any:
    against, _ = _against(game, decks, up)
    return against.next[against.hands.number[WHOLE, _counts(hand)]]


def _counts(values: Sequence[int]) -> Counts:
    return tuple(values.count(value) for value in VALUES)
