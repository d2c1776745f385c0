"""A dealer at a live table of a house, who says what comes besides whatever else takes a round on."""

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.house.tables.shoes import drawn
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Outcome
from support.house import Play


class Live(Play):
    """A dealer, who says what comes as well; and what players do, where `says` is their name."""

    def __init__(self, table: HouseTable, seed: object, first: int = 0, says: str = "") -> None:
        super().__init__(table, seed, first)
        self.says = says

    async def until_offered(self, act: str) -> None:
        """On to where a player may do this."""
        while (round_ := self.table.running.round) is not None and act not in getattr(round_.ask, "offers", ()):
            await self.step()

    async def step(self) -> bool:
        round_ = self.table.running.round
        if round_ is None or not isinstance(round_.ask, Outcome):
            return await super().step()
        ask = round_.ask
        await self.table.comes(ask.field, ask.write(drawn(self.chance, ask)))
        return True

    @property
    def chance(self) -> Chance:
        found = getattr(self, "_chance", None) or Chance(SeededEntropy(f"{self.seed} dealer"))
        self._chance = found
        return found
