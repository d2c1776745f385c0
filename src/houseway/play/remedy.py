"""What already happened is never refused: it is recorded, then remedied.

A wager inadvertently accepted stands or is void as the general provisions say; chips put down or taken back too late
are undone.
"""

from collections.abc import Mapping, Sequence
from math import lcm
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from houseway.cite import Cite, cite, cites
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.money import Cents, dollars
from houseway.play.details import in_money
from houseway.play.events import CHANGE, Call
from houseway.play.people import PLAYERS, Person
from houseway.play.settlement import never_a_wager
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager
from houseway.play.wagering import (
    WAGER_DETAILS,
    WITHDRAWAL_DETAILS,
    between_rounds,
    check_fee,
    put_down,
    why_held,
)
from houseway.play.ways import find_placed, lying

if TYPE_CHECKING:
    from houseway.play.round import Round


def accept(round_: "Round[Any]", who: str, details: Mapping[str, Any]) -> None:
    """The dealer has taken this wager: let stand what the law lets stand, and give the rest back."""
    table: Table = round_.table
    general, person = table.game.general, table.person(who)
    _check_shape(details, (*WAGER_DETAILS, "unnoticed"))
    if "placed_by" in details:
        table.person(str(details["placed_by"]))
    on, selection = details["on"], details["selection"]
    if (elsewhere := table.not_of_this_table(person, str(details.get("chips", "")))) is not None:
        _of_another_table(table, person, details, elsewhere)
        return
    stake, colour = _chips(table, person, details)
    row = table.game.wager_named.get(on)
    made = Attempt(table, person, on, selection, stake)
    closed = _closed_place(table, person, row, selection) if row is not None else None
    out_of_time = closed is not None and closed.ground is Ground.WHEN
    if person.excluded:
        made.void(f"{who} is excluded from the game: the wager is void", table.exclusion(who).under)
    elif row is None or (closed and not out_of_time and find_placed(table, who, row, selection) is None):
        under = dict.fromkeys((*((closed.under,) if closed else ()), general.deleted.get(on, general.not_permitted)))
        made.void(f"{who}'s {quoted(on)} is not a permitted wager: void", *under, "reading G1")
    elif round_.wagering is None or row not in round_.wagering.rows:
        when = "soon" if round_.wagering is None and between_rounds(round_) else "late"
        made.void(f"{who}'s {on} came too {when} and goes back", *_closed(round_, who, details))
    elif (held := _held_there(table, who, row, selection, colour)) is not None:
        made.void(f"{who}'s {on} can no longer be added to: the chips go back", held.under, "reading G6")
    elif closed is not None and out_of_time:
        made.void(f"{who}'s {on} is not made or added to now: the chips go back", closed.under, "reading G6")
    else:
        _let_what_may(made if colour else _without_coins(made), row, colour, "unnoticed" in details)


def _of_another_table(table: Table, person: Person, details: Mapping[str, Any], elsewhere: Cite) -> None:
    """Chips that are good at another table only are no wager here, and go back as they are."""
    stake, what = details.get("stake"), f"{person.name}'s {details['chips']} chips are of another table"
    if type(stake) is not int or stake <= 0:
        raise BadInput(f"what was accepted is an amount of money above nought, not {in_money(stake)}")
    made = Attempt(table, person, details["on"], details["selection"], stake)
    made.void(f"{what}: no wager, and they go back", elsewhere, table.game.general.not_permitted, "reading G1")


def take_all_the_same(round_: "Round[Any]", who: str, details: Mapping[str, Any], refused: Refused) -> None:
    """An amount outside the limits, where the rules take it and say how it is settled; else it is refused."""
    table, person = round_.table, round_.table.person(who)
    check_taken(table, person, details, refused)
    row, colour = table.game.wager_named[details["on"]], details.get("chips", "")
    let_stand(Attempt(table, person, row.name, details["selection"], details["stake"]), row, colour)


