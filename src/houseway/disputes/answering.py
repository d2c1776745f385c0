"""From an event that somebody told of to the answer: a table rules on it, or the law alone answers."""

from typing import Any

from houseway.cite import cite
from houseway.disputes.answer import Answer
from houseway.disputes.irregularities import irregularities
from houseway.disputes.played import rule_on
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
        return _law_alone(game, event)
    return rule_on(game, meant, words, when or event.when, {**event.given, **given})


def _law_alone(game: Game[Any], event: Event) -> Answer:
    first = [text for text in event.decides if text.startswith(game.rules)] or list(event.decides)
    ruling = Ruling(in_full(first[0]), tuple(map(cite, first)))
    return Answer(game.name, game.rules, event.name, cite(first[0]), "", {}, "", (ruling,), law_alone=True)
