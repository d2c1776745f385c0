"""What is known of Victorian texts that are not held: approvals and amending notices, by number, date and Gazette.

The notices list them in footnotes. Where Victoria's own rules of a game are not held, Queensland's Part is the base.
"""

import datetime as dt
from dataclasses import dataclass
from functools import cache
from typing import Any

from houseway.rulebook import reading_files
from houseway.rulebook.library import Library, library


@dataclass(frozen=True, slots=True)
class KnownNotice:
    """A notice that others name; `told_by` are those."""

    name: str
    published: dt.date
    gazette: str
    does: str
    games: tuple[str, ...]
    told_by: tuple[str, ...]
    about: str = ""

    @property
    def short(self) -> str:
        return (
            f"{self.name} ({self.gazette})"
            if " of " in self.name
            else f"{self.name} of {self.published} ({self.gazette})"
        )


@dataclass(frozen=True, slots=True)
class KnownGame:
    """A game of Victoria: its name there, what its rules rest on, and what is lacking of them."""

    game: str
    title: str
    base: tuple[str, ...] = ()
    reading: str = ""
    lacks: str = ""


def known_notices(game: str | None = None, law: Library | None = None) -> tuple[KnownNotice, ...]:
    """The notices known and not held, by the day of publication; of one game or of all."""
    held = _known(law or library())[1]
    return tuple(each for each in held if game is None or game in each.games)


def known_by(text: str, law: Library | None = None) -> KnownNotice | None:
    """The notice, known and not held, that a citation is of: `vic 13/1999 r4` is of 13/1999."""
    notice = " ".join(text.split()[:2])
    return next((each for each in known_notices(law=law) if each.name == notice), None)


def known_game(game: str, law: Library | None = None) -> KnownGame | None:
    return _known(law or library())[0].get(game)


@cache
def _known(law: Library) -> tuple[dict[str, KnownGame], tuple[KnownNotice, ...]]:
    file = law.folder / "known.toml"
    whole = reading_files.table(file) if file.is_file() else {}
    games = [KnownGame(**(each | {"base": tuple(each["base"])})) for each in whole.get("game", ())]
    notices = sorted(map(_notice, whole.get("notice", ())), key=lambda each: each.published)
    return {each.game: each for each in games}, tuple(notices)


def _notice(entry: dict[str, Any]) -> KnownNotice:
    return KnownNotice(**(entry | {"games": tuple(entry["games"]), "told_by": tuple(entry["told_by"])}))


def known_of(game: str, until: dt.datetime | None = None, law: Library | None = None) -> str:
    """One sentence on the notices of a game that are known and not held, published by that moment."""
    notices = [each for each in known_notices(game, law) if until is None or each.published <= until.date()]
    said = [
        f"{verb} by {', '.join(each.short for each in notices if each.does == does)}"
        for verb, does in (("approved", "approves"), ("amended", "amends"))
        if any(each.does == does for each in notices)
    ]
    return f"known, not held: {'; '.join(said)}" if said else ""


def told(notice: KnownNotice, law: Library | None = None) -> str:
    """`vic 13/1999 is known, not held: it amends Blackjack and was published on 1999-08-13 (S 121); named in ...`."""
    titles = [each.title for game in notice.games if (each := known_game(game, law))]
    return (
        f"{notice.name} is known, not held: it {notice.does} {', '.join(titles) or notice.about} "
        f"and was published on {notice.published} ({notice.gazette}); named in {', '.join(notice.told_by)}"
    )
