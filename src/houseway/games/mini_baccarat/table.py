"""A mini-baccarat table: what every round starts from and leaves behind, besides what the family has."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from houseway.cite import cite
from houseway.families.baccarat.moments import BURNING
from houseway.families.baccarat.seats import Seats, label
from houseway.families.baccarat.table import CoupTable
from houseway.games.mini_baccarat.rules import DEFAULT_SIGN, SETTINGS, Rules, check_sign
from houseway.games.mini_baccarat.terms import REMOVED, TEXT
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.game import Game
from houseway.play.people import DEALER, Person
from houseway.play.settings import check_settings
from houseway.play.settlement import take_off
from houseway.play.sign import Sign

ONE_BOX: Final = cite("qld s191(2)(a)")
FIRST_CARD: Final = cite("qld s201(8)")
REMOVING: Final = Choice(DEALER, {"remove the first card": Offer(FIRST_CARD)}, FIRST_CARD, moment=BURNING)


class MiniBaccaratTable(CoupTable):
    """`rules` says how the table is run."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "mini-baccarat 1",
        **rules: Any,
    ) -> None:
        self.rules = Rules(**rules)
        check_sign(sign)
        decks = game.variant["decks"]
        super().__init__(game, sign, people, name, TEXT, decks=decks, places=self.rules.places)
        self.more_removed = False  # more cards are being removed after the first one (s201(10))

    # The cards

    def cutters(self) -> Sequence[str]:
        """From the lowest number, going up (s201(2), reading MB1); who stands takes no part (s191(2)(b))."""
        return self.seats.going_up()

    def may_cut(self, name: str) -> bool:
        return super().may_cut(name) and self.seats.of(name) is not None

    def burn_cards(self) -> Steps[None]:
        """One card, face down (s201(8)); more only as s201(10) has it (see `first_card`)."""
        yield REMOVING
        self.shoe.take_unseen()
        self.announce(REMOVED)

    @property
    def only_the_first_card_is_out(self) -> bool:
        """The first card lies in the discard holder, and no other has left the shoe."""
        whole = self.shoe.decks * len(self.shoe.deck)
        return not self.due and not self.waiting and self.shoe.remaining == whole - 1

    # People

    def left(self, name: str) -> None:
        self.leave_box(name)
        self._seats.rise(name)

    def leave_box(self, name: str) -> None:
        """Nobody sits at this box any more: whoever stood and wagered in it takes the wager back."""
        number = self._seats.of(name)
        for placed in [p for p in self.placed if number is not None and p.selection == label(number)]:
            take_off(self, placed, ONE_BOX)
            what = f"{name} no longer sits at {placed.selection}: {placed.person}'s {placed.wager.name} goes back"
            self.rule(what, ONE_BOX)

    # A record of it

    def as_data(self) -> dict[str, Any]:
        usual = asdict(Rules())
        rules = {name: each for name, each in asdict(self.rules).items() if each != usual[name]}
        return super().as_data() | rules | {"seats": self.seats.as_data()} | self.results_data()

    def restore(self, data: Mapping[str, Any]) -> None:
        rules = {name: data[name] for name in Rules.__slots__ if name in data}
        check_settings(self.game.title, SETTINGS, rules)
        self.rules = Rules(**rules)
        self._seats = Seats(self.rules.places)
        super().restore(data)
