"""When a wager may be made, taken back or added to (qld s109, s111), and the amounts behind one (ss 119 to 122)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.craps.arithmetic import laid, whole_dollars
from houseway.games.craps.facts import ON_THE_LINE
from houseway.money import Cents, Odds
from houseway.play.settlement import take_off
from houseway.play.sign import Limits
from houseway.play.wager import Placed

if TYPE_CHECKING:
    from houseway.games.craps.table import CrapsTable

BY_SIGN: Final = cite("qld s5(1)(b)")
NOTHING_MORE: Final = cite("qld s111(2)")
PLACED_BEFORE: Final = cite("qld s109")
DONT: Final = frozenset({"don't win bet", "don't come bet"})

Check = Callable[[Any, str, str], None]
Amounts = Callable[[Any, str, str], list[tuple[Cents, Cite]]]


def _barred(table: "CrapsTable", person: str, name: str) -> Refused | None:
    """Why nothing more may be put on a line, or on come, just now."""
    if name in ON_THE_LINE and table.point:
        why = f"a {name} is made just before a come out roll, and the point is {table.point}"
        return Refused(PLACED_BEFORE, why, ground=Ground.WHEN)
    if name not in ON_THE_LINE and not table.point:
        return Refused(PLACED_BEFORE, f"a {name} is made after the come out roll", ground=Ground.WHEN)
    if (person, name) in table.reduced:
        why = f"{person} has taken from the {name} of this roll, which may not grow again"
        return Refused(NOTHING_MORE, why, ground=Ground.WHEN)
    return None


def at_its_moment(name: str) -> Check:
    """A line bet just before the come out roll, a come or don't come bet after it."""

    def check(table: "CrapsTable", person: str, selection: str) -> None:
        if selection != name:
            raise Refused("qld s5(1)(a)", f"a {name} is made on its own area of the layout, not on {selection!r}")
        barred = _barred(table, person, name)
        if barred is not None:
            raise barred

    return check


def while_open(name: str) -> Callable[[Any, str, str], tuple[Limits, Cite, Cite]]:
    """The sign's limits; where the moment has passed, no more than lies there already (reading D7)."""

    def amounts(table: "CrapsTable", person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
        barred = _barred(table, person, name)
        if barred is None:
            return table.sign.limits[name], BY_SIGN, BY_SIGN
        lies = sum(p.stake for p in table.placed if p.person == person and p.wager.name == name)
        return Limits(0, lies), barred.under, barred.under

    return amounts


def held_by_its_point(table: "CrapsTable", placed: Placed) -> Refused | None:
    """A win or come bet is not removed or reduced once it has its point."""
    point = table.point if placed.wager.name == "win bet" else placed.selection.isdecimal()
    if not point:
        return None
    return Refused("qld s111(1)", f"the {placed.wager.name} has its point and stays", ground=Ground.WHEN)


def odds_go_with_it(table: "CrapsTable", placed: Placed, *under: Cite) -> None:
    """A wager that supported this one has nothing left to support (reading D11)."""
    if placed.wager.name in DONT:
        table.reduced.add((placed.person, placed.wager.name))
    odds = placed.wager.name.replace("bet", "odds")
    for other in [p for p in table.placed if p.person == placed.person and p.wager.name == odds]:
        if placed.selection in (other.selection, placed.wager.name):
            take_off(table, other, *under)


# ss 119 to 122: additional wagers in support of one that has its point


def _supported(table: "CrapsTable", person: str, name: str, selection: str) -> Cents:
    """What the wager has on it that odds on this point would support."""
    if name in ON_THE_LINE and selection != str(table.point):
        return 0
    place = name if name in ON_THE_LINE else selection
    return sum(p.stake for p in table.placed if (p.person, p.wager.name, p.selection) == (person, name, place))


def behind(name: str, under: str) -> Check:
    """Odds are made in support of a wager that has this point."""

    def check(table: "CrapsTable", person: str, selection: str) -> None:
        if not _supported(table, person, name, selection):
            raise Refused(under, f"{person} has no {name} with the point {selection} to support", ground=Ground.WHEN)

    return check


def equal_or_double(name: str, equal: str, double: str) -> Amounts:
    """As much as the wager itself, or by agreement twice as much (reading D2)."""

    def amounts(table: "CrapsTable", person: str, selection: str) -> list[tuple[Cents, Cite]]:
        bet = _supported(table, person, name, selection)
        found = [(bet, cite(equal))]
        return [*found, (2 * bet, cite(double))] if table.double_odds else found

    return amounts


def laid_to_win(name: str, under: tuple[str, str, str], odds: Callable[[int], Odds]) -> Amounts:
    """What wins as much as the wager itself, or by agreement twice as much, in whole dollars (readings D2, D3)."""
    equal, double, rounded = map(cite, under)

    def amounts(table: "CrapsTable", person: str, selection: str) -> list[tuple[Cents, Cite]]:
        bet = _supported(table, person, name, selection)
        found = []
        for winnings, allows in [(bet, equal), (2 * bet, double)][: 2 if table.double_odds else 1]:
            target = whole_dollars(winnings) if table.round_winnings else winnings
            pays = odds(int(selection))
            stake = laid(target, pays.pays, pays.for_each)
            found += [(stake, allows if target == winnings else rounded)] if stake else []
        return found

    return amounts
