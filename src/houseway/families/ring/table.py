"""A table with a ring: who has the spin, how the spins went, and the coins of the set."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.coins import Coins, Faces
from houseway.errors import BadInput, quoted
from houseway.families.ring.rules import SET, check_set
from houseway.play.events import Call
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.settlement import give_back
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager
from houseway.rulebook.parallel import Parallel

BOXER: Final = "boxer"
HOUSE_SPINNER: Final = "house spinner"
SPIN: Final = "spin the coins"
NO_SPIN: Final = "no spin"
BARRED: Final = "barred"
OUTSIDE: Final = "coin outside the ring"
KEPT: Final = ("spinner", "hand", "last", "spins", "valid", "invalid_run")
KINDS: Final = {int: "a whole number, nought or more", str: "text in quotes"}


class RingTable(Table):
    """What outlives a spin. A game says what its Part has to itself, and adds what it counts."""

    part: Parallel
    number: int  # of coins that are spun
    bowl: Call  # where the others are
    invalid_if: Mapping[str, Cite]  # each cause for which a spin must be declared invalid
    floater_called: Cite  # what says how a floater is announced
    spinners_rows: Sequence[Wager[Any]]  # what a spinner must wager,
    bonus_rows: Sequence[Wager[Any]] = ()  # and may besides
    kept: Sequence[str] = KEPT  # written to a record where it is not nothing
    hands: Sequence[str] = (BOXER,)  # who may spin in the spinner's place

    def __init__(self, game: Game[Any], sign: Sign, people: Iterable[Person], name: str, coins: int) -> None:
        super().__init__(game, sign, people, name)
        self.check_sign(sign)
        check_set(coins, self.part)
        self.spinners_rows = [game.wager_named[row.name] for row in self.spinners_rows]  # as this game has them
        self.bonus_rows = [game.wager_named[row.name] for row in self.bonus_rows]
        self.players_rows = [r for r in game.wagers if r not in self.spinners_rows and r not in self.bonus_rows]
        self.spinning = Coins(self.number)
        self.spinner = ""  # the player who has the spin
        self.hand = ""  # who spins in the spinner's place, or where there is none
        self.last = ""  # the player who had the spin last
        self.coins = coins  # left of the set in use
        self.new_set_due = False
        self.faces: Faces = ()  # how they last lay
        self.called_off = False  # is the spin declared invalid?
        self.uncalled = False  # have the coins left the kip before 'no more bets' was called?
        self.passed: list[str] = []  # who has been offered the spin in this round
        self.begin_game()

    def begin_game(self) -> None:
        """Nothing has been spun yet towards a spinner's wager."""
        self.spins = self.valid = self.invalid_run = 0
        self.faces = ()

    def begin_round(self) -> None:
        super().begin_round()
        self.passed = []

    @property
    def frozen(self) -> bool:
        """Must the players' wagers be decided before others are made? Not every Part has this."""
        return False

    def closed_under(self, _act: str) -> Cite:
        """Why no wager is made before the coins are spun."""
        return self.part("qld s475(4)")

    # Who spins

    @property
    def somebody_spins(self) -> bool:
        return bool(self.spinner or self.hand)

    @property
    def ready(self) -> bool:
        """May the coins be spun: has the spinner wagered, or is there no spinner who must?"""
        return bool(self.spinners_wagers() if self.spinner else self.hand)

    def owes(self, who: str) -> list[str]:
        """Nobody spins without a spinner's wager."""
        waits = self.spinner == who and not self.hand and not self.valid and not self.ready
        return [row.name for row in self.spinners_rows] if waits else []

    def spinners_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager in self.spinners_rows]

    def bonus_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager in self.bonus_rows]

    def players_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager in self.players_rows]

    def clockwise(self) -> Iterator[str]:
        """The players, from the one after the last spinner; at the commencement, from the right of the entrance."""
        names = [person.name for person in self.players]
        first = names.index(self.last) + 1 if self.last in names else 0
        yield from names[first:] + names[:first]

    def take_the_spin(self, who: str) -> None:
        self.spinner = self.last = who
        self.hand = ""
        self.begin_game()
        selects, also = self.part("qld s471(3)"), self.part("qld s472(2)(c)")
        self.announce(Call("{0} is the spinner and selects {1} coins", selects), who, self.number)
        self.announce(Call("{0} may also wager as a player", also), who)
        self.announce(self.bowl, self.coins - self.number)

    def retire(self, *under: Cite) -> None:
        """The spinner goes before any valid spin, and what was wagered as spinner goes back."""
        for placed in self.spinners_wagers() + self.bonus_wagers():
            give_back(self, placed, *under)
        self.end_turn()

    def stop(self, who: str) -> None:
        """The spinner spins no more before the spinner's wager is decided: the boxer does."""
        self.take_over(BOXER, f"{who} has stopped", self.part("qld s472(9)"))

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
            self.rule("a coin is lost: the game goes on with 4", self.part("qld s474(3)"))
        elif self.coins >= self.number and self.spinners_wagers():
            self.new_set_due = True
            what = f"a new set is due; {self.spinner}'s game goes on with the {self.coins} that are left"
            self.rule(what, self.part("qld s474(5)"))
        else:
            self.place_new_set()

    def place_new_set(self) -> None:
        self.rule(f"a new set of {SET} coins; the {self.coins} that are left are removed", self.part("qld s474(4)"))
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
                    raise BadInput(f"'{name}' cannot be {quoted(value)}; it is {KINDS.get(type(was), 'true or false')}")
                setattr(self, name, value)
        self.coins, self.new_set_due = data.get("coins", SET), data.get("new_set_due", False)
        if type(self.coins) is not int or not self.number <= self.coins <= SET:
            raise BadInput(f"a set has {self.number} to {SET} coins left, not {quoted(self.coins)}")
        if self.spinner and self.spinner not in [person.name for person in self.players]:
            raise BadInput(f"the spinner is a player at the table, not {quoted(self.spinner)}")
        if self.hand and self.hand not in self.hands:
            raise BadInput(f"'hand' is one of {', '.join(self.hands)}, not {quoted(self.hand)}")
