"""Poker games, player against player: the house has the commission alone."""

from typing import Final

from houseway.cli.terminal.guides.guide import Guide

BETTING: Final = "Call the highest bet, raise it, or fold; whoever is left alone wins at once."
POT: Final = "The best hand at the showdown has the pot, less the house's commission."
FIRST: Final = "or Enter; in your turn call, raise, fold, as the hint says"

GUIDES: Final = {
    "5-card-stud": Guide(
        (
            "Everybody has one card face down and, one by one, four face up.",
            "After each of those there is a round of betting into the pot.",
            BETTING,
            POT,
            "With 40 or 32 cards a flush beats a full house.",
        ),
        "start",
        FIRST,
    ),
    "7-card-stud": Guide(
        (
            "Everybody has three cards face down and four face up; the best five count.",
            "After each card from the third on there is a round of betting into the pot.",
            BETTING,
            POT,
            "With 40 or 32 cards a flush beats a full house.",
        ),
        "start",
        FIRST,
    ),
    "draw": Guide(
        (
            "Everybody has five cards of their own, which nobody else sees.",
            "After a round of betting you may have some of them replaced, once: the draw.",
            BETTING,
            POT,
            "With 40 or 32 cards a flush beats a full house.",
        ),
        "start",
        FIRST,
    ),
    "manila": Guide(
        (
            "Two cards of your own, and three of the five in the middle, make your hand.",
            "The deck has 32 cards, 7 to ace; after each card in the middle you bet.",
            BETTING,
            POT,
            "A flush beats a full house here.",
        ),
        "start",
        FIRST,
    ),
}
