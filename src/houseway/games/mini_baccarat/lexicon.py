"""Mini-baccarat: `10 banker`, `5 tie`, `withdraw player`, `sit 4`, `see`, `deal`."""

from typing import Final

from houseway.families.baccarat.lexicon import HANDS, TIE, hand
from houseway.play.grammar import Intent, Lexicon, LexiconWord, WagerPlace, by_number, spoken
from houseway.play.hints import hint_plainly
from houseway.play.view import View

PHRASES: Final = (
    ("10 banker · 10 player", "wager $10.00 on the banker's hand, or on the player's hand"),
    ("5 tie", "a tie bet, up to one eighth of the table's maximum"),
    ("deal", "no more bets, and the dealer deals (or Enter)"),
    ("withdraw banker · withdraw all", "take a wager back before the first card"),
    ("cut · cut 100", "cut the cards, so many from the front; decline passes them on"),
    ("see", "ask to see the first card, which lies face down (qld s201(9))"),
    ("reshuffle", "ask for preshuffled cards to be shuffled again (qld s200A)"),
    ("stand · sit 4", "give your place up, or take place 4"),
    ("10 banker at seat 2", "in the box of a seated player, if you stand (qld s191(2))"),
    ("dispute player", "have the point count of a hand ruled on (qld s193)"),
    ("accept 900 banker", "the dealer takes it by mistake, and the table rules on it"),
)
WORDS: Final = {**HANDS, "draw": [LexiconWord(TIE, taught=True)]}


def place(text: str, view: View) -> WagerPlace:
    """In the box that is named, or the viewer's own; of somebody who stands, where they have wagered, or the first."""
    said, seat = by_number(text, "seat")
    own = [place for place, name in view.look["seats"].items() if name == view.viewer]
    wagered = [str(p["selection"]) for p in view.placed if p["person"] == view.viewer]
    wager, lesson = hand(said or text, WORDS)
    return WagerPlace(wager, seat or str(next(iter([*own, *wagered, *view.look["seats"], "seat 1"]))), lesson)


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "10 banker · 10 player · 5 tie · withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    kinds=WORDS,
    hint=hint,
    place=place,
    said=spoken({
        "dealer: no more bets": "deal",
        "dealer: settle": "",
        "ask to see the first card": "see, see the first card, show",
        "ask for a reshuffle": "reshuffle",
        "stand": "",
        "cut": "",
        "decline": "no",
    }),
    forms=[
        (r"cut (\d+)", lambda match, _: Intent("cut", {"at": int(match[1])})),
        (r"sit (?:seat )?(\d+)", lambda match, _: Intent("take a place", {"place": f"seat {match[1]}"})),
        ("dispute (?!the count)(.+)", lambda match, _: Intent("dispute the count", {"hand": hand(match[1], WORDS)[0]})),
    ],
)  # fmt: skip
