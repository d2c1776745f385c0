"""What the staff call and direct in the ring: an invalid spin, a lost coin, somebody else to spin."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.missing_call import NAME as NOT_CALLED
from houseway.families.missing_call import let_it_count
from houseway.families.prohibitions import never
from houseway.families.ring.moments import BEFORE_THE_SPIN, COINS_LIE, IN_THE_AIR, NO_MORE_BETS
from houseway.families.ring.refusals import DIRECTED, late
from houseway.families.ring.spin_offer import open_meanwhile
from houseway.families.ring.spinning import INVALID
from houseway.families.ring.table import BARRED, NO_SPIN, OUTSIDE, RingTable
from houseway.families.ring.wagers import nobodys
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.play.acts import Act, ScriptAnswer, Ways, because, choice, plainly
from houseway.play.ask import Offer, Script, Steps
from houseway.play.events import Call
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import Meanwhile, check_wager, put_down
from houseway.play.ways import wager_options
from houseway.rulebook.parallel import Parallel

FLOATER = "floater"
IN_A_ROW, MOST = "3 consecutive invalid spins", "most spins invalid"


# Invalid spins


def invalid_spins(part: Parallel) -> tuple[Act[RingTable], ...]:
    """'No spin' and 'barred' are two words for the same."""
    under, says, at = part("qld s477(3)"), "the spin is declared invalid", frozenset({IN_THE_AIR, COINS_LIE})
    closed = because(under, "no coins have been spun whose result is not shown")
    return tuple(
        Act(word, DEALER_OR_MORE_SENIOR, under, causes, partial(declare, word), says, too_late, at, closed)
        for word in (NO_SPIN, BARRED)
    )


def causes(round_: Round[RingTable], _who: str) -> Ways:
    """A floater only while the coins are in the air; for any other cause also when they lie; once for a spin."""
    if round_.table.called_off:
        return []
    floater = (FLOATER,) if round_.moment == IN_THE_AIR else ()
    return [(choice("cause", (*round_.table.invalid_if, *floater)),)]


def too_late(round_: Round[RingTable], details: Mapping[str, Any]) -> Refused | None:
    if round_.table.called_off and round_.moment in (IN_THE_AIR, COINS_LIE):
        why = "the spin is declared invalid already"
        return Refused(round_.table.part("qld s477(3)"), why, ground=Ground.WHEN)
    if details.get("cause") != FLOATER or round_.moment != COINS_LIE:
        return None
    why = "a floater is declared before the coins are on the floor: the result stands"
    instead = f"show the result ({cite('reading E3')})"
    return Refused(round_.table.part("qld s477(4)"), why, ground=Ground.WHEN, instead=instead)


def declare(word: str, round_: Round[RingTable], _who: str, details: Mapping[str, Any]) -> Script:
    """The spin is invalid: nothing is decided by it. A coin that left the ring is looked for first."""
    table, part, cause = round_.table, round_.table.part, details["cause"]
    table.called_off = True
    if cause == FLOATER:
        under, announced = tuple(dict.fromkeys(map(part, ("qld s477(1)", "qld s477(6)")))), table.floater_called
    else:
        under, announced = (table.invalid_if[cause],), part("qld s477(3)")
    table.announce(Call(word, announced))
    table.rule(f"{word}: {cause}; the spin is invalid and decides nothing", *under)
    if cause == OUTSIDE:
        yield from _look_for_the_coins(table)
    return ScriptAnswer(INVALID)


def _look_for_the_coins(table: RingTable) -> Steps[None]:
    """Found and examined, they go back to whoever spins; otherwise the set is so many short."""
    part, lost = table.part, choice("coins", range(1, table.number + 1))
    offers = {
        "return the coins": Offer(part("qld s474(2)"), says="found, and examined: they are of the set"),
        "coins lost": Offer(part("qld s474(3)"), (lost,), "or not of the set"),
    }
    opened, about = open_meanwhile(table), "a coin is outside the ring"
    _, found, details = yield Meanwhile(opened, DEALER, offers, part("qld s474(1)"), about)
    if found == "coins lost":
        table.lose(details["coins"])


# 'No more bets' was forgotten


def spun_uncalled(part: Parallel) -> Act[RingTable]:
    """The coins have left the kip before the call: the spin counts, if it could be made at all."""
    call, closed = part("qld s475(4)"), part("qld s475(5)")

    def found(round_: Round[RingTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
        table = round_.table
        if table.ready:
            return let_it_count(table, "the coins left the kip", call, closed)
        what = f"{table.spinner} spun without a spinner's wager: nothing is decided, and the coins are spun again"
        table.rule(what, part("qld s472(2)(a)"), "reading E18")
        return None

    at = frozenset({BEFORE_THE_SPIN})
    not_open = because(call, "nobody has the spin, or wagers are closed already")
    says = "and the coins have left the kip"
    return Act(NOT_CALLED, DEALER_OR_MORE_SENIOR, call, plainly, found, says, at=at, closed=not_open)


# Where chips lie


def in_place(part: Parallel) -> Act[RingTable]:
    """Chips that were moved: they count where they lie until the coins leave the kip, or odds hold them (s168(6))."""

    def final(table: RingTable) -> Cite | None:
        if table.frozen:
            return table.closed_under("withdraw")
        return part("qld s475(5)") if table.moment in (IN_THE_AIR, COINS_LIE) else None

    return chips_lie_elsewhere(part("qld s473(2)"), final)


# Somebody else spins


def direction(name: str, part: Parallel, hand: str, over: Mapping[str, Cite]) -> Act[RingTable]:
    """A floor manager directs somebody to spin until the spinner's wager is decided; `over` whom, and why so."""

    def may_direct(round_: Round[RingTable], _who: str) -> Ways:
        table = round_.table
        open_ = table.spinner and table.ready and (not table.hand or table.hand in over)
        return [(choice("cause", tuple(_no_spinner(table)), among=tuple(_grounds(table))),)] if open_ else []

    def direct(round_: Round[RingTable], who: str, details: Mapping[str, Any]) -> None:
        table, cause = round_.table, details["cause"]
        also = (over[table.hand],) if table.hand else ()
        table.take_over(hand, f"directed by the {who} ({cause})", _no_spinner(table)[cause], *also)

    def why_not(round_: Round[RingTable], details: Mapping[str, Any]) -> Refused | None:
        table, under = round_.table, round_.table.part("qld s478(2)")
        if not table.spinner and DIRECTED in table.part:
            return None  # a direction of another kind
        if not table.spinner or not table.ready:
            return Refused(under, "no spinner's wager waits to be decided", ground=Ground.WHEN)
        if table.hand and table.hand not in over:
            return Refused(under, f"the {table.hand} spins already", ground=Ground.WHEN)
        cause = str(details.get("cause"))
        if cause not in _grounds(table) or cause in _no_spinner(table):
            return None
        return Refused(_grounds(table)[cause], f"that is not so: {_so_far(table)}")

    at, says = frozenset({BEFORE_THE_SPIN, NO_MORE_BETS, IN_THE_AIR, COINS_LIE}), "until the spinner's wager is decided"
    return Act(name, DIRECTORS, part("qld s478(2)"), may_direct, direct, says, why_not, at)


