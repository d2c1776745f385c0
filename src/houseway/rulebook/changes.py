"""What changed between two moments, rule by rule: by which notice or law, what was, and what is.

Victoria's notices are held with their operations, so what they changed is known exactly; what stood before is told
where it is held. Of Queensland one text is held, with the endnotes' account of which law changed which section.
"""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass

from houseway.errors import BadInput
from houseway.rulebook.history import Amendment, made, stood_in
from houseway.rulebook.instruments import Instrument, Moment, instruments, moment
from houseway.rulebook.library import DICTIONARY, Library, find, library
from houseway.rulebook.missing_texts import KnownNotice, known_notices
from houseway.rulebook.operations import Operation, number_of, operations, replaced_by
from houseway.rulebook.provisions import Provision
from houseway.rulebook.rulesets import check_game, games_of


@dataclass(frozen=True, slots=True)
class RuleChange:
    """One rule that was changed; `was` is None where what stood before is not held, `now` where what came is not."""

    rule: str
    does: str
    by: str
    item: str
    effect: dt.datetime
    was: tuple[Provision, ...] | None
    now: tuple[Provision, ...] | None
    only: str = ""
    reading: str = ""


@dataclass(frozen=True, slots=True)
class Difference:
    """What the notices that are held changed, and those known to be published in that time that are not held."""

    changes: tuple[RuleChange, ...]
    known: tuple[KnownNotice, ...]


def difference(
    jurisdiction: str, game: str | None, from_: Moment, to: Moment, law: Library | None = None
) -> Difference:
    """What changed in the rules of a game, or of every game, after one moment, up to another."""
    law = law or library()
    if game is not None:
        check_game(jurisdiction, game, law)
    since, until = moment(from_), moment(to)
    if since > until:
        raise BadInput(f"--from {from_} is later than --to {to}; the earlier of the two comes first")
    if jurisdiction == "qld":
        return Difference(tuple(_by_laws(game, since, until, law)), ())
    held = [each for each in instruments(law) if _is_of(each, jurisdiction, game) and since < each.effect <= until]
    games = games_of(jurisdiction, law) if game is None else (game,)
    notices = dict.fromkeys(each for one in games for each in known_notices(one, law))
    known = [each for each in notices if since.date() <= each.published <= until.date()]
    return Difference(tuple(change for each in held for change in _by_notice(each, law)), tuple(known))


def _is_of(instrument: Instrument, jurisdiction: str, game: str | None) -> bool:
    every = game is None
    return instrument.jurisdiction == jurisdiction and (every or any(game in part.games for part in instrument.parts))


def _by_notice(notice: Instrument, law: Library) -> Iterator[RuleChange]:
    for operation in operations(notice.id, law):
        for rule in dict.fromkeys((*operation.rules, *operation.puts)):
            yield RuleChange(
                rule=rule,
                does=_does(operation, rule),
                by=notice.id,
                item=operation.item,
                effect=notice.effect,
                was=_was(operation, rule, law),
                now=_now(operation, rule, law),
                only=operation.only,
                reading=operation.reading,
            )


def _does(operation: Operation, rule: str) -> str:
    """A substitution may put in more rules than it takes out."""
    return operation.does if rule in operation.rules or operation.does == "approve" else "insert"


def _was(operation: Operation, rule: str, law: Library) -> tuple[Provision, ...] | None:
    """The provisions of earlier notices that the operation took out; none before a rule that is put in."""
    if rule not in operation.rules:
        return ()
    gone = [
        each
        for each in (law.provisions[text] for text in law.provisions if text.startswith("vic "))
        if _in_rule(each, rule) and (end := replaced_by(each, law)) is not None and end.operation == operation
    ]
    return tuple(gone) or None


def _now(operation: Operation, rule: str, law: Library) -> tuple[Provision, ...] | None:
    """What the notice puts there and does not take out again further on; nothing after a deletion."""
    if rule not in operation.puts:
        return ()
    within = operations(operation.notice, law)
    later = [each for each in within[within.index(operation) + 1 :] if each.does == "delete"]
    own = [each for each in law.provisions.of(operation.notice) if _in_rule(each, rule)]
    return tuple(each for each in own if not any(one.takes_out(number_of(each)) for one in later)) or None


def _in_rule(provision: Provision, rule: str) -> bool:
    number = number_of(provision)
    return provision.cite.body == "vic" and (number == rule or number.startswith((f"{rule}.", f"{rule}(")))


def _by_laws(game: str | None, since: dt.datetime, until: dt.datetime, law: Library) -> Iterator[RuleChange]:
    """What amending laws did to the provisions of the game and of every game, those that are gone among them."""
    for each in sorted(made(law), key=lambda one: (one.law.commenced, one.law.id)):
        if not since < each.law.commenced <= until or (game is not None and not _of_game(each, game, law)):
            continue
        yield RuleChange(
            rule=" ".join(filter(None, (each.named, each.of))),
            does=each.change,
            by=each.law.id,
            item=each.section,
            effect=each.law.commenced,
            was=() if each.change == "inserted" else None,
            now=_left(each, law),
        )


def _left(each: Amendment, law: Library) -> tuple[Provision, ...] | None:
    """What stands of it: the text held is what the last law left, and nothing is left of what was omitted."""
    if each.change == "omitted":
        return ()
    if any(o.provision == each.provision and o.law.commenced > each.law.commenced for o in made(law)):
        return None
    return find(DICTIONARY if each.of_dictionary else each.provision, law)


def _of_game(each: Amendment, game: str, law: Library) -> bool:
    """A Part that names no game is for every game, and so is the dictionary; a number that is gone had its Part."""
    if each.of_dictionary:
        return True
    there = find(each.provision, law)[0].part if each.stands else stood_in(each.provision, law)
    part = law.parts.get(there)
    return part is not None and (game in part.games or not part.games)
