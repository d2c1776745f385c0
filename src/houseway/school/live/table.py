"""A table that a candidate deals for a whole test, from its opening to its closing.

Bots play, chance comes by the seed, and the candidate does everything that the staff does: steps, cards, announcements,
collecting and paying. What they do is done at the real table, which takes or refuses it; what it settled is what is
right. A wrong payment is put right at once, so that the table goes on as it should, and a step that is not taken may be
tried again. The same answers lead to the same table.
"""

from collections.abc import Generator, Sequence
from contextlib import suppress
from typing import Any, Final

from houseway.errors import BadInput, Refused
from houseway.money import dollars, in_dollars
from houseway.play.ask import Card
from houseway.play.driver import answer_ordinarily
from houseway.play.game import Game
from houseway.play.pieces import Piece
from houseway.play.wagering import Wagering
from houseway.school.drills.call import others_than
from houseway.school.drills.take_or_refuse import REFUSE, TAKE
from houseway.school.item import AnswerForm, ItemQuestion
from houseway.school.live import tray
from houseway.school.live.dealing import Dealing, Deals
from houseway.school.live.disturbance import reported, wanted
from houseway.school.live.rounds import TableRounds, heard
from houseway.school.live.said import SAY, Palette, SaidLine, read
from houseway.school.live.steps import AwaitedStep, StepMark, StepMarking
from houseway.school.scene import Lying
from houseway.school.situation import STEPS, Lots

ROUNDS: Final = 20
SERVICES: Final = 2
RELIEVED: Final = 2  # rounds that the other dealer deals
LIMITS: Final = 2
CALLS: Final = 5  # that are offered, besides those that are due
UPSETS: Final = ("", "bet", "bet", "rule", "rule")
WITHIN: Final = 6  # places of a round at which something may go wrong


