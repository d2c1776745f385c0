"""What the candidate does in a round, held against the table: steps, cards, announcements, collecting and paying."""

from collections import Counter, deque
from collections.abc import Generator, Iterable, Sequence
from typing import Any, Final, TypeAlias

from houseway.money import Cents, dollars, in_dollars
from houseway.play.ask import Card
from houseway.play.cloth import area_name
from houseway.play.events import Asked, Called, Done, Events, Metered, Moved, Ruled, Settled
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.words import step
from houseway.school.drills.pay import paid
from houseway.school.live.rounds import TableRounds
from houseway.school.live.said import BACK, CALL, CARD, COLLECT, DO, HELP, PAY, SAY, SaidLine
from houseway.school.live.steps import PAYS, AwaitedStep, StepMarking
from houseway.school.marks import READS
from houseway.school.scene import Lying

TRIES: Final = 3  # and then the supervisor does it
ALIKE: Final = 2  # announcements of one kind in a round, and then they are made by themselves
NOT_TAKEN: Final = "The table does not take that now."
PUT_RIGHT: Final = "The supervisor does it, and the table goes on."

Deals: TypeAlias = Generator[AwaitedStep, SaidLine, None]
Hears: TypeAlias = Generator[AwaitedStep, SaidLine, SaidLine]


class Settlement:
    """What comes to its end at once: which wagers are collected, handed back and paid, by their numbers."""

    def __init__(self, rounds: TableRounds, lines: Sequence[Line]) -> None:
        self.rounds, pot = rounds, rounds.game.pot
        self.lost, self.back, self.pays = set[int](), set[int](), dict[int, Cents]()
        self.cites = tuple(dict.fromkeys(cite.text for line in lines for cite in line.cites))
        free = dict(rounds.lies)
        for line in lines:
            if line.verdict is Verdict.STANDS or (pot and line.verdict is Verdict.LOSE):
                continue
            key = (line.person, line.wager, line.selection)
            number = next((n for n, each in free.items() if each[:3] == key), None) or max([0, *rounds.lies]) + 1
            free.pop(number, None)
            rounds.lies.setdefault(number, Lying(*key, line.stake))
            due = line.paid + line.returned - line.commission if pot else paid(line)
            if due > 0:
                self.pays[number] = due
            else:
                (self.lost if line.verdict is Verdict.LOSE else self.back).add(number)

    @property
    def over(self) -> bool:
        return not (self.lost or self.back or self.pays)

    def of(self, numbers: Iterable[int]) -> str:
        return "; ".join(self.name(number) for number in sorted(numbers)) or "none"

    def name(self, number: int) -> str:
        each = self.rounds.lies[number]
        return f"{each.person}'s {area_name(each.wager, each.selection)}"

    def due(self, number: int) -> AwaitedStep:
        due = self.pays[number]
        right = f"{in_dollars(due)} for {self.name(number)}"
        return AwaitedStep(PAYS, right, self.cites, None, f"{PAY} {number} {dollars(due)}")

    def next(self) -> AwaitedStep:
        """What is still to be done, in words."""
        if self.lost or self.back:
            what = [f"collected: {self.of(self.lost)}"] * bool(self.lost)
            what += [f"handed back: {self.of(self.back)}"] * bool(self.back)
            verb, these = (COLLECT, self.lost) if self.lost else (BACK, self.back)
            line = f"{verb} {' '.join(map(str, sorted(these)))}"
            return AwaitedStep("collect", "; ".join(what), self.cites, None, line)
        return self.due(min(self.pays))


