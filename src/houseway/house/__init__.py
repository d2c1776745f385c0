"""The running house, without the web: tables, people, the cage, the store of events, fairness (docs/house.md)."""
