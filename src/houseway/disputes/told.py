"""From somebody's words to a ruling: of all that may be meant, what the law on those words is cited for."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.disputes.answer import Answer
from houseway.disputes.irregularities import Irregularity, named
from houseway.disputes.played import moments_of, rule_on
from houseway.errors import HousewayError
from houseway.play.acts import Details
from houseway.play.game import Game
from houseway.play.round import NOTHING
from houseway.rulebook.entries import Found
from houseway.rulebook.search import search

MEANT: Final = 3  # reports that are tried
MOST: Final = 60  # rulings that are looked at


def ruling_on(game: Game[Any], words: str, when: str = "", given: Details = NOTHING) -> list[Answer]:
    """The rulings that the words may be about, the likeliest first: the law that they find is the law that it cites."""
    law = search(words, game.name, None, game.rules, 8)
    answers = [each for _, each in zip(range(MOST), _tried(game, words, when, given), strict=False)]
    likeliest = sorted(range(len(answers)), key=lambda at: (-_bears(answers[at], law), at))
    first: dict[str, Answer] = {}
    for at in likeliest:
        first.setdefault(answers[at].irregularity, answers[at])
    return list(first.values())


def _tried(game: Game[Any], words: str, when: str, given: Details) -> Iterator[Answer]:
    for meant in named(game, words, MEANT):
        for moment in [when] if when else moments_of(game, meant) or [""]:
            for cause in _causes(meant, given):
                try:
                    yield rule_on(game, meant, words, moment, {**given, **cause})
                except HousewayError:
                    continue  # not at this moment, or not for this cause


def _causes(meant: Irregularity, given: Details) -> Sequence[Details]:
    """Each cause that may be named for it, besides what the words say by themselves."""
    return [{}, *({"cause": each} for each in meant.causes if "cause" not in given)]


def _bears(answer: Answer, law: Sequence[Found]) -> float:
    """How near what it cites is to the law that was found."""
    cited = [step for cite in answer.cites for step in cite.steps]
    return sum(1 / (2 + rank) for rank, each in enumerate(law) if each.cite in cited)
