"""The rows of Part 6 as they stand in Victoria: beside a secret wager, chips are limited with it (26/1999 r14.6).

A secret wager is decided and paid like the wager in chips that it names. It has rows of its own, which lie on the
layout only once it has been announced.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Refused
from houseway.families.baccarat.limits import BY_SIGN, WAGERS_OF_THE_TABLE
from houseway.games.baccarat import wagers as part_6
from houseway.games.baccarat.areas import AREAS, check_area
from houseway.games.baccarat.wagers import Counts
from houseway.money import Cents, Odds
from houseway.play.sign import Limits
from houseway.play.wager import Wager, loses

if TYPE_CHECKING:
    from houseway.games.baccarat.victoria.table import VictorianTable

BOTH: Final = cite("vic 26/1999 r14.6.3")
SETTLED: Final = cite("vic 26/1999 r14.6.8")
OPPOSITE: Final = {
    part_6.BANKERS_HAND.name: part_6.PLAYERS_HAND.name,
    part_6.PLAYERS_HAND.name: part_6.BANKERS_HAND.name,
}


def in_chips(table: "VictorianTable", person: str, but: str = "") -> Cents:
    """What a player has on this coup in chips, not counting one kind of wager."""
    rows = {row.name for row in WAGERS} - {but}
    return sum(p.stake for p in table.placed if p.person == person and p.wager.name in rows)


def opposite(table: "VictorianTable", person: str, kind: str) -> bool:
    """Has the player chips on the hand against which this wager would be?"""
    return any(p.person == person and p.wager.name == OPPOSITE.get(kind) for p in table.placed)


def against_secret(table: "VictorianTable", person: str, kind: str) -> bool:
    """Is the player's secret wager on the other hand?"""
    secret = table.secret_of(person)
    return secret is not None and OPPOSITE.get(hand_of(secret.row.name)) == kind


def check(kind: str, table: "VictorianTable", person: str, area: str) -> None:
    check_area(table, person, area)
    if against_secret(table, person, kind):
        raise Refused(BOTH, f"{person}'s other bet on this hand is against the {kind}")


def amounts(
    kind: str, own: Callable[..., tuple[Limits, Cite, Cite]], table: "VictorianTable", person: str, area: str
) -> tuple[Limits, Cite, Cite]:
    """As without a secret wager, unless both together would pass the table's maximum (reading BC6)."""
    limits, least, most = own(table, person, area)
    secret = table.secret_of(person)
    if secret is None:
        return limits, least, most
    room = max(table.limits.maximum - secret.stake - in_chips(table, person, kind), 0)
    return (Limits(limits.minimum, room), least, BOTH) if room < limits.maximum else (limits, least, most)


def by_sign(table: "VictorianTable", _person: str, _area: str) -> tuple[Limits, Cite, Cite]:
    return table.limits, BY_SIGN, BY_SIGN


def beside_secrets(row: Wager[Counts]) -> Wager[Counts]:
    own = row.amounts or by_sign
    return replace(row, check=partial(check, row.name), amounts=partial(amounts, row.name, own))


WAGERS: Final = tuple(beside_secrets(row) for row in part_6.WAGERS)


def secret(row: Wager[Counts], name: str) -> Wager[Counts]:
    clauses = tuple(replace(clause, cites=(*clause.cites, SETTLED)) for clause in row.clauses)
    return replace(row, name=name, permitted="vic 26/1999 r14.6.1", clauses=clauses)


SECRET_ROWS: Final = {
    part_6.BANKERS_HAND.name: secret(part_6.BANKERS_HAND, "secret wager on the banker's hand"),
    part_6.PLAYERS_HAND.name: secret(part_6.PLAYERS_HAND, "secret wager on the player's hand"),
    part_6.TIE_BET.name: secret(part_6.TIE_BET, "secret tie bet"),
}
"""By the type that stands on the form."""


def always(_counts: Counts) -> bool:
    return True


NOT_CLEAR: Final = "the form does not show clearly what {person} wagered, and such a form costs the minimum"
NOT_SHOWN: Final[Wager[Any]] = Wager(
    "secret wager not correctly shown",
    permitted="vic 26/1999 r14.6.10.4",
    clauses=(loses(always, "vic 26/1999 r14.6.10.4", because=NOT_CLEAR, unless="the form is clear"),),
    pays=Odds(1, 1),
    limit=WAGERS_OF_THE_TABLE,
    selections=AREAS,
    check=check_area,
    says="a form without its type, or whose amount is not the same in words and in figures: it costs the minimum",
)


def hand_of(wager: str) -> str:
    """The hand that a wager of this name is on, secret or not; none for a tie bet."""
    return next((kind for kind in OPPOSITE if wager in (kind, SECRET_ROWS[kind].name)), "")
