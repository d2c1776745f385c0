"""What a roll decides, and what it leaves (qld s109, s129(5))."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.games.craps.arithmetic import is_point
from houseway.games.craps.calling import ThrowCall
from houseway.games.craps.facts import Thrown
from houseway.games.craps.one_roll_wagers import apart
from houseway.games.craps.shooter import give_up_the_dice
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import COME_OUT_POINT, SEVEN_OUT, Mark, mark_of
from houseway.games.craps.wager_checks import supported
from houseway.games.craps.wagers import SLEEPERS, number, takes_a_point
from houseway.money import Cents
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause, Placed, Verdict, stands

POSITION: Final = cite("qld s114(1)")  # each wager counts where it lies
PAID: Final = cite("qld s129(5)")
ON: Final = cite("qld s112(3)")  # though this is a come out roll
COME_BET_ON: Final = cite("qld s121(4)")
TO_THE_CENT: Final = cite("reading D18")
NO_THROW: Final[Clause[Thrown]] = stands(
    lambda _: True,
    *("qld s130(2)", "reading D14"),
    because="nobody throws the dice: whatever lies there waits for the next roll",
)


def settle_wagers(table: CrapsTable, call: ThrowCall) -> None:
    """Losers are collected and winners paid; then come bets travel to their points, and the rest stays."""
    table.placed = [part for placed in table.placed for part in apart(placed, table.game.wager_named)]  # s115(2)
    found = [(placed, facts(table, placed, call)) for placed in table.placed]
    decided = [(placed, thrown, placed.wager.decide(thrown)) for placed, thrown in found]
    reduced = [placed for placed in table.placed if is_reduced(table, placed)]
    for verdict in (Verdict.LOSE, Verdict.WIN, Verdict.VOID, Verdict.STANDS):
        for placed, thrown, clause in decided:
            if clause.verdict is verdict:
                more = () if verdict is Verdict.STANDS else (*always_on(table, placed), POSITION, PAID)
                more += charged(placed, clause)
                travel(placed, call.total)
                if placed in reduced and verdict is Verdict.WIN:
                    paid = winnings(placed, clause)
                    settle_by(table, placed, clause, (*more, TO_THE_CENT), facts=thrown, paid=paid)
                else:
                    settle_by(table, placed, clause, (*more, *rounded(table, placed, clause)), facts=thrown)
    table.reduced = {after for mark in table.reduced if (after := still_undecided(table, mark, call))}
    move_the_point(table, call.total)


def still_undecided(table: CrapsTable, mark: Mark, call: ThrowCall) -> Mark | None:
    """A don't bet that was taken from is not put back until a roll decides it, or would have (s111(2))."""
    person, name, selection = mark
    ghost = Placed(person, table.game.wager_named[name], selection, 0)
    if ghost.wager.decide(facts(table, ghost, call)).verdict is not Verdict.STANDS:
        return None
    travel(ghost, call.total)
    return mark_of(ghost)


def facts(table: CrapsTable, placed: Placed, call: ThrowCall) -> Thrown:
    point = number(placed.wager.name, placed.selection, table.point)
    return Thrown(call.total, call.hard, point, table.is_on(placed))


def always_on(table: CrapsTable, placed: Placed) -> tuple[Cite, ...]:
    """A wager that a come out roll decides though it was made before."""
    if not table.come_out or placed.wager.name in SLEEPERS or not placed.selection.isdecimal():
        return ()
    return (COME_BET_ON,) if placed.wager.name == "come bet" else (ON,)


def rounded(table: CrapsTable, placed: Placed, clause: Clause[Thrown]) -> tuple[Cite, ...]:
    """What lets winnings with part of a dollar be rounded up, where it does."""
    rounding = table.rounding(placed.wager)
    if clause.verdict is not Verdict.WIN or rounding is None:
        return ()
    return (rounding.under,) if winnings(placed, clause) % rounding.unit else ()


def winnings(placed: Placed, clause: Clause[Thrown]) -> Cents:
    """What the odds come to, before any rounding."""
    return (clause.pays or placed.wager.pays).on(placed.stake)


def is_reduced(table: CrapsTable, placed: Placed) -> bool:
    """Odds that are neither as much as their bet nor twice as much: their winnings are not rounded (reading D18)."""
    if placed.wager.rounding is None or not table.round_winnings:
        return False
    bet = supported(table, placed.person, placed.wager.name.replace("odds", "bet"), placed.selection)
    return placed.stake not in (bet, 2 * bet)


def charged(placed: Placed, clause: Clause[Thrown]) -> tuple[Cite, ...]:
    """What the percentage that the house now keeps was paid under."""
    fee = placed.wager.fee
    return () if fee is None or clause.verdict is Verdict.STANDS else (fee(placed.selection).under,)


def travel(placed: Placed, total: int) -> None:
    """A come or don't come bet whose point has come up is moved to it."""
    name = placed.wager.name
    if takes_a_point(name) and placed.wager.travels and placed.selection == name and is_point(total):
        placed.selection = str(total)


def move_the_point(table: CrapsTable, total: int) -> None:
    """A come out point is established, made again, or lost to a 7."""
    if table.come_out:
        if is_point(total):
            table.point = total
            table.announce(COME_OUT_POINT, total)
    elif total == table.point:
        table.point, table.took_over = 0, False
    elif total == 7:
        table.point = 0
        table.announce(SEVEN_OUT)
        give_up_the_dice(table)  # s130(1)(a), reading D9


def stand(table: CrapsTable) -> None:
    """Nobody throws: every wager stays."""
    for placed in list(table.placed):
        settle_by(table, placed, NO_THROW)
