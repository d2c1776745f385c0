"""The same again: what is stored of a table happens once more, and each event is compared with what comes of it.

Recovery follows the last round of a table, `verify` all of them.
"""

from collections.abc import Iterable
from typing import Any

from houseway.equipment.chance import Chance
from houseway.errors import HousewayError, Refused
from houseway.house.bodies import text
from houseway.house.contest import HAND
from houseway.house.fairness import Shoes
from houseway.house.running import Running, standing
from houseway.play.ask import Outcome
from houseway.play.codec import Data
from houseway.play.round import Round


class DoesNotFit(HousewayError):
    """What is stored is not what comes of it."""


def follow(running: Running, bodies: Iterable[Data]) -> None:
    """All of these, and nothing should follow; `DoesNotFit` says where something else came of it."""
    for body in bodies:
        follow_one(running, body)
    end(running)


def follow_one(running: Running, body: Data) -> None:
    """The next event: one that follows from those before it, or something that happens now."""
    if running.said:
        _fits(running, body)
    elif "house" in body:
        _house(running, body)
    elif running.round is None:
        raise DoesNotFit("something happened before the first round")
    elif "by" in body:
        _happens(running, running.round, body)
        running.hear()
        _fits(running, body)
    else:
        raise DoesNotFit(f"nothing led to {text(body)}")


def end(running: Running) -> None:
    """There is no more, and nothing should follow."""
    if running.said:
        raise DoesNotFit(f"there should follow {text(running.said[0].body)}")


def _fits(running: Running, body: Data) -> None:
    expected = running.said.pop(0).body
    if text(expected) != text(body):
        raise DoesNotFit(f"stored is {text(body)}, and what comes of it is {text(expected)}")


def _house(running: Running, body: Data) -> None:
    """What the house itself noted."""
    running.shoes.take(body)
    if body["house"] == "round":
        _stands_as_it_was_left(running, body)
        running.number = body["round"]
        running.start(body["stands"])
    elif body["house"] == "shoe" and running.round is not None and not running.round.over:
        running.chance = running.shoes.chance(running.number)
    elif body["house"] == "closed":
        running.closed = True
    elif body["house"] == HAND:
        _hand_is_counted(running, body)
    running.arranged.take(body)
    if running.contest is not None:
        running.contest.take(body)


def _hand_is_counted(running: Running, body: Data) -> None:
    contest, round_ = running.contest, running.round
    if contest is None or round_ is None or not round_.over:
        raise DoesNotFit(f"no hand of a tournament is over: {text(body)}")
    expected = contest.counted(round_, running.game)
    if text(expected) != text(body):
        raise DoesNotFit(f"stored is {text(body)}, and the hand comes to {text(expected)}")
    contest.happened(running.table, body)


def _stands_as_it_was_left(running: Running, body: Data) -> None:
    if body["round"] != running.number + 1:
        return  # the rounds before it are not followed
    if running.round is not None and not running.round.over:
        raise DoesNotFit(f"round {running.number} is not over; awaited: {running.round.ask}")
    if text(standing(running.table)) != text(body["stands"]):
        raise DoesNotFit(f"round {body['round']} does not begin as the table was left")
    if any(body.get(name) != each for name, each in running.kept().items()):
        raise DoesNotFit(f"round {body['round']} has another pace, other bots or another standing than the table had")


def _happens(running: Running, round_: Round[Any], body: Data) -> None:
    if "act" not in body:
        _comes(running, round_, body)
        return
    try:
        round_.act(body["by"], body["act"], body["with"])
    except Refused:
        pass  # it was then, too: what is stored says so, and is compared
    except HousewayError as wrong:
        raise DoesNotFit(f"{body['by']}'s {body['act']}: {wrong}") from None


def _comes(running: Running, round_: Round[Any], body: Data) -> None:
    ask = round_.ask
    if not isinstance(ask, Outcome) or ask.field not in body:
        raise DoesNotFit(f"stored is {text(body)}, and awaited: {ask}")
    if running.chance is not None:
        _follows_from_the_seed(running.shoes, running.chance, ask, body)
    round_.outcome(ask.read(body[ask.field]))


def _follows_from_the_seed(shoes: Shoes, chance: Chance, ask: Outcome, body: Data) -> None:
    """What came, and before it the commitment to the order that it came in."""
    shoes.is_new(ask)
    laid, shoes.told = (shoes.lay_out(ask), shoes.told), None
    if laid[0] != laid[1]:
        raise DoesNotFit(f"shoe {shoes.number}: the seed gives the order {laid[0]}, and told was {laid[1]}")
    gives = ask.write(shoes.give(ask, chance))
    if gives != body[ask.field]:
        raise DoesNotFit(f"{ask.who} of shoe {shoes.number}: the shoe's seed gives {gives}, and not {body[ask.field]}")
