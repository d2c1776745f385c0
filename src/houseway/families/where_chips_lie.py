"""Chips that were knocked or moved to another place of the layout: where they then count (reading G17).

Until a game's own Part makes wagers final they lie where they lie, and their player answers for it; after that nothing
is changed by moving them, and they are put back.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import lcm
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.money import dollars
from houseway.play.acts import Act, Fields, Ways, choice, choice_by, money
from houseway.play.cloth import area_name
from houseway.play.discovery import hold_to_the_sign
from houseway.play.people import DEALER_OR_MORE_SENIOR, Role
from houseway.play.remedy import Attempt, is_low, let_stand
from houseway.play.round import Round
from houseway.play.settlement import take_off
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager
from houseway.play.wagering import put_down, why_held
from houseway.play.ways import find_placed

NAME: Final = "chips lie elsewhere"
READING: Final = cite("reading G17")
Bar: TypeAlias = Callable[[Any], Cite | None]
"""What makes wagers final now: nothing, while they may lie anywhere."""


def chips_lie_elsewhere(under: Cite, final: Bar, by: frozenset[Role] = DEALER_OR_MORE_SENIOR) -> Act[Any]:
    """The report, under the provision on where a wager lies: whose chips, from where, and to where."""

    def found(round_: Round[Any], _who: str, details: Mapping[str, Any]) -> None:
        table, rows = round_.table, round_.game.wager_named
        lies = find_placed(
            table, details["person"], rows[details["from"]], details["from_selection"], details.get("colour", "")
        )
        assert lies is not None, "only what lies there is listed"
        to, selection = rows[details["to"]], details["to_selection"]
        amount = details.get("amount", lies.stake)
        stays = final(table) or _held(table, lies) or _no_wager_there(table, lies.person, to, selection)
        if stays is not None:
            what = f"{lies.person}'s chips were moved from {_place(lies)} to {area_name(to.name, selection)}"
            table.rule(f"{what}: they are put back, and count where they lay", stays, READING)
        else:
            _lay(table, lies, to, selection, amount, under)

    def nothing_lies(_round: Round[Any], _who: str) -> Refused:
        return Refused(under, "no chips lie on the layout", ground=Ground.WHEN)

    def not_so(round_: Round[Any], details: Mapping[str, Any]) -> Refused | None:
        """No such chips lie there, or not so many; or it is no other place."""
        rows, person = round_.game.wager_named, round_.table.people.get(str(details.get("person")))
        to = rows.get(str(details.get("to")))
        if not round_.table.placed or person is None or str(details.get("from")) not in rows or to is None:
            return None
        if details.get("to_selection") not in (*to.selections, *to.travels):
            return None
        return Refused(under, f"no chips of {person.name}'s can have been moved like that")

    return Act(NAME, by, under, _moves, found, "knocked or moved, by whomever", not_so, closed=nothing_lies)


def _moves(round_: Round[Any], _who: str) -> Ways:
    rows = tuple(round_.game.wagers)
    return [
        (*_lying(placed), *_elsewhere(rows, placed.wager, placed.selection), *_part(round_.table, placed))
        for placed in round_.table.placed
    ]


def _lying(placed: Placed) -> Fields:
    colour = (choice("colour", (placed.chips,)),) if placed.chips else ()
    named = choice("from", (placed.wager.name,)), choice("from_selection", (placed.selection,))
    return choice("person", (placed.person,)), *named, *colour


@lru_cache(maxsize=1024)
def _elsewhere(rows: Sequence[Wager[Any]], here: Wager[Any], at: str) -> Fields:
    """Every place of the layout but the one where they lay."""
    places = [(row.name, [each for each in (*row.selections, *row.travels) if (row, each) != (here, at)])
              for row in rows]  # fmt: skip
    found = [(name, some) for name, some in places if some]
    return choice("to", [name for name, _ in found]), choice_by("to_selection", "to", found)


def _part(table: Table, placed: Placed) -> Fields:
    """All of it, unless less is said: whole chips, so that what they leave can still be paid."""
    chip = table.colour_value(placed.chips) if placed.chips else table.unit
    step = lcm(chip, placed.wager.steps(table, placed.selection)[0])
    if placed.stake <= step or placed.stake % step:
        return ()
    return (money("amount", step, placed.stake - step, step)._replace(optional=True),)


def _held(table: Table, lies: Placed) -> Cite | None:
    held = why_held(table, lies)
    return held.under if held is not None else None


def _no_wager_there(table: Table, person: str, to: Wager[Any], selection: str) -> Cite | None:
    """What keeps this person from any such wager now; odds and percentages are no matter of where chips fall."""
    if to.exactly is not None or to.fee is not None:
        return to.cites[0]
    if to.check is None:
        return None
    try:
        to.check(table, person, selection)
    except Refused as refused:
        return refused.under
    return None


def _lay(table: Table, lies: Placed, to: Wager[Any], selection: str, amount: int, under: Cite) -> None:
    """Chips that lie there are a wager there, as far as the sign and the odds allow one."""
    person, colour, was, left = table.people[lies.person], lies.chips, _place(lies), lies.withdrawn_under
    what = f"${dollars(amount)} of {person.name}'s from {was} lies on {area_name(to.name, selection)}, and counts there"
    table.rule(what, under, READING)
    if amount == lies.stake:
        take_off(table, lies)
    else:
        _leave_behind(table, lies, amount)
    if left is not None and find_placed(table, person.name, to, selection, colour) is None:
        # a winner that was left there may still be taken up, and is measured when it plays anew (reading G10)
        put_down(table, person, to, selection, amount, colour).withdrawn_under = left
    else:
        let_stand(Attempt(table, person, to.name, selection, amount), to, colour)


def _leave_behind(table: Table, lies: Placed, amount: int) -> None:
    """What stays behind is a wager too, and is ruled on first, for it lay first; one that was low before is no new one.

    Odds have no minimum, and a winner that was left is measured when it plays anew (reading G10).
    """
    measured = lies.wager.exactly is None and lies.withdrawn_under is None and not is_low(table, lies)
    table.take_up(lies, amount)
    if measured and is_low(table, lies):
        hold_to_the_sign(table, lies, READING)


def _place(placed: Placed) -> str:
    return area_name(placed.wager.name, placed.selection)
