"""Queensland's endnotes: the laws that made each section what it is, and the numbers before those of 1995.

`was("qld s36")` is `11.1 to 11.5`; `formerly("11.3")` are the sections that 11.3 has become.
"""

import csv
import datetime as dt
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from houseway.cite import Cite, cite
from houseway.errors import NotHeld
from houseway.rulebook.instruments import beginning
from houseway.rulebook.library import Library, library, resolves

RENUMBERED = dt.date(1995, 3, 31)
"""The day of SL 84/1995, which gave the sections their numbers."""

SCHEDULE = "qld schedule"
"""The dictionary, as the endnotes name it."""

_FORMER = re.compile(r"(\d+)([A-Z]?)\.(\d+)([A-Z]?)(?:\([0-9A-Za-z]+\))*")
_SPAN = re.compile(r"\((\d+)\)(?:–\((\d+)\))?")


@dataclass(frozen=True, slots=True)
class AmendingLaw:
    """A law that amended the Rules, with its place in the gazette and when it commenced."""

    id: str
    name: str
    gazetted: str
    pages: str
    commenced: dt.datetime


@dataclass(frozen=True, slots=True)
class Amendment:
    """That a law inserted, amended, substituted, omitted or renumbered a section, or the part `of` it."""

    provision: str
    of: str
    change: str
    law: AmendingLaw
    section: str

    @property
    def named(self) -> str:
        return self.provision if self.stands else f"qld {self.provision}"

    @property
    def stands(self) -> bool:
        """Is it of the reprint? The endnotes give what is gone by its number of before 1995."""
        return self.provision.startswith("qld ")

    @property
    def of_dictionary(self) -> bool:
        return self.provision == SCHEDULE

    def bears_on(self, asked: Cite) -> bool:
        """All of it on its section; on a subsection, not what was done to another."""
        span = _SPAN.fullmatch(self.of)
        number = re.match(rf"{re.escape(self.provision)}\((\d+)\)", asked.text)
        return not (span and number) or int(span[1]) <= int(number[1]) <= int(span[2] or span[1])


@dataclass(frozen=True, slots=True)
class Renumbered:
    """A provision, or a definition in it, and the number that it had."""

    provision: str
    definition: str
    was: str


def _rows(file: Path) -> list[dict[str, str]]:
    if not file.is_file():
        return []
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def laws(law: Library | None = None) -> dict[str, AmendingLaw]:
    """The amending laws by their short name, in the order in which they commenced."""
    rows = _rows((law or library()).folder / "qld" / "laws.tsv")
    found = [
        AmendingLaw(row["law"], row["name"], row["gazetted"], row["pages"], beginning(row["commenced"])) for row in rows
    ]
    return {each.id: each for each in sorted(found, key=lambda each: each.commenced)}


@cache
def made(law: Library | None = None) -> tuple[Amendment, ...]:
    """All that the amending laws did, in the order of the endnotes."""
    rows = _rows((law or library()).folder / "qld" / "history.tsv")
    there = laws(law)
    return tuple(
        Amendment(row["provision"], row["of"], row["change"], there[row["law"]], row["section"]) for row in rows
    )


def made_of(asked: str | Cite, law: Library | None = None) -> tuple[Amendment, ...]:
    """What the amending laws did to a section, oldest first; for a subsection, without what concerns others."""
    sought = cite(asked) if isinstance(asked, str) else asked
    section = sought.text.partition("(")[0]
    found = [each for each in made(law) if each.provision == section and each.bears_on(sought)]
    return tuple(sorted(found, key=lambda each: each.law.commenced))


@cache
def renumbered(law: Library | None = None) -> tuple[Renumbered, ...]:
    rows = _rows((law or library()).folder / "qld" / "renumbered.tsv")
    return tuple(Renumbered(row["provision"], row["definition"], row["was"]) for row in rows)


def was(asked: str | Cite, law: Library | None = None) -> str:
    """The number before 1995: `11.3, 2nd sentence`, or `11.1 to 11.5` for a section; "" where there was none."""
    text = str(asked)
    found = [
        each.was
        for each in renumbered(law)
        if not each.definition and (each.provision == text or each.provision.startswith(f"{text}("))
    ]
    if len(found) < 2:
        return "".join(found)
    numbers = list(dict.fromkeys(re.split("[,(]", each)[0] for each in found))
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def is_former(text: str) -> bool:
    """Whether `text` is a number of the kind that the sections had before 1995."""
    return _FORMER.fullmatch(text) is not None


def formerly(number: str, law: Library | None = None) -> tuple[str, ...]:
    """The provisions that a number of before 1995 has become; an omitted one is not held."""
    found = [each.provision for each in renumbered(law) if re.match(rf"{re.escape(number)}(?:$|[,(])", each.was)]
    if found:
        return tuple(dict.fromkeys(found))
    gone = [each for each in made(law) if each.change == "omitted" and _is_among(number, each.provision)]
    if gone:
        raise NotHeld(
            f"qld {number} was omitted on {gone[-1].law.commenced:%Y-%m-%d} by {gone[-1].law.id}; it is not held"
        )
    raise NotHeld(f"no section of Queensland had the number {number} when they were renumbered on {RENUMBERED}")


def what_stands(became: Iterable[Cite], law: Library | None = None) -> tuple[list[Cite], list[Cite]]:
    """Of what a former number became, what is there today, and what is not; a section whose subsections are all gone
    stands for them."""
    known = list(became)
    there, gone = [each for each in known if resolves(each, law)], [each for each in known if not resolves(each, law)]
    for each in gone:
        section = cite(each.text.partition("(")[0])
        if section not in there and not any(one.text.startswith(f"{section.text}(") for one in there):
            there.append(section)
    return there, gone


def gone_since(provision: str, law: Library | None = None) -> tuple[Amendment, ...]:
    """The laws after the renumbering that changed the section of a provision which is no longer there."""
    return tuple(each for each in made_of(provision, law) if each.law.commenced.date() > RENUMBERED)


def stood_in(number: str, law: Library | None = None) -> str:
    """The Part of today for what a number of before 1995 was about; "" where there is none (gaming machines)."""
    for row in divisions(law):
        if number == row["with"] or (
            is_former(first := number.partition(" to ")[0])
            and _part(row["first"]) <= _place(first)[:2] <= _part(row["last"])
        ):
            return row["part"]
    return ""


@cache
def divisions(law: Library | None = None) -> list[dict[str, str]]:
    return _rows((law or library()).folder / "qld" / "divisions.tsv")


def _part(number: str) -> tuple[int, str]:
    """`85A` comes after 85."""
    return int(number.rstrip("ABCDEFGHIJ")), number.lstrip("0123456789")


def _is_among(number: str, omitted: str) -> bool:
    """Whether the endnotes' `85A.1 to 85A.8`, or one number, has it."""
    first, _, last = omitted.partition(" to ")
    if not is_former(first):
        return False
    return _place(first) <= _place(number) <= _place(last or first)


def _place(number: str) -> tuple[int, str, int, str]:
    found = _FORMER.fullmatch(number)
    assert found
    return int(found[1]), found[2], int(found[3]), found[4]
