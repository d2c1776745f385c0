"""Figures that others have published, beside ours: each is worked out here and rounded as they print it."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb
from typing import Any, Final

from houseway.certify.figures import WagerFigures
from houseway.certify.shoe import decks_of
from houseway.errors import BadInput
from houseway.games import find
from houseway.odds.figures import in_decimals, plain
from houseway.odds.frequencies import frequencies
from houseway.odds.rows import rows_of
from houseway.play.game import Game
from houseway.what_if.settable import changes_of, with_changes

FILE: Final = "published.toml"
RETURN, WIN, CATCHES = "return", "win", "catches all"
BALLS, DRAWN = 80, 20  # at keno


@cache
def published() -> Sequence[Mapping[str, Any]]:
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    found: Sequence[Mapping[str, Any]] = tomllib.loads(text)["figure"]
    return found


def published_data(game: Game[Any], settings: Mapping[str, Any], rows: Sequence[WagerFigures]) -> list[dict[str, Any]]:
    """Those of this game that are of the same wager, paid in the same way, from as many decks; of a draft, those of
    wagers that it leaves alone."""
    plain_game = find(game.name, dict(game.variant), game.rules, game.since)
    changed = {name for name, row in game.wager_named.items() if row != plain_game.wager_named.get(name)}
    own = [each for each in published() if each["game"] == game.name]
    own = [each for each in own if not changed & {*each.get("wager", "").split(" + ")}]
    found = (_beside(each, value, what) for each in own for value, what in _ours(each, game, settings, rows))
    return list(found)


def _ours(
    each: Mapping[str, Any], game: Game[Any], settings: Mapping[str, Any], rows: Sequence[WagerFigures]
) -> Iterator[tuple[Fraction, str]]:
    """Our figure, and what it is of; nothing, where theirs is of another game than this."""
    if "hand" in each:
        yield from _hand(each, game)
    elif each.get("of") == CATCHES:
        spots = each["spots"]
        if any(row.row.found.wager == each["wager"] for row in rows):
            yield Fraction(comb(BALLS, spots), comb(DRAWN, spots)), each["wager"]
    elif "set" in each:
        try:
            changed = with_changes(game, changes_of(game, each["set"]))
        except BadInput:
            return  # a draft has another rule there
        at = next((row.found for row in rows_of(changed, settings, variance=False) if _is(each, row.found)), None)
        if at is not None:
            yield at.expected, each["wager"]
    elif "decks" not in each or each["decks"] == decks_of(game, settings):
        at = next((row.row.found for row in rows if _is(each, row.row.found)), None)
        if at is not None:
            yield at.win if each.get("of") == WIN else at.expected, _name(at)


def _hand(each: Mapping[str, Any], game: Game[Any]) -> Iterator[tuple[Fraction, str]]:
    for held in frequencies(game) if game.pot else ():
        if held.deck == each["cards"]:
            yield Fraction(dict(held.classes)[each["hand"]]), f"{each['hand']}, of {held.hands:,}"


def _is(each: Mapping[str, Any], found: Any) -> bool:
    pays = ", ".join(plain(one) for one in found.pays)
    ours = {"wager": found.wager, "selection": found.selection, "strategy": found.strategy, "pays": pays}
    return all(each.get(name, value) == value for name, value in ours.items())


def _name(found: Any) -> str:
    return ", ".join(dict.fromkeys(filter(None, (found.wager, found.selection, found.strategy))))


def _beside(each: Mapping[str, Any], value: Fraction, what: str) -> dict[str, Any]:
    says: str = each["says"]
    comes_to = _as_printed(value, says)
    of = {WIN: "how often it wins", CATCHES: "one in"}.get(each.get("of", ""), "hands" if "hand" in each else RETURN)
    told = {"what": what, "of": of, **({"set": dict(each["set"])} if "set" in each else {})}
    return {**told, "published": says, "ours": comes_to, "agrees": comes_to == says, "source": each["source"]}


def _as_printed(value: Fraction, like: str) -> str:
    """Rounded to as many places as theirs: a percentage, or a number with commas."""
    places = len(like.rstrip("%").partition(".")[2])
    if like.endswith("%"):
        return f"{in_decimals(100 * value, places)}%"
    whole, point, rest = in_decimals(value, places).partition(".")
    return f"{int(whole):,}{point}{rest}"
