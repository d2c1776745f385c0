"""The table: plain data that outlives a round. Who is there, what lies on the layout, and the house's money."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.chips import GAMES_WITH_COINS, PRESCRIBED_COIN
from houseway.errors import BadInput, Ground, Refused
from houseway.money import Cents, Rounding, dollars
from houseway.play.people import Person, Role
from houseway.play.settlement import Line, Ruling, give_back
from houseway.play.sign import Sign
from houseway.play.wager import Placed, Wager

if TYPE_CHECKING:
    from houseway.play.game import Game

__all__ = ["Call", "Called", "Table"]


class Call(NamedTuple):
    """Words that the dealer must announce, with the provision that requires them."""

    words: str
    under: Cite


class Called(tuple[Call, tuple[object, ...]]):
    """An announcement as made; the words are put together only when somebody reads them."""

    __slots__ = ()

    @property
    def call(self) -> Call:
        return self[0]

    def __str__(self) -> str:
        return self[0].words.format(*self[1])


def call(words: str, under: str) -> Call:
    return Call(words, cite(under))


class Table:
    """What every game's table has. A game adds its own equipment and state in a subclass."""

    def __init__(self, game: "Game", sign: Sign, people: Iterable[Person] = (), name: str = "table 1") -> None:
        self.game = game
        self.name = name
        self.sign = sign if sign.general is game.general else replace(sign, general=game.general)
        self.people = {p.name: p for p in people}
        self.house: Cents = 0  # what the house is up or down since the table opened
        self.cash: Cents = 0  # changed into chips since then, less what was carried away
        self.unit: Cents = game.unit  # the smallest chip or coin in use
        self.placed: list[Placed] = []
        self.lines: list[Line] = []
        self.rulings: list[Ruling] = []
        self._calls: list[tuple[Call, tuple[object, ...]]] = []
        self.open = True

    def check_sign(self, sign: Sign) -> None:
        """Refuse limits that the Part does not allow at this table."""
        self.game.check_sign(sign)

    def sign_shown(self) -> str:
        """The sign as it stands at the table."""
        return self.sign.shown(self.game.sign_under)

    def begin_round(self) -> None:
        """Forget what was said and settled in the last round."""
        self.lines, self.rulings, self._calls = [], [], []

    def person(self, name: str) -> Person:
        found = self.people.get(name)
        if found is None:
            raise BadInput(f"nobody called {name!r} is at this table; there are {', '.join(self.people)}")
        return found

    @property
    def players(self) -> list[Person]:
        return [p for p in self.people.values() if p.role is Role.PLAYER]

    @property
    def called(self) -> list[Called]:
        """What has been announced in this round, in order."""
        return [Called(each) for each in self._calls]

    def announce(self, call: Call, *about: object) -> None:
        self._calls.append((call, about))

    def rule(self, what: str, *under: str | Cite) -> None:
        """Note a ruling on something that has already happened."""
        self.rulings.append(Ruling(what, tuple(cite(u) if isinstance(u, str) else u for u in under)))

    def pay(self, placed: Placed, line: Line) -> None:
        """Move the money of a settled wager and take it off the layout, unless its stake stays there."""
        person = self.people[placed.person]
        owed = line.paid - line.commission
        if placed.wager.fee is not None and not line.left:
            # It was paid when the wager was made: now it is the house's, as commission, or goes back.
            owed += placed.wager.fee_on(placed.selection, placed.stake)
        if placed.chips:
            self.hand_over(person, line.returned + owed, placed.chips)
        else:
            person.purse.value += line.returned + owed
        self.house += line.stake - line.returned - line.left - line.paid + line.commission
        if not line.left:
            self.placed.remove(placed)
        self.lines.append(line)

    def rounding(self, wager: Wager[Any]) -> Rounding | None:
        """How what a wager wins is rounded here, where its Part leaves that to the operator."""
        return wager.rounding

    def unsettle(self, placed: Placed, line: Line) -> None:
        """Undo a settlement whose ground has gone: the money moves back and the wager lies on the layout again."""
        assert placed.wager.fee is None, "a wager that cost a fee is not undone"
        assert not placed.chips, "only wagers in value chips are undone"
        assert not line.left, "only wagers that left the layout are undone"
        back = line.paid - line.commission + line.returned
        self.people[placed.person].purse.value -= back
        self.house += back - line.stake
        self.lines.remove(line)
        self.placed.append(placed)

    def exclusion(self, name: str) -> Refused:
        """Why somebody who is excluded may do nothing here."""
        general, under = self.game.general, self.people[name].excluded_under
        rests_on = cite(under) if under else general.excluded or general.joins
        return Refused(rests_on, f"{name} is excluded from the game", ground=Ground.WHO)

    def void_wagers(self, name: str, under: Cite) -> None:
        """Every wager of a person goes back."""
        for placed in [p for p in self.placed if p.person == name]:
            if placed in self.placed:  # and did not go with another
                give_back(self, placed, under)
                if placed.wager.withdrawn is not None:
                    placed.wager.withdrawn(self, placed)

    def hand_over(self, person: Person, amount: Cents, colour: str = "") -> None:
        """Chips go to a person; a negative amount comes from them."""
        if colour:
            held, key = person.purse.non_value, (self.name, colour)
            held[key] = held.get(key, 0) + amount // self.colour_value(colour)
            if not held[key]:  # so that nobody is kept by chips that they do not have
                del held[key]
        else:
            person.purse.value += amount

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        """What a person can wager with: the colour ("" for value chips), how much of it, and the smallest chip."""
        return [("", person.purse.value, self.unit)]

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        """Refuse a wager that the person's chips do not cover, or that is not made of chips in use here."""
        if colour:
            self._check_colour(person, stake, colour)
        elif stake > person.purse.value:
            why = f"{person.name} holds ${dollars(person.purse.value)} in chips, not ${dollars(stake)}"
            raise Refused(self.game.made_with, why, ground=Ground.MEANS)
        elif stake % self.unit:
            self.refuse_coins(stake)

    def refuse_coins(self, stake: Cents) -> None:
        """Say why the chips and coins in use here do not make this amount."""
        why = f"${dollars(stake)} cannot be made up: the smallest chip here is ${dollars(self.unit)}"
        under: Cite | None = None
        if stake % 100 and self.game.name not in GAMES_WITH_COINS:
            why, under = f"{why}, and no coins are used", self.game.general.no_coins
        elif stake % PRESCRIBED_COIN:
            why, under = f"{why}, and no coin but the 50c coin is used", self.game.general.one_coin
        raise Refused(under or self.game.made_with, why, ground=Ground.MEANS)

    def _check_colour(self, person: Person, stake: Cents, colour: str) -> None:
        unit = self.colour_value(colour)
        held = person.purse.non_value.get((self.name, colour), 0)
        if stake % unit or stake // unit > held:
            why = f"{person.name} holds {held} {colour} chips of ${dollars(unit)}; ${dollars(stake)} is not in them"
            raise Refused(self.game.made_with, why, ground=Ground.MEANS)

    def colour_value(self, colour: str) -> Cents:
        """The value of one non-value chip of this colour; only some games issue them."""
        raise BadInput(f"no {colour} chips are issued at this table")

    def holdings(self) -> Cents:
        """The people's chips, the layout's and the house's, less what was brought in: no round can change it."""
        purses = sum([person.purse.value for person in self.people.values()])
        fees = sum([p.wager.fee_on(p.selection, p.stake) for p in self.placed if p.wager.fee is not None])
        return self.house - self.cash + sum([p.stake for p in self.placed]) + fees + purses

    def too_late(self, wager: str, act: str) -> tuple[Cite, ...]:
        """Why chips that were put down or taken back too late are where they were before."""
        return self.game.late(self, wager, act), cite("reading G6")

    def owing(self, name: str) -> Cents:  # noqa: ARG002 - a game that lets something be owed says how much
        """What a person owes the house for earlier rounds, in chips."""
        return 0

    def left(self, name: str) -> None:
        """Somebody has gone; a game that keeps a place for people frees it."""

    def as_data(self) -> dict[str, Any]:
        """What a record needs to set this table up again, besides its sign and its people."""
        return {}

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
