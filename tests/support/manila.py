"""Rounds of manila poker as short scripts: who holds what, the communal cards, and what people do.

>>> played = deal("ann: AS AH", "bob: KS KH", communal="AC KD 9H 8S 7D").do("bob call", "ann decline").checks()
>>> played.finish().net("ann")
500
"""

from typing import Any, Final, Self

from houseway.equipment.cards import NAME, REDUCED_DECK_32, card, many
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.families.poker_hands import hand_class
from houseway.games import find
from houseway.games.manila.arithmetic import best_rank
from houseway.games.manila.table import ManilaTable
from houseway.money import Cents, cents
from houseway.play.acts import Field
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import Person, Role, player, staff
from houseway.play.settlement import Line
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from support import played

GAME: Final = find("manila")
FLOOR: Final = "floor manager"
BOARD: Final = "AC KD 9H 8S 7D"
"""Communal cards that make no straight or flush by themselves."""


def sign_of(blind: str = "5", stake: str = "20", maximum: Cents = MOST_CHIPS) -> Sign:
    return Sign({BET: Limits(cents(blind), maximum), TABLE_STAKE: Limits(cents(stake), MOST_CHIPS)})


def table_of(*names: str, chips: str = "500", ready: bool = True, blind: str = "5", **settings: Any) -> ManilaTable:
    """A table with these players ("ann", or "ann 60" for another table stake), an onlooker and staff.

    `ready`: its cards are in use and the ace was announced, as after a round of play. The buck comes to the first.
    """
    people = [player(*_stake(name, chips)) for name in names or ("ann", "bob", "cat")]
    table = GAME.open_table(
        people=[*people, Person("sue", Role.SPECTATOR), *staff()], **({"sign": sign_of(blind)} | settings)
    )
    assert isinstance(table, ManilaTable)
    if ready:
        last = people[-1].name
        table.new_cards, table.buck, table.buck_at = False, last, table.places[last]
        table.since = [person.name for person in people]
        table.played = set(table.since)
    return table


def _stake(name: str, chips: str) -> tuple[str, Cents]:
    who, _, own = name.partition(" ")
    return who, cents(own or chips)


