"""An answer, held against what the table itself does."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import Any, Final, NamedTuple

from houseway.cite import BadCite, cite_typed
from houseway.errors import BadInput, NotHeld, quoted
from houseway.money import BadMoney, Cents, cents, in_dollars
from houseway.rulebook import find
from houseway.school.item import AnswerForm, Item, ItemQuestion
from houseway.why import Reason

CHIPS: Final = re.compile(r"(\d{1,4})\s*[x×*]\s*\$?([\d.]+)")
TENTHS: Final = re.compile(r"\d{0,9}\.\d")  # 7.5 is typed for 7.50
LONGEST: Final = 500
WHERE, WHAT, UNDER = "where", "what", "under which provision"


class MarkedPart(NamedTuple):
    """One part of an answer that has several: a person, a wager, or where, what and under which provision."""

    part: str
    right: bool
    given: str
    answer: str


@dataclass(frozen=True)
class MarkedAnswer:
    """Is it right? And what is, and why."""

    right: bool
    given: str
    answer: str
    why: Sequence[Reason]
    parts: Sequence[MarkedPart] = ()

    def as_data(self) -> dict[str, Any]:
        told = {"right": self.right, "given": self.given, "answer": self.answer}
        why = [each.as_data() for each in self.why]
        return {**told, "parts": [each._asdict() for each in self.parts], "why": why}


def mark(item: Item, given: str) -> MarkedAnswer:
    """Raises `BadInput` where that is no answer to such a question: it is not wrong, and may be given again."""
    if len(given) > LONGEST:
        raise BadInput(f"an answer has at most {LONGEST} characters")
    question, rights = item.question, (item.answer, *item.also)
    if question.form is AnswerForm.CHOICE:
        question = replace(question, choices=(*question.choices, *item.also))
    read = READS[question.form]
    found, answers = read(question, given.strip()), [read(question, each) for each in rights]
    parts = _parts(question, found, answers) if question.form in PARTED else ()
    return MarkedAnswer(found in answers, given.strip(), item.answer, item.why(), parts)


def _parts(question: ItemQuestion, found: Sequence[Any], answers: Sequence[Sequence[Any]]) -> Sequence[MarkedPart]:
    """Each part by itself; of a part that has several right answers, all of them are told."""
    names = (WHERE, WHAT, UNDER) if question.form is AnswerForm.ERROR else question.about
    says = in_dollars if question.form is AnswerForm.AMOUNTS else str
    told = []
    for name, given, *right in zip(names, found, *answers, strict=True):
        told.append(MarkedPart(name, given in right, says(given), " or ".join(dict.fromkeys(map(says, right)))))
    return told


def _amount(question: ItemQuestion, given: str) -> Cents:
    """`17.50`, `$17.50`, or chips as they are cut: `3x5 5x0.50`, `35 yellow 2x5`."""
    found, rest = 0, given
    for colour, worth in question.colours.items():
        pattern = re.compile(rf"(\d{{1,4}})\s*[x×*]?\s*{colour}\b", re.IGNORECASE)
        found += sum(int(many) * worth for many in pattern.findall(rest))
        rest = pattern.sub("", rest)
    if (rest != given or CHIPS.search(rest)) and not CHIPS.sub("", rest).strip(" ,+and"):
        return found + sum(int(many) * _cents(value) for many, value in CHIPS.findall(rest))
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


def _amounts(question: ItemQuestion, given: str) -> Sequence[Cents]:
    """One for each person: in their order, or each with the person's name."""
    parts = [part.strip() for part in given.split(",")]
    people = question.about
    if len(parts) != len(people):
        raise BadInput(f"one amount for each is asked for, separated by commas: {', '.join(people)}")
    named = {who: part.removeprefix(who).lstrip(" :=") for part in parts for who in people if part.startswith(who)}
    found = named if len(named) == len(people) else dict(zip(people, parts, strict=True))
    return [_amount(question, found[who]) for who in people]


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


def _error(question: ItemQuestion, given: str) -> Sequence[Any]:
    """`7, a wrong payment, qld s139`, or by numbers and the letter of a provision: `7 1 c`."""
    parts = [part.strip() for part in (given.split(",") if "," in given else given.split(maxsplit=2))]
    if len(parts) != len((WHERE, WHAT, UNDER)):
        raise BadInput("the line, what is wrong and a provision are asked for, like: 7, 1, c")
    line, what, under = parts
    return _line(question, line), _one_of(question.choices, what), _provision(question, under)


def _provision(question: ItemQuestion, given: str) -> str:
    """One of those that are offered, by its letter, or any that somebody types."""
    offered = dict(zip(ascii_lowercase, (each for each, _ in question.provisions), strict=False))
    if given.casefold() in offered:
        return offered[given.casefold()]
    try:
        under = cite_typed(given)
        find(under)
    except (BadCite, NotHeld) as wrong:
        letters = "; ".join(f"{letter} {each}" for letter, each in offered.items())
        raise BadInput(f"{wrong}; offered are: {letters}") from None
    return under.text


def _wager(question: ItemQuestion, given: str) -> Any:
    assert question.reads is not None, "the table reads a wager"
    return question.reads(given)


READS: Final[Mapping[AnswerForm, Callable[[ItemQuestion, str], Any]]] = {
    AnswerForm.AMOUNT: _amount,
    AnswerForm.AMOUNTS: _amounts,
    AnswerForm.CHOICE: _choice,
    AnswerForm.EACH: _each,
    AnswerForm.ERROR: _error,
    AnswerForm.WAGER: _wager,
}


PARTED: Final = (AnswerForm.AMOUNTS, AnswerForm.EACH, AnswerForm.ERROR)
"""The forms of which each part is marked."""


def shown(question: ItemQuestion, answer: str) -> str:
    """A right answer as people read it."""
    if question.form is AnswerForm.ERROR:
        line, what, under = _error(question, answer)
        return f"line {line}: {what}, under {under}"
    return (
        f"{in_dollars(cents(answer))}{_in_colour(question, answer)}" if question.form is AnswerForm.AMOUNT else answer
    )


def _in_colour(question: ItemQuestion, answer: str) -> str:
    """The same in chips of a colour, where whoever is asked about has one alone and it comes out even."""
    for colour, worth in question.colours.items() if len(question.colours) == 1 else ():
        count, over = divmod(cents(answer), worth)
        return f", or {count} {colour} chips" if count and not over else ""
    return ""


def partly(marked: MarkedAnswer) -> str:
    """How much of a wrong answer was right, where it has several parts."""
    right = sum(each.right for each in marked.parts)
    return f"{right} of {len(marked.parts)} parts are right" if right and not marked.right else ""
