"""Who answers for a Victorian tournament, and who has approved its conditions (rule 20.1 and the like)."""

from collections.abc import Iterator
from typing import Any, Final

from houseway.tournament.file import Filed, day
from houseway.tournament.requirements import Lack
from houseway.tournament.texts import TournamentText

SURVEILLANCE: Final = "Director of Casino Surveillance"


def victoria(text: TournamentText, filed: Filed) -> Iterator[Lack]:
    """A director, qualified deputies, and conditions approved in writing beforehand."""
    assert text.director is not None
    assert text.deputies is not None
    director = filed.data.get("director")
    if director is None:
        yield Lack(text.director, "nobody is appointed to be responsible for the tournament", ("director",))
    elif not director.get("qualified"):
        yield Lack(text.director, f"{director['name']} is not qualified to be a game supervisor", ("director",))
    for deputy in filed.data.get("deputy", ()):
        if not deputy.get("qualified"):
            yield Lack(text.deputies, f"{deputy['name']} is not qualified to be a game supervisor", ("deputy",))
    approval = filed.data.get("approval", {})
    for wrong in _not_approved(approval, filed):
        yield Lack(text.approval, wrong, ("approval",))


def _not_approved(approval: dict[str, Any], filed: Filed) -> Iterator[str]:
    if not approval:
        yield f"the {SURVEILLANCE} has not approved the conditions"
        return
    if approval.get("by") != SURVEILLANCE:
        yield f"the {SURVEILLANCE} approves the conditions, not {approval.get('by', 'nobody')}"
    if not approval.get("in_writing"):
        yield "the approval is not in writing"
    if "on" not in approval or day(approval["on"]) > filed.on.date():
        yield "the approval does not come before the tournament"
