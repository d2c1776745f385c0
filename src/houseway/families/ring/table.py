"""A table with a ring: who has the spin, how the spins went, and the coins of the set."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.coins import Coins, Faces
from houseway.errors import BadInput
from houseway.families.ring.cites import BOXER, RingCalls, RingCites
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.settlement import give_back
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager

__all__ = ["SET", "RingTable"]

SET: Final = 5  # coins
KEPT: Final = ("spinner", "hand", "last", "spins", "valid", "invalid_run")
COUNTED: Final = KEPT[3:]


class RingTable(Table):
    """What outlives a spin. A game adds what it counts."""

    kept: Sequence[str] = KEPT  # written to a record where it is not nothing
    hands: Sequence[str] = (BOXER,)  # who may spin in the spinner's place

    def __init__(
        self,
        game: Game[Any],
        sign: Sign,
        people: Iterable[Person],
        name: str,
        under: RingCites,
        calls: RingCalls,
        number: int,
        spinners_rows: Sequence[Wager[Any]],
        bonus_rows: Sequence[Wager[Any]] = (),
    ) -> None:
        super().__init__(game, sign, people, name)
        self.under, self.calls, self.number = under, calls, number
        self.spinners_rows, self.bonus_rows = spinners_rows, bonus_rows  # what a spinner must wager, and may besides
        self.spinning = Coins(number)
        self.spinner = ""  # the player who has the spin
        self.hand = ""  # who spins in the spinner's place, or where there is none
        self.last = ""  # the player who had the spin last
        self.coins = SET  # left of the set in use
        self.new_set_due = False
        self.left_kip = False  # the coins are in the air, or lie as they fell
        self.closed = False  # 'no more bets' has been called for this spin
        self.faces: Faces = ()  # how they last lay
        self.passed: list[str] = []  # who has been offered the spin in this round
        self.begin_game()

    def begin_game(self) -> None:
        """Nothing has been spun yet towards a spinner's wager."""
        self.spins = self.valid = self.invalid_run = 0
        self.faces = ()

    def begin_round(self) -> None:
        super().begin_round()
        self.passed, self.closed, self.left_kip = [], False, False

    # Who spins

    @property
    def somebody_spins(self) -> bool:
        return bool(self.spinner or self.hand)

    @property
    def ready(self) -> bool:
        """May the coins be spun: has the spinner wagered, or is there no spinner who must?"""
        return bool(self.spinners_wagers() if self.spinner else self.hand)

    def takes_part(self, name: str) -> bool:
        """Is this a player who is in the game?"""
        person = self.people.get(name)
        return person is not None and person.role is Role.PLAYER and not person.excluded

    def spinners_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager in self.spinners_rows]

    def bonus_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager in self.bonus_rows]

    def players_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager not in self.spinners_rows and p.wager not in self.bonus_rows]

    def clockwise(self) -> Iterator[str]:
        """The players, from the one after the last spinner; at the commencement, from the right of the entrance."""
        names = [person.name for person in self.players]
        first = names.index(self.last) + 1 if self.last in names else 0
        yield from names[first:] + names[:first]

    def take_the_spin(self, who: str) -> None:
        self.spinner = self.last = who
        self.hand = ""
        self.begin_game()
        self.announce(self.calls.spinner, who)
        self.announce(self.calls.also_a_player, who)
        self.announce(self.calls.bowl, self.coins - self.number)

    def retire(self, *under: Cite) -> None:
        """The spinner goes before any valid spin, and what was wagered as spinner goes back."""
        for placed in self.spinners_wagers() + self.bonus_wagers():
            give_back(self, placed, *under)
        self.end_turn()

    def end_turn(self) -> None:
        """Nobody has the spin any more; what was put off for the spinner's sake is done now."""
        self.spinner = self.hand = ""
        if self.new_set_due:
            self.place_new_set()

    def take_over(self, hand: str, why: str, *under: str | Cite) -> None:
        self.hand = hand
        self.rule(f"the {hand} spins: {why}", *under)

    def left(self, name: str) -> None:
        if name == self.spinner:
            self.end_turn()

    # The coins

    def lose(self, coins: int) -> None:
        """Coins of the set could not be found, or what was found was not of the set."""
        self.coins -= coins
        if self.coins == SET - 1:
            self.rule("a coin is lost: the game goes on with 4", self.under.one_lost)
        elif self.coins >= self.number and self.spinners_wagers():
            self.new_set_due = True
            who = self.spinner
            self.rule(f"a new set is due; {who}'s game goes on with the {self.coins} that are left", self.under.go_on)
        else:
            self.place_new_set()

    def place_new_set(self) -> None:
        self.rule(f"a new set of {SET} coins; the {self.coins} that are left are removed", self.under.new_set)
        self.coins, self.new_set_due = SET, False

    # Between rounds

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: value for name in self.kept if (value := getattr(self, name))}
        return data | {"coins": self.coins} | ({"new_set_due": True} if self.new_set_due else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        for name in self.kept:
            if name in data:
                was, value = getattr(self, name), data[name]
                if type(value) is not type(was) or (type(value) is int and value < 0):
                    raise BadInput(f"'{name}' cannot be {value!r}")
                setattr(self, name, value)
        self.coins, self.new_set_due = data.get("coins", SET), data.get("new_set_due", False)
        if type(self.coins) is not int or not self.number <= self.coins <= SET:
            raise BadInput(f"a set has {self.number} to {SET} coins left, not {self.coins!r}")
        if self.spinner and self.spinner not in [person.name for person in self.players]:
            raise BadInput(f"the spinner is a player at the table, not {self.spinner!r}")
        if self.hand and self.hand not in self.hands:
            raise BadInput(f"'hand' is one of {', '.join(self.hands)}, not {self.hand!r}")
