"""The rules in force: `on("qld", "1999-01-01", "blackjack")` is the ruleset of that game at that moment.

A text which is not held is an error that says what is known of it, never a guess.
"""

import datetime as dt
from dataclasses import dataclass

from houseway.errors import BadInput, NotHeld
from houseway.rulebook.instruments import Instrument, Moment, PartOf, instruments, moment
from houseway.rulebook.library import Library, library
from houseway.rulebook.provisions import Provision

__all__ = ["JURISDICTIONS", "Ruleset", "games_of", "in_force", "on"]

JURISDICTIONS = ("qld", "vic")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game in one jurisdiction, as they stood at a moment."""

    game: str
    jurisdiction: str
    from_: dt.datetime
    part: str
    title: str
    instruments: tuple[Instrument, ...]
    provisions: tuple[Provision, ...]


def games_of(jurisdiction: str, law: Library | None = None) -> tuple[str, ...]:
    """The games of a jurisdiction, in the order of its instruments."""
    held = [each for each in instruments(law) if each.jurisdiction == _known(jurisdiction)]
    return tuple(dict.fromkeys(game for each in held for part in each.parts for game in part.games))


def _known(jurisdiction: str) -> str:
    if jurisdiction not in JURISDICTIONS:
        raise BadInput(f"no jurisdiction {jurisdiction!r}; there are {', '.join(JURISDICTIONS)}")
    return jurisdiction


def _effective(jurisdiction: str, when: Moment | None, law: Library) -> tuple[Instrument, ...]:
    held = [each for each in instruments(law) if each.jurisdiction == _known(jurisdiction)]
    at = moment(when) if when is not None else dt.datetime.max
    if not held or at < held[0].effect:
        since = f"since {held[0].effect.isoformat(timespec='minutes')}" if held else "not at all"
        raise NotHeld(f"no text of {jurisdiction} is held for {at.isoformat(timespec='minutes')}; held {since}")
    return tuple(each for each in held if each.effect <= at)


def _check_game(jurisdiction: str, game: str, law: Library) -> None:
    there = games_of(jurisdiction, law)
    if game not in there:
        raise NotHeld(f"no rules of {game!r} are held for {jurisdiction}; there are {', '.join(there)}")


def in_force(
    jurisdiction: str, when: Moment | None = None, game: str | None = None, law: Library | None = None
) -> tuple[Provision, ...]:
    """The provisions in force, those of which only the index is held among them; of one game or of all."""
    law = law or library()
    effective = _effective(jurisdiction, when, law)
    if game is not None:
        _check_game(jurisdiction, game, law)
    parts = {part.part for each in effective for part in each.parts if not game or _applies(part, game, jurisdiction)}
    return tuple(each for each in law.provisions.values() if each.part in parts)


def _applies(part: PartOf, game: str, jurisdiction: str) -> bool:
    """A Part of Queensland that names no game is for every game."""
    return game in part.games or (jurisdiction == "qld" and not part.games)


def on(jurisdiction: str, when: Moment | None, game: str, law: Library | None = None) -> Ruleset:
    """The ruleset of a game at a moment; None asks for the latest text held."""
    law = law or library()
    effective = _effective(jurisdiction, when, law)
    _check_game(jurisdiction, game, law)
    own = [(each, part) for each in effective for part in each.parts if game in part.games]
    if not own:
        raise NotHeld(_not_yet(jurisdiction, game, law))
    for _, part in own:
        if part.part not in law.parts:
            raise NotHeld(f"{part.part} ({part.title}) is indexed, but its text is not yet held in full")
    return Ruleset(
        game=game,
        jurisdiction=jurisdiction,
        from_=max(each.effect for each, _ in own),
        part=own[0][1].part,
        title=own[0][1].title,
        instruments=tuple(dict.fromkeys(each for each, _ in own)),
        provisions=in_force(jurisdiction, when, game, law),
    )


def _not_yet(jurisdiction: str, game: str, law: Library) -> str:
    first = next(
        each
        for each in instruments(law)
        if each.jurisdiction == jurisdiction and any(game in part.games for part in each.parts)
    )
    since = first.effect.isoformat(timespec="minutes")
    return f"no rules of {game} for {jurisdiction} are held before {since} ({first.id})"
