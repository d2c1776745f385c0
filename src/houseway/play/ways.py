"""The ways in which a wager may be made: on which places, between which amounts, in which steps, with which chips.

The same bounds list what may be done and decide whether one wager fits (see `wagering`, which says why one does not).
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import lcm
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.cite import Cite
from houseway.money import Cents
from houseway.play.acts import Field, Option, choice, money
from houseway.play.people import Person
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager

NEVER: Final[Cents] = 10**18  # more than anybody holds
DOLLAR: Final[Cents] = 100
Bounds: TypeAlias = tuple[Cents, Cents, Cents]
"""The least, the most and the step."""


class Way(NamedTuple):
    """One way to make a wager: on which places, between which amounts in which steps, in chips of which colour."""

    places: Sequence[str]
    least: Cents
    most: Cents
    step: Cents
    colour: str
    under: Cite


def ways(table: Table, person: Person, row: Wager[Any]) -> Iterator[Way]:
    """The ways in which a person may make this wager now; places that share their bounds are listed together."""
    places = row.places(table, person.name)
    if row.exactly is not None:
        for selection in places:
            yield from _exact_ways(table, person, row, selection)
        return
    stakes = _stakes(table, person.name, row)
    for means in table.means(person):
        ranges: dict[Bounds, list[str]] = {}
        for there, alike in _alike(row, places, stakes).items():
            bounds = _bounds(table, person, row, alike[0], there[0], means)
            if bounds is not None:
                ranges.setdefault(bounds, []).extend(alike)
        for bounds, selections in ranges.items():
            yield Way(selections, *bounds, means[0], row.cites[0])


def _stakes(table: Table, person: str, row: Wager[Any]) -> dict[str, Cents]:
    """What a person has on each place of a row, in chips of any colour."""
    found: dict[str, Cents] = {}
    for placed in table.placed:
        if placed.wager is row and placed.person == person:
            found[placed.selection] = found.get(placed.selection, 0) + placed.stake
    return found


def _alike(row: Wager[Any], places: Sequence[str], stakes: Mapping[str, Cents]) -> dict[tuple[Cents, str], list[str]]:
    """Places that have the same bounds: unless the row bounds each by itself, those where as much lies."""
    apart = row.amounts is not None or row.in_steps is not None or row.fee is not None
    found: dict[tuple[Cents, str], list[str]] = {}
    for place in places:
        found.setdefault((stakes.get(place, 0), place if apart else ""), []).append(place)
    return found


def _exact_ways(table: Table, person: Person, row: Wager[Any], selection: str) -> Iterator[Way]:
    """Each amount that will do, in value chips."""
    assert row.exactly is not None
    there = lying(table, person.name, row, selection)
    for total, under in row.exactly(table, person.name, selection):
        stake = total - there
        if 0 < stake <= person.purse.value and stake % table.unit == 0:
            yield Way((selection,), stake, stake, 1, "", under)


def ways_at(table: Table, person: Person, row: Wager[Any], selection: str) -> Iterator[Way]:
    """The same on one place, without a look at the others."""
    if not row.place_is_open(table, person.name, selection):
        return
    if row.exactly is not None:
        yield from _exact_ways(table, person, row, selection)
        return
    there = lying(table, person.name, row, selection)
    for means in table.means(person):
        bounds = _bounds(table, person, row, selection, there, means)
        if bounds is not None:
            yield Way((selection,), *bounds, means[0], row.cites[0])


def stake_of(chip: Cents, way: Way) -> Cents:
    """What a chip that is laid there stakes: the amount that comes closest to it, of two as close the smaller; without
    coins, where that can be.

    A chip above the most stays as it is, unless there is one price: the rule that bounds it refuses it.
    """
    if way.least < way.most < chip:
        return chip
    in_dollars = range(way.least, min(way.most, way.least + DOLLAR * way.step) + 1, way.step)
    whole = next((each for each in in_dollars if each % DOLLAR == 0), None) if chip % DOLLAR == 0 else None
    least, step = (way.least, way.step) if whole is None else (whole, lcm(way.step, DOLLAR))
    steps = (2 * (chip - least) + step - 1) // (2 * step)  # half a step too much is none
    return min(least + max(steps, 0) * step, way.most)


def way_for(table: Table, person: Person, row: Wager[Any], selection: str, stake: Cents, colour: str) -> bool:
    """Is there a way for this one wager? The same bounds say what is listed."""
    if not row.place_is_open(table, person.name, selection):
        return False
    if row.exactly is not None:
        return not colour and any(way.least == stake for way in _exact_ways(table, person, row, selection))
    for means in table.means(person):
        if means[0] == colour:
            there = lying(table, person.name, row, selection) if table.placed else 0
            bounds = _bounds(table, person, row, selection, there, means)
            return bounds is not None and bounds[0] <= stake <= bounds[1] and (stake - bounds[0]) % bounds[2] == 0
    return False


def wager_options(table: Table, person: Person, row: Wager[Any], at: str | None = None) -> Iterator[Option]:
    """The ways as options; of one place alone, where it is named."""
    hands = _hands(table, person)
    for way in ways(table, person, row) if at is None else ways_at(table, person, row, at):
        stake = money("stake", way.least, way.most, way.step)
        chips = (choice("chips", (way.colour,)),) if way.colour else ()
        fields = (choice("on", (row.name,)), choice("selection", way.places), stake, *chips, *hands)
        yield Option(person.name, "wager", way.under, fields, row.says)


def _hands(table: Table, person: Person) -> tuple[Field, ...]:
    """Who else may put the chips down, where the game lets somebody."""
    others = others_than(table, person)
    return (choice("placed_by", others, optional=True),) if others else ()


def others_than(table: Table, person: Person) -> list[str]:
    if table.game.hands is None:
        return []
    return [p.name for p in table.people.values() if p is not person and not p.excluded]


def _bounds(
    table: Table, person: Person, row: Wager[Any], selection: str, there: Cents, means: tuple[str, Cents, Cents]
) -> Bounds | None:
    """The least, the most and the step of what may be added to this place, or None where nothing may."""
    _, held, unit = means
    limits = row.limits(table, person.name, selection)
    steps = row.step if row.in_steps is None else row.in_steps(table, selection)[0]
    increment = table.sign.increment_of(row.limit) if row.limit else 0
    least = limits.minimum - there
    if least < unit:
        least = unit
    if least % unit:
        least += unit - least % unit
    step = unit
    if increment or steps > 1:
        start = limits.minimum if table.game.general.from_minimum else 0
        least, step = _in_steps(least, unit, there, increment or 1, start, steps)
    most = limits.maximum - there
    most = least + ((most if most < held else held) - least) // step * step
    if row.fee is not None:
        most = _covered(row, selection, there, range(least, most + 1, step), held)
    return (least, most, step) if most >= least else None


@lru_cache(maxsize=4096)
def _in_steps(
    least: Cents, unit: Cents, there: Cents, increment: Cents, start: Cents, steps: Cents
) -> tuple[Cents, Cents]:
    """The first amount from there on that is in increments and is paid exactly, and the step to the next.

    What lies on the place, once accepted, need not be in increments itself.
    """
    step = lcm(increment, steps, unit)
    fits = (
        each
        for each in range(least, least + step, unit)
        if (there + each - start) % increment == 0 and (there + each) % steps == 0
    )
    return next(fits, NEVER), step


def _covered(row: Wager[Any], selection: str, there: Cents, stakes: range, held: Cents) -> Cents:
    """The largest of these stakes that the chips cover with its fee, which grows with the stake."""
    if stakes and stakes[-1] + fee_besides(row, selection, there, stakes[-1]) <= held:
        return stakes[-1]
    fit = bisect_right(stakes, held, key=lambda stake: stake + fee_besides(row, selection, there, stake))
    return stakes[fit - 1] if fit else stakes.start - 1


def fee_besides(row: Wager[Any], selection: str, there: Cents, stake: Cents) -> Cents:
    """What is paid besides a stake that is added to what lies there."""
    return row.fee_on(selection, there + stake) - row.fee_on(selection, there)


def find_placed(table: Table, person: str, row: Wager[Any], selection: str, colour: str = "") -> Placed | None:
    """A person's wager on this place, in chips of one colour (none for value chips)."""
    for p in table.placed:
        if p.wager is row and p.person == person and p.selection == selection and p.chips == colour:
            return p
    return None


def lying(table: Table, person: str, row: Wager[Any], selection: str) -> Cents:
    """What a person already has on this place, in chips of any colour."""
    return sum(p.stake for p in table.placed if p.wager is row and p.person == person and p.selection == selection)
