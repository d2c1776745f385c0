"""One folder a game, the same file names in each: `roulette` is the small one to read first, `blackjack` the large."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

from houseway.errors import BadInput, NotHeld, Refused, did_you_mean, quoted
from houseway.play.game import Game, name_of
from houseway.rulebook import Moment, beginning, moment

GROUP: Final = "houseway.games"
"""The entry points by which a game that is installed from elsewhere is found: its name, and its package."""


def _found() -> dict[str, str]:
    """Every folder here is a game; those that are installed come after them, and take no name from them."""
    here = {name_of(each.name): f"{__name__}.{each.name}" for each in iter_modules(__path__)}
    elsewhere = {each.name: each.value for each in entry_points(group=GROUP)}
    return dict(sorted(here.items())) | {name: package for name, package in elsewhere.items() if name not in here}


GAMES: Final = _found()
"""The command line's name of each game, and its package."""

NO_VARIANT: Final[Mapping[str, Any]] = {}


@cache
def variants(name: str) -> tuple[Game[Any], ...]:
    """A game in each of its texts and variants, the usual one first: a wheel of 50 spaces and one of 52."""
    if name not in GAMES:
        there = f"there are {', '.join(GAMES)}{did_you_mean(name, GAMES)}"
        raise BadInput(f"{quoted(name)} is not a game held here; {there}")
    return _held_in(GAMES[name])


def add(package: str) -> str:
    """A game whose package is not installed, for as long as this program runs: its name, by which it is found."""
    name = _held_in(package)[0].name
    if GAMES.setdefault(name, package) != package:
        raise BadInput(f"there is another game that is called {name}, in {GAMES[name]}")
    return name


def _held_in(package: str) -> tuple[Game[Any], ...]:
    folder = import_module(package)
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
