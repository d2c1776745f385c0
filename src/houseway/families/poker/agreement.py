"""A higher minimum table stake without notice: every player at the table agrees to it (s332(3)(b))."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.families.poker.moments import BETWEEN_ROUNDS
from houseway.families.poker.table import TABLE_STAKE, PokerTable
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Ways, money
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DIRECTORS
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.rulebook.parallel import Parallel


def agreed_stake(part: Parallel) -> Act[PokerTable]:
    """The row of this act."""
    says = "every player is asked, and one who objects is enough"
    under = part("qld s332(3)(b)")
    return Act("propose a higher table stake", DIRECTORS, under, may_propose, propose, says, at=BETWEEN_ROUNDS)


def may_propose(round_: Round[PokerTable], _who: str) -> Ways:
    table = round_.table
    line = table.sign.limits[TABLE_STAKE]
    least = (line.minimum // table.unit + 1) * table.unit
    ready = table.players and least <= line.maximum
    return [(money("minimum", least, line.maximum // table.unit * table.unit, table.unit),)] if ready else []


def propose(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> Script:
    table, minimum = round_.table, details["minimum"]
    under = table.part("qld s332(3)(b)")
    about = f"a minimum table stake of ${dollars(minimum)}"
    if against := (yield from who_is_against(table, about, under, "object")):
        table.rule(f"{against} objects to {about}: it stays as it is", under)
    else:
        raise_minimum(table, TABLE_STAKE, minimum, about, under)
    return None


def who_is_against(table: PokerTable, about: str, under: Cite, no: str) -> Steps[str]:
    """Every player at the table is asked until one does not agree; nobody, where all do."""
    offers = {"agree": Offer(under), no: Offer(under)}
    for person in [each for each in table.players if not each.excluded]:
        answer = yield Choice(person.name, offers, under, about, wanted=partial(table.takes_part, person.name))
        if answer is not None and answer[1] == no:
            return person.name
    return ""


def raise_minimum(table: PokerTable, kind: str, minimum: Cents, about: str, under: Cite) -> None:
    """All have agreed; unless the sign was changed meanwhile so that this is no minimum for it."""
    try:
        sign = table.sign.with_limits(kind, Limits(minimum, table.sign.limits[kind].maximum))
        table.check_sign(sign)
    except Refused as refused:
        table.rule(f"{about} does not fit the sign any more: {refused.why}", refused.under)
        return
    table.sign = sign
    table.rule(f"all players agree to {about}", under)
