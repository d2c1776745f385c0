"""What is written down of disputes at a table."""

from dataclasses import dataclass

from houseway.store.event import HouseEvent
from houseway.store.system_acts import Money


@dataclass(frozen=True, slots=True)
class DisputeWritten(HouseEvent):
    """A dispute that is written down: what was said, by whom, and what became of it. Players are told that it was."""

    kind = "dispute"
    open = ("round",)
    round: int
    patron: str
    note: str
    outcome: str  # the patron accepts, it goes to the inspector, or it is open
    witnesses: str = ""
    amount: Money = 0
    ruling: str = ""
    camera: str = ""  # where it was recorded
