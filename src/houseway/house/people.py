"""The people of the house: who they are, what they may do, and under which name they act at a table."""

from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from houseway.errors import BadInput, quoted
from houseway.house.names import check_visible
from houseway.money import Cents
from houseway.play.people import PLAYER
from houseway.play.table import Table

LONGEST: Final = 40


class HouseRole(Enum):
    """What somebody is in the house; somebody may be several, unless one excludes the other (`APART`)."""

    PLAYER = "player"
    GUEST = "guest"  # plays for an evening, and looks at nothing but tables
    DEALER = "dealer"
    FLOOR_MANAGER = "floor manager"
    PIT_BOSS = "pit boss"
    CASHIER = "cashier"  # runs the cage
    COUNT = "count"  # counts drop boxes
    KENO_WRITER = "keno writer"
    KENO_SUPERVISOR = "keno supervisor"
    TOURNAMENT_DIRECTOR = "tournament director"
    INSPECTOR = "inspector"
    SURVEILLANCE = "surveillance"  # sees, and does nothing
    DEVICE = "device"  # a wheel, a shoe, dice that read what comes, at the tables that have it so
    INSTRUCTOR = "instructor"
    TRAINEE = "trainee"  # learns, and has nothing to do at a table yet
    ADMINISTRATOR = "administrator"

    __hash__ = object.__hash__  # by identity, as members are compared: the default hashes the name in every lookup


