"""One game of keno, in the order of Part 13."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Refused
from houseway.families.missing_call import NOT_CALLED
from houseway.games.keno import moments
from houseway.games.keno.arithmetic import catch, mask, shares
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import BALLS, CLOSED, DRAWN, INSPECTORS, OPEN, RESULT, REVOLVES, SUPERVISORS
from houseway.games.keno.ticket import numbers_of
from houseway.games.keno.wagers import JACKPOT_LIMIT, Caught, NumberPool
from houseway.money import Cents, in_dollars
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Outcome, Script, Steps
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause, Placed
from houseway.play.wagering import Wagering

AGAIN: Final = object()  # what was awaited is not to be answered: look again at how things stand
FAILED: Final = object()  # nor is this: the generator failed, and what it selected is no result


def asked(under: str, moment: str, *acts: str, about: str = "") -> Choice:
    """A supervisor does one of these."""
    return Choice(SUPERVISORS, {act: Offer(cite(under)) for act in acts}, cite(under), about, moment=moment)


BALLS_OF_THE_DAY: Final = asked("qld s211(2)", moments.NEW_DAY, "replace all the balls", about=moments.NEW_DAY)
BALLS_OF_THE_SPARE: Final = {
    moment: asked("qld s211(2)", moment, "replace all the balls", "balls were replaced", about=moments.STAND_IN)
    for moment in (moments.STAND_IN, moments.STAND_IN_SHUT)
}
OPENING: Final = asked("qld s212", moments.TO_BE_OPENED, "open the game")
ACTIVATE: Final = Choice(
    SUPERVISORS, {"activate the device": Offer(cite("qld s222(11)"))}, cite("qld s222(4)"), moment=moments.CLOSED
)
TURN: Final = asked("qld s222(10)", moments.CLOSED, "turn the device by hand")
RESULT_STANDS: Final = asked("qld s222(5)", moments.RESULT, "declare the result")
NEW_SELECTION: Final = Choice(
    INSPECTORS,
    {"approve a new selection": Offer(cite("qld s222(14)"))},
    cite("qld s222(14)"),
    "a new catch is to be selected",
    moment=moments.APPROVAL,
)


def keno(table: KenoTable) -> Script:
    """Sell, close, draw twenty numbers, settle."""
    yield from opening(table)
    notified = (yield sales(table)) is not NOT_CALLED  # ss213 to 217
    if notified:
        table.announce(CLOSED, table.number)  # s222(2)
    yield from activation(table, activated=not notified)
    yield from drawing(table)
    table.announce(RESULT, table.number, ", ".join(map(str, sorted(table.drawn))))
    settle_wagers(table)
    if table.broken:
        yield from replacement(table)  # s222(9)
    return None


def opening(table: KenoTable) -> Steps[None]:
    while True:
        if table.balls_due:
            if (yield BALLS_OF_THE_DAY) is not AGAIN:
                table.balls_due = False
                table.rule("every ball is replaced as the keno day begins", "qld s211(2)")
        elif table.spare_due:
            yield from balls_of_the_spare(table, moments.STAND_IN)
        elif (yield OPENING) is not AGAIN:
            break
    table.open_game()
    table.announce(OPEN, table.number)


def balls_of_the_spare(table: KenoTable, moment: str) -> Steps[None]:
    """Whether those of a device that stands in were replaced for this day is asked, and not taken for granted."""
    answer = yield BALLS_OF_THE_SPARE[moment]
    if answer is AGAIN:
        return
    _, act, _ = answer
    table.spare_due = False
    told = "was replaced as the keno day began" if act == "balls were replaced" else "is replaced before it is used"
    table.rule(f"every ball of the device that stands in {told}", "qld s211(2)", "reading KN12")


def sales(table: KenoTable) -> Wagering:
    """Entries are handed in and tickets issued, until the supervisor closes the game."""
    under, closed, refund = cite("qld s217(1)"), cite("qld s222(2)"), cite("qld s219(7)")
    ask = Wagering(table.game.wagers, under, "close the game", closed, refund, moment=moments.OPEN)
    ask.roles = SUPERVISORS  # s212(b)
    return ask


def activation(table: KenoTable, *, activated: bool = False) -> Steps[None]:
    while True:
        if table.spare_due:
            yield from balls_of_the_spare(table, moments.STAND_IN_SHUT)
        elif activated or (yield TURN if table.by_hand else ACTIVATE) is not AGAIN:
            break
    if table.device == BALLS and table.rules.manner == "revolving":
        table.announce(REVOLVES)  # s222(11)(a)


def drawing(table: KenoTable) -> Steps[None]:
    """One at a time until twenty are out; what was drawn may yet turn out not to count."""
    while True:
        complete = len(table.drawn) == DRAWN  # s222(4), reading KN1
        answer = yield RESULT_STANDS if complete else next_number(table)
        if answer is FAILED:
            yield from new_selection(table)
        elif answer is not AGAIN:
            if complete:
                return
            table.draw(answer)


def next_number(table: KenoTable) -> Outcome:
    if table.device != BALLS:
        return Outcome(table.device, table.balls, "number", cite("qld s222(4)"), moment=moments.DRAWING)
    under = "qld s222(11)(a)" if table.rules.manner == "revolving" else "qld s222(11)(b)"
    under = "qld s222(10)" if table.by_hand else under
    return Outcome(table.device, table.balls, "ball", cite(under), moment=moments.DRAWING)


def new_selection(table: KenoTable) -> Steps[None]:
    """s222(13), (14): what the failed generator selected is no result."""
    table.clear_draw()
    yield NEW_SELECTION
    table.rule("an inspector approves a new selection", "qld s222(14)", "qld s222(12)")


def replacement(table: KenoTable) -> Steps[None]:
    """After a ball broke: all of them are replaced, and an inspector looks on."""
    under, there = cite("qld s222(9)"), [p.name for p in table.people.values() if p.role in INSPECTORS]
    offers = {"replace all the balls": Offer(under, (choice("before", there),), refuses=unseen)}
    _, _, details = yield Choice(SUPERVISORS, offers, under, "an inspector looks on", moment=moments.REPLACEMENT)
    table.rule(f"every ball is replaced in the presence of an inspector, {details['before']}", under)


def unseen(details: Mapping[str, Any]) -> Refused | None:
    """Nobody is named, or nobody who is an inspector."""
    if "before" in details and type(details["before"]) is not str:
        return None
    why = "balls that are replaced because one broke are replaced in the presence of an inspector"
    return Refused("qld s222(9)", why, instead="before: an inspector")


# Settlement


def settle_wagers(table: KenoTable) -> None:
    """Each way by its catch; a prize waits for its ticket. Pools grow by this game's wagers before they are won."""
    drawn = mask(table.drawn)
    decided = [(placed, *decide(placed, drawn)) for placed in table.placed]
    put_aside(table, [placed for placed, _, _ in decided])
    totals = [
        (placed, facts.spots) for placed, facts, clause in decided if isinstance(clause.pays, NumberPool)
    ]  # s223(3)
    won = jackpots_won(table, totals)
    for placed, facts, clause in decided:
        paid, figure = won.get(id(placed), (None, ()))
        settle_by(table, placed, clause, facts=facts, paid=paid, figure=figure)


