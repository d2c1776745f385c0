"""The Minister's approval of a tournament in Queensland: the application, its review, the decision (ss 8 to 12)."""

import calendar
from collections.abc import Iterator
from datetime import date
from itertools import pairwise
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.play.game import Game
from houseway.rulebook import find, resolves
from houseway.tournament.conditions import Conditions
from houseway.tournament.file import Filed, day
from houseway.tournament.reader import read_conditions
from houseway.tournament.requirements import Lack, lacking
from houseway.tournament.texts import TournamentText

MINISTER: Final = "Minister"
CHIEF_EXECUTIVE: Final = "chief executive"
IN_TIME: Final = (cite("qld s9(1)"), cite("reading T9"))
ALTERED: Final = cite("qld s9(1)(b)(ii)")
ADDED: Final = cite("qld s9(1)(b)(iii)")
FURTHER: Final = cite("qld s9(1)(c)")
NECESSARY: Final = cite("qld s9(2)")
ONE: Final = cite("qld s9(3)(a)")
SEVERAL: Final = cite("qld s9(3)(b)")
REVIEWED: Final = cite("qld s11(1)")
DECIDED: Final = cite("qld s11(2)")
OUTCOMES: Final = {
    "approved": cite("qld s11(2)(a)"),
    "approved with alterations": cite("qld s11(2)(b)"),
    "refused": cite("qld s11(2)(c)"),
}
CANCELLED: Final = cite("qld s12")
NOT_THIS_PART: Final = cite("reading T13")


def months_after(start: date, months: int) -> date:
    """The day of the same number so many calendar months later, or the last of a month that has none (reading T9)."""
    year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
    return date(year, month + 1, min(start.day, calendar.monthrange(year, month + 1)[1]))


def queensland(text: TournamentText, game: Game[Any], filed: Filed) -> Iterator[Lack]:
    """The application, its review, and what the Minister decided."""
    application = filed.data.get("application")
    if application is None:
        yield Lack(text.approval, "no application has been made for the Minister's approval", ("application",))
        return
    others = application.get("others", [])
    days = sorted([filed.on.date(), *(day(each["on"]) for each in others)])
    yield from _in_time(application, days)
    yield from _contents(game, filed.conditions)
    for number, other in enumerate(others):
        conditions = read_conditions(filed.source, {**filed.data.get("conditions", {}), **other.get("conditions", {})})
        wrong = [*lacking(text, game, conditions), *_contents(game, conditions)]
        at = ("application", "others", str(number))
        yield from (each._replace(what=f"{other['title']}: {each.what}", key=at) for each in wrong)
    lacks = [item for item in application.get("required", ()) if item not in application.get("supplied", ())]
    yield from (Lack(FURTHER, f"the chief executive also asked for: {item}", ("application",)) for item in lacks)
    yield from _decided(filed)
    yield from _cancelled(filed)


def _in_time(application: dict[str, Any], days: list[date]) -> Iterator[Lack]:
    key = ("application",)
    if not application.get("in_writing"):
        yield Lack(IN_TIME[0], "the application is not in writing", key)
    submitted = application.get("submitted")
    if submitted is None:
        yield Lack(IN_TIME[0], "when the application was submitted is not stated", key)
    elif months_after(day(submitted), 2) > days[0]:
        why = f"submitted on {day(submitted)}, less than 2 months before {days[0]} ({IN_TIME[1]})"
        yield Lack(IN_TIME[0], why, key)
    if days[-1] > months_after(days[0], 12):
        why = f"the tournaments from {days[0]} to {days[-1]} take more than a year (reading T11)"
        yield Lack(SEVERAL, why, key)


def _contents(game: Game[Any], conditions: Conditions) -> Iterator[Lack]:
    if conditions.alterations is None:
        why = "the provisions that are altered or do not apply are not stated (an empty list for none)"
        yield Lack(ALTERED, why, ("conditions", "alterations"))
    if conditions.additional_rules is None:
        why = "the additional rules are not stated (an empty list for none)"
        yield Lack(ADDED, why, ("conditions", "additional_rules"))
    for each in conditions.alterations or ():
        if (wrong := _not_alterable(game, each.provision)) is not None:
            yield Lack(*wrong, ("conditions", "alterations"))
        elif not each.because:
            why = f"why altering {each.provision} is reasonably necessary is not stated"
            yield Lack(NECESSARY, why, ("conditions", "alterations"))


