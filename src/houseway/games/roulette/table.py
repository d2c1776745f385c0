"""A roulette table: the wheel, the crown, and the chips in use."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.non_value_chips import NonValueCites
from houseway.equipment.wheel import Wheel
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.colour_chips import ColourChipTable
from houseway.families.winners import winners_lie
from houseway.games.roulette.rules import (
    DEFAULT_SIGN,
    DIAGRAM_5,
    NON_METALLIC,
    SUBSTANCES,
    check_ball,
    check_sign,
    check_wheel,
)
from houseway.games.roulette.terms import WHEEL
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Field, choice, made, whole, yes
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.sign_acts import MOST_CHIPS

USUAL_BALL: Final = 20  # mm
SETTINGS: Final = (
    Field("value_chips", "money", most=MOST_CHIPS, optional=True),  # the most that a player may have down (s142)
    made("wheel", Wheel),  # s131(2B)
    yes("approved"),  # by the chief executive: the arrangement of the wheel
    whole("ball_mm", 1, 99),  # across: s131(4)
    choice("ball_substance", SUBSTANCES, optional=True),
)

CHIP_CITES: Final = NonValueCites(
    identical=cite("qld s137(1)"), elsewhere=cite("qld s137(2)"), exchange=cite("qld s137(3)")
)


class RouletteTable(ColourChipTable):
    """What a roulette table remembers between spins."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "roulette 1",
        value_chips: Cents | None = None,
        wheel: Wheel[int] = WHEEL,
        approved: bool = False,
        ball_mm: int = USUAL_BALL,
        ball_substance: str = NON_METALLIC,
    ) -> None:
        check_sign(sign)
        check_ball(ball_mm, ball_substance)
        super().__init__(game, sign, people, name, CHIP_CITES)
        self.wheel = wheel
        self.wheel_under = check_wheel(wheel, approved)  # what allows its arrangement
        self.value_chips = value_chips  # the most of them that a player may have down; None permits, 0 prohibits
        self.value_chips_of: dict[str, Cents | None] = {}  # for single players
        self.ball_mm = ball_mm
        self.spun: int | None = None  # where the ball has come to rest, until the crown is placed
        self.uncalled = False  # has it come to rest before 'no more bets' was called?
        self.crown: int | None = None  # the number last spun
        self.told: list[Mapping[str, Any]] = []  # what an inspector has been told is proposed

    def begin_round(self) -> None:
        super().begin_round()
        winners_lie(self, withdrawn_under=cite("qld s136(5)"), out_under=cite("qld s4(2)(b)"))

    def begin_spin(self) -> None:
        self.spun, self.uncalled = None, False
        self.told.clear()

    def limit_value_chips(self, most: Cents | None, name: str = "") -> None:
        """How far value chips may be used, by everybody or by one player."""
        if name:
            self.value_chips_of[name] = most
        else:
            self.value_chips = most
            self.value_chips_of.clear()

    def left(self, name: str) -> None:
        super().left(name)
        self.value_chips_of.pop(name, None)

    def most_in_value_chips(self, name: str) -> Cents | None:
        return self.value_chips_of.get(name, self.value_chips)

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        left = self._value_chips_left(person)
        found = [(colour, held if colour else min(held, left), unit) for colour, held, unit in super().means(person)]
        return [each for each in found if each[1] > 0]

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        most = self.most_in_value_chips(person.name)
        if not colour and most is not None and stake > self._value_chips_left(person):
            why = f"{person.name} may have ${dollars(most)} in value chips down here, and no more"
            raise Refused("qld s142", why, ground=Ground.MEANS, instead="use colour chips")
        super().check_means(person, stake, colour)

    def _value_chips_left(self, person: Person) -> Cents:
        most = self.most_in_value_chips(person.name)
        if most is None:
            return person.purse.value
        return most - sum(p.stake for p in self.placed if p.person == person.name and not p.chips)

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data = super().as_data()
        if self.wheel_under != DIAGRAM_5:
            data["wheel"] = list(self.wheel.compartments)
        if self.value_chips is not None:
            data["value_chips"] = dollars(self.value_chips)
        if self.value_chips_of:
            of = {name: "any" if most is None else dollars(most) for name, most in self.value_chips_of.items()}
            data["value_chips_of"] = of
        if self.crown is not None:
            data["crown"] = self.crown
        if self.ball_mm != USUAL_BALL:
            data["ball_mm"] = self.ball_mm
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        super().restore(data)
        if "wheel" in data:
            self.wheel = Wheel(self.wheel.name, tuple(data["wheel"]))
            self.wheel_under = check_wheel(self.wheel, approved=True)
        self.ball_mm = data.get("ball_mm", USUAL_BALL)
        check_ball(self.ball_mm, data.get("ball_substance", NON_METALLIC))
        self.crown = data.get("crown")
        if self.crown is not None and self.crown not in self.wheel.compartments:
            raise BadInput(f"the crown cannot stand on {quoted(self.crown)}; the numbers are 0 to 36")
        if "value_chips" in data:
            self.value_chips = read_most(data["value_chips"])
        of = data.get("value_chips_of", {})
        self.value_chips_of = {name: None if most == "any" else read_most(most) for name, most in of.items()}


def read_most(text: str) -> Cents:
    most = cents(text)
    if most < 0:
        raise BadInput("'value_chips' is the most of them in a wager: nought or more")
    return most
