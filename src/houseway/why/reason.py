"""One node of the tree: what is concluded, under which provision, from which facts, by which arithmetic."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.play.events import Done, Event
from houseway.play.words import step

FORMAT: Final = "houseway.why/1"
AS_IT_BEGAN: Final = 0
"""The event of a fact that was so before anything happened in the round: the sign, a wager that stood, a role."""


class Fact(NamedTuple):
    """Something that happened in the round, by the number of its event, in words."""

    event: int
    says: str


def fact(event: Event, private: Container[str] = ()) -> Fact:
    """What happened; of a private act, that it was done."""
    if isinstance(event, Done) and event.act in private:
        event = event._replace(details={})
    return Fact(event.number, str(step(event)))


class Rejected(NamedTuple):
    """A provision that was considered and did not apply, and why."""

    provision: Cite
    fails_because: str


@dataclass(frozen=True, slots=True)
class Reason:
    """What follows, and from what; the conclusions that it rests on are its children."""

    conclusion: str
    because: str = ""  # in words that a player understands, before any provision is named
    provision: Cite | None = None
    says: str = ""  # what the provision does, in our own words
    as_at: str = ""  # the day whose text is meant
    instrument: str = ""  # and in which the provision stands
    reading: str = ""  # how it is read where it is unclear, and because of what
    facts: tuple[Fact, ...] = ()
    figure: tuple[str, ...] = ()  # the arithmetic, step by step
    children: "tuple[Reason, ...]" = ()
    considered: tuple[Rejected, ...] = ()
    instead: str = ""  # what may be done in place of what was refused

    def as_data(self) -> dict[str, Any]:
        """The tree as one document."""
        return {"format": FORMAT} | self._node()

    def _node(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "conclusion": self.conclusion,
            "because": self.because,
            "provision": self.provision.text if self.provision else None,
            "says": self.says,
            "as_at": self.as_at,
            "instrument": self.instrument,
            "reading": self.reading,
            "facts": [fact._asdict() for fact in self.facts],
            "figure": list(self.figure),
            "children": [child._node() for child in self.children],
            "considered": [
                {"provision": each.provision.text, "fails_because": each.fails_because} for each in self.considered
            ],
        }
        return data | ({"instead": self.instead} if self.instead else {})

    def events(self) -> set[int]:
        """The numbers of all events that it rests on."""
        return {fact.event for fact in self.facts}.union(*(child.events() for child in self.children)) - {AS_IT_BEGAN}
