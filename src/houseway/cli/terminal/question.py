"""What is asked back: the next line answers it, and Enter does what the question says."""

from typing import Protocol, TypeAlias

from rich.console import RenderableType

from houseway.play.grammar import Intent

Answered: TypeAlias = "list[Intent] | Question | None"
"""What is to be done, what is asked next, or nothing."""


class Question(Protocol):
    """One question."""

    @property
    def asks(self) -> str:
        """On one line, with what Enter does."""

    def page(self) -> list[RenderableType]:
        """What there is to choose from, in place of the table; nothing where the table stays in sight."""

    def takes(self, line: str, /) -> bool:
        """Is a line an answer? Otherwise it means what it always does, and the question is dropped."""

    def answer(self, line: str) -> Answered:
        """What a line means for it; what is wrong with it is raised."""


class Confirmation:
    """Was this meant?"""

    def __init__(self, what: str, intents: list[Intent]) -> None:
        self.what, self.intents = what, intents

    @property
    def asks(self) -> str:
        return f"Do you mean {self.what}? yes · Enter: no, nothing is wagered"

    def page(self) -> list[RenderableType]:
        return []

    def takes(self, line: str) -> bool:
        return line.lower() in ("", "yes", "y", "no", "n")

    def answer(self, line: str) -> Answered:
        return self.intents if line.lower() in ("yes", "y") else None
