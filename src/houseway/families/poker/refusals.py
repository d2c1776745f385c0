"""Why a step of a round of play is not open: to somebody who is not in it, out of turn, or when the betting is over."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Turn
from houseway.families.poker.conduct import kept_hidden
from houseway.families.poker.ending import PASS_THE_POT
from houseway.families.poker.moments import BEFORE, SHOWDOWN
from houseway.families.poker.places import START
from houseway.families.poker.seat import TAPPED, Seat
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

OPENING: Final = frozenset(
    {"1 component", "2 components", "1 additional bet", "2 additional bets", "no additional bet"}
)
BETTING: Final = OPENING | {"bet", "check", "call", "raise", "fold", "tap out", "decline"}
BLINDS: Final = frozenset({"ante bet", "blind bet", "over-blind bet"})
PLAYED: Final = BETTING | BLINDS | {"draw", "keep all", "show"}
"""What players do in a round of play."""


def steps_of_any(part: Parallel) -> Mapping[str, Cite]:
    """The steps that all four games have, each with what says when it is taken, and by whom."""
    return {
        START: part("qld s342(1)"),
        "shuffle": part("qld s338(1)"),
        "cut": part("qld s338(2)(a)"),
        "fold": part("qld s355(1)"),
        "tap out": part("qld s351(1)"),
        "show": part("qld s349(2)"),
        PASS_THE_POT: part("qld s349(4)(e)"),
    }


def refuses(round_: Round[PokerTable], who: str, act: str, _details: Details) -> Refused | None:
    """By whoever tries it, then by whose turn it is, then by where the round of play stands."""
    table = round_.table
    person, asked = table.people[who], table.asked
    if act not in PLAYED or person.role not in (Role.PLAYER, Role.SPECTATOR):
        return None
    if person.role is Role.SPECTATOR:
        return _not(table, "qld s342(1)", f"{who} has not joined the game", Ground.WHO)
    if asked is None or table.moment == BEFORE:
        return None
    seat = table.seat_of(who)
    if seat is None:
        return _not(table, "qld s342(2)", f"{who} is not in this round of play", Ground.WHO)
    return _out(table, seat, act) or _another_is_asked(table, seat, act) or _betting_is_over(table, act)


def _not(table: PokerTable, under: str | Cite, why: str, ground: Ground = Ground.WHEN, instead: str = "") -> Refused:
    return Refused(table.part(under) if isinstance(under, str) else under, why, ground=ground, instead=instead)


def _out(table: PokerTable, seat: Seat, act: str) -> Refused | None:
    """Whoever has folded does nothing more; whoever has tapped out bets no more."""
    if not seat.stays:
        return _not(table, seat.dead or "qld s355(1)", f"{seat.name} is out of the round of play", Ground.WHO)
    if seat.state is TAPPED and act in BETTING | BLINDS:
        return _not(table, "qld s351(2)", f"{seat.name} has tapped out", Ground.WHO)
    return None


def _another_is_asked(table: PokerTable, seat: Seat, act: str) -> Refused | None:
    asked = table.asked
    if act == "show" and table.staying == [seat]:
        return _not(table, kept_hidden(table, seat.name), "nobody else is left, and the cards stay hidden")
    if not isinstance(asked, Choice) or asked.who == seat.name or table.seat_of(asked.who) is None:
        return None
    if act == "show" and table.moment == SHOWDOWN:
        return _not(table, asked.under, f"{asked.who} shows next", instead=f"awaited: {asked}")
    return _not(table, "qld s330(3)", f"it is not {seat.name}'s turn", instead=f"{asked.who} acts next")


def _betting_is_over(table: PokerTable, act: str) -> Refused | None:
    betting = table.betting
    if betting is None or not betting.started or act not in BETTING - {"fold"} or isinstance(table.asked, Turn):
        return None
    return _not(table, betting.within.finished, "the round of betting is finished", instead=f"awaited: {table.asked}")
