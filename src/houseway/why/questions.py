"""What somebody at a table may ask why of: what concerns them, as far as they may see what it rests on."""

from dataclasses import replace
from typing import Any, NamedTuple

from houseway.play.events import Came, Done, Event, Events, Ruled, Settled
from houseway.play.round import Round
from houseway.why.reason import AS_IT_BEGAN, Reason
from houseway.why.tree import why


class ExplainedEvent(NamedTuple):
    """A settlement, a refusal or a ruling, and why it was so."""

    event: Event
    reason: Reason


def asked_by(round_: Round[Any], who: str) -> list[ExplainedEvent]:
    """Everything in the round so far that concerns a person, in its order."""
    events = Events(round_.log)
    found = [event for event in events if _concerns(event, who)]
    return [ExplainedEvent(event, as_seen(round_, why(round_, event.number), who)) for event in found]


def _concerns(event: Event, who: str) -> bool:
    if isinstance(event, Settled):
        return event.line.person == who
    return isinstance(event, Ruled) or (isinstance(event, Done) and event.refused is not None and event.who == who)


def as_seen(round_: Round[Any], reason: Reason, who: str) -> Reason:
    """Without what lies face down while the round goes on, and what others keep to themselves."""
    events = Events(round_.log)
    seen = [fact for fact in reason.facts if fact.event == AS_IT_BEGAN or _sees(round_, events[fact.event - 1], who)]
    return replace(reason, facts=tuple(seen))


def _sees(round_: Round[Any], event: Event, who: str) -> bool:
    if isinstance(event, Came):
        return round_.over or event.field not in round_.game.face_down
    return not isinstance(event, Done) or event.who == who or event.act not in round_.game.private
