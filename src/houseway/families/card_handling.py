"""Cards in the hands of somebody who may not touch them: written down whenever it is seen (reading G20)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Ways, because, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR, Role
from houseway.play.round import Round

HANDS_OFF: Final = frozenset({Role.PLAYER, Role.SPECTATOR})


def cards_handled(under: Cite, forbids: Callable[[Any, str], Cite | None], name: str = "cards handled") -> Act[Any]:
    """The report; `forbids` says what keeps a person at a table from the cards, and nothing where nothing does."""

    def by(round_: Round[Any], _who: str) -> Ways:
        table = round_.table
        names = [p.name for p in table.people.values() if p.role in HANDS_OFF and forbids(table, p.name) is not None]
        return [(choice("person", names),)] if names else []

    def put_back(round_: Round[Any], _who: str, details: Mapping[str, Any]) -> None:
        table, person = round_.table, details["person"]
        forbidden = forbids(table, person)
        assert forbidden is not None, "only those who may not are listed"
        what = f"{name} by {person}, who may not: they lie again as they lay, and are played on with"
        table.rule(what, forbidden, "reading G20")

    def they_may(round_: Round[Any], details: Mapping[str, Any]) -> Refused | None:
        person = round_.table.people.get(str(details.get("person")))
        return Refused(under, f"{person.name} may handle the cards now", ground=Ground.WHO) if person else None

    nobody = because(under, "nobody is here who may not handle the cards")
    return Act(name, DEALER_OR_MORE_SENIOR, under, by, put_back, "by somebody who may not", they_may, closed=nobody)