def _not_alterable(game: Game[Any], provision: Cite) -> tuple[Cite, str] | None:
    """An express reference is to something that stands in the rules of the game, or in the general ones."""
    if provision.body != "qld" or not resolves(provision.text):
        return ALTERED, f"{provision} is no provision of these rules"
    parts = {each.part for each in find(provision)}
    if parts <= {game.part, "qld part 1", "qld part 2"}:
        return None
    return NECESSARY, f"{provision} is no rule of {game.title}, nor a general one ({NOT_THIS_PART})"


def _decided(filed: Filed) -> Iterator[Lack]:
    data = filed.data
    submitted = data["application"].get("submitted")
    review, decision = data.get("review"), data.get("decision")
    yield from (Lack(REVIEWED, wrong, ("review",)) for wrong in _not_reviewed(review or {}))
    if decision is None or "outcome" not in decision:
        yield Lack(DECIDED, "the Minister has not decided on the application", ("decision",))
        return
    if decision.get("by") != MINISTER:
        yield Lack(DECIDED, f"the Minister decides, not {decision.get('by', 'nobody')}", ("decision",))
    if decision["outcome"] == "refused":
        yield Lack(OUTCOMES["refused"], "the Minister has refused the application", ("decision",))
    if bool(decision.get("alterations")) != (decision["outcome"] == "approved with alterations"):
        why = f"the application is {decision['outcome']}, and its alterations do not go with that"
        yield Lack(OUTCOMES["approved with alterations"], why, ("decision",))
    yield from _in_order(filed, submitted, review or {}, decision)
    for name in (review or {}).get("not_necessary", ()):
        if any(each.provision.text == name for each in filed.approved.alterations or ()):
            yield Lack(NECESSARY, f"altering {name} is not reasonably necessary for a tournament", ("review",))


def _not_reviewed(review: dict[str, Any]) -> Iterator[str]:
    """The chief executive's review, on a day, that comes to a recommendation in words."""
    by = review.get("by", CHIEF_EXECUTIVE)
    if not review.get("recommends", "").strip():
        yield "the chief executive has not reviewed the application and recommended anything"
    elif by != CHIEF_EXECUTIVE:
        yield f"the chief executive reviews the application, not {by or 'nobody'}"
    elif "on" not in review:
        yield "when the chief executive reviewed the application is not stated"


def _in_order(filed: Filed, submitted: Any, review: dict[str, Any], decision: dict[str, Any]) -> Iterator[Lack]:
    """Submitted, reviewed, decided, held."""
    steps = [
        (IN_TIME[0], "the application", submitted),
        (REVIEWED, "the review", review.get("on")),
        (DECIDED, "the Minister's decision", decision.get("on")),
        (cite("qld s8"), "the tournament", filed.on),
    ]
    dated = [(under, what, day(on)) for under, what, on in steps if on is not None]
    if "on" not in decision:
        yield Lack(DECIDED, "when the Minister decided is not stated", ("decision",))
    for (_, before, earlier), (under, after, later) in pairwise(dated):
        if later < earlier:
            yield Lack(under, f"{after} ({later}) comes before {before} ({earlier})", ("decision",))


def _cancelled(filed: Filed) -> Iterator[Lack]:
    """An approval stands until it is cancelled (reading T8); what is no cancellation leaves it as it was."""
    cancellation = filed.data.get("cancellation")
    if cancellation is None or any(without_effect(filed)):
        return
    if "on" not in cancellation or day(cancellation["on"]) <= filed.on.date():
        yield Lack(CANCELLED, "the approval has been cancelled", ("cancellation",))


def without_effect(filed: Filed) -> Iterator[Lack]:
    """Why what is called a cancellation is none: it is the Minister's, of an approval of several, on advice."""
    data = filed.data
    cancellation, decision = data.get("cancellation"), data.get("decision", {})
    if cancellation is None:
        return
    key = ("cancellation",)
    if not data.get("application", {}).get("others"):
        yield Lack(CANCELLED, f"an approval of one tournament is not cancelled ({ONE})", key)
    if cancellation.get("by") != MINISTER:
        yield Lack(CANCELLED, f"the Minister cancels, not {cancellation.get('by', 'nobody')}", key)
    if cancellation.get("advised_by") != CHIEF_EXECUTIVE or not cancellation.get("reason"):
        yield Lack(CANCELLED, "the chief executive has not advised the Minister of a reason to cancel", key)
    if {"on"} <= cancellation.keys() & decision.keys() and day(cancellation["on"]) < day(decision["on"]):
        yield Lack(CANCELLED, f"the approval of {day(decision['on'])} came after it", key)
