"""A mini-baccarat table: its numbered places, the two hands, the shoe, and what it remembers between rounds."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.baccarat.seats import Seats, label
from houseway.families.baccarat.table import CoupTable
from houseway.families.shuffling import DEALER
from houseway.games.mini_baccarat.rules import DEFAULT_SIGN, WAGERS_OF_THE_TABLE, Rules, check_decks, check_sign
from houseway.games.mini_baccarat.terms import CITES, REMOVED, RESULTS
from houseway.money import Cents, dollars
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Limits, Sign
from houseway.play.wagering import take_off

__all__ = ["MiniBaccaratTable"]

REMOVING = Choice(DEALER, {"remove the first card": Offer(cite("qld s201(8)"))}, cite("qld s201(8)"))


class MiniBaccaratTable(CoupTable):
    """What every round starts from and leaves behind."""

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
        super().__init__(game, sign, people, name, check_decks(game.variant["decks"]), CITES)
        self._seats = Seats(self.rules.places)
        self.result = ""  # what this round's hands came to, once that is announced
        self.results: list[str] = []  # and those of the shoe so far

    def begin_round(self) -> None:
        super().begin_round()
        self.result = ""

    def begin_shoe(self) -> None:
        super().begin_shoe()
        self.results = []

    def come_to(self, result: str) -> None:
        self.result = result
        self.results.append(result)

    @property
    def seats(self) -> Seats:
        """Who sits where; somebody who has just joined the game has sat down."""
        self._seats.welcome(self.players)
        return self._seats

    @property
    def limits(self) -> Limits:
        """The table's minimum and maximum wager."""
        return self.sign.limits[WAGERS_OF_THE_TABLE]

    def refuse_coins(self, stake: Cents) -> None:
        why = f"${dollars(stake)} cannot be made up of chips and ${dollars(self.unit)} coins"
        raise Refused("qld s195(3)", why, ground=Ground.MEANS)

    # The cards

    def cutters(self) -> Sequence[str]:
        """From the lowest number, going up (s201(2), reading MB1); who stands takes no part (s191(2)(b))."""
        return self.seats.going_up()

    def may_cut(self, name: str) -> bool:
        return super().may_cut(name) and self.seats.of(name) is not None

    def burn_cards(self) -> Steps[None]:
        """One card, face down (s201(8)); more only as s201(10) has it (see `burning`)."""
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
            take_off(self, placed)
            what = f"{name} no longer sits at {placed.selection}: {placed.person}'s {placed.wager.name} goes back"
            self.rule(what, "qld s191(2)(a)")

    # A record of it

    def as_data(self) -> dict[str, Any]:
        usual = Rules()
        rules = {k: getattr(self.rules, k) for k in usual.__slots__ if getattr(self.rules, k) != getattr(usual, k)}
        results = {"results": list(self.results)} if self.results else {}
        return super().as_data() | rules | {"seats": self.seats.as_data()} | results

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.rules = Rules(**{name: data[name] for name in Rules.__slots__ if name in data})
        self._seats = Seats(self.rules.places)
        self.results = list(data.get("results", ()))
        if not set(self.results) <= set(RESULTS):
            raise BadInput(f"'results' are each one of {', '.join(RESULTS)}")
        if "seats" in data:  # whoever has no place there stands
            self._seats.restore(data["seats"], self.players)
            for person in self.players:
                if self._seats.of(person.name) is None:
                    self._seats.stand(person.name)
