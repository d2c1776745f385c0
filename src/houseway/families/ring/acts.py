"""What the staff call and direct in the ring: an invalid spin, a lost coin, somebody else to spin."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.ring.cites import BARRED, FLOATER, NO_SPIN, OUTSIDE, Grounds
from houseway.families.ring.spinning import DEALER, INVALID, Spin, awaits_spin
from houseway.families.ring.table import RingTable
from houseway.play.acts import Act, Answer, Fields, Ways, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS, Role
from houseway.play.wager import Wager
from houseway.play.wagering import Wagering, check_wager, put_down, wager_options

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["direction", "nobody_may", "on_behalf", "ring_acts"]


# Invalid spins


def ring_acts(grounds: Grounds) -> tuple[Act[RingTable], ...]:
    """'No spin' and 'barred' are two words for the same."""
    says = "the spin is declared invalid"
    when, late = partial(_may_declare, grounds), partial(_too_late, grounds)
    return tuple(
        Act(word, DEALER_OR_MORE_SENIOR, grounds.declared, when, partial(_declare, grounds, word), says, late)
        for word in (NO_SPIN, BARRED)
    )


def _may_declare(grounds: Grounds, round_: "Round[RingTable]", _who: str) -> Ways:
    """A floater only while the coins are in the air; for any other cause also when they lie."""
    in_the_air = isinstance(round_.ask, Spin)
    if not in_the_air and not _lies(round_):
        return []
    return [(choice("cause", (*grounds.must, *((FLOATER,) if in_the_air else ()))),)]


def _lies(round_: "Round[RingTable]") -> bool:
    return isinstance(round_.ask, Choice) and "show the result" in round_.ask.offers


def _too_late(grounds: Grounds, round_: "Round[RingTable]", details: Mapping[str, Any]) -> Refused | None:
    if details.get("cause") != FLOATER or not _lies(round_):
        return None
    also = ", ".join(map(str, grounds.in_time[1:]))
    why = "a floater is declared before the coins are on the floor: the result stands"
    return Refused(grounds.in_time[0], why, ground=Ground.WHEN, instead=f"show the result ({also})" if also else "")


def _declare(grounds: Grounds, word: str, round_: "Round[RingTable]", _who: str, details: Mapping[str, Any]) -> Script:
    """The spin is invalid: nothing is decided by it. A coin that left the ring is looked for first."""
    table, cause = round_.table, details["cause"]
    under = grounds.floater if cause == FLOATER else (grounds.must[cause],)
    table.announce((table.calls.floater if cause == FLOATER else table.calls.invalid)[word])
    table.rule(f"{word}: {cause}; the spin is invalid and decides nothing", *under)
    if cause == OUTSIDE:
        yield from _look_for_the_coins(table)
    return Answer(INVALID)


def _look_for_the_coins(table: RingTable) -> Steps[None]:
    """Found and examined, they go back to whoever spins; otherwise the set is so many short."""
    offers = {
        "return the coins": Offer(table.under.examine, says="found, and examined: they are of the set"),
        "coins lost": Offer(table.under.one_lost, (choice("coins", range(1, table.number + 1)),), "or not of the set"),
    }
    _, found, details = yield Choice(DEALER, offers, table.under.outside, "a coin is outside the ring")
    if found == "coins lost":
        table.lose(details["coins"])


# Somebody else spins


def direction(
    name: str, under: Cite, hand: str, causes: Callable[[RingTable], Mapping[str, Cite]], over: Mapping[str, Cite]
) -> Act[RingTable]:
    """A floor manager directs somebody to spin until the spinner's wager is decided; `over` whom, and why so."""

    def may_direct(round_: "Round[RingTable]", _who: str) -> Ways:
        table = round_.table
        waits = isinstance(round_.ask, Wagering) or awaits_spin(round_.ask)
        open_ = waits and table.spinner and table.ready and (not table.hand or table.hand in over)
        found = tuple(causes(table)) if open_ else ()
        return [(choice("cause", found),)] if found else []

    def direct(round_: "Round[RingTable]", who: str, details: Mapping[str, Any]) -> None:
        table = round_.table
        also = (over[table.hand],) if table.hand else ()
        table.take_over(hand, f"directed by the {who} ({details['cause']})", causes(table)[details["cause"]], *also)

    return Act(name, DIRECTORS, under, may_direct, direct, "until the spinner's wager is decided")


# A spinner's wager that another person places


def on_behalf(rows: Sequence[Wager[Any]], under: Cite, name: str = "place for the spinner") -> Act[RingTable]:
    """Another person puts the spinner's chips down for the spinner's wager."""

    def options(round_: "Round[RingTable]", who: str) -> Iterator[Fields]:
        table = round_.table
        if isinstance(round_.ask, Wagering) and table.takes_part(table.spinner) and who != table.spinner:
            for row in rows:
                yield from (o.fields for o in wager_options(table, table.people[table.spinner], row))

    def may_place(round_: "Round[RingTable]", who: str) -> Ways:
        return [] if round_.table.people[who].excluded else list(options(round_, who))

    def why_not(round_: "Round[RingTable]", details: Mapping[str, Any]) -> Refused | None:
        if not isinstance(round_.ask, Wagering) or details.get("on") not in {row.name for row in rows}:
            return None
        try:
            _check(round_, details)
        except (BadInput, KeyError, TypeError):
            return None
        except Refused as refused:
            return refused
        return None

    def place(round_: "Round[RingTable]", _who: str, details: Mapping[str, Any]) -> None:
        row = _check(round_, details)
        table = round_.table
        put_down(table, table.people[table.spinner], row, details["selection"], details["stake"], "")

    by = PLAYERS | DEALER_OR_MORE_SENIOR
    return Act(name, by, under, may_place, place, "the spinner's chips, by another hand", why_not)


def _check(round_: "Round[RingTable]", details: Mapping[str, Any]) -> Wager[Any]:
    table, row = round_.table, round_.game.wager_named[details["on"]]
    spinner = table.person(table.spinner)
    check_wager(table, spinner, row, details["selection"], details["stake"])
    table.check_means(spinner, details["stake"], "")
    return row


# What nobody may do


def nobody_may(name: str, under: Cite, says: str) -> Act[RingTable]:
    return Act(name, NOBODY, under, lambda _round, _who: [], _never, says)


NOBODY: Final[frozenset[Role]] = frozenset()


def _never(_round: "Round[RingTable]", _who: str, _details: Mapping[str, Any]) -> None:
    raise AssertionError("nobody may do this")
