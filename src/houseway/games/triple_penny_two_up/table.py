"""A triple penny two-up table: the ring, and how its results are displayed."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.equipment.coins import HEAD, Faces
from houseway.errors import BadInput, quoted
from houseway.families.ring.rules import DEFAULT_SIGN, SET
from houseway.families.ring.table import RingTable
from houseway.games.triple_penny_two_up.arithmetic import counted
from houseway.games.triple_penny_two_up.rules import check_name
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, BOWL, COINS, FLOATER_CALLED, INVALID_IF, PART
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, SPINNERS_ROWS, Spun
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.wager import Placed

DISPLAYS: Final = {"lights": "qld s479(a)", "electronic display": "qld s479(b)", "cards": "qld s479(c)"}


class TriplePennyTable(RingTable):
    """What a table remembers between spins."""

    part, number, spinners_rows, bonus_rows = PART, COINS, SPINNERS_ROWS, BONUS_ROWS
    bowl, invalid_if, floater_called = BOWL, INVALID_IF, FLOATER_CALLED
    kept = (*RingTable.kept, "heads", "tails", "triples", "title")

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "triple penny 1",
        coins: int = SET,
        title: str = "",
        approved: bool = False,
    ) -> None:
        super().__init__(game, sign, people, name, coins)
        check_name(title, approved)
        self.title = title  # what the casino calls the game, where it is not by its own name
        self.display = "lights"

    def begin_game(self) -> None:
        super().begin_game()
        self.heads = self.tails = self.triples = 0

    def count(self, faces: Faces) -> int:
        """The coins with the head uppermost; the spins of the spinner's game are counted."""
        up = faces.count(HEAD)
        self.heads, self.tails, self.triples = counted(self.heads, self.tails, self.triples, up)
        return up

    def facts(self, up: int, placed: Placed) -> Spun:
        return Spun(up, placed.selection == BONUS_PLAY, self.heads, self.tails, self.triples)

    def in_bonus_play(self) -> list[Placed]:
        return [p for p in self.players_wagers() if p.selection == BONUS_PLAY]

    def as_data(self) -> dict[str, Any]:
        return super().as_data() | ({"display": self.display} if self.display != "lights" else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.display = data.get("display", "lights")
        if self.display not in DISPLAYS:
            raise BadInput(f"results are displayed by {', '.join(DISPLAYS)}, not {quoted(self.display)}")