def check_taken(table: Table, person: Person, details: Mapping[str, Any], refused: Refused) -> None:
    """Do the rules take what was refused for its amount, and does the person hold it?"""
    if refused.ground is not Ground.AMOUNT or refused.under not in table.game.general.takes:
        raise refused
    row, selection, stake = table.game.wager_named[details["on"]], details["selection"], details["stake"]
    table.check_means(person, stake, details.get("chips", ""))
    check_fee(table, person, row, selection, stake)
    low = lying(table, person.name, row, selection) + stake < row.limits(table, person.name, selection).minimum
    if low and table.person(person.name).warned:
        why = f"{person.name} was advised that further wagers under the minimum go back"
        raise Refused(table.game.general.under_minimum, why, ground=Ground.AMOUNT, instead=refused.instead)


def _closed(round_: "Round[Any]", who: str, details: Mapping[str, Any]) -> tuple[Cite, ...]:
    """What would have had the wager refused, and that chips which came at the wrong time go back."""
    refuses = round_.game.refuses
    known = refuses(round_, who, "wager", details) if refuses is not None else None
    late, *read = round_.table.too_late(details["on"], "wager")
    return known.under if known is not None and known.ground is Ground.WHEN else late, *read


def _let_what_may(made: "Attempt", row: Wager[Any], colour: str, unnoticed: bool) -> None:
    if not made.stake:
        return
    if row.exactly is not None:
        _let_exactly(made, row)
        return
    table, person, _, selection, stake = made
    _check_fee_is_there(table, person, row, selection, stake)
    if unnoticed:  # until somebody finds out (see `found`); what cannot be paid is noticed at once
        stake -= _cut_to_what_is_paid(made, row, stake)
        if stake:
            put_down(table, person, row, selection, stake, colour).unnoticed = True
    else:
        let_stand(made, row, colour)


class Attempt(NamedTuple):
    """What somebody put down, and what of it has been ruled on."""

    table: Table
    person: Person
    on: str
    selection: str
    stake: Cents

    def void(self, ruling: str, *under: str | Cite, stake: Cents | None = None) -> None:
        """All of it, or so much, goes back: by a ruling, and by a line."""
        found = cites(*under)
        self.table.rule(ruling, *found)
        stake = self.stake if stake is None else stake
        never_a_wager(self.table, self.person.name, self.on, self.selection, stake, *found)


def _check_shape(details: Mapping[str, Any], known: Sequence[str]) -> None:
    """A misspelt detail must not be ruled on as if it were what happened."""
    for name in ("on", "selection"):
        if type(details.get(name)) is not str:
            raise BadInput(f"what was accepted says '{name}' in words, not {quoted(details.get(name))}")
    for name in ("accepted", "unnoticed"):
        if details.get(name, True) is not True:
            raise BadInput(f"'{name}' is true, or left out")
    if unknown := [name for name in details if name not in known]:
        raise BadInput(f"'{unknown[0]}' is not known here; allowed: {', '.join(known)}")


def _chips(table: Table, person: Person, details: Mapping[str, Any]) -> tuple[Cents, str]:
    """What was put down: it can only be what the player holds."""
    stake, colour = details.get("stake"), str(details.get("chips", ""))
    held, unit = person.purse.value, 1
    if colour:
        unit = table.colour_value(colour)
        held = person.purse.non_value.get((table.name, colour), 0) * unit
    if type(stake) is not int or not 0 < stake <= held or stake % unit or person.role not in PLAYERS:
        unit = max(unit, table.unit)
        what = f"chips that the player {person.name} holds, ${dollars(held)} in chips of ${dollars(unit)}"
        raise BadInput(f"what is accepted must be {what}, not {in_money(stake)}")
    return stake, colour


