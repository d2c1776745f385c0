"""An answer, held against what the table itself does."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.money import BadMoney, Cents, cents, in_dollars
from houseway.school.item import AnswerForm, Item, ItemQuestion
from houseway.why import Reason

CHIPS: Final = re.compile(r"(\d{1,4})\s*[x×*]\s*\$?([\d.]+)")
TENTHS: Final = re.compile(r"\d{0,9}\.\d")  # 7.5 is typed for 7.50
LONGEST: Final = 500


@dataclass(frozen=True)
class MarkedAnswer:
    """Is it right? And what is, and why."""

    right: bool
    given: str
    answer: str
    why: Sequence[Reason]

    def as_data(self) -> dict[str, Any]:
        why = [each.as_data() for each in self.why]
        return {"right": self.right, "given": self.given, "answer": self.answer, "why": why}


def mark(item: Item, given: str) -> MarkedAnswer:
    """Raises `BadInput` where that is no answer to such a question: it is not wrong, and may be given again."""
    if len(given) > LONGEST:
        raise BadInput(f"an answer has at most {LONGEST} characters")
    read = READS[item.question.form]
    question = replace(item.question, choices=(*item.question.choices, *item.also))
    found = read(question, given.strip())
    right = found in [read(question, each) for each in (item.answer, *item.also)]
    return MarkedAnswer(right, given.strip(), item.answer, item.why())


def _amount(_question: ItemQuestion, given: str) -> Cents:
    """`17.50`, `$17.50`, or chips as they are cut: `3x5 5x0.50`."""
    if (cut := CHIPS.findall(given)) and not CHIPS.sub("", given).strip(" ,+and"):
        return sum(int(many) * _cents(value) for many, value in cut)
    return _cents(given)


def _cents(text: str) -> Cents:
    said = text.strip().removeprefix("$")
    try:
        found = cents(f"0{said}0" if TENTHS.fullmatch(said) else said)
    except BadMoney:
        found = -1
    if found < 0:
        raise BadInput(f"{quoted(text)} is no amount; it is given like 17.50, or in chips like 3x5 1x2.50")
    return found


def _amounts(question: ItemQuestion, given: str) -> Mapping[str, Cents]:
    """One for each person: in their order, or each with the person's name."""
    parts = [part.strip() for part in given.split(",")]
    people = question.about
    if len(parts) != len(people):
        raise BadInput(f"one amount for each is asked for, separated by commas: {', '.join(people)}")
    named = {who: part.removeprefix(who).lstrip(" :=") for part in parts for who in people if part.startswith(who)}
    found = named if len(named) == len(people) else dict(zip(people, parts, strict=True))
    return {who: _amount(question, found[who]) for who in people}


def _choice(question: ItemQuestion, given: str) -> str:
    return _one_of(question.choices, given)


def _one_of(choices: Sequence[str], given: str) -> str:
    """By its number, or in its words."""
    if given.isdecimal() and 1 <= int(given) <= len(choices) and given not in choices:
        return choices[int(given) - 1]
    by_words = {_plain(each): each for each in choices}
    if _plain(given) in by_words:
        return by_words[_plain(given)]
    offered = "; ".join(f"{number} {each}" for number, each in enumerate(choices, 1))
    raise BadInput(f"{quoted(given)} is not among the answers: {offered}")


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".")


def _each(question: ItemQuestion, given: str) -> Sequence[str]:
    parts = [part.strip() for part in given.split(",")]
    if len(parts) != len(question.about):
        raise BadInput(f"one answer for each is asked for, separated by commas: {', '.join(question.about)}")
    return [_one_of(question.choices, part) for part in parts]


def _line(question: ItemQuestion, given: str) -> int:
    if not given.isdecimal() or not 1 <= int(given) <= len(question.told):
        raise BadInput(f"{quoted(given)} is no line; there are 1 to {len(question.told)}")
    return int(given)


def _wager(question: ItemQuestion, given: str) -> Any:
    assert question.reads is not None, "the table reads a wager"
    return question.reads(given)


READS: Final[Mapping[AnswerForm, Callable[[ItemQuestion, str], Any]]] = {
    AnswerForm.AMOUNT: _amount,
    AnswerForm.AMOUNTS: _amounts,
    AnswerForm.CHOICE: _choice,
    AnswerForm.EACH: _each,
    AnswerForm.LINE: _line,
    AnswerForm.WAGER: _wager,
}


def shown(question: ItemQuestion, answer: str) -> str:
    """A right answer as people read it."""
    return in_dollars(cents(answer)) if question.form is AnswerForm.AMOUNT else answer
