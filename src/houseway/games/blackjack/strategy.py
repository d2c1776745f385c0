"""Blackjack: decisions that go by the dealer's card, nearly as they should."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from houseway.equipment.cards import RANK, card
from houseway.equipment.entropy import Entropy
from houseway.play.acts import Option
from houseway.play.strategy import BestStrategy, Move
from houseway.play.view import View
from houseway.strategies.boxes import OwnBox
from houseway.strategies.chart import Cell, Chart, read


class Blackjack(OwnBox):
    """Doubles on 10 and 11, splits aces and eights."""

    main = "blackjack"

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        """Draws to 17 against a dealer who may well have 17, otherwise stands as soon as a card might hurt."""
        seen = view.look
        hands = {hand["hand"]: hand for box in seen["boxes"] for hand in box["hands"]}
        if "draw" not in offers or seen["turn"] not in hands:
            return None
        cards, total = hands[seen["turn"]]["cards"], hands[seen["turn"]]["total"]
        if "split" in offers and cards[0][:-1] in ("A", "8"):
            return "split", {}
        if "double down" in offers and total in (10, 11):
            return "double down", {"amount": offers["double down"].fields[0].most}
        return ("draw" if total < _stands_on(cards, total, seen["dealer"]["cards"]) else "stand"), {}


def _stands_on(cards: list[str], total: int, dealers: list[str]) -> int:
    """18 where an ace counts 11, otherwise by what the dealer shows."""
    if total != sum(min(RANK[card(name)], 10) for name in cards):
        return 18
    return 12 if dealers and dealers[0][0] in "23456" else 17


# The charts that are kept: the best by totals, the same for 5 to 8 decks (`make charts` writes them)

KEPT: Final = {"Blackjack": "blackjack", "Crown 21": "crown-21"}
"""By the version of the game that a table plays."""
KEPT_FOR: Final = range(5, 9)  # decks


@cache
def kept(version: str) -> Chart:
    """The best chart by totals for a version of the game."""
    name = f"{KEPT[version]}.txt"
    text = files(__package__).joinpath("charts", name).read_text(encoding="utf-8")
    return read(text, name)


class ByChart(OwnBox):
    """Plays as a chart says: the one it is given, or the best by totals for what the table plays."""

    main = "blackjack"

    def __init__(self, entropy: Entropy, chart: Chart | None = None) -> None:
        super().__init__(entropy)
        self.chart = chart

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        """By the cards of the hand in turn; whatever else is asked has its ordinary answer."""
        seen = view.look
        hand = next((h for box in seen["boxes"] for h in box["hands"] if h["hand"] == seen["turn"]), None)
        if "draw" not in offers or hand is None or not seen["dealer"]["cards"]:
            return None
        chart = self.chart_for(seen["version"])
        act = next(act for act in (*_wanted(chart, hand, seen, "split" in offers), "stand") if act in offers)
        return act, {field.name: field.most for field in offers[act].fields}

    def chart_for(self, version: str) -> Chart:
        return self.chart or kept(version)


def _wanted(chart: Chart, hand: Mapping[str, Any], seen: Mapping[str, Any], pair: bool) -> tuple[str, ...]:
    kind, number, up = _cell(hand, seen, pair)
    if kind == "pair" and chart.splits(number, up):
        return ("split",)
    return chart.acts("soft" if hand["soft"] else "hard", hand["total"], up)


def _cell(hand: Mapping[str, Any], seen: Mapping[str, Any], pair: bool) -> Cell:
    first, up = (min(RANK[card(name)], 10) for name in (hand["cards"][0], seen["dealer"]["cards"][0]))
    return ("pair", first, up) if pair else ("soft" if hand["soft"] else "hard", hand["total"], up)


def chart_cell(view: View) -> Cell | None:
    """Where the hand in turn stands in a chart, while its player is asked about it."""
    seen, offers = view.look, (view.awaited or {}).get("offers", ())
    hand = next((h for box in seen["boxes"] for h in box["hands"] if h["hand"] == seen["turn"]), None)
    if "draw" not in offers or hand is None or not seen["dealer"]["cards"]:
        return None
    return _cell(hand, seen, "split" in offers)


STRATEGIES: Final = {"blackjack": Blackjack, "chart": ByChart}
HINT: Final = BestStrategy("chart", "draw", "by the best chart for what the hand counts and what the dealer shows")
