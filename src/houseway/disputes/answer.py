"""What a table answers to a dispute."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from houseway.cite import Cite
from houseway.disputes.against import Recorded
from houseway.money import Cents, dollars
from houseway.play.details import SUMS
from houseway.play.record import Recorder
from houseway.play.settlement import Line, Ruling


@dataclass(frozen=True, slots=True)
class Duty:
    """Something that staff must do next, or announce, under a provision."""

    who: str
    what: str
    under: Cite

    def as_data(self) -> dict[str, str]:
        return {"who": self.who, "what": self.what, "under": self.under.text}


@dataclass(frozen=True, slots=True)
class Answer:
    """What was reported, when and by whom; the ruling, what is to be done in which order, and who gets what."""

    game: str
    rules: str
    irregularity: str
    under: Cite
    by: str
    details: Mapping[str, Any]
    moment: str
    rulings: tuple[Ruling, ...]
    duties: tuple[Duty, ...] = ()
    lines: tuple[Line, ...] = ()  # what it settled itself,
    later: tuple[Line, ...] = ()  # and what the round settled as it went on
    stays: tuple[str, ...] = ()  # wagers that it left on the layout
    received: Mapping[str, Cents] = field(default_factory=dict)  # to the end of the round
    refused: bool = False  # it was only tried, and is not allowed
    law_alone: bool = False  # nothing was played: this is what the law says
    recorder: Recorder | None = field(default=None, compare=False, repr=False)
    recorded: Recorded | None = None  # it was reported in a recorded round

    @property
    def record(self) -> str:
        """The round, as `houseway replay` plays it again; written when asked for."""
        return "" if self.recorder is None else self.recorder.text()

    @property
    def told_details(self) -> dict[str, str]:
        """The details of the report in words: a list is what stands in it, an amount is in dollars."""
        return {
            name: ", ".join(map(str, each)) if isinstance(each, list | tuple)
            else f"${dollars(each)}" if name in SUMS and type(each) is int
            else ("yes" if each else "no") if isinstance(each, bool)
            else str(each)
            for name, each in self.details.items()
        }  # fmt: skip

    @property
    def cites(self) -> tuple[Cite, ...]:
        """The provisions of the rulings, each once; of the report itself, where nothing was ruled."""
        found = [cite for ruling in self.rulings for cite in ruling.cites]
        return tuple(dict.fromkeys(found or [self.under]))

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": self.rules,
            "irregularity": self.irregularity,
            "under": self.under.text,
            "by": self.by,
            "details": self.told_details,
            "moment": self.moment,
            "refused": self.refused,
            "law_alone": self.law_alone,
            "ruling": [ruling.what for ruling in self.rulings],
            "cites": [cite.text for cite in self.cites],
            "duties": [duty.as_data() for duty in self.duties],
            "settlements": [line.as_data() for line in self.lines],
            "stays": list(self.stays),
            "later": [line.as_data() for line in self.later],
            "received": {person: dollars(amount) for person, amount in self.received.items()},
            **({"record": self.recorded.as_data()} if self.recorded else {}),
        }
