"""The tree of reasons behind a settlement line, a refusal, a call or a ruling (docs/why.md): `houseway.why/1`.

Made by what decided it: the clause of the wager's row, the provision of the refusal, the events of the round. Nobody
pays for a tree who does not ask for one.
"""

from houseway.why.questions import ExplainedEvent, asked_by
from houseway.why.reason import FORMAT, Fact, Reason, Rejected
from houseway.why.record import Explained, explained
from houseway.why.tree import explains, why

__all__ = [
    "FORMAT",
    "Explained",
    "ExplainedEvent",
    "Fact",
    "Reason",
    "Rejected",
    "asked_by",
    "explained",
    "explains",
    "why",
]
