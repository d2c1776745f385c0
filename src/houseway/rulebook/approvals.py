"""The register of approved games: `approved("Adonis", "2001-01-01")` says whether, since when and by which notice.

It is of Victoria, whose notices approve games by name; an approval stands until a revocation that is held (reading T8).
A game is not approved after a notice that ended its approval, nor before a notice that is held and approves it as a
new one. Where no approval is held it is not known; and of some notices only the number is, so that a game which they
may have approved, perhaps was.
"""

import datetime as dt
import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import NotHeld
from houseway.rulebook import reading_files
from houseway.rulebook.instruments import Moment, moment
from houseway.rulebook.library import Library, library

RESTS_ON: Final[Mapping[str, Cite]] = {
    "vic 24/1999": cite("vic 24/1999 r21"),
    "vic 27/2000": cite("vic 27/2000 r27.1"),
    "vic 29/2000": cite("vic 29/2000"),
    "vic 30/2000": cite("vic 30/2000"),
    "vic 31/2000": cite("vic 31/2000 r15.5"),
    "vic 9/2004": cite("vic 9/2004 r18.1"),
}
"""The provision of each notice held that puts a game on the register, takes it off, or corrects its odds."""


@dataclass(frozen=True, slots=True)
class Price:
    """Odds in a rule of a game whose other rules are not held."""

    rule: str
    odds: Fraction
    from_: dt.datetime
    by: str


@dataclass(frozen=True, slots=True)
class Approval:
    """One entry of the register. A bare date is the day of publication.

    `since` is None where nothing tells it. Then `known_from` is the day on which a notice finds it standing, and before
    the game that it is a version `of` was approved it cannot have stood.
    """

    names: tuple[str, ...]
    kind: str
    by: str
    since: dt.date | None
    until: dt.datetime | None
    ended_by: str
    aliases: tuple[str, ...]
    maker: str
    note: str
    price: Price | None
    of: str = ""
    known_from: dt.date | None = None

    def stands(self, at: dt.datetime) -> bool:
        """Whether it is known to stand."""
        first = self.since or self.known_from
        began = first is None or _beginning(first) <= at
        return began and (self.until is None or at < self.until)

    def answers_to(self, name: str) -> str | None:
        """The name on the register that `name` is a spelling of."""
        for each in self.names:
            if _plain(name) == _plain(each):
                return each
        return self.names[0] if _words(name) in map(_words, self.aliases) else None

    @property
    def cites(self) -> tuple[Cite, ...]:
        return tuple(RESTS_ON[each] for each in (self.by, self.ended_by) if each in RESTS_ON)


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer on one name: approved, not approved, or (None) not known, with the entry that it rests on."""

    name: str
    approved: bool | None
    approval: Approval | None
    why: str
    near: tuple[str, ...] = ()
    perhaps: bool = False  # not known, and something that is held lets think that it was


def _beginning(day: dt.date) -> dt.datetime:
    return day if isinstance(day, dt.datetime) else dt.datetime.combine(day, dt.time())


def _plain(name: str) -> str:
    """Letters and digits alone, small: `Diamonds & Hearts` is `diamondsandhearts`."""
    return re.sub(r"[^a-z0-9]", "", name.casefold().replace("&", "and"))


def _words(name: str) -> list[str]:
    """The same with its words apart: `Super Bucks`, a machine's game, is not `Superbucks`."""
    return re.sub(r"[^a-z0-9]+", " ", name.casefold()).split()


def in_register(law: Library | None = None) -> tuple[Approval, ...]:
    """Every entry, in the order of the register."""
    return _register(law or library())


@cache
def _register(law: Library) -> tuple[Approval, ...]:
    file = law.folder / "approvals.toml"
    if not file.is_file():
        raise NotHeld(f"no register of approved games is held in {law.folder}")
    return tuple(map(_approval, reading_files.table(file)["approval"]))


def _approval(entry: dict[str, Any]) -> Approval:
    odds = entry.get("odds")
    return Approval(
        names=tuple(entry["names"]),
        kind=entry["kind"],
        by=entry["by"],
        since=entry.get("from"),
        until=entry.get("until"),
        ended_by=entry.get("ended_by", ""),
        aliases=tuple(entry.get("aliases", ())),
        maker=entry.get("maker", ""),
        note=entry.get("note", ""),
        of=entry.get("of", ""),
        known_from=entry.get("known_from"),
        price=Price(odds["rule"], Fraction(odds["price"]), odds["from"], odds["by"]) if odds else None,
    )


def approvals(when: Moment | None = None, law: Library | None = None) -> tuple[Approval, ...]:
    """The entries that stand at a moment; None asks for the latest."""
    at = moment(when) if when is not None else dt.datetime.max
    return tuple(each for each in in_register(law) if each.stands(at))


def approved(name: str, when: Moment | None = None, law: Library | None = None) -> Finding:
    """Whether a game is approved at a moment, by the name of the register or a near spelling of it."""
    at = moment(when) if when is not None else dt.datetime.max
    own = [(each, spelt) for each in in_register(law) if (spelt := each.answers_to(name))]
    if not own:
        return Finding(name, None, None, "nothing is known of a game of this name", _near(name, law))
    standing = [(each, spelt) for each, spelt in own if each.stands(at)]
    if standing:
        return Finding(standing[0][1], True, standing[0][0], standing[0][0].note)
    return _not_then(*own[-1], at, law)


def _not_then(approval: Approval, name: str, at: dt.datetime, law: Library | None) -> Finding:
    if approval.until is not None and at >= approval.until:
        return Finding(name, False, approval, f"its approval ended with {approval.ended_by}. {approval.note}".rstrip())
    if approval.of and approved(approval.of, at, law).approved:
        return Finding(name, None, approval, f"since when it was, is not known. {approval.note}".rstrip(), perhaps=True)
    for each in in_register(law):
        if not each.names and each.maker and each.maker == approval.maker and each.stands(at):
            why = f"{each.by} then approved games of {each.maker}; which, is not held"
            return Finding(name, None, each, why, perhaps=True)
    if approval.by in RESTS_ON and not approval.maker:
        return Finding(name, False, approval, f"{approval.by} approves it as a new one")
    why = f"no approval of {approval.of} is held for then" if approval.of else f"none before {approval.by} is held"
    return Finding(name, None, approval, why)


def _near(name: str, law: Library | None) -> tuple[str, ...]:
    """Names that contain what was asked for, or are spelt much like it."""
    names = {_plain(each): each for entry in in_register(law) for each in entry.names}
    sought = _plain(name)
    holding = [each for plain, each in names.items() if sought and sought in plain]
    alike = [names[each] for each in difflib.get_close_matches(sought, names, n=5, cutoff=0.6)]
    return tuple(dict.fromkeys(holding + alike))[:5]