def decide(placed: Placed, drawn: int) -> tuple[Caught, Clause[Caught]]:
    numbers = numbers_of(placed.selection)
    facts = Caught(len(numbers), catch(mask(numbers), drawn))
    return facts, placed.wager.decide(facts)


def put_aside(table: KenoTable, placed: Iterable[Placed]) -> None:
    """Of what is wagered on each jackpot, its share goes to its own pool (s223(2), (4))."""
    for each in placed:
        if each.wager.limit == JACKPOT_LIMIT:
            spots = len(numbers_of(each.selection))
            table.pools[spots] += table.schedule.jackpots[spots].put_aside(each.stake)


def jackpots_won(table: KenoTable, total_catches: list[tuple[Placed, int]]) -> dict[int, tuple[Cents, tuple[str, ...]]]:
    """What each total catch is paid, and how: the pool, shared in proportion to the stakes. It then starts anew."""
    won: dict[int, tuple[Cents, tuple[str, ...]]] = {}
    for spots in sorted({spots for _, spots in total_catches}):
        winners = [placed for placed, kind in total_catches if kind == spots]
        stakes = [placed.stake for placed in winners]
        pool = f"the {spots} spot pool holds {in_dollars(table.pools[spots])}"
        for placed, part in zip(winners, shares(table.pools[spots], stakes), strict=True):
            staked = f"{in_dollars(placed.stake)} of the {in_dollars(sum(stakes))} that its winners staked"
            share = f"it is shared by stakes: {staked} is {in_dollars(part)}"
            won[id(placed)] = part, (pool, share)
        table.pools[spots] = table.schedule.jackpots[spots].start
        if len(winners) > 1:
            table.rule(f"{len(winners)} wagers share the {spots} spot jackpot", "qld s223(5)", "reading KN2")
    return won


def late(table: KenoTable, _wager: str, act: str) -> Cite:
    """What keeps a wager from being made, or taken back, now."""
    if act == "withdraw":
        return cite("qld s219(7)")
    if table.moment in moments.ACTIVATED:
        return cite("qld s222(1)")
    return cite("qld s222(2)") if table.moment in moments.SHUT else cite("qld s217(1)")
