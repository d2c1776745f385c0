"""Somebody wants to bet: is it taken? And if it is not, under which provision?"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from houseway.errors import HousewayError, Refused
from houseway.money import in_dollars
from houseway.play.acts import Field, Option
from houseway.play.events import Done, Events, Ruled
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.words import doing
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.reasons import reasons
from houseway.school.scene import scene
from houseway.school.situation import Lots, Situation, played

KIND: Final = "take-or-refuse"
SAYS: Final = "whether a bet may be taken, and if not, why"
TAKE, REFUSE = "take it", "refuse it"
TRIES: Final = 16
STEPS: Final = 20  # of amounts that somebody may bet
HARDER: Final = {
    "as it is allowed": 60,
    "too late": 100,
    "too little": 120,
    "too much": 160,
    "by somebody else": 200,
    "between two steps": 420,
}
"""How a bet may go wrong, and how much harder each is to tell."""


class Tried(NamedTuple):
    """What somebody tries, so many entries into the round."""

    at: int
    who: str
    act: str
    details: Mapping[str, Any]


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    made = list(bets(there))
    for _ in range(TRIES if made else 0):
        how = lots.one_of(("as it is allowed", *HARDER))
        found = _tries(there, lots.one_of(made), how, lots)
        if found is not None and (item := _item(name, there, how, found)) is not None:
            return item
    return None


def bets(there: Situation) -> list[Tried]:
    """What players bet in this round."""
    players = {person.name for person in there.round.table.players}
    found = []
    for at, (kind, *what) in enumerate(there.log):
        if kind is Done and what[0] in players and any(name in what[2] for name in ("stake", "amount")):
            found.append(Tried(at, *what[:3]))
    return found


def _tries(there: Situation, bet: Tried, how: str, lots: Lots) -> Tried | None:
    """A bet like one that somebody made, or one that goes wrong in this way."""
    if how == "too late":
        later = [move.start for move in there.moves() if move.start > bet.at and there.log[move.start][0] is not Done]
        return bet._replace(at=lots.one_of(later)) if later else None
    before = there.again(bet.at).round
    if how == "by somebody else":
        others = [person.name for person in before.table.players if person.name != bet.who]
        return bet._replace(who=lots.one_of(others)) if others and bet.act != "wager" else None
    listed = [option for option in before.options(bet.who) if option.act == bet.act]
    alike = listed if bet.act == "wager" else [each for each in listed if _takes(each, bet.details)]
    return with_amount(before, bet, lots.one_of(alike), how, lots) if alike else None


def _takes(option: Option, details: Mapping[str, Any]) -> bool:
    return {field.name for field in option.fields if not field.optional} <= details.keys()


def with_amount(before: Round[Any], bet: Tried, option: Option, how: str, lots: Lots) -> Tried | None:
    money = next((field for field in option.fields if field.kind == "money"), None)
    amount = _amount(money, before.table.unit, how, lots) if money is not None else None
    if money is None or amount is None or amount <= 0:
        return None
    if bet.act != "wager":
        return bet._replace(details={**bet.details, money.name: amount})
    chosen = {field.name: lots.one_of(field.choices) for field in option.fields if field.choices and not field.optional}
    return bet._replace(details=chosen | {money.name: amount})


def _amount(field: Field, unit: int, how: str, lots: Lots) -> int | None:
    steps = (field.most - field.least) // field.step
    fits = field.least + field.step * lots.below(min(steps, STEPS) + 1)
    amounts: Mapping[str, Callable[[], int | None]] = {
        "as it is allowed": lambda: fits,
        "too little": lambda: field.least - unit * (1 + lots.below(2)),
        "too much": lambda: field.most + field.step * (1 + lots.below(3)),
        "between two steps": lambda: fits + unit if field.step > unit else None,
    }
    return amounts[how]()


def _item(name: ItemName, there: Situation, how: str, tried: Tried) -> Item | None:
    """What the table says to it; nothing where the rules take it and then rule on it, which is another question."""
    then = there.again(tried.at)
    told, record, round_ = then.told(), then.record(), then.round
    held = in_dollars(round_.table.person(tried.who).purse.value)
    refused: Refused | None = None
    try:
        round_.act(tried.who, tried.act, tried.details)
    except Refused as answer:
        refused = answer
    except HousewayError:
        return None  # the table does not know such a thing at all
    if any(isinstance(event, Ruled) for event in round_.led_to):
        return None
    done = next(each for each in reversed(Events(then.log)) if isinstance(each, Done))
    wants = doing(done._replace(refused=None))
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{refused.ground.name.lower() if refused else 'taken'}",
        question=ItemQuestion(
            f"{tried.who} wants to {wants}, and holds {held}.{sign(round_, tried)} What do you do?",
            told,
            AnswerForm.CHOICE,
            (TAKE, REFUSE),
        ),
        answer=REFUSE if refused else TAKE,
        cites=(refused.under.text,) if refused else (),
        difficulty=difficulty(HARDER[how]),
        record=record,
        why=partial(reasons, then, [done.number] if refused else []),
        scene=scene(there, tried.at, tried.at),
    )


def sign(round_: Round[Any], tried: Tried) -> str:
    """What the sign has for it."""
    row = round_.game.wager_named.get(str(tried.details.get("on", "")))
    limits = round_.table.sign.limits.get(row.limit) if row is not None else None
    return f" The sign has {in_dollars(limits.minimum)} to {in_dollars(limits.maximum)}." if limits else ""