PLAY: Final = frozenset({HouseRole.PLAYER, HouseRole.GUEST})
DEAL: Final = frozenset({HouseRole.DEALER})
AT_TABLES: Final = frozenset({HouseRole.DEALER, HouseRole.FLOOR_MANAGER, HouseRole.PIT_BOSS, HouseRole.INSPECTOR})
RUN_TABLES: Final = frozenset({HouseRole.FLOOR_MANAGER, HouseRole.PIT_BOSS, HouseRole.ADMINISTRATOR})
CHANGE_SIGNS: Final = RUN_TABLES & AT_TABLES
ADMINISTER: Final = frozenset({HouseRole.ADMINISTRATOR})
RUN_CAGE: Final = frozenset({HouseRole.CASHIER}) | ADMINISTER
COUNT_DROPS: Final = frozenset({HouseRole.COUNT, HouseRole.INSPECTOR}) | ADMINISTER
"""Of whom two count a box."""
RECEIVE_CHIPS: Final = AT_TABLES - {HouseRole.INSPECTOR}
"""Who says at a table that a fill has come there, or that a credit has left it: never who sent it."""
RUN_METERS: Final = frozenset({HouseRole.PIT_BOSS}) | ADMINISTER
WATCH: Final = frozenset({HouseRole.INSPECTOR, HouseRole.SURVEILLANCE})
"""Who sees what the others do."""
SEE_CAGE: Final = RUN_CAGE | COUNT_DROPS | CHANGE_SIGNS | WATCH
WRITE_KENO: Final = frozenset({HouseRole.KENO_WRITER}) | RUN_CAGE
"""Keno writers: their duties are to take wagers, issue tickets and pay winning ones, and the cage's are too."""
HAVE_WINDOWS: Final = WRITE_KENO
"""Whose drawer is counted when a shift begins, and when it ends."""
DRAW_KENO: Final = RUN_TABLES | {HouseRole.KENO_SUPERVISOR}
SEE_KENO: Final = WRITE_KENO | DRAW_KENO | WATCH
RUN_TOURNAMENTS: Final = RUN_TABLES | {HouseRole.TOURNAMENT_DIRECTOR}
INSPECT: Final = WATCH | ADMINISTER
"""Who is told everything of a round that is over."""
SEE_NIGHT: Final = INSPECT | RUN_TABLES
"""Who is told what stood out, once a night is over or while it goes on."""
VERIFY: Final = INSPECT - {HouseRole.SURVEILLANCE}
"""Who has the house gone through."""
TEACH: Final = frozenset({HouseRole.INSTRUCTOR, HouseRole.ADMINISTRATOR})
"""Who has classes, and sets table tests."""
HAVE_PASSWORDS: Final = frozenset(HouseRole) - {HouseRole.GUEST}
_STAFF: Final = frozenset(HouseRole)
APART: Final[Mapping[HouseRole, frozenset[HouseRole]]] = {
    HouseRole.PLAYER: _STAFF,
    HouseRole.GUEST: _STAFF,
    HouseRole.DEVICE: _STAFF,
    HouseRole.SURVEILLANCE: _STAFF,
    HouseRole.INSPECTOR: _STAFF,  # whoever checks a thing has not done it
    HouseRole.ADMINISTRATOR: AT_TABLES | {HouseRole.CASHIER, HouseRole.COUNT},  # makes people known, and gives duties
    HouseRole.CASHIER: AT_TABLES | {HouseRole.COUNT},  # whose chips the tables are sent
    HouseRole.COUNT: AT_TABLES,  # whose drop is counted
    HouseRole.KENO_SUPERVISOR: frozenset({HouseRole.KENO_WRITER, HouseRole.CASHIER}),  # draws what the others sell
}
"""Which roles exclude each other: nobody has both of such a pair."""
Right: TypeAlias = Literal[
    "act at tables", "administer people", "change one's password", "change signs", "count drops", "draw keno",
    "inspect", "play", "receive chips", "run prize meters", "run tables", "run the cage", "run tournaments",
    "see keno", "see the cage", "see the night", "teach", "verify", "write keno",
]  # fmt: skip
"""Something that one may do in the house."""
MAY: Final[Mapping[Right, frozenset[HouseRole]]] = {
    "act at tables": AT_TABLES,
    "administer people": ADMINISTER,
    "change one's password": HAVE_PASSWORDS,
    "change signs": CHANGE_SIGNS,
    "count drops": COUNT_DROPS,
    "draw keno": DRAW_KENO,
    "inspect": INSPECT,
    "play": PLAY,
    "receive chips": RECEIVE_CHIPS,
    "run prize meters": RUN_METERS,
    "run tables": RUN_TABLES,
    "run the cage": RUN_CAGE,
    "run tournaments": RUN_TOURNAMENTS,
    "see keno": SEE_KENO,
    "see the cage": SEE_CAGE,
    "see the night": SEE_NIGHT,
    "teach": TEACH,
    "verify": VERIFY,
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
    """Somebody whom the house knows: by their first role, and what else they are."""

    name: str
    role: HouseRole
    also: tuple[HouseRole, ...] = ()

    @property
    def words(self) -> str:
        """All that they are."""
        return written((self.role, *self.also))

    @property
    def roles(self) -> frozenset[HouseRole]:
        return frozenset((self.role, *self.also))

    def is_one(self, roles: Collection[HouseRole]) -> bool:
        """Have they one of these roles?"""
        return not self.roles.isdisjoint(roles)

    def by_which(self, roles: Collection[HouseRole]) -> HouseRole:
        """The role in which they do what takes one of these; their first, where it takes none."""
        return next((each for each in (self.role, *self.also) if each in roles), self.role)


def member(name: str, role: str) -> Member:
    """A person with a role, or several: `dealer, keno writer`."""
    known = {each.value: each for each in HouseRole}
    for each in (words := role.split(", ")):
        if each not in known:
            raise BadInput(f"{quoted(each)} is no role in the house; allowed: {', '.join(known)}")
    check_name(name)
    first, *also = (known[each] for each in words)
    check_together((first, *also))
    return Member(name, first, tuple(also))


def check_together(roles: Sequence[HouseRole]) -> None:
    """Nobody has two roles that exclude each other, nor one twice."""
    for one, other in combinations(roles, 2):
        if one is other or are_apart(one, other):
            why = "is named twice" if one is other else f"and {other.value} exclude each other"
            raise BadInput(f"nobody has these roles together: {one.value} {why}")


def are_apart(one: HouseRole, other: HouseRole) -> bool:
    """Do they exclude each other?"""
    return other in APART.get(one, ()) or one in APART.get(other, ())


def written(roles: Sequence[HouseRole]) -> str:
    """Roles of one person as they are kept."""
    return ", ".join(role.value for role in roles)


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
    if there is None or not there.is_one(ADMINISTER) or becomes.is_one(ADMINISTER):
        return
    if not any(each.is_one(ADMINISTER) for each in people.values() if each != there):
        raise BadInput(f"{quoted(becomes.name)} is the only administrator; make another first")


def check_amount(amount: Cents) -> None:
    """Refuse what is not whole cents above nought."""
    if type(amount) is not int or not 0 < amount < 1 << 53:
        raise BadInput("an amount is in whole cents above nought")


def rights(who: Member) -> list[Right]:
    """What somebody may do, in order."""
    return sorted(right for right, roles in MAY.items() if who.is_one(roles))


def stands_for(who: Member, table: Table) -> list[str]:
    """Whom of the staff at a table somebody is there, the usual one first."""
    mine = (each for each in (who.role, *who.also) if each in AT_TABLES)
    names = [name for each in mine for name in STANDS_FOR.get(each, (each.value,))]
    return [name for name in names if name in table.people and table.people[name].role.value == name]


def acts_as(who: Member, table: Table) -> str:
    """The name under which somebody acts at a table: players under their own, staff under what they are there."""
    if who.is_one(PLAY):
        person = table.people.get(who.name)
        if person is not None and person.role is PLAYER:
            return who.name
        raise BadInput(f"{who.name} is not at {table.name}; they sit down there first")
    for name in stands_for(who, table):
        return name
    raise BadInput(f"a {who.words} has nothing to do at {table.name}")
