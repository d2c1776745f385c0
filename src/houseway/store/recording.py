"""How a live table is recorded: every wager of it, or its results alone; and what reads them by itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from houseway.store.event import HouseEvent

EVERY_WAGER: Final = "every wager"
RESULTS: Final = "result only"
MANNERS: Final = (EVERY_WAGER, RESULTS)


@dataclass(frozen=True, slots=True)
class Recording:
    """One manner, and what reads there by itself: each device by its name, with what it reads."""

    manner: str = EVERY_WAGER
    devices: Mapping[str, str] = field(default_factory=dict)


AS_USUAL: Final = Recording()


@dataclass(frozen=True, slots=True)
class RecordingSet(HouseEvent):
    """A live table is recorded so from now on."""

    kind = "recording"
    open = ("manner",)
    manner: str
    devices: Mapping[str, str]
