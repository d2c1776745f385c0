"""One spin of the wheel, in the order of Part 9."""

from dataclasses import replace
from enum import Enum
from typing import Any, Final

from houseway.cite import Cite, cite, cites
from houseway.errors import Refused
from houseway.families.missing_call import NOT_CALLED
from houseway.families.winners import winners_play_on
from houseway.games.wheel_of_fortune import moments
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import ANTICLOCKWISE, CLOCKWISE, NO_MORE_BETS, WINNING_SYMBOL
from houseway.games.wheel_of_fortune.wagers import WAGERS, facts
from houseway.play.acts import Details, choice
from houseway.play.ask import Choice, Offer, Outcome, Script, Steps
from houseway.play.people import DEALER
from houseway.play.settlement import settle_by
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

SPIN: Final = "spin the wheel"
ANNOUNCE: Final = "announce the winning symbol"
LOSERS_FIRST: Final = cite("qld s147")
POSITION: Final = cite("qld s152")
ON_A_PEG: Final = cite("qld s154(2)")


class CalledOff(Enum):
    """Why a spin decides nothing."""

    INVALID = "not valid: the wheel is spun again"
    NO_SPIN = "no spin: all wagers are void"


MADE, CALLED, TAKEN_BACK = cites("qld s150(1)", "qld s146(4)", "qld s150(3)")
OPEN: Final = {
    spaces: Wagering(rows, MADE, "no more bets", CALLED, TAKEN_BACK, moment=moments.WAGERS_OPEN)
    for spaces, rows in WAGERS.items()
}
GRASPED: Final = choice("grasped", ("rim", "spinning knob"), optional=True, among=("spoke", "peg"))
DIRECTION: Final = choice("direction", (CLOCKWISE, ANTICLOCKWISE), optional=True)  # s146(1)


def wrongly_grasped(details: Details) -> Refused | None:
    if details.get("grasped") not in GRASPED.among:
        return None
    return Refused("qld s146(2)", f"the wheel is not spun by a {details['grasped']}", instead="by the rim or a knob")


TO_SPIN: Final = Choice(
    DEALER,
    {
        SPIN: Offer(
            cite("qld s146(1)"),
            (DIRECTION, GRASPED),
            "by the rim or a knob, never by a spoke or a peg",
            wrongly_grasped,
        )
    },
    cite("qld s146(2)"),
    moment=moments.CLOSED,
)
TO_ANNOUNCE: Final = Choice(DEALER, {ANNOUNCE: Offer(cite("qld s147"))}, cite("qld s147"), moment=moments.AT_REST)


def spin(table: FortuneTable) -> Script:
    """Spin until a spin is valid or called off, then settle."""
    while (symbol := (yield from one_spin(table))) is CalledOff.INVALID:  # s146(3), reading S3
        pass
    if symbol is CalledOff.NO_SPIN:  # s155(2): the wagers have gone back
        return None
    table.symbol = symbol
    table.announce(WINNING_SYMBOL, symbol)  # s147
    settle_wagers(table, symbol)
    return None


def one_spin(table: FortuneTable) -> Steps[Any]:
    """The winning symbol, or why there is none."""
    table.uncalled = False
    table.uncalled = (yield OPEN[table.text.spaces]) is NOT_CALLED
    if not table.uncalled:
        table.announce(NO_MORE_BETS)  # s146(4): before the spin
    winners_play_on(table)  # reading G10
    if not table.uncalled:
        _, _, how = yield TO_SPIN
        table.direction = how.get("direction", CLOCKWISE)
    symbol = yield Outcome("wheel", table.text.wheel, "symbol", cite("qld s147"), moment=moments.TURNING)
    if isinstance(symbol, CalledOff):
        return symbol
    announced = yield TO_ANNOUNCE
    return announced if isinstance(announced, CalledOff | str) else symbol  # a symbol: it rests on a peg after all


def settle_wagers(table: FortuneTable, symbol: str) -> None:
    """Each wager by its place as the indicator came to rest: first the losers are collected, then the winners paid."""
    more = POSITION, LOSERS_FIRST, *table.text.spinning
    decided = [(p, found := facts(p.wager.name, symbol), p.wager.decide(found)) for p in table.placed]
    peg = _on_a_peg(table, symbol)
    for verdict in (Verdict.LOSE, Verdict.WIN):
        for placed, found, clause in decided:
            if clause.verdict is verdict:
                told = replace(clause, because=f"{peg}; {clause.because}") if peg else clause
                settle_by(table, placed, told, more, facts=found)


def _on_a_peg(table: FortuneTable, symbol: str) -> str:
    """What was ruled where the indicator had stopped on one, and this symbol had passed last."""
    rulings = (ruling.what for ruling in reversed(table.rulings) if ruling.cites[0] == ON_A_PEG)
    return next((what for what in rulings if f": {symbol} passed" in what), "")


def late(table: FortuneTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being changed: 'no more bets' has been called, or the wheel was spun without."""
    return POSITION if table.uncalled else TAKEN_BACK
