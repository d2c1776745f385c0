"""When a wager may be made, taken back or added to (qld s109, s111), and the amounts behind one (ss 119 to 122)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite, cites
from houseway.errors import Ground, Refused, quoted
from houseway.games.craps.arithmetic import laid, whole_dollars
from houseway.games.craps.facts import DONT, ON_THE_LINE
from houseway.games.craps.terms import mark_of
from houseway.money import Cents, Odds
from houseway.play.game import Together
from houseway.play.settlement import take_off
from houseway.play.wager import Placed, Wager

if TYPE_CHECKING:
    from houseway.games.craps.table import CrapsTable

NOTHING_MORE: Final = cite("qld s111(2)")
GO_WITH_IT: Final = cites("qld s111(2)", "reading D11")  # only a don't bet is taken back once it has its point
PLACED_BEFORE: Final = cite("qld s109")

Check = Callable[[Any, str, str], None]
Amounts = Callable[[Any, str, str], list[tuple[Cents, Cite]]]
Possible = Callable[[Any, str, str], list[tuple[Cents, Cite, bool]]]
"""Amounts of odds, what each rests on, and whether it takes the operator's agreement."""


def _barred(table: "CrapsTable", person: str, name: str) -> Refused | None:
    """Why nothing more may be put on a line, or on come, just now."""
    if (person, name, name) in table.reduced:
        return _not_again(person, name)
    if name in ON_THE_LINE and table.point:
        why = f"a {name} is made just before a come out roll, and the point is {table.point}"
        return Refused(PLACED_BEFORE, why, ground=Ground.WHEN)
    if name not in ON_THE_LINE and not table.point:
        return Refused(PLACED_BEFORE, f"a {name} is made after the come out roll", ground=Ground.WHEN)
    return None


def _not_again(person: str, name: str) -> Refused:
    why = f"{person} has taken from this {name}, which is not put back and does not grow again"
    return Refused(NOTHING_MORE, why, ground=Ground.WHEN)


def _on_its_point(table: "CrapsTable", person: str, name: str, selection: str) -> Refused | None:
    """Why nothing is put on the number that a come or don't come bet has been moved to."""
    if (person, name, selection) in table.reduced:
        return _not_again(person, name)
    if (person, name, selection) not in {mark_of(placed) for placed in table.placed}:
        return None
    return Refused(PLACED_BEFORE, f"the {name} has its point: it was made before that roll", ground=Ground.WHEN)


def at_its_moment(name: str) -> Check:
    """A line bet just before the come out roll, a come or don't come bet after it."""

    def check(table: "CrapsTable", person: str, selection: str) -> None:
        if selection != name:
            raise _on_its_point(table, person, name, selection) or Refused(
                "qld s5(1)(a)", f"a {name} is made on its own area of the layout, not on {quoted(selection)}"
            )
        barred = _barred(table, person, name)
        if barred is not None:
            raise barred

    return check


def held_by_its_point(table: "CrapsTable", placed: Placed) -> Refused | None:
    """A win or come bet is not removed or reduced once it has its point."""
    point = table.point if placed.wager.name == "win bet" else placed.selection.isdecimal()
    if not point:
        return None
    return Refused("qld s111(1)", f"the {placed.wager.name} has its point and stays", ground=Ground.WHEN)


def odds_go_with_it(table: "CrapsTable", placed: Placed, *under: Cite) -> None:
    """A wager that supported this one has nothing left to support (reading D11)."""
    if placed.wager.name in DONT and not under:  # the player removes it: a void one was never removed
        table.reduced.add(mark_of(placed))
    odds = placed.wager.name.replace("bet", "odds")
    for other in [p for p in table.placed if p.person == placed.person and p.wager.name == odds]:
        if placed.wager.name in ON_THE_LINE or other.selection == placed.selection:
            take_off(table, other, *(under or GO_WITH_IT))


# ss 119 to 122: additional wagers in support of one that has its point


def supported(table: "CrapsTable", person: str, name: str, selection: str) -> Cents:
    """What the wager has on it that odds on this point would support."""
    if name in ON_THE_LINE and selection != str(table.point):
        return 0
    behind = (person, name, name if name in ON_THE_LINE else selection)
    return sum(placed.stake for placed in table.placed if mark_of(placed) == behind)


def behind(name: str, under: str) -> Check:
    """Odds are made in support of a wager that has this point."""

    def check(table: "CrapsTable", person: str, selection: str) -> None:
        if not supported(table, person, name, selection):
            raise Refused(under, f"{person} has no {name} with the point {selection} to support", ground=Ground.WHEN)

    return check


def equal_or_double(name: str, equal: str, double: str) -> Possible:
    """As much as the wager itself, or by agreement twice as much (reading D2)."""

    def possible(table: "CrapsTable", person: str, selection: str) -> list[tuple[Cents, Cite, bool]]:
        bet = supported(table, person, name, selection)
        return [(bet, cite(equal), False), (2 * bet, cite(double), True)]

    return possible


def laid_to_win(name: str, under: tuple[str, str, str], odds: Callable[[int], Odds]) -> Possible:
    """What wins as much as the wager itself, or by agreement twice as much, in whole dollars (readings D2, D3)."""
    equal, double, rounded = map(cite, under)

    def possible(table: "CrapsTable", person: str, selection: str) -> list[tuple[Cents, Cite, bool]]:
        bet = supported(table, person, name, selection)
        found = []
        for winnings, allows, twice in ((bet, equal, False), (2 * bet, double, True)):
            target = whole_dollars(winnings) if table.round_winnings else winnings
            pays = odds(int(selection))
            stake = laid(target, pays.pays, pays.for_each)
            found += [(stake, allows if target == winnings else rounded, twice)] if stake else []
        return found

    return possible


def as_agreed(possible: Possible) -> Amounts:
    """Twice as much only where the operator agrees."""

    def amounts(table: "CrapsTable", person: str, selection: str) -> list[tuple[Cents, Cite]]:
        found = possible(table, person, selection)
        return [(amount, under) for amount, under, twice in found if not twice or table.agrees_to_double(person)]

    return amounts


def not_agreed(possible: Possible, double: str) -> Callable[[Any, str, str, Cents], Refused | None]:
    """Why twice as much is not taken, where the operator does not agree to it."""

    def refuses(table: "CrapsTable", person: str, selection: str, total: Cents) -> Refused | None:
        found = possible(table, person, selection)
        if table.agrees_to_double(person) or not any(twice and amount == total for amount, _, twice in found):
            return None
        return Refused(double, "the casino operator does not agree to twice the amount", ground=Ground.AMOUNT)

    return refuses


def put_behind(odds: Wager[Any]) -> Together:
    """A wager with its odds, whatever the point is: by the amounts that are permitted behind it."""

    name = odds.name.replace("odds", "bet")

    def amounts(table: "CrapsTable", person: str, point: Any, stake: Cents) -> Sequence[tuple[Cents, Cite]]:
        row = table.game.wager_named[odds.name]
        on_the_line = name in ON_THE_LINE
        assert row.exactly is not None
        if table.double_odds is None:  # whatever may be agreed to
            table.double_odds = True
        table.point = point if on_the_line else 0
        table.placed = [Placed(person, table.game.wager_named[name], name if on_the_line else str(point), stake)]
        return row.exactly(table, person, str(point))

    return Together(name, odds.name, amounts)
