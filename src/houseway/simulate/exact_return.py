"""The exact return and variance beside what was counted, wherever `houseway.odds` holds them for the same play.

Best play takes seconds to work out: what was found is kept in the user's cache folder.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from houseway.cache import folder, kept
from houseway.errors import HousewayError
from houseway.odds import best_play
from houseway.odds.exact import Return, all_facts, exact, is_held
from houseway.play.game import Game
from houseway.simulate.games import Request
from houseway.simulate.store import fingerprint


@dataclass(frozen=True)
class Exact:
    """What is known of a wager, for each unit staked."""

    expected: Fraction
    variance: Fraction
    caveats: tuple[str, ...] = ()


def exactly(asked: Request, wager: str, selection: str) -> Exact | None:
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


def _decided(asked: Request) -> Mapping[str, Exact]:
    """The wagers that go by what players decide, as this strategy plays them."""
    if not best_play.is_found(asked.game):
        return {}
    return _kept(asked, lambda: _first_of_each(best_play.as_played(asked.game, asked.settings, asked.strategy)))


def _first_of_each(rows: list[Return]) -> dict[str, Exact]:
    found: dict[str, Exact] = {}
    for row in rows:
        found.setdefault(row.wager, Exact(row.expected, row.variance, row.caveats))
    return found


_KNOWN: dict[str, Mapping[str, Exact]] = {}


def _kept(asked: Request, make: Callable[[], dict[str, Exact]]) -> Mapping[str, Exact]:
    mark = fingerprint(asked, "odds", "kernels")
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
def shares(game: Game[Any], deck: int, ace_low: bool) -> Mapping[str, Fraction]:
    """At poker: how likely a hand of each class is, as it is dealt."""
    from houseway.odds.poker import frequencies

    for found in frequencies(game):
        if (found.deck, found.ace_low) == (deck, ace_low):
            return {each.name: Fraction(each.hands, found.hands) for each in found.classes}
    return {}
