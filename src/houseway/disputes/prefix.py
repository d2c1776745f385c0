"""What was played at a table is played again as far as it is needed.

To play what is known again is many times faster than to ask strategies and chance anew.
"""

from collections.abc import Sequence
from typing import Any

from houseway.disputes.tables import Moment
from houseway.play.events import Came, Done
from houseway.play.round import Round


def played_again(at: Moment, log: Sequence[Any], entries: int) -> Moment:
    """The same round, after so many entries of its log."""
    for entry in log[len(at.round.log) : entries]:
        if len(at.round.log) < entries:
            _again(at.round, entry)
    assert len(at.round.log) == entries, "the same leads to the same"
    return at


def _again(round_: Round[Any], entry: Any) -> None:
    kind, *what = entry
    if kind is Done and len(what) <= len(("who", "act", "details", "fields")):  # else it was refused
        round_.act(*what[:3])
    elif kind is Came:
        round_.outcome(what[1])
