"""Events in words, each with its provision."""

from typing import Any

from houseway.cite import Cite
from houseway.play.events import Asked, Came, Done, Event
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.words import step


class EventTeller:
    """Tells the events of a round one after another; what somebody does, under what they were asked or may do it."""

    def __init__(self, game: Game[Any]) -> None:
        self._rows = {**house_acts(game.general), **game.act_named}
        self._steps = game.steps
        self._asked: Cite | None = None

    def told(self, event: Event) -> tuple[str, str]:
        """An event in words, and its provision."""
        told = step(event)
        if isinstance(event, Asked):
            self._asked = event.under
        under = self._under(event)
        return str(told), ", ".join(told.cites) or (under.text if under is not None else "")

    def _under(self, event: Event) -> Cite | None:
        if isinstance(event, Done):
            row = self._rows.get(event.act)
            return row.under if row is not None else self._steps.get(event.act) or self._asked
        return self._asked if isinstance(event, Came) else None
