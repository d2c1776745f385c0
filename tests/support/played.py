"""A round at a table as a short script, for tests: what people do, what is refused, and what came of it."""

from typing import Any, Generic, Self, TypeVar

import pytest

from houseway.errors import Ground, Refused
from houseway.money import Cents
from houseway.play.round import Round
from houseway.play.table import Table

__all__ = ["Played"]

T = TypeVar("T", bound=Table)


class Played(Generic[T]):
    """What every game has alike; a game's own adds how its wagers are made, its cards come and its lines are told."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.round = Round(table)

    def act(self, who: str, act: str, **details: Any) -> Self:
        self.round.act(who, act, details)
        return self

    def refused(self, who: str, act: str, **details: Any) -> str:
        """The provision under which this is refused."""
        return self.refusal(who, act, **details)[0]

    def refusal(self, who: str, act: str, **details: Any) -> tuple[str, Ground]:
        """The same, and on which ground."""
        with pytest.raises(Refused) as caught:
            self.round.act(who, act, details)
        return caught.value.under.text, caught.value.ground

    @property
    def over(self) -> bool:
        return self.round.over

    def listed(self, who: str) -> set[str]:
        """The acts that somebody may do now."""
        return {option.act for option in self.round.options(who)}

    def net(self, who: str) -> Cents:
        return sum(line.net for line in self.round.lines if line.person == who)

    @property
    def called(self) -> list[tuple[str, str]]:
        """The announcements, each with its provision."""
        return [(each.words, each.under.text) for each in self.table.called]

    @property
    def rulings(self) -> list[list[str]]:
        """The provisions of each ruling."""
        return [[cite.text for cite in ruling.cites] for ruling in self.round.rulings]
