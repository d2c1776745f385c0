"""Rounds of 5 and 7 card stud as short scripts: who has which cards, and what people do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import pytest

from houseway.equipment.cards import RANK, Card, card, names
from houseway.errors import HousewayError, Refused
from houseway.families.poker.stud.table import StudTable
from houseway.money import Cents, cents
from houseway.play.ask import Card as CardAsk
from houseway.play.ask import Choice
from houseway.play.driver import answer_ordinarily
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

__all__ = ["BLIND", "FLOOR", "HALF", "LOWEST", "Play", "open_table", "out_after_a_bet_out_of_turn"]

T = TypeVar("T", bound=StudTable)

FLOOR: Final = "floor manager"
BLIND: Final[Mapping[str, Any]] = {"betting_form": "blind betting"}
LOWEST: Final[Mapping[str, Any]] = {"opens": "lowest value card betting"}
HALF: Final[Mapping[str, Any]] = {"pot_betting": "half pot betting"}
ORDINARY: Final = ("ante bet", "blind bet", "show")


def open_table(game: Game[Any], settings: Sequence[Mapping[str, Any]], stakes: Mapping[str, int]) -> StudTable:
    """A table with these players and their table stakes in dollars, clockwise from the dealer's left."""
    people = [player(name, stake * 100) for name, stake in stakes.items()]
    found: dict[str, Any] = {}
    for each in settings:
        found |= each
    table = game.open_table(people=[*people, *game.staff()], **found)
    assert isinstance(table, StudTable)
    return table


class Play(Generic[T]):
    """A round at a table: the staff do the ordinary thing, antes and blinds are made, and cards come as they are said.

    It stops where a player must decide, or where `stop` says so.
    """

    def __init__(
        self,
        table: T,
        cards: Mapping[str, str] | None = None,
        stop: Callable[["Play[T]"], bool] | None = None,
    ) -> None:
        self.table, self.round = table, Round(table)
        self.coming = {name: [card(each) for each in text.split()] for name, text in (cards or {}).items()}
        self.came: list[str] = []  # for whom cards came, in order
        self.stop = stop
        self.go_on()

    # What happens

    def go_on(self, stop: Callable[["Play[T]"], bool] | None = None) -> "Play[T]":
        self.stop = stop or self.stop
        while (ask := self.round.ask) is not None and not (self.stop and self.stop(self)):
            if isinstance(ask, CardAsk):
                self.came.append(ask.to)
                self.round.outcome(self._next(ask.to))
            elif isinstance(ask, Wagering) or ask.roles or next(iter(self._offers())) in ORDINARY:
                answer_ordinarily(self.round)
            else:
                break
        self.stop = None
        return self

    def _next(self, to: str) -> Card:
        """What was said for this player; otherwise the lowest card that nobody waits for."""
        mine = self.coming.get(to)
        if mine:
            return mine.pop(0)
        wanted = {each for cards in self.coming.values() for each in cards}
        free = [each for each in self.table.shoe.weights() if each not in wanted]
        return min(free, key=lambda each: (RANK[each] - 2) % 13)

    def _offers(self) -> Mapping[str, Any]:
        assert isinstance(self.round.ask, Choice)
        return self.round.ask.offers

    def act(self, who: str, act: str, **details: Any) -> "Play[T]":
        self.round.act(who, act, details)
        return self

    def do(self, *steps: str) -> "Play[T]":
        """A person, an act, and the amount where it takes one: "ann bet 10". The round then goes on."""
        for step in steps:
            who = next(name for name in self.table.people if step.startswith(f"{name} "))
            words = step.removeprefix(f"{who} ").split()
            amount = {"amount": cents(words.pop())} if words[-1].replace(".", "").isdigit() else {}
            self.act(who, " ".join(words), **amount).go_on()
        return self

    def to_the_end(self, act: str = "check") -> "Play[T]":
        """Everybody checks, or calls what somebody has bet."""
        while not self.over:
            assert isinstance(self.round.ask, Choice)
            self.do(f"{self.turn} {act if act in self.offers else 'call'}")
        return self

    def checked_round(self, times: int = 1) -> "Play[T]":
        """So many rounds of betting in which all check."""
        for _ in range(times):
            number = self.table.betting_rounds
            while self.table.betting_rounds == number and not self.over:
                self.do(f"{self.turn} check")
        return self

    # What is to be seen

    @property
    def over(self) -> bool:
        return self.round.over

    @property
    def turn(self) -> str:
        """Who is asked."""
        assert self.round.ask is not None
        return self.round.ask.who

    @property
    def offers(self) -> list[str]:
        return list(self._offers())

    def bounds(self, act: str) -> tuple[Cents, Cents]:
        """The least and the most that may be bet by an act, in dollars."""
        field = self._offers()[act].fields[0]
        return field.least // 100, field.most // 100

    def under(self, act: str) -> str:
        return str(self._offers()[act].under)

    def refused(self, who: str, act: str, **details: Any) -> str:
        """What forbids something that is tried."""
        with pytest.raises(HousewayError) as caught:
            self.round.act(who, act, details)
        assert isinstance(caught.value, Refused), caught.value
        return str(caught.value.under)

    def cards(self, name: str) -> str:
        seat = self.table.seat_of(name)
        assert seat is not None
        return names(seat.cards)

    def net(self, name: str) -> Cents:
        return sum(line.net for line in self.round.lines if line.person == name)

    @property
    def commission(self) -> Cents:
        return sum(line.commission for line in self.round.lines)

    @property
    def back(self) -> list[tuple[str, Cents, Cents, tuple[str, ...]]]:
        """What went back though no pot was settled: whose, how much, to whose net loss, and by which provisions."""
        lines = [line for line in self.round.lines if line.verdict is Verdict.VOID]
        return [(line.person, line.returned, line.net, tuple(map(str, line.cites))) for line in lines]

    def line(self, name: str, selection: str = "pot 1") -> Line:
        return next(each for each in self.round.lines if (each.person, each.selection) == (name, selection))

    def cites(self, name: str, selection: str = "pot 1") -> list[str]:
        return [each.text for each in self.line(name, selection).cites]

    @property
    def called(self) -> dict[str, str]:
        """What the dealer announced, and what asks for it."""
        return {each.words: each.under.text for each in self.table.called}

    @property
    def rulings(self) -> dict[str, list[str]]:
        return {each.what: [cited.text for cited in each.cites] for each in self.round.rulings}

    def ruled(self, words: str) -> list[str]:
        """What the ruling with these words rests on."""
        return next(cited for what, cited in self.rulings.items() if words in what)

    def pots(self) -> list[Cents]:
        return [pot.amount // 100 for pot in self.table.pots()]


def out_after_a_bet_out_of_turn(play: Play[Any], who: str, act: str, details: Mapping[str, Any]) -> None:
    """Cat, who bet out of turn, is out by this act: the bet stays in the pot, which ann takes uncalled."""
    play.do("ann bet 5").act("cat", "bet out of turn", amount=500).act(FLOOR, "direct silence")
    play.act(who, act, **details)
    assert (play.back, play.table.pot) == ([], 1300)
    assert play.turn == "bob"
    play.do("bob fold")  # and nobody has called ann
    assert [line.returned for line in play.round.lines if line.selection == "uncalled"] == [500]
    assert (play.net("ann"), play.net("cat"), play.commission) == (700, -600, 0)
