"""A Com-Bo table in pieces: a card in each box, and the shoe."""

from collections.abc import Sequence
from typing import Final

from houseway.equipment.cards import card as card_named
from houseway.games.com_bo.arithmetic import VALUE
from houseway.games.com_bo.layout import combination_odds
from houseway.play.pieces import Look, Pieces, Said, cards, counter, say
from houseway.play.words import CARDS

BOXES: Final = 5
SHORT: Final = {"five-of-a-kind": "five", "full house": "full", "one pair": "pair"}
AGAINST: Final = {1: ">", 0: "=", -1: "<"}


def pieces(look: Look) -> Pieces:
    for number, card in enumerate(look["boxes"], 1):
        yield cards(f"card {number}", [card] if card else [], at=f"high {number}")
    yield counter("in the shoe", look["cards_left"])


def came(look: Look) -> str:
    return " ".join(CARDS[each] for each in look["boxes"])


def words(look: Look) -> Said:
    yield say("", ", ".join(_shortly(*each) for each in combination_odds(look["decks"]).items()), at="com-bo")
    for number in range(1, len(look["boxes"]) + 1):
        yield say("", *_against_next(look["boxes"], number), at=f"high {number}")
    if look["keypad"]:
        yield say("keypad", " ".join(look["keypad"]))
    if look["drawn"]:
        yield say("drawn for the next round", look["drawn"])
    if look["cutting card"]:
        yield say("", "the cutting card lies on the layout")
    if look["fault"]:
        yield say("", "the lights are out of order", loud=True)
    if look["higher limits"]:
        yield say("higher limit", *look["higher limits"], loud=True)


def _shortly(name: str, odds: str) -> str:
    return f"{SHORT.get(name, name)} {odds.removesuffix(' to 1').removeprefix('money ')}"


def _against_next(dealt: Sequence[str], number: int) -> list[str]:
    """How a card stands to the next one; the last one's next is the first."""
    if number == len(dealt) < BOXES:
        return []
    one, other = (VALUE[card_named(dealt[at % BOXES])] for at in (number - 1, number))
    return [AGAINST[(one > other) - (one < other)] + (" 1" if number == BOXES else "")]
