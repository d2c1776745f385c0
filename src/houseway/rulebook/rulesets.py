"""The rules in force: `on("qld", "1999-01-01", "blackjack")` is the ruleset of that game at that moment.

A rule that a later notice took out is in force until that notice's moment. A text which is not held is an error that
says what is known of it, never a guess.
"""

import datetime as dt
from dataclasses import dataclass

from houseway.errors import BadInput, NotHeld, quoted
from houseway.rulebook.instruments import Instrument, Moment, PartOf, instruments, moment
from houseway.rulebook.library import Library, library
from houseway.rulebook.missing_texts import KnownNotice, known_game, known_notices, known_of
from houseway.rulebook.operations import replaced_by
from houseway.rulebook.provisions import Provision

JURISDICTIONS = ("qld", "vic")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game in one jurisdiction, as they stood at a moment.

    `base` is what stands in for rules of Victoria that are not held; `known` are the notices of the time that are not.
    """

    game: str
    jurisdiction: str
    from_: dt.datetime
    part: str
    title: str
    instruments: tuple[Instrument, ...]
    provisions: tuple[Provision, ...]
    base: tuple[Provision, ...] = ()
    known: tuple[KnownNotice, ...] = ()


def games_of(jurisdiction: str, law: Library | None = None) -> tuple[str, ...]:
    """The games of a jurisdiction, in the order of its instruments."""
    held = [each for each in instruments(law) if each.jurisdiction == _known(jurisdiction)]
    return tuple(dict.fromkeys(game for each in held for part in each.parts for game in part.games))


def beyond(jurisdiction: str, when: Moment | None, law: Library | None = None) -> str:
    """What to say of a moment after the last text held: later changes may have been made, and none is known."""
    last = max(each.effect for each in instruments(law) if each.jurisdiction == _known(jurisdiction))
    if when is None or moment(when).date() <= last.date():
        return ""
    return f"The last text held of {jurisdiction} is of {last.date()}; what was made after that is not held."


def _known(jurisdiction: str) -> str:
    if jurisdiction not in JURISDICTIONS:
        raise BadInput(f"no jurisdiction {quoted(jurisdiction)}; there are {', '.join(JURISDICTIONS)}")
    return jurisdiction


def _at(when: Moment | None) -> dt.datetime:
    """The moment asked about; None asks for the latest text."""
    return moment(when) if when is not None else dt.datetime.max


def _effective(jurisdiction: str, at: dt.datetime, game: str | None, law: Library) -> tuple[Instrument, ...]:
    held = [each for each in instruments(law) if each.jurisdiction == _known(jurisdiction)]
    if not held or at < held[0].effect:
        since = f"since {held[0].effect.isoformat(timespec='minutes')}" if held else "not at all"
        what = f"no text of {jurisdiction} is held for {at.isoformat(timespec='minutes')}; held {since}"
        raise NotHeld(_with_known(what, jurisdiction, game, at, law))
    return tuple(each for each in held if each.effect <= at)


def _with_known(what: str, jurisdiction: str, game: str | None, at: dt.datetime, law: Library) -> str:
    """What is not held, and the notices of Victoria on it that are known."""
    known = known_of(game, at, law) if game and jurisdiction == "vic" else ""
    return f"{what}; {known}" if known else what


def check_game(jurisdiction: str, game: str, law: Library) -> None:
    """That the jurisdiction has such a game."""
    there = games_of(jurisdiction, law)
    if game not in there:
        raise NotHeld(f"no rules of {quoted(game)} are held for {jurisdiction}; there are {', '.join(there)}")


def in_force(
    jurisdiction: str, when: Moment | None = None, game: str | None = None, law: Library | None = None
) -> tuple[Provision, ...]:
    """The provisions in force, those of which only the index is held among them; of one game or of all."""
    law = law or library()
    at = _at(when)
    effective = _effective(jurisdiction, at, game, law)
    if game is not None:
        check_game(jurisdiction, game, law)
        _check_begun(jurisdiction, game, at, [part for each in effective for part in each.parts], law)
    parts = {part.part for each in effective for part in each.parts if not game or _applies(part, game, jurisdiction)}
    return tuple(each for each in law.provisions.of(*parts) if not _gone(each, at, law))


def _gone(provision: Provision, at: dt.datetime, law: Library) -> bool:
    """Whether a later notice had taken it out by then; the reprint of Queensland is one text."""
    gone = replaced_by(provision, law) if provision.cite.body == "vic" else None
    return gone is not None and gone.by.effect <= at


def base_of(jurisdiction: str, game: str, law: Library | None = None) -> tuple[Provision, ...]:
    """The provisions of Queensland that stand in for rules of Victoria's own that are not held."""
    law = law or library()
    known = known_game(game, law) if jurisdiction == "vic" else None
    parts = known.base if known else ()
    return tuple(each for part in parts for each in law.provisions.of(part))


def _applies(part: PartOf, game: str, jurisdiction: str) -> bool:
    """A Part of Queensland that names no game is for every game."""
    return game in part.games or (jurisdiction == "qld" and not part.games)


def on(jurisdiction: str, when: Moment | None, game: str, law: Library | None = None) -> Ruleset:
    """The ruleset of a game at a moment; None asks for the latest text held."""
    law = law or library()
    at = _at(when)
    effective = _effective(jurisdiction, at, game, law)
    check_game(jurisdiction, game, law)
    own = [(each, part) for each in effective for part in each.parts if game in part.games]
    _check_held(jurisdiction, game, at, [part for _, part in own], law)
    known = known_notices(game, law) if jurisdiction == "vic" else ()
    return Ruleset(
        game=game,
        jurisdiction=jurisdiction,
        from_=max(each.effect for each, _ in own),
        part=own[0][1].part,
        title=own[0][1].title,
        instruments=tuple(dict.fromkeys(each for each, _ in own)),
        provisions=in_force(jurisdiction, when, game, law),
        base=base_of(jurisdiction, game, law),
        known=tuple(each for each in known if each.published <= at.date()),
    )


def _check_begun(jurisdiction: str, game: str, at: dt.datetime, parts: list[PartOf], law: Library) -> None:
    """That a text of the game had taken effect by then: an empty list would say that it has no rules."""
    if not any(game in part.games for part in parts):
        raise NotHeld(_with_known(_not_yet(jurisdiction, game, law), jurisdiction, game, at, law))


def _check_held(jurisdiction: str, game: str, at: dt.datetime, own: list[PartOf], law: Library) -> None:
    known = known_game(game, law) if jurisdiction == "vic" else None
    _check_begun(jurisdiction, game, at, own, law)
    for part in own:
        if part.part not in law.parts:
            raise NotHeld(f"{part.part} ({part.title}) is indexed, but its text is not yet held in full")
    if known and known.lacks:
        raise NotHeld(_with_known(known.lacks.rstrip("."), jurisdiction, game, at, law))


def _not_yet(jurisdiction: str, game: str, law: Library) -> str:
    first = next(
        each
        for each in instruments(law)
        if each.jurisdiction == jurisdiction and any(game in part.games for part in each.parts)
    )
    since = first.effect.isoformat(timespec="minutes")
    return f"no rules of {game} for {jurisdiction} are held before {since} ({first.id})"
