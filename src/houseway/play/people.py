"""Who is at the table, and what each role may direct."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from houseway.equipment.chips import Purse
from houseway.money import Cents

__all__ = ["DEALER_OR_MORE_SENIOR", "DIRECTORS", "PIT_BOSSES", "PLAYERS", "Person", "Role", "player", "staff"]


class Role(Enum):
    """The law's people. Staff stand in order of seniority; the inspector and the chief executive are the State's."""

    PLAYER = "player"
    SPECTATOR = "spectator"
    DEALER = "dealer"
    STICKPERSON = "stickperson"
    BOXPERSON = "boxperson"
    KENO_WRITER = "keno writer"
    KENO_SUPERVISOR = "keno supervisor"
    FLOOR_MANAGER = "floor manager"
    ASSISTANT_PIT_BOSS = "assistant pit boss"
    PIT_BOSS = "pit boss"
    INSPECTOR = "inspector"
    CHIEF_EXECUTIVE = "chief executive"

    # Members are compared and hashed by identity: the default hashes the name each time, in every lookup of a role.
    __hash__ = object.__hash__


PLAYERS: Final = frozenset({Role.PLAYER})
PIT_BOSSES: Final = frozenset({Role.PIT_BOSS, Role.ASSISTANT_PIT_BOSS})
DIRECTORS: Final = PIT_BOSSES | {Role.FLOOR_MANAGER}
"""A pit boss, assistant pit boss or floor manager: most directions are theirs."""
DEALER_OR_MORE_SENIOR: Final = DIRECTORS | {Role.DEALER}
OF_ONE_GAME: Final = {
    Role.STICKPERSON: "craps",
    Role.BOXPERSON: "craps",
    Role.KENO_WRITER: "keno",
    Role.KENO_SUPERVISOR: "keno",
}


@dataclass(slots=True)
class Person:
    """A person at one table: the chips they hold, and their standing under Part 2."""

    name: str
    role: Role = Role.PLAYER
    purse: Purse = field(default_factory=Purse)
    excluded: bool = False  # qld s4(2)(b)
    permit: bool = False  # qld s4(3): may carry a device
    warned: bool = False  # qld s5(2)(a): one wager under the minimum has already been let stand


def player(name: str, chips: Cents = 0) -> Person:
    """A player with so much in value chips."""
    return Person(name, purse=Purse(chips))


def staff(game: str = "") -> list[Person]:
    """One of each, named by what they are; where a game is named, without those whom only another game has."""
    others = {role for role, only in OF_ONE_GAME.items() if game not in ("", only)}
    return [Person(role.value, role) for role in Role if role not in {Role.PLAYER, Role.SPECTATOR, *others}]
