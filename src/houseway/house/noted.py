"""What every kind of event has that the house itself notes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, TypeAlias

from houseway.ledger.entries import Posting
from houseway.money import Cents

Money: TypeAlias = Annotated[Cents, "money"]
Within: TypeAlias = Mapping[str, Any]
"""Which whole numbers of plain data are money, by name: all there (None), in each list the one at a place (a number),
or in each of several tables those that are named (a mapping)."""


@dataclass(frozen=True, slots=True)
class Noted:
    """Something that the house noted."""

    kind: ClassVar[str]
    open: ClassVar[tuple[str, ...]] = ()
    money: ClassVar[Mapping[str, Within]] = {}  # in fields that are plain data

    def postings(self) -> list[Posting]:
        """What it moves."""
        return []
