"""The exact return and variance beside what was counted, wherever `houseway.odds` holds them for the same play.

Blackjack takes seconds to work out: what was found is kept in the user's cache folder.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Any, Final

from houseway.cache import folder, kept
from houseway.errors import HousewayError
from houseway.odds import best_play
from houseway.odds.exact import Return, all_facts, exact, is_held
from houseway.simulate.games import Asked
from houseway.simulate.store import fingerprint

PLAYED_BY: Final = {
    "blackjack": {"chart": "total"},
    "caribbean-stud": {"caribbean-stud": "A-K-J-8-3 or better", "caribbean-stud-best": "best"},
    "pai-gow": {"house way": "house way", "pai-gow": "house way", "pai-gow-best": "best"},
}
"""By game and strategy, the usual one first: by whom its rows of odds are played."""
BONUS: Final = "super bonus"


@dataclass(frozen=True)
class Exact:
    """What is known of a wager, for each unit staked."""

    expected: Fraction
    variance: Fraction
    caveats: tuple[str, ...] = ()


def exactly(asked: Asked, wager: str, selection: str) -> Exact | None:
    """What is held of a wager as it was played."""
    game = asked.game
    decided = _decided(asked)
    if wager in decided:
        return decided[wager]
    row = game.wager_named.get(wager)
    if row is None or not is_held(game) or not any(True for _ in all_facts(game, row, selection)):
        return None  # at poker nothing can decide a wager but other players
    try:
        found = exact(game, row, selection)
    except HousewayError:
        return None
    return Exact(found.expected, found.variance, found.caveats)


def _decided(asked: Asked) -> Mapping[str, Exact]:
    """The wagers that go by what players decide, as this strategy plays them."""
    game = asked.game
    strategy = _played_by(asked)
    if strategy is None:
        return {}
    if game.name == "blackjack":
        return _kept(asked, lambda: _by_chart(asked))
    rows = best_play.rows(game, asked.settings) or []
    return _first_of_each([row for row in rows if row.strategy == strategy])


def _played_by(asked: Asked) -> str | None:
    by_name = PLAYED_BY.get(asked.game.name, {})
    if asked.strategy is None:
        return next(iter(by_name.values()), None)
    return None if asked.strategy.chart else by_name.get(asked.strategy.name)


def _first_of_each(rows: list[Return]) -> dict[str, Exact]:
    found: dict[str, Exact] = {}
    for row in rows:
        found.setdefault(row.wager, Exact(row.expected, row.variance, row.caveats))
    return found


def _by_chart(asked: Asked) -> dict[str, Exact]:
    from houseway.odds.blackjack.rows import by_chart  # NumPy's integers, and seconds

    found = _first_of_each(by_chart(asked.game, asked.settings))
    if BONUS in asked.game.wager_named:
        found = {
            name: Exact(each.expected, each.variance, (*each.caveats, f"without the {BONUS}"))
            for name, each in found.items()
        }
    return found


_KNOWN: dict[str, Mapping[str, Exact]] = {}


def _kept(asked: Asked, make: Callable[[], dict[str, Exact]]) -> Mapping[str, Exact]:
    mark = fingerprint(replace(asked, strategy=None), "odds")  # the usual one, whatever it was called
    if mark not in _KNOWN:
        path = folder("exact") / f"{asked.game.name}-{mark}.json"
        _KNOWN[mark] = kept(path, lambda: _plain(make()), _read)
    return _KNOWN[mark]


def _plain(found: Mapping[str, Exact]) -> dict[str, Any]:
    return {name: [str(each.expected), str(each.variance), *each.caveats] for name, each in found.items()}


def _read(plain: Mapping[str, list[str]]) -> dict[str, Exact]:
    return {
        name: Exact(Fraction(expected), Fraction(variance), tuple(caveats))
        for name, (expected, variance, *caveats) in plain.items()
    }


@cache
def shares(game: str, deck: int, ace_low: bool) -> Mapping[str, Fraction]:
    """At poker: how likely a hand of each class is, as it is dealt; nothing where cards are drawn besides."""
    from houseway.odds.poker import frequencies

    for found in frequencies(game) if game != "draw" else ():
        if (found.deck, found.ace_low) == (deck, ace_low):
            return {each.name: Fraction(each.hands, found.hands) for each in found.classes}
    return {}
