"""The throw as it is called, and who may overrule whom (qld s128)."""

from typing import Final, NamedTuple

from houseway.equipment.dice import Roll
from houseway.games.craps.arithmetic import is_hard, is_point
from houseway.play.people import Role

NO_ROLL: Final = 0  # in place of a total


class ThrowCall(NamedTuple):
    """A total, or no roll; whether it was thrown the hardway; and whose word that is."""

    total: int
    hard: bool
    by: Role
    off_the_table: bool = False  # there is nothing skyward that anybody could judge otherwise


RANKS: Final = {
    Role.STICKPERSON: 0,
    Role.BOXPERSON: 1,
    Role.FLOOR_MANAGER: 2,
    Role.ASSISTANT_PIT_BOSS: 3,
    Role.PIT_BOSS: 3,  # s128(3) lets these two overrule those below, not each other
}
CALL_STANDS: Final = "qld s129(5)", "qld s128(1)", "reading D19"
ROLLS: Final = tuple(f"{low}-{high}" for low in range(1, 7) for high in range(low, 7))


def outranks(role: Role, call: ThrowCall) -> bool:
    return RANKS[role] > RANKS[call.by] and not call.off_the_table


def called_as(faces: Roll, by: Role) -> ThrowCall:
    """What these sides add up to, in whoever's word; 2 and 12 come in one way alone, and not the hard one."""
    total = sum(faces)
    return ThrowCall(total, is_hard(*faces) and is_point(total), by)


def written(roll: Roll) -> str:
    """As a record has it: `3-4`."""
    return "-".join(map(str, roll))


def read_roll(text: str) -> tuple[int, int]:
    first, second = map(int, text.split("-"))
    return first, second