def _without_coins(made: "Attempt") -> "Attempt":
    """Coins that are not used at the table are no wager, though they were taken with one."""
    table, coins = made.table, made.stake % made.table.unit
    if not coins:
        return made
    try:
        table.refuse_coins(made.stake)
    except Refused as refused:
        what = f"{made.person.name}'s {made.on} is void for the ${dollars(coins)} that is not in chips"
        made.void(what, refused.under, "reading G1", stake=coins)
    return made._replace(stake=made.stake - coins)


def _closed_place(table: Table, person: Person, row: Wager[Any], selection: str) -> Refused | None:
    """What closes a place to this person, or says that there is none."""
    if row.check is None:
        none = selection not in row.selections
        return (
            Refused(table.game.general.not_permitted, f"there is no {row.name} on {quoted(selection)}")
            if none
            else None
        )
    try:
        row.check(table, person.name, selection)
    except Refused as refused:
        return refused
    return None


def _held_there(table: Table, who: str, row: Wager[Any], selection: str, colour: str) -> Refused | None:
    """Why what lies there already may not be changed."""
    lies = find_placed(table, who, row, selection, colour)
    return why_held(table, lies) if lies is not None else None


def let_stand(made: Attempt, row: Wager[Any], colour: str) -> None:
    table, person, selection, stake = made.table, made.person, made.selection, made.stake
    limits, own = table.sign.limits.get(row.limit), table.game.general.by_sign
    if row.amounts is not None:
        limits, _, own = row.amounts(table, person.name, selection)
    assert limits is not None, f"nothing bounds the {row.name}"
    total = lying(table, person.name, row, selection) + stake
    excess = min(total - limits.maximum, stake)
    if excess > 0:
        _rule_on_excess(made, row, excess, own, several=total > stake)
        stake -= excess
    stake -= _cut_to_what_is_paid(made, row, stake)
    if not stake:
        return
    if total >= limits.minimum or _first_time(made, stake):
        rest = stake % table.colour_value(colour) if colour else 0
        if rest:  # part of a chip: it is changed into value chips
            table.move(person, -table.colour_value(colour), CHANGE, colour)
            table.move(person, table.colour_value(colour), CHANGE)
            put_down(table, person, row, selection, rest, "")
        if stake > rest:
            put_down(table, person, row, selection, stake - rest, colour)


def _check_fee_is_there(table: Table, person: Person, row: Wager[Any], selection: str, stake: Cents) -> None:
    """A wager is not accepted, even by mistake, without the fee that is paid when it is made."""
    try:
        check_fee(table, person, row, selection, stake)
    except Refused as refused:
        raise BadInput(f"'stake': {refused.why}") from None


def _let_exactly(made: Attempt, row: Wager[Any]) -> None:
    """Of what was put down, as much stands as may lie there; the rest is void."""
    assert row.exactly is not None
    table, name, stake = made.table, made.person.name, made.stake
    there = lying(table, name, row, made.selection)
    amounts = row.exactly(table, name, made.selection)
    fits = [(total, under) for total, under in amounts if there < total <= there + stake]
    most, under = max(fits, default=(there, amounts[0][1] if amounts else row.cites[0]), key=itemgetter(0))
    void = there + stake - most
    if void:
        against = row.not_exactly(table, name, made.selection, there + stake) if row.not_exactly else None
        why = against.under if against else under
        what = f"{name}'s {row.name} is void for ${dollars(void)}"
        made.void(what, table.game.general.not_permitted, why, "reading G1", stake=void)
    if stake > void:
        put_down(table, made.person, row, made.selection, stake - void, "")


def _rule_on_excess(made: Attempt, row: Wager[Any], excess: Cents, own: Cite, several: bool) -> None:
    """What was placed last is cut, be it over the sign's maximum or over a limit of the Part's own (reading G3)."""
    what = f"{made.person.name}'s {row.name} is void for the ${dollars(excess)} over the maximum"
    general, table = made.table.game.general, made.table
    by_part = () if own in (general.by_sign, general.over_maximum) else (own,)
    shared = by_part and any(p.wager is row and p.selection == made.selection for p in table.placed)
    read = (general.excess,) if general.excess else ()
    how = row.limits_read.get(own.text) or ("reading G3" if several or shared else "")
    made.void(what, general.over_maximum, *read, *by_part, *((how,) if how else ()), stake=excess)


