"""A drawing with what was reported at it (qld s222), and the same drawing again from what is kept of it.

An event is an act as a record has it: `{act = "device fails", after = 7}`. It is the keno supervisor's unless `by`
names somebody else, and is done once `after` numbers are out, or at once. What comes of itself is left out: the
device is activated, gives its numbers, and the result is declared. What others must do or witness is never taken for
granted.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from houseway.equipment.chance import Source
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.games.keno import moments
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import DRAWN
from houseway.games.keno.toml_file import read_toml
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Came, Done
from houseway.play.round import Round

SUPERVISOR: Final = "keno supervisor"
RESULT: Final = "result"  # `after = "result"`: once it is declared
ABOUT_A_BALL: Final = ("ball broke", "board differs")
Event = Mapping[str, Any]


def read_events(path: str | Path) -> list[Event]:
    """The events that a file reports, in their order."""
    data = read_toml(path)
    events = data.get("events")
    if set(data) != {"events"} or not isinstance(events, list):
        raise BadInput(f'{path}: has a list of events and nothing else: events = [{{act = "device fails", after = 7}}]')
    for number, event in enumerate(events, start=1):
        check_event(event, f"{path}: event {number}")
    return events


def check_event(event: Any, where: str) -> None:
    """What was done, by whom and after how many numbers."""
    if not isinstance(event, Mapping) or not all(type(each) in (int, str) for each in event.values()):
        raise BadInput(f"{where}: an event has names with words or whole numbers")
    if not isinstance(event.get("act"), str) or not isinstance(event.get("by", ""), str):
        raise BadInput(f'{where}: says what was done: act = "device fails"')
    after = event.get("after", 0)
    if after != RESULT and not (type(after) is int and 0 <= after <= DRAWN):
        raise BadInput(
            f"{where}: 'after' is how many numbers are out, 0 to {DRAWN}, or {quoted(RESULT)}, not {quoted(after)}"
        )


def conduct(round_: Round[KenoTable], events: Iterable[Event], source: Source) -> None:
    """The drawing from the activation of the device to its end, with these events."""
    for event in events:
        _go_on(round_, event.get("after"), source)
        details = {name: each for name, each in event.items() if name not in ("by", "act", "after")}
        if event["act"] in ABOUT_A_BALL and round_.table.drawn:
            details.setdefault("ball", round_.table.drawn[-1])  # the one that came last
        round_.act(event.get("by", SUPERVISOR), event["act"], details)
    while not round_.over:
        _step(round_, source)


def _go_on(round_: Round[KenoTable], after: int | str | None, source: Source) -> None:
    """On to where so many numbers are out, or the result is declared."""
    if after == RESULT:
        while not round_.over and _comes_of_itself(round_):
            _step(round_, source)
    elif isinstance(after, int):
        if len(round_.table.drawn) > after:
            raise BadInput(f"more than {after} numbers are out already: events stand in the order in which they happen")
        while len(round_.table.drawn) < after:
            _step(round_, source)


def _comes_of_itself(round_: Round[KenoTable]) -> bool:
    return round_.moment in (moments.CLOSED, moments.DRAWING, moments.RESULT)


def _step(round_: Round[KenoTable], source: Source) -> None:
    ask = round_.ask
    assert ask is not None
    if isinstance(ask, Outcome):
        round_.outcome(source.outcome(ask.device))
    elif _comes_of_itself(round_):
        answer_ordinarily(round_)
    else:
        why = f"the drawing does not go on before this is reported: {ask}"
        raise Refused(ask.under, why, ground=Ground.WHEN, instead="report it among the events")


# As it is kept


def drawing_of(round_: Round[KenoTable]) -> list[Any]:
    """Everything since the game was closed: a number that came, or `[who, act, details]`."""
    happened = [event for event in round_.events if isinstance(event, Done | Came)]
    closed = next(at for at, event in enumerate(happened) if isinstance(event, Done) and event.act == "close the game")
    return [
        each.value if isinstance(each, Came) else [each.who, each.act, dict(each.details)]
        for each in happened[closed + 1 :]
        if isinstance(each, Came) or each.refused is None  # what was refused changed nothing
    ]


def redo(round_: Round[KenoTable], drawing: Iterable[Any]) -> None:
    """The same again."""
    for each in drawing:
        if isinstance(each, int):
            round_.outcome(each)
        else:
            round_.act(*each)
