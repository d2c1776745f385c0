"""Games with boxes: one wager a round, on the box with the number of the seat where that is free."""

from typing import Any

from houseway.play.acts import Field
from houseway.strategies.regular import Regular


class OwnBox(Regular):
    """Makes the wager `main`, and no other."""

    most_wagers = 1
    main = ""

    def likes(self, row: str) -> bool:
        return row == self.main

    def pick(self, field: Field, who: str) -> Any:
        box = f"box {who.rpartition(' ')[2]}"
        return box if box in field.choices else super().pick(field, who)
