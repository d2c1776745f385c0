"""What goes wrong at a live table, by the examiner's seed: a bet that may not be taken, something that is reported."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from houseway.errors import HousewayError, Refused
from houseway.play.driver import Driver
from houseway.play.events import Done, Events, Ruled
from houseway.play.words import doing
from houseway.school.drills.rule_on_it import details, other_rulings, reports
from houseway.school.drills.take_or_refuse import Tried, bets, sign, with_amount
from houseway.school.situation import STEPS, Lots, Situation

HOW: Final = ("as it is allowed", "too little", "too much", "between two steps", "as it is allowed", "too little")
TRIES: Final = 4


class WantedBet(NamedTuple):
    """A bet that somebody wants to make, and what the table says to it."""

    tried: Tried
    asks: str
    refused: Refused | None


class InjectedReport(NamedTuple):
    """What is reported, what the table rules on it, and what it does not."""

    who: str
    act: str
    details: Any
    says: str
    rulings: Sequence[str]
    cites: tuple[str, ...]
    wrong: Sequence[str]


def wanted(there: Situation, lots: Lots) -> WantedBet | None:
    """Somebody who has bet in this round wants to bet once more."""
    made, at = bets(there), len(there.log)
    for _ in range(TRIES if made else 0):
        bet = lots.one_of(made)._replace(at=at)
        listed = [option for option in there.round.options(bet.who) if option.act == bet.act == "wager"]
        tried = with_amount(there.round, bet, lots.one_of(listed), lots.one_of(HOW), lots) if listed else bet
        if tried is not None and (found := _answered(there, tried)) is not None:
            return found
    return None


def _answered(there: Situation, tried: Tried) -> WantedBet | None:
    then = there.again(tried.at)
    round_, refused = then.round, None
    held = sign(round_, tried)
    try:
        round_.act(tried.who, tried.act, tried.details)
    except Refused as answer:
        refused = answer
    except HousewayError:
        return None
    if any(isinstance(event, Ruled) for event in round_.led_to):
        return None
    done = next(each for each in reversed(Events(then.log)) if isinstance(each, Done))
    return WantedBet(
        tried, f"{tried.who} wants to {doing(done._replace(refused=None))}.{held} What do you do?", refused
    )


def reported(there: Situation, alone: Callable[[Situation], Driver], lots: Lots) -> InjectedReport | None:
    """Something that may be reported here, from which the round comes to its end with everybody at the table."""
    at, open_ = len(there.log), list(reports(there))
    for who, act, ways in lots.mixed(open_)[:TRIES]:
        then = there.again(at)
        start = len(then.log)
        try:
            given = details(lots.one_of(ways), lots)
            then.round.act(who, act, given)
            led = Events(then.log, start)
            rulings = [event.ruling for event in led if isinstance(event, Ruled)]
            done = next(event for event in led if isinstance(event, Done))
            ends = _ends(then, alone(then))
        except (HousewayError, AssertionError):
            continue
        said = [ruling.what for ruling in rulings]
        cites = tuple(dict.fromkeys(cite.text for ruling in rulings for cite in ruling.cites))
        if not said or not ends:
            continue
        others = [each for each in open_ if each[1] != act]
        wrong = other_rulings(there, at, others, {*said}, {*cites}, lots)
        if wrong:
            words = doing(done).removeprefix("report ").removeprefix("say: ")
            return InjectedReport(who, act, given, f"{who} reports: {words}.", said, cites, wrong)
    return None


def _ends(then: Situation, driver: Driver) -> bool:
    """Does the round go on to its end, and may everybody play in the next?"""
    people = {name for name, each in then.round.table.people.items() if not each.excluded}
    for _ in range(STEPS):
        if not driver.step(then.round):
            break
    table = then.round.table
    return then.round.over and table.open and people == {n for n, each in table.people.items() if not each.excluded}
