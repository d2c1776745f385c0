"""What is reported and directed in Victoria otherwise than in Queensland, or besides (vic 9/2004)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.prohibitions import never
from houseway.games.pai_gow.boxes import box_number
from houseway.games.pai_gow.dice import die_not_flat
from houseway.games.pai_gow.irregularities import ACTS as QUEENSLANDS
from houseway.games.pai_gow.limits import may_arrange
from houseway.games.pai_gow.moments import BEFORE_THE_ROUND, CUTTING, DEALING, SHAKEN, SHAKING, UNTIL_NO_MORE_BETS
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Role
from houseway.play.round import Round

STAFF: Final = DEALER_OR_MORE_SENIOR
CASINO_SUPERVISOR: Final = frozenset({Role.CASINO_SUPERVISOR})
AGAIN: Final = "the dice cup is shaken again"
NOT_LOOKED_AT: Final = (CUTTING, SHAKING, SHAKEN, DEALING)  # wagers are closed, and no player has seen a tile


# r2.4


def areas_nobody_plays(round_: Round[PaiGowTable], _who: str) -> Ways:
    """Before a round: any but box 1, which is the house's, and those of players."""
    table = round_.table
    free = [box for box in range(2, table.rules.boxes + 1) if box not in table.off and not table.boxes.get(box)]
    return [(choice("box", [f"box {box}" for box in free]),)] if free else []


def place_off(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.off.append(number(details))
    round_.table.rule(f"{details['box']} is removed from play", "vic 9/2004 r2.4")


def areas_off(round_: Round[PaiGowTable], _who: str) -> Ways:
    off = [f"box {box}" for box in round_.table.off]
    return [(choice("box", off),)] if off else []


def remove_off(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.off.remove(number(details))
    round_.table.rule(f"{details['box']} is in play again", "vic 9/2004 r2.4")


def number(details: Mapping[str, Any]) -> int:
    return int(str(details["box"]).removeprefix("box "))


# r14.13


def nobody_has_looked(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    open_ = [name for box in table.played if box not in table.directed and (name := table.decides_for(box))]
    return [(choice("person", list(dict.fromkeys(open_))),)] if open_ else []


def set_before_others(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    table.directed += [box for box in table.played if table.decides_for(box) == name]
    what = f"{name} is suspected of passing on what tiles are worth, and sets before any other player looks"
    table.rule(what, "vic 9/2004 r14.13")


# r10.8


def may_have_a_maximum(round_: Round[PaiGowTable], who: str) -> Ways:
    """Players whose area is not shared with others at this moment."""
    table = round_.table
    return [
        (choice("person", names), most)
        for person, most in may_arrange(round_, who)
        if (names := [str(name) for name in person.choices if not shares(table, str(name))])
    ]


def shares(table: PaiGowTable, name: str) -> bool:
    return any(len(table.on_box(box_number(placed.selection))) > 1 for placed in table.wagers_of(name))


def arrange(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.arranged[details["person"]] = details["maximum"]
    round_.table.rule(f"{details['person']} has a maximum of their own, alone on an area", "vic 9/2004 r10.8")


ROWS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("place the OFF button", STAFF, "vic 9/2004 r2.4", areas_nobody_plays, place_off, "nobody plays there",
        at=BEFORE_THE_ROUND),
    act("remove the OFF button", STAFF, "vic 9/2004 r2.4", areas_off, remove_off, at=BEFORE_THE_ROUND),
    act("direct to set first", CASINO_SUPERVISOR, "vic 9/2004 r14.13", nobody_has_looked, set_before_others,
        at=NOT_LOOKED_AT),
    act("arrange a higher maximum", DIRECTORS, "vic 9/2004 r10.8", may_have_a_maximum, arrange, at=UNTIL_NO_MORE_BETS),
    never("change the setting", cite("vic 9/2004 r12.1.5"), "tiles that are laid down are set, and stay down"),
)  # fmt: skip


def over_queenslands(*rows: Act[PaiGowTable]) -> tuple[Act[PaiGowTable], ...]:
    """Queensland's, where Victoria has none of its own."""
    own = {row.name for row in rows}
    return (*(row for row in QUEENSLANDS if row.name not in own), *rows)


ACTS: Final = over_queenslands(die_not_flat("vic 9/2004 r8.5", AGAIN), *ROWS)
CROWN_ACTS: Final = over_queenslands(die_not_flat("vic 9/2004 r18.4.1", AGAIN), *ROWS)
