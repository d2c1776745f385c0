"""Rounds of draw poker as short scripts: who sits there with how much, what they are dealt, and what they do.

The staff do the ordinary thing, and cards come as the script names them, or any others, until a player is asked.

>>> played = sit("ann 200", "bob 200", "cat 200").do("ann blind bet", "bob blind bet", "cat decline", "cat fold")
>>> played.do("ann fold", "bob decline").net
{'ann': -500, 'bob': 500, 'cat': 0}
"""

from collections.abc import Iterable
from typing import Any, Final

import pytest

from houseway.equipment.cards import NAME, Card, card
from houseway.errors import Refused
from houseway.games import find
from houseway.games.draw.table import DrawTable
from houseway.money import cents
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import Person, player
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.wagering import Wagering

__all__ = ["BLINDS", "GAME", "Played", "open_table", "sit"]

GAME: Final = find("draw")
BLINDS: Final = ("ann blind bet", "bob blind bet", "cat decline")
"""$5 and $10, and nobody goes over them."""
STRONG: Final = "AS AH AD AC KS"


def open_table(*stakes: str, **settings: Any) -> DrawTable:
    """A table with these players ("ann 200") and one of each kind of staff."""
    people: list[Person] = []
    for each in stakes:
        name, chips = each.rsplit(" ", 1)
        people.append(player(name, cents(chips)))
    table = GAME.open_table(people=[*people, *GAME.staff()], **settings)
    assert isinstance(table, DrawTable)
    return table


def sit(*stakes: str, hands: Iterable[str] = (), **settings: Any) -> "Played":
    """A round at a new table; `hands` are what players are dealt, "ann: AS AH KD 4C 2S 9H", and then draw."""
    return Played(open_table(*stakes, **settings), hands).start()


class Played:
    """A round at a table, driven by script."""

    def __init__(self, table: DrawTable, hands: Iterable[str] = ()) -> None:
        self.table = table
        self.before = {person.name: person.purse.value for person in table.players}
        self.hands = {who: [card(name) for name in text.split()] for who, _, text in (h.partition(": ") for h in hands)}
        self.came: list[str] = []  # for whom the cards came, in order
        self.round = Round(table)

    # What people do

    def start(self) -> "Played":
        """The dealer starts the round of play."""
        return self.act("dealer", "start the round").on()

    def act(self, who: str, act: str, **details: Any) -> "Played":
        self.round.act(who, act, details)
        return self

    def on(self, until: str = "") -> "Played":
        """Cards come and the staff do the ordinary thing, until a player is asked, or `until` is offered."""
        while (ask := self.round.ask) is not None and not isinstance(ask, Wagering):
            if isinstance(ask, Outcome):
                if until == "card":
                    break
                self.came.append(ask.to)
                self.round.outcome(self._card(ask.to))
            elif ask.who or (isinstance(ask, Choice) and until in ask.offers):
                break
            else:
                answer_ordinarily(self.round)
        return self

    def do(self, *steps: str) -> "Played":
        """A person, an act and an amount or cards: "ann raise 40", "ann draw 2S 4C"."""
        for step in steps:
            who = next(name for name in self.table.people if step.startswith(f"{name} "))
            act, _, rest = step.removeprefix(f"{who} ").partition(" ")
            self.act(who, *self._read(act, rest)[:1], **self._read(act, rest)[1])
            self.on()
        return self

    def _read(self, act: str, rest: str) -> tuple[str, dict[str, Any]]:
        if act == "draw":
            return act, {"cards": rest.split()}
        if rest and rest[0].isdigit():
            return act, {"amount": cents(rest)}
        return f"{act} {rest}".strip(), {}

    def _card(self, who: str) -> Card:
        """The next that the script names, or one that it does not need."""
        if self.hands.get(who):
            return self.hands[who].pop(0)
        wanted = {each for cards in self.hands.values() for each in cards}
        return next(each for each in self.table.shoe.weights() if each not in wanted)

    def finish(self) -> "Played":
        """Whoever is asked does the ordinary thing until the round is over."""
        while not self.on().round.over:
            answer_ordinarily(self.round)
        return self

    def next(self, hands: Iterable[str] = ()) -> "Played":
        """The next round at the table."""
        assert self.round.over
        return Played(self.table, hands).start()

    def refused(self, who: str, act: str, **details: Any) -> str:
        """The provision under which this is refused."""
        with pytest.raises(Refused) as caught:
            self.round.act(who, act, details)
        return caught.value.under.text

    # What is awaited

    @property
    def over(self) -> bool:
        return self.round.over

    @property
    def awaits(self) -> str:
        ask = self.round.ask
        if isinstance(ask, Outcome):
            return f"card for {ask.to}"
        if isinstance(ask, Wagering):
            return "players"
        return "" if ask is None else next(self.round.named(ask))  # of several who may, the first

    @property
    def offers(self) -> list[str]:
        assert isinstance(self.round.ask, Choice)
        return list(self.round.ask.offers)

    def amounts(self, act: str) -> tuple[int, int]:
        """The least and the most of an act that is offered, in dollars."""
        assert isinstance(self.round.ask, Choice)
        field = self.round.ask.offers[act].fields[0]
        return field.least // 100, field.most // 100

    def under(self, act: str) -> str:
        """What an offer rests on."""
        assert isinstance(self.round.ask, Choice)
        return self.round.ask.offers[act].under.text

    # What came of it

    @property
    def net(self) -> dict[str, int]:
        """What each player is up or down, in cents."""
        return {name: self.table.people[name].purse.value - had for name, had in self.before.items()}

    @property
    def settled(self) -> list[tuple[str, str, str, int, int]]:
        """Each line: whose, of which pot, how it ended, the stake and what was paid or returned besides a loss."""
        return [(x.person, x.selection, x.verdict.value, x.stake, x.paid) for x in self.round.lines]

    def line(self, who: str, pot: str = "pot 1") -> Line:
        return next(line for line in self.round.lines if (line.person, line.selection) == (who, pot))

    def cites(self, who: str, pot: str = "pot 1") -> list[str]:
        return [each.text for each in self.line(who, pot).cites]

    @property
    def called(self) -> list[tuple[str, str]]:
        return [(each.words, each.under.text) for each in self.table.called]

    @property
    def ruled(self) -> list[list[str]]:
        """What each ruling rests on."""
        return [[each.text for each in ruling.cites] for ruling in self.round.rulings]

    def hand(self, who: str) -> str:
        seat = self.table.seat_of(who)
        assert seat is not None
        return " ".join(NAME[each] for each in seat.cards)

    def sees(self, viewer: str) -> dict[str, Any]:
        return dict(GAME.look(self.table, viewer))
