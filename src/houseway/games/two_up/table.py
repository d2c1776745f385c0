"""A two-up table: the ring, and what its lights show."""

from collections.abc import Iterable
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.coins import HEAD, Faces
from houseway.errors import Ground, Refused
from houseway.families.ring.rules import DEFAULT_SIGN, SET
from houseway.families.ring.table import BOXER, HOUSE_SPINNER, RingTable
from houseway.games.two_up.arithmetic import counted
from houseway.games.two_up.terms import BOWL, COINS, FLOATER_CALLED, HEADS, INVALID_IF, ODDS, PART, TAILS
from houseway.games.two_up.wagers import SPINNERS_ROWS, Spun
from houseway.money import Cents, dollars
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign

LIGHTS: Final = {  # s173(1): how many of each set, their colour, and where the set is provided for
    ODDS: (5, "yellow", cite("qld s173(1)(a)")),
    HEADS: (3, "red", cite("qld s173(1)(b)")),
    TAILS: (3, "green", cite("qld s173(1)(c)")),
}
LIGHTS_WORK: Final = cite("qld s173(1)")
LIGHTS_FAIL: Final = cite("qld s173(2)")


class TwoUpTable(RingTable):
    """What a two-up table remembers between the spins that decide its players' wagers."""

    part, number, spinners_rows = PART, COINS, SPINNERS_ROWS
    bowl, invalid_if, floater_called = BOWL, INVALID_IF, FLOATER_CALLED
    kept = (*RingTable.kept, HEADS, TAILS, ODDS, "cards")
    hands = (BOXER, HOUSE_SPINNER)

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "two-up 1",
        coins: int = SET,
    ) -> None:
        super().__init__(game, sign, people, name, coins)
        self.cards = False  # s173(2): the lights have failed, and cards show the results
        self.through_odds = False  # s168(6): odds came with players' wagers on the layout

    def begin_game(self) -> None:
        super().begin_game()
        self.heads = self.tails = self.odds = 0

    def begin_round(self) -> None:
        super().begin_round()
        self.through_odds = False

    def count(self, faces: Faces) -> Spun:
        """A light goes on for each valid spin."""
        up = faces.count(HEAD)
        self.heads, self.tails, self.odds = counted(self.heads, self.tails, self.odds, up)
        return Spun(up, self.heads, self.tails, self.odds)

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        """Chips, and coins as s6 allows."""
        if stake % self.unit:
            why = f"${dollars(stake)} cannot be made up of chips and ${dollars(self.unit)} coins"
            raise Refused("qld s170(2)", why, ground=Ground.MEANS)
        super().check_means(person, stake, colour)

    @property
    def frozen(self) -> bool:
        """Odds were spun and players' wagers are not decided: they stay, and no new ones are made."""
        return self.through_odds and bool(self.players_wagers())

    def closed_under(self, act: str) -> Cite:
        if self.frozen:
            return cite("qld s168(6)(a)") if act == "withdraw" else cite("qld s168(6)(b)")
        return super().closed_under(act)

    @property
    def shown_under(self) -> Cite:
        return LIGHTS_FAIL if self.cards else LIGHTS_WORK
