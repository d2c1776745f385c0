"""A roulette table: the wheel, the crown, and the chips in use."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.non_value_chips import NonValueChips, NonValueCites
from houseway.equipment.wheel import Wheel
from houseway.errors import Ground, Refused
from houseway.games.roulette.rules import DEFAULT_SIGN, check_sign, check_wheel
from houseway.games.roulette.terms import WHEEL
from houseway.money import Cents, cents, dollars
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.table import Table

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
        check_wheel(wheel, approved)
        super().__init__(game, sign, people, name)
        self.wheel = wheel
        self.chips = NonValueChips(name, COLOURS, CHIP_CITES)
        self.value_chips = value_chips  # qld s142: the most a wager may have of them; None permits, 0 prohibits
        self.closed_tables: dict[str, NonValueChips] = {}  # registers of tables that have closed, by name
        self.running = False  # the ball is on the track
        self.crown: int | None = None  # the number last spun
        self.inspector_told = False  # qld s140(2)

    def begin_round(self) -> None:
        super().begin_round()
        self.inspector_told = False

    def colour_value(self, colour: str) -> Cents:
        if colour not in self.chips.issues:
            why = f"{colour} chips were not issued at {self.name}"
            raise Refused("qld s137(2)", why, ground=Ground.MEANS, instead="buy chips of this table")
        return self.chips.worth(colour)

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        value = person.purse.value if self.value_chips is None else min(person.purse.value, self.value_chips)
        found = [("", value, self.unit)] if value else []
        for (table, colour), count in person.purse.non_value.items():
            if table == self.name:
                worth = self.chips.worth(colour)
                found.append((colour, count * worth, worth))
        return found

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        if not colour and self.value_chips is not None and stake > self.value_chips:
            most = f"at most ${dollars(self.value_chips)} a wager" if self.value_chips else "none"
            raise Refused(
                "qld s142", f"value chips are limited here: {most}", ground=Ground.MEANS, instead="use colour chips"
            )
        super().check_means(person, stake, colour)

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data: dict[str, Any] = {}
        if self.value_chips is not None:
            data["value_chips"] = dollars(self.value_chips)
        if self.crown is not None:
            data["crown"] = self.crown
        if self.chips.issues:
            data["issued"] = {
                colour: {"worth": dollars(issue.worth), "players": list(issue.players)}
                for colour, issue in self.chips.issues.items()
            }
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        self.crown = data.get("crown")
        if "value_chips" in data:
            self.value_chips = cents(data["value_chips"])
        for colour, issue in data.get("issued", {}).items():
            self.chips.restore(colour, cents(issue["worth"]), issue["players"])
