"""An answer as it is read, on a screen or on a page to sign: the same parts in the same order.

The ruling and the money first; then what staff do, what is left to somebody to decide, the law with how it is read, and
what was made up to tell of it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from houseway.disputes.answer import DeskAnswer
from houseway.disputes.difference import RecordedRuling
from houseway.disputes.first_line import SECOND, example, is_said, money, seated, sentence
from houseway.play.cloth import area_name
from houseway.play.words import the


class AnswerPart(NamedTuple):
    """What stands under one heading; a line begins with blanks where it belongs to the one before."""

    heading: str
    lines: tuple[str, ...]


def reported(answer: DeskAnswer) -> str:
    """As what it was taken, by whom and where the round stood."""
    details = "".join(f"; {name}: {value}" for name, value in answer.told_details.items())
    if answer.law_alone:
        return f"{answer.irregularity} ({answer.under}): the law on it"
    tried = "Tried" if answer.refused else "Reported"
    there = answer.recorded
    place = f"; round {there.round}, after line {there.line} of {there.file}" if there else ""
    return f"{tried} as “{answer.irregularity}” ({answer.under}) by {answer.by}, at: {answer.moment}{place}{details}"


def parts(answer: DeskAnswer) -> list[AnswerPart]:
    """Everything but the first line, in its order; nothing that is empty."""
    told = (
        AnswerPart("The money", tuple(_money(answer))),
        AnswerPart("What staff do, in this order", tuple(_duties(answer))),
        AnswerPart(_decides(answer), tuple(_options(answer))),
        AnswerPart("The law", tuple(line for section in answer.sections for line in section.lines())),
        AnswerPart("How it is read", tuple(f"reading {each.id}: {each.reads}" for each in answer.readings)),
        AnswerPart("Made up to show it", tuple(map(sentence, answer.assumed))),
        AnswerPart("Against the record", tuple(_against(answer.recorded)) if answer.recorded else ()),
    )
    return [part for part in told if part.lines]


def _money(answer: DeskAnswer) -> Iterator[str]:
    """What the first line has no room for; whose wager it is that goes by which provision."""
    told = money(answer)
    yield from told if len(told) > SECOND else ()
    for line in [each for each in answer.lines if is_said(answer, each)]:
        under = ", ".join(map(str, line.cites))
        yield f"{line.person}, {area_name(line.wager, line.selection)}: {line.verdict.value} ({under})"
    yield from example(answer)


def _duties(answer: DeskAnswer) -> Iterator[str]:
    for number, duty in enumerate(answer.duties, 1):
        yield f"{number}. {duty.who}: {seated(duty.what)} ({duty.under})"


def _decides(answer: DeskAnswer) -> str:
    who = the(answer.options[0].who) if answer.options else ""
    return f"{who[:1].upper()}{who[1:]} decides between"


def _options(answer: DeskAnswer) -> Iterator[str]:
    for number, option in enumerate(answer.options, 1):
        yield f"{number}. {option.what} ({option.under})"
        yield from (f"   {each}" for each in option.leads_to)


def _against(recorded: RecordedRuling) -> Iterator[str]:
    for each in recorded.changes:
        was, now = each.recorded or "not settled", each.ruled or "not settled"
        yield f"{each.person}, {area_name(each.wager, each.selection)}: recorded {was}; by the ruling {now}"
    yield from recorded.told()
