"""Items of every kind, drawn over games and texts: the same when made again, and marked as a second way has it.

Of dear kinds fewer are drawn here, of each at least one at every text; `make soak` draws 10,000 of every kind
(HOUSEWAY_ITEMS=10000). HOUSEWAY_SEED=7 draws others.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from support.school_oracle import CHECKS, wrong
from support.seeds import FIRST
from support.sessions import EVERY

from houseway.play.game import Game
from houseway.school import DRILLS, AnswerForm, Item, item, items, kinds, mark

COUNT: Final = int(os.environ.get("HOUSEWAY_ITEMS", "0"))
PIECES: Final = 4
DRAWN: Final = {"settle": 300, "next": 400, "rule": 300, "spot": 300}
MANY: Final = 1000
AGAIN: Final = 10  # one in so many is made again
BYTES: Final = 5_000


def drawn(kind: str, piece: int) -> Iterator[Item]:
    """So many of a kind, at one text after another; where a round has nothing to ask, the next is taken."""
    texts: list[Game[Any]] = [game for game in EVERY.values() if kind in kinds(game)]
    for number in range(piece, COUNT or DRAWN.get(kind, MANY), PIECES):
        yield next(items(texts[number // PIECES % len(texts)], kind, f"drawn {FIRST} {number}"))


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("kind", DRILLS)
def test_items_are_marked_as_a_second_way_has_it_and_no_other_answer_is_right(kind: str, piece: int) -> None:
    for number, found in enumerate(drawn(kind, piece)):
        holds(found, again=number % AGAIN == 0)


def holds(found: Item, *, again: bool) -> None:
    assert wrong(found) is None, found.id
    assert offered_once(found), found.id
    assert len(str(found.question.as_data()).encode()) < BYTES, found.id
    asked = replace(found, why=list)
    assert all(mark(asked, right).right for right in (found.answer, *found.also)), found.id
    spoilt = others(found)
    assert spoilt, found.id
    assert not any(mark(asked, each).right for each in spoilt), found.id
    if again:
        anew = item(found.id)
        assert anew == found
        assert anew.as_data() == found.as_data()
        assert mark(anew, anew.answer).as_data()["right"]


def test_every_kind_has_a_second_way_and_is_drawn_at_every_text() -> None:
    assert {*CHECKS} == {*DRILLS}
    assert all(sum(kind in kinds(game) for game in EVERY.values()) * PIECES <= many for kind, many in DRAWN.items())


def offered_once(found: Item) -> bool:
    """Nothing twice, and nothing besides the answer that is right as well."""
    question = found.question
    provisions = [cite for cite, _ in question.provisions]
    if len({*question.choices}) < len(question.choices) or len({*provisions}) < len(provisions):
        return False
    if question.form is AnswerForm.CHOICE:
        return found.answer in question.choices and not {*found.also} & {*question.choices}
    return not provisions or len({*provisions} & {*found.cites}) == 1


def others(found: Item) -> list[str]:
    """Answers of the same form that are wrong."""
    question, right = found.question, {found.answer, *found.also}
    match question.form:
        case AnswerForm.AMOUNT:
            return [f"{float(found.answer) + 0.5:.2f}", "0" if float(found.answer) else "1"]
        case AnswerForm.AMOUNTS:
            return [", ".join("12345" for _ in question.about)]
        case AnswerForm.CHOICE:
            return [each for each in question.choices if each not in right]
        case AnswerForm.EACH:
            return [*_each_otherwise(found)]
        case AnswerForm.WAGER:
            return [f"1{found.answer}"]
        case AnswerForm.ERROR:
            return [*_spoilt_parts(found)]


def _each_otherwise(found: Item) -> Iterator[str]:
    """One of the wagers fares otherwise."""
    parts = found.answer.split(", ")
    for at, part in enumerate(parts):
        other = next(each for each in found.question.choices if each != part)
        yield ", ".join([*parts[:at], other, *parts[at + 1 :]])


def _spoilt_parts(found: Item) -> Iterator[str]:
    """Every other line, every other kind of error, and every provision that is offered and not cited, one at a time."""
    line, what, under = found.answer.split(", ")
    yield from (f"{n}, {what}, {under}" for n in range(1, len(found.question.told) + 1) if str(n) != line)
    yield from (f"{line}, {each}, {under}" for each in found.question.choices if each != what)
    yield from (f"{line}, {what}, {cite}" for cite, _ in found.question.provisions if cite not in found.cites)