class Played(played.Played[ManilaTable]):
    """A round at a table, driven by script. Cards come as they are asked for, each player's own."""

    def __init__(self, table: ManilaTable, communal: str = BOARD, **hole: str) -> None:
        super().__init__(table)
        self.communal = [card(name) for name in communal.split()]
        self.hole = {name: [card(each) for each in text.split()] for name, text in hole.items()}
        self.came: list[str] = []  # for whom the cards came, in order
        named = {*self.communal, *(each for cards in self.hole.values() for each in cards)}
        self.rest = [each for each in REDUCED_DECK_32 if each not in named]

    # What people do

    def act(self, who: str, act: str, **details: Any) -> Self:
        super().act(who, act, **details)
        return self.feed()

    def do(self, *steps: str) -> Self:
        """A person and an act with the amount that it takes: "ann raise 10"."""
        for step in steps:
            who = next(name for name in self.table.people if step.startswith(f"{name} "))
            act, _, last = step.removeprefix(f"{who} ").rpartition(" ")
            if last.replace(".", "").isdecimal():
                self.act(who, act, amount=cents(last))
            else:
                self.act(who, f"{act} {last}".strip())
        return self

    def feed(self) -> Self:
        """Cards, for as long as cards are awaited."""
        while isinstance(ask := self.round.ask, Outcome):
            self.came.append(ask.to)
            waiting = self.communal if ask.to == "communal" else self.hole.get(ask.to, [])
            self.round.outcome(waiting.pop(0) if waiting else self.rest.pop())
        return self

    def start(self) -> Self:
        """The staff do what they must until a player is asked."""
        self.act("dealer", "start the round")
        while not self.round.over and isinstance(ask := self.round.ask, Choice) and ask.roles:
            answer_ordinarily(self.round)
        return self.feed()

    def on_to(self, act: str) -> Self:
        """The same, until this is what is awaited."""
        while not (isinstance(self.round.ask, Choice) and act in self.round.ask.offers):
            answer_ordinarily(self.round)
        return self

    def checks(self, *names: str) -> Self:
        """Everybody who is asked checks, to the showdown; or these players do, in turn."""
        if names:
            return self.do(*(f"{name} check" for name in names))
        while "check" in self.open:
            self.act(self.awaits, "check")
        return self

    def to_round(self, number: int) -> Self:
        """Everybody calls the blind bet and checks, up to this round of betting."""
        while self.table.number < number:
            asked = self.awaits
            self.act(asked, next(act for act in ("call", "decline", "check") if act in self.open))
        return self

    def finish(self) -> Self:
        """Hands are shown; the pot of whoever is left alone is passed to them."""
        while not self.round.over:
            assert self.open in (["show"], ["pass the pot"]), f"{self.awaits} is asked: {self.open}"
            self.act(self.awaits, *self.open)
        return self

    # What is awaited

    @property
    def awaits(self) -> str:
        """Who is asked: a player or a role; "players" between rounds."""
        ask = self.round.ask
        if isinstance(ask, Wagering):
            return "players"
        return "" if ask is None else next(self.round.named(ask))  # of several who may, the first

    @property
    def open(self) -> list[str]:
        """What is offered to whoever is asked."""
        return list(self.round.ask.offers) if isinstance(self.round.ask, Choice) else []

    @property
    def under(self) -> str:
        assert self.round.ask is not None
        return self.round.ask.under.text

    def offered(self, act: str) -> str:
        """The provision that an offer rests on."""
        assert isinstance(self.round.ask, Choice)
        return self.round.ask.offers[act].under.text

    def amounts(self, act: str) -> list[Cents]:
        """The amounts that an offer takes, where they are few; otherwise the least and the most."""
        assert isinstance(self.round.ask, Choice)
        return amounts_of(self.round.ask.offers[act].fields[0])

    # What came of it

    def seat(self, who: str) -> Seat:
        found = self.table.seat_of(who)
        assert found is not None
        return found

    def lines(self, who: str = "", selection: str = "") -> list[Line]:
        return [x for x in self.round.lines if who in ("", x.person) and selection in ("", x.selection)]

    def line(self, who: str, selection: str = "pot 1") -> Line:
        [found] = self.lines(who, selection)
        return found

    def cites(self, who: str, selection: str = "pot 1") -> list[str]:
        return [cite.text for cite in self.line(who, selection).cites]

    def winners(self, selection: str = "pot 1") -> list[str]:
        return [x.person for x in self.lines(selection=selection) if x.verdict is Verdict.WIN]

    def chips(self, who: str) -> Cents:
        return self.table.people[who].purse.value

    @property
    def commission(self) -> Cents:
        return sum(line.commission for line in self.round.lines)

    @property
    def board(self) -> str:
        return " ".join(NAME[each] for each in self.table.communal)


def amounts_of(field: Field) -> list[Cents]:
    steps = (field.most - field.least) // field.step
    return [field.least + each * field.step for each in range(steps + 1)] if steps < 5 else [field.least, field.most]


def deal(*hands: str, communal: str = BOARD, table: ManilaTable | None = None, **settings: Any) -> Played:
    """The blind bet made, the first cards dealt. A hand is "ann: AS AH", or "ann 60: AS AH" with that table stake."""
    names = [hand.partition(":")[0] for hand in hands]
    hole = {hand.partition(":")[0].partition(" ")[0]: hand.partition(":")[2] for hand in hands}
    played = Played(table or table_of(*names, **settings), communal, **hole).start()
    return played.act(played.awaits, "blind bet")


def rank(hole: str, communal: str = BOARD, ace_low: bool = False) -> int:
    return best_rank(many(hole), many(communal), ace_low)


def kind(hole: str, communal: str = BOARD, ace_low: bool = False) -> str:
    return hand_class(rank(hole, communal, ace_low), reduced=True)
