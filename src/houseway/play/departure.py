"""A person goes from the table with their chips; whoever has chips on the layout does not, and is told why."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.money import dollars
from houseway.play.acts import Ways
from houseway.play.cloth import area_name
from houseway.play.events import CASH
from houseway.play.people import Person, Role
from houseway.play.table import Table
from houseway.play.wager import Placed
from houseway.play.wagering import between_rounds, why_held

if TYPE_CHECKING:
    from houseway.play.round import Round


def may_leave(round_: "Round[Any]", who: str) -> Ways:
    """With nothing on the layout, and no chips that are good at this table only."""
    table = round_.table
    return [()] if between_rounds(round_) and not _lying(table, who) and not _coloured(table, who) else []


def why_stay(round_: "Round[Any]", who: str) -> Refused | None:
    """What keeps somebody whose chips lie there, or are good nowhere else: which chips, and what becomes of them."""
    table = round_.table
    if lies := _lying(table, who):
        under, instead = _what_becomes(round_, lies)
        where = ", ".join(f"${dollars(p.stake)} on {area_name(p.wager.name, p.selection)}" for p in lies)
        return Refused(under, f"{who}'s chips lie on the layout: {where}", ground=Ground.WHEN, instead=instead)
    if _coloured(table, who):
        why = f"{who} holds chips that are good at this table only"
        return Refused(table.game.general.joins, why, ground=Ground.WHEN, instead="exchange them first")
    return None


def leave(round_: "Round[Any]", who: str, _details: Mapping[str, Any]) -> None:
    """Their chips go with them. Whoever was excluded is kept in mind, and may look on."""
    table = round_.table
    table.leaves(who)
    person = table.people.pop(who)
    table.move(person, -person.purse.value, CASH)
    if person.excluded:
        table.people[who] = Person(who, Role.SPECTATOR, excluded=True, excluded_under=person.excluded_under)
    table.left(who)


def _lying(table: Table, who: str) -> list[Placed]:
    return [placed for placed in table.placed if placed.person == who]


def _coloured(table: Table, who: str) -> bool:
    return any(at == table.name for at, _ in table.people[who].purse.non_value)


def _what_becomes(round_: "Round[Any]", lies: Sequence[Placed]) -> tuple[Cite, str]:
    """The provision on taking chips off the layout, and what may be done: they are withdrawn, or wait for the end."""
    table, opened = round_.table, round_.wagering
    under = round_.game.taken_back(table) if opened is None else opened.withdrawn_under
    held = next((found for placed in lies if (found := why_held(table, placed)) is not None), None)
    if held is not None:
        return held.under, "wait until they are settled"
    if under is not None:
        return lies[0].withdrawn_under or under, "withdraw them first"
    return round_.game.late(table, lies[0].wager.name, "withdraw"), "wait until they are settled"
