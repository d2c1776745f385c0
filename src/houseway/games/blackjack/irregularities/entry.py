"""Who comes in after the first round of a shoe: what the pit directs of one person (qld s22, reading B63)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.machine import CardMachine
from houseway.games.blackjack.entry import LET_IN, MINIMUM, PRECLUDED
from houseway.games.blackjack.moments import WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DIRECTORS
from houseway.play.round import Round


def concerns(person_may: Callable[[BlackjackTable, str], bool]) -> Callable[[Round[BlackjackTable], str], Ways]:
    """Players who have no wager on the round yet, of whom this may be directed; nobody with a card machine."""

    def ways(round_: Round[BlackjackTable], _who: str) -> Ways:
        table = round_.table
        lie = {placed.person for placed in table.placed}
        names = [p.name for p in table.players if p.name not in lie and person_may(table, p.name)]
        return [(choice("person", names),)] if names and not isinstance(table.shoe, CardMachine) else []

    return ways


def kept_out(table: BlackjackTable, person: str) -> Cite | None:
    return table.entry.precluded_under(table, person)


def may_be_kept_out(table: BlackjackTable, person: str) -> bool:
    return table.entry.may_preclude(person) is not None and kept_out(table, person) is None


def may_be_held(table: BlackjackTable, person: str) -> bool:
    return table.entry.is_late(person) and not table.entry.minimum_only(table, person)


def may_be_let_in(table: BlackjackTable, person: str) -> bool:
    return kept_out(table, person) is not None or table.entry.minimum_only(table, person)


def direct(said: str, words: str) -> Callable[[Round[BlackjackTable], str, Mapping[str, Any]], None]:
    def directed(round_: Round[BlackjackTable], who: str, details: Mapping[str, Any]) -> None:
        table, person = round_.table, details["person"]
        under = table.entry.may_preclude(person) if said != MINIMUM else "qld s22(2)"
        table.entry.said[person] = said
        table.free_entry = False
        assert under is not None
        table.rule(f"the {who} directs that {person} {words}", under, "reading B63")

    return directed


ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("keep a person out", DIRECTORS, "qld s22(1)", concerns(may_be_kept_out),
        direct(PRECLUDED, "wagers no more until the cards are shuffled"), "until the shuffle", at=(WAGERS,)),
    act("hold a person to the minimum", DIRECTORS, "qld s22(2)", concerns(may_be_held),
        direct(MINIMUM, "wagers the minimum and no more until the shuffle"), "until the shuffle", at=(WAGERS,)),
    act("let a person in", DIRECTORS, "qld s22(2)", concerns(may_be_let_in),
        direct(LET_IN, "may wager as everybody may"), "on everybody's terms", at=(WAGERS,)),
)  # fmt: skip
