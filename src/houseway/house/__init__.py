"""The running house, without the web: tables, people, the cage, the store of events, fairness (docs/house.md)."""

from houseway.errors import require

require("floor")
