"""Somebody has a dispute: what happened, in ordinary words, and what the table itself rules on it.

Nothing is answered from a list: a table of the game is played to the moment at which such a thing can be reported, it
is reported there, and what the table rules, asks of the staff and settles is the answer.
"""

from houseway.disputes.answer import DeskAnswer, StaffStep
from houseway.disputes.answers import answer_on
from houseway.disputes.desk import asked
from houseway.disputes.irregularities import OVERSIGHT, Irregularity, irregularities, named, rows_of
from houseway.disputes.record import ruling_on_record
from houseway.disputes.replies import FollowUp, Reply, Suggestion
from houseway.disputes.rulings import rule_on

__all__ = [
    "OVERSIGHT",
    "DeskAnswer",
    "FollowUp",
    "Irregularity",
    "Reply",
    "StaffStep",
    "Suggestion",
    "answer_on",
    "asked",
    "irregularities",
    "named",
    "rows_of",
    "rule_on",
    "ruling_on_record",
]
