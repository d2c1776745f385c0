"""A blackjack table in pieces: the dealer's hand, every box's, and the shoe."""

from typing import Final

from houseway.play.pieces import Look, Pieces, Said, cards, counter, say

DRAWS: Final = {"Crown 21": "a soft 17 draws"}


def pieces(look: Look) -> Pieces:
    dealers = _total(look["dealer"])
    yield cards("dealer", look["dealer"]["cards"], dealers)
    for box in look["boxes"]:
        for hand in box["hands"]:
            state = "turn" if look["turn"] == hand["hand"] else ""
            name, at = hand["hand"], f"box {box['box']}"
            yield cards(name, hand["cards"], _total(hand), at, state, box["players"], against=dealers)
    yield counter("in the shoe", look["cards_left"])


def came(look: Look) -> str:
    dealers = _total(look["dealer"])
    return f"dealer {dealers}" if dealers else ""


def words(look: Look) -> Said:
    if look["version"] in DRAWS:
        yield say(look["version"], DRAWS[look["version"]])


def _total(hand: Look) -> str:
    if not hand["cards"]:
        return ""
    if hand["blackjack"]:
        return "blackjack"
    return f"{'soft ' if hand['soft'] else ''}{hand['total']}{', bust' if hand['bust'] else ''}"
