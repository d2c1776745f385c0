"""How players stand at the end of a session, who goes on, and where a tie has to be broken."""

from collections.abc import Callable, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple, TypeAlias

from houseway.money import Cents

Tie: TypeAlias = Callable[[list[str], int], list[str]]
"""Of those who are equal, so many: the ones that the conditions prefer."""


class Score(NamedTuple):
    """A player at the end of a session. Whoever lost the chips earlier stands lower."""

    name: str
    table: str
    chips: Cents
    out_at: int = 0  # the hand after which no wager was left to make; 0: still in play

    @property
    def key(self) -> tuple[bool, int, Cents]:
        return not self.out_at, self.out_at, self.chips


def ranked(scores: Sequence[Score]) -> list[Score]:
    """Best first; equals in the order given."""
    return sorted(scores, key=lambda score: score.key, reverse=True)


def groups(scores: Sequence[Score]) -> list[list[str]]:
    """The names by place: those with the same score share one."""
    return [[score.name for score in equal] for _, equal in groupby(ranked(scores), key=lambda score: score.key)]


def best(scores: Sequence[Score], count: int, tie: Tie) -> list[str]:
    """The best so many; where the last place is shared, `tie` says who takes it."""
    chosen: list[str] = []
    for equal in groups(scores):
        room = count - len(chosen)
        chosen += equal if len(equal) <= room else tie(equal, room) if room > 0 else []
    return chosen


def settled(scores: Sequence[Score], count: int) -> bool:
    """Do the best so many stand apart from the rest?"""
    ends = accumulate(len(equal) for equal in groups(scores))
    return count in ends
