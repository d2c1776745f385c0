"""The boxes of the layout: who may wager on one, and for how much (qld ss 22, 41 to 44)."""

from typing import TYPE_CHECKING, Final, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused, quoted
from houseway.games.blackjack.hand import Box
from houseway.play.sign import Limits
from houseway.play.wager import Placed

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

Amounts: TypeAlias = tuple[Limits, Cite, Cite]
"""The least and the most that may lie on a box for somebody, with what sets the one and the other."""
BOXES: Final = tuple(f"box {n}" for n in range(1, 8))
ON_EACH_BOX: Final = cite("qld s44(2)")
LATE_ENTRANT: Final = cite("qld s22(2)")
BOX_AS_A_WHOLE: Final = cite("qld s42(2)")
BOX_NUMBER: Final = {selection: number for number, selection in enumerate(BOXES, 1)}


def box_number(selection: str) -> int:
    return BOX_NUMBER[selection]


def check_box(table: "BlackjackTable", person: str, selection: str) -> None:
    """Refuse a box that this person may not play on now."""
    if selection not in table.selections:
        allowed = f"there are {len(table.selections)} boxes"
        raise Refused("qld s13(2)", f"the layout has no {quoted(selection)}", instead=allowed)
    if not table.free_entry:
        table.entry.check(table, person)
    if not table.boxes:
        return
    box = table.boxes.get(box_number(selection))
    if box is not None and person not in box.players and len(box.players) >= table.rules.players_to_a_box:
        _box_is_full(table, box)
    others = any(person in b.players for b in table.boxes.values() if b is not box)
    if others and not table.rules.several_boxes:
        why = f"{person} already plays on a box, and the casino permits only one"
        raise Refused("qld s44(1)", why, ground=Ground.WHO)


def _box_is_full(table: "BlackjackTable", box: Box) -> None:
    most = table.rules.players_to_a_box
    if most == 1:
        why = f"{box.label} is {box.first_player}'s; nobody may wager on another player's hand here"
        raise Refused("qld s41", why, ground=Ground.WHO)
    raise Refused("qld s42(1)", f"{box.label} has its {most} players", ground=Ground.WHO)


def box_amounts(table: "BlackjackTable", person: str, selection: str) -> Amounts:
    """The sign's limits; less for a late entrant (s22(2)), or where several wagers are limited together (s42(2))."""
    limits = table.sign.limits["blackjack"]
    several = table.boxes and any(person in b.players for n, b in table.boxes.items() if n != box_number(selection))
    most = table.game.general.by_sign
    least = ON_EACH_BOX if several else most
    if not table.free_entry and table.entry.minimum_only(table, person):
        limits, most = Limits(limits.minimum, limits.minimum), LATE_ENTRANT
    if table.limits_together:
        return table.text.together(table, person, selection, (limits, least, most))
    return limits, least, most


def whole_box(table: "BlackjackTable", person: str, selection: str, amounts: Amounts) -> Amounts:
    """The maximum of the sign, less what the others on the box have wagered (s42(2))."""
    limits, least, most = amounts
    others = sum(p.stake for p in table.main_wagers(selection) if p.person != person)
    room = table.sign.limits["blackjack"].maximum - others
    if room < limits.maximum:
        limits, most = Limits(limits.minimum, max(room, 0)), BOX_AS_A_WHOLE
    return limits, least, most


def beside_own_wager(table: "BlackjackTable", person: str, selection: str, under: str) -> None:
    """Refuse a wager that lies beside one's own on a box, where there is none."""
    if selection not in table.selections:
        raise Refused(
            under, f"the layout has no {quoted(selection)}", instead=f"there are {len(table.selections)} boxes"
        )
    box = table.boxes.get(box_number(selection))
    if box is None or person not in box.players:
        raise Refused(under, f"{person} has no blackjack wager on {selection}", instead="wager on the box first")


def onto_box(table: "BlackjackTable", placed: Placed) -> None:
    """The player now plays on the box: as its first player, or behind the first (s43(b))."""
    number = box_number(placed.selection)
    box = table.boxes.get(number)
    if box is None:
        box = table.boxes[number] = Box(number)
    if placed.person not in box.players:
        box.players.append(placed.person)
    placed.place = box.hands[0]


def onto_hand(table: "BlackjackTable", placed: Placed) -> None:
    placed.place = table.boxes[box_number(placed.selection)].hands[0]


def off_box(table: "BlackjackTable", placed: Placed, *under: Cite) -> None:
    """A wager is gone; with the one on the box go its owner's others there, and an empty box is out of the round."""
    table.leave_box(placed, *under)


def cut_box(table: "BlackjackTable", placed: Placed, *under: Cite) -> None:
    """Part of a wager is void, and what was added to it is measured by the rest."""
    table.measure_anew(placed, *under)
