"""A certificate as one frozen value: what was asked, and everything that follows from it. Made again, it is the same.

Nothing in it depends on when or where it is made: no clock, no path, no floating-point number. Its last field is a hash
of the others.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from houseway import __version__
from houseway.certify.agreement import agreement_data
from houseway.certify.figures import WagerFigures, figures, moments, plays_compared, wager_data
from houseway.certify.house_tables import HouseTables, TableHead, heads_in
from houseway.certify.law import (
    digest_of,
    instruments_data,
    provisions,
    provisions_data,
    readings_data,
    sources_data,
)
from houseway.certify.numbers import decimal, root_fraction
from houseway.certify.published_figures import published_data
from houseway.certify.rounds import Counted, exact_row, played, shares, simulation_data
from houseway.certify.session import sessions_data
from houseway.certify.shoe import decks_data, depths_data
from houseway.errors import BadInput
from houseway.games import find
from houseway.odds.frequencies import frequencies
from houseway.play.game import Game, titled
from houseway.store.store import Store
from houseway.what_if.draft import Draft, read_draft

FORMAT: Final = "houseway.certificate/1"
ROUNDS: Final = 1_000_000
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Application:
    """All that a certificate follows from, besides the program and the law that it holds."""

    game: str
    rules: str | None = None
    on: str | None = None
    variant: tuple[tuple[str, Any], ...] = ()
    settings: tuple[tuple[str, str], ...] = ()
    draft: str | None = None  # the text of a draft notice
    rounds: int = ROUNDS
    seed: int = SEED
    house: tuple[TableHead, ...] = ()  # the tables of a house that it is for

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": self.rules,
            "on": self.on,
            "variant": dict(self.variant),
            "settings": dict(self.settings),
            "draft": self.draft,
            "rounds": self.rounds,
            "seed": self.seed,
            "house": [each.as_data() for each in self.house],
        }


def application_in(plain: Any) -> Application:
    """What a certificate says that it was asked."""
    fields = {"game", "rules", "on", "variant", "settings", "draft", "rounds", "seed", "house"}
    if not isinstance(plain, dict) or set(plain) != fields or not _is_typed(plain):
        raise BadInput(f"asked: a certificate says there {', '.join(sorted(fields))}, and nothing else")
    variant, settings = (tuple(plain[each].items()) for each in ("variant", "settings"))
    return Application(**{**plain, "variant": variant, "settings": settings, "house": heads_in(plain["house"])})


def _is_typed(plain: Mapping[str, Any]) -> bool:
    words = all(plain[each] is None or isinstance(plain[each], str) for each in ("rules", "on", "draft"))
    tables = all(isinstance(plain[each], dict) for each in ("variant", "settings"))
    numbers = all(type(plain[each]) is int and plain[each] >= 0 for each in ("rounds", "seed"))
    return words and tables and numbers and isinstance(plain["game"], str)


@dataclass(frozen=True, slots=True)
class Certificate:
    """What was certified of which game, as plain data in a fixed order."""

    asked: Application
    game: Game[Any]
    settings: Mapping[str, Any]
    data: Mapping[str, Any]

    def text(self) -> str:
        """As a file: the same bytes wherever it is made."""
        return json.dumps(self.data, indent=1, ensure_ascii=False) + "\n"


def certificate(asked: Application, store: Store | None = None) -> Certificate:
    """Made from the start: nothing is kept from one to the next. Where it is for tables of a house, with its store."""
    game, draft = game_of(asked)
    settings = game.run_with(dict(asked.settings))
    rows = [] if game.pot else figures(game, settings)
    rounds = played(game, settings, asked.rounds, asked.seed) if asked.rounds else Counted([], [], {})
    under = provisions(game, asked.on)
    body = {
        "format": FORMAT,
        "houseway": __version__,
        "asked": asked.as_data(),
        "game": game.name,
        "title": titled(game.title, game.variant),
        "rules": game.rules,
        "variant": dict(game.variant),
        "text": game.part,
        "from": game.since,
        "as_at": asked.on or "the latest text held",
        "draft": None if draft is None else _draft(draft),
        "instruments": instruments_data(under),
        "sources": sources_data(game),
        "assumed": _assumed(game, asked),
        "wagers": [wager_data(each) for each in rows],
        "plays": plays_compared(rows),
        "decks": decks_data(game, settings),
        "depths": depths_data(game, settings, rows, -(-asked.rounds // 4), asked.seed) if asked.rounds else [],
        "hands": _hands(game) if game.pot else [],
        "one_number": agreement_data(game, settings, rows, rounds),
        "sessions": _sessions(rows, rounds.wagers),
        "simulation": simulation_data(rounds, rows, asked.rounds, asked.seed) if asked.rounds else None,
        "published": published_data(game, settings, rows),
        "house": _house(asked, store),
        "readings": readings_data(under),
        "provisions": provisions_data(under),
    }
    return Certificate(asked, game, settings, {**body, "sha256": digest_of(body)})


def game_of(asked: Application) -> tuple[Game[Any], Draft | None]:
    game = find(asked.game, dict(asked.variant), asked.rules, asked.on)
    if asked.draft is None:
        return game, None
    draft = read_draft(asked.draft, "the draft")
    return draft.lay_over(game), draft


def _draft(draft: Draft) -> dict[str, Any]:
    return {
        "part": draft.part,
        "title": draft.title,
        "sets": [{"rule": rule, "value": value, "under": cite.text} for rule, value, cite in draft.sets],
        "provisions": [{"cite": text, "does": each.does} for text, each in draft.provisions.items()],
    }


def _house(asked: Application, store: Store | None) -> dict[str, Any] | None:
    if not asked.house:
        return None
    if store is None:
        raise BadInput("this certificate is for tables of a house: name its folder with --data DIR")
    return HouseTables(store, asked.house).as_data()


def _sessions(rows: list[WagerFigures], rounds: list[Any]) -> list[dict[str, Any]]:
    """Wagers that can end alike have one entry; where the outcomes are not held, those that were played stand in."""
    alike: dict[tuple[Any, ...], list[WagerFigures]] = {}
    for each in rows:
        if each.outcomes is not None and not each.row.found.follows:
            alike.setdefault(tuple(each.outcomes.items()), []).append(each)
    found = [
        {"wagers": [each.name for each in group], "by": "exact convolution", "results": sessions_data(dict(outcomes))}
        for outcomes, group in alike.items()
    ]
    return found + [_sampled(each, rows) for each in rounds if each.rounds and _stands_in(each, rows)]


def _stands_in(each: Any, rows: list[WagerFigures]) -> bool:
    row = exact_row(each, rows)
    return row is None or row.outcomes is None


def _sampled(each: Any, rows: list[WagerFigures]) -> dict[str, Any]:
    row = exact_row(each, rows)
    name = ", ".join(filter(None, (each.wager, each.selection))) if row is None else row.name
    error = decimal(_error(each), 6)
    by = f"convolution of what {each.rounds:,} rounds by the seed came to; a round's mean is known to ± {error}"
    return {"wagers": [name], "by": by, "results": sessions_data(shares(each))}


def _error(each: Any) -> Fraction:
    _, variance = moments(shares(each))
    return root_fraction(variance / each.rounds)


def _hands(game: Game[Any]) -> list[dict[str, Any]]:
    return [
        {
            "deck": each.deck,
            "ace_low": each.ace_low,
            "made_of": each.made_of,
            "hands": each.hands,
            "classes": [
                {"hand": name, "number": hands, "share": str(each.share(name))} for name, hands in each.classes
            ],
        }
        for each in frequencies(game)
    ]


def _assumed(game: Game[Any], asked: Application) -> list[str]:
    """What the figures rest on besides the law."""
    shoe = "the cutting card and what was dealt before change these (by depth)" if game.module("plan") else ""
    plays = "where decisions matter, every row names its play; each is worked out for the first round of a fresh shoe"
    told = [
        "rounding: none; figures are per unit of the first wager, as `houseway odds` gives them without a stake",
        "sessions: rounds that do not depend on each other, one unit each, flat stakes",
        f"seed: {asked.seed}, used for the rounds beside the figures and for nothing else" if asked.rounds else "",
        f"play: {plays}" if game.has("best") else "play: nothing is decided once a wager is made",
        f"penetration: figures are those of a full pack or shoe; {shoe}" if shoe else "",
        f"note: {game.note}" if game.note else "",
        "poker: players play against each other; the law gives no wager against the house" if game.pot else "",
    ]
    return [each for each in told if each]
