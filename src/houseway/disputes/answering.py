"""From an event that somebody told of to the answer: a table rules on it, or the law alone answers."""

from functools import partial
from typing import Any

from houseway.cite import cite
from houseway.disputes.answer import Answer
from houseway.disputes.irregularities import Irregularity, irregularities
from houseway.disputes.played import rule_on
from houseway.errors import BadInput
from houseway.play.acts import Details
from houseway.play.game import Game
from houseway.play.round import NOTHING
from houseway.play.settlement import Ruling
from houseway.rulebook.events import Event
from houseway.rulebook.in_full import in_full


def answer_on(game: Game[Any], event: Event, words: str = "", when: str = "", given: Details = NOTHING) -> Answer:
    """What the table rules on it where it takes such a report; else what the law of that text says.

    `when` and `given`: the moment and details of the report that somebody named, beside those of the event.
    """
    meant = next((each for each in irregularities(game) if each.act == event.report), None)
    if meant is None:
        return law_alone(game, event)
    if when or given:
        return rule_on(game, meant, words, when or event.when, {**event.given, **given})
    return _ruled(game, event, meant, words) or law_alone(game, event)


def _ruled(game: Game[Any], event: Event, meant: Irregularity, words: str) -> Answer | None:
    """By the law that decides the event; where a detail in the words leads elsewhere, as the event alone has it."""
    decides = partial(_decides, event)
    for said in dict.fromkeys((words, "")):
        try:
            answer = rule_on(game, meant, said, event.when, event.given, decides)
        except BadInput:
            continue
        if decides(answer):
            return answer
    return None


def _decides(event: Event, answer: Answer) -> bool:
    """Does it cite what decides the event?"""
    return any(text in each.steps or each.text in cite(text).steps for each in answer.cites for text in event.decides)


def law_alone(game: Game[Any], event: Event) -> Answer:
    """What the law says on it, of the text that is played by."""
    held = [text for text in event.decides if text.startswith(game.rules)]
    own = [text for text in held if text.startswith(game.part)] or held or list(event.decides)
    ruling = Ruling(in_full(own[0]), tuple(map(cite, own)))
    return Answer(game.name, game.rules, event.name, cite(own[0]), "", {}, "", (ruling,), at_once=1, law_alone=True)
