"""What the desk replies: an answer that is sure, a question asked back, that the law is silent, or what is nearest."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from houseway.disputes.answer import DeskAnswer

Sure = Literal["yes", "choose", "silent", "no"]
NOTHING_RULED: Final[dict[str, Any]] = {
    "irregularity": "", "moment": "", "ruling": [], "settlements": [], "duties": [],
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that may have happened, in words that somebody recognises, and what it leads to."""

    say: str
    leads_to: str = ""  # provisions, and what follows by the first of them

    def as_data(self) -> dict[str, str]:
        return {"say": self.say, "leads_to": self.leads_to}


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A question, and what may be answered."""

    ask: str
    choices: tuple[Suggestion, ...]
    games: bool = False  # the choices are games

    def as_data(self) -> dict[str, Any]:
        return {"ask": self.ask, "choices": [each.as_data() for each in self.choices], "games": self.games}


@dataclass(frozen=True, slots=True)
class Reply:
    """`yes` has an answer, `choose` a question, `silent` a topic without a rule; `others`: what else it may be."""

    sure: Sure
    game: str = ""
    rules: str = ""
    answer: DeskAnswer | None = None
    decides: tuple[str, ...] = ()  # the provisions of the event, the one that decides first
    question: FollowUp | None = None
    topic: str = ""
    others: tuple[Suggestion, ...] = ()

    @property
    def says(self) -> str:
        """What is said of a topic on which there is no rule."""
        return f"The law has no rule on it: {self.topic}."

    @property
    def cites(self) -> list[str]:
        """The provisions that decide what was told, and those that the table's ruling cites besides."""
        ruled = self.answer.cites if self.answer else ()
        return list(dict.fromkeys((*self.decides, *(each.text for each in ruled))))

    def as_data(self) -> dict[str, Any]:
        silent = {"irregularity": self.topic, "ruling": [self.says]} if self.sure == "silent" else {}
        return {
            "sure": self.sure,
            "game": self.game,
            "rules": self.rules,
            **(NOTHING_RULED | silent if self.answer is None else self.answer.as_data()),
            "cites": self.cites,
            "question": None if self.question is None else self.question.as_data(),
            "others": [each.as_data() for each in self.others],
        }
