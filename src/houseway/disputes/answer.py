"""What a table answers to a dispute."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from houseway.cite import Cite
from houseway.disputes.difference import RecordedRuling
from houseway.disputes.first_line import example, first_line, money
from houseway.disputes.options import LegalOption
from houseway.disputes.provisions import MarkedSection, Read, readings, sections
from houseway.money import Cents, dollars
from houseway.play.acts import Fields
from houseway.play.cloth import area_name
from houseway.play.events import Events, Ruled, Settled
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.settlement import Line, Ruling
from houseway.play.words import details_told, the
from houseway.why import Reason, why


@dataclass(frozen=True, slots=True)
class StaffStep:
    """Something that staff must do next, or announce, under a provision."""

    who: str
    what: str
    under: Cite
    is_call: bool = False

    def as_data(self) -> dict[str, str]:
        return {"who": self.who, "what": self.what, "under": self.under.text}


class Stays(NamedTuple):
    """A wager that lies on the layout, and stays there."""

    person: str
    wager: str
    selection: str
    stake: Cents

    def __str__(self) -> str:
        return f"{self.person}'s {area_name(self.wager, self.selection)} ${dollars(self.stake)}"


@dataclass(frozen=True)
class DeskAnswer:
    """What was reported, when and by whom; the ruling, what is to be done in which order, and who gets what."""

    game: str
    rules: str
    irregularity: str
    under: Cite
    by: str
    details: Mapping[str, Any]
    moment: str
    rulings: tuple[Ruling, ...]
    at_once: int = 0  # so many of the rulings came of the report; the others as the round went on
    duties: tuple[StaffStep, ...] = ()
    options: tuple[LegalOption, ...] = ()  # what the law leaves to somebody to decide: nothing is decided yet
    lines: tuple[Line, ...] = ()  # what it settled itself,
    later: tuple[Line, ...] = ()  # and what the round settled as it went on
    stays: tuple[Stays, ...] = ()  # wagers that it left on the layout
    received: Mapping[str, Cents] = field(default_factory=dict)  # to the end of the round
    assumed: tuple[str, ...] = ()  # what nobody has said, and was made up
    said: bool = False  # were the wagers and their amounts said?
    person: str = ""  # whose they are,
    wagers: tuple[str, ...] = ()  # and which; all of that person's, where none are named
    refused: bool = False  # it was only tried, and is not allowed;
    untimely: bool = False  # or only not there: where else it can be is nothing that a table came to
    law_alone: bool = False  # nothing was played: this is what the law says
    recorder: Recorder | None = field(default=None, compare=False, repr=False)
    recorded: RecordedRuling | None = None  # it was reported in a recorded round
    round: Round[Any] | None = field(default=None, compare=False, repr=False)
    events: tuple[int, int] = (0, 0)  # of the round: those that came of it
    fields: Fields = ()  # of what type the details are

    @property
    def record(self) -> str:
        """The round, as `houseway replay` plays it again; written when asked for."""
        return "" if self.recorder is None else self.recorder.text()

    @property
    def told_details(self) -> dict[str, str]:
        """The details of the report in words."""
        return details_told(self.details, self.fields)

    @property
    def cites(self) -> tuple[Cite, ...]:
        """The provisions of the rulings and options, each once; of the report itself, where nothing was ruled."""
        ruled = [cite for ruling in self.rulings for cite in ruling.cites]
        optional = [cite for each in self.options for cite in (each.under, *each.cites)]
        return tuple(dict.fromkeys((*ruled, *optional))) or (self.under,)

    @property
    def ruled(self) -> tuple[Ruling, ...]:
        """What was ruled on it, and not on what then happened; of the whole round, where that alone was ruled on."""
        return self.rulings[: self.at_once] or self.rulings

    @cached_property
    def sections(self) -> tuple[MarkedSection, ...]:
        return sections(self.cites)

    @cached_property
    def readings(self) -> tuple[Read, ...]:
        return readings(self.cites)

    @cached_property
    def why(self) -> tuple[Reason, ...]:
        """The trees of reasons of what was ruled and settled by it."""
        return tuple(self._why())

    def _why(self) -> Iterator[Reason]:
        if self.round is not None:
            first, last = self.events
            for event in Events(self.round.log, first, last):
                if isinstance(event, Ruled | Settled):
                    yield why(self.round, event.number)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": self.rules,
            "irregularity": self.irregularity,
            "under": self.under.text,
            "by": self.by,
            "by_whom": the(self.by),
            "details": self.told_details,
            "moment": self.moment,
            "refused": self.refused,
            "law_alone": self.law_alone,
            "says": first_line(self),
            "money": money(self),
            "example": example(self),
            "assumed": list(self.assumed),
            "ruling": [ruling.what for ruling in self.ruled],
            "cites": [cite.text for cite in self.cites],
            "duties": [duty.as_data() for duty in self.duties],
            "who_decides": the(self.options[0].who) if self.options else "",
            "options": [option.as_data() for option in self.options],
            "settlements": [line.as_data() for line in self.lines],
            "stays": list(map(str, self.stays)),
            "later": [line.as_data() for line in self.later],
            "received": {person: dollars(amount) for person, amount in self.received.items()},
            "provisions": [section.as_data() for section in self.sections],
            "readings": [each.as_data() for each in self.readings],
            "why": [reason.as_data() for reason in self.why],
            **({"record": self.recorded.as_data()} if self.recorded else {}),
        }
