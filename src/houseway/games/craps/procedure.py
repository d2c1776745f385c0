"""One roll of the dice, in the order of Part 7. Whatever it does not decide stays on the layout for the next."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.dice import Roll
from houseway.games.craps import moments
from houseway.games.craps.calling import CALL_STANDS, NO_ROLL, ThrowCall, called_as, written
from houseway.games.craps.lost_dice import OffTheTable, look_for
from houseway.games.craps.markers import leave_off
from houseway.games.craps.settlement import settle_wagers, stand
from houseway.games.craps.shooter import PASSED, choose_shooter, eligible, give_up_the_dice
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import DICE, REPLACE_THE_CASH, STICKPERSON, THROWN, WITH_THE_STICK
from houseway.games.craps.wagers import OPEN, WAGERS
from houseway.play.acts import choice
from houseway.play.ask import NOBODY, Choice, Offer, Outcome, Script, Steps
from houseway.play.people import Role
from houseway.play.wagering import Meanwhile, Wagering


class BeforeTheThrow(Wagering):
    """Wagers are open until the shooter throws the dice; one who may not throw can only pass them (s126)."""

    __slots__ = ("table",)

    def __init__(self, table: CrapsTable) -> None:
        self.table, self.rows, self.under = table, table.game.wagers, cite("qld s110(2)")
        self.moment = moments.BEFORE_THE_THROW
        self.who, self.roles, shooter = table.shooter, NOBODY, table.shooter
        self.withdrawn_under = cite("qld s111(1)")
        self.wanted = lambda: table.shooter == shooter and table.may_shoot(shooter)

    @property
    def closed_by(self) -> str:  # type: ignore[override]
        return "throw the dice" if eligible(self.table) else "pass the dice"

    @property
    def closed_under(self) -> Cite:  # type: ignore[override]
        return cite("qld s126(1)") if eligible(self.table) else cite("qld s126(2)")


class InTheAir(Outcome):
    """Two dice come to rest; a record has them as `3-4`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("dice", DICE, "roll", cite("qld s129(1)"), moment=moments.IN_THE_AIR)

    def write(self, value: Roll) -> str:
        return written(value)


class CallTheThrow(Choice):
    """The stickperson calls the sum of the sides that lie skyward; what they do add up to comes first."""

    __slots__ = ()

    def __init__(self, table: CrapsTable) -> None:
        assert table.faces is not None
        faces, total = table.faces, sum(table.faces)
        totals = (total, *(n for n in range(2, 13) if n != total))
        offers = {"call the throw": Offer(cite("qld s129(1)"), (choice("total", totals),))}
        under, wanted = cite("qld s129(1)"), lambda: table.faces == faces
        super().__init__(STICKPERSON, offers, under, written(faces), wanted=wanted, moment=moments.AT_REST)


COLLECT: Final = {"collect the dice": Offer(cite("qld s129(4)"), says="wagers are then collected and paid")}
NOBODY_SHOOTS: Final = Wagering(
    WAGERS,
    cite("qld s110(2)"),
    "wait for a shooter",
    cite("qld s130(2)"),
    withdrawn_under=cite("qld s111(1)"),
    moment=moments.NOBODY_SHOOTS,
)
NOBODY_SHOOTS.roles = STICKPERSON


def roll(table: CrapsTable) -> Script:
    """Throw until a throw is valid, then settle what it decides."""
    while (yield from somebody_shoots(table)):  # s124, s130
        if (yield BeforeTheThrow(table)) is PASSED or not eligible(table):  # s110, s126
            leave_the_dice(table)
            continue
        call = yield from throw(table)
        if call.total == NO_ROLL:
            table.invalid_rolls += 1
        else:
            let_the_call_stand(table, call)
            table.overdue(REPLACE_THE_CASH)  # s110(3)
            settle_wagers(table, call)  # s129(5)
            return None
    yield NOBODY_SHOOTS
    leave_off(table)
    stand(table)
    return None


def somebody_shoots(table: CrapsTable) -> Steps[bool]:
    """Whoever has the dice and may go on, or whoever takes them."""
    if table.shooter and not table.may_shoot(table.shooter):
        leave_the_dice(table)
    return bool(table.shooter) or (yield from choose_shooter(table))


def leave_the_dice(table: CrapsTable) -> None:
    """The shooter passes the dice, unless the dice were left by somebody who has gone."""
    if table.shooter:
        give_up_the_dice(table)


def throw(table: CrapsTable) -> Steps[ThrowCall]:
    """The call that stands when the dice have been collected."""
    leave_off(table)  # s112(1)
    table.begin_throw()
    answer = yield InTheAir()
    if table.call is None:  # the throw was not called off before the dice came to rest
        table.faces = answer
    while table.call is None:
        answer = yield CallTheThrow(table)
        if answer is not None and table.call is None:
            call_the_throw(table, answer[2]["total"])
    if isinstance(answer, OffTheTable):
        yield from look_for(table, answer.dice)  # s125
    while isinstance(answer := (yield collect(table.call)), OffTheTable):  # noticed after the call
        yield from look_for(table, answer.dice)
    table.announce(WITH_THE_STICK)  # s129(4), (6)
    call: ThrowCall = table.call
    return call


def collect(call: ThrowCall) -> Choice:
    """A throw that nobody can call otherwise any more decides nothing, so that wagers are open again."""
    wagers = OPEN if call.off_the_table else None
    under, about = cite("qld s129(4)"), "the throw has been called"
    return Meanwhile(wagers, STICKPERSON, COLLECT, under, about, moment=moments.CALLED)


def call_the_throw(table: CrapsTable, total: int) -> None:
    assert table.faces is not None
    lies = called_as(table.faces, Role.STICKPERSON)
    table.call = lies if lies.total == total else ThrowCall(total, False, Role.STICKPERSON)
    table.announce(THROWN, f"{total} the hardway" if table.call.hard else total)


def let_the_call_stand(table: CrapsTable, call: ThrowCall) -> None:
    """A throw that was called wrong, and that nobody has overruled: the call decides, and everybody is told."""
    assert table.faces is not None
    lies = called_as(table.faces, call.by)
    if lies != call:
        shown = f"the dice show {written(table.faces)}, and {call.total} was called"
        table.rule(f"{shown}: nobody overrules that, and wagers are settled by the call", *CALL_STANDS)


def late(_table: CrapsTable, _wager: str, act: str) -> Cite:
    """What keeps a wager from being placed or withdrawn now."""
    return cite("qld s111(1)") if act == "withdraw" else cite("qld s110(1)")
