"""From an event that somebody told of to the answer: a table rules on it, or the law alone answers."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.disputes.answer import DeskAnswer
from houseway.disputes.course import given_as_said
from houseway.disputes.irregularities import Irregularity, irregularities
from houseway.disputes.moments import moment_said
from houseway.disputes.rulings import rule_on
from houseway.disputes.setup import WAGERS
from houseway.disputes.slots import Slots, slots_of
from houseway.errors import HousewayError
from houseway.games import variants
from houseway.play.acts import Details
from houseway.play.game import Game
from houseway.play.round import NOTHING
from houseway.play.settlement import Ruling
from houseway.play.wager import Verdict
from houseway.rulebook import find
from houseway.rulebook.events import GENERAL, Event
from houseway.rulebook.full_text import by_itself

LIMIT: Final = re.compile(r"(?:over|under) the (?:betting )?(?:maximum|minimum|limit)")


def answer_on(game: Game[Any], event: Event, words: str = "", when: str = "", given: Details = NOTHING) -> DeskAnswer:
    """What the table rules on it where it takes such a report; else what the law of that text says.

    `when` and `given`: the moment and details of the report that somebody named, beside those of the event.
    """
    meant = meant_by(game, event)
    if meant is None:
        return law_alone(game, event)
    if when or given:
        return rule_on(game, meant, words, when or event.when, {**event.given, **given}, course=event.course)
    return _ruled(game, event, meant, words) or law_alone(game, event)


def meant_by(game: Game[Any], event: Event) -> Irregularity | None:
    """The report by which a table takes it; else what the game's people do in an ordinary round, or try to do."""
    reports = (each for each in irregularities(game) if each.act == event.report)
    ordinary = event.report in WAGERS or event.report in game.steps
    return next(reports, Irregularity(event.report, cite(decided_by(game, event)[0]), event.name) if ordinary else None)


def _ruled(game: Game[Any], event: Event, meant: Irregularity, words: str) -> DeskAnswer | None:
    """By the law that decides the event; where a detail in the words leads elsewhere, as the event alone has it."""
    decides = partial(is_decided, game, event)
    for said, when in dict.fromkeys(((words, _when(game, event, words)), (words, event.when), ("", event.when))):
        given = given_as_said(event.given, slots_of(game, said))
        try:
            answer = rule_on(game, meant, said, when, given.details, decides, event.course)
        except HousewayError:
            continue
        if answer.untimely:
            continue
        if decides(answer) or (when == event.when and cites_any(answer, decided_by(game, event))):
            made_up = (*answer.assumed, *given.assumed, *_limits_unsaid(answer, slots_of(game, words)))
            return replace(answer, assumed=made_up) if words else answer
    return None


def _limits_unsaid(answer: DeskAnswer, said: Slots) -> Iterator[str]:
    """A ruling that goes by a limit which nobody has said."""
    known = said.most is not None or said.least is not None or any("is taken to be" in each for each in answer.assumed)
    if not known and not answer.refused and any(LIMIT.search(ruling.what) for ruling in answer.ruled):
        yield "the limits are those of an ordinary sign"


def _when(game: Game[Any], event: Event, words: str) -> str:
    """The moment that the words tell, where that does not make it another event."""
    return event.when or moment_said(words.lower(), tuple(game.moments))


def is_decided(game: Game[Any], event: Event, answer: DeskAnswer) -> bool:
    """Is it ruled, refused, settled or left to somebody under the provision that decides the event, or done under it?

    That is the first of the text that is played by; the first of all, where one State has taken it from the other; any,
    where a version of the game has a rule of its own, or where it happens at any table.
    """
    several = event.game == GENERAL or game.variant
    return cites_any(answer, event.decides if several else (decided_by(game, event)[0], event.decides[0]))


def cites_any(answer: DeskAnswer, texts: Iterable[str]) -> bool:
    """Is it ruled under one of these, under one that stands in it, or one that it stands in?"""
    return any(text in each.steps or each.text in cite(text).steps for text in texts for each in decided_under(answer))


def decided_under(answer: DeskAnswer) -> list[Cite]:
    """What its rulings, options, calls and settlements cite; of something that was simply done, under what it was."""
    found = [each for ruling in answer.rulings for each in ruling.cites]
    found += [each for line in answer.lines for each in line.cites]
    found += [each.under for each in answer.options]
    found += [each.under for each in answer.duties if each.is_call]
    settled = any(line.verdict is not Verdict.STANDS for line in answer.lines)
    return found if answer.at_once or settled or answer.options else [*found, answer.under]


def decided_by(game: Game[Any], event: Event) -> list[str]:
    """What decides it in the text that is played by, the first before all; else in another text of the game, or any."""
    return list(_decided_by(game, event))


@cache
def _decided_by(game: Game[Any], event: Event) -> tuple[str, ...]:
    state = [text for text in event.decides if text.startswith(game.rules)]
    parts = {each.part for each in variants(game.name)}
    of_the_game = [text for text in event.decides if _part(text) in parts]
    own = [text for text in of_the_game if _part(text) == game.part]
    same_state = [text for text in of_the_game if text in state]
    return tuple(own or same_state or of_the_game or state or event.decides)


def _part(text: str) -> str:
    return "" if text.startswith("reading") else next((law.part for law in find(text)), "")


def law_alone(game: Game[Any], event: Event) -> DeskAnswer:
    """What the law says on it, of the text that is played by."""
    own = decided_by(game, event)
    ruling = Ruling(by_itself(own[0]), tuple(map(cite, own)))
    return DeskAnswer(game.name, game.rules, event.name, cite(own[0]), "", {}, "", (ruling,), at_once=1, law_alone=True)