class Dealing:
    """The candidate at the table. Each script yields what has to be done, and is sent what they do."""

    def __init__(self, rounds: TableRounds, marking: StepMarking) -> None:
        self.rounds, self.marking = rounds, marking
        self.note = ""  # what the candidate is told of what they did last
        self.heard = 0  # so much of the log
        self.calls: deque[Called] = deque()  # that are due
        self.due: Settlement | None = None  # what is settled now
        self._alike: Counter[str] = Counter()
        self._pushed: SaidLine | None = None

    def begin(self) -> None:
        self.heard, self._alike = 0, Counter()

    def _said(self, awaited: AwaitedStep) -> Hears:
        if self._pushed is not None:
            said, self._pushed = self._pushed, None
            return said
        return (yield awaited)

    def question(self, awaited: AwaitedStep) -> Generator[AwaitedStep, SaidLine, bool]:
        """It is put, and answered once."""
        self._pushed = None
        assert awaited.question is not None
        said = yield awaited
        reads = READS[awaited.question.form]
        right = said.verb == SAY and reads(awaited.question, said.rest) == reads(awaited.question, awaited.right)
        self.marking.mark(awaited, said, right=right)
        return right

    # Steps

    def act(self) -> Deals:
        """What the staff do now; what the table takes is right."""
        rounds, acts = self.rounds, self.rounds.awaited_of_staff()
        assert rounds.round.ask is not None
        awaited = AwaitedStep(DO, " or ".join(acts), (rounds.round.ask.under.text,), None, f"{DO} {acts[0]}")
        for _ in range(TRIES):
            said = yield from self._said(awaited)
            refused = rounds.does(said.rest) if said.verb == DO else None
            if said.verb == DO and refused is None:
                return self.marking.mark(awaited._replace(right=said.rest), said, right=True)
            self.wrong(awaited, said, () if refused is None else (refused.under.text,))
            if said.verb == HELP:
                break
        self.note = PUT_RIGHT
        refused = rounds.does(acts[0])
        assert refused is None, f"{acts[0]} is refused: {refused}"

    def wrong(self, awaited: AwaitedStep, said: SaidLine, cites: tuple[str, ...] = ()) -> None:
        """Something else was done than what has to be; it is not taken."""
        kind = said.verb if said.verb in (CALL, CARD) else PAYS if said.verb == PAY else DO
        kind = COLLECT if said.verb in (COLLECT, BACK) else kind
        kind = awaited.kind if said.verb == HELP else kind
        self.note = NOT_TAKEN
        self.marking.mark(awaited._replace(kind=kind), said, right=False, cites=cites)

    def card(self, ask: Card) -> Deals:
        """To whom the next card goes."""
        awaited = AwaitedStep(CARD, f"a card to {ask.to}", (ask.under.text,), None, f"{CARD} {ask.to}")
        for _ in range(TRIES):
            said = yield from self._said(awaited)
            if said.verb == CARD and said.rest == ask.to:
                self.marking.mark(awaited, said, right=True)
                break
            self.wrong(awaited, said)
            if said.verb == HELP:
                self.note = PUT_RIGHT
                break
        else:
            self.note = PUT_RIGHT
        self.rounds.driver.step(self.rounds.round)

    # What follows

    def hear(self) -> Deals:
        """What came of the last move, as far as it is not the candidate's; what is theirs, one after another."""
        rounds, lines = self.rounds, list[Line]()
        log = rounds.there.log
        start, self.heard = self.heard, len(log)
        for event in Events(log, start, self.heard):
            if isinstance(event, Settled):
                lines.append(event.line)
            elif not isinstance(event, Moved | Metered):
                yield from self._settle(lines)
                lines = []
                yield from self._hears(event)
        yield from self._settle(lines)
        rounds.look()

    def _hears(self, event: Any) -> Deals:
        if isinstance(event, Called) and self._is_theirs(event):
            self.calls.append(event)
            return
        yield from self._call()
        if isinstance(event, Asked) or (isinstance(event, Done) and event.refused is not None):
            return
        if isinstance(event, Ruled) and event.ruling.what.startswith("not done"):
            cites = tuple(cite.text for cite in event.ruling.cites)
            place = self.marking.marks[-1].place if self.marking.marks else 0
            self.marking.mark(AwaitedStep(DO, event.ruling.what, cites), SaidLine("", "", place), right=False)
        self.rounds.told += self.rounds.there.told(event.number - 1, event.number)

    def _is_theirs(self, event: Called) -> bool:
        """Not what was said as the step itself, nor what is announced time and again."""
        entry = self.rounds.there.log[event.number - 1]
        template = str(entry[1].words)
        self._alike[template] += 1
        told = self.rounds.told[-1:] or [""]
        return self._alike[template] <= ALIKE and not told[0].endswith(event.words)

    def _call(self) -> Deals:
        """What is announced now, in any order; whoever does something else has left it out."""
        while self.calls:
            first = self.calls[0]
            awaited = AwaitedStep(CALL, first.words, (first.under.text,), None, f"{CALL} {first.words}")
            said = yield from self._said(awaited)
            theirs = next((each for each in self.calls if each.words == said.rest), None)
            right = said.verb == CALL and theirs is not None
            if right and theirs is not None:
                awaited, first = AwaitedStep(CALL, theirs.words, (theirs.under.text,)), theirs
            self.marking.mark(awaited, said, right=right)
            self.calls.remove(first)
            self.rounds.told.append(str(step(first)))
            if said.verb not in (CALL, HELP):
                self._pushed = said

    # Settling

    def _settle(self, lines: Sequence[Line]) -> Deals:
        """Every wager that comes to its end is collected, handed back or paid; in any order."""
        yield from self._call()
        self.due = due = Settlement(self.rounds, lines)
        if due.over:
            return
        self.marking.settlement += 1
        tries = 0
        while not due.over and tries < TRIES:
            said = yield from self._said(due.next())
            if self._settles(due, said):
                continue
            self.wrong(due.next(), said, due.cites)
            tries = TRIES if said.verb == HELP else tries + 1
        if not due.over:
            self.note = PUT_RIGHT
        self.rounds.look()

    def _settles(self, due: Settlement, said: SaidLine) -> bool:
        """Was it a part of it, right or wrong? What is wrong is put right."""
        lies, mark = self.rounds.lies, self.marking.mark
        for verb, these, what in ((COLLECT, due.lost, "collected"), (BACK, due.back, "handed back")):
            if said.verb == verb and these:
                awaited = AwaitedStep("collect", f"{what}: {due.of(these)}", due.cites)
                mark(awaited, said, right=said.numbers == these)
                for number in these:
                    del lies[number]
                these.clear()
                return True
        if said.verb == PAY and said.paid[0] in due.pays:
            number, amount = said.paid
            mark(due.due(number), said, right=amount == due.pays[number])
            del due.pays[number], lies[number]
            return True
        return False
