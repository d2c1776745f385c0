"""A roulette table: the wheel, the crown, and the chips in use."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.non_value_chips import NonValueChips, NonValueCites
from houseway.equipment.wheel import Wheel
from houseway.errors import BadInput, Ground, Refused
from houseway.games.roulette.rules import DEFAULT_SIGN, DIAGRAM_5, check_sign, check_wheel
from houseway.games.roulette.terms import WHEEL
from houseway.money import Cents, cents, dollars
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wagering import take_off

__all__ = ["COLOURS", "RouletteTable"]

COLOURS: Final = ("white", "yellow", "orange", "pink", "blue", "green", "brown")
CHIP_CITES: Final = NonValueCites(
    identical=cite("qld s137(1)"), elsewhere=cite("qld s137(2)"), exchange=cite("qld s137(3)")
)


class RouletteTable(Table):
    """What a roulette table remembers between spins."""

    def __init__(
        self,
        game: Game,
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "roulette 1",
        value_chips: Cents | None = None,
        wheel: Wheel[int] = WHEEL,
        approved: bool = False,
    ) -> None:
        check_sign(sign)
        super().__init__(game, sign, people, name)
        self.wheel = wheel
        self.wheel_under = check_wheel(wheel, approved)  # what allows its arrangement
        self.chips = NonValueChips(name, COLOURS, CHIP_CITES)
        self.value_chips = value_chips  # the most of them that a player may have down; None permits, 0 prohibits
        self.closed_tables: dict[str, NonValueChips] = {}  # registers of tables that have closed, by name
        self.running = False  # the ball is on the track
        self.closed = False  # 'no more bets' has been called for this spin
        self.spun: int | None = None  # where the ball has come to rest, until the crown is placed
        self.crown: int | None = None  # the number last spun
        self.told: list[Mapping[str, Any]] = []  # what an inspector has been told is proposed

    def begin_round(self) -> None:
        super().begin_round()
        for placed in [p for p in self.placed if self.people[p.person].excluded]:
            take_off(self, placed)
            self.rule(f"{placed.person} is out of the game: the {placed.wager.name} that won goes back", "qld s4(2)(b)")
        for placed in self.placed:  # what still lies has won
            placed.withdrawn_under = cite("qld s136(5)")

    def begin_spin(self) -> None:
        self.running = self.closed = False
        self.spun = None
        self.told.clear()

    def left(self, name: str) -> None:
        for colour, issue in self.chips.issues.items():
            if name in issue.players:
                self.chips.release(name, colour)

    def colour_value(self, colour: str) -> Cents:
        if colour not in self.chips.issues:
            why = f"{colour} chips were not issued at {self.name}"
            raise Refused("qld s137(2)", why, ground=Ground.MEANS, instead="buy chips of this table")
        return self.chips.worth(colour)

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        value = min(person.purse.value, self._value_chips_left(person))
        found = [("", value, self.unit)] if value > 0 else []
        for (table, colour), count in person.purse.non_value.items():
            if table == self.name:
                worth = self.chips.worth(colour)
                found.append((colour, count * worth, worth))
        return found

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        if not colour and self.value_chips is not None and stake > self._value_chips_left(person):
            why = f"a player may have ${dollars(self.value_chips)} in value chips down here, and no more"
            raise Refused("qld s142", why, ground=Ground.MEANS, instead="use colour chips")
        held = person.purse.non_value
        if colour and (self.name, colour) not in held and any(of == colour for _, of in held):
            why = f"{person.name}'s {colour} chips are of another table"
            raise Refused("qld s137(2)", why, ground=Ground.MEANS, instead="buy chips of this table")
        super().check_means(person, stake, colour)

    def _value_chips_left(self, person: Person) -> Cents:
        if self.value_chips is None:
            return person.purse.value
        return self.value_chips - sum(p.stake for p in self.placed if p.person == person.name and not p.chips)

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data: dict[str, Any] = {}
        if self.wheel_under != DIAGRAM_5:
            data["wheel"] = list(self.wheel.compartments)
        if self.value_chips is not None:
            data["value_chips"] = dollars(self.value_chips)
        if self.crown is not None:
            data["crown"] = self.crown
        if self.chips.issues:
            data["issued"] = _issued(self.chips)
        if self.closed_tables:
            data["closed"] = {name: _issued(register) for name, register in self.closed_tables.items()}
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        if "wheel" in data:
            self.wheel = Wheel(self.wheel.name, tuple(data["wheel"]))
            self.wheel_under = check_wheel(self.wheel, approved=True)
        self.crown = data.get("crown")
        if self.crown is not None and self.crown not in self.wheel.compartments:
            raise BadInput(f"the crown cannot stand on {self.crown!r}; the numbers are 0 to 36")
        if "value_chips" in data:
            self.value_chips = cents(data["value_chips"])
            if self.value_chips < 0:
                raise BadInput("'value_chips' is the most of them in a wager: nought or more")
        _restore(self.chips, data.get("issued", {}))
        for name, issued in data.get("closed", {}).items():
            self.closed_tables[name] = NonValueChips(name, COLOURS, CHIP_CITES, closed=True)
            _restore(self.closed_tables[name], issued)


def _issued(register: NonValueChips) -> dict[str, Any]:
    """The colours that are out, what a chip of each is worth, and who was issued with it."""
    issues = register.issues.items()
    return {colour: {"worth": dollars(issue.worth), "players": list(issue.players)} for colour, issue in issues}


def _restore(register: NonValueChips, issued: Mapping[str, Any]) -> None:
    for colour, issue in issued.items():
        worth = cents(issue["worth"])
        if colour not in COLOURS or worth <= 0:
            raise BadInput(f"no {colour} chips of ${dollars(worth)}; the colours are {', '.join(COLOURS)}")
        register.restore(colour, worth, issue["players"])
