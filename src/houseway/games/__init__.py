"""One folder a game, the same file names in each: `roulette` is the small one to read first, `blackjack` the large."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from houseway.errors import BadInput, NotHeld, Refused, did_you_mean, quoted
from houseway.play.game import Game
from houseway.rulebook import Moment, beginning, moment

GAMES: Final = {
    "5-card-stud": "five_card_stud",
    "7-card-stud": "seven_card_stud",
    "baccarat": "baccarat",
    "blackjack": "blackjack",
    "caribbean-stud": "caribbean_stud",
    "com-bo": "com_bo",
    "craps": "craps",
    "draw": "draw",
    "keno": "keno",
    "manila": "manila",
    "mini-baccarat": "mini_baccarat",
    "mini-dice": "mini_dice",
    "pai-gow": "pai_gow",
    "roulette": "roulette",
    "sic-bo": "sic_bo",
    "tri-chro": "tri_chro",
    "triple-penny-two-up": "triple_penny_two_up",
    "two-up": "two_up",
    "wheel-of-fortune": "wheel_of_fortune",
}
"""The command line's name of each game, and its folder."""

NO_VARIANT: Final[Mapping[str, Any]] = {}


@cache
def variants(name: str) -> tuple[Game[Any], ...]:
    """A game in each of its texts and variants, the usual one first: a wheel of 50 spaces and one of 52."""
    if name not in GAMES:
        there = f"there are {', '.join(GAMES)}{did_you_mean(name, GAMES)}"
        raise BadInput(f"{quoted(name)} is not a game held here; {there}")
    folder = import_module(f"houseway.games.{GAMES[name]}")
    found: tuple[Game[Any], ...] = getattr(folder, "VARIANTS", (folder.GAME,))
    return found


def find(
    name: str, variant: Mapping[str, Any] = NO_VARIANT, rules: str | None = None, on: Moment | None = None
) -> Game[Any]:
    """The game of that name as it stood at a moment, or in its latest text; in the variant that fits, or the usual."""
    held = in_force(name, rules, on)
    for game in held:
        if variant.items() <= game.variant.items():
            return game
    for what, under in held[0].variant_under.items():
        allowed = [game.variant[what] for game in held]
        if type(variant.get(what)) is int and variant[what] not in allowed:
            why = f"{held[0].title} is played with {' or '.join(map(str, allowed))} {what}, not {variant[what]}"
            raise Refused(under, why)
    there = " or ".join(_told(game.variant) for game in held if game.variant) or "no variants"
    raise BadInput(f"{name} is not held with {_told(variant)}; there are {there}")


def _told(variant: Mapping[str, Any]) -> str:
    """`spaces 52`."""
    return ", ".join(f"{what} {which}" for what, which in variant.items())


def in_force(name: str, rules: str | None = None, on: Moment | None = None) -> list[Game[Any]]:
    """A game in each variant of the text that was in force; of the usual body of rules, unless one is named."""
    held = variants(name)
    texts = [game for game in held if game.rules == (rules or held[0].rules)]
    if not texts:
        there = ", ".join(dict.fromkeys(game.rules for game in held))
        raise NotHeld(f"{name} is held under {there}, not under {quoted(rules)}")
    known = [game for game in texts if on is None or beginning(game.since) <= moment(on)]
    if not known:
        first = min(texts, key=lambda game: beginning(game.since))
        raise NotHeld(f"no text of {name} in {first.rules} is held for {on}; {first.part} is held since {first.since}")
    latest = max(beginning(game.since) for game in known)
    return [game for game in known if beginning(game.since) == latest]
