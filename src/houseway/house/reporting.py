"""Reports at a table of the house: what can be reported now, what it will do, and what it did, step by step."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from houseway.disputes.reports import Report, open_reports
from houseway.errors import BadInput
from houseway.house.people import Member, acts_as, stands_for
from houseway.house.running import Running
from houseway.house.tables import HouseTable
from houseway.house.timers import decides
from houseway.money import cents, dollars
from houseway.play.ask import Choice
from houseway.play.codec import Data
from houseway.play.driver import answer_ordinarily

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


def steps(bodies: Iterable[Data]) -> list[Step]:
    """What came of an act, in its order."""
    return [step for body in bodies if (step := _step(body)) is not None]


def _step(body: Data) -> Step | None:
    cites = tuple(body.get("cites", ()))
    match body:
        case {"house": _}:
            return None
        case {"by": who, "act": act}:
            return Step("done", who, act, (body["refused"],) if "refused" in body else ())
        case {"by": device, **came}:
            what = next(str(value) for name, value in came.items() if name != "to")
            return Step("came", came.get("to", ""), f"{what} from the {device}")
        case {"call": words}:
            return Step("called", "", words, cites)
        case {"ruling": what}:
            return Step("ruled", "", what, cites)
        case {"chips": amount, "to": who, "from": account}:
            given = cents(amount) < 0
            return Step("moved", who, f"${amount.removeprefix('-')} {'to' if given else 'from'} the {account}")
        case {"metered": amount, "of": who}:
            return Step("moved", who, f"${amount} to the meter", cites)
        case {"awaited": what}:
            who, _, offers = what.partition(": ")
            return Step("awaited", who if offers else "", offers or what, cites)
    kind = "undone" if body.get("undone") else "settled"
    return Step(kind, body["person"], _settled(body), cites)


def _settled(line: Data) -> str:
    """`straight up 17: win, $175.00 paid, $5.00 returned`."""
    on = line["wager"] if line["selection"] in ("", line["wager"]) else f"{line['wager']} {line['selection']}"
    back = cents(line["stake"]) - cents(line["returned"]) - cents(line["left"])
    amounts = [f"${line[name]} {name}" for name in ("paid", "returned", "left", "commission") if cents(line[name])]
    amounts += [f"${dollars(back)} collected"] if back > 0 else []
    return ", ".join((f"{on}: {line['verdict']}", *amounts))


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
    return steps(said.body for said in running.said)


def _staff_deals_with_it(running: Running) -> None:
    for _ in range(MOST):
        round_ = running.round
        if round_ is None or not round_.interrupted or not isinstance(round_.ask, Choice):
            return
        if decides(round_, round_.ask) is not None:
            return
        answer_ordinarily(round_)
        running.hear()
