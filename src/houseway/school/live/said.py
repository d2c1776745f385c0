"""What the candidate says or does at a live table, as a line of text: `do spin the ball`, `pay 2 35`."""

from collections.abc import Collection
from typing import Final, NamedTuple

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.money import Cents, in_dollars
from houseway.school.item import AnswerForm, ItemQuestion
from houseway.school.marks import LONGEST, READS

DO, CARD, CALL, COLLECT, BACK, PAY, SAY, HELP = "do", "card", "call", "collect", "back", "pay", "say", "help"
WAYS: Final = {
    DO: "do ACT: a step of the staff",
    CARD: "card TO: the next card, to a place",
    CALL: "call WORDS: an announcement",
    COLLECT: "collect NUMBERS: wagers that have lost",
    BACK: "back NUMBERS: stakes that are handed back",
    PAY: "pay NUMBER AMOUNT: a wager that has won",
    SAY: "say ANSWER: to what was asked",
    HELP: "help: the supervisor does it",
}
AMOUNT: Final = ItemQuestion("", (), AnswerForm.AMOUNT)


class SaidLine(NamedTuple):
    """One thing, and which answer of the test it is."""

    verb: str
    rest: str = ""
    place: int = 0

    @property
    def numbers(self) -> frozenset[int]:
        return frozenset(int(each) for each in self.rest.replace(",", " ").split())

    @property
    def paid(self) -> tuple[int, Cents]:
        number, _, amount = self.rest.partition(" ")
        return int(number), READS[AnswerForm.AMOUNT](AMOUNT, amount.strip())

    def __str__(self) -> str:
        return f"{self.verb} {self.rest}".strip()


class Palette(NamedTuple):
    """What there is to be done, called and dealt at this table, whether or not now; and what lies there."""

    acts: Collection[str]
    calls: Collection[str]
    cards: Collection[str]
    lying: Collection[int]
    question: ItemQuestion | None


def read(text: str, place: int, palette: Palette) -> SaidLine:
    """Raises `BadInput` where that is nothing that can be said or done at the table at all: it is not wrong."""
    if len(text) > LONGEST:
        raise BadInput(f"what is said has at most {LONGEST} characters")
    verb, _, rest = text.strip().partition(" ")
    said = SaidLine(verb, " ".join(rest.split()), place)
    if palette.question is not None and verb not in (SAY, HELP):
        said = SaidLine(SAY, " ".join(text.split()), place)
    if said.verb not in WAYS:
        raise BadInput(f"{quoted(text)} is nothing that is done here; there is {'; '.join(WAYS.values())}")
    _check(said, palette)
    return said


def _check(said: SaidLine, palette: Palette) -> None:
    named = {DO: palette.acts, CARD: palette.cards, CALL: palette.calls}
    if (known := named.get(said.verb)) is not None:
        if said.rest not in known:
            raise BadInput(f"{quoted(said.rest)} is not among {'; '.join(known)}{did_you_mean(said.rest, known)}")
    elif said.verb in (COLLECT, BACK):
        _check_numbers(said.rest.replace(",", " ").split(), palette.lying)
    elif said.verb == PAY:
        _check_numbers(said.rest.split()[:1], palette.lying)
        assert said.paid[1] >= 0
    elif said.verb == SAY:
        if palette.question is None:
            raise BadInput("nothing is asked now")
        READS[palette.question.form](palette.question, said.rest)


def _check_numbers(said: list[str], lying: Collection[int]) -> None:
    if not said or not all(each.isdecimal() and int(each) in lying for each in said):
        there = ", ".join(map(str, sorted(lying))) or "none"
        raise BadInput(f"{quoted(' '.join(said))}: wagers are told by their numbers; there are {there}")


def amount_told(amount: Cents, whose: str) -> str:
    return f"{in_dollars(amount)} to {whose}"
