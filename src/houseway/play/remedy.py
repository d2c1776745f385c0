"""What already happened is never refused: it is recorded, then remedied.

A wager inadvertently accepted stands or is void as the general provisions say; chips put down or taken back too late
are undone.
"""

from collections.abc import Mapping, Sequence
from math import lcm
from typing import TYPE_CHECKING, Any

from houseway.cite import Cite
from houseway.errors import BadInput, Refused
from houseway.money import Cents, dollars
from houseway.play.people import PLAYERS, Person
from houseway.play.settlement import Line
from houseway.play.wager import Verdict, Wager
from houseway.play.wagering import (
    WAGER_DETAILS,
    WITHDRAWAL,
    Wagering,
    check_fee,
    find_placed,
    lying,
    put_down,
    why_held,
)

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.table import Table

__all__ = ["accept", "undo"]


def accept(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """The dealer has taken this wager: let stand what the law lets stand, and give the rest back."""
    table, general = round_.table, round_.game.general
    person = table.person(who)
    _check_shape(details, WAGER_DETAILS)
    if "placed_by" in details:
        table.person(str(details["placed_by"]))
    stake, colour = _chips(table, person, details)
    row = table.game.wager_named.get(str(details.get("on", "")))
    if person.excluded:
        table.rule(f"{who} is excluded from the game: the wager is void", table.exclusion(who).under)
    elif row is None or not _place_exists(table, person, row, str(details.get("selection", ""))):
        what = f"{who}'s {details.get('on')!r} is not a permitted wager: void"
        table.rule(what, general.deleted.get(str(details.get("on")), general.not_permitted), "reading G1")
    elif not isinstance(round_.ask, Wagering) or row not in round_.ask.rows:
        table.rule(f"{who}'s {row.name} came too late and goes back", *table.too_late(row.name, "wager"))
    elif (held := _held_there(table, who, row, str(details["selection"]), colour)) is not None:
        table.rule(f"{who}'s {row.name} can no longer be added to: the chips go back", held.under, "reading G6")
    elif row.exactly is not None:
        _let_exactly(table, person, row, str(details["selection"]), stake)
    else:
        _check_fee_is_there(table, person, row, str(details["selection"]), stake)
        _let_stand(table, person, row, str(details["selection"]), stake, colour)


def _check_shape(details: Mapping[str, Any], known: Sequence[str]) -> None:
    """A misspelt detail must not be ruled on as if it were what happened."""
    for name in ("on", "selection"):
        if type(details.get(name)) is not str:
            raise BadInput(f"what was accepted says '{name}' in words, not {details.get(name)!r}")
    if details["accepted"] is not True:
        raise BadInput("'accepted' is true, or left out")
    if unknown := [name for name in details if name not in known]:
        raise BadInput(f"'{unknown[0]}' is not known here; allowed: {', '.join(known)}")


def _chips(table: "Table", person: Person, details: Mapping[str, Any]) -> tuple[Cents, str]:
    """What was put down: it can only be what the player holds."""
    stake, colour = details.get("stake"), str(details.get("chips", ""))
    held, unit = person.purse.value, table.unit
    if colour:
        unit = table.colour_value(colour)
        held = person.purse.non_value.get((table.name, colour), 0) * unit
    if type(stake) is not int or not 0 < stake <= held or stake % unit or person.role not in PLAYERS:
        what = f"chips that the player {person.name} holds (${dollars(held)} in chips of ${dollars(unit)})"
        raise BadInput(f"'stake' must be {what}, not {stake!r}")
    return stake, colour


def _place_exists(table: "Table", person: Person, row: Wager[Any], selection: str) -> bool:
    if row.check is None:
        return selection in row.selections
    try:
        row.check(table, person.name, selection)
    except Refused:
        return find_placed(table, person.name, row, selection) is not None
    return True


def _held_there(table: "Table", who: str, row: Wager[Any], selection: str, colour: str) -> Refused | None:
    """Why what lies there already may not be changed."""
    lies = find_placed(table, who, row, selection, colour)
    return why_held(table, lies) if lies is not None else None


def _let_stand(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents, colour: str) -> None:
    limits, own = table.sign.limits.get(row.limit), table.game.general.by_sign
    if row.amounts is not None:
        limits, _, own = row.amounts(table, person.name, selection)
    assert limits is not None, f"nothing bounds the {row.name}"
    total = lying(table, person.name, row, selection) + stake
    excess = min(total - limits.maximum, stake)
    if excess > 0:
        _rule_on_excess(table, person, row, selection, excess, own, several=total > stake)
        stake -= excess
    stake -= _cut_to_what_is_paid(table, person, row, selection, stake)
    if not stake:
        return
    if total >= limits.minimum or _first_time(table, person, row, selection, stake):
        rest = stake % table.colour_value(colour) if colour else 0
        if rest:  # part of a chip: it is changed into value chips
            table.hand_over(person, -table.colour_value(colour), colour)
            table.hand_over(person, table.colour_value(colour))
            put_down(table, person, row, selection, rest, "")
        if stake > rest:
            put_down(table, person, row, selection, stake - rest, colour)


def _check_fee_is_there(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents) -> None:
    """A wager is not accepted, even by mistake, without the fee that is paid when it is made."""
    try:
        check_fee(table, person, row, selection, stake)
    except Refused as refused:
        raise BadInput(f"'stake': {refused.why}") from None


def _let_exactly(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents) -> None:
    """Of what was put down, as much stands as may lie there; the rest is void."""
    assert row.exactly is not None
    there = lying(table, person.name, row, selection)
    amounts = row.exactly(table, person.name, selection)
    fits = [total - there for total, _ in amounts if there < total <= there + stake]
    void = stake - max(fits, default=0)
    if void:
        under = amounts[0][1] if amounts else row.cites[0]
        what = f"{person.name}'s {row.name} is void for ${dollars(void)}"
        table.rule(what, table.game.general.not_permitted, under, "reading G1")
    if stake > void:
        put_down(table, person, row, selection, stake - void, "")


def _rule_on_excess(
    table: "Table", person: Person, row: Wager[Any], selection: str, excess: Cents, own: Cite, several: bool
) -> None:
    """What was placed last is cut, be it over the sign's maximum or over a limit of the Part's own (reading G3)."""
    what = f"{person.name}'s {row.name} is void for the ${dollars(excess)} over the maximum"
    general = table.game.general
    by_part = () if own == general.by_sign else (own,)
    shared = by_part and any(p.wager is row and p.selection == selection for p in table.placed)
    read = (general.excess,) if general.excess else ()
    how = row.limits_read.get(own.text) or ("reading G3" if several or shared else "")
    table.rule(what, general.over_maximum, *read, *by_part, *((how,) if how else ()))


def _cut_to_what_is_paid(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents) -> Cents:
    """What is over the last whole step goes back, unless what it wins is rounded: the odds do not pay it exactly."""
    if table.rounding(row) is not None:
        return 0
    step, under = row.steps(table, selection)
    whole = lcm(step, table.unit) if step > 1 else 1  # chips go back, not parts of one
    odd = min((lying(table, person.name, row, selection) + stake) % whole, stake)
    if odd:
        why = "is not in whole steps" if row.in_steps else f"cannot be paid exactly at {row.pays}"
        table.rule(f"{person.name}'s {row.name} is void for ${dollars(odd)}, which {why}", *under)
    return odd


def _first_time(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents) -> bool:
    """A player is let off once at this table (reading G2)."""
    what, under = (
        f"{person.name}'s {row.name} of ${dollars(stake)} is under the minimum",
        table.game.general.under_minimum,
    )
    if not person.warned:
        person.warned = True
        table.rule(f"{what}: valid this once", under, "reading G2")
        return True
    table.rule(f"{what} a second time: void", under, "reading G2")
    void = Line(person.name, row.name, selection, Verdict.VOID, stake, 0, stake, 0, 0, (under,))
    table.lines.append(void)
    return False


def undo(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """A player has taken chips back too late: they lie again as they did."""
    _check_shape(details, (*WITHDRAWAL, "accepted"))
    table = round_.table
    row = table.game.wager_named.get(str(details.get("on", "")))
    selection, colour = str(details.get("selection", "")), str(details.get("chips", ""))
    if row is None or find_placed(table, who, row, selection, colour) is None:
        raise BadInput(f"{who} has no such wager on the layout")
    table.rule(f"{who} took the {row.name} back too late: it lies as before", *table.too_late(row.name, "withdraw"))
