"""A craps table: the point, the shooter, the set of dice, and the marker buttons."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from houseway.errors import BadInput
from houseway.families.tumbler import flag
from houseway.games.craps.arithmetic import POINTS
from houseway.games.craps.calling import ThrowCall
from houseway.games.craps.facts import DONT, ON_THE_LINE
from houseway.games.craps.rules import DEFAULT_SIGN, check_dice, check_sign
from houseway.games.craps.terms import IN_A_SET, REPLACE_THE_CASH, Mark, mark_of
from houseway.games.craps.wagers import SLEEPERS
from houseway.money import Cents, Rounding
from houseway.play.acts import whole, yes
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager

KEPT: Final = ("point", "shooter", "took_over", "turn", "new_set", "ordered", "invalid_rolls")
SETTINGS: Final = (yes("double_odds"), yes("round_winnings"), whole("dice", 0, 99))


class CrapsTable(Table):
    """What a craps table remembers between rolls. Players stand clockwise from the boxperson's left (reading D13)."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "craps 1",
        double_odds: bool | None = None,
        round_winnings: bool = True,
        dice: int = IN_A_SET,
    ) -> None:
        check_sign(sign)
        check_dice(dice)
        super().__init__(game, sign, people, name)
        self.double_odds = double_odds  # does the operator agree to whoever asks for them? Nobody has said so yet
        self.double_odds_of: dict[str, bool] = {}  # to this player, whatever holds for the others
        self.round_winnings = round_winnings  # whole dollars on odds, as s119(1B) allows
        self.point = 0  # the come out point; 0: the next roll is a come out roll
        self.shooter = ""
        self.took_over = False  # the shooter was given the dice when there was a point already
        self.turn = ""  # who is offered the dice first when there is no shooter
        self.dice = dice  # left of the set in use
        self.new_set = False  # another set is waiting for the next shooter
        self.markers: dict[Mark, str] = {}  # 'on' or 'off', on top of a wager
        self.calls: list[Mark] = []  # of 'on', that no button has confirmed yet
        self.reduced: set[Mark] = set()  # don't bets that their players have taken from, until they would be decided
        self.invalid_rolls = 0  # by this shooter
        self.ordered = ""  # who must pass the dice, and is not offered them again at once
        self.standing: list[str] = []  # who stood where when the roll began
        self.in_cash: dict[Mark, Cents] = {}  # of wagers made while the dice were in the air
        self.begin_throw()

    def begin_throw(self) -> None:
        """Nothing has been thrown yet."""
        self.faces: tuple[int, int] | None = None  # skyward, once the dice have come to rest
        self.call: ThrowCall | None = None  # the throw as it has been called or ruled so far

    def begin_round(self) -> None:
        super().begin_round()
        self.standing, self.in_cash = [p.name for p in self.players], {}
        lies = {mark_of(placed) for placed in self.placed}
        self.markers = {mark: shows for mark, shows in self.markers.items() if mark in lies}
        self.begin_throw()

    def owes(self, who: str) -> list[str]:
        """A shooter who has no line bet, and did not take over when none could be made, only passes the dice (s126)."""
        if who != self.shooter or (self.took_over and not self.come_out):
            return []
        has = any(placed.person == who and placed.wager.name in ON_THE_LINE for placed in self.placed)
        return [] if has else [row.name for row in self.game.wagers if row.name in ON_THE_LINE]

    @property
    def come_out(self) -> bool:
        return self.point == 0

    @property
    def in_the_cup(self) -> int:
        """Of the set in use, but for the two that the shooter has."""
        return self.dice - 2 if self.shooter else self.dice

    def in_turn(self) -> Iterator[str]:
        """Who is offered the dice, clockwise, each once."""
        names = [p.name for p in self.players]
        at = names.index(self.turn) if self.turn in names else 0
        yield from names[at:] + names[:at]

    def may_shoot(self, name: str) -> bool:
        return name in self.people and not self.people[name].excluded and name != self.ordered

    def after(self, name: str) -> str:
        """The player to the left of another, who may have gone."""
        names = self.standing if name in self.standing else [p.name for p in self.players]
        at = names.index(name) + 1 if name in names else 0
        there = (n for n in names[at:] + names[:at] if n in self.people and self.people[n].role is Role.PLAYER)
        return next(there, "")

    def left(self, name: str) -> None:
        if name == self.turn or name == self.shooter:
            self.turn = self.after(name)
        if name == self.shooter:
            self.shooter, self.took_over, self.invalid_rolls = "", False, 0
            self.use_new_set()
        self.reduced = {mark for mark in self.reduced if mark[0] != name}
        self.double_odds_of.pop(name, None)

    def use_new_set(self) -> bool:
        """A set that is waiting takes the place of one that has lost dice (s125(d))."""
        waiting, self.new_set = self.new_set, False
        self.dice = IN_A_SET if waiting else self.dice
        return waiting

    def agrees_to_double(self, name: str) -> bool:
        """Does the operator agree, where this player asks (s119(1A)(b) and its like)?"""
        return self.double_odds_of.get(name, bool(self.double_odds))

    def is_on(self, placed: Placed) -> bool:
        """Can the next roll decide this wager? One button stands for all wagers of the kind (s112(2))."""
        kind = SLEEPERS.get(placed.wager.name)
        if kind is None or not self.come_out:
            return True
        own = self.markers.get(mark_of(placed))
        if own is not None:
            return own == "on"
        marked = self.markers.items()
        return any(who == placed.person and SLEEPERS[on] == kind and shows == "on" for (who, on, _), shows in marked)

    def take_off(self, placed: Placed) -> None:
        """A button goes with its wager, and so does a call for one (reading D10), or the cash that it was made with."""
        super().take_off(placed)
        gone = mark_of(placed)
        self.markers.pop(gone, None)
        if self.in_cash.pop(gone, 0) and placed.person not in {who for who, _, _ in self.in_cash}:
            self.duties = [due for due in self.duties if due[:2] != (REPLACE_THE_CASH, placed.person)]
        self.calls = [mark for mark in self.calls if mark != gone]

    def rounding(self, wager: Wager[Any]) -> Rounding | None:
        return wager.rounding if self.round_winnings else None

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data: dict[str, Any] = {}
        for name in KEPT:
            data |= {name: value} if (value := getattr(self, name)) else {}
        data |= {"dice": self.dice} if self.dice != IN_A_SET else {}
        data |= {"round_winnings": False} if not self.round_winnings else {}
        data |= {"double_odds": self.double_odds} if self.double_odds is not None else {}
        data |= {"double_odds_of": self.double_odds_of} if self.double_odds_of else {}
        marks = [_written(mark) | {"shows": shows} for mark, shows in self.markers.items()]
        data |= {"markers": marks} if marks else {}
        return data | ({"reduced": [_written(mark) for mark in sorted(self.reduced)]} if self.reduced else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        for name in (*KEPT, "dice", "round_winnings"):
            setattr(self, name, type(getattr(self, name))(data.get(name, getattr(self, name))))
        self.double_odds = flag(data, "double_odds") if "double_odds" in data else self.double_odds
        of = data.get("double_odds_of", {})
        self.double_odds_of = {self.person(name).name: flag(of, name) for name in of}
        self.markers = {_read(mark): str(mark["shows"]) for mark in data.get("markers", ())}
        self.reduced = set(map(_read, data.get("reduced", ())))
        self._check_restored()

    def _check_restored(self) -> None:
        if self.point not in (0, *POINTS):
            raise BadInput(f"'point' cannot be {self.point}; it is one of {', '.join(map(str, POINTS))}")
        for name in (self.shooter, self.turn, self.ordered):
            if name and self.person(name).role is not Role.PLAYER:
                raise BadInput(f"{name} does not play, and throws no dice")
        if not 2 <= self.dice <= IN_A_SET:
            raise BadInput(f"'dice' is how many are left of a set: 2 to {IN_A_SET}, not {self.dice}")
        for who, on, selection in self.markers:
            if on not in SLEEPERS or self.markers[who, on, selection] not in ("on", "off"):
                raise BadInput(f"no button goes on a {on}; they show 'on' or 'off' on {', '.join(SLEEPERS)}")
        for who, on, selection in self.reduced:
            if self.person(who).role is not Role.PLAYER or on not in DONT or selection not in (on, *map(str, POINTS)):
                raise BadInput(f"'reduced' names don't bets: {', '.join(sorted(DONT))}, there or on a point")


def _written(mark: Mark) -> dict[str, str]:
    return dict(zip(("person", "on", "selection"), mark, strict=True))


def _read(data: Mapping[str, Any]) -> Mark:
    return str(data["person"]), str(data["on"]), str(data["selection"])