class LiveTable:
    """As far as somebody has come with it."""

    def __init__(self, game: Game[Any], seed: str, rounds: int = ROUNDS) -> None:
        self.game, self.seed, self.rounds = game, seed, rounds
        self.at, self.marking = TableRounds(game, seed), StepMarking()
        self.dealing = Dealing(self.at, self.marking)
        self.float = tray.OPENING
        self.done = 0  # answers
        self.dealt = 0  # rounds, to their end
        self._palette: Palette | None = None
        self._program = self._whole()
        self.awaited: AwaitedStep | None = next(self._program)

    # For whoever sits there

    @property
    def part(self) -> str:
        return self.marking.part

    @property
    def note(self) -> str:
        return self.dealing.note

    @property
    def told(self) -> Sequence[str]:
        return self.at.told

    @property
    def lies(self) -> dict[int, Lying]:
        return self.at.lies

    @property
    def marks(self) -> Sequence[StepMark]:
        return self.marking.marks

    @property
    def line(self) -> str:
        """What may be done now and is right."""
        assert self.awaited is not None, "the test is over"
        return self.awaited.line or f"{SAY} {self.awaited.right}"

    def pieces(self) -> Sequence[Piece]:
        return self.at.pieces()

    def palette(self) -> Palette:
        """What may be said or done at such a table; it does not tell what has to be."""
        if self._palette is None:
            question = self.awaited.question if self.awaited is not None else None
            self._palette = Palette(self.at.acts(), self._calls(), self.at.cards(), tuple(self.lies), question)
        return self._palette

    def _calls(self) -> list[str]:
        due = [each.words for each in self.dealing.calls]
        lots = Lots("calls", self.game.name, self.seed, self.done)
        if due:
            alike, unlike = others_than(self.at.there, self.dealing.calls[0], {*due})
            return sorted({*due, *[*lots.mixed(alike), *lots.mixed(unlike)][:CALLS]})
        known = sorted({each.words for each in heard(self.game)})
        return sorted(lots.mixed(known)[: CALLS + 1])

    def check(self, given: str) -> None:
        """What is nothing that is said or done there at all raises `BadInput`."""
        if self.awaited is None:
            raise BadInput("the test is over")
        read(given, self.done, self.palette())

    def answer(self, given: str) -> None:
        self.check(given)
        said = read(given, self.done, self.palette())
        self.done, self.dealing.note, self._palette = self.done + 1, "", None
        try:
            self.awaited = self._program.send(said)
        except StopIteration:
            self.awaited = None

    # The test

    def _whole(self) -> Deals:
        yield from self._opening()
        for number in range(1, self.rounds + 1):
            service = 1 + (number - 1) * SERVICES // self.rounds
            if number > 1 and service > 1 + (number - 2) * SERVICES // self.rounds:
                yield from self._relief()
            self.marking.part = f"service {service}, round {number}"
            yield from self._round()
            self.dealt += 1
        yield from self._closing()

    def _opening(self) -> Deals:
        self.at.told = ["The table is opened. This float was brought to it."]
        yield from self._counts("What does the float come to?", self.float)
        limits = self.at.table.sign.limits
        lots = Lots("sign", self.game.name, self.seed)
        shown = [f"{each}: {in_dollars(line.minimum)} to {in_dollars(line.maximum)}" for each, line in limits.items()]
        cites = (self.game.sign_under.text,) if self.game.sign_under is not None else ()
        for kind in lots.mixed(sorted(limits))[:LIMITS]:
            least = lots.below(2) == 0
            amount = limits[kind].minimum if least else limits[kind].maximum
            asks = f"A player asks: what is the {'least' if least else 'most'} that one person may have on {kind}?"
            put = ItemQuestion(asks, shown, AnswerForm.AMOUNT)
            yield from self.dealing.question(AwaitedStep("limit", dollars(amount), cites, put))

    def _counts(self, asks: str, amount: int, told: Sequence[str] = ()) -> Deals:
        chips = tray.chips_of(amount, self.at.table, Lots("float", self.game.name, self.seed, self.at.number, asks))
        put = ItemQuestion(asks, [*told, *tray.told(chips)], AnswerForm.AMOUNT)
        yield from self.dealing.question(AwaitedStep("count", dollars(amount), (), put))

    def _relief(self) -> Deals:
        """The float is counted as it is handed over; another dealer deals, and hands the table back."""
        self.marking.part = "relief"
        self.at.told = ["Another dealer comes to relieve you."]
        yield from self._counts("The float is handed over: what does it come to?", self.at.float_comes_to(self.float))
        for _ in range(RELIEVED):
            self.at.begin(self.at.number + 1)
            driver = self.at.alone(self.at.there)
            for _ in range(STEPS):
                if not driver.step(self.at.round):
                    break
        self.at.look()
        self.at.told = [f"The other dealer has dealt {RELIEVED} rounds. You take the table over again."]
        yield from self._counts("The float as it is now: what does it come to?", self.at.float_comes_to(self.float))

    def _closing(self) -> Deals:
        self.marking.part = "closing"
        self.at.told = ["The table is closed."]
        now, sold = self.at.float_comes_to(self.float), self.at.table.cash
        yield from self._counts("The float is counted: what does it come to?", now)
        told = [
            f"The float came to {in_dollars(self.float)} as the table was opened, and comes to {in_dollars(now)}.",
            f"Chips for {in_dollars(sold)} were bought for cash.",
            f"On the layout lie chips for {in_dollars(sum(each.stake for each in self.lies.values()))}.",
        ]
        won = now + sold - self.float
        right = f"{'won' if won >= 0 else 'lost'} {in_dollars(abs(won))}"
        other = [f"{'lost' if won >= 0 else 'won'} {in_dollars(abs(won))}"]
        other += [f"won {in_dollars(abs(now - self.float) + 100)}", f"lost {in_dollars(abs(now - self.float) + 100)}"]
        choices = Lots("result", self.seed).mixed(sorted({right, *other}))
        put = ItemQuestion(
            "By the float and the cash, what did the table win or lose?", told, AnswerForm.CHOICE, choices
        )
        yield from self.dealing.question(AwaitedStep("count", right, (), put))

    # A round

    def _round(self) -> Deals:
        self.at.begin(self.at.number + 1)
        self.dealing.begin()
        lots = Lots("upset", self.game.name, self.seed, self.at.number)
        upset, after = lots.one_of(UPSETS), lots.below(WITHIN)
        for place in range(STEPS):
            if isinstance(self.at.round.ask, Wagering):
                self.at.driver.step(self.at.round)  # the others bet, and wait for the dealer
            yield from self.dealing.hear()
            ask = self.at.round.ask
            if ask is None:
                return
            if upset and place >= after and not self.at.round.interrupted and (yield from self._upset(upset, lots)):
                upset = ""
            elif self.at.awaited_of_staff():
                yield from self.dealing.act()
            elif self.at.deals(ask):
                assert isinstance(ask, Card)
                yield from self.dealing.card(ask)
            elif isinstance(ask, Wagering):
                answer_ordinarily(self.at.round)  # a player closes the wagers, by the throw of the dice
            else:
                self.at.driver.step(self.at.round)

    def _upset(self, upset: str, lots: Lots) -> Generator[AwaitedStep, SaidLine, bool]:
        """Something goes wrong, if it can here: it really does, at this table."""
        return (yield from self._bet(lots) if upset == "bet" else self._report(lots))

    def _bet(self, lots: Lots) -> Generator[AwaitedStep, SaidLine, bool]:
        found = wanted(self.at.there, lots)
        if found is None:
            return False
        put = ItemQuestion(found.asks, (), AnswerForm.CHOICE, (TAKE, REFUSE))
        cites = (found.refused.under.text,) if found.refused is not None else ()
        awaited = AwaitedStep("bet", TAKE if found.refused is None else REFUSE, cites, put)
        right = yield from self.dealing.question(awaited)
        if right or found.refused is not None:  # a bet that was refused wrongly does not lie there
            with suppress(Refused):
                self.at.round.act(*found.tried[1:])
        return True

    def _report(self, lots: Lots) -> Generator[AwaitedStep, SaidLine, bool]:
        found = reported(self.at.there, self.at.alone, lots)
        if found is None:
            return False
        put = ItemQuestion(
            f"{found.says} What is ruled?", (), AnswerForm.CHOICE, lots.mixed([found.rulings[0], *found.wrong])
        )
        yield from self.dealing.question(AwaitedStep("rule", found.rulings[0], found.cites, put))
        self.at.round.act(found.who, found.act, found.details)
        return True
