"""A ticket that was produced though it should not have been: recorded, then remedied (qld s5(2), s222(1))."""

from collections.abc import Mapping
from typing import Any

from houseway.games.keno.entry import LEAST, MULTIPLE, Entry, runs, selection, way_of
from houseway.games.keno.moments import OPEN
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import NUMBERS
from houseway.games.keno.wagers import LIMIT, row_name
from houseway.money import Cents, dollars
from houseway.play.acts import Fields, Ways, choice, money, several
from houseway.play.remedy import Made
from houseway.play.round import Round


def acceptable(round_: Round[KenoTable], _who: str) -> Ways:
    """Whatever a player's money covers, for one game: too little or too much, too late, or an excluded player's."""
    table = round_.table
    found: list[Fields] = []
    step = MULTIPLE[False]
    for person in [p for p in table.players if p.purse.value >= step]:
        stake = money("stake", step, person.purse.value // step * step, step)
        for run in runs(table.schedule.spots(jackpot=False)):
            numbers = several("numbers", NUMBERS, least=run[0], most=run[-1])
            found.append((choice("person", (person.name,)), numbers, stake))
    return found


def accept(round_: Round[KenoTable], _who: str, details: Mapping[str, Any]) -> None:
    table, way = round_.table, way_of(details["numbers"])
    person, row = table.people[details["person"]], row_name(len(way), jackpot=False)
    made = Made(table, person, row, selection(way), details["stake"])
    if person.excluded:
        what = f"{person.name} is excluded from the game: the entry is void"
        made.void(what, table.exclusion(person.name).under)
    elif round_.moment != OPEN:
        what = f"{person.name}'s ticket was produced too late: the money goes back"
        made.void(what, *table.too_late("", "wager"))
    elif stands := _stands(made):
        table.issue(person, Entry((way,), stands))


def _stands(made: Made) -> Cents:
    """How much of it is a wager."""
    table, person, stake = made.table, made.person, made.stake
    limits = table.sign.limits[LIMIT]
    if stake > limits.maximum:
        excess = stake - limits.maximum
        what = f"{person.name}'s entry is void for the ${dollars(excess)} over the maximum"
        made.void(what, "qld s5(2)(b)", stake=excess)
        return limits.maximum
    if stake >= limits.minimum:
        return stake
    what = f"{person.name}'s entry of ${dollars(stake)} is under the minimum"
    under = ("qld s5(2)(a)", "reading G2", *(("qld s216(3)",) if stake < LEAST[False] else ()))
    if person.warned:
        made.void(f"{what} a second time: void", *under)
        return 0
    person.warned = True
    table.rule(f"{what}: valid this once", *under)
    return stake
