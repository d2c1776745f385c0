"""A blackjack table in pieces: the dealer's hand, every box's, and the shoe."""

from typing import Final

from houseway.play.pieces import Look, Pieces, Said, cards, counter, say

BEST: Final = 21
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
    dealers = look["dealer"]
    if dealers["bust"]:
        return f"dealer bust with {dealers['total']}"
    return f"dealer {_total(dealers).removeprefix('soft ')}" if dealers["cards"] else ""  # it draws no more


def words(look: Look) -> Said:
    if look["version"] in DRAWS:
        yield say(look["version"], DRAWS[look["version"]])


def _total(hand: Look) -> str:
    if not hand["cards"]:
        return ""
    if hand["blackjack"]:
        return "blackjack"
    soft = hand["soft"] and len(hand["cards"]) > 1 and hand["total"] < BEST  # or else nothing hangs on it
    return f"{'soft ' if soft else ''}{hand['total']}{', bust' if hand['bust'] else ''}"
