"""A recorded round goes on after something was reported in it: as it is recorded, as far as that still fits.

The next card is the next card whoever it is for. What a wheel, dice or coins showed belongs to the spin or roll that it
came from: where the procedure does not go on from where it was, nobody knows what comes next.
"""

from collections.abc import Sequence
from typing import Any, Final

from houseway.errors import HousewayError
from houseway.play.ask import Ask, Card, Outcome
from houseway.play.codec import Data, read_details, typed
from houseway.play.driver import answer_ordinarily
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.play.wagering import Wagering

OFTEN: Final = 4  # that staff are asked for the same: more often, it goes round and round


class AsRecorded:
    """Goes on with the events that a record has after a place."""

    def __init__(self, events: Sequence[Data], asked: Ask | None) -> None:
        self._left = [event for event in events if "refused" not in event]
        self._asked = asked  # by the procedure, when it was reported
        self._apart = False
        self._usual: list[tuple[str, str]] = []  # what staff have done that is not recorded: where, and what was asked

    def step(self, round_: Round[Any]) -> bool:
        """One thing more happens, unless it is not known what."""
        ask = round_.ask
        if ask is None:
            return False
        if not round_.interrupted and self._asked is not None:
            self._apart, self._asked = ask is not self._asked, None
        if isinstance(ask, Outcome):
            return self._comes(round_, ask)
        if round_.interrupted:
            answer_ordinarily(round_)
            return True
        return self._does(round_) or self._ordinary(round_, ask)

    def _comes(self, round_: Round[Any], ask: Outcome) -> bool:
        if (self._apart or round_.interrupted) and not isinstance(ask, Card):
            return False
        next_ = next((each for each in self._left if each["by"] == ask.who and ask.field in each), None)
        return next_ is not None and self._taken(round_, next_)

    def _does(self, round_: Round[Any]) -> bool:
        """The next act that is recorded and open; of those who are awaited, where the round has gone another way."""
        awaited = set(round_.named(round_.ask)) if self._apart and round_.ask is not None else None
        acts = [each for each in self._left if "act" in each and (awaited is None or each["by"] in awaited)]
        return any(_is_open(round_, each) and self._taken(round_, each) for each in acts)

    def _taken(self, round_: Round[Any], event: Data) -> bool:
        """It happens at the table as it is recorded, if it can."""
        self._left.remove(event)
        try:
            if "act" in event:
                who, act = event["by"], event["act"]
                fields = typed(event, round_.fields(who, act))
                round_.act(who, act, read_details(event, fields), fields)
            elif isinstance(round_.ask, Outcome):
                round_.outcome(round_.ask.read(event[round_.ask.field]))
        except HousewayError:
            return False
        return True

    def _ordinary(self, round_: Round[Any], ask: Ask) -> bool:
        """Staff do their part; nobody guesses what a player would have done."""
        people = [round_.table.people[name] for name in round_.named(ask)]
        asked = (round_.moment, str(ask))
        if (
            isinstance(ask, Wagering)
            or not people
            or people[0].role is Role.PLAYER
            or self._usual.count(asked) >= OFTEN
        ):
            return False
        self._usual.append(asked)
        answer_ordinarily(round_)
        return True


def _is_open(round_: Round[Any], event: Data) -> bool:
    who = event["by"]
    return who in round_.table.people and any(option.act == event["act"] for option in round_.options(who))
