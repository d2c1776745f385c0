"""Reports at a table of the house: what can be reported now, what it will do, and what it did, step by step."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.disputes.reports import Report, open_reports
from houseway.errors import BadInput
from houseway.house.events import Event
from houseway.house.people import Member, acts_as, stands_for
from houseway.house.running import Running
from houseway.house.tables import HouseTable
from houseway.house.timers import decides
from houseway.money import dollars
from houseway.play.ask import Choice
from houseway.play.codec import Data
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Asked, Called, Came, Done, Metered, Moved, Ruled, Settled, Undone
from houseway.play.settlement import AMOUNTS, Line

MOST: Final = 100  # steps of staff that follow from one report


class Step(NamedTuple):
    """One thing that happens, to whom or by whom, and under which provisions."""

    kind: str  # done, came, called, ruled, settled, undone, moved or awaited
    who: str  # who does it, or whom it concerns; nobody, where it concerns the table
    what: str
    cites: tuple[str, ...] = ()

    def as_data(self) -> Data:
        return {"kind": self.kind, "who": self.who, "what": self.what, "cites": list(self.cites)}


def reports(table: HouseTable, by: Member) -> list[Report]:
    """What somebody can report at a table now."""
    round_ = table.running.round
    if round_ is None:
        return []
    return open_reports(round_, stands_for(by, round_.table) or [acts_as(by, round_.table)])


def steps(events: Iterable[Event]) -> list[Step]:
    """What came of an act, in its order."""
    return [step for event in events if (step := step_of(event)) is not None]


def step_of(event: Event) -> Step | None:
    """In one line; nothing, where the house itself noted it."""
    match event:
        case Done(who=who, act=act, refused=refused):
            return Step("done", who, act, () if refused is None else (refused.text,))
        case Came(device=device, value=value, to=to):
            return Step("came", to, f"{value} from the {device}")
        case Called(words=words, under=under):
            return Step("called", "", words, (under.text,))
        case Ruled(ruling=ruling):
            return Step("ruled", "", ruling.what, _texts(ruling.cites))
        case Moved(person=who, amount=amount, account=account):
            return Step("moved", who, f"${dollars(abs(amount))} {'to' if amount < 0 else 'from'} the {account}")
        case Metered(person=who, amount=amount, under=under):
            return Step("moved", who, f"${dollars(amount)} to the meter", (under.text,))
        case Asked(what=what, under=under):
            who, _, offers = what.partition(": ")
            return Step("awaited", who if offers else "", offers or what, (under.text,))
        case Settled(line=line):
            return Step("settled", line.person, _settled(line), _texts(line.cites))
        case Undone(line=line):
            return Step("undone", line.person, _settled(line), _texts(line.cites))
    return None


def _texts(cites: Iterable[Cite]) -> tuple[str, ...]:
    return tuple(each.text for each in cites)


def _settled(line: Line) -> str:
    """`straight up 17: win, $175.00 paid, $5.00 returned`."""
    on = line.wager if line.selection in ("", line.wager) else f"{line.wager} {line.selection}"
    amounts = [f"${dollars(each)} {name}" for name in AMOUNTS[1:] if (each := getattr(line, name))]
    amounts += [f"${dollars(line.collected)} collected"] if line.collected > 0 else []
    return ", ".join((f"{on}: {line.verdict.value}", *amounts))


def foreseen(table: HouseTable, who: str, act: str, details: Mapping[str, Any]) -> list[Step]:
    """What would come of an act if it were done now, as far as nobody decides and nothing comes from a device.

    It is tried on a table that is set up from the store beside this one, so nothing happens; it is refused as the act
    would be.
    """
    house = table.house
    running, _ = house.resumed(table.number, table.chain.fence)
    if running.closed or running.round is None or running.round.over:
        raise BadInput(f"no round is being played at {table.name}")
    running.act(who, act, house.with_moments(running, who, act, details))
    _staff_deals_with_it(running)
    return steps(said.event for said in running.said)


def _staff_deals_with_it(running: Running) -> None:
    for _ in range(MOST):
        round_ = running.round
        if round_ is None or not round_.interrupted or not isinstance(round_.ask, Choice):
            return
        if decides(round_, round_.ask) is not None:
            return
        answer_ordinarily(round_)
        running.hear()
