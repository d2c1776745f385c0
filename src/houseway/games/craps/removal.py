"""Taking part of a wager back (qld s111), with its share of any percentage (s118), and agreeing to double odds."""

from collections.abc import Iterator, Mapping
from math import lcm
from typing import Any, Final

from houseway.cite import cite
from houseway.families.prohibitions import never
from houseway.games.craps.facts import DONT
from houseway.games.craps.moments import BEFORE_A_ROLL
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import mark_of
from houseway.money import dollars
from houseway.play.acts import Act, Field, Fields, Ways, act, choice, money
from houseway.play.people import DIRECTORS, PLAYERS
from houseway.play.round import Round
from houseway.play.wager import Placed
from houseway.play.ways import find_placed


def own_wagers(round_: Round[CrapsTable], who: str) -> Ways:
    """A way for each wager that can be made smaller and still be a wager of its kind."""
    table = round_.table
    return [way for placed in table.placed if placed.person == who for way in _ways(table, placed)]


def _ways(table: CrapsTable, placed: Placed) -> Iterator[Fields]:
    row = placed.wager
    if row.held is not None and row.held(table, placed) is not None:
        return
    named = choice("on", (row.name,)), choice("selection", (placed.selection,))
    for field in _amounts(table, placed):
        yield *named, field


def _amounts(table: CrapsTable, placed: Placed) -> Iterator[Field]:
    """What is left is paid exactly, and no less than the sign asks for; of odds, any amount will do (reading D18)."""
    row, stake = placed.wager, placed.stake
    minimum = increment = 1
    if row.limit:
        minimum, increment = table.sign.limits[row.limit].minimum, table.sign.increment_of(row.limit) or 1
    step = lcm(table.unit, row.steps(table, placed.selection)[0], increment)
    least, most = -(-minimum // step) * step, (stake - 1) // step * step  # of what is left
    if least <= most:
        yield money("amount", stake - most, stake - least, step)


def reduce(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> None:
    table, amount = round_.table, details["amount"]
    placed = find_placed(table, who, round_.game.wager_named[details["on"]], details["selection"])
    assert placed is not None
    fee = table.take_up(placed, amount)
    if placed.wager.name in DONT:
        table.reduced.add(mark_of(placed))  # s111(2): it may not grow again
    back = f", and ${dollars(fee)} of the percentage with it" if fee else ""
    under = (
        ("qld s118(1)", "reading D4") if fee else ("qld s111(2)",) if placed.wager.name in DONT else ("qld s111(1)",)
    )
    table.rule(f"{who} takes ${dollars(amount)} of the {placed.wager.name} back{back}", *under)


# s119(1A)(b) and its like: twice the amount, if the player asks and the operator agrees


def agree_or_decline(round_: Round[CrapsTable], _who: str) -> Ways:
    """With whoever asks, or with one player."""
    names = [person.name for person in round_.table.players]
    return [(choice("answer", ("agree", "decline")), *((choice("person", names, optional=True),) if names else ()))]


def double_odds(round_: Round[CrapsTable], _who: str, details: Mapping[str, Any]) -> None:
    table, agrees, name = round_.table, details["answer"] == "agree", details.get("person")
    if name is not None:
        table.double_odds_of[name] = agrees
    else:
        table.double_odds = agrees
        table.double_odds_of.clear()
    what = f"agrees to double odds for {name or 'whoever asks'}" if agrees else "agrees to no double odds"
    sections = "qld s119(1A)(b)", "qld s120(1A)(b)", "qld s121(1A)(b)", "qld s122(1A)(b)"
    table.rule(f"the casino operator {what}{f' for {name}' if name and not agrees else ''}", *sections)


ONLY_BUY_AND_LAY: Final = "only buy and lay bets cost a percentage, and that is paid when they are made"
REMOVAL_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    never("charge a percentage", cite("qld s118(2)"), ONLY_BUY_AND_LAY),
    act("reduce", PLAYERS, "qld s111(1)", own_wagers, reduce, "take back part of a wager", at=BEFORE_A_ROLL),
    act("double odds", DIRECTORS, "qld s119(1A)(b)", agree_or_decline, double_odds),
)
