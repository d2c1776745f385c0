"""What blackjack's side wagers look at is kept on the way: rounds that differ in it are not merged."""

from collections.abc import Hashable
from typing import Any

import pytest

from houseway.equipment.cards import many
from houseway.games import find
from houseway.games.blackjack.plan import Afresh, decider
from houseway.games.blackjack.plan import key_beside as key
from houseway.play.driver import Driver
from houseway.simulate.start import WHO, Sitting, StartPlace

SEVENS = {"super_sevens": True}
BONUS = {"bonus_blackjack": "AS KS", "decks": 6}


def after(settings: dict[str, Any], wager: str, cards: str) -> Hashable:
    """The player's first card, the dealer's, the player's second, and so on; the chart decides."""
    sitting = Sitting(find("blackjack"), settings, (StartPlace("blackjack", "box 1"), StartPlace(wager, "box 1")))
    round_, driver = Afresh(sitting)(), Driver(None, {WHO: decider(None)})
    driver.close(round_)
    for card in many(cards):
        round_.outcome(card)
        driver.run(round_)
    return key(round_)


@pytest.mark.parametrize(
    ("settings", "wager", "one", "other"),
    [
        (SEVENS, "super sevens", "7S 6D 7S", "7S 6D 7H"),  # split, qld s49(1)
        (SEVENS, "super sevens", "7S 10D 7S", "7S 10D 7H"),
        (BONUS, "bonus blackjack", "6S 10D 7S", "6S 10D 7H"),  # qld s50C(2)(c)
        (BONUS, "bonus blackjack", "5S 10D 5S", "5S 10D 5H"),  # qld s50C(2)(a)
        (BONUS, "bonus blackjack", "AS 10D", "AH 10D"),  # qld s50C(2)(d)
    ],
)
def test_suits_that_decide_are_told_apart(settings: dict[str, Any], wager: str, one: str, other: str) -> None:
    assert after(settings, wager, one) != after(settings, wager, other)


@pytest.mark.parametrize(
    ("settings", "wager", "one", "other"),
    [
        (SEVENS, "super sevens", "6S 6D 7S", "6H 6D 7H"),
        (BONUS, "bonus blackjack", "9S 10D 3S", "9S 10D 3H"),
        (BONUS, "bonus blackjack", "AD 10D", "AH 10D"),
    ],
)
def test_suits_that_decide_nothing_are_not(settings: dict[str, Any], wager: str, one: str, other: str) -> None:
    assert after(settings, wager, one) == after(settings, wager, other)
