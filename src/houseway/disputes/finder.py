"""What somebody types at a table in play, as reports of that very table: the likeliest first, and with what the words
tell of people, amounts and places.

It is the desk's own understanding (`rulebook/understanding.py`); what lies face down is not looked at.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from houseway.disputes.details import details_of
from houseway.disputes.irregularities import OVERSIGHT, rows_of
from houseway.disputes.reports import OpenReport, open_reports
from houseway.disputes.slots import Slots, slots_of
from houseway.errors import HousewayError
from houseway.money import dollars
from houseway.play.acts import Fields
from houseway.play.codec import Data, details_data, read_details
from houseway.play.round import Round
from houseway.rulebook.events import Event
from houseway.rulebook.instruments import Moment
from houseway.rulebook.understanding import heard

DEALER: Final = "dealer"
WAGER: Final = "wager"
FEW: Final = 5
LEAST: Final = 0.01  # how likely it must be, to be told


class MeantReport(NamedTuple):
    """Something that the words may mean."""

    meant: str  # in the words of the event
    act: str  # by which the table takes it; none: the law alone answers
    under: str
    report: OpenReport | None  # nothing: it cannot be reported now
    given: Data  # the details that the words tell
    not_now: str = ""  # why


def meant_reports(
    round_: Round[Any], people: Iterable[str], words: str, on: Moment | None = None
) -> Iterator[MeantReport]:
    """The few that these words may mean, at this moment of the round."""
    game, told, people = round_.game, set[str](), list(people)
    open_now = {each.act: each for each in open_reports(round_, people)}
    late = _taken(round_, slots_of(game, words), _named(round_, words)) if DEALER in people else None
    for event, likely in heard(words, game.name, game.rules, on):
        if likely < LEAST or len(told) == FEW or event.is_silent:
            break
        if event.name not in told:
            told.add(event.name)
            if late is not None and event.report == OVERSIGHT:
                yield late._replace(meant=event.name)
            else:
                yield _meant(round_, event, words, open_now.get(event.report))


def _meant(round_: Round[Any], event: Event, words: str, report: OpenReport | None) -> MeantReport:
    under = report.under if report is not None else event.decides[0]
    if report is None:
        return MeantReport(event.name, event.report, under, None, {}, _why_not(round_, event))
    ways = rows_of(round_.game)[report.act].ways(round_, report.who)
    try:
        details = _details(round_, ways, event, words)
    except HousewayError:  # this table takes none of them
        details = {}
    return MeantReport(event.name, report.act, under, report, details)


def _details(round_: Round[Any], ways: Iterable[Fields], event: Event, words: str) -> Data:
    """With the person of this table whom the words name."""
    known, named = {field.name: field for way in ways for field in way}, _named(round_, words)
    given = {**event.given, **({"person": named} if named in getattr(known.get("person"), "choices", ()) else {})}
    read = read_details({name: each for name, each in given.items() if name in known}, tuple(known.values()))
    found = details_of([*ways], slots_of(round_.game, words), read)
    return details_data(found.details, tuple(known.values()))[0]


def _taken(round_: Round[Any], said: Slots, person: str) -> MeantReport | None:
    """A wager that was taken by oversight, where its dealer says what players do: it is made as accepted."""
    table, wager = round_.table, next(iter(said.wagers), None)
    players = [person] if person else [each.name for each in table.players]
    if table.house_deals or not players or not round_.game.wagers:
        return None
    where = "" if wager is None else wager.selection
    given: Data = {"person": players[0]} | ({} if wager is None else {"on": wager.wager, "selection": where})
    given |= {"stake": dollars(said.stake)} if said.stake is not None else {}
    rows = [each.name for each in round_.game.wagers]
    way: list[Data] = [
        {"name": "person", "kind": "choice", "optional": False, "choices": [each.name for each in table.players]},
        {"name": "on", "kind": "choice", "optional": False, "choices": rows},
        {"name": "selection", "kind": "text", "optional": False},
        {
            "name": "stake",
            "kind": "money",
            "optional": False,
            "least": dollars(table.unit),
            "step": dollars(table.unit),
        },
        {"name": "accepted", "kind": "yes", "optional": False},
    ]
    under = round_.game.general.over_maximum.text
    return MeantReport("", WAGER, under, OpenReport(WAGER, "", "taken by oversight", under, [way]), given)


def _named(round_: Round[Any], words: str) -> str:
    """Whom of this table the words name."""
    return next((each for each in round_.table.people if f" {each.lower()} " in f" {_plain(words)} "), "")


def _plain(words: str) -> str:
    return "".join(each if each.isalnum() else " " for each in words.lower().replace("'s", "").replace("’s", ""))


def _why_not(round_: Round[Any], event: Event) -> str:
    row = rows_of(round_.game).get(event.report)
    if row is None:
        return "no act of the table: the desk tells what the law says of it"
    if row.at is not None and round_.moment not in row.at:
        return f"reported at: {', '.join(row.at)}"
    return "not open as the round stands"
