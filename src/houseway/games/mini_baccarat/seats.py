"""Whose box a wager may lie in: one's own numbered place (qld s189), or for who stands one seated player's (s191)."""

from typing import Final

from houseway.errors import Ground, Refused, quoted
from houseway.families.baccarat.seats import label
from houseway.games.mini_baccarat.rules import MOST_PLACES
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.play.people import Role

SEATS: Final = tuple(label(number) for number in range(1, MOST_PLACES + 1))


def number_of(selection: str) -> int:
    return SEATS.index(selection) + 1


def check_box(table: MiniBaccaratTable, person: str, selection: str) -> None:
    """Refuse a box that this person may not wager in."""
    seats = table.seats
    if selection not in SEATS[: seats.places]:
        instead = f"there are {seats.places} seats"
        raise Refused("qld s189(1)", f"the table has no {quoted(selection)}", instead=instead)
    own = seats.of(person)
    if own is None:
        _check_standing(table, person, selection)
    elif selection != label(own):
        why = f"{person} sits, and only who stands may use another player's box"
        raise Refused("qld s191(2)(a)", why, ground=Ground.WHO, instead=label(own))


def _check_standing(table: MiniBaccaratTable, person: str, selection: str) -> None:
    owner = table.people.get(table.seats.taken.get(number_of(selection), ""))
    if owner is None or owner.role is not Role.PLAYER or owner.excluded:
        why = f"nobody who plays sits at {selection}"
        raise Refused("qld s191(2)(a)", why, ground=Ground.WHAT, instead="the box of a seated player")
    elsewhere = [p.selection for p in table.placed if p.person == person and p.selection != selection]
    if elsewhere:
        why = f"{person} stands and has wagered at {elsewhere[0]}: one player's box, and no second"
        raise Refused("qld s191(2)(a)", why, ground=Ground.WHO, instead=elsewhere[0])
