"""The steps of a roll, and why somebody does not throw, call a wager or take so much of one back, or no dice rest."""

from typing import Final

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.games.craps.calling import written
from houseway.games.craps.moments import (
    AT_REST,
    BEFORE_A_ROLL,
    BEFORE_THE_THROW,
    CALLED,
    IN_THE_AIR,
    LOOKED_FOR,
    NOBODY_SHOOTS,
    OFFERED,
    WAGERING,
)
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import DICE
from houseway.money import dollars
from houseway.play.acts import Details
from houseway.play.events import CASH
from houseway.play.people import Person, Role
from houseway.play.round import Round
from houseway.play.wager import Placed
from houseway.play.wagering import check_fee, check_wager, read_wager
from houseway.play.ways import find_placed

STEPS: Final = {
    step: cite(under)
    for step, under in {
        "accept the dice": "qld s124(3)",
        "reject the dice": "qld s124(2)",
        "throw the dice": "qld s126(1)",
        "pass the dice": "qld s130(1)",
        "call the throw": "qld s129(1)",
        "collect the dice": "qld s129(4)",
        "wait for a shooter": "qld s130(2)",
        "confirm": "qld s110(1)",
        "decline": "qld s110(1)",
        "end the search": "qld s125(a)",
        "select new dice": "qld s125(b)",
        "ask for the original dice": "qld s125(b)",
        "check the dice": "qld s125(c)",
    }.items()
}


BEFORE_THEY_REST: Final = {
    OFFERED: ("qld s124(3)", "nobody has taken the dice"),
    BEFORE_THE_THROW: ("qld s126(1)", "the shooter has not thrown the dice"),
    IN_THE_AIR: ("qld s110(1)", "a wager that is called in the air is confirmed before the dice rest, or declined"),
    LOOKED_FOR: ("qld s127(1)(a)", "dice went off the table: the roll is invalid"),
    AT_REST: ("qld s129(1)", "the dice are at rest, and are to be called"),
    CALLED: ("qld s129(5)", "the throw has been called, and the shooter does not have the dice"),
    NOBODY_SHOOTS: ("qld s130(2)", "nobody has taken the dice"),
}


def is_roll(_table: CrapsTable, value: object) -> bool:
    """Two dice, as they come or as a record has them."""
    rolls = list(DICE.weights())
    return value in rolls or str(value) in map(written, rolls)


def refuses(round_: Round[CrapsTable], who: str, tried: str, details: Details) -> Refused | None:
    table, person = round_.table, round_.table.person(who)
    if person.role is not Role.PLAYER or person.excluded:
        return None
    if tried == "throw the dice" and round_.moment in WAGERING:
        return _no_throw(table, who)
    if tried == "call a wager" and round_.moment == IN_THE_AIR:
        return _no_wager(table, person, details)
    if tried == "pass the dice" and who != table.shooter:
        return Refused("qld s130(1)", f"{who} is not the shooter", ground=Ground.WHO)
    if tried == "reduce" and round_.moment in BEFORE_A_ROLL:
        return _no_reduction(table, who, details)
    return None


def _no_throw(table: CrapsTable, who: str) -> Refused:
    if who != table.shooter:
        return Refused("qld s108", f"{who} is not the shooter", ground=Ground.WHO)
    under = "qld s126(1)" if table.come_out else "qld s126(2)"
    why = "the shooter needs a win bet or a don't win bet to throw"
    return Refused(under, why, ground=Ground.WHEN, instead="make one, or pass the dice")


def _no_wager(table: CrapsTable, person: Person, details: Details) -> Refused | None:
    """A wager that is called must be such as could be made with chips."""
    try:
        named = {name: details[name] for name in ("on", "selection", "stake") if name in details}
        row, selection, stake, _ = read_wager(table, table.game.wagers, named)
        check_wager(table, person, row, selection, stake)
        if details.get("with") != CASH:
            table.check_means(person, stake, "")
            check_fee(table, person, row, selection, stake)
    except Refused as refused:
        return refused
    except BadInput:  # it is not even said which wager
        return None
    return None


def _no_reduction(table: CrapsTable, who: str, details: Details) -> Refused | None:
    """What is left must be a wager of its kind."""
    row = table.game.wager_named.get(str(details.get("on")))
    if row is None:
        return None
    placed = find_placed(table, who, row, str(details.get("selection")))
    if placed is None:
        return Refused("qld s111(1)", f"{who} has no such {row.name} to reduce")
    if row.held is not None and (held := row.held(table, placed)) is not None:
        return held
    amount = details.get("amount")
    return _not_left(table, placed, placed.stake - amount) if type(amount) is int and amount > 0 else None


def _not_left(table: CrapsTable, placed: Placed, rest: int) -> Refused | None:
    if rest <= 0:
        return Refused("qld s111(1)", "nothing would be left", ground=Ground.AMOUNT, instead="withdraw the wager")
    row = placed.wager
    try:
        if row.limit:
            table.sign.check(row.limit, rest)
        if rest % table.unit:
            table.refuse_coins(rest)
    except Refused as refused:
        return refused
    step, under = row.steps(table, placed.selection)
    if rest % step:
        return Refused(under[0], f"the ${dollars(rest)} left could not be paid exactly", ground=Ground.AMOUNT)
    return None