def _cut_to_what_is_paid(made: Attempt, row: Wager[Any], stake: Cents) -> Cents:
    """What is over the last whole step goes back, unless what it wins is rounded: the odds do not pay it exactly."""
    table, name = made.table, made.person.name
    if table.rounding(row) is not None:
        return 0
    step, under = row.steps(table, made.selection)
    whole = lcm(step, table.unit) if step > 1 else 1  # chips go back, not parts of one
    odd = min((lying(table, name, row, made.selection) + stake) % whole, stake)
    if odd:
        why = "is not in whole steps" if row.in_steps else f"cannot be paid exactly at {row.pays}"
        made.void(f"{name}'s {row.name} is void for ${dollars(odd)}, which {why}", *under, stake=odd)
    return odd


def _first_time(made: Attempt, stake: Cents) -> bool:
    if once(made.table, made.person, made.on, stake):
        return True
    under = made.table.game.general.under_minimum
    never_a_wager(made.table, made.person.name, made.on, made.selection, stake, under)
    return False


def once(table: Table, person: Person, on: str, stake: Cents, *read: Cite) -> bool:
    """Is a wager under the minimum valid? A player is let off once at this table (reading G2)."""
    what = f"{person.name}'s {on} of ${dollars(stake)} is under the minimum"
    if table.game.general.takes:
        return _until_advised(table, person, what, *read)
    valid, person.warned = not person.warned, True
    how = "valid this once" if valid else "a second time: void"
    table.rule(f"{what}{':' if valid else ''} {how}", table.game.general.under_minimum, "reading G2", *read)
    return valid


def _until_advised(table: Table, person: Person, what: str, *read: Cite) -> bool:
    """Is it settled as it lies? So it is until its owner is advised, with whatever else lies there (reading G14)."""
    under = table.game.general.under_minimum, cite("reading G14"), *read
    if person.warned:
        table.rule(f"{what}, and {person.name} was advised: it goes back", *under)
        return False
    table.rule(f"{what}: it is settled as it lies", *under)
    for placed in [p for p in table.placed if p.person == person.name and p.unnoticed and is_low(table, p)]:
        placed.unnoticed = False
        table.rule(f"{person.name}'s {placed.wager.name} lay there before: it is settled as it lies", *under)
    person.warned = True
    table.announce(Call("{0} is advised that further wagers under the minimum go back", under[0]), person.name)
    return True


def is_low(table: Table, placed: Placed) -> bool:
    """Is a wager that lies there under the minimum?"""
    row, who, selection = placed.wager, placed.person, placed.selection
    return lying(table, who, row, selection) < row.limits(table, who, selection).minimum


def undo(round_: "Round[Any]", who: str, details: Mapping[str, Any]) -> None:
    """A player has taken chips back too late: they lie again as they did."""
    _check_shape(details, (*WITHDRAWAL_DETAILS, "accepted"))
    table = round_.table
    placed = _named(table, who, details)
    if placed is None:
        raise BadInput(f"{who} has no such wager on the layout")
    stays, on = why_held(table, placed), placed.wager.name
    under = (stays.under, cite("reading G6")) if stays else table.too_late(on, "withdraw")
    table.rule(f"{who} took the {on} back too late: it lies as before", *under)


def held(table: Table, who: str, details: Mapping[str, Any]) -> Refused | None:
    """Why the wager that was taken back may not be."""
    placed = _named(table, who, details)
    return why_held(table, placed) if placed is not None else None


def _named(table: Table, who: str, details: Mapping[str, Any]) -> Placed | None:
    row = table.game.wager_named.get(str(details.get("on", "")))
    selection, colour = str(details.get("selection", "")), str(details.get("chips", ""))
    return find_placed(table, who, row, selection, colour) if row is not None else None
