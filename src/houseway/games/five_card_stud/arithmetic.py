"""How the players' hands rank, by the deck in use (qld ss 328 and 329)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES, class_number


class CitedFact(NamedTuple):
    """Something that is so, and what says it."""

    words: str
    under: Cite


class Ranking(NamedTuple):
    """How hands and cards rank in a deck."""

    classes: tuple[str, ...]  # of hands, from lowest to highest
    under: Cite
    face_values: CitedFact  # of cards, from lowest to highest
    low_ace: CitedFact  # the straight in which the ace may be low


RANKINGS: Final = {
    52: Ranking(
        CLASSES,
        cite("qld s329(2)"),
        CitedFact("2 3 4 5 6 7 8 9 10 J Q K A", cite("qld s329(6)(a)")),
        CitedFact("A 2 3 4 5", cite("qld s329(8)")),
    ),
    40: Ranking(
        REDUCED_CLASSES,
        cite("qld s329(3)"),
        CitedFact("5 6 7 8 9 10 J Q K A", cite("qld s329(6)(b)")),
        CitedFact("A 5 6 7 8", cite("qld s329(10)(a)")),
    ),
    32: Ranking(
        REDUCED_CLASSES,
        cite("qld s329(3)"),
        CitedFact("7 8 9 10 J Q K A", cite("qld s329(6)(c)")),
        CitedFact("A 7 8 9 10", cite("qld s329(10)(b)")),
    ),
}


def why_higher(one: int, other: int, deck: int) -> tuple[Cite, ...]:
    """What ranks two hands of these values."""
    if one == other:
        return RANKINGS[deck].under, cite("qld s329(11)")
    same = class_number(one) == class_number(other)
    return (RANKINGS[deck].under, cite("qld s329(5)")) if same else (RANKINGS[deck].under,)


def ranking_of_hands(deck: int, ace_low: bool) -> Iterator[CitedFact]:
    """What the players are told about the hands."""
    ranking = RANKINGS[deck]
    yield CitedFact("a hand is one of ten, the lowest first:", cite("qld s328"))
    yield CitedFact(" < ".join(ranking.classes), ranking.under)
    yield CitedFact("no hand is beaten by one that stands before it there", cite("qld s329(1)"))
    yield CitedFact(f"cards, the lowest first: {ranking.face_values.words}", ranking.face_values.under)
    yield CitedFact("the ace is high in a straight: 10 J Q K A", cite("qld s329(7)"))
    if ace_low or deck == COMPLETE:
        yield CitedFact(f"and low: {ranking.low_ace.words}", ranking.low_ace.under)
    yield CitedFact("hands of one kind rank by the face values of their cards", cite("qld s329(5)"))
    yield CitedFact("no suit is higher than another", cite("qld s329(4)"))
    yield CitedFact("hands that are the same in all this are equal", cite("qld s329(11)"))
