"""A table in play, as somebody who asks at the desk sees it: its game, text, sign and moment, and their own wagers.

What they tell of is tried at a made-up table with these, never at the real one: a ruling on that would tell of what
lies face down there. A table at which nothing does may be tried itself, by whoever may know all of it (`AsItStands`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from houseway.disputes.answer import DeskAnswer
from houseway.disputes.answers import answer_on, is_decided
from houseway.disputes.approach import reached
from houseway.disputes.consequences import come_of
from houseway.disputes.details import details_of
from houseway.disputes.irregularities import OVERSIGHT, Irregularity, irregularities, rows_of
from houseway.disputes.record import ruling_on_record
from houseway.disputes.scene import OTHERS, Scene, wagers_of
from houseway.disputes.slots import Slots, slots_of
from houseway.disputes.wagers import SpokenWager
from houseway.errors import HousewayError
from houseway.families.prohibitions import is_never
from houseway.play.game import Game
from houseway.play.record import Record
from houseway.play.sign import Sign
from houseway.rulebook.events import Event

TABLES: Final = 3
ELSEWHERE: Final = "it cannot happen where the round stands now, and is taken to have happened at: {}"


@dataclass(frozen=True)
class InPlay:
    """Whoever asks, by name if they have wagered, and what."""

    game: Game[Any]
    sign: Sign
    moment: str
    person: str = ""
    wagers: tuple[SpokenWager, ...] = ()

    def answer(self, _game: Game[Any], event: Event, words: str) -> DeskAnswer:
        """What such a table rules on it where the round stands; else where it usually happens; else the law alone."""
        meant = _meant(self.game, event)
        for answer in self._tried(event, meant, slots_of(self.game, words)) if meant is not None else ():
            if answer.rulings and not answer.refused and is_decided(self.game, event, answer):
                return answer
        return answer_on(self.game, event, words)

    def _tried(self, event: Event, meant: Irregularity, slots: Slots) -> Iterator[DeskAnswer]:
        """Where the round stands; then where it happens, if it cannot be now."""
        if meant.act == OVERSIGHT or is_never(row := rows_of(self.game)[meant.act]):
            return
        for when in dict.fromkeys((self.moment, event.when)):
            if row.at is not None and when and when not in row.at:
                continue
            for at in reached(self.game, row, when, tables=TABLES, scene=self._scene(slots)):
                elsewhere = () if at.round.moment == self.moment else (ELSEWHERE.format(at.round.moment),)
                filled = details_of(at.ways, slots, event.given)
                try:
                    yield come_of(
                        at, row.name, row.under, row.name, filled._replace(assumed=(*filled.assumed, *elsewhere))
                    )
                except HousewayError:
                    continue  # such details are not for this table

    def _scene(self, slots: Slots) -> Scene:
        """With the wagers that were said; else with those that lie there; else with an example."""
        wagers, said = wagers_of(self.game, slots)
        if self.wagers and not slots.wagers:
            wagers, said = self.wagers, True
        return Scene((self.person or slots.player, *OTHERS[1:]), wagers, self.sign, said=said)


@dataclass(frozen=True)
class AsItStands:
    """The very table, by the record of the round as far as it has come."""

    record: Record
    seen: InPlay

    def answer(self, game: Game[Any], event: Event, words: str) -> DeskAnswer:
        """What it rules on it; at a made-up one, where it takes no such report."""
        meant = _meant(self.seen.game, event)
        if meant is not None:
            try:
                tried = ruling_on_record(self.record, meant.act, words, given=event.given)
            except HousewayError:
                tried = []
            for answer in tried:
                if answer.rulings and not answer.refused and is_decided(self.seen.game, event, answer):
                    return answer
        return self.seen.answer(game, event, words)


def _meant(game: Game[Any], event: Event) -> Irregularity | None:
    return next((each for each in irregularities(game) if each.act == event.report), None)
