"""The first line of an answer: the ruling and the money, in words that need no law."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from houseway.money import in_dollars
from houseway.play.people import Role
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.rulebook.in_full import in_full
from houseway.why.words import place

if TYPE_CHECKING:
    from houseway.disputes.answer import Answer, Stays

SEAT: Final = re.compile(r"(?:(?:seat|place|pot) \d+|uncalled)$")
SECOND: Final = 2
ROLES: Final = frozenset(role.value for role in Role)
GOES_ON: Final = "The round then goes on, and is settled in the ordinary way."


def first_line(answer: "Answer") -> str:
    """What becomes of it; then of the wagers, in dollars where they were said."""
    told = money(answer)
    if len(told) > SECOND + 1:  # too many wagers to name
        told = [*_in_words(answer), *told[-1:]]
    return " ".join((*_ruling(answer), *told[:SECOND]))


def _ruling(answer: "Answer") -> Iterator[str]:
    what = [ruling.what for ruling in answer.ruled]
    if answer.refused:
        yield f"That is not allowed: {what[0].rstrip('.')}."
        return
    if what:
        yield sentence("; ".join(each.rstrip(".") for each in what[:SECOND]))
    if answer.options:
        offered = [each.what.partition(":")[0] for each in answer.options]
        yield sentence(f"{the(answer.options[0].who)} decides: {', '.join(offered[:-1])} or {offered[-1]}")
    if not what and not answer.options:
        yield f"The law provides for it: {sentence(in_full(answer.under))}"


def the(who: str) -> str:
    """`the floor manager`; of somebody with a name, or who has an article already, nothing else."""
    return f"the {who}" if who in ROLES else who


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


# Money


def money(answer: "Answer") -> list[str]:
    """What is paid, lost or goes back by it: in dollars if they were said, else in words that hold for any stake."""
    if answer.law_alone or answer.refused or not (answer.ruled or answer.options or answer.lines):
        return []
    found = list(_in_dollars(answer, said=True) if answer.said else _in_words(answer))
    return [*found, *([GOES_ON] if answer.later and answer.stays and not answer.options else [])]


def example(answer: "Answer") -> list[str]:
    """The same for wagers that nobody has said."""
    if answer.law_alone or answer.refused or not money(answer):
        return []
    return [f"Example: {each[:1].lower()}{each[1:]}" for each in _in_dollars(answer, said=False)]


def _in_dollars(answer: "Answer", *, said: bool) -> Iterator[str]:
    """Of those wagers that were said, or of those that were not."""
    for line in answer.lines:
        if _is_said(answer, line.person) is said:
            yield line_told(line, _whose(answer, line.person))
    for each in answer.stays if not answer.options else ():
        if _is_said(answer, each.person) is said:
            where = place(each.wager, each.selection)
            yield f"{_lies(each.stake, where, _whose(answer, each.person))} stays on the layout."


def _is_said(answer: "Answer", person: str) -> bool:
    return answer.said and person in (answer.person or person)


def _whose(answer: "Answer", person: str) -> str:
    """Nobody, where there is only one whose wagers are told of."""
    people = {line.person for line in answer.lines} | {each.person for each in answer.stays}
    return f"{person}'s" if len(people) > 1 or answer.recorded else ""


def _lies(stake: int, where: str, whose: str) -> str:
    said = f"{whose or 'the'} {in_dollars(stake)} on {plain_place(where)}"
    return said[:1].upper() + said[1:]


def plain_place(where: str) -> str:
    """`17` of a straight up; a seat that says no more than whose wager it is, is left out."""
    where = SEAT.sub("", where).strip()
    where = where.removeprefix("straight up ").removeprefix("blackjack ")
    return f"the {where}" if where.endswith(("hand", "bet", "wager")) else where


def line_told(line: Line, whose: str = "") -> str:
    """What became of a wager, in one sentence."""
    lies = _lies(line.stake, place(line.wager, line.selection), whose)
    if line.verdict is Verdict.LOSE:
        return f"{lies} loses."
    if line.verdict is Verdict.STANDS:
        return f"{lies} stays on the layout."
    if line.verdict is Verdict.VOID:
        return f"{lies} goes back{f', with the {in_dollars(line.fee)} paid beside it' if line.fee else ''}."
    less = f", less {in_dollars(line.commission)} commission" if line.commission else ""
    back = ", and the stake goes back" if line.returned else ""
    return f"{lies} is paid {in_dollars(line.paid)}{less}{back}."


def _in_words(answer: "Answer") -> Iterator[str]:
    """In units of the wager."""
    verdicts = {line.verdict for line in answer.lines}
    stays = _stay(answer.stays, bool(answer.lines)) if not answer.options else ""
    if not answer.lines:
        yield from (stays,) if stays else ()
        return
    for verdict, what in WORDS.items():
        if verdict in verdicts:
            several = len([line for line in answer.lines if line.verdict is verdict]) > 1
            yield what[several and not answer.stays]
    if stays:
        yield stays


WORDS: Final = {
    Verdict.VOID: ("The stake goes back.", "Every stake that is concerned goes back."),
    Verdict.LOSE: ("The wager loses.", "The wagers that are concerned lose."),
    Verdict.WIN: ("The wager is paid.", "The wagers that have won are paid."),
    Verdict.STANDS: ("The wager stays.", "The wagers stay."),
}


def _stay(stays: Sequence["Stays"], others: bool) -> str:
    if not stays:
        return ""
    return "What else lies on the layout stays there." if others else "Every wager stays on the layout as it was."