def _grounds(table: RingTable) -> dict[str, Cite]:
    """Every ground of the Part; the last is not in each."""
    part, most = table.part, "qld s478(2)(b)"
    found = dict.fromkeys(("spinner unable to continue", "spinner unwilling to continue"), part("qld s478(2)(c)"))
    return found | {IN_A_ROW: part("qld s478(2)(a)")} | ({MOST: part(most)} if most in part else {})


def _no_spinner(table: RingTable) -> dict[str, Cite]:
    """Those that are there: whether the spinner can go on is for the floor manager to see, and spins are counted."""
    there = {IN_A_ROW: table.invalid_run >= 3, MOST: 2 * (table.spins - table.valid) > table.spins}
    return {ground: under for ground, under in _grounds(table).items() if there.get(ground, True)}


def _so_far(table: RingTable) -> str:
    invalid = table.spins - table.valid
    return f"of {table.spins} spins {invalid} were invalid, the last {table.invalid_run} in a row by the spinner"


# The spinner gives up before 'no more bets'


def giving_up(part: Parallel) -> tuple[Act[RingTable], ...]:
    """Until a valid spin a spinner may retire (reading E8), and after one stop: wagering keeps nobody from it."""

    def spins(table: RingTable, who: str) -> bool:
        return who == table.spinner and table.takes_part(who) and not table.hand

    def may_retire(round_: Round[RingTable], who: str) -> Ways:
        return [()] if spins(round_.table, who) and not round_.table.valid else []

    def may_stop(round_: Round[RingTable], who: str) -> Ways:
        return [()] if spins(round_.table, who) and round_.table.valid else []

    def retire(round_: Round[RingTable], _who: str, _details: Mapping[str, Any]) -> None:
        round_.table.retire(part("qld s472(10)"))

    def stop(round_: Round[RingTable], who: str, _details: Mapping[str, Any]) -> None:
        round_.table.stop(who)

    at = frozenset({BEFORE_THE_SPIN})
    return (
        Act("retire", PLAYERS, part("qld s472(7)"), may_retire, retire, "the spinner's wager goes back", at=at),
        Act("stop spinning", PLAYERS, part("qld s472(9)"), may_stop, stop, "the boxer takes over", at=at),
    )


