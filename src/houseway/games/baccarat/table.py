"""A baccarat table: who holds the shoe, and what is owed in commission."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import names
from houseway.errors import BadInput, quoted
from houseway.families.baccarat.cards import burn_by_first
from houseway.families.baccarat.points import FACE_VALUE
from houseway.families.baccarat.seats import Seats
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND, CoupTable
from houseway.games.baccarat.rules import DEFAULT_SIGN, Rules, check_rules, check_sign
from houseway.games.baccarat.terms import BANKER, BURNT, COLLECTED, NEW_BANKER
from houseway.money import Cents, Commission, cents, dollars, rounded_up
from houseway.play.ask import Steps
from houseway.play.events import CASH, Call
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.settings import check_settings
from houseway.play.settlement import give_back
from houseway.play.sign import Sign
from houseway.play.wager import Placed, Wager

if TYPE_CHECKING:
    from houseway.games.baccarat.texts import Text

HANDS: Final = (PLAYERS_HAND, BANKERS_HAND)
HALF_DOLLARS: Final = rounded_up(50, "qld s90(3)")
ROUNDED: Final = cite("qld s90(3)")
AT_ONCE: Final = cite("qld s90(4)")
MARKED: Final = cite("qld s90(6)")
OWED: Final = "owed"  # where chips come from that are the house's already
STANDING: Final = cite("qld s83(2)(d)")


class BaccaratTable(CoupTable):
    """What every round starts from and leaves behind, besides what the family has."""

    text: "Text"

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "baccarat 1",
        *,
        text: "Text",
        **rules: Any,
    ) -> None:
        check_sign(sign)
        self.rules = Rules(**{"decks": text.decks, **rules})
        check_rules(self.rules, text)
        super().__init__(game, sign, people, name, text, decks=self.rules.decks, places=self.rules.places)
        self.banker = ""  # the player who holds the shoe
        self.dealer_banks = self.rules.dealer_banks
        self.passed_at = 0  # the place of whoever held the shoe last; none did: 0
        self.declined: set[str] = set()  # who gave the shoe up in this round for want of a wager (s95(2))
        self.may_handle: set[str] = set()  # the cards of this round, by leave of the dealer (s96(2)(b))
        self.owed: dict[str, Cents] = {}  # commission, by player, as the marker buttons say

    def begin_round(self) -> None:
        super().begin_round()
        self.declined.clear()
        self.may_handle.clear()
        self.face_down = False

    # People

    def seat_of(self, name: str) -> int | None:
        """The number of a player's place; None where they stand."""
        return self.seats.of(name)

    def owing(self, name: str) -> Cents:
        """The commission on the marker button."""
        return self.owed.get(name, 0)

    def leaves(self, name: str) -> None:
        """What is owed comes out of the chips that the player takes away (reading BC12)."""
        if name in self.owed:
            self.collect(name)

    def collect(self, name: str, call: Call = COLLECTED) -> None:
        """The marker button is taken up: paid in chips, and in cash what the chips do not cover (reading BC12)."""
        owed, owes = self.owed.pop(name), self.people[name]
        in_chips = min(owed, owes.purse.value)
        self.move(owes, owed - in_chips, CASH)
        self.move(owes, -owed, OWED)
        self.announce(call, name, dollars(owed))

    def left(self, name: str) -> None:
        if name == self.banker:
            self.give_up_shoe()
        self.seats.rise(name)

    def cutters(self) -> Sequence[str]:
        """From the highest number, clockwise (s93(2), reading BC2); not those who stand (s83(2)(b))."""
        return self.seats.going_down()

    def burn_cards(self) -> Steps[None]:
        yield from burn_by_first(self)
        self.announce(BURNT, names(self.burnt), FACE_VALUE[self.burnt[0]])

    # The shoe

    @property
    def banked(self) -> bool:
        """Is there somebody to deal?"""
        return self.dealer_banks or self.may_bank(self.banker)

    def may_bank(self, name: str) -> bool:
        """The shoe is for those who sit (s94(5)) and are in the game."""
        return self.may_cut(name) and self.seat_of(name) is not None

    def take_shoe(self, name: str, _details: Mapping[str, Any]) -> None:
        self.banker = name
        self.announce(NEW_BANKER if self.passed_at else BANKER, name)

    def all_have_declined(self) -> bool:
        """Nobody has accepted the shoe: does this text then say who deals?"""
        return False

    def give_up_shoe(self) -> None:
        self.passed_at = self._seats.of(self.banker) or self.passed_at
        self.banker = ""

    def meets_the_minimum(self) -> bool:
        """Has the banker a wager of the table's minimum on one of the hands (s95(1))?"""
        least = self.limits.minimum
        return any(p.stake >= least for p in self.placed if p.person == self.banker and p.wager.name in HANDS)

    # Money

    def deal_goes_on(self) -> bool:
        """And is it begun by this banker, who has wagered enough?"""
        return super().deal_goes_on() and (self.started or self.dummy or not self.owes_a_wager)

    def owes(self, who: str) -> tuple[str, ...]:
        """Whoever has the shoe wagers the minimum on a hand (s95(1))."""
        return HANDS if self.banker == who and self.owes_a_wager else ()

    @property
    def owes_a_wager(self) -> bool:
        """Is there a banker who has not wagered the minimum on a hand (s95(1)), or took it back (reading BC39)?"""
        return self.text.banker_wagers and bool(self.banker) and not self.meets_the_minimum()

    def return_wagers(self, *under: Cite) -> None:
        """The coup decides nothing."""
        for placed in list(self.placed):
            give_back(self, placed, *under)

    def come_to_nothing(self) -> None:
        """The shoe could not finish the round: nothing is decided, and the next round is a new one."""
        self.no_effect()
        self.return_wagers(*self.text.unfinished)

    def commission_on(self, placed: Placed, won: Cents) -> tuple[Cents, tuple[Cite, ...]]:
        """Rounded where the operator rounds it (s90(3)); collected at once, or owed for now (s90(4) to (6))."""
        share = self.commission_of(placed.wager)
        assert share is not None
        charge = share.on(won)
        rounded = (ROUNDED,) if charge * share.of_each != won * share.share else ()
        return charge, rounded + self.collected_under(placed.person)

    def commission_of(self, wager: Wager[Any]) -> Commission | None:
        rounding = HALF_DOLLARS if self.rules.commission_rounded else None
        return None if wager.commission is None else replace(wager.commission, rounding=rounding)

    def defers_commission(self, person: str) -> bool:
        """Is what this person owes marked up, for later?"""
        return self.rules.commission_deferred and self.seat_of(person) is not None

    def collected_under(self, person: str) -> tuple[Cite, ...]:
        if self.defers_commission(person):
            return AT_ONCE, MARKED
        return (STANDING, AT_ONCE) if self.seat_of(person) is None else (AT_ONCE,)

    def holdings(self) -> Cents:
        """What is owed is in a player's chips, and is the house's."""
        return super().holdings() - sum(self.owed.values())

    # What a record writes down

    def as_data(self) -> dict[str, Any]:
        usual = asdict(Rules())
        rules = {name: each for name, each in asdict(self.rules).items() if each != usual[name]}
        data = {"rules": rules} | super().as_data() | {"seats": self.seats.as_data()}
        if self.owed:
            data["owed"] = {name: dollars(amount) for name, amount in self.owed.items()}
        if self.banker:
            data["banker"] = self.banker
        if self.dealer_banks != self.rules.dealer_banks:
            data["dealer_banks"] = self.dealer_banks
        if self.passed_at:
            data["passed_at"] = self.passed_at
        return data | self.results_data()

    def restore(self, data: Mapping[str, Any]) -> None:
        rules = data.get("rules", {})
        check_settings(self.game.title, self.text.settings, rules)
        self.rules = Rules(**rules)
        check_rules(self.rules, self.text)
        self._seats = Seats(self.rules.places)
        super().restore(data)
        self.owed = {name: cents(amount) for name, amount in data.get("owed", {}).items()}
        self.dealer_banks = data.get("dealer_banks", self.rules.dealer_banks) is True
        self.banker, self.passed_at = data.get("banker", ""), data.get("passed_at", 0)
        self._check_people()

    def _check_people(self) -> None:
        seated = self.seats.going_up()
        if any(name not in seated or amount <= 0 for name, amount in self.owed.items()):
            raise BadInput("'owed' is what players who sit here owe in commission: more than nought")
        if self.banker and (self.banker not in seated or self.dealer_banks):
            raise BadInput(
                f"{quoted(self.banker)} cannot be the banker; the players who sit here are {', '.join(seated)}"
            )
        if self.passed_at not in range(self.rules.places + 1):
            raise BadInput(f"'passed_at' cannot be {quoted(self.passed_at)}: it is the number of a place")
