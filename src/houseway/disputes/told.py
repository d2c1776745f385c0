"""From somebody's words to a ruling: of all that may be meant, what the law on those words is cited for."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from houseway.cite import cite
from houseway.disputes.answer import Answer
from houseway.disputes.details import nearest
from houseway.disputes.irregularities import Irregularity, named
from houseway.disputes.played import Tries, check_moment, rulings_on
from houseway.errors import HousewayError
from houseway.play.acts import Details
from houseway.play.game import Game
from houseway.play.round import NOTHING
from houseway.play.settlement import Ruling
from houseway.rulebook.entries import Entry, Found
from houseway.rulebook.library import library
from houseway.rulebook.search import fits, search

MEANT: Final = 4  # reports that are tried
MOST: Final = 80  # rulings that are looked at
LAW: Final = 6  # provisions that the words are about
REFUSED: Final = 0.5  # what a refusal counts beside a ruling on what has happened
NEAR: Final = 3  # those of them of which one should be cited


def ruling_on(game: Game[Any], words: str, when: str = "", given: Details = NOTHING) -> list[Answer]:
    """The rulings that the words may be about, the likeliest first: the law that they find is the law that it cites.

    Of each report one. Where none comes near the law that was found, that stands by itself before the others.
    """
    check_moment(game, when)
    wrong: list[HousewayError] = []
    tried = list(islice(_tried(game, words, when, given, wrong), MOST))
    first = [each.act for each in named(game, words, 1)]
    if wrong and (when or given) and not any(each.irregularity in first for each in tried):
        raise wrong[0]
    return likeliest(game, words, tried, alone=not when and not given)


def likeliest(game: Game[Any], words: str, tried: Sequence[Answer], *, alone: bool = False) -> list[Answer]:
    """Of each report one, those first that cite the law which the words find; `alone`: that law by itself, if none."""
    law = _law(game, words)
    bears, told = [_bears(each, law) for each in tried], _told(tried, words)
    first: dict[str, Answer] = {}
    if alone and law and max(bears, default=0.0) <= 1 / (1 + NEAR):
        first[""] = _law_alone(game, law[0])
    for at in sorted(range(len(tried)), key=lambda at: (-bears[at] * (1 + told[at]), len(tried[at].cites), at)):
        if bears[at] or not alone:
            first.setdefault(tried[at].irregularity, tried[at])
    if alone and law and not first:
        first[""] = _law_alone(game, law[0])
    return list(first.values())


def comes_near(game: Game[Any], words: str, tried: Sequence[Answer]) -> bool:
    """Does any of them cite the law which the words find?"""
    law = _law(game, words)[:NEAR]
    return not law or any(_bears(each, law) for each in tried)


def _law(game: Game[Any], words: str) -> list[Found]:
    return search(words, game.name, None, game.rules, LAW, deciding=True)


def _tried(game: Game[Any], words: str, when: str, given: Details, wrong: list[HousewayError]) -> Iterator[Answer]:
    """Each report that may be meant, for each cause, wherever it can happen until the law is met that was found."""
    found, law = named(game, words, MEANT), _law(game, words)[:1]
    near = {step for each in law for step in cite(each.cite).steps} if law else set()
    tries = Tries(
        frozenset(each.act for each in found),
        enough=lambda answer: _bears(answer, law) == 1,
        worth=lambda meant: bool(when or given) or not near.isdisjoint(meant.under.steps),
    )
    for meant in found:
        for said in said_of(meant, words):
            try:
                yield from rulings_on(game, meant, said, when, given, tries)
            except HousewayError as problem:
                wrong.append(problem)  # not at this moment, or not for this cause


def said_of(meant: Irregularity, words: str) -> Sequence[str]:
    """The words, where they tell which of its causes it was, or it has none; else the words of each cause."""
    return [words] if not meant.causes or nearest(meant.causes, words) else meant.causes


def _law_alone(game: Game[Any], found: Found) -> Answer:
    """What the law says, where the table does it by itself or nothing is reported."""
    under = cite(found.cite)
    ruling = Ruling(_in_full(found), (under,))
    return Answer(game.name, game.rules, found.heading, under, "", {}, "", (ruling,), law_alone=True)


def _in_full(found: Found) -> str:
    """What a provision does, with its paragraphs; a reading or a word that is defined as it stands."""
    held = library().provisions.get(found.cite)
    return found.says if held is None or held.does != found.says else " ".join((held.does, *held.paragraphs.values()))


def _bears(answer: Answer, law: Sequence[Found]) -> float:
    """How near what it cites is to the law that was found: by the best of it. What is only forbidden decides less."""
    cited = {step for each in answer.cites for step in each.steps}
    near = (min(1 / (1 + rank), each.score / law[0].score) for rank, each in enumerate(law) if each.cite in cited)
    return max(near, default=0.0) * (REFUSED if answer.refused else 1)


def _told(answers: Sequence[Answer], words: str) -> list[float]:
    """How well what was ruled fits the words, the best of them as 1."""
    ruled = [Entry("", each.irregularity, (), "", does="; ".join(one.what for one in each.rulings)) for each in answers]
    scores = fits(ruled, words) if ruled else []
    best = max(scores, default=0.0) or 1.0
    return [score / best for score in scores]
