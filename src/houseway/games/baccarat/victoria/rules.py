"""What the casino operator chooses at a table in Victoria: all that Part 6 leaves open, and secret wagers."""

from dataclasses import dataclass

from houseway.errors import BadInput
from houseway.games.baccarat.rules import Rules

__all__ = ["VictorianRules"]


@dataclass(frozen=True, slots=True)
class VictorianRules(Rules):
    """`secret_wagers` is how many a player may make in a session, by the terms of a tournament (r14.2.8)."""

    secret_wagers: int = 0  # at any table but one of a tournament

    def __post_init__(self) -> None:
        Rules.__post_init__(self)  # a class with slots has no bare super()
        if type(self.secret_wagers) is not int or self.secret_wagers < 0:
            raise BadInput(f"'secret_wagers' is how many a player may make in a session, not {self.secret_wagers!r}")
