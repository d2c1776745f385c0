"""The first line of an answer: the ruling and the money, in words that need no law."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from houseway.money import in_dollars
from houseway.play.cloth import area_name
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.words import the
from houseway.rulebook.full_text import by_itself

if TYPE_CHECKING:
    from houseway.disputes.answer import DeskAnswer, Stays

SEAT: Final = re.compile(r"\b(?:(?:seat|place|pot) \d+|uncalled)$")
GOES_BACK: Final = re.compile(r" and goes? back$|: the (?:chips|money) goe?s? back$")
OF_A_SEAT: Final = re.compile(r"\bthe player in (\w+ \d+)'s", re.IGNORECASE)
CALLED: Final = {
    re.compile(r"^(?:straight up|blackjack|individual die face values|player's hand(?= box)) "): "",
    re.compile(r"^3 dice totals "): "total ",
    re.compile(r"^(triple|double)s (?=\d)"): r"\1 ",
    re.compile(r"^(place bet|buy bet|lay bet)(?: to (?:win|lose))? (?=\d)"): r"the \1 on ",
    re.compile(r"^(?=spinner's )"): "the ",
}
RETURNS: Final = re.compile(r"\bgoe?s? back\b")
SECOND: Final = 2
MOST: Final = 20  # of what odds are to: more is a payment that was rounded
GOES_ON: Final = "The round then goes on, and is settled in the ordinary way."


def first_line(answer: "DeskAnswer") -> str:
    """What becomes of it; then of the wagers, in dollars where they were said."""
    told = money(answer)
    if len(told) > SECOND + 1:  # too many wagers to name
        told = [*_in_words(answer), *told[-1:]]
    return " ".join((*_ruling(answer), *told[:SECOND]))


def _ruling(answer: "DeskAnswer") -> Iterator[str]:
    what = [ruling.what for ruling in answer.ruled]
    if answer.refused:
        yield f"That is not allowed: {what[0].rstrip('.')}."
        return
    if what:
        yield sentence("; ".join(_plain(answer, each).rstrip(".") for each in what[:SECOND]))
    if answer.options:
        offered = [each.what.partition(":")[0] for each in answer.options]
        yield sentence(f"{the(answer.options[0].who)} decides: {', '.join(offered[:-1])} or {offered[-1]}")
    if (
        not what
        and not answer.options
        and not any(is_said(answer, each) and each.verdict is not Verdict.STANDS for each in answer.lines)
    ):
        yield sentence(by_itself(answer.under))


def _plain(answer: "DeskAnswer", what: str) -> str:
    """`The player's player's hand came too late and goes back` is the wager, and the money says where it goes."""
    on = str(answer.details.get("on", ""))
    what = what.replace(f"{answer.by}'s {on}", _wager_on(plain_place(on))) if on else what
    return GOES_BACK.sub("", what) if answer.said and answer.lines else what


def _wager_on(where: str) -> str:
    if where.endswith(("wager", "bet")):
        return where
    return "the wager" if where == "blackjack" else f"the wager on {where}"


def seated(text: str) -> str:
    """`seat 4's bet`, not that of `the player in seat 4's`."""
    return OF_A_SEAT.sub(r"\1's", text)


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = seated(text)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


# Money


def money(answer: "DeskAnswer") -> list[str]:
    """What is paid, lost or goes back by it: in dollars if they were said, else in words that hold for any stake."""
    if answer.law_alone or answer.refused or not (answer.ruled or answer.options or answer.lines):
        return []
    found = list(_in_dollars(answer, said=True) if answer.said else _in_words(answer))
    return [*found, *([GOES_ON] if answer.later and answer.stays and not answer.options else [])]


def example(answer: "DeskAnswer") -> list[str]:
    """The same for wagers that nobody has said."""
    if answer.said or answer.law_alone or answer.refused or not money(answer):
        return []
    return [f"Example: {each[:1].lower()}{each[1:]}" for each in _in_dollars(answer, said=False)]


def _in_dollars(answer: "DeskAnswer", *, said: bool) -> Iterator[str]:
    """Of those wagers that were said, or of those that were not."""
    for line in answer.lines:
        if is_said(answer, line) is said:
            yield line_told(line, _whose(answer, line.person))
    told = {(line.person, line.wager, line.selection) for line in answer.lines if line.left}
    for each in answer.stays if not answer.options else ():
        if is_said(answer, each) is said and each[:3] not in told:
            yield f"{_lies(each, _whose(answer, each.person))} stays on the layout."


def is_said(answer: "DeskAnswer", each: "Line | Stays") -> bool:
    """Is it a wager that was told of?"""
    mine = each.person in (answer.person or each.person)
    return answer.said and mine and (not answer.wagers or each.wager in answer.wagers)


def _whose(answer: "DeskAnswer", person: str) -> str:
    """Nobody, where there is only one whose wagers are told of, or it is whoever said so."""
    if answer.said and person == answer.person and not answer.recorded:
        return ""
    people = {line.person for line in answer.lines} | {each.person for each in answer.stays}
    return f"{person}'s" if len(people) > 1 or answer.recorded else ""


def _lies(each: "Line | Stays", whose: str) -> str:
    said = seated(f"{whose or 'the'} {in_dollars(each.stake)} on {plain_place(each.wager, each.selection)}")
    return said[:1].upper() + said[1:]


def plain_place(wager: str, selection: str = "") -> str:
    """`17` of a straight up; a seat that says no more than whose wager it is, is left out."""
    where = SEAT.sub("", area_name(wager, selection)).strip()
    for pattern, plain in CALLED.items():
        where = pattern.sub(plain, where)
    return f"the {where}" if where.endswith(("hand", "bet", "wager")) else where


def line_told(line: Line, whose: str = "") -> str:
    """What became of a wager, in one sentence."""
    lies = _lies(line, whose)
    if line.verdict is Verdict.LOSE:
        return f"{lies} loses."
    if line.verdict is Verdict.STANDS:
        return f"{lies} stays on the layout."
    if line.verdict is Verdict.VOID:
        return f"{lies} goes back{f', with the {in_dollars(line.fee)} paid beside it' if line.fee else ''}."
    less = f", less {in_dollars(line.commission)} commission" if line.commission else ""
    stake = ", and the stake goes back" if line.returned else ", and the stake stays" if line.left else ""
    return f"{lies} wins {in_dollars(line.paid)}{_at(line)}{less}{stake}."


def _at(line: Line) -> str:
    """`35 to 1`, where it is paid so; several wagers in one are paid at no single odds."""
    odds = Fraction(line.paid, line.stake or 1)
    return f" at {odds.numerator} to {odds.denominator}" if odds.denominator <= MOST and odds else ""


def _in_words(answer: "DeskAnswer") -> Iterator[str]:
    """In units of the wager."""
    verdicts = {line.verdict for line in answer.lines}
    stays = _stay(answer.stays, bool(answer.lines)) if not answer.options else ""
    if not answer.lines:
        yield from (stays,) if stays else ()
        return
    goes_back = any(RETURNS.search(ruling.what) for ruling in answer.ruled)
    for verdict, what in WORDS.items():
        if verdict in verdicts and not (goes_back and verdict is Verdict.VOID):
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
