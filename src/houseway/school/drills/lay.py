"""Lay a wager: the amount and the place, as somebody says it at the table."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.money import BadMoney, cents, dollars, in_dollars
from houseway.play.acts import Option
from houseway.play.cloth import area_name
from houseway.play.events import Done
from houseway.play.game import Game
from houseway.play.view import view
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.law import of_provision
from houseway.school.scene import scene
from houseway.school.situation import Lots, Situation, others, played

KIND: Final = "lay"
SAYS: Final = "where a wager lies, and for how much"
MOST_STEPS: Final = 6


def senseless(game: Game[Any]) -> str:
    laid = any(_openings(there) for there in others(game))
    return "" if laid else "no wager is laid on a cloth at it: bets are made in turn, or by a ticket"


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    openings = _openings(there)
    if not openings:
        return None
    at, who = lots.one_of(openings)
    before = there.again(at)
    listed = [option for option in before.round.options(who) if option.act == "wager"]
    if not listed:
        return None
    details = _wanted(lots.one_of(listed), lots)
    row = name.game.wager_named[details["on"]]
    reads = partial(_read, before, who)
    said = [
        f"{dollars(details['stake'])} on {where}" for where in (area_name(row.name, details["selection"]), row.name)
    ]
    answer = next((each for each in said if _reads_as(reads, each, details)), None)
    if answer is None:
        return None
    where = answer.partition(" on ")[2]
    question = ItemQuestion(
        f"{who} hands you {in_dollars(details['stake'])} for {where}{f' ({row.says})' if row.says else ''}. Lay it.",
        before.told(),
        AnswerForm.WAGER,
        reads=reads,
    )
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{row.name}",
        question=question,
        answer=answer,
        cites=tuple(cite.text for cite in row.cites),
        difficulty=difficulty(0),
        record=before.record(),
        why=partial(of_provision, f"{in_dollars(details['stake'])} on {where}", row.cites[0], name.game),
        scene=scene(there, at, at),
    )


def _openings(there: Situation) -> list[tuple[int, str]]:
    """Where somebody wagered on the cloth, and who."""
    return [(at, entry[1]) for at, entry in enumerate(there.log) if entry[0] is Done and entry[2] == "wager"]


def _wanted(option: Option, lots: Lots) -> dict[str, Any]:
    fields = {field.name: field for field in option.fields}
    stake = fields["stake"]
    steps = min(MOST_STEPS, (stake.most - stake.least) // stake.step)
    amount = stake.least + stake.step * lots.below(steps + 1)
    return {"on": row_of(option), "selection": lots.one_of(fields["selection"].choices), "stake": amount}


def row_of(option: Option) -> str:
    return str(option.fields[0].choices[0])


def _reads_as(reads: Callable[[str], Mapping[str, Any]], said: str, details: Mapping[str, Any]) -> bool:
    """At some tables a seat is part of the place, and at others it goes without saying."""
    try:
        return reads(said) == details
    except BadInput:
        return False


def _on_the_cloth(before: Situation, given: str) -> Mapping[str, Any] | None:
    """An amount on a place of the cloth, as the cloth calls it: where somebody has put the chips."""
    amount, _, where = given.strip().partition(" on ")
    for place in before.game.cloth(before.round.table).places:
        if where and place.name.casefold() == where.strip().casefold():
            try:
                return {"on": place.wager, "selection": place.selection, "stake": cents(amount)}
            except BadMoney:
                return None
    return None


def _is_there(game: Game[Any], details: Mapping[str, Any]) -> bool:
    """A wager of this game, on a place that it has."""
    row = game.wager_named.get(str(details.get("on")))
    return row is not None and (not row.selections or details.get("selection") in row.selections)


def _read(before: Situation, who: str, given: str) -> Mapping[str, Any]:
    """As the lexicon of the game reads what is typed at its table."""
    lexicon = before.game.module("lexicon").LEXICON
    try:
        intents = lexicon.read(given, view(before.round, who)) or []
    except BadInput:
        intents = []
    for intent in intents:
        if intent.act == "wager" and _is_there(before.game, intent.details):
            return {name: intent.details.get(name) for name in ("on", "selection", "stake")}
    if (laid := _on_the_cloth(before, given)) is not None:
        return laid
    example = next(iter(before.game.cloth(before.round.table).places)).name
    raise BadInput(f"{quoted(given)} is no wager; one is laid like: 5 on {example}")
