"""What the Victorian notices do to numbered rules, and so until when a rule that is held stands.

A notice inserts, substitutes (or replaces) and deletes rules by number; `law/operations.toml` has each operation as the
Gazette has it. A rule is in force until a later notice takes its number out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from houseway.rulebook import reading_files
from houseway.rulebook.instruments import Instrument, instrument_of, instruments
from houseway.rulebook.library import Library, library
from houseway.rulebook.provisions import Provision

VERBS = ("insert", "substitute", "replace", "delete", "approve", "revoke")
TAKES_OUT = ("substitute", "replace", "delete")


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of a notice; `only` names the part of a rule that it is about, where that is not the whole."""

    notice: str
    does: str
    rules: tuple[str, ...] = ()
    puts: tuple[str, ...] = ()
    item: str = ""
    after: str = ""
    only: str = ""
    reading: str = ""
    numbering_held: bool = True

    def takes_out(self, number: str) -> bool:
        """Whether a rule of that number is gone by it; with a part of a rule, what stands under the rule stays."""
        if self.does not in TAKES_OUT or not self.numbering_held:
            return False
        return number in self.rules or (not self.only and _within(number, self.rules))

    def puts_in(self, number: str) -> bool:
        return _within(number, self.puts)

    def concerns(self, number: str) -> bool:
        return self.puts_in(number) or _within(number, self.rules)


@dataclass(frozen=True, slots=True)
class Misprint:
    """What the Gazette prints wrong or points wrong, how it is read, and the reading that says so."""

    notice: str
    where: str
    printed: str
    read: str
    reading: str


@dataclass(frozen=True, slots=True)
class Replacement:
    """What ends a rule: the notice, its operation, and the provisions that stand instead."""

    by: Instrument
    operation: Operation
    instead: tuple[Provision, ...]


def _within(number: str, rules: tuple[str, ...]) -> bool:
    return any(number == rule or number.startswith((f"{rule}.", f"{rule}(")) for rule in rules)


def number_of(provision: Provision) -> str:
    """`vic 4/2001 r14.6.11` is rule `14.6.11`; the row of a whole notice has no number."""
    _, _, rest = provision.cite.text.removeprefix("vic ").partition(" ")
    return rest.removeprefix("r")


def operations(notice: str, law: Library | None = None) -> tuple[Operation, ...]:
    """The operations of a notice, in its order."""
    return _notices(law or library())[0].get(notice, ())


def misprints(notice: str, law: Library | None = None) -> tuple[Misprint, ...]:
    return _notices(law or library())[1].get(notice, ())


@cache
def _notices(law: Library) -> tuple[dict[str, tuple[Operation, ...]], dict[str, tuple[Misprint, ...]]]:
    file = law.folder / "operations.toml"
    entries = reading_files.table(file)["notice"] if file.is_file() else ()
    return (
        {each["id"]: tuple(_operation(each, one) for one in each["operations"]) for each in entries},
        {each["id"]: tuple(Misprint(each["id"], **one) for one in each.get("misprints", ())) for each in entries},
    )


def _operation(notice: dict[str, Any], entry: dict[str, Any]) -> Operation:
    assert entry["does"] in VERBS, entry
    rules = tuple(entry.get("rules", ()))
    return Operation(
        notice=notice["id"],
        does=entry["does"],
        rules=rules,
        puts=tuple(entry.get("puts", () if entry["does"] == "delete" else rules)),
        item=entry.get("item", ""),
        after=entry.get("after", ""),
        only=entry.get("only", ""),
        reading=entry.get("reading", notice.get("numbering", "")),
        numbering_held="numbering" not in notice,
    )


def replaced_by(provision: Provision, law: Library | None = None) -> Replacement | None:
    """What takes a rule out again, where a notice that is held does."""
    return _replacements(law or library()).get(provision.cite.text)


@cache
def _replacements(law: Library) -> dict[str, Replacement]:
    """By citation, what ended each provision of Victoria that is no longer in force."""
    victorian = (law.provisions[text] for text in law.provisions if text.startswith("vic "))
    return {each.cite.text: gone for each in victorian if number_of(each) and (gone := _ended(each, law))}


def _ended(provision: Provision, law: Library) -> Replacement | None:
    number = number_of(provision)
    for later in _later(instrument_of(provision, law), law):
        for operation in operations(later.id, law):
            if operation.takes_out(number):
                return Replacement(later, operation, _instead(operation, number, law))
    return None


def _later(than: Instrument, law: Library) -> Iterator[Instrument]:
    """The instruments of the same game that take effect after this one."""
    games = {game for part in than.parts for game in part.games}
    for each in instruments(law):
        if each.effect > than.effect and any(games & set(part.games) for part in each.parts):
            yield each


def _instead(operation: Operation, number: str, law: Library) -> tuple[Provision, ...]:
    """The provision of the same number; without one, those of the rule that took its place."""
    own = [each for each in law.provisions.of(operation.notice) if number_of(each)]
    same = [each for each in own if number_of(each) == number and operation.puts_in(number)]
    over = [rule for rule in operation.rules if _within(number, (rule,))]
    return tuple(same or [each for each in own if operation.puts_in(number_of(each)) and number_of(each) in over])


def replaces(provision: Provision, law: Library | None = None) -> tuple[Provision, ...]:
    """The provisions of earlier notices that a rule stands in place of."""
    law = law or library()
    return tuple(law.provisions[text] for text, gone in _replacements(law).items() if provision in gone.instead)