# A spinner's wager that another person places


def on_behalf(rows: Sequence[Wager[Any]], under: Cite, name: str = "place for the spinner") -> Act[RingTable]:
    """Another person puts the spinner's chips down for the spinner's wager."""

    def may_place(round_: Round[RingTable], who: str) -> Ways:
        table, spinner = round_.table, round_.table.spinner
        if table.people[who].excluded or not table.takes_part(spinner) or who == spinner:
            return []
        return [option.fields for row in rows for option in wager_options(table, table.people[spinner], row)]

    def why_not(round_: Round[RingTable], details: Mapping[str, Any]) -> Refused | None:
        table = round_.table
        if not table.spinner:
            return nobodys(table, under)
        if round_.moment != BEFORE_THE_SPIN:
            return Refused(late(table, str(details.get("on")), "wager"), "wagering is closed", ground=Ground.WHEN)
        if details.get("on") not in {row.name for row in rows}:
            return None
        try:
            _check(round_, details)
        except (BadInput, KeyError, TypeError):
            return None
        except Refused as refused:
            return refused
        return None

    def place(round_: Round[RingTable], _who: str, details: Mapping[str, Any]) -> None:
        table, row = round_.table, _check(round_, details)
        put_down(table, table.people[table.spinner], row, details["selection"], details["stake"], "")

    by, at = PLAYERS | DEALER_OR_MORE_SENIOR, frozenset({BEFORE_THE_SPIN})
    return Act(name, by, under, may_place, place, "the spinner's chips, by another hand", why_not, at)


def _check(round_: Round[RingTable], details: Mapping[str, Any]) -> Wager[Any]:
    table, row = round_.table, round_.game.wager_named[details["on"]]
    spinner = table.person(table.spinner)
    check_wager(table, spinner, row, details["selection"], details["stake"])
    table.check_means(spinner, details["stake"], "")
    return row


# What nobody may do


def forbidden(part: Parallel, bowl: Cite) -> tuple[Act[Table], ...]:
    """`bowl` says who keeps the coins that are not spun."""
    rows = (
        ("declare a wager", part("qld s475(1)"), "wagers are made with chips, not by word"),
        ("demand a new set of coins", part("qld s470(4)"), "the set stays in use"),
        ("take coins from the bowl", bowl, "the boxer keeps them"),
        ("spin without the kip", part("qld s472(4)"), "the spinner uses the kip"),
        ("hide the coins", part("qld s472(3)(a)"), "they are clearly visible before the spin"),
    )
    return tuple(never(name, under, why, ground=Ground.WHO) for name, under, why in rows)
