"""What every kind of event has that the house itself notes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from houseway.ledger.postings import Posting


@dataclass(frozen=True, slots=True)
class HouseEvent:
    """Something that the house noted."""

    kind: ClassVar[str]
    open: ClassVar[tuple[str, ...]] = ()
    by_act: ClassVar[Mapping[str, Mapping[str, type]]] = {}  # the types of fields that depend on what is done

    def postings(self) -> list[Posting]:
        """What it moves."""
        return []
