"""Who is at the table, and what each role may direct."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Final

from houseway.equipment.chips import Purse
from houseway.money import Cents


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
    GAME_SUPERVISOR = "game supervisor"
    ASSISTANT_PIT_BOSS = "assistant pit boss"
    PIT_BOSS = "pit boss"
    CASINO_SUPERVISOR = "casino supervisor"
    GAMING_SHIFT_MANAGER = "gaming shift manager"
    INSPECTOR = "inspector"
    CHIEF_EXECUTIVE = "chief executive"

    # Members are compared and hashed by identity: the default hashes the name each time, in every lookup of a role.
    __hash__ = object.__hash__


PLAYER: Final = Role.PLAYER  # as a plain name, asked for often: a member is slow to look up in its class
PLAYERS: Final = frozenset({PLAYER})
DEALER: Final = frozenset({Role.DEALER})
FLOOR_MANAGER: Final = frozenset({Role.FLOOR_MANAGER})
GAME_SUPERVISOR: Final = frozenset({Role.GAME_SUPERVISOR})
PIT_BOSSES: Final = frozenset({Role.PIT_BOSS, Role.ASSISTANT_PIT_BOSS})
GAME_SUPERVISOR_OR_ABOVE: Final = frozenset(
    {Role.GAME_SUPERVISOR, Role.PIT_BOSS, Role.CASINO_SUPERVISOR, Role.GAMING_SHIFT_MANAGER}
)
DIRECTORS: Final = PIT_BOSSES | {Role.FLOOR_MANAGER} | GAME_SUPERVISOR_OR_ABOVE
"""A pit boss, assistant pit boss or floor manager, and those who stand in their place in Victoria: most directions are
theirs. A table has the people of one State (`roles_of`)."""
DEALER_OR_MORE_SENIOR: Final = DIRECTORS | {Role.DEALER}
OF_SOME_GAME: Final = frozenset({Role.STICKPERSON, Role.BOXPERSON, Role.KENO_WRITER, Role.KENO_SUPERVISOR})
OF_ONE_STATE: Final = {
    Role.FLOOR_MANAGER: "qld",
    Role.ASSISTANT_PIT_BOSS: "qld",
    Role.CHIEF_EXECUTIVE: "qld",
    Role.GAME_SUPERVISOR: "vic",
    Role.CASINO_SUPERVISOR: "vic",
    Role.GAMING_SHIFT_MANAGER: "vic",
}


@dataclass(slots=True)
class Person:
    """A person at one table: the chips they hold, and their standing under Part 2."""

    name: str
    role: Role = Role.PLAYER
    purse: Purse = field(default_factory=Purse)
    excluded: bool = False  # qld s4(2)(b), or what `excluded_under` says
    permit: bool = False  # qld s4(3): may carry a device
    excluded_under: str = ""  # where it is another provision that put them out of the game
    warned: bool = False  # one wager under the minimum has been let stand (qld s5(2)(a), vic 25/1999 r6.2)


def player(name: str, chips: Cents = 0) -> Person:
    """A player with so much in value chips."""
    return Person(name, purse=Purse(chips))


def told(roles: frozenset[Role]) -> str:
    """Who may do something, in words; those above a director are not listed one by one."""
    if not roles >= DIRECTORS:
        return " or ".join(sorted(role.value for role in roles))
    lowest = "dealer" if Role.DEALER in roles else "floor manager, game supervisor"
    return " or ".join([*sorted(r.value for r in roles - DEALER_OR_MORE_SENIOR), f"{lowest} or above"])


@cache
def roles_of(rules: str) -> tuple[Role, ...]:
    """The roles that a body of rules knows."""
    return tuple(role for role in Role if OF_ONE_STATE.get(role, rules) == rules)


def staff(rules: str = "qld", of_the_game: frozenset[Role] = OF_SOME_GAME) -> list[Person]:
    """One of each, named by what they are; of those whom only some game has, these."""
    others = {Role.PLAYER, Role.SPECTATOR, *OF_SOME_GAME} - of_the_game
    return [Person(role.value, role) for role in roles_of(rules) if role not in others]
