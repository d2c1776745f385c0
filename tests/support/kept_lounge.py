"""A keno lounge whose house is kept in a folder, done with one act after another."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any

from houseway.cli.keno_folder import keno
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.keno import KenoSystem
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.verify.house import verify
from support.house import begin

OPENING = datetime(1998, 9, 4, 6)


class KeptLounge:
    """Open until it is opened again, or closed."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        begin(folder)
        self.folder = folder
        self._open()
        self.do("open", settings=settings)
        self.do("begin day")
        self.do("sell", ways=["1-2-3"], stake="1.00", games=2, station=3, writer="w7")

    def _open(self) -> None:
        self.runner = asyncio.Runner()
        self.house = House(Store(url_of(self.folder)), HeldClock(OPENING))

    def do(self, what: str, **details: Any) -> Any:
        return self.runner.run(keno(self.house, what, **details))

    def enter(self, **details: Any) -> Any:
        """A draw as it is kept."""
        return self.runner.run(self.house.done_with("keno", "draw", None, details))

    @property
    def system(self) -> KenoSystem:
        return self.house.systems.lounge()

    def again(self) -> KenoSystem:
        """The same from the store, in which everything fits."""
        assert not verify(self.house.store).wrong
        self.close()
        self._open()
        return self.system

    def close(self) -> None:
        self.runner.run(self.house.stop())
        self.runner.close()
