"""Tri-chro: `5 any red`, `2 red pair`, `5 no gold`, `3 odd pair red green`, `withdraw all`, `draw`."""

from collections.abc import Sequence
from typing import Final

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.games.tri_chro.terms import COLOURS, STAR
from houseway.play.grammar import Lexicon, WagerPlace
from houseway.play.hints import hint_plainly
from houseway.play.view import View

PAIRS: Final = {frozenset(pair): " and ".join(pair) for pair in zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True)}
PHRASES: Final = (
    ("5 any red · 5 no gold", "wager $5.00 on an area; 5 red is any red"),
    ("2 red pair · 1 red star pair", "two balls of one colour, with stars or without"),
    ("3 odd pair red green", "a ball of either colour; 1 odd stars red green: both starred"),
    ("8 any star", "one star or two"),
    ("5 any red in white", "with the white chips that you hold"),
    ("withdraw any red · withdraw all", "take a wager back"),
    ("accept 9000 any red", "the dealer takes it by mistake, and the table rules on it"),
    ("draw", "the dealer calls 'no more bets' and starts the device; Enter does it too"),
)
BESIDES: Final = ("any", "no", "odd", "pair", "and", "a", "one", "two", "ball", "with", "of", "without", "the")


def place(text: str, _view: View) -> WagerPlace:
    """An area by its colours, whether stars, and whether a pair, an odd pair or none."""
    words = [word.removesuffix("s") for word in text.replace("-", " ").split()]
    colours = [colour for colour in COLOURS if colour in words]
    strange = [word for word in words if word not in (*COLOURS, STAR, *BESIDES)]
    name = "" if strange else _name(colours, STAR in words, words)
    if not name:
        meant = did_you_mean(strange[0], (*COLOURS, STAR, *BESIDES)) if strange else ""
        wrong = f"{quoted(strange[0])} is on no area; " if strange else ""
        raise BadInput(f"{wrong}say where it goes: any red, no gold, red pair, odd pair red green, any star{meant}")
    return WagerPlace(name, name, "" if name == text else f"that area is called {name}")


def _name(colours: Sequence[str], star: bool, words: list[str]) -> str:
    if len(colours) == 2:
        return f"odd {'stars' if star else 'pair'} {PAIRS[frozenset(colours)]}"
    if len(colours) == 1:
        if "no" in words:
            return f"no {colours[0]}"
        if star:
            return f"{colours[0]} star pair"
        return f"any {colours[0]}" + (" pair" if "pair" in words else "")
    return "any star" if star and not colours else ""


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "5 any red · 2 red pair · 5 no gold · withdraw … · draw (or Enter) · ? for all"
    return hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES, hint=hint, place=place, closing=("draw", "activate", "no more bets"), plays_on=True
)
