"""The boxes of the layout: who may wager on one, and for how much (qld ss 421 to 423, 425)."""

from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused, quoted
from houseway.games.pai_gow.rules import LIMIT, MOST_BOXES
from houseway.games.pai_gow.terms import CO_BANKER, PLAYER_BANKER
from houseway.money import Cents
from houseway.play.sign import Limits
from houseway.play.wager import Placed

if TYPE_CHECKING:
    from houseway.games.pai_gow.table import PaiGowTable

BOXES: Final = tuple(f"box {n}" for n in range(1, MOST_BOXES + 1))
NUMBER: Final = {label: number for number, label in enumerate(BOXES, 1)}
PLAYERS_TO_A_BOX: Final = 3
BY_SIGN: Final = cite("qld s5(1)(b)")
BOX_MAXIMUM: Final = cite("qld s421(1)")
BANKERS_ABILITY: Final = cite("qld s421(1)(a)")
HOUSES_SHARE: Final = cite("qld s421(1)(b)(iii)(A)")
CO_BANKERS_SHARE: Final = cite("qld s421(1)(b)(iii)(B)")


def box_number(label: str) -> int:
    return NUMBER[label]


def check_box(table: "PaiGowTable", person: str, selection: str) -> None:
    """Refuse a box that this person may not wager on in this round."""
    if selection not in table.selections:
        there = f"there are {len(table.selections)} boxes"
        raise Refused(table.text.areas, f"the layout has no {quoted(selection)}", instead=there)
    if box_number(selection) in table.off:
        raise Refused("vic 9/2004 r2.4", f"the OFF button lies on {selection}", ground=Ground.WHAT)
    _check_apart(table, person)
    _check_bank(table, person, box_number(selection))
    others = [p for p in table.on_box(box_number(selection)) if p.person != person]
    if len(others) >= PLAYERS_TO_A_BOX:
        raise Refused("qld s422(1)", f"{selection} has its {PLAYERS_TO_A_BOX} players", ground=Ground.WHO)
    _check_alone(table, person, selection, others)
    _check_one_hand(table, person, selection)


def _check_apart(table: "PaiGowTable", person: str) -> None:
    if other := table.kept_apart(person):
        raise Refused("qld s454(c)", f"{person} may not play at the same table as {other}", ground=Ground.WHO)


def _check_bank(table: "PaiGowTable", person: str, box: int) -> None:
    """The bank's box takes no wagers, and whoever has or shares the bank makes none (reading P11)."""
    bank = table.bank
    if person in bank.bankers:
        under = "qld s425(7)(b)" if len(bank.bankers) > 1 else "reading P11"
        raise Refused(under, f"{person} is banking and wagers on no hand", ground=Ground.WHO)
    if box == bank.box:
        whose = "the house's" if bank.is_house else f"{bank.bankers[0]}'s"
        under = "qld s425(13)" if bank.is_house else "reading P11"
        why = f"box {box} gets the bank's tiles, and the bank is {whose} in this round: nobody may wager there"
        raise Refused(under, why, instead="another box")


def _check_alone(table: "PaiGowTable", person: str, selection: str, others: list[Placed]) -> None:
    """Whoever wagers over the maximum by arrangement is alone on a box; in Victoria whoever may, at any stake."""
    always, most = table.text.always_alone, table.sign.limits[LIMIT].maximum
    alone = [p.person for p in others if p.person in table.arranged and (always or p.stake > most)]
    if others and always and person in table.arranged:
        alone.append(person)
    if alone:
        why = f"{alone[0]} has a maximum by arrangement, and is to be alone on {selection}"
        raise Refused(table.text.alone, why, ground=Ground.WHO)


def _check_one_hand(table: "PaiGowTable", person: str, selection: str) -> None:
    """One hand for a player; two against the house, for one who is alone at the table."""
    elsewhere = {p.selection for p in table.wagers_of(person) if p.selection != selection}
    if not elsewhere:
        return
    where = " and ".join(sorted(elsewhere))
    if not table.alone(person) or len(elsewhere) > 1 or not table.bank.is_house:
        under = "qld s423(2)(a)" if table.bank.is_house and not table.alone(person) else "qld s423(1)"
        why = f"{person} plays on {where}, and a second hand is for a lone player against the house"
        raise Refused(under, why, ground=Ground.WHO)


def amounts(table: "PaiGowTable", person: str, selection: str) -> tuple[Limits, Cite, Cite]:
    """The least and the most for one player on one box, by the sign and by what the bank can meet."""
    limits = table.sign.limits[LIMIT]
    most, under = min(_bounds(table, person, selection, limits.maximum))
    return Limits(limits.minimum, max(most, 0)), BY_SIGN, under


def _bounds(table: "PaiGowTable", person: str, selection: str, maximum: Cents) -> list[tuple[Cents, Cite]]:
    others = sum(p.stake for p in table.wagers() if (p.person, p.selection) != (person, selection))
    found = [(most - others, under) for most, under in bank_bounds(table)]
    if table.bank.kind == CO_BANKER:  # no box maximum applies: s421(1)(b)(ii)
        return found
    return [_box_maximum(table, person, selection, maximum), *found]


def bank_bounds(table: "PaiGowTable") -> list[tuple[Cents, Cite]]:
    """What all wagers together may come to, where a player banks or shares the bank."""
    if table.bank.kind == CO_BANKER:
        return [(2 * table.liability, HOUSES_SHARE), (2 * table.cover(), CO_BANKERS_SHARE)]
    return [(table.cover(), BANKERS_ABILITY)] if table.bank.kind == PLAYER_BANKER else []


def _box_maximum(table: "PaiGowTable", person: str, selection: str, maximum: Cents) -> tuple[Cents, Cite]:
    """The maximum is for all wagers on a box together (reading P12); by arrangement, more for whoever is alone."""
    here = sum(p.stake for p in table.on_box(box_number(selection)) if p.person != person)
    if here:
        return maximum - here, table.text.alone if person in table.arranged else BOX_MAXIMUM
    return max(table.arranged.get(person, 0), maximum), BY_SIGN


def gone(table: "PaiGowTable", placed: Placed, *_under: Cite) -> None:
    """A wager was taken back or is void; where it was a banker's chips, the bank is void (reading P14)."""
    table.after_leaving(placed)
