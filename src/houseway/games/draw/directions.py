"""What is settled between rounds of play: the kind of betting, the commission, a higher table stake."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import Refused
from houseway.families.poker.agreement import agreed_stake
from houseway.families.poker.moments import BETWEEN_ROUNDS as AT
from houseway.families.poker.pots import FULL_PERCENT
from houseway.games.draw.amounts import KINDS, MIXED
from houseway.games.draw.rules import check_betting
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import PART
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Role
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum
from houseway.play.table import call

STAFF: Final = DEALER_OR_MORE_SENIOR
CHIEF_EXECUTIVE: Final = frozenset({Role.CHIEF_EXECUTIVE})
LESS: Final = call("the commission is {0}% of the whole twenties of a pot", "qld s313(3)")


# The kind of betting on the sign


def may_change(round_: Round[DrawTable], _who: str) -> Ways:
    table = round_.table
    others = [kind for kind in KINDS if kind != table.kind and (table.approved or kind not in MIXED)]
    return [(choice("betting", others),)]


def change(round_: Round[DrawTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.kind = details["betting"]
    table.rule(f"the sign says: {table.kind} betting", table.betting_kind.under)


def not_approved(round_: Round[DrawTable], details: Mapping[str, Any]) -> Refused | None:
    kind = details.get("betting")
    try:
        if kind in KINDS:
            check_betting(kind, round_.table.approved)
    except Refused as refused:
        return refused
    return None


def may_approve(round_: Round[DrawTable], _who: str) -> Ways:
    return [] if round_.table.approved else [()]


def approve(round_: Round[DrawTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.approved = True
    round_.table.rule("a sign for straddle and then full pot or half pot betting is approved", "qld s311(8)")


# Less commission


def may_take_less(round_: Round[DrawTable], _who: str) -> Ways:
    """Before the rounds of play start."""
    return [] if round_.table.buck else [(choice("percent", range(FULL_PERCENT)),)]


def take_less(round_: Round[DrawTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.percent = details["percent"]
    round_.table.announce(LESS, details["percent"])


DIRECTIONS: Final[tuple[Act[DrawTable], ...]] = (
    higher_minimum("qld s295(3)(a)"),
    agreed_stake(PART),
    act("change the betting", DIRECTORS, "qld s311(4)", may_change, change, "on the sign", not_approved, AT),
    act("approve a mixed sign", CHIEF_EXECUTIVE, "qld s311(8)", may_approve, approve, at=AT),
    act("announce less commission", STAFF, "qld s313(3)", may_take_less, take_less, "before the rounds", at=AT),
)
