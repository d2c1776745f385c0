"""A table at which cards are dealt: its record says where the house's own shoe deals them."""

from collections.abc import Mapping
from typing import Any

from houseway.play.table import Table


class CardTable(Table):
    """Reports of its cards are held against what it knows (see `dealt_by_the_house`)."""

    def as_data(self) -> dict[str, Any]:
        return {"house_deals": True} if self.house_deals else {}

    def restore(self, data: Mapping[str, Any]) -> None:
        self.house_deals = data.get("house_deals", False) is True
