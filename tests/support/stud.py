"""Rounds of 5 and 7 card stud as short scripts: who has which cards, and what people do.

>>> play = STUDS[1].three().do("ann bet 5", "bob fold", "cat fold")
>>> play.over, STUDS[1]("qld s349(6)")
(True, 'qld s393(6)')
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeVar

import pytest

from houseway.equipment.cards import NAME, RANK, SUIT, Card, card, many, names
from houseway.errors import HousewayError, Refused
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker.stud.table import StudTable
from houseway.games import find
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
from houseway.rulebook.parallel import Parallel, parallel

__all__ = [
    "ACES",
    "BLIND",
    "FLOOR",
    "HALF",
    "KINGS",
    "LOWEST",
    "ODD",
    "QUEENS",
    "STUDS",
    "Play",
    "Stud",
    "open_table",
    "out_after_a_bet_out_of_turn",
]

T = TypeVar("T", bound=StudTable)

FLOOR: Final = "floor manager"
BLIND: Final[Mapping[str, Any]] = {"betting_form": "blind betting"}
LOWEST: Final[Mapping[str, Any]] = {"opens": "lowest value card betting"}
HALF: Final[Mapping[str, Any]] = {"pot_betting": "half pot betting"}
ORDINARY: Final = ("ante bet", "blind bet", "show")

# A hole card and the face up cards of hands that are told apart: aces beat kings beat queens beat odd cards
ACES, KINGS, QUEENS = "AS AH 2C 7D AD", "KS KH 3C 8D KD", "QS QH 4C 9D QD"
ODD: Final = "6D JS 2S 4D 8H"


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

    def to_the_final_round(self, before: int = 0) -> "Play[T]":
        """All check, up to the final round of betting, or so many before it."""
        return self.checked_round(self.table.rounds - self.table.betting_rounds - before)

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


@dataclass(frozen=True)
class Stud:
    """One of the two games; both are tested in the sections of Part 17, beside which each has its own."""

    game: Game[Any]
    part: Parallel
    hole: int  # cards, before the first that is dealt face up
    last: int  # that are dealt face down, after those that are face up

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def cards(self) -> int:
        """Of a whole hand."""
        return self.hole + 4 + self.last

    def __call__(self, said: str) -> str:
        """What this Part has beside a provision of Part 17."""
        return self.part(said).text

    def sit(self, *settings: Mapping[str, Any], **stakes: int) -> StudTable:
        return open_table(self.game, settings, stakes)

    def play(
        self, table: StudTable, cards: Mapping[str, str] | None = None, stop: Callable[[Play[Any]], bool] | None = None
    ) -> Play[Any]:
        """The script has a hole card and the face up cards of each hand."""
        return Play(table, self.hands(cards or {}, table.shoe.weights()), stop)

    def hands(self, cards: Mapping[str, str], deck: Collection[Card]) -> dict[str, str]:
        """The same hands with the hole cards that are dealt in this game besides; they make none of them better."""
        free = [each for each in deck if each not in many(" ".join(cards.values()))]
        found: dict[str, str] = {}
        for name, text in cards.items():
            first, *up = many(text)
            more: list[Card] = []
            while len(more) < self.hole - 1 or (len(up) == 4 and len(more) < self.hole - 1 + self.last):
                more.append(min(free, key=partial(_worth, (first, *up, *more))))
                free.remove(more[-1])
            hole, last = more[: self.hole - 1], more[self.hole - 1 :]
            found[name] = " ".join(NAME[each] for each in (first, *hole, *up, *last))
        return found

    # Ann, bob and cat with aces, kings and queens; ann opens

    def three(self, **settings: Any) -> Play[Any]:
        return self.play(self.sit(settings, ann=500, bob=500, cat=500), {"ann": ACES, "bob": KINGS, "cat": QUEENS})

    def second_round(self, **settings: Any) -> Play[Any]:
        """A pot of 18 dollars."""
        return self.three(**settings).do("ann bet 5", "bob call", "cat call")

    def in_the_final_round(self, play: Play[Any] | None = None) -> Play[Any]:
        """All three are in; the pot holds 18 dollars."""
        return (play or self.three()).do("ann bet 5", "bob call", "cat call").to_the_final_round()


def _worth(held: Sequence[Card], each: Card) -> tuple[int, bool, int, int]:
    """How much a card adds to others."""
    best = hand_value((*held, each), 52, False) if len(held) > 3 else 0
    paired = RANK[each] in [RANK[other] for other in held]
    return best, paired, [SUIT[other] for other in held].count(SUIT[each]), (RANK[each] - 2) % 13


STUDS: Final = (
    Stud(find("5-card-stud"), parallel("poker", "qld part 17"), hole=1, last=0),
    Stud(find("7-card-stud"), parallel("poker", "qld part 18"), hole=2, last=1),
)
