"""Reports at a table of the house: what can be reported now, what it will do, and what it did, step by step."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.disputes.finder import MeantReport, meant_reports
from houseway.disputes.reports import OpenReport, open_reports
from houseway.errors import BadInput
from houseway.house.people import Member, acts_as, stands_for
from houseway.house.tables.correction import Mistyped, correct
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import HouseTable
from houseway.house.tables.timers import decides
from houseway.play.ask import Choice
from houseway.play.driver import answer_ordinarily
from houseway.play.words import EventWords, step
from houseway.shown.words import in_words
from houseway.store.event import HouseEvent
from houseway.store.events import Event, RoundBegins

MOST: Final = 100  # steps of staff that follow from one report


def reports(table: HouseTable, by: Member) -> list[OpenReport]:
    """What somebody can report at a table now."""
    round_ = table.running.round
    if round_ is None:
        return []
    return open_reports(round_, stands_for(by, round_.table) or [acts_as(by, round_.table)])


def meant(table: HouseTable, by: Member, words: str) -> list[MeantReport]:
    """What of that somebody may mean by what they typed, with what the words tell."""
    round_ = table.running.round
    if round_ is None or round_.over:
        return []
    names = stands_for(by, round_.table) or [acts_as(by, round_.table)]
    return list(meant_reports(round_, names, words, table.running.opened.on))


def steps(events: Iterable[Event]) -> list[EventWords]:
    """What came of an act, in its order; of what the house itself noted, nothing."""
    return [step(event) for event in events if not isinstance(event, HouseEvent)]


def foreseen(table: HouseTable, who: str, act: str, details: Mapping[str, Any]) -> list[EventWords]:
    """What would come of an act if it were done now, as far as nobody decides and nothing comes from a device.

    It is tried on a table that is set up from the store beside this one, so nothing happens; it is refused as the act
    would be.
    """
    house = table.house
    running, _ = house.resumed(table.number, table.chain.fence)
    if running.closed or running.round is None or running.round.over:
        raise BadInput(f"no round is being played at {table.name}")
    running.act(who, act, running.with_moments(who, act, details, house.clock.now()))
    _staff_deals_with_it(running)
    return steps(said.event for said in running.said)


def foreseen_of_correction(table: HouseTable, who: Member, wrong: Mistyped) -> list[EventWords]:
    """The same of something that was typed wrongly."""
    running, _ = table.house.resumed(table.number, table.chain.fence)
    correct(running, who, wrong)
    return [in_words(said.event) for said in running.said if not isinstance(said.event, RoundBegins)]


def _staff_deals_with_it(running: RunningTable) -> None:
    for _ in range(MOST):
        round_ = running.round
        if round_ is None or not round_.interrupted or not isinstance(round_.ask, Choice):
            return
        if decides(round_, round_.ask) is not None:
            return
        answer_ordinarily(round_)
        running.hear()
