"""The people of the house: who they are, what they may do, and under which name they act at a table."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Literal, NamedTuple, TypeAlias

from houseway.errors import BadInput, quoted
from houseway.house.names import check_visible
from houseway.play.people import PLAYER
from houseway.play.table import Table

LONGEST: Final = 40


class HouseRole(Enum):
    """What somebody is in the house."""

    PLAYER = "player"
    GUEST = "guest"  # plays for an evening, and looks at nothing but tables
    DEALER = "dealer"
    FLOOR_MANAGER = "floor manager"
    PIT_BOSS = "pit boss"
    INSPECTOR = "inspector"
    INSTRUCTOR = "instructor"
    TRAINEE = "trainee"  # learns, and has nothing to do at a table yet
    ADMINISTRATOR = "administrator"

    __hash__ = object.__hash__  # by identity, as members are compared: the default hashes the name in every lookup


PLAY: Final = frozenset({HouseRole.PLAYER, HouseRole.GUEST})
AT_TABLES: Final = frozenset({HouseRole.DEALER, HouseRole.FLOOR_MANAGER, HouseRole.PIT_BOSS, HouseRole.INSPECTOR})
RUN_TABLES: Final = frozenset({HouseRole.FLOOR_MANAGER, HouseRole.PIT_BOSS, HouseRole.ADMINISTRATOR})
CHANGE_SIGNS: Final = RUN_TABLES & AT_TABLES
RUN_CAGE: Final = frozenset({HouseRole.PIT_BOSS, HouseRole.ADMINISTRATOR})
SEE_CAGE: Final = RUN_CAGE | {HouseRole.INSPECTOR}
WRITE_KENO: Final = frozenset({HouseRole.DEALER}) | RUN_CAGE
"""Keno writers: their duties are to take wagers, issue tickets and pay winning ones, and the cage's are too."""
DRAW_KENO: Final = RUN_TABLES
SEE_KENO: Final = WRITE_KENO | DRAW_KENO | {HouseRole.INSPECTOR}
INSPECT: Final = frozenset({HouseRole.INSPECTOR, HouseRole.ADMINISTRATOR})
"""Who is told everything of a round that is over."""
TEACH: Final = frozenset({HouseRole.INSTRUCTOR, HouseRole.ADMINISTRATOR})
"""Who has classes, and sets table tests."""
ADMINISTER: Final = frozenset({HouseRole.ADMINISTRATOR})
HAVE_PASSWORDS: Final = frozenset(HouseRole) - {HouseRole.GUEST}
Right: TypeAlias = Literal[
    "act at tables", "administer people", "change one's password", "change signs", "draw keno", "inspect", "play",
    "run tables", "run the cage", "see keno", "see the cage", "teach", "write keno",
]  # fmt: skip
"""Something that one may do in the house."""
MAY: Final[Mapping[Right, frozenset[HouseRole]]] = {
    "act at tables": AT_TABLES,
    "administer people": ADMINISTER,
    "change one's password": HAVE_PASSWORDS,
    "change signs": CHANGE_SIGNS,
    "draw keno": DRAW_KENO,
    "inspect": INSPECT,
    "play": PLAY,
    "run tables": RUN_TABLES,
    "run the cage": RUN_CAGE,
    "see keno": SEE_KENO,
    "see the cage": SEE_CAGE,
    "teach": TEACH,
    "write keno": WRITE_KENO,
}
"""The sets of roles that the routes of the floor ask for, by what a page calls them."""
STANDS_FOR: Final = {
    HouseRole.DEALER: ("dealer", "stickperson", "boxperson", "keno writer"),
    HouseRole.FLOOR_MANAGER: ("floor manager", "game supervisor", "keno supervisor"),
    HouseRole.PIT_BOSS: ("pit boss", "assistant pit boss", "casino supervisor", "gaming shift manager"),
}
"""What a role is at a table: where one State calls it otherwise, and whoever else of the staff it does the work of."""


class Member(NamedTuple):
    """Somebody whom the house knows."""

    name: str
    role: HouseRole


def member(name: str, role: str) -> Member:
    """A person with a role."""
    roles = {each.value: each for each in HouseRole}
    if role not in roles:
        raise BadInput(f"{quoted(role)} is no role in the house; allowed: {', '.join(roles)}")
    check_name(name)
    return Member(name, roles[role])


def check_name(name: str) -> None:
    """Refuse what is no name of a person or a table."""
    if not name.isprintable() or name != name.strip() or not 0 < len(name) <= LONGEST:
        raise BadInput(f"{quoted(name)} is no name; it has 1 to {LONGEST} printable letters, and no blank at its ends")


def check_addressed(name: str) -> None:
    """The same of what an address on the web names: nobody would find `a/b` there, or `..`, to close it again."""
    check_name(name)
    check_visible(name)
    if "/" in name or not name.strip("."):
        raise BadInput(f"{quoted(name)} is no name for this; it has no '/', and something beside full stops")


def check_admitted(people: Mapping[str, Member], becomes: Member) -> None:
    """A new name is seen whole; and there is always an administrator, whoever takes whose role at the same moment."""
    there = people.get(becomes.name)
    if there is None:
        check_visible(becomes.name)
    if there is None or there.role is not HouseRole.ADMINISTRATOR or becomes.role is HouseRole.ADMINISTRATOR:
        return
    if not any(each.role is HouseRole.ADMINISTRATOR for each in people.values() if each != there):
        raise BadInput(f"{quoted(becomes.name)} is the only administrator; make another first")


def rights(role: HouseRole) -> list[Right]:
    """What somebody of this role may do, in order."""
    return sorted(right for right, roles in MAY.items() if role in roles)


def stands_for(who: Member, table: Table) -> list[str]:
    """Whom of the staff at a table somebody is there, the usual one first."""
    names = STANDS_FOR.get(who.role, (who.role.value,)) if who.role in AT_TABLES else ()
    return [name for name in names if name in table.people and table.people[name].role.value == name]


def acts_as(who: Member, table: Table) -> str:
    """The name under which somebody acts at a table: players under their own, staff under what they are there."""
    if who.role in PLAY:
        person = table.people.get(who.name)
        if person is not None and person.role is PLAYER:
            return who.name
        raise BadInput(f"{who.name} is not at {table.name}; they sit down there first")
    for name in stands_for(who, table):
        return name
    raise BadInput(f"a {who.role.value} has nothing to do at {table.name}")
